// The desk of the rule tests.
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {

namespace {

// Hands that nobody mentions are empty where the game starts in the middle, and so is the gallery: the entry hangs it.
void forget_luck(Json& document, const Given& given) {
    if (!given.patch.as_object().contains("turn")) return;
    for (Json& place : document.at("gallery").as_array()) place = nullptr;
    for (auto& [name, player] : document.at("players").as_object())
        for (const char* place : {"tasks", "gold_cards", "combat_cards"})
            if (player.as_object().contains(place)) player.as_object()[place] = boost::json::array();
}

// A painting that somebody was given hangs in the gallery no more.
void take_off_gallery(Json& document) {
    for (const auto& player : document.at("players").as_object())
        if (const Json* mine = player.value().as_object().if_contains("paintings"))
            for (Json& hung : document.at("gallery").as_array())
                for (const Json& painting : mine->as_array())
                    if (hung == painting) hung = nullptr;
}
// Boards as they are given: the seat and whoever would have the board change theirs.
void change_boards(const Edition& t, State& s, const Given& given) {
    const Json* players = given.patch.as_object().if_contains("players");
    for (Seat seat = 0; players && seat < s.seats; ++seat) {
        const Json* player = players->as_object().if_contains(t.seat_words[seat]);
        const Json* board = player ? player->as_object().if_contains("board") : nullptr;
        if (!board || !board->is_string()) continue;
        const auto wanted = static_cast<uint8_t>(std::find(t.board_words.begin(), t.board_words.end(), board->as_string()) - t.board_words.begin());
        for (Seat other = 0; other < s.seats; ++other)
            if (s.player[other].board == wanted) s.player[other].board = s.player[seat].board;
        s.player[seat].board = wanted;
    }
}

Json amounts(const Amounts& items) {
    Json out = boost::json::object();
    for (const auto& [item, n] : items) out.as_object()[item] = n;
    return out;
}
// The seat whose board has this unit, with boards in the order of the edition.
std::string owner_of(const std::string& unit) {
    const auto& words = base_tables().unit_words;
    const auto at = static_cast<size_t>(std::find(words.begin(), words.end(), unit) - words.begin());
    return base_tables().seat_words[at / kUnits];
}

}  // namespace

const Json& edition() {
    static const Json kEdition = parse_json(Brazil::file("components.json"), "components.json");
    return kEdition;
}
const Edition& base_tables() {
    static const Edition kTables = Brazil::load(Node(edition(), "components.json"));
    return kTables;
}

Given& Given::store(const std::string& seat, const Amounts& items) { return set({"players", seat, "store"}, amounts(items)); }
Given& Given::board(const std::string& seat, const std::string& board) { return set({"players", seat, "board"}, Json(board)); }
Given& Given::monarch(const std::string& seat, const std::string& monarch) { return set({"players", seat, "monarch"}, Json(monarch)); }
Given& Given::paintings(const std::string& seat, const MoveTexts& paintings) { return set({"players", seat, "paintings"}, names(paintings)); }
Given& Given::tasks(const std::string& seat, const MoveTexts& cards) { return set({"players", seat, "tasks"}, names(cards)); }
Given& Given::gold(const std::string& seat, const MoveTexts& cards) { return set({"players", seat, "gold_cards"}, names(cards)); }
Given& Given::combat(const std::string& seat, const MoveTexts& cards) { return set({"players", seat, "combat_cards"}, names(cards)); }
Given& Given::tile(const std::string& seat, const std::string& hex, const std::string& tile, const Amounts& items) {
    set({"hexes", hex, "tile"}, Json(tile)).set({"hexes", hex, "builder"}, Json(seat));
    return set({"hexes", hex, "items"}, amounts(items));
}
Given& Given::unit(const std::string& unit, const std::string& place, const std::string& seat) {
    return set({"players", seat.empty() ? owner_of(unit) : seat, "units", unit}, Json(place));
}
Given& Given::good(const std::string& seat, const std::string& good, const std::string& place) {
    return set({"players", seat, "goods", good}, Json(place));
}
Given& Given::palace(const std::string& seat, const std::string& palace, const std::string& hex) {
    return set({"players", seat, "palaces", palace}, Json(hex));
}
Given& Given::token(const std::string& seat, const std::string& space) { return set({"players", seat, "token"}, Json(space)); }
Given& Given::era(int era) { return set({"era"}, era); }
Given& Given::open(const std::string& hex, const std::string& discovery) {
    return set({"hexes", hex, "discovery"}, discovery.empty() ? Json(nullptr) : Json(discovery));
}
Given& Given::turn(const std::string& phase, const std::string& seat, const std::string& space) {
    set({"turn", "phase"}, Json(phase));
    if (!seat.empty()) set({"turn", "seat"}, Json(seat)).set({"start"}, Json(seat));
    if (!space.empty()) set({"turn", "space"}, Json(space));
    return *this;
}

Given action(const std::string& seat) { return Given().turn("action", seat); }
Given moves(const std::string& seat, const std::string& space) { return Given().turn("moves", seat, space); }

Desk::Desk(int seats, const Given& given, Json options) : DeskOf(base_tables(), seats, options) {
    draw_luck();
    change_boards(t, s, given);
    Json document = Brazil::document({t, s});
    forget_luck(document, given);
    Json patch = given.patch;
    const Json* turn = patch.as_object().if_contains("turn");
    const Json begins = turn ? *turn : Json();
    patch.as_object().erase("turn");
    overlay(document, patch);
    take_off_gallery(document);
    if (patch.as_object().empty() && !turn) return;
    begin_with(document, turn ? &begins : nullptr);
}

std::string Desk::row() const {
    if (is_over(s)) return "over";
    const auto pending = pentarchy::pending<Brazil>(s);
    const Seat me = pending ? static_cast<Seat>(std::countr_zero(pending)) : kChance;
    return row_for<Brazil>(s, me).name;
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
std::string Desk::unit(const std::string& unit) const {
    for (const std::string& seat : t.seat_words) {
        const Json at = this->at("players." + seat + ".units." + unit);
        if (at.is_string()) return std::string(at.as_string());
    }
    return "";
}
std::string Desk::tile(const std::string& hex) const {
    const Json at = this->at("hexes." + hex + ".tile");
    return at.is_string() ? std::string(at.as_string()) : "";
}
std::string Desk::holder(const std::string& hex) const {
    const Json at = this->at("hexes." + hex + ".holder");
    return at.is_string() ? std::string(at.as_string()) : "";
}

std::string hex_near(const Desk& desk, const std::string& hex, const std::string& terrain, int n, int distance) {
    const MapRow& map = desk.t.map[desk.s.map];
    const auto at = static_cast<int>(std::find(map.hex_words.begin(), map.hex_words.end(), hex) - map.hex_words.begin());
    for (const int other : map.grid.ring(at, distance))
        if (desk.t.terrain_words[static_cast<size_t>(map.terrain[other])] == terrain && desk.s.tile[other] == kNone && n-- == 0)
            return map.hex_words[static_cast<size_t>(other)];
    throw std::runtime_error("no such hex: " + terrain + " near " + hex);
}

}  // namespace pentarchy::brazil
