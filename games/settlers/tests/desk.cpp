// The desk of the rule tests.
#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {

namespace {

// Hands that nobody mentions are empty where the game starts in the middle: what is in play is what the test says.
void empty_hands(Json& document, const Given& given) {
    if (!given.patch.as_object().contains("turn")) return;
    for (auto& [name, player] : document.at("players").as_object())
        for (const char* place : {"hand", "aside"}) player.as_object()[place] = boost::json::array();
    document.as_object()["row"] = boost::json::array();
}

}  // namespace

const Json& edition() {
    static const Json kEdition = parse_json(Settlers::file("components.json"), "components.json");
    return kEdition;
}
const Edition& base_tables() {
    static const Edition kTables = Settlers::load(Node(edition(), "components.json"));
    return kTables;
}

Given& Given::faction(const std::string& seat, const std::string& faction) {
    return set({"players", seat, "faction"}, Json(faction));
}
Given& Given::hand(const std::string& seat, const MoveTexts& cards) {
    return set({"players", seat, "hand"}, names(cards));
}
Given& Given::empire(const std::string& seat, const MoveTexts& cards) {
    for (const std::string& card : cards) set({"players", seat, "empire", card}, boost::json::object());
    return *this;
}
Given& Given::on(const std::string& seat, const std::string& location, std::string_view json) {
    return set({"players", seat, "empire", location}, parse_json(json, "given"));
}
Given& Given::foundations(const std::string& seat, const MoveTexts& cards) {
    return set({"players", seat, "foundations"}, names(cards));
}
Given& Given::deals(const std::string& seat, const MoveTexts& cards) {
    return set({"players", seat, "deals"}, names(cards));
}
Given& Given::goods(const std::string& seat, const Amounts& goods) {
    for (const auto& [good, n] : goods) set({"players", seat, "goods", good}, n);
    return *this;
}
Given& Given::vp(const std::string& seat, int points) { return set({"players", seat, "vp"}, points); }
Given& Given::passed(const std::string& seat) { return set({"players", seat, "passed"}, true); }
Given& Given::turn(const std::string& phase, const std::string& seat, int round) {
    set({"turn", "phase"}, Json(phase));
    if (!seat.empty()) set({"turn", "seat"}, Json(seat)).set({"start"}, Json(seat));
    if (round) set({"turn", "round"}, round);
    return *this;
}

Given action(const std::string& seat) { return Given().turn("action", seat, 2); }

Desk::Desk(int seats, const Given& given, const Json& options) : DeskOf(base_tables(), seats, options) {
    draw_luck();
    Json document = Settlers::document({t, s});
    empty_hands(document, given);
    merge_patch(document, given.patch);
    document.as_object().erase("turn");
    begin_with(document, given.patch.as_object().if_contains("turn"));
}

std::string Desk::row() const {
    if (is_over(s)) return "over";
    return row_for<Settlers>(s, lowest(pentarchy::pending<Settlers>(s))).name;
}

Desk& Desk::carry_on() {
    for (draw_luck(); !is_over(s) && row() != "take_turn" && row() != "after_action" && row() != "take_card";
         draw_luck())
        play(pending()[0], offers(pending()[0])[0]);
    return *this;
}

Desk& Desk::end_actions() {
    for (carry_on(); row() == "take_turn" || row() == "after_action"; carry_on())
        play(pending()[0], row() == "take_turn" ? "pass" : "end_turn");
    return *this;
}

bool Desk::stands(std::string_view word, const std::string& location) const {
    return has("players." + std::string(word) + ".empire." + location);
}

}  // namespace pentarchy::settlers
