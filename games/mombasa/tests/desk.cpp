// The desk of the rule tests.
#include "games/mombasa/tests/desk.h"

#include <algorithm>

namespace pentarchy::mombasa {

namespace {

std::string joined(const Texts& texts) {
    std::string out;
    for (const std::string& text : texts) out += "[" + text + "]";
    return out;
}

// Like a merge patch, but null is a value: a slot without a card, a space without a marker.
void overlay(Json& target, const Json& patch) {
    if (!patch.is_object() || !target.is_object()) {
        target = patch;
        return;
    }
    for (const auto& [key, value] : patch.as_object()) overlay(target.as_object()[key], value);
}

// Hands that nobody mentions are empty where the game starts in the middle: what is in play is what the test says.
void empty_hands(Json& document, const Given& given) {
    if (!given.patch.as_object().contains("turn")) return;
    for (auto& [name, player] : document.at("players").as_object()) player.as_object()["hand"] = boost::json::array();
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

Json edition() { return parse_json(Mombasa::file("components.json"), "components.json"); }

Given& Given::with(std::string_view json) {
    overlay(patch, parse_json(json, "given"));
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
Given& Given::hand(const std::string& seat, const Texts& cards) { return set({"players", seat, "hand"}, names(cards)); }
Given& Given::up(const std::string& seat, const Texts& cards) {
    const int first = cards.size() > 3 ? 1 : 2;
    Texts slots;
    for (size_t i = 0; i < cards.size(); ++i) {
        slots.push_back("slot_" + std::to_string(first + static_cast<int>(i)));
        set({"players", seat, "slots", slots.back()}, Json(cards[i]));
    }
    return set({"players", seat, "face_up"}, names(slots));
}
Given& Given::row(const std::string& seat, int row, const Texts& cards) {
    return set({"players", seat, "rows", "slot_" + std::to_string(row)}, names(cards));
}
Given& Given::money(const std::string& seat, int pounds) { return set({"players", seat, "money"}, pounds); }
Given& Given::step(const std::string& seat, const std::string& company, int step) {
    return set({"players", seat, "tracks", company}, step);
}
Given& Given::tile(const std::string& seat, const std::string& tile) {
    return set({"players", seat, "tiles"}, names({tile})).set({"players", seat, "tiles_up"}, names({tile}));
}
Given& Given::jar(const std::string& seat, int step) { return set({"players", seat, "jar"}, step); }
Given& Given::diamond(const std::string& seat, int step) { return set({"players", seat, "diamond"}, step); }
Given& Given::books(const std::string& seat, const std::vector<std::pair<int, std::string>>& books) {
    for (const auto& [step, book] : books) set({"players", seat, "books", std::to_string(step)}, Json(book));
    return *this;
}
Given& Given::side(const std::string& company, const std::string& side) {
    return set({"companies", company, "track"}, Json(side));
}
Given& Given::regions(const std::string& company, const Texts& regions) {
    return set({"companies", company, "regions"}, names(regions));
}
Given& Given::posts(const std::string& company, int first, int second, int third) {
    return set({"companies", company, "posts"}, boost::json::object{{"1", first}, {"2", second}, {"3", third}});
}
Given& Given::display(const std::string& space, const std::string& card) {
    if (!find_path(patch, "display"))
        for (const char* column : {"right", "middle", "left"})
            for (int row = 1; row <= 4; ++row) set({"display", "r" + std::to_string(row) + "_" + column}, nullptr);
    return set({"display", space}, Json(card));
}
Given& Given::shelf(const std::string& space, const std::string& book) { return set({"shelf", space}, Json(book)); }
Given& Given::turn(const std::string& phase, const std::string& seat, int round) {
    set({"turn", "phase"}, Json(phase));
    if (!seat.empty()) set({"turn", "seat"}, Json(seat));
    if (round) set({"turn", "round"}, round);
    return *this;
}

namespace {

// A book that the test puts somewhere leaves the space where luck had laid it.
void make_room(Json& document, const Given& given) {
    const Json* shelf = find_path(given.patch, "shelf");
    if (!shelf) return;
    for (const auto& [space, book] : shelf->as_object())
        for (auto& [other, lies] : document.at("shelf").as_object())
            if (book.is_string() && lies == book && other != space) lies = nullptr;
}

}  // namespace

Desk::Desk(int seats, const Given& given, const Json& options)
    : t(Mombasa::load(Node(edition(), "edition"))), s(fresh<Mombasa>(t, seats, options)) {
    draw_luck();
    Json document = Mombasa::document({t, s});
    empty_hands(document, given);
    overlay(document, given.patch);
    document.as_object().erase("turn");
    make_room(document, given);
    s = Mombasa::restore(t, Node(document, "given"));
    if (const Json* turn = given.patch.as_object().if_contains("turn"))
        for (const auto& entry : Mombasa::entries())
            if (turn->at("phase") == Json(entry.name)) entry.enter(t, s, Node(*turn, "turn"));
    trace = {};
    begin<Mombasa>(t, s, &trace);
    check_books();
}

Seat Desk::seat(std::string_view word) const {
    for (Seat i = 0; i < s.seats; ++i)
        if (word == t.seat_words[i]) return i;
    throw std::runtime_error("no such seat: " + std::string(word));
}

Texts Desk::pending() const {
    if (is_over(s)) return {"over"};
    if (is_chance<Mombasa>(s)) return {"luck"};
    Texts out;
    for (const Seat i : each(pentarchy::pending<Mombasa>(s))) out.push_back(t.seat_words[i]);
    return out;
}

Texts Desk::offers(std::string_view word) const {
    Offer offered;
    offer<Mombasa>({t, s}, must_be_pending(word), offered);
    return texts(offered);
}

std::string Desk::refusal(std::string_view word, std::string_view move) const {
    Offer offered, explained;
    std::vector<Refusal> refused;
    const Seat me = must_be_pending(word);
    offer<Mombasa>({t, s}, me, offered);
    explain<Mombasa>({t, s}, me, explained, refused);
    EXPECT_EQ(texts(offered), texts(explained)) << "the explaining offer differs";
    for (const Refusal& r : refused)
        if (move_text<Mombasa>(t, r.move) == move) return rule_id("MO", r.rule);
    return "";
}

Desk& Desk::play(std::string_view word, std::string_view move) {
    Offer offered;
    const Seat me = must_be_pending(word);
    offer<Mombasa>({t, s}, me, offered);
    for (const Move m : offered)
        if (move_text<Mombasa>(t, m) == move) return take_move(me, m);
    throw std::runtime_error(std::string(word) + " is not offered: " + std::string(move) + " but " +
                             joined(texts(offered)));
}

Desk& Desk::plays(std::string_view word, const Texts& moves) {
    for (const std::string& move : moves) play(word, move);
    return *this;
}

Desk& Desk::plan(std::string_view word, const Texts& cards) {
    unsigned open = open_slots({t, s}, seat(word));
    for (size_t i = 0; open; open &= open - 1, ++i) {
        const std::string slot = "slot_" + std::to_string(std::countr_zero(open) + 1);
        play(word, i < cards.size() && !cards[i].empty() ? "plan " + slot + " " + cards[i] : "plan_none " + slot);
    }
    return play(word, "ready");
}

Desk& Desk::draw_luck() {
    while (is_chance<Mombasa>(s)) take_move(kChance, pentarchy::draw<Mombasa>({t, s}, rng_));
    return *this;
}

Desk& Desk::luck(std::string_view move) {
    Chances chances;
    outcomes<Mombasa>({t, s}, chances);
    for (int i = 0; i < chances.size; ++i)
        if (move_text<Mombasa>(t, chances.move[i]) == move) return take_move(kChance, chances.move[i]);
    throw std::runtime_error("luck does not bring " + std::string(move));
}

Desk& Desk::leave(std::string_view word) {
    play(word, "leave");
    if (contains(pending(), word) && !is_over(s) && beginning(offers(word), "take_row").size())
        play(word, beginning(offers(word), "take_row")[0]);
    return *this;
}

Json Desk::at(std::string_view path) const {
    const Json document = Mombasa::document({t, s});
    const Json* found = find_path(document, path);
    return found ? *found : Json(nullptr);
}
int Desk::number(std::string_view path) const {
    const Json found = at(path);
    return found.is_null() ? 0 : static_cast<int>(found.to_number<int64_t>());
}
Json Desk::seen_by(Seat viewer, std::string_view path) const {
    const View<Mombasa> v = view<Mombasa>(t, s, viewer);
    const Json document = Mombasa::document(v.look(t));
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
        for (const Arg& arg : arguments<Mombasa>(t, message, line.arg)) out.back() += " " + arg.word;
    }
    return out;
}
int Desk::rank(std::string_view word) const { return Mombasa::standing({t, s}, seat(word)).rank; }
int Desk::score(std::string_view word) const { return Mombasa::standing({t, s}, seat(word)).score; }

Texts Desk::texts(const Offer& offered) const {
    Texts out;
    for (const Move m : offered) out.push_back(move_text<Mombasa>(t, m));
    return out;
}

Seat Desk::must_be_pending(std::string_view word) const {
    if (!contains(pending(), word))
        throw std::runtime_error(std::string(word) + " is not asked, but " + joined(pending()));
    return seat(word);
}

Desk& Desk::take_move(Seat actor, Move m) {
    take<Mombasa>(t, s, actor, m, &trace);
    check_books();
    return *this;
}

void Desk::check_books() const { EXPECT_EQ(Mombasa::conserved({t, s}), ""); }

}  // namespace pentarchy::mombasa
