// Free moves (IS-12): the defence token, samurai, cards under a Gate, resources onto a Shrine. They are possible before
// and after the action of a turn (IS-6.12).
#include "games/settlers/turns.h"

namespace pentarchy::settlers {

namespace {

// IS-12.1 to IS-12.4  Common locations without a token, borrowed ones too (IS-16.84).
bool can_defend(const Look& l, Seat seat) {
    if (!goods(l, seat, Good::Defense)) return false;
    for (const int card : held(l, seat) & l.t.of_deck[kCommon])
        if (!(l.s.mark[card] & kDefence)) return true;
    return false;
}

bool has_stashable(const Look& l, Seat seat, int card) {
    if (!is_held_by(l.s, card, seat)) return false;
    if (design_of(l, card).stash == Stash::Cards) return hand_size(l, seat) > 0;
    const uint8_t* have = l.s.player[seat].goods;
    return have[0] | have[1] | have[2] | have[index(Good::Gold)];
}

// IS-12.11  Face down: others see the back. The Gate's owner may look (IS-17).
void stash_card(Play& p, Seat seat, int place, int face) {
    const int card = card_at(p, hand_of(seat), face);
    move_unseen(p, card, stash_at(p.t.card[place].stash_slot), bit(seat));
    p.tell(p.s.cards, bit(owner_of(p.s, place)), card);
    p.say(Msg::StashesCard, faction_of(p, seat), place);
    gain(p, seat, Good::Vp, design_of(p, place).stash_vp);
    react_to_points(p, seat, design_of(p, place).stash_vp);
}

}  // namespace

bool may_place_samurai(const Look& l, Seat seat) {
    return l.t.faction[l.s.player[seat].faction].samurai && goods(l, seat, Good::Worker) > 0;
}

bool has_free_move(const Look& l, Seat seat) {
    for (int slot = 0; slot < l.t.stashes; ++slot)
        if (has_stashable(l, seat, l.t.stash_card[slot])) return true;
    return can_defend(l, seat) || (may_place_samurai(l, seat) && samurai_places(l, seat).any());
}

bool take_free(Play& p, Seat seat, Move m) {
    Player& me = p.s.player[seat];
    switch (static_cast<Verb>(m.verb)) {
        case Verb::Defend:
            --me.goods[index(Good::Defense)];
            p.s.mark[m.a] |= kDefence;
            p.say(Msg::Defends, faction_of(p, seat), m.a);
            return true;
        case Verb::Samurai:
            --me.goods[index(Good::Worker)];
            place_samurai(p, seat, m.a);
            return true;
        case Verb::StashCard: stash_card(p, seat, m.a, m.c); return true;
        case Verb::StashGood:
            --me.goods[m.b];
            ++p.s.stashed[p.t.card[m.a].stash_slot];
            p.say(Msg::StashesGood, faction_of(p, seat), m.b, m.a);
            return true;
        default: return false;
    }
}

// What others see of a card that goes under a Gate: the Gate and the back.
SeatMask seers_of_stash(const Look& l, const Frame& f, Move m) {
    if (!is(m, Verb::StashCard)) return kEveryone;
    return static_cast<SeatMask>(bit(f.seat) | bit(owner_of(l.s, m.a)));
}
Move cover_stash(Move m) { return {m.verb, m.a, m.b, kHiddenArg}; }

namespace {

// IS-6.12, IS-R2  The turn ends by itself when no free move is left.
struct FinishTurn {
    static Flow run(Ctx& c, Frame& f) {
        return has_free_move(c, f.seat) ? c.become(Proc::AfterAction, f.seat) : c.done();
    }
};

struct AfterAction {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        offer_free(l, f.seat, held(l, f.seat), out);
        out.add(make(Verb::EndTurn));
    }
    static SeatMask sees(const Look& l, const Frame& f, Move m) { return seers_of_stash(l, f, m); }
    static Move cover(Move m) { return cover_stash(m); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        return take_free(c, f.seat, m) && has_free_move(c, f.seat) ? c.ask() : c.done();
    }
};

}  // namespace

void free_rows(Rows& rows) {
    rows.arrow<Proc::FinishTurn, FinishTurn>();
    rows.box<Proc::AfterAction, AfterAction>();
}

}  // namespace pentarchy::settlers
