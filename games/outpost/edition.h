// The edition of Outpost: components.json as flat arrays (OP-9). Rules read numbers from here and nowhere else.
#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "engine/document/document.h"
#include "engine/parts/modifiers.h"

namespace pentarchy::outpost {

inline constexpr int kRows = 3, kColumns = 4, kSites = kRows * kColumns;
inline constexpr int kCapTiles = 24, kCapCards = 40;
inline constexpr int kGoods = 3, kHuts = 3, kOrders = 3, kProjects = 3;

enum class Good : uint8_t { Wood, Ore, Gold };
enum class Order : uint8_t { Work, March, Build };
enum class Project : uint8_t { Sawmill, Watch, School };
enum class Query : uint8_t { HutDiscount, Defence, HandLimit, kCount };  // numbers that projects change
enum class TileKind : uint8_t { Forest, Hill, Shrine, Camp, Spring };
enum class CardKind : uint8_t { Militia1, Militia2, Militia3, Storm, Ward, Caravan };
inline constexpr int kTileKinds = 5, kCardKinds = 6;

struct Cost {
    uint8_t exact[kGoods];
    uint8_t any;
    int units() const { return exact[0] + exact[1] + exact[2] + any; }
};

struct Edition {
    int tiles = 0, cards = 0;
    TileKind tile[kCapTiles]{};
    CardKind card[kCapCards]{};
    uint8_t militia[kCardKinds]{};  // strength, and gold when planned (OP-18)
    uint8_t start_goods[kGoods]{};
    Cost hut[kHuts]{}, recruit{}, project{};
    uint8_t hut_era[kHuts]{};
    uint8_t home[4]{};  // site index of each seat's corner (OP-3)
    uint8_t rounds = 0, hand_limit = 0, goods_limit = 0, steps = 0, expand_points = 0, proposals = 0;
    uint8_t win_points = 0, hut_points = 0, shrine_points = 0, project_points = 0;
    uint16_t decisions = 0;
    Modifiers<kProjects, Query> modifiers;

    // Id words, as in components.json and in move texts.
    std::vector<std::string> seat_words, site_words, hut_words, good_words, order_words, project_words, tile_words,
        tile_kind_words, card_words, card_kind_words, face_words;
};

// Reads an edition and checks it against itself and the capacities; throws BadInput that names the entry.

}  // namespace pentarchy::outpost
