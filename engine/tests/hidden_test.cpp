// Hidden with piles of different backs: random draws, gifts, returns under the piles and shuffles; what each viewer
// imagines must agree with all it can know.
#include <gtest/gtest.h>

#include "engine/parts/hidden.h"

namespace pentarchy::hidden_test {
namespace {

constexpr int kCards = 24, kSeats = 3, kBacks = 2;
enum Place : uint8_t { kPile = kBag, kUnder0, kUnder1, kDiscard, kHand0, kPlaces = kHand0 + kSeats };
using Cards = Hidden<kCards, kPlaces, 6, kSeats, kCards, kBacks>;
static_assert(std::has_unique_object_representations_v<Cards>);

int true_back(int id) { return id % 3 == 0; }
SeatMask knowers(int place) {
    return place >= kHand0 ? bit(static_cast<Seat>(place - kHand0)) : place == kDiscard ? kEveryone : SeatMask{0};
}

int pick(const Bits<kCards>& ids, Rng& rng) {
    auto skip = static_cast<int>(rng.below(static_cast<uint32_t>(ids.count())));
    int id = ids.next(0);
    while (skip-- > 0) id = ids.next(id + 1);
    return id;
}
Bits<kCards> of_back(const Cards& cards, int place, int back) {
    Bits<kCards> out;
    for (const int id : cards.ids_at(place))
        if (cards.back_of(id) == back) out.add(id);
    return out;
}

// One card of a pile: from the bag, then from under it, and at last the discards are shuffled.
void draw(Cards& cards, Seat seat, int back, Rng& rng) {
    if (!cards.at(kPile, back) && !cards.under[back].size) cards.reshuffle(kDiscard, back);
    if (const Bits<kCards> bag = of_back(cards, kPile, back); bag.any()) {
        cards.name(pick(bag, rng), kPile, kHand0 + seat, bit(seat));
    } else if (cards.under[back].size) {
        const int id = cards.take_under(back);
        cards.blind_move(id, kHand0 + seat, bit(seat), [&](int k) { return Cards::back_of_kin(k) == back; });
    }
}

void do_something(Cards& cards, Rng& rng) {
    const auto seat = static_cast<Seat>(rng.below(kSeats));
    const int back = static_cast<int>(rng.below(kBacks)), hand = kHand0 + seat;
    const Bits<kCards> mine = of_back(cards, hand, back);
    switch (rng.below(5)) {
        case 0:
        case 1: return draw(cards, seat, back, rng);
        case 2:
            if (mine.any()) {
                const int id = pick(mine, rng);
                cards.move(id, kDiscard);
                cards.show(id);
            }
            return;
        case 3:
            if (mine.any()) cards.put_under(pick(mine, rng), kUnder0 + back, seat);
            return;
        default:
            if (mine.any()) {  // a gift face down: its back is seen
                const auto to = static_cast<Seat>((seat + 1) % kSeats);
                cards.blind_move(pick(mine, rng), kHand0 + to, static_cast<SeatMask>(bit(seat) | bit(to)),
                                 [&](int k) { return Cards::back_of_kin(k) == back; });
            }
    }
}

void expect_same_knowledge(const Cards& truth, const Cards& imagined, Seat viewer) {
    for (const int id : truth.known[Cards::slot(viewer)]) ASSERT_EQ(imagined.where[id], truth.where[id]);
    for (int back = 0; back < kBacks; ++back) {
        for (int place = 0; place < kPlaces; ++place)
            ASSERT_EQ(of_back(imagined, place, back).count(), of_back(truth, place, back).count()) << "place " << place;
        const auto &seen = imagined.under[back], &real = truth.under[back];
        ASSERT_EQ(seen.size, real.size);
        for (int i = 0; i < real.size; ++i) {
            ASSERT_EQ(imagined.back_of(seen.id[i]), back);
            ASSERT_EQ(imagined.where[seen.id[i]], kUnder0 + back);
            if (truth.knows(viewer, real.id[i])) {
                ASSERT_EQ(seen.id[i], real.id[i]);
            }
        }
    }
}

TEST(Hidden, piles_of_different_backs_never_mix) {
    for (uint64_t game = 0; game < 20; ++game) {
        Rng rng(7, game);
        Cards cards;
        cards.start(kCards, true_back);
        for (int step = 0; step < 250; ++step) {
            do_something(cards, rng);
            ASSERT_TRUE(cards.balanced());
            for (int id = 0; id < kCards; ++id) ASSERT_EQ(cards.back_of(id), true_back(id)) << "a shuffle mixed backs";
            for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
                Cards seen = cards;
                seen.mask(viewer, knowers);
                for (int id = 0; id < kCards; ++id) ASSERT_TRUE(seen.where[id] == kUnseenId || cards.knows(viewer, id));
                seen.fill(rng, kUnder0, knowers);
                ASSERT_TRUE(seen.balanced());
                expect_same_knowledge(cards, seen, viewer);
            }
        }
    }
}

// Nobody knows a face: only counts move, and luck names it when it is turned up.
TEST(Hidden, what_nobody_has_seen_has_no_identity) {
    Hidden<8, 4, 1, 2> markers;
    markers.start(8);
    for (int slot = 1; slot < 4; ++slot) markers.move_unnamed(kBag, slot);
    EXPECT_EQ(markers.loose(1), 1);
    EXPECT_FALSE(markers.ids_at(1).any());
    EXPECT_EQ(markers.ids_at(kBag).count(), 8);  // any of them may be any
    markers.name(5, 2, 2, kEveryone);
    EXPECT_EQ(markers.where[5], 2);
    EXPECT_EQ(markers.loose(2), 0);
    EXPECT_TRUE(markers.balanced());
}

}  // namespace
}  // namespace pentarchy::hidden_test
