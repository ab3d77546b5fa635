// The desk of the rule tests.
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {

namespace {

// Hands that nobody mentions are empty where the game starts in the middle: what is in play is what the test says.
void empty_hands(Json& document, const Given& given) {
    if (!given.patch.as_object().contains("turn")) return;
    for (auto& [name, player] : document.at("players").as_object()) player.as_object()["hand"] = boost::json::array();
}

}  // namespace

Json edition() { return parse_json(Mombasa::file("components.json"), "components.json"); }

Given& Given::hand(const std::string& seat, const MoveTexts& cards) {
    return set({"players", seat, "hand"}, names(cards));
}
Given& Given::up(const std::string& seat, const MoveTexts& cards) {
    const int first = cards.size() > 3 ? 1 : 2;
    MoveTexts slots;
    for (size_t i = 0; i < cards.size(); ++i) {
        slots.push_back("slot_" + std::to_string(first + static_cast<int>(i)));
        set({"players", seat, "slots", slots.back()}, Json(cards[i]));
    }
    return set({"players", seat, "face_up"}, names(slots));
}
Given& Given::row(const std::string& seat, int row, const MoveTexts& cards) {
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
Given& Given::regions(const std::string& company, const MoveTexts& regions) {
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

Desk::Desk(int seats, const Given& given, const Json& options) : DeskOf(edition(), seats, options) {
    draw_luck();
    Json document = Mombasa::document({t, s});
    empty_hands(document, given);
    overlay(document, given.patch);
    document.as_object().erase("turn");
    make_room(document, given);
    begin_with(document, given.patch.as_object().if_contains("turn"));
}

Desk& Desk::plan(std::string_view word, const MoveTexts& cards) {
    unsigned open = open_slots({t, s}, seat(word));
    for (size_t i = 0; open; open &= open - 1, ++i) {
        const std::string slot = "slot_" + std::to_string(std::countr_zero(open) + 1);
        play(word, i < cards.size() && !cards[i].empty() ? "plan " + slot + " " + cards[i] : "plan_none " + slot);
    }
    return play(word, "ready");
}

Desk& Desk::leave(std::string_view word) {
    play(word, "leave");
    if (contains(pending(), word) && !is_over(s) && beginning(offers(word), "take_row").size())
        play(word, beginning(offers(word), "take_row")[0]);
    return *this;
}

}  // namespace pentarchy::mombasa
