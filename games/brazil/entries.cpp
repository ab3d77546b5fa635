// Where a scenario of Brazil: Imperial may start (README.md). An entry completes a setup that is not finished.
#include <algorithm>

#include "engine/document/document.h"
#include "games/brazil/actions.h"
#include "games/brazil/game.h"

namespace pentarchy::brazil {

namespace {

void clear_stacks(State& s) {
    StackRef(s.stack).cut(0);
    for (auto& sub : s.sub) StackRef(sub).cut(0);
    for (Picks& picks : s.picks) picks = {};
}

// Of a hand as it was dealt the first task of each era stays; the others go under their decks.
void cut_tasks(const Edition& t, State& s, Seat seat) {
    if (s.tasks.at(tasks_of(seat)) != 2 * kEras) return;
    bool kept[kEras]{};
    for (const int task : s.tasks.ids_at(tasks_of(seat))) {
        const int era = t.task[task].era;
        if (kept[era]) s.tasks.put_under(task, kTaskUnder0 + era, seat);
        kept[era] = true;
    }
}

void complete_player(const Edition& t, State& s, Seat seat) {
    Player& me = s.player[seat];
    for (int board = 0; me.board == kNone; ++board) {
        bool taken = false;
        for (Seat other = 0; other < s.seats; ++other) taken |= s.player[other].board == board;
        if (!taken) me.board = static_cast<uint8_t>(board);
    }
    if (me.monarch == kNone) me.monarch = static_cast<uint8_t>(std::countr_zero(t.board[me.board].monarchs));
    cut_tasks(t, s, seat);
}

// Every capital hex is somebody's, in order of slots.
void complete_capitals(const Edition& t, State& s) {
    Play p(t, s, nullptr);
    const auto taken = [&](int hex) { return s.tile[hex] == kCapitalTile; };
    for (Seat seat = 0; seat < s.seats; ++seat) {
        uint8_t& mine = s.player[seat].capital;
        for (int slot = 0; mine == kNone; ++slot)
            if (!taken(map_of(p).capital[slot])) mine = map_of(p).capital[slot];
        if (!taken(mine)) lay_tile(p, seat, mine, kCapitalTile);
    }
    for (uint8_t& tile : s.capital_tile) tile = kNone;
}

void complete_shared(const Edition& t, State& s) {
    const bool empty = std::all_of(std::begin(s.gallery), std::end(s.gallery), [](uint8_t p) { return p == kNone; });
    for (int place = 0; empty && place < kGallery; ++place)
        for (int painting = 0; painting < kPaintings && s.gallery[place] == kNone; ++painting)
            if (index(t.painting[painting].order) == place / 2 && !(s.hung >> painting & 1)) {
                s.gallery[place] = static_cast<uint8_t>(painting);
                s.hung |= 1u << painting;
            }
    for (int stack = 0; stack < 2; ++stack)
        for (int city = 0; city < kCities && s.city_top[stack] == kNone && s.city_left[stack]; ++city)
            if (!(s.city_seen >> city & 1)) {
                s.city_top[stack] = static_cast<uint8_t>(city);
                s.city_seen = static_cast<uint8_t>(s.city_seen | 1u << city);
                --s.city_left[stack];
            }
}

void complete(const Edition& t, State& s) {
    clear_stacks(s);
    for (Seat seat = 0; seat < s.seats; ++seat) complete_player(t, s, seat);
    complete_capitals(t, s);
    complete_shared(t, s);
    if (s.start >= s.seats) s.start = 0;
    if (!s.round) s.round = 1;
}

Seat read_seat(const Edition& t, const State& s, const Node& turn) {
    return turn.find("seat") ? seat_named(turn["seat"], Words(t.seat_words.data(), s.seats)) : s.start;
}

// The turn of a seat, about to begin this step.
template <class Step>
void enter_turn(const Edition& t, State& s, const Node& turn, Step step) {
    turn.only({"phase", "seat", "round", "space"});
    complete(t, s);
    if (turn.find("round")) s.round = static_cast<uint8_t>(turn["round"].integer(1, 255));
    const Seat seat = read_seat(t, s, turn);
    const auto begun = static_cast<uint8_t>((seat + s.seats - s.start) % s.seats + 1);
    push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::play_round);
    StackRef(s.stack).push(static_cast<uint8_t>(Proc::Round), kNobody, Round::Locals{begun});
    const Turn given = s.turn;
    Play p(t, s, nullptr);
    const bool patched = s.active == seat;  // then the turn is as the document says
    begin_turn(p, seat);
    if (patched) s.turn = given;
    push_at<TurnSteps>(s, Proc::Turn, seat, step);
}

void enter_action(const Edition& t, State& s, const Node& turn) { enter_turn(t, s, turn, &TurnSteps::pick_space); }

void enter_moves(const Edition& t, State& s, const Node& turn) {
    enter_turn(t, s, turn, &TurnSteps::move);
    if (!turn.find("space")) return;
    const auto space = static_cast<uint8_t>(place_of(turn["space"], t.space_words));
    Player& me = s.player[s.active];
    me.token = s.turn.space = space;
    s.turn.extra = t.space[space].extra != Extra::None;
    s.turn.bonus = me.under[0] == space ? 1 : me.under[1] == space ? 2 : 0;
}

void enter_keep(const Edition&, State& s, const Node& turn) {
    turn.only({"phase"});
    clear_stacks(s);
    for (Seat seat = 0; seat < s.seats; ++seat)
        if (s.tasks.at(tasks_of(seat)) != 2 * kEras) turn.fail("needs two tasks of each era for everybody");
    push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::keep_tasks);
}

void enter_end(const Edition& t, State& s, const Node& turn) {
    turn.only({"phase"});
    complete(t, s);
    push_at<PlayGame>(s, Proc::PlayGame, kNobody, &PlayGame::end_choices);
}

}  // namespace

const std::vector<Entry<Edition, State>>& Brazil::entries() {
    static const std::vector<Entry<Edition, State>> kEntries{
        {"action", enter_action}, {"moves", enter_moves}, {"keep", enter_keep}, {"end", enter_end}};
    return kEntries;
}

}  // namespace pentarchy::brazil
