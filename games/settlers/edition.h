// The edition of Imperial Settlers: components.json as flat arrays. A card is one of the 204 location cards, by its
// code; copies of a design that are equal share a face. Effects are rows of one closed vocabulary in ordered lists.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "base/bits.h"
#include "base/json.h"
#include "engine/document/document.h"
#include "engine/parts/pay.h"

namespace pentarchy {
class Fields;  // engine/document/edition.h
}

namespace pentarchy::settlers {

inline constexpr int kFactions = 4, kDecks = kFactions + 1, kColors = 8, kRounds = 5;
inline constexpr int kCapCards = 208, kCapDesigns = 144, kCapFaces = 176, kCapEffects = 320, kCapLists = 250,
                     kCapCopies = 9;
inline constexpr int kCapTriggers = 64, kCapSources = 32, kCapStashes = 4, kCapRaze = 4, kCapAttacks = 16,
                     kCapGrades = 10;
inline constexpr uint8_t kNone = 0xFF, kNoList = 0;
inline constexpr int kCommon = 0;  // the common deck; a faction's deck is its number plus one
inline constexpr int kVirtualFaction = kFactions;

// What a supply holds, in the order of payment, then what is never in one. Gold is the joker (IS-15.2).
enum class Good : uint8_t { Wood, Stone, Food, Gold, Worker, Raze, Defense, Vp, Card, CommonCard, FactionCard, kCount };
inline constexpr int kResources = 3, kPayable = 6, kTokens = 7, kGoods = static_cast<int>(Good::kCount);

enum class Type : uint8_t { Production, Feature, Action, Nothing };

// clang-format off
enum class EffectKind : uint8_t {
    Gain, GainPer, GainAny, ChooseOne, PayFor, DrawSelect, CopyProduction, CopyDeal, ExtraActivation, BuildSpecial,
    RazeSpecial, RemoveLocation, TakeSpoil, Steal, OpponentDiscard, BlockLocation, DiscardDeal, TakeDeal, RemoteDeal,
    PlaceFoundation, PlaceSamurai, TakeControl, kCount
};
// clang-format on
enum class Occasion : uint8_t { None, Build, Raze, Deal, Gain, OpponentExchange };
enum class Stash : uint8_t { None, Cards, Resources };

using CardSet = Bits<kCapCards>;

// What an activation costs (IS-1.46, IS-1.47).
struct Bill {
    uint8_t goods[kPayable]{};
    uint8_t any = 0, cards = 0, deals = 0;
};
inline Bill plus(Bill bill, const Bill& more) {
    for (int good = 0; good < kPayable; ++good)
        bill.goods[good] = static_cast<uint8_t>(bill.goods[good] + more.goods[good]);
    bill.any = static_cast<uint8_t>(bill.any + more.any);
    bill.cards = static_cast<uint8_t>(bill.cards + more.cards);
    bill.deals = static_cast<uint8_t>(bill.deals + more.deals);
    return bill;
}

// IS-7.12, IS-15.2  Wood, stone and food pay for themselves and for "any"; gold pays for everything.
inline constexpr Tariff<kResources + 1, kResources + 2> kTariff{{0b10001, 0b10010, 0b10100, 0b11111}};
inline bool covers(const Bill& bill, const uint8_t* goods) {
    const uint8_t need[] = {bill.goods[0], bill.goods[1], bill.goods[2], bill.goods[kResources], bill.any};
    const uint8_t have[] = {goods[0], goods[1], goods[2], goods[kResources]};
    return PayBy<kTariff>::covers(need, have);
}

// Which cards a supply pays for; hand cards and deals of a bill are not looked at.
using PaidCards = PriceList<kCapCards, 2, kTariff>;
inline PaidCards::Price price_of(int card, const Bill& bill) {
    const uint8_t* goods = bill.goods;
    return {card, {goods[0], goods[1], goods[2], goods[kResources], bill.any}, {goods[4], goods[5]}};
}

struct EffectRow {
    EffectKind kind = EffectKind::Gain;
    Good good = Good::Vp;
    uint8_t amount = 0, max = 0;              // max: of gain_per in all
    uint8_t color = kNone;                    // gain_per: none counts samurai
    uint8_t goods = 0;                        // of gain_any and steal, as bits
    uint8_t first_list = kNoList, lists = 0;  // options of choose_one, effects of pay_for
    uint8_t look = 0, keep = 0;               // draw_select
    bool from_faction_deck = true;
    bool other = false;                                            // copy_production: another location than this one
    bool from_deals = false;                                       // build_special
    bool hits_hand = false, hits_enemy = false, hits_own = false;  // raze_special
    bool costs_tokens = false;                                     // protection costs tokens, too
    uint8_t convert = 0;                                           // points for a spoil given up
    bool with_remote = false, gains_good = false;                  // discard_deal
    Bill cost;                                                     // of pay_for
};
struct ListRow {
    uint16_t first = 0;
    uint8_t size = 0;
    bool plain = true;        // nothing to choose and no card to draw: it can be applied at once
    bool only_cards = false;  // draws cards of either deck and nothing else
};

struct TriggerRow {
    Occasion event = Occasion::None;
    uint8_t color = kNone;  // of what is built
    bool faction_only = false, enemy_only = false, optional = false;
    uint8_t at_least = 0, list = kNoList;
};
struct Step {
    uint8_t at_least = 0, vp = 0;
};
struct DesignRow {
    Type type = Type::Nothing;
    uint8_t deck = 0, colors = 0, vp = 0, copies = 0;
    uint8_t production = kNoList, bonus = kNoList, action = kNoList, max_uses = 0;
    Bill cost, cost_twice;      // of the action
    bool needs_target = false;  // the action is not allowed without something to act on (IS-10.8)
    TriggerRow trigger;
    uint8_t stores = 0;    // goods kept in cleanup, as bits
    uint8_t protects = 0;  // raze tokens more for each own common location
    Stash stash = Stash::None;
    uint8_t stash_vp = 0, stash_steps = 0;
    Step stash_step[4];
};
// What may differ from copy to copy of a design (IS-1.9, IS-1.22).
struct Stats {
    uint8_t cost[kResources]{}, needs_location = 0;
    uint8_t razes = 0;  // goods of its raze field; 0: it has none
    Good raze[kCapRaze]{};
    uint8_t deal = kNone;  // a good
    friend bool operator==(const Stats&, const Stats&) = default;
};
struct CardRow : Stats {
    uint8_t design = 0, face = 0, deck = 0;
    uint8_t trigger_slot = kNone, source_slot = kNone, stash_slot = kNone;
};
struct FactionRow {
    uint8_t produces[kTokens]{};
    uint8_t stores = 0;
    bool samurai = false;
};

struct Edition {
    int cards = 0, designs = 0, faces = 0, effects = 0, lists = 1, triggers = 0, sources = 0, stashes = 0;
    int rounds = kRounds;
    CardRow card[kCapCards];
    DesignRow design[kCapDesigns];
    EffectRow effect[kCapEffects];
    ListRow list[kCapLists];
    FactionRow faction[kFactions];
    uint8_t face[kCapCards]{};             // of each card, in one row for offers of a whole hand
    uint8_t face_card[kCapFaces + 1]{};    // the first card of a face; its copies follow it
    uint8_t trigger_card[kCapTriggers]{};  // cards whose feature waits for an event
    uint8_t source_card[kCapSources]{};    // production cards that ask or draw
    uint8_t stash_card[kCapStashes]{};
    CardSet of_deck[kDecks], of_color[kColors], of_type[4], of_face[kCapFaces], has_raze, has_deal, faction_cards;
    CardSet last_of_face, needs_no_location;
    PaidCards builds, actions;                   // what a supply can build, and which actions it can use once
    CardSet stores, protects, stashing, copies;  // by feature; productions that copy another
    CardSet on_event[6];                         // by Occasion
    uint8_t start_faction = 0, start_common = 0, deal_cost = 0, raze_hand = 0, raze_enemy = 0, raze_more = 0,
            foundation_wood = 0, exchange_workers = 0;
    uint8_t attack_copies[kGoods]{};  // attack cards by target
    uint8_t deal_priority[kGoods]{};  // IS-19.51: 0 is hit first
    int attacks = 0, grades = 0;
    uint8_t grade_vp[kCapGrades]{};

    std::vector<std::string> seat_words, faction_words, deck_words, color_words, good_words, token_words, design_words,
        face_words, card_words, grade_words, choice_words;  // choices by effect list
};

namespace reading {  // the parts, in edition_cards.cpp and edition_effects.cpp
Good read_good(const Node& node, const Edition& t);
uint8_t read_supply(const Node& list, const Edition& t);  // goods of a supply, as bits
Bill read_cost(const Node& list, const Edition& t);
uint8_t read_list(const Node& list, Edition& t);
void read_feature(Fields feature, DesignRow& design, Edition& t);
void read_cards(const Node& edition, Edition& t);
void read_decks(const Node& edition, const Edition& t);
}  // namespace reading

}  // namespace pentarchy::settlers
