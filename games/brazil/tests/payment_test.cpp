// What can be paid, worked out a second time: every way to use the options of monarchs and of Rebouças, and whether the
// pieces then match the cost one to one (BR-6.2 to BR-6.7, BR-12.14, BR-16.2, BR-16.9).
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

// What a piece pays, by Due: sugar cane, coffee, wood, cotton, cane or coffee, any raw, gold, science.
constexpr unsigned kAnyRawPays = 0b00111111, kGoldPays = 0b01111111, kSciencePays = 0b11111111;
constexpr unsigned kRawPays[] = {0b00110001, 0b00110010, 0b00100100, 0b00101000};

using Pieces = std::vector<unsigned>;
void put(Pieces& pieces, unsigned pays, int amount) { pieces.insert(pieces.end(), static_cast<size_t>(amount), pays); }

// One piece for each unit that is owed, by trying.
bool matches(const std::vector<int>& owed, Pieces& pieces, size_t unit = 0) {
    if (unit == owed.size()) return true;
    for (unsigned& piece : pieces) {
        if (!(piece >> owed[unit] & 1)) continue;
        const unsigned kept = piece;
        piece = 0;
        const bool rest = matches(owed, pieces, unit + 1);
        piece = kept;
        if (rest) return true;
    }
    return false;
}

struct Payer {
    bool afonso = false, napoleon = false, reboucas = false;
    int item[kItems]{}, gold_cards = 0, combat_cards = 0;
};

// With so many combat cards given up for these pieces, Napoleon's others as raws or in twos as a science.
bool matches_with(const std::vector<int>& owed, const Payer& payer, const Pieces& options, int cards) {
    if (cards > payer.combat_cards) return false;
    const int left = payer.combat_cards - cards;
    for (int twos = 0; twos <= (payer.napoleon ? left / 2 : 0); ++twos) {
        Pieces pieces = options;
        for (int raw = 0; raw < kRaws; ++raw) put(pieces, kRawPays[raw], payer.item[raw]);
        put(pieces, kGoldPays, payer.item[index(Item::Gold)] + payer.gold_cards);
        put(pieces, kSciencePays, payer.item[index(Item::Science)] + twos);
        if (payer.napoleon) put(pieces, kAnyRawPays, left - 2 * twos);
        if (matches(owed, pieces)) return true;
    }
    return false;
}
bool can_pay_by_trying(const Cost& cost, const Payer& payer) {
    std::vector<int> owed;
    for (int due = 0; due < kDues; ++due) owed.insert(owed.end(), cost.due[due], due);
    const Pieces saved = payer.reboucas ? Pieces{kGoldPays} : Pieces{};
    const auto with = [&](Pieces more, int cards) {
        more.insert(more.end(), saved.begin(), saved.end());
        return matches_with(owed, payer, more, cards);
    };
    if (with({}, 0)) return true;
    return payer.afonso &&
           (with({kGoldPays}, 1) || with({kAnyRawPays, kAnyRawPays}, 2) || with({kSciencePays, kGoldPays}, 3));
}

int monarch_named(const char* word) {
    const auto& words = base_tables().monarch_words;
    return static_cast<int>(std::find(words.begin(), words.end(), word) - words.begin());
}

TEST(BrazilPay, whatever_matches_can_be_paid) {
    const Desk desk(2, action());
    State s = desk.s;
    Rng rng(1);
    const auto upto = [&](int most) { return static_cast<int>(rng.below(static_cast<uint32_t>(most + 1))); };
    int payable = 0;
    for (int i = 0; i < 20000; ++i) {
        Payer payer;
        payer.afonso = upto(2) == 0, payer.napoleon = !payer.afonso && upto(1), payer.reboucas = upto(2) == 0;
        for (int& amount : payer.item) amount = upto(3) ? 0 : upto(2);
        payer.gold_cards = upto(1) * upto(2), payer.combat_cards = upto(3);
        Cost cost;
        for (uint8_t& due : cost.due) due = static_cast<uint8_t>(upto(3) ? 0 : 1 + upto(1));

        Player& me = s.player[0];
        me.monarch = static_cast<uint8_t>(monarch_named(payer.afonso     ? "afonso_1"
                                                        : payer.napoleon ? "napoleon"
                                                                         : "pedro_1"));
        me.paintings = 0;
        for (size_t painting = 0; painting < kPaintings; ++painting)
            if (payer.reboucas && base_tables().painting_words[painting] == "reboucas") me.paintings = 1u << painting;
        Purse purse;
        for (int item = 0; item < kItems; ++item)
            purse.have[item == index(Item::Science) ? index(Coinage::Science) : item] =
                static_cast<uint8_t>(payer.item[item]);
        purse.have[index(Coinage::GoldCard)] = static_cast<uint8_t>(payer.gold_cards);
        purse.combat_cards = static_cast<uint8_t>(payer.combat_cards);
        if (payer.napoleon) purse.have[index(Coinage::CombatCard)] = purse.combat_cards;

        const bool can = can_pay(Look{desk.t, s}, 0, purse, cost, true);
        payable += can;
        ASSERT_EQ(can, can_pay_by_trying(cost, payer)) << "case " << i;
    }
    EXPECT_GT(payable, 4000);  // and many cannot
    EXPECT_LT(payable, 16000);
}

}  // namespace
}  // namespace pentarchy::brazil
