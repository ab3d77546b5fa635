// The edition of Endeavor: components.json as flat arrays with one-byte ids. Counts come from the edition; capacities
// leave room for others. Rules read numbers from here and nowhere else.
#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "engine/document/document.h"

namespace pentarchy::endeavor {

inline constexpr int kCapRegions = 8, kCapCities = 40, kCapLinks = 32, kCapSpaces = 48, kCapTrack = 10;
inline constexpr int kCapDecks = 8, kCapDeck = 8, kCapCards = 56, kCapBuildings = 20, kCapTokens = 10;
inline constexpr int kTracks = 4, kTrackSpaces = 16, kLevels = 6;

enum class Region : uint8_t {};
enum class City : uint8_t {};
enum class Link : uint8_t {};
enum class Deck : uint8_t {};
enum class Card : uint8_t {};
enum class Building : uint8_t {};  // 0 is the start building, printed on every board
enum class Token : uint8_t {};
enum class Track : uint8_t { Industry, Culture, Finance, Politics };

inline constexpr Building kStartBuilding{0};
inline constexpr uint8_t kNone = 0xFF;

// The five actions; a building or blue token grants one part, one of two, or one or both.
enum class Part : uint8_t { Ship, Occupy, Attack, Payment, Draw, None };
enum class Mode : uint8_t { Single, ChooseOne, OneOrBoth };
struct Action {
    Mode mode = Mode::Single;
    Part part[2] = {Part::None, Part::None};
};

// Sets of parts, as bits.
inline constexpr int kParts = static_cast<int>(Part::None), kPartSets = 1 << kParts;
constexpr unsigned parts_of(const Action& action) {
    return (1u << static_cast<int>(action.part[0]) | 1u << static_cast<int>(action.part[1])) % kPartSets;
}

struct RegionRow {
    uint64_t cities = 0;  // bits
    uint8_t first_space = 0, spaces = 0;
    bool open_at_start = false, everyone_present = false;
};
struct CityRow {
    uint32_t link_set = 0;  // bits of its links
    uint8_t region = 0, glory = 0;
    uint8_t links[8]{};
    uint8_t link_count = 0;
};
struct LinkRow {
    uint8_t a = 0, b = 0, glory = 0;
};
struct DeckRow {
    uint8_t region = 0, cards = 0;
    uint8_t card[kCapDeck]{};      // top to bottom
    uint8_t need[kCapDeck + 1]{};  // presence that the card at a place asks for; kNone: a governor, or no card
};
struct CardRow {
    uint8_t deck = 0, place = 0;  // its deck, and how deep it lies there
    uint8_t value = 0, glory = 0;
    uint8_t icons[kTracks]{};
    bool governor = false, slavery = false, abolition = false;
};
struct BuildingRow {
    uint8_t level = 0, copies = 0, glory = 0;
    uint8_t icons[kTracks]{};
    bool can_activate = false, once = false;  // once: a player may own one building of this level
    Action action;
};
struct TokenRow {
    uint8_t count = 0;
    bool brown = false;
    Track track = Track::Industry;  // of a brown one
    Action action;                  // of a blue one
};

struct Edition {
    int regions = 0, cities = 0, links = 0, spaces = 0, decks = 0, cards = 0, buildings = 0, tokens = 0;
    RegionRow region[kCapRegions];
    CityRow city[kCapCities];
    LinkRow link[kCapLinks];
    uint8_t space_region[kCapSpaces]{};
    DeckRow deck[kCapDecks];
    CardRow card[kCapCards];
    BuildingRow building[kCapBuildings];
    TokenRow token[kCapTokens];
    uint8_t value[kTracks][kTrackSpaces]{}, score[kTracks][kTrackSpaces]{};
    float next_mark[kTracks][kTrackSpaces]{};  // glory of the next mark, as far as the way to it is done
    uint8_t rounds = 0, building_spaces = 0;
    uint8_t governor_place_glory = 0, population_per_glory = 0;
    uint64_t all_cities = 0;
    uint8_t everyone_present = 0;          // regions, as bits
    uint32_t can_activate = 0, once = 0;   // buildings, as bits
    uint32_t up_to_level[kLevels]{};       // tiles of each level and below, as bits
    uint32_t buildings_with[kPartSets]{};  // buildings and blue tokens that grant any part of the set, as bits
    uint16_t tokens_with[kPartSets]{};
    uint64_t cities_in[1 << kCapRegions]{};  // cities of any set of regions

    std::vector<std::string> seat_words, region_words, city_words, link_words, deck_words, card_words, building_words,
        token_words, track_words, space_words,
        place_words;  // places: every token space, in the order the tokens are laid
};

}  // namespace pentarchy::endeavor
