// Alone against the Dutch of Pernambuco (BR-19): they stand still, turn up cards when they are attacked, and lose a
// game of twenty turns with their capital.
#include "games/brazil/fight.h"

namespace pentarchy::brazil {

namespace {

// BR-19.11, BR-14.3  As everywhere: an empty pile takes the discards.
void renew_pile(Play& p) {
    if (p.s.combat.at(kBag) || !p.s.combat.at(kCombatDiscard)) return;
    p.s.combat.reshuffle(kCombatDiscard);
    p.say(Msg::CombatShuffled);
}

// BR-19.9  A card from the draw pile, seen by all.
struct DutchCard {
    using Locals = DrawLocals;
    template <class Sink>
    static void outcomes(const Look& l, const Frame&, Sink& out) {
        for (const int id : l.s.combat.ids_at(kBag)) out.add(make(Verb::DutchCard, id));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        Fight& fight = c.s.fight;
        c.s.combat.name(m.a, kBag, kCombatShown, kEveryone);
        fight.card[1][fight.laid[1]++] = static_cast<uint8_t>(m.a + 1);
        c.say(Msg::DutchShow, c.t.combat_kind[m.a]);
        renew_pile(c);
        return --f.locals<DrawLocals>().left && c.s.combat.at(kBag) ? c.ask() : c.done();
    }
};

}  // namespace

// BR-19.9, BR-19.10, BR-14.2  A card for each Dutch unit on the hex, as many as a side may play.
Flow draw_dutch_cards(Ctx& c) {
    const int units = std::popcount(fighters(c, 1));
    renew_pile(c);
    if (!units || !c.s.combat.at(kBag)) return c.go_on();
    return c.call(Proc::DutchCard, kNobody, DrawLocals{static_cast<uint8_t>(std::min<int>(units, c.t.fight_cards))});
}

// BR-19.16  Anita brings the strongest of the beaten Dutch to their capital, unless it is lost or the place of the
// fight.
void save_dutch_unit(Play& p) {
    Fight& f = p.s.fight;
    const int home = p.s.player[kDutch].capital;
    if (f.at == home || p.s.land[f.attacker].stands.has(home)) return;
    int best = -1;
    each_unit(static_cast<uint8_t>(fighters(p, 1) & ~f.saved), [&](int unit) {
        if (best < 0 || unit_row(p, kDutch, unit).strength > unit_row(p, kDutch, best).strength) best = unit;
    });
    if (best < 0) return;
    f.saved |= static_cast<uint8_t>(1u << best);
    p.say(Msg::UnitSaved, kDutch, unit_id(p, kDutch, best));
}

// BR-19.5, BR-19.6  Era III, all units on the map and one of them in the Dutch capital, at the same moment.
bool has_won_solo(const Look& l) {
    if (!is_solo(l) || l.s.player[kDutch].capital == kNone) return false;
    const bool all_out = std::popcount(units_on_map(l, 0)) == kUnits;
    return l.s.era == kEras && all_out && l.s.land[0].stands.has(l.s.player[kDutch].capital);
}

// BR-19.7  The last turn is over.
bool has_lost_solo(const Look& l) { return is_solo(l) && l.s.round > map_of(l).turn_limit; }

void solo_rows(Rows& rows) { rows.chance<Proc::DutchCard, DutchCard>(); }

}  // namespace pentarchy::brazil
