// The hand-made evaluation: features of each seat, weighed by how many rounds are left. No memory, no luck.
#include "games/mombasa/value.h"

#include <algorithm>

#include "games/mombasa/game.h"
#include "games/mombasa/turns.h"
#include "games/mombasa/value_weights.h"

namespace pentarchy::mombasa {

namespace {

// Of the way from the last mark to the next, how much is done, times what the next one brings more.
float next_mark(const uint8_t* worth, int step, int last) {
    int from = step, to = step;
    while (from > 0 && worth[from - 1] == worth[step]) --from;
    while (to < last && worth[to] == worth[step]) ++to;
    if (worth[to] == worth[step]) return 0;
    return static_cast<float>((step - from + 1) * (worth[to] - worth[step])) / static_cast<float>(to - from + 1);
}

void companies(const Look& l, Seat seat, Features& f) {
    const Player& me = l.s.player[seat];
    for (int company = 0; company < kCompanies; ++company) {
        const SideRow& side = track_of(l, company);
        const int value = l.s.value[company], shares = side.shares[me.step[company]] + me.shares[company];
        f[Feature::Stock] += static_cast<float>(shares * value);
        f[Feature::Shares] += static_cast<float>(shares);
        f[Feature::Potential] += static_cast<float>(shares * (kColumns * kHqRows - value));
        f[Feature::StepsWorth] += next_mark(side.shares, me.step[company], side.length) * static_cast<float>(value);
        f[Feature::Steps] += static_cast<float>(me.step[company]);
        const PerkRow* perk = nullptr;
        for (int special = kSpecials; special-- > 0 && !perk;)
            if (me.reached >> (kSpecials * company + special) & 1) perk = &side.perk[special];
        if (!perk) continue;
        f[Feature::Expansion] += perk->kind == Perk::Expansion ? perk->amount : 0;
        f[Feature::ExtraMarkers] += perk->kind == Perk::Markers ? perk->amount : 0;
        f[Feature::Discounts] += perk->kind == Perk::Discount ? static_cast<float>(std::popcount(perk->goods)) : 0;
        f[Feature::Cotton] += perk->kind == Perk::CardPlus;
        f[Feature::Spaces] += perk->kind == Perk::Space;
    }
}

// Cards of one place, by kind.
struct Pile {
    int goods[kGoods]{}, expansion = 0, bookkeepers = 0, merchants = 0, cards = 0;
    void add(const FaceRow& face, int n = 1) {
        cards += n;
        switch (face.kind) {
            case CardKind::Good: goods[face.good] += n * face.value; break;
            case CardKind::Expansion: expansion += n * face.value; break;
            case CardKind::Bookkeeper: bookkeepers += n * face.value; break;
            case CardKind::Merchant: merchants += n * (face.company == kNone ? 1 : 2); break;
            default: break;
        }
    }
    float sum() const { return static_cast<float>(goods[0] + goods[1] + goods[2]); }
    float best() const { return static_cast<float>(*std::max_element(goods, goods + kGoods)); }
};

// What lies face up, or is planned and not yet shown.
Pile planned(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    Pile out;
    for (int slot = 0; slot < kSlots; ++slot) {
        if (me.up >> slot & 1) out.add(l.t.face[me.slot[slot]]);
        if (const uint8_t pick = l.s.picks[seat].slot[slot]) out.add(l.t.face[pick - 1]);
    }
    return out;
}

void cards(const Look& l, Seat seat, const Pile& up, Features& f) {
    const Player& me = l.s.player[seat];
    Pile hand, rows;
    for (uint64_t left = me.hand; left; left &= left - 1) {
        const int face = std::countr_zero(left);
        int n = me.cards[face];
        for (const uint8_t pick : l.s.picks[seat].slot) n -= pick == face + 1;
        if (n) hand.add(l.t.face[face], n);
    }
    int longest = 0;
    for (int slot = 0; slot < kSlots; ++slot) {
        longest = std::max<int>(longest, me.rows[slot]);
        for (int i = 0; i < me.rows[slot]; ++i) rows.add(l.t.face[me.row[slot][i]]);
    }
    f[Feature::UpGoods] = up.sum();
    f[Feature::UpBest] = up.best();
    f[Feature::UpExpansion] = static_cast<float>(up.expansion);
    f[Feature::UpBookkeepers] = static_cast<float>(up.bookkeepers);
    f[Feature::UpMerchants] = static_cast<float>(up.merchants);
    f[Feature::UpCards] = static_cast<float>(up.cards);
    f[Feature::HandGoods] = hand.sum();
    f[Feature::HandBest] = hand.best();
    f[Feature::HandExpansion] = static_cast<float>(hand.expansion);
    f[Feature::HandBookkeepers] = static_cast<float>(hand.bookkeepers);
    f[Feature::HandMerchants] = static_cast<float>(hand.merchants);
    f[Feature::HandCards] = static_cast<float>(hand.cards);
    f[Feature::RowGoods] = rows.sum();
    f[Feature::RowExpansion] = static_cast<float>(rows.expansion);
    f[Feature::RowBookkeepers] = static_cast<float>(rows.bookkeepers);
    f[Feature::RowMerchants] = static_cast<float>(rows.merchants);
    f[Feature::BestRow] = static_cast<float>(longest);
}

void board(const Look& l, Seat seat, const Pile& up, Features& f) {
    const Player& me = l.s.player[seat];
    f[Feature::Money] = static_cast<float>(me.money);
    f[Feature::Diamonds] = l.t.diamond_value[me.diamond];
    f[Feature::DiamondsNext] = next_mark(l.t.diamond_value, me.diamond, l.t.diamond_last);
    f[Feature::DiamondSteps] = me.diamond;
    f[Feature::SlotOne] = me.diamond >= l.t.diamond_unlock;
    f[Feature::Books] = l.t.jar_value[me.jar];
    f[Feature::BooksNext] = next_mark(l.t.jar_value, me.jar, l.t.jar_last);
    f[Feature::BookSteps] = me.jar;
    f[Feature::SlotFive] = me.jar >= l.t.jar_unlock;
    const Totals have = static_cast<Totals>(up.goods[0]) | static_cast<Totals>(up.goods[1]) << 8 |
                        static_cast<Totals>(up.goods[2]) << 16 | static_cast<Totals>(up.expansion) << 24 |
                        static_cast<Totals>(up.merchants > 0) << 32;
    int ahead = 0, met = 0;
    for (int step = me.jar + 1; step <= l.t.jar_last && me.book[step]; ++step, ++ahead) {
        bool fits = me.book_down >> step & 1;
        const BookRow& book = l.t.book[me.book[step] - 1];
        for (int i = 0; i < book.needs && !fits; ++i) fits = covers(have, book.need[i]);
        if (fits && met == ahead) ++met;
    }
    f[Feature::Ahead] = static_cast<float>(ahead);
    f[Feature::AheadMet] = up.bookkeepers ? static_cast<float>(met) : 0;
    f[Feature::AheadWorth] = static_cast<float>(l.t.jar_value[me.jar + ahead] - l.t.jar_value[me.jar]);
}

void turn(const Look& l, Seat seat, Features& f) {
    const Player& me = l.s.player[seat];
    f[Feature::Out] = me.out;
    f[Feature::Markers] = me.out ? 0 : static_cast<float>(markers_left(l, seat));
    f[Feature::Tiles] = static_cast<float>(std::popcount(me.tiles_up));
    f[Feature::Token] = l.s.token == seat;
    if (l.s.round < l.t.rounds)
        for (int i = 0; i < l.t.spaces; ++i)
            if (l.s.marker[i] == seat && l.t.space[i].tile != kNone)
                f.of[static_cast<int>(Feature::ReservedPlus) + l.t.space[i].tile] = 1;
    if (!l.s.stack.top || is_sealed(l.s)) return;
    const Frame& top = top_of(l.s.stack);
    f[Feature::OnTurn] = top.seat == seat;
    if (top.seat != seat) return;
    const Turn& due = l.s.turn;
    f[Feature::DueSteps] =
        static_cast<float>(due.any_steps + due.steps[0] + due.steps[1] + due.steps[2] + due.steps[3]);
    f[Feature::DuePoints] = due.points;
    f[Feature::DueRemovals] = due.removals;
    f[Feature::DueBooks] = due.taken;
    if (top.proc == static_cast<uint8_t>(Proc::Expand)) f[Feature::ExpandPoints] = top.locals<ExpandLocals>().points;
}

}  // namespace

int rounds_left(const Look& l) { return l.t.rounds - std::max<int>(1, l.s.round); }

Features features(const Look& l, Seat seat) {
    Features f;
    f[Feature::Always] = 1;
    const Pile up = planned(l, seat);
    companies(l, seat, f);
    board(l, seat, up, f);
    cards(l, seat, up, f);
    turn(l, seat, f);
    return f;
}

// Each weight is a line over the rounds that are left; a finished game is worth what its score sheet says.
float value(const Look& l, Seat seat) {
    if (!l.s.stack.top) return static_cast<float>(score_sheet(l, seat).total());
    if (l.s.side[kCompanies - 1] == kNone) return 0;  // before the tracks are laid all seats are alike
    const Features f = features(l, seat);
    const Weights& w = kWeights[l.s.seats - kFewest];
    const auto left = static_cast<float>(rounds_left(l));
    float sum = 0;
    for (int i = 0; i < kFeatures; ++i) sum += f.of[i] * (w.base[i] + left * w.per_round[i]);
    return sum;
}

float spread(const Look& l) {
    return l.s.stack.top ? kWeights[l.s.seats - kFewest].spread[rounds_left(l)] : kFinalSpread;
}

}  // namespace pentarchy::mombasa
