// The hand-made evaluation, in points of the score sheet: what stands there, what is begun, what can be paid with, the
// way to the tasks, what works better, and the map. No memory, no luck.
#include <algorithm>

#include "games/brazil/game.h"
#include "games/brazil/value_outlook.h"
#include "games/brazil/value_weights.h"

namespace pentarchy::brazil {

namespace {

void count_tiles(Outlook& o) {
    for (const int hex : held(o.l, o.seat)) {
        const uint8_t tile = o.l.s.tile[hex];
        if (is_city(tile)) ++o.tally.cities;
        if (is_building(tile)) ++o.tally.building[tile];
    }
}
void count_seat(Outlook& o) {
    const Player& me = o.l.s.player[o.seat];
    for (int good = 0; good < kGoods; ++good)
        if (me.good[good] != kNotMade)
            ++o.tally.goods[index(o.l.t.good[good].shape)],
                o.tally.made = static_cast<uint16_t>(o.tally.made | 1u << good);
    o.tally.paintings = static_cast<uint8_t>(std::popcount(me.paintings));
    if (me.board == kNone) return;
    for (int unit = 0; unit < kUnits; ++unit) {
        const bool out = is_on_map(me.unit[unit]) || (me.unit[unit] == kMarching && is_likely_to_win(o.l));
        o.tally.units = static_cast<uint8_t>(o.tally.units + out);
        o.has_founder |= out && (unit_row(o.l, o.seat, unit).founder || has(o.l, o.seat, Query::AnyFounder));
    }
}

// Turns until the end: an era's task may end it at any time from the third era on.
float turns_left(const Look& l) {
    if (l.s.ending) return 0.5f;
    const float by_round = kFullGame - static_cast<float>(l.s.round);
    return std::clamp(by_round, l.s.era == kEras ? 2.5f : 9.0f - 2.5f * static_cast<float>(l.s.era), kFullGame);
}

float items_worth(const Outlook& o) {
    float sum = 0;
    for (int kind = 0; kind < kDues; ++kind) {
        const float few = std::min(o.have[kind], kFirstFew[kind]);
        sum += kPrice[kind] * (few + kSpare * std::max(0.0f, o.have[kind] - few));
    }
    return sum;
}

// BR-5.18  Empty buildings are a store of turns to come.
float idle_tiles(const Outlook& o) {
    int n = 0;
    for (const int hex : held(o.l, o.seat) & o.l.s.land[o.seat].empire)
        n += is_building(o.l.s.tile[hex]) && is_empty(o.l, hex);
    return kIdleTile * static_cast<float>(std::min(n, 4));
}

float abilities(const Outlook& o) {
    const Player& me = o.l.s.player[o.seat];
    float sum = kAbility * static_cast<float>(std::popcount(me.paintings));
    for (const uint8_t place : me.good)
        if (place < kSpaces) sum += kUpgrade[place];
    return sum * o.left;
}

float hand_worth(const Outlook& o) {
    const auto cards = static_cast<float>(o.l.s.combat.at(combat_of(o.seat)));
    return kCardInHand * (std::min(cards, kManyCards) + 0.4f * std::max(0.0f, cards - kManyCards));
}

}  // namespace

Outlook outlook(const Look& l, Seat seat) {
    Outlook o(l, seat);
    o.left = turns_left(l);
    count_tiles(o);
    count_seat(o);
    const Purse mine = purse(l, seat);
    std::copy(std::begin(mine.have), std::end(mine.have), o.have);
    read_begun(o);
    return o;
}

float Brazil::value(const Look& l, Seat seat) {
    if (is_solo(l)) return solo_value(l);
    const auto now = static_cast<float>(score_sheet(l, seat).total());
    if (!l.s.stack.top) return now;
    const Outlook o = outlook(l, seat);
    const float later = std::clamp((o.left + 1) / 7, 0.1f, 1.0f);
    float sum = now + o.begun + tasks_worth(o) + abilities(o);
    sum += later * (items_worth(o) + idle_tiles(o) + hand_worth(o));
    if (l.s.land[seat].empire.any()) sum += map_worth(o);
    return sum + fight_worth(l, seat);
}

// How far off a difference may be: less as the game nears its end. Alone a value is a chance in hundredths.
float Brazil::spread(const Look& l) {
    if (is_solo(l)) return 5.0f;
    return l.s.stack.top ? 2.5f + 0.35f * turns_left(l) : 2.0f;
}

}  // namespace pentarchy::brazil
