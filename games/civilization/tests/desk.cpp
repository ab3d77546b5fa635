// The desk of the rule tests.
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {

const Json& edition() {
    static const Json kEdition = parse_json(Civilization::file("components.json"), "components.json");
    return kEdition;
}
const Edition& base_tables() {
    static const Edition kTables = Civilization::load(Node(edition(), "components.json"));
    return kTables;
}

Given& Given::nations(const MoveTexts& nations) {
    chosen = nations;
    return *this;
}
Given& Given::techs(const std::string& seat, const MoveTexts& techs, const std::vector<int>& rows) {
    for (size_t row = 0; row < rows.size(); ++row)
        set({"players", seat, "rows", std::to_string(row + 1)}, Json(rows[row]));
    return set({"players", seat, "techs"}, names(techs));
}
Given& Given::resource(const std::string& seat, const std::string& kind, int n) {
    return set({"players", seat, "resources", kind}, Json(n));
}
Given& Given::government(const std::string& seat, const std::string& government) {
    return set({"players", seat, "government"}, Json(government));
}
Given& Given::figure(const std::string& seat, const std::string& figure, const std::string& square) {
    return set({"players", seat, "figures", figure, "square"}, square.empty() ? Json(nullptr) : Json(square));
}
Given& Given::city(const std::string& seat, const std::string& city, const std::string& centre) {
    return set({"players", seat, "cities", city, "centre"}, Json(centre));
}
Given& Given::city_flag(const std::string& seat, const std::string& city, const std::string& flag) {
    return set({"players", seat, "cities", city, flag}, Json(true));
}
Given& Given::units(const std::string& seat, const MoveTexts& cards) {
    return set({"players", seat, "units"}, names(cards));
}
Given& Given::thing(const std::string& square, const std::string& thing) {
    return set({"things", square}, Json(thing));
}
Given& Given::tile(int slot, const std::string& tile, const std::string& arrow) {
    return set({"tiles", std::to_string(slot)}, Json{{"tile", tile}, {"arrow", arrow}});
}
Given& Given::turn(const std::string& phase, const std::string& seat) {
    set({"turn", "phase"}, Json(phase));
    if (!seat.empty()) set({"turn", "seat"}, Json(seat));
    return *this;
}

Given at(const std::string& phase, const std::string& seat) { return Given().turn(phase, seat); }

Desk::Desk(int seats, const Given& given, Json options)
    : DeskOf(base_tables(), seats, (options.as_object()["nations"] = "chosen", options)) {
    luck("first_seat red");
    const MoveTexts usual = {"romans", "germans", "mongols", "english", "zulu"};
    for (int i = 0; i < seats; ++i) {
        const auto seat = static_cast<size_t>(i);
        play(t.seat_words[seat], "keep_nation " + (seat < given.chosen.size() ? given.chosen[seat] : usual[seat]));
    }
    if (given.patch.as_object().empty()) return;
    until("start_box");
    Json document = Civilization::document({t, s});
    Json patch = given.patch;
    const Json* turn = patch.as_object().if_contains("turn");
    const Json begins = turn ? *turn : Json();
    patch.as_object().erase("turn");
    overlay(document, patch);
    begin_with(document, turn ? &begins : nullptr);
}

std::string Desk::row() const {
    if (is_over(s)) return "over";
    const auto pending = pentarchy::pending<Civilization>(s);
    const Seat me = pending ? static_cast<Seat>(std::countr_zero(pending)) : kChance;
    return row_for<Civilization>(s, me).name;
}
Desk& Desk::until(std::string_view wanted) {
    for (int i = 0; i < 1000 && row() != wanted && !is_over(s); ++i) {
        draw_luck();
        if (is_over(s) || row() == wanted) break;
        const std::string who = pending().front();
        play(who, offers(who).front());
    }
    return *this;
}
std::string Desk::thing(const std::string& square) const {
    const Json at = this->at("things." + square);
    return at.is_string() ? std::string(at.as_string()) : "";
}
std::string Desk::square_of(const std::string& seat, const std::string& figure) const {
    const Json at = this->at("players." + seat + ".figures." + figure + ".square");
    return at.is_string() ? std::string(at.as_string()) : "";
}

}  // namespace pentarchy::civilization
