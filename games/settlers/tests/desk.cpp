// The desk of the rule tests.
#include "games/settlers/tests/desk.h"

#include <algorithm>

namespace pentarchy::settlers {

namespace {

std::string joined(const Texts& texts) {
    std::string out;
    for (const std::string& text : texts) out += "[" + text + "]";
    return out;
}

// Hands that nobody mentions are empty where the game starts in the middle: what is in play is what the test says.
void empty_hands(Json& document, const Given& given) {
    if (!given.patch.as_object().contains("turn")) return;
    for (auto& [name, player] : document.at("players").as_object())
        for (const char* place : {"hand", "aside"}) player.as_object()[place] = boost::json::array();
    document.as_object()["row"] = boost::json::array();
}

}  // namespace

bool contains(const Texts& texts, std::string_view text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

Texts beginning(const Texts& texts, std::string_view verb) {
    Texts out;
    for (const std::string& text : texts)
        if (text == verb || text.starts_with(std::string(verb) + " ")) out.push_back(text);
    return out;
}

Json names(const Texts& words) {
    boost::json::array out;
    for (const std::string& word : words) out.emplace_back(word);
    return out;
}

const Json& edition() {
    static const Json kEdition = parse_json(Settlers::file("components.json"), "components.json");
    return kEdition;
}
const Tables& base_tables() {
    static const Tables kTables = Settlers::load(Node(edition(), "components.json"));
    return kTables;
}

Given& Given::with(std::string_view json) {
    merge_patch(patch, parse_json(json, "given"));
    return *this;
}
Given& Given::set(const Texts& path, const Json& value) {
    Json* at = &patch;
    for (const std::string& step : path) {
        if (!at->is_object()) *at = boost::json::object();
        at = &at->as_object()[step];
    }
    *at = value;
    return *this;
}
Given& Given::faction(const std::string& seat, const std::string& faction) {
    return set({"players", seat, "faction"}, Json(faction));
}
Given& Given::hand(const std::string& seat, const Texts& cards) { return set({"players", seat, "hand"}, names(cards)); }
Given& Given::empire(const std::string& seat, const Texts& cards) {
    for (const std::string& card : cards) set({"players", seat, "empire", card}, boost::json::object());
    return *this;
}
Given& Given::on(const std::string& seat, const std::string& location, std::string_view json) {
    return set({"players", seat, "empire", location}, parse_json(json, "given"));
}
Given& Given::foundations(const std::string& seat, const Texts& cards) {
    return set({"players", seat, "foundations"}, names(cards));
}
Given& Given::deals(const std::string& seat, const Texts& cards) {
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

Desk::Desk(int seats, const Given& given, const Json& options)
    : t(base_tables()), s(fresh<Settlers>(t, seats, options)) {
    draw_luck();
    Json document = Settlers::document({t, s});
    empty_hands(document, given);
    merge_patch(document, given.patch);
    document.as_object().erase("turn");
    s = Settlers::restore(t, Node(document, "given"));
    if (const Json* turn = given.patch.as_object().if_contains("turn"))
        for (const auto& entry : Settlers::entries())
            if (turn->at("phase") == Json(entry.name)) entry.enter(t, s, Node(*turn, "turn"));
    trace = {};
    begin<Settlers>(t, s, &trace);
    check_books();
}

Seat Desk::seat(std::string_view word) const {
    for (Seat i = 0; i < s.seats; ++i)
        if (word == t.seat_words[i]) return i;
    throw std::runtime_error("no such seat: " + std::string(word));
}

Texts Desk::pending() const {
    if (is_over(s)) return {"over"};
    if (is_chance<Settlers>(s)) return {"luck"};
    Texts out;
    for (const Seat i : each(pentarchy::pending<Settlers>(s))) out.push_back(t.seat_words[i]);
    return out;
}

std::string Desk::row() const {
    if (is_over(s)) return "over";
    return row_for<Settlers>(s, lowest(pentarchy::pending<Settlers>(s))).name;
}

Texts Desk::offers(std::string_view word) const {
    Offer offered;
    offer<Settlers>({t, s}, must_be_pending(word), offered);
    return texts(offered);
}

std::string Desk::refusal(std::string_view word, std::string_view move) const {
    Offer offered, explained;
    std::vector<Refusal> refused;
    const Seat me = must_be_pending(word);
    offer<Settlers>({t, s}, me, offered);
    explain<Settlers>({t, s}, me, explained, refused);
    EXPECT_EQ(texts(offered), texts(explained)) << "the explaining offer differs";
    for (const Refusal& r : refused)
        if (move_text<Settlers>(t, r.move) == move) return rule_id("IS", r.rule);
    return "";
}

Desk& Desk::play(std::string_view word, std::string_view move) {
    Offer offered;
    const Seat me = must_be_pending(word);
    offer<Settlers>({t, s}, me, offered);
    for (const Move m : offered)
        if (move_text<Settlers>(t, m) == move) return take_move(me, m);
    throw std::runtime_error(std::string(word) + " is not offered: " + std::string(move) + " but " +
                             joined(texts(offered)));
}

Desk& Desk::plays(std::string_view word, const Texts& moves) {
    for (const std::string& move : moves) play(word, move);
    return *this;
}

Desk& Desk::draw_luck() {
    while (is_chance<Settlers>(s)) take_move(kChance, pentarchy::draw<Settlers>({t, s}, rng_));
    return *this;
}

Desk& Desk::luck(std::string_view move) {
    Chances chances;
    outcomes<Settlers>({t, s}, chances);
    for (int i = 0; i < chances.size; ++i)
        if (move_text<Settlers>(t, chances.move[i]) == move) return take_move(kChance, chances.move[i]);
    throw std::runtime_error("luck does not bring " + std::string(move));
}

Desk& Desk::settle() {
    for (draw_luck(); !is_over(s) && row() != "take_turn" && row() != "after_action" && row() != "take_card";
         draw_luck()) {
        const Seat who = lowest(pentarchy::pending<Settlers>(s));
        Offer offered;
        offer<Settlers>({t, s}, who, offered);
        take_move(who, offered.move[0]);
    }
    return *this;
}

Desk& Desk::end_actions() {
    for (settle(); row() == "take_turn" || row() == "after_action"; settle())
        play(pending()[0], row() == "take_turn" ? "pass" : "end_turn");
    return *this;
}

Json Desk::at(std::string_view path) const {
    const Json document = Settlers::document({t, s});
    const Json* found = find_path(document, path);
    return found ? *found : Json(nullptr);
}
int Desk::number(std::string_view path) const {
    const Json found = at(path);
    return found.is_null() ? 0 : static_cast<int>(found.to_number<int64_t>());
}
bool Desk::stands(std::string_view word, const std::string& location) const {
    return has("players." + std::string(word) + ".empire." + location);
}
Json Desk::seen_by(Seat viewer, std::string_view path) const {
    const View<Settlers> v = view<Settlers>(t, s, viewer);
    const Json document = Settlers::document(v.look(t));
    const Json* found = find_path(document, path);
    return found ? *found : Json(nullptr);
}
Texts Desk::list(std::string_view path) const {
    const Json found = at(path);
    Texts out;
    for (const Json& item : found.as_array()) out.emplace_back(item.as_string());
    return out;
}

Texts Desk::told() const {
    Texts out;
    for (const Line& line : trace.lines) {
        const Phrase& message = vocabulary().messages[line.message];
        out.emplace_back(message.name);
        for (const Arg& arg : arguments<Settlers>(t, message, line.arg)) out.back() += " " + arg.word;
    }
    return out;
}
int Desk::rank(std::string_view word) const { return Settlers::standing({t, s}, seat(word)).rank; }
int Desk::score(std::string_view word) const { return Settlers::standing({t, s}, seat(word)).score; }

Texts Desk::texts(const Offer& offered) const {
    Texts out;
    for (const Move m : offered) out.push_back(move_text<Settlers>(t, m));
    return out;
}

Seat Desk::must_be_pending(std::string_view word) const {
    if (!contains(pending(), word))
        throw std::runtime_error(std::string(word) + " is not asked, but " + joined(pending()));
    return seat(word);
}

Desk& Desk::take_move(Seat actor, Move m) {
    take<Settlers>(t, s, actor, m, &trace);
    check_books();
    return *this;
}

void Desk::check_books() const { EXPECT_EQ(Settlers::conserved({t, s}), ""); }

}  // namespace pentarchy::settlers
