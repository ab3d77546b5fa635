// components.json -> Edition: the order of reading, costs and gains, and what all parts share.
#include "games/brazil/edition.h"

#include <algorithm>

#include "engine/document/edition.h"
#include "games/brazil/game.h"

namespace pentarchy::brazil {

namespace reading {

Cost read_cost(const Node& node, const Edition& t) {
    static const std::vector<std::string> kDueWords = {"sugar_cane", "coffee",  "wood", "cotton",
                                                       "cane_or_coffee", "any_raw", "gold", "science"};
    (void)t;
    Cost out;
    for (const auto& [word, n] : node.members()) {
        const int at = place_of(word, kDueWords);
        if (at < 0) n.fail("is nothing that a cost can be made of");
        out.due[at] = static_cast<uint8_t>(n.integer(0, 9));
    }
    return out;
}

Reward read_gain(const Node& node, const Edition& t) {
    Reward out;
    for (const auto& [word, n] : node.members()) {
        const auto amount = static_cast<uint8_t>(n.integer(0, 9));
        const int item = place_of(word, t.item_words);
        if (item >= 0) {
            out.item[item] = amount;
        } else if (word == "any_raw") {
            out.any_raw = amount;
        } else if (word == "gold_card") {
            out.gold_cards = amount;
        } else if (word == "combat_card") {
            out.combat_cards = amount;
        } else if (word == "vp") {
            out.vp = amount;
        } else {
            n.fail("is nothing that can be gained");
        }
    }
    return out;
}

uint8_t add_reward(const Reward& reward, const Node& where, Edition& t) {
    if (reward == Reward{}) return kNoReward;
    for (int i = 1; i < t.rewards; ++i)
        if (t.reward[i] == reward) return static_cast<uint8_t>(i);
    if (t.rewards == kCapRewards) where.fail("is one more kind of gain than there may be");
    t.reward[t.rewards] = reward;
    return static_cast<uint8_t>(t.rewards++);
}

}  // namespace reading

namespace {

void set_words(Edition& t) {
    t.seat_words = {"north", "east", "south", "west"};
    t.item_words = {"sugar_cane", "coffee", "wood", "cotton", "gold", "science"};
    t.terrain_words = {"grassland", "forest", "gold_mine", "water", "cloud", "capital"};
    t.shape_words = {"square", "pentagon", "octagon"};
    t.space_words = {"deploy", "painting", "build", "renovate", "manufacture", "import", "trade"};
    t.building_words = {"sawmill", "cane_field", "farm", "trading_post", "plantation", "mint", "church", "academy"};
    t.order_words = {"red", "pink", "blue"};
    t.era_words = {"era_1", "era_2", "era_3"};
    t.palace_words = {"palace_2", "palace_3", "palace_4", "palace_5", "palace_6"};
    t.coin_words = {"afonso_gold", "afonso_raw", "afonso_both", "napoleon_science", "reboucas"};
    for (int row = 0; row < kMapRows; ++row)
        for (int column = 1; column <= kMapColumns; ++column)
            t.hex_words.push_back(std::string(1, static_cast<char>('a' + row)) + std::to_string(column));
}

// Every source is named after the thing it is.
void name_sources(Edition& t) {
    t.source_words = t.monarch_words;
    t.source_words.insert(t.source_words.end(), t.painting_words.begin(), t.painting_words.end());
    t.source_words.insert(t.source_words.end(), t.palace_words.begin(), t.palace_words.end());
    for (const std::string& space : t.space_words) t.source_words.push_back("upgrade_" + space);
    for (const std::string& space : t.space_words) t.source_words.push_back("token_" + space);
}

void read_limits(Fields limits, Edition& t) {
    limits.number("personal_store_items", t.store_limit, 1, 9)
        .number("gold_cards_in_hand", t.gold_limit, 1, 6)
        .number("combat_cards_in_hand", t.combat_limit, 1, 6)
        .number("combat_cards_per_fight", t.fight_cards, 1, 3)
        .number("rounds", t.rounds, 1, 200);
    int palaces = 1;
    limits.number("palaces_per_tile", palaces, 1, 1);
    limits.only({"store_counts", "store_excludes", "source"});
}

// BR-15.17, BR-15.18  What the old tokens do; their kinds are fixed, their amounts are not.
void read_tokens(const Node& list, Edition& t) {
    must_have_ids(list, std::vector<std::string>{"action_token_1", "action_token_2", "action_token_3"});
    Fields first(list.at(0)["under_space_effect"]), second(list.at(1)["under_space_effect"]);
    first.must_be("kind", "peek_discovery").number("amount", t.peeks, 1, 1);
    second.must_be("kind", "draw_combat_card").number("amount", t.musters, 1, 3);
}

}  // namespace

Edition Brazil::load(const Node& edition) {
    using namespace reading;
    Fields in(edition);
    Fields(in["meta"]).must_be("slug", "brazil");
    Edition t;
    set_words(t);
    must_have_ids(in["resources"], t.item_words);
    must_have_ids(in["terrains"], t.terrain_words);
    must_have_ids(in["eras"], t.era_words);
    read_limits(in.part("limits"), t);
    read_tokens(in["action_tokens"], t);
    t.monarch_words = read_exact_ids(in["monarchs"], kMonarchs);
    t.painting_words = read_exact_ids(in["paintings"], kPaintings);
    name_sources(t);
    read_tiles(in, t);
    read_boards(in, t);
    read_spaces(in, t);
    read_paintings(in, t);
    read_cards(in, t);
    read_maps(in["scenarios"], t);
    check_made(in["buildings"], t);
    return t;
}

}  // namespace pentarchy::brazil
