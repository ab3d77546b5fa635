// How much better than nothing in particular a move looks, without playing it: points of the score sheet, turned into
// chances of winning.
#include <algorithm>

#include "games/brazil/fight.h"
#include "games/brazil/game.h"
#include "games/brazil/reach.h"
#include "games/brazil/value_outlook.h"
#include "games/brazil/value_weights.h"

namespace pentarchy::brazil {

namespace {

constexpr float kChance = 0.02f;  // of winning, for a point

// Whether any task in hand that may be revealed now still asks for this.
bool is_asked_for(const Look& l, Seat seat, What what, uint8_t of) {
    for (const int task : task_hand(l, seat)) {
        const TaskRow& row = l.t.task[task];
        if (row.era > l.s.era) continue;
        for (int i = 0; i < row.conditions; ++i) {
            const Condition& condition = row.condition[i];
            if (condition.what == what && (condition.of == kNone || condition.of == of) && !is_met(l, seat, condition))
                return true;
        }
    }
    return false;
}
float wish(const Look& l, Seat seat, What what, uint8_t of = kNone) {
    return is_asked_for(l, seat, what, of) ? 1.5f : 0;
}

float urge_of_space(const Look& l, Seat seat, Space space) {
    switch (space) {
        case Space::Build: return can_build(l, seat, kNone) ? 1.5f : -2;
        case Space::Deploy: return (can_deploy(l, seat, kNone) ? 1.0f : 0.1f) + wish(l, seat, What::Units);
        case Space::Painting: return can_paint(l, seat, kNone) ? 0.8f + wish(l, seat, What::Paintings) : -2;
        case Space::Renovate: return can_renovate(l, seat, kNone) ? 0.8f : -2;
        case Space::Manufacture: return can_make(l, seat, kNone) ? 1.0f + wish(l, seat, What::Goods) : -2;
        case Space::Import: return 0.6f;
        case Space::Trade: return 0.2f;
    }
    return 0;
}

// What is fought for, if a move begins a fight; else whether it finds something.
float urge_of_step(const Look& l, Seat seat, int unit, int hex) {
    const UnitRow& row = unit_row(l, seat, unit);
    if (const Seat foe = foe_at(l, seat, hex); foe != kNobody) {
        float guards = static_cast<float>(builder_at(l, hex) == foe ? tile_vp(l, hex) : 0);
        each_unit(units_at(l, foe, hex), [&](int other) { guards += unit_row(l, foe, other).strength; });
        const float attack = row.strength + expected_cards(l, seat, true);
        return 3 * odds(attack, guards + expected_cards(l, foe, false)) - 1.2f;
    }
    if (is_face_down(l, hex)) return 1;
    if (row.founder && l.s.tile[hex] == kNone) return 0.2f;
    return l.s.land[seat].empire.has(hex) ? 0 : 0.1f;
}

float urge_of_payment(const Look& l, Seat seat, Move m) {
    const int item = m.a;
    const float price = kPrice[item == index(Item::Science) ? index(Coinage::Science) : item];
    const bool store_is_full = store_size(l, seat) >= l.t.store_limit;
    const bool stored = is(m, Verb::Pay) || is(m, Verb::Drop) || is(m, Verb::Give) || is(m, Verb::Camp);
    return -price + (stored && store_is_full ? 0.2f : 0);
}

float points(const Look& l, Seat seat, Move m) {
    switch (static_cast<Verb>(m.verb)) {
        case Verb::Reveal: return 6;
        case Verb::Palace: return 2;
        case Verb::Act: return urge_of_space(l, seat, static_cast<Space>(m.a));
        case Verb::Build: return l.t.building[m.a].vp + wish(l, seat, What::Building, static_cast<uint8_t>(m.a));
        case Verb::BuildCity: return l.t.city[m.a].vp + wish(l, seat, What::City);
        case Verb::Deploy: return 0.5f * unit_row(l, seat, unit_of(m.a)).vp + wish(l, seat, What::Units);
        case Verb::Paint: return l.t.painting[m.a].vp;
        case Verb::Make:
            return 0.5f * l.t.good[m.a].vp + 8 * kUpgrade[m.b] +
                   wish(l, seat, What::Goods, static_cast<uint8_t>(l.t.good[m.a].shape));
        case Verb::MakeForMonarch: return 0.5f * l.t.good[m.a].vp + 1.5f;
        case Verb::Flip:
            return wish(l, seat, What::Building, static_cast<uint8_t>(l.t.building[l.s.tile[hex_of(l, m.a)]].other));
        case Verb::Renovate: return 0.2f;
        case Verb::Move:
        case Verb::MoveFight:
        case Verb::Go:
        case Verb::GoFight:
        case Verb::Sail:
        case Verb::SailFight:
        case Verb::Fire: return urge_of_step(l, seat, unit_of(m.a), hex_of(l, m.b));
        case Verb::Muster: return 1;
        case Verb::Peek: return 0.15f;
        case Verb::UseAll: return 1;
        case Verb::Outpost: return 3;
        case Verb::Stop: return -1;
        case Verb::Pay:
        case Verb::PayFrom:
        case Verb::Drop:
        case Verb::Give:
        case Verb::GiveFrom:
        case Verb::Camp:
        case Verb::CampFrom: return urge_of_payment(l, seat, m);
        case Verb::PayGold:
        case Verb::DropGold: return -kPrice[index(Coinage::GoldCard)];
        case Verb::PayCombat:
        case Verb::DropCombat:
        case Verb::Use: return -kCardInHand;
        default: return 0;
    }
}

}  // namespace

float Brazil::urge(const Look& l, Seat seat, Move m) { return kChance * points(l, seat, m); }

}  // namespace pentarchy::brazil
