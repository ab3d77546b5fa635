// What follows from a position for whoever looks at it (the state document): what the next production is sure to bring,
// what razing costs, and what is still missing for a card.
#include <algorithm>

#include "games/settlers/actions.h"
#include "games/settlers/turns.h"

namespace pentarchy::settlers {

namespace {

Json counts_json(const Edition& t, const int (&counts)[kGoods]) {
    boost::json::object out;
    for (size_t good = 0; good < kGoods; ++good)
        if (counts[good] > 0) out[t.good_words[good]] = counts[good];
    return out;
}

// IS-7.2, IS-7.6, IS-7.12  Gold stands in for the first that is short.
Json lack_of(const Look& l, Seat seat, const CardRow& card) {
    boost::json::object out;
    int gold = goods(l, seat, Good::Gold);
    for (size_t good = 0; good < kResources; ++good) {
        const int is_short = std::max(0, card.cost[good] - l.s.player[seat].goods[good]);
        const int covered = std::min(is_short, gold);
        gold -= covered;
        if (is_short > covered) out[l.t.good_words[good]] = is_short - covered;
    }
    const bool has_location = l.s.cards.at(base_of(seat)) > 0 || has_own_location(l, seat);
    if (card.needs_location && !has_location) out["location"] = 1;
    return out;
}

}  // namespace

Json next_production_json(const Look& l, Seat seat) {
    int sure[kGoods]{};
    if (l.s.player[seat].faction != kNone) next_production(l, seat, sure);
    return counts_json(l.t, sure);
}

// IS-9.5 to IS-9.8  Of each location that can be razed, and how much of it is for its protection.
Json raze_prices_json(const Look& l, Seat owner, bool protection_only) {
    boost::json::object out;
    for (const int card : l.s.cards.ids_at(town_of(owner)) & l.t.has_raze) {
        const int price = raze_price(l, card);
        if (!protection_only) out[l.t.card_words[static_cast<size_t>(card)]] = price;
        if (protection_only && price > l.t.raze_enemy)
            out[l.t.card_words[static_cast<size_t>(card)]] = price - l.t.raze_enemy;
    }
    return out;
}

// Of the cards that the seat could build now or that lie before it, those that it could not pay for.
Json lacks_json(const Look& l, Seat seat) {
    boost::json::object out;
    each_face(l, hand(l, seat) | l.s.cards.ids_at(aside_of(seat)) | l.s.cards.ids_at(kRow), [&](int card) {
        const Json lack = lack_of(l, seat, l.t.card[card]);
        if (!lack.as_object().empty()) out[l.t.face_words[static_cast<size_t>(face_of(l, card))]] = lack;
    });
    return out;
}

}  // namespace pentarchy::settlers
