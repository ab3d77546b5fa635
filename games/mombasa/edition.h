// The edition of Mombasa: components.json as flat arrays with one-byte ids. Equal cards are one face with a number of
// copies. Rules read numbers from here and nowhere else.
#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "engine/document/document.h"

namespace pentarchy::mombasa {

inline constexpr int kCompanies = 4, kColumns = 3, kHqRows = 5, kGoods = 3, kCommodities = 4, kSlots = 5, kTiles = 4;
inline constexpr int kLetters = 5, kBookLetters = 3, kSides = 8, kSpecials = 2, kCardSpaces = 12, kBookSpaces = 12;
inline constexpr int kCapRegions = 32, kCapFaces = 48, kCapStock = 64, kCapBooks = 96, kCapLetter = 32;
inline constexpr int kCapStartTiles = 12;
inline constexpr int kCapSpaces = 28, kCapSteps = 32, kBookSteps = 15, kMaxRounds = 7;
inline constexpr uint8_t kNone = 0xFF;

// What a total counts. Cards and tiles of the last kind, merchants and bookkeepers, are specialists.
enum class Commodity : uint8_t { Coffee, Bananas, Cotton, Expansion, Specialist };
enum class CardKind : uint8_t { Good, Expansion, Bookkeeper, Merchant, Share };
enum class Tile : uint8_t { PlusOne, Bookkeeper, Merchant, Expansion };

// What an action or a reward gives, before it is taken in the order of MO-7.10.
struct Reward {
    uint8_t money = 0, diamonds = 0, points = 0, removals = 0;
    uint8_t steps[kCompanies]{};
    uint8_t active_steps = 0;             // on the track of the expanding company
    uint8_t total_of = kNone, minus = 0;  // money by the own total of a commodity
    uint8_t buys = 0, discount = 0;       // a display card for money
};

// One byte for each commodity, then the specialists: totals and requirements are compared all at once.
using Totals = uint64_t;
inline constexpr Totals kTopBits = 0x8080808080808080;
constexpr bool covers(Totals have, Totals need) { return (((have | kTopBits) - need) & kTopBits) == kTopBits; }

struct RegionRow {
    uint32_t one = 0, two = 0;  // neighbours across a single and a double line, as bits
    Reward reward;
    uint8_t mines = 0;
};
struct FaceRow {
    CardKind kind = CardKind::Good;
    uint8_t good = 0, value = 0, crate = 0;
    uint8_t share = kNone;    // company of its share symbol
    uint8_t company = kNone;  // of a merchant; none: the neutral one
    uint8_t money = 0, diamonds = 0, mines_per_step = 0;
    uint8_t per_colour = 0;  // copies among a colour's starting cards
    uint8_t copies = 0;      // in the whole edition
};
struct StockRow {  // copies of a face under one letter of the deck
    uint8_t letter = 0, face = 0, copies = 0;
};
struct BookRow {
    Totals need[6]{};  // alternatives: each kind that "one kind of goods" may be
    uint8_t needs = 0, letter = kNone;
    Reward reward;
};
struct StartTileRow {
    uint8_t resting[3]{};
    Reward bonus;
    uint8_t first_game_seat = 0;  // 0: none
};

enum class Perk : uint8_t { Space, Expansion, Markers, Discount, CardPlus };
struct PerkRow {
    Perk kind = Perk::Space;
    uint8_t amount = 0, goods = 0;  // goods as bits
    bool mixed = false;
};
// Of the way from the last mark of a track to the next, how much is done at a step.
struct Way {
    float done = 0;
    uint8_t length = 0, gain = 0;  // of the whole way, 0 at the end; what the next mark brings more
};
struct SideRow {
    uint8_t letter = 0, length = 0;
    uint8_t shares[kCapSteps]{};  // by step: those of the last symbol reached
    uint8_t toll[kCapSteps]{};    // what reaching a step costs
    uint8_t special[kSpecials]{}, payout[kSpecials]{};
    PerkRow perk[kSpecials];
    Way way[kCapSteps];                         // by step, to the next symbol
    uint8_t space[kSpecials] = {kNone, kNone};  // additional bonus spaces
};

struct Option {
    uint8_t min = 0;  // the total it asks for
    Reward reward;
};
enum class Sells : uint8_t { Nothing, Any, Coffee };
struct SpaceRow {
    uint8_t pay = 0, plus = 0;  // to the bank; money above the crate of a sold card
    Sells sells = Sells::Nothing;
    uint8_t majority = kNone, tile = kNone;       // commodity compared; tile reserved
    bool start_token = false, not_first = false;  // gives the token; not on the start player's first turn
    uint8_t options = 0;
    Option option[3];
    uint8_t tracks = 0, track_steps = 0;  // so many tracks of other companies, so many steps on each
    uint8_t side = kNone, special = 0;    // of an additional space on a track
};

struct Edition {
    int regions = 0, faces = 0, stocks = 0, books = 0, start_tiles = 0, spaces = 0, rounds = 0;
    RegionRow region[kCapRegions];
    uint32_t hq_one[kCompanies]{}, hq_two[kCompanies]{};  // regions beside a headquarters
    uint8_t coins[kCompanies][kColumns][kHqRows]{};
    uint8_t visible[kCompanies][kColumns][2][kHqRows + 1]{};  // coins seen: row 5 opened or not, posts left
    uint8_t like[kCompanies][kColumns]{};                     // the first column with the same coins
    uint8_t first_side[kCompanies]{};
    SideRow side[kSides];
    uint8_t diamond_value[kCapSteps]{}, jar_value[kBookSteps + 1]{};
    Way diamond_way[kCapSteps], jar_way[kBookSteps + 1];
    uint8_t diamond_last = 0, diamond_unlock = 0, jar_last = 0, jar_unlock = 0, diamond_overflow = 0, jar_overflow = 0;
    uint16_t steps_for[kBookLetters]{};  // bookkeeping steps a book of the letter may lie on, as bits
    FaceRow face[kCapFaces];
    StockRow stock[kCapStock];
    uint64_t stock_of[kLetters]{};             // stock rows of a letter, as bits
    uint64_t plannable = 0, sellable[2][3]{};  // faces, as bits; sellable by option and Sells
    uint8_t single_expansion[4]{};             // by seat from the start player
    BookRow book[kCapBooks + kCapStartTiles];  // the first books of start tiles follow the others
    uint8_t first_book[kBookLetters]{}, letter_books[kBookLetters]{}, book_price[kBookLetters]{};
    StartTileRow start_tile[kCapStartTiles];
    SpaceRow space[kCapSpaces];
    uint32_t board_spaces = 0;      // those not on a track, as bits
    uint8_t tile_value[kTiles]{};   // points, goods or steps
    uint8_t tile_per_merchant = 0;  // steps of the merchant tile for each merchant card
    uint8_t modifier[kCardSpaces]{};
    uint8_t book_letter[kBookSpaces]{}, coin_number[kBookSpaces]{}, coin_row[kBookSpaces]{};
    uint8_t bonus_markers[5]{}, round_coins[5][kMaxRounds + 1]{};  // by number of players
    uint8_t start_money = 0, flip_cost = 0, oust_cost = 0, one_cost = 0, two_cost = 0;

    std::vector<std::string> seat_words, company_words, region_words, side_words, face_words, letter_words, book_words,
        start_tile_words, tile_words, space_words, card_space_words, book_space_words, commodity_words, slot_words;
};

// The book that a start tile shows.
inline int start_book(int tile) { return kCapBooks + tile; }

namespace reading {  // the parts, in edition_map.cpp, edition_cards.cpp and edition_spaces.cpp
inline constexpr const char* kCommodity = "a kind of goods, nor \"expansion\"";
Reward read_reward(const Node& list, const Edition& t);
void read_map(const Node& edition, Edition& t);
void read_tracks(const Node& edition, Edition& t);
void read_cards(const Node& edition, Edition& t);
void read_books(const Node& edition, Edition& t);
void read_spaces(const Node& edition, Edition& t);
void read_displays(const Node& edition, Edition& t);
}  // namespace reading

}  // namespace pentarchy::mombasa
