// Paying (BR-6): items of the store and of controlled tiles, gold cards, combat cards where a monarch lets them count; and giving
// (BR-5.47), where things are literal.
#pragma once

#include "games/brazil/effects.h"

namespace pentarchy::brazil {

// The kinds of items in the order they are picked. Gold cards pay what gold pays (BR-6.5), combat cards what a raw of choice pays.
enum class Coinage : uint8_t { SugarCane, Coffee, Wood, Cotton, Gold, GoldCard, CombatCard, Science };

// BR-6.3 to BR-6.7, in the order of Due: sugar cane, coffee, wood, cotton, cane or coffee, any raw, gold, science.
inline constexpr uint8_t kRawDues = 0b00111111, kGoldDues = 0b01111111;
inline constexpr Tariff<kDues, kDues> kTariff{{0b00110001, 0b00110010, 0b00100100, 0b00101000, kGoldDues, kGoldDues, kRawDues, 0b11111111}};
// BR-5.47  What is given in exchanges is literal: raws, then any raw, then cotton or coffee.
inline constexpr int kGifts = 6;
inline constexpr Tariff<kRaws, kGifts> kGiftTariff{{0b010001, 0b110010, 0b010100, 0b111000}};

// What somebody can pay with.
struct Purse {
    uint8_t have[kDues]{};  // by Coinage
    uint8_t combat_cards = 0;  // in hand, whether or not they pay
};
// `without`: gold cards in hand that are about to be played.
Purse purse(const Look& l, Seat seat, int without = 0);
// Whether the cost can be paid, with every option of monarch and painting. `for_build`: Rebouças counts.
bool can_pay(const Look& l, Seat seat, const Purse& purse, const Cost& cost, bool for_build = false);

// Asks for a payment, unless nothing is owed: then it goes on. `free_raws`: raws less, never more than are owed (BR-5.37).
Flow pay_cost(Ctx& c, Seat seat, const Cost& cost, bool for_build = false, int free_raws = 0);
bool can_pay_less(const Look& l, Seat seat, const Purse& purse, const Cost& cost, int free_raws);

// BR-5.42 to BR-5.47  What an exchange takes.
struct Gift {
    uint8_t raw[kRaws]{}, any = 0, cotton_or_coffee = 0, combat = 0;
};
inline Gift gift_of(const TradeRow& row) {
    return {{row.give_raw[0], row.give_raw[1], row.give_raw[2], row.give_raw[3]}, row.give_any, row.give_cotton_or_coffee, row.give_combat};
}
inline Gift gift_of(const GoldRow& row) { return {{row.give_raw[0], row.give_raw[1], row.give_raw[2], row.give_raw[3]}, row.give_any, 0, row.give_combat}; }
bool can_give(const Look& l, Seat seat, const Gift& gift);
Flow give_items(Ctx& c, Seat seat, const Gift& gift);   // asks for the raws, or goes on
Flow give_combat(Ctx& c, Seat seat, int cards);

}  // namespace pentarchy::brazil
