// What a turn may offer besides its action, and how its parts go on: free moves (phase_free.cpp) and the exchange
// (phase_exchange.cpp).
#pragma once

#include "games/settlers/actions.h"

namespace pentarchy::settlers {

bool may_place_samurai(const Look& l, Seat seat);  // IS-12.5
bool has_free_move(const Look& l, Seat seat);
bool take_free(Play& p, Seat seat, Move m);  // false: the move is none
SeatMask seers_of_stash(const Look& l, const Frame& f, Move m);
Move cover_stash(Move m);
void free_rows(Rows& rows);

Flow exchange_first(Ctx& c, Seat seat, Move m);  // the first pair, instead of this frame
void exchange_rows(Rows& rows);

// IS-12.11 to IS-12.13  Hand cards under a Gate, resources or gold onto a Shrine.
template <class Out>
void offer_stashes(const Look& l, Seat seat, const CardSet& mine, Out& out) {
    for (const int place : mine& l.t.stashing) {
        if (design_of(l, place).stash == Stash::Cards) {
            each_face(l, hand(l, seat),
                      [&](int card) { out.add(make(Verb::StashCard, place, l.t.card[card].deck, face_of(l, card))); });
            continue;
        }
        for (int good = 0; good <= index(Good::Gold); ++good)
            if (out.need(l.s.player[seat].goods[good] > 0, "IS-12.12"_rule))
                out.add(make(Verb::StashGood, place, good));
    }
    out.others(Verb::StashCard, "IS-12.11"_rule);
    out.others(Verb::StashGood, "IS-12.12"_rule);
}

// Foundations lie face down: a seat is told only of those whose face it knows.
inline CardSet known_foundations(const Look& l, Seat seat, Seat owner) {
    return l.s.cards.ids_at(base_of(owner)) & l.s.cards.known[Cards::slot(seat)];
}

// `mine`: the locations that are or count as the seat's.
template <class Out>
void offer_free(const Look& l, Seat seat, const CardSet& mine, Out& out) {
    const bool has_token = goods(l, seat, Good::Defense) > 0, has_samurai = may_place_samurai(l, seat);
    if (Out::kExplains || has_token)
        for (const int card : Out::kExplains ? mine | known_foundations(l, seat, seat) : mine& l.t.of_deck[kCommon])
            if (!is_twin(l, mine, card) && out.need(has_token, "IS-12.1"_rule) &&
                out.need(!Out::kExplains || (is_common(l, card) && mine.has(card)), "IS-12.4"_rule) &&
                out.need(!(l.s.mark[card] & kDefence), "IS-12.3"_rule))
                out.add(make(Verb::Defend, card));
    if (Out::kExplains || has_samurai)
        out.each(mine, mine & l.t.faction_cards, [&](int card) {
            if (!is_twin(l, mine, card) &&
                out.need(!Out::kExplains || (has_samurai && !is_common(l, card)), "IS-12.5"_rule) &&
                out.need(!(l.s.mark[card] & kSamurai), "IS-12.6"_rule))
                out.add(make(Verb::Samurai, card));
        });
    out.others(Verb::Defend, has_token ? "IS-12.4"_rule : "IS-12.1"_rule);
    out.others(Verb::Samurai, "IS-12.5"_rule);
    offer_stashes(l, seat, mine, out);
}

// IS-11  Pairs of workers, each for a resource or a card.
template <class Out>
void offer_pairs(const Look& l, Seat seat, Out& out) {
    const bool can = goods(l, seat, Good::Worker) >= l.t.exchange_workers;
    if (!(Out::kExplains || can)) return;
    for (int good = 0; good < (Out::kExplains ? index(Good::Gold) + 1 : kResources); ++good)
        if (out.need(good < kResources, "IS-11.3"_rule) && out.need(can, "IS-11.1"_rule))
            out.add(make(Verb::Exchange, good));
    for (const int deck : {kCommon, deck_of(l, seat)})
        if (out.need(can, "IS-11.1"_rule) && out.need(can_draw(l, deck), "IS-15.11"_rule))
            out.add(make(Verb::ExchangeCard, deck));
    out.others(Verb::Exchange, "IS-11.1"_rule);
    out.others(Verb::ExchangeCard, "IS-11.1"_rule);
}

}  // namespace pentarchy::settlers
