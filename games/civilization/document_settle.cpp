// What a state document does not say is worked out from the rest of it, so that a position says everything once.
#include "games/civilization/document_settle.h"

#include <algorithm>

#include "games/civilization/actions.h"
#include "games/civilization/phases.h"

namespace pentarchy::civilization {

namespace {

void put_on_map(State& s) {
    for (Seat seat = 0; seat < s.seats; ++seat) {
        Player& me = s.player[seat];
        for (int city = 0; city < kCitiesOfSeat; ++city)
            for (const uint16_t centre : {me.city[city].centre, me.city[city].second})
                if (centre != kNoSquare) s.top[centre] = centre_of(seat, city);
        for (int figure = 0; figure < kFigures; ++figure) {
            const uint16_t at = me.figure[figure].square;
            if (at == kNoSquare) continue;
            const Stand old{s.stand[at]};
            s.stand[at] = Stand::of(seat, old.armies() + is_army(figure), old.scouts() + !is_army(figure)).bits;
        }
    }
}

// CV-10.12, CV-10.11  Each tech in the row of its level, but the tech of the start in the first.
void fill_rows(const Edition& t, Player& me) {
    if (!me.techs || std::any_of(std::begin(me.row), std::end(me.row), [](uint8_t n) { return n; })) return;
    const int first = me.nation == kNone ? -1 : t.nation[me.nation].tech;
    for (int tech = 0; tech < kTechs; ++tech)
        if (me.techs >> tech & 1) ++me.row[tech == first ? 0 : t.tech[tech].level - 1];
}

int on_map(const State& s, uint8_t top) { return static_cast<int>(std::count(s.top, s.top + kSquares, top)); }

void count_buildings(const Edition& t, State& s) {
    for (int stack = 0; stack < kStacks; ++stack)
        s.supply[stack] = s.seats == 2 ? t.stack[stack].for_two : t.stack[stack].count;
    for (const uint8_t top : s.top)
        if (is_building(top)) --s.supply[t.building[top - kBuilding0].stack];
}
// CV-2.9  A deck has no more wonders than are left of its era.
void count_wonders(const Edition& t, State& s) {
    uint8_t unseen[kEras]{};
    for (int wonder = 0; wonder < kWonders; ++wonder) unseen[t.wonder[wonder].era] += s.wonder[wonder] == kUnseenWonder;
    for (int era = 0; era < kEras; ++era) s.wonders_left[era] = std::min(s.wonders_left[era], unseen[era]);
}
void count_what_is_left(const Edition& t, State& s) {
    count_buildings(t, s);
    count_wonders(t, s);
    std::fill(std::begin(s.market), std::end(s.market), s.seats);
    s.investments_left = t.n.investment_markers;
    for (int type = 0; type < kPersonTypes; ++type)
        s.person_left[type] =
            static_cast<uint8_t>(t.person_type[type].markers - on_map(s, static_cast<uint8_t>(kPersonTop0 + type)));
    for (int one = 0; one < kCityStates; ++one)
        if (on_map(s, static_cast<uint8_t>(kCityState0 + one))) s.city_states &= static_cast<uint8_t>(~(1u << one));
    for (const Player& player : s.player) {
        for (int kind = 0; kind < kMarket; ++kind)
            s.market[kind] = static_cast<uint8_t>(s.market[kind] - player.resource[kind]);
        for (int type = 0; type < kPersonTypes; ++type)
            s.person_left[type] = static_cast<uint8_t>(s.person_left[type] - player.reserve[type]);
        for (const uint8_t markers : player.investment)
            s.investments_left = static_cast<uint8_t>(s.investments_left - markers);
    }
}

// Nothing is owed by that.
void settle_dials(const Edition& t, State& s) {
    const SeatMask due = s.due;
    Play p(t, s, nullptr);
    refresh(p);
    s.due = due;
}

// CV-2.1
void keep_nation(Play& p, Seat seat) {
    State& s = p.s;
    uint8_t& mine = s.player[seat].nation;
    for (uint8_t nation = 0; mine == kNone; ++nation)
        if (std::none_of(std::begin(s.player), std::end(s.player), [&](const Player& o) { return o.nation == nation; }))
            mine = nation;
    if (s.nations.where[mine] == kBag) s.nations.name(mine, kBag, nations_of(seat), kEveryone);
}

// CV-2.30, CV-2.52, CV-2.54, CV-2.57
void prepare(Play& p, Seat seat) {
    Player& me = p.s.player[seat];
    const NationRow& nation = nation_of(p, seat);
    if (me.government == kNone) me.government = index(nation.government);
    if (!me.techs) me.techs = uint64_t{1} << nation.tech;
    fill_rows(p.t, me);
    const int slot = slot_of_seat(p, seat);
    if (p.s.tile[slot] == kNone) lay_tile(p, slot, nation.home, layout_of(p).home[slot]);
    for (const int square : layout_of(p).of[slot])
        if (me.city[0].centre == kNoSquare && is_capital_site(p, seat, square)) {
            me.city[0].centre = static_cast<uint16_t>(square);
            put_top(p, square, centre_of(seat, 0));
        }
}

// CV-2.11  The wonders of the deck in their order.
void fill_slots(const Edition& t, State& s) {
    int wonder = 0;
    for (int slot = 0; slot < t.wonders_dealt[s.seats]; ++slot) {
        if (s.slot[slot] != kNone) continue;
        while (wonder < kWonders && (s.wonder[wonder] != kUnseenWonder || !s.wonders_left[t.wonder[wonder].era]))
            ++wonder;
        if (wonder == kWonders) return;
        --s.wonders_left[t.wonder[wonder].era];
        s.wonder[wonder] = static_cast<uint8_t>(slot);
        s.slot[slot] = static_cast<uint8_t>(wonder);
    }
}

}  // namespace

void settle_document(const Edition& t, State& s) {
    put_on_map(s);
    for (Player& me : s.player) fill_rows(t, me);
    count_what_is_left(t, s);
    settle_dials(t, s);
}

void complete_setup(const Edition& t, State& s) {
    Play p(t, s, nullptr);
    for (Seat seat = 0; seat < s.seats; ++seat) keep_nation(p, seat);
    for (Seat seat = 0; seat < s.seats; ++seat) prepare(p, seat);
    fill_slots(t, s);
    settle_dials(t, s);
}

}  // namespace pentarchy::civilization
