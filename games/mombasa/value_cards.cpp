// The cards that will be played later: the best of the next plan, and how good the whole deck is.
#include <algorithm>

#include "games/mombasa/value_outlook.h"

namespace pentarchy::mombasa {

namespace {

constexpr int kMostCards = 24;

// Worths of cards, and their sums by kind.
struct Cards {
    const Look& l;
    const Outlook& o;
    uint8_t face[kMostCards];
    float worth[kMostCards];
    int size = 0;

    void add(int which) {
        if (size == kMostCards || l.t.face[which].kind == CardKind::Share) return;
        face[size] = static_cast<uint8_t>(which);
        worth[size++] = o.of(l.t.face[which]);
    }
    void drop(int which) {
        const auto at = std::find(face, face + size, which) - face;
        face[at] = face[--size];
        worth[at] = worth[size];
    }
};

Feature by_kind(Feature goods, CardKind kind) {
    constexpr int kOffset[] = {0, 1, 2, 3};
    return static_cast<Feature>(static_cast<int>(goods) + kOffset[index(kind)]);
}

void add_row(const Player& me, int slot, Cards& out) {
    for (int i = 0; i < me.rows[slot]; ++i) out.add(me.row[slot][i]);
}

// The row that will be taken next: the best.
int best_row(const Look& l, const Outlook& o, const Player& me) {
    int best = kNone;
    float most = 0;
    for (int slot = 0; slot < kSlots; ++slot) {
        float sum = 0;
        for (int i = 0; i < me.rows[slot]; ++i) sum += o.of(l.t.face[me.row[slot][i]]);
        if (sum > most) most = sum, best = slot;
    }
    return best;
}

// As many of the best cards as there are slots.
void next_plan(const Look& l, Cards cards, int slots, Features& f) {
    float goods[kGoods]{};
    for (int n = std::min(slots, cards.size); n > 0; --n) {
        const int at = static_cast<int>(std::max_element(cards.worth, cards.worth + cards.size) - cards.worth);
        const FaceRow& face = l.t.face[cards.face[at]];
        f[face.kind == CardKind::Good ? Feature::NextGoods : by_kind(Feature::NextKind, face.kind)] += cards.worth[at];
        if (face.kind == CardKind::Good) goods[face.good] += cards.worth[at];
        cards.worth[at] = -1;
    }
    f[Feature::NextKind] = *std::max_element(goods, goods + kGoods);
}

Cards hand_of(const Look& l, Seat seat, const Outlook& o) {
    const Player& me = l.s.player[seat];
    Cards out{l, o, {}, {}};
    for (uint64_t left = me.hand; left; left &= left - 1) {
        const int face = std::countr_zero(left);
        int n = me.cards[face];
        for (const uint8_t pick : l.s.picks[seat].slot) n -= pick == face + 1;
        for (; n > 0; --n) out.add(face);
    }
    return out;
}

bool is_planning(const Look& l, Seat seat) { return l.s.round && is_sealed(l.s) && has(top_fork(l.s)->left, seat); }

}  // namespace

Plan plan_of(const Look& l, Seat seat, const Outlook& o) {
    Plan out;
    for (const uint8_t pick : l.s.picks[seat].slot)
        if (pick) out.face[out.size++] = static_cast<uint8_t>(pick - 1);
    out.picked = out.size;
    if (!is_planning(l, seat)) return out;
    Cards hand = hand_of(l, seat, o);
    for (int n = std::min(hand.size, std::popcount(open_slots(l, seat) >> l.s.picks[seat].decided)); n > 0; --n) {
        const int at = static_cast<int>(std::max_element(hand.worth, hand.worth + hand.size) - hand.worth);
        out.face[out.size++] = hand.face[at];
        hand.worth[at] = -1;
    }
    return out;
}

void card_features(const Look& l, Seat seat, const Outlook& o, const Plan& plan, Features& f) {
    if (!o.left) return;
    const Player& me = l.s.player[seat];
    const int slots = std::popcount(open_slots(l, seat));
    Cards cards = hand_of(l, seat, o);
    for (int i = plan.picked; i < plan.size; ++i) cards.drop(plan.face[i]);
    Cards next = cards;
    if (const int row = me.out ? static_cast<int>(kNone) : best_row(l, o, me); row != kNone) add_row(me, row, next);
    next_plan(l, next, slots, f);
    if (o.left < 2) return;
    for (int i = 0; i < plan.size; ++i) cards.add(plan.face[i]);
    for (int slot = 0; slot < kSlots; ++slot) {
        add_row(me, slot, cards);
        if (me.slot[slot] != kNone) cards.add(me.slot[slot]);
    }
    // A card comes back every third round at best, if there is a slot for it.
    const float room = 3.0f * static_cast<float>(slots) / static_cast<float>(std::max(1, cards.size));
    const float uses = static_cast<float>(o.left - 1) / 3 * std::min(1.0f, room);
    for (int i = 0; i < cards.size; ++i)
        f[by_kind(Feature::DeckGoods, l.t.face[cards.face[i]].kind)] += uses * cards.worth[i];
}

}  // namespace pentarchy::mombasa
