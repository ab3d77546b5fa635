// Every painting, gold card, task, palace and monarch of components.json, read here apart from the edition: somebody
// has it, uses it, and what changes is what the file says (BR-1.4, BR-1.5, BR-1.7, BR-12.20, BR-18.5).
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

std::string text(const Json& row, const char* key = "id") { return std::string(row.at(key).as_string()); }
const Json* find(const Json& row, const char* key) { return row.as_object().if_contains(key); }
int amount(const Json& row, const char* key) {
    const Json* value = find(row, key);
    return value ? static_cast<int>(value->to_number<int64_t>()) : 0;
}
struct Card {
    Json row;
    friend void PrintTo(const Card& card, std::ostream* out) { *out << text(card.row); }
};
std::vector<Card> rows(const char* key) {
    std::vector<Card> out;
    for (const Json& row : edition().at(key).as_array()) out.push_back({row});
    return out;
}
std::string name_of(const testing::TestParamInfo<Card>& one) { return text(one.param.row); }
Amounts cost_of(const Json& row) {
    Amounts out;
    for (const auto& [key, n] : row.at("cost").as_object())
        out.emplace_back(key == "any_raw" ? "wood" : std::string(key), static_cast<int>(n.to_number<int64_t>()));
    return out;
}

struct EveryPainting : testing::TestWithParam<Card> {};

// What a seat that has it may ask of it, by the words of the file.
void expect_numbers(const Desk& d, const Json& effect) {
    const Look l{d.t, d.s};
    const std::string kind = text(effect, "kind");
    if (kind == "combat_bonus" && !find(effect, "condition")) {
        EXPECT_EQ(sum(l, 0, Query::Attack), amount(effect, "attack"));
        EXPECT_EQ(sum(l, 0, Query::Defence), amount(effect, "defence"));
    }
    if (kind == "combat_bonus" && find(effect, "condition")) {
        EXPECT_EQ(sum(l, 0, Query::OwnTileDefence), amount(effect, "defence"));
    }
    if (kind == "building_strength_if_adjacent") {
        EXPECT_EQ(sum(l, 0, Query::ForestStrength), amount(effect, "amount"));
    }
    if (kind == "adjacent_ranged_support") {
        EXPECT_EQ(sum(l, 0, Query::RangedSupport), amount(effect, "max_units"));
    }
    if (kind == "import_bonus") {
        EXPECT_EQ(sum(l, 0, Query::Import), amount(effect, "amount"));
    }
    if (kind == "hand_limit") {
        EXPECT_EQ(combat_hand_limit(l, 0), amount(effect, "limit"));
    }
    const std::vector<std::pair<std::string, Query>> rights{{"basic_move_distance", Query::AllSwift},
                                                            {"additional_extra_move", Query::Sail},
                                                            {"city_site_any_unit", Query::AnyFounder},
                                                            {"sacrifice_old_token", Query::Sacrifice},
                                                            {"ignore_good_shape", Query::AnyShape},
                                                            {"ignore_terrain", Query::AnyTerrain},
                                                            {"build_over_own_building", Query::BuildOver},
                                                            {"place_palace", Query::Isabel},
                                                            {"build_twice", Query::BuildTwice},
                                                            {"end_place_goods", Query::Factory}};
    for (const auto& [word, query] : rights)
        if (kind == word) {
            EXPECT_TRUE(has(l, 0, query)) << word;
        }
}

// It hangs alone in its order, is paid and taken; what it gives at once, its points, and what works from then on.
TEST_P(EveryPainting, is_taken_and_works) {  // BR-5.11, BR-5.13, BR-7.24
    const Json& row = GetParam().row;
    const std::string id = text(row);
    const int order = text(row, "order") == "red" ? 0 : text(row, "order") == "pink" ? 1 : 2;
    boost::json::array gallery{"maria_quiteria", "camarao", "guarani", "tupi", "maua", "factory"};
    bool hangs = false;
    for (const Json& one : gallery) hangs |= one.as_string() == id;
    if (!hangs) gallery[static_cast<size_t>(2 * order)] = id;
    Given given = action().set({"gallery"}, gallery).store("north", cost_of(row)).monarch("north", "pedro_1");
    for (const Json& effect : row.at("effects").as_array())
        if (text(effect, "kind") == "production_bonus") given.tile("north", "d3", text(effect, "building"));
    Desk d(2, given);
    d.play("north", "act painting").play("north", "paint " + id);
    while (d.row() == "pay") d.play("north", d.offers("north").front());
    EXPECT_TRUE(contains(d.list("players.north.paintings"), id));
    EXPECT_GE(d.of("north", "score.paintings"), amount(row, "vp"));
    d.until("movement");
    for (const Json& effect : row.at("effects").as_array()) {
        const std::string kind = text(effect, "kind");
        expect_numbers(d, effect);
        if (kind == "gain") {
            EXPECT_EQ(d.store("north", text(effect, "resource")), amount(effect, "amount"));
        }
        if (kind == "draw_combat_card") {
            EXPECT_EQ(d.of("north", "hand_sizes.combat"), amount(effect, "amount"));
        }
        if (kind != "production_bonus") continue;
        for (const auto& [item, n] : effect.at("gain").as_object())
            EXPECT_EQ(d.items("d3", std::string(item)), static_cast<int>(n.to_number<int64_t>()));
    }
}
INSTANTIATE_TEST_SUITE_P(All, EveryPainting, testing::ValuesIn(rows("paintings")), name_of);

struct EveryGoldCard : testing::TestWithParam<Card> {};

// It pays one gold (BR-6.5, BR-13.2).
TEST_P(EveryGoldCard, pays_one_gold) {
    const std::string id = text(GetParam().row);
    Desk d(2, action()
                  .gold("north", {id})
                  .set({"gallery"}, names({"maria_quiteria", "camarao", "guarani", "tupi", "maua", "factory"})));
    d.play("north", "act painting").play("north", "paint camarao");
    EXPECT_EQ(d.offers("north"), MoveTexts{"pay_gold " + id});
    d.play("north", "pay_gold " + id);
    EXPECT_EQ(d.list("gold_discard"), MoveTexts{id});
}

// Everything is at hand: the card's effect is what its words say, and it is discarded.
TEST_P(EveryGoldCard, is_played) {  // BR-13.6, BR-13.8
    const Json &row = GetParam().row, &effect = row.at("effects").as_array()[0];
    const std::string id = text(row), kind = text(effect, "kind");
    Given given =
        action().gold("north", {id}).gold("east", {id == "reform" ? "spy" : "reform"}).monarch("north", "oba_2");
    Amounts raws{{"wood", 3}, {"gold", 1}};
    const Json* give = find(effect, "give");
    if (kind == "exchange") {
        raws.clear();
        for (const auto& [item, n] : give->as_object())
            raws.emplace_back(item == "any_raw" ? "wood" : std::string(item), static_cast<int>(n.to_number<int64_t>()));
    }
    given.store("north", raws).tile("north", "d3", "sawmill").unit("green_dragoon", "d2");
    Desk d(2, given);
    if (text(row, "use") != "extra_action") {
        EXPECT_NE(d.refusal("north", "play " + id), "");
        return;
    }
    d.play("north", "play " + id);
    EXPECT_EQ(d.list("gold_discard"), MoveTexts{id});
    const MoveTexts offers = d.offers("north");
    if (kind == "look_at_hand") {
        EXPECT_EQ(offers, MoveTexts{"spy_on east"});
    } else if (kind == "deploy") {
        EXPECT_FALSE(beginning(offers, "deploy").empty());
        for (const std::string& move : beginning(offers, "deploy"))
            EXPECT_NE(move.find(text(effect, "unit_kind") == "monarch" ? "green_monarch" : "green_archer"),
                      std::string::npos)
                << move;
    } else if (kind == "build") {
        const Json& kinds = effect.at("building");
        MoveTexts expected;
        for (const std::string& word : base_tables().building_words)
            if (kinds.is_string() ? kinds.as_string() == word : contains(MoveTexts{"cane_field", "sawmill"}, word))
                expected.push_back("build " + word);
        for (const std::string& move : beginning(offers, "build")) EXPECT_TRUE(contains(expected, move)) << move;
        EXPECT_FALSE(beginning(offers, "build").empty());
    } else if (kind == "exchange" || kind == "withdraw_unit") {
        while (d.row() != "pick_space") d.play("north", d.offers("north").front());
        const Json& get = effect.at(kind == "exchange" ? "get" : "gain");
        for (const auto& [item, n] : get.as_object())
            EXPECT_EQ(d.store("north", std::string(item)),
                      static_cast<int>(n.to_number<int64_t>()) + (kind != "exchange" && item == "gold"))
                << std::string(item);
    } else if (kind == "manufacture") {
        EXPECT_TRUE(contains(offers, "make dye import"));
    } else if (kind == "renovate") {
        EXPECT_TRUE(contains(offers, "renovate d3"));
    } else if (kind == "take_painting") {
        EXPECT_FALSE(beginning(offers, "paint").empty());
    } else if (kind == "extra_basic_move") {
        EXPECT_EQ(d.number("turn_state.basics"), 1 + amount(effect, "amount"));
    } else {
        ADD_FAILURE() << kind << " is not tested";
    }
}
INSTANTIATE_TEST_SUITE_P(All, EveryGoldCard, testing::ValuesIn(rows("gold_cards")), name_of);

struct EveryTask : testing::TestWithParam<Card> {};

const MoveTexts kHexes{"d1", "d3", "c2", "c3", "e2", "e3", "e4", "f4", "b3", "a4", "e5", "c4", "g4", "f7"};
const MoveTexts kUnitNames{"green_archer_1", "green_archer_2", "green_monarch", "green_dragoon", "green_cannon"};
const MoveTexts kGoodNames{"dye", "sugar", "fabric", "roast_coffee", "jewellery", "rubber"};
const MoveTexts kSlots{"renovate", "import", "deploy", "painting", "build", "manufacture"};
const MoveTexts kPaintingNames{"tupi", "guarani", "tupiniquim", "arariboia", "anchieta", "guaicuru"};

// A state that fulfils all conditions but perhaps one, as barely as possible.
Given fulfilling(const Json& task, int except = -1) {
    Given given = action().era(3).tasks("north", {text(task)}).monarch("north", "pedro_1");
    size_t hex = 0;
    int number = -1;
    bool any_buildings = false;
    for (const Json& condition : task.at("conditions").as_array()) {
        const int n = amount(condition, "min") - (++number == except);
        const std::string kind = text(condition, "kind");
        for (size_t i = 0; i < static_cast<size_t>(n); ++i) {
            if (kind == "units_on_map") given.unit(kUnitNames[i], "d2");
            if (kind == "paintings") continue;
            if (kind == "control_city") given.tile("north", kHexes[hex++], i ? "salvador" : "belem");
            if (kind == "control_building") {
                const std::string building = text(condition, "building");
                any_buildings |= building == "any";
                given.tile("north", kHexes[hex++],
                           building == "any" ? (i < 4   ? "farm"
                                                : i < 8 ? "sawmill"
                                                        : "cane_field")
                                             : building);
            }
            if (kind == "goods_made") {
                const Json* shape = find(condition, "shape");
                const size_t first = !shape                             ? 0
                                     : shape->as_string() == "square"   ? 0
                                     : shape->as_string() == "pentagon" ? 2
                                                                        : 4;
                given.good("north", kGoodNames[first + i], kSlots[first + i]);
            }
        }
        if (kind == "paintings")
            given.paintings("north", MoveTexts(kPaintingNames.begin(), kPaintingNames.begin() + n));
    }
    return given;
}

// BR-15.1, BR-15.19, BR-15.20: revealed exactly when all conditions hold; its points are those of the file.
TEST_P(EveryTask, is_revealed_when_its_conditions_hold) {
    const Json& task = GetParam().row;
    const auto& conditions = task.at("conditions").as_array();
    Desk d(2, fulfilling(task));
    int points = amount(task, "vp");
    for (const Json& condition : conditions) points += amount(condition, "vp");
    d.play("north", "reveal " + text(task));
    EXPECT_EQ(d.of("north", "score.tasks"), points);
    EXPECT_EQ(d.at("ending"), find(task, "ends_game") != nullptr);
    for (int i = 0; i < static_cast<int>(conditions.size()); ++i) {
        Desk less(2, fulfilling(task, i));
        EXPECT_EQ(less.refusal("north", "reveal " + text(task)), "BR-15.1") << "without " << i;
        if (amount(task, "era") < 3) continue;
        EXPECT_EQ(less.of("north", "score.tasks"),
                  points - amount(conditions[static_cast<size_t>(i)], "vp"));  // BR-15.22
    }
}
INSTANTIATE_TEST_SUITE_P(All, EveryTask, testing::ValuesIn(rows("task_cards")), name_of);

struct EveryPalace : testing::TestWithParam<Card> {};

// BR-15.31, BR-15.36 to BR-15.41: on its tile, with the bonus of the file.
TEST_P(EveryPalace, is_placed_and_brings_its_bonus) {
    const Json &row = GetParam().row, &place = row.at("placement");
    const std::string kind = text(place, "kind");
    if (kind == "capital_at_setup") return;
    Desk d(2, action()
                  .paintings("north", {"princess_isabel"})
                  .tile("north", "e4", "olinda")
                  .tile("north", "d1", "mint")
                  .tile("north", "c2", "plantation")
                  .tile("north", "b3", "farm")
                  .tile("north", "f4", "sawmill"));
    const std::string hex = kind == "city"                            ? "e4"
                            : kind == "building_era"                  ? "f4"
                            : text(place, "building") == "mint"       ? "d1"
                            : text(place, "building") == "plantation" ? "c2"
                                                                      : "b3";
    d.play("north", "isabel").play("north", "palace " + text(row) + " " + hex);
    EXPECT_EQ(d.at("players.north.palaces." + text(row)), Json(hex));
    d.until("pick_space");
    int points = 0;
    for (const Json& bonus : row.at("bonus").as_array()) {
        const std::string what = text(bonus, "kind");
        if (what == "gain") {
            EXPECT_EQ(d.store("north", text(bonus, "resource")), amount(bonus, "amount"));
        }
        if (what == "draw_gold_card") {
            EXPECT_EQ(d.of("north", "hand_sizes.gold"), amount(bonus, "amount"));
        }
        if (what == "draw_combat_card") {
            EXPECT_EQ(d.of("north", "hand_sizes.combat"), amount(bonus, "amount"));
        }
        if (what == "manufacture_free") {
            EXPECT_EQ(d.of("north", "score.goods"), 1);
        }
        if (what == "end_vp_per" && text(bonus, "what") == "controlled_own_building") points += amount(bonus, "vp");
    }
    EXPECT_EQ(d.of("north", "score.palaces"), points);
}
INSTANTIATE_TEST_SUITE_P(All, EveryPalace, testing::ValuesIn(rows("palaces")), name_of);

struct EveryMonarch : testing::TestWithParam<Card> {};

// BR-16.1: it can be chosen by its board only; buildings that it raises have the numbers of the file.
TEST_P(EveryMonarch, reigns) {
    const Json& row = GetParam().row;
    const std::string id = text(row), board = text(row, "board");
    Given given = action().board("north", board).monarch("north", id);
    const Json& effect = row.at("effects").as_array()[0];
    if (text(effect, "kind") != "first_n_built_override") {
        EXPECT_EQ(Desk(2, given).at("players.north.monarch"), Json(id));
        return;
    }
    const std::string building = text(effect, "building"), hex = building == "cane_field" ? "d1" : "d3";
    Desk d(2, given.store("north", {{"wood", 1}, {"coffee", 1}}));
    d.play("north", "act build").play("north", "build " + building).play("north", "site " + hex);
    d.until("movement");
    for (const auto& [item, n] : effect.at("production").as_object())
        EXPECT_EQ(d.items(hex, std::string(item)), static_cast<int>(n.to_number<int64_t>()));
    EXPECT_EQ(d.of("north", "score.tiles"), amount(effect, "vp"));
    EXPECT_EQ(d.number("players.north.monarch_count"), 1);
}

// A reward of the tables has just these amounts.
void expect_reward(int reward, const Json& gain) {
    const Edition& t = base_tables();
    Reward expected;
    for (const auto& [word, n] : gain.as_object()) {
        const auto amount = static_cast<uint8_t>(n.to_number<int64_t>());
        const int item = place_of(word, t.item_words);
        (item < 0 ? expected.any_raw : expected.item[item]) = amount;
    }
    EXPECT_EQ(t.reward[reward], expected) << dump(gain, false);
}
// BR-16.2, BR-16.9: each option gives up so many cards and counts as this; one card for a raw is how cards pay at all.
void expect_option(const MonarchRow& row, int source, const Json& option, bool once) {
    const Json& worth = option.at("counts_as");
    const int cards = amount(option, "combat_cards");
    if (!once && cards == 1) {
        EXPECT_TRUE(row.combat_pays_raw);
        return;
    }
    int found = 0;
    for (const CoinRow& coin : base_tables().coin)
        found += coin.source == source && coin.cards == cards && coin.raw == amount(worth, "any_raw") &&
                 coin.gold == amount(worth, "gold") && coin.science == amount(worth, "science") &&
                 coin.once_a_turn == once;
    EXPECT_EQ(found, 1) << dump(option, false);
}

// BR-16.2, BR-16.9 to BR-16.15: what it answers to, with the numbers of the file.
TEST_P(EveryMonarch, has_the_numbers_of_the_file) {
    const Edition& t = base_tables();
    const Json& card = GetParam().row;
    const int id = place_of(text(card), t.monarch_words);
    const MonarchRow& row = t.monarch[id];
    for (const Json& effect : card.at("effects").as_array()) {
        const std::string kind = text(effect, "kind");
        if (kind == "payment_option") {
            for (const Json& option : effect.at("options").as_array())
                expect_option(row, kMonarch0 + id, option, !effect.at("limit_per_turn").is_null());
        } else if (kind == "on_first_action") {
            EXPECT_EQ(t.reward[row.first_deploy].combat_cards, amount(effect.at("then").at(0), "amount"));
        } else if (kind == "good_to_monarch_tile") {
            EXPECT_EQ(row.tile_goods, amount(effect, "max"));
            expect_reward(row.tile_reward, effect.at("gain"));
        } else if (kind == "on_build_terrain_nth") {
            for (size_t i = 0; i < 3; ++i) expect_reward(row.forest_reward[i], effect.at("rewards").at(i));
        } else if (kind == "on_first_deploy_of_unit") {
            for (const Json& unit : effect.at("units").as_array()) {
                const int reward = row.deploy_reward[place_of(unit.as_string(), t.unit_words) % kUnits];
                if (find(effect, "gain")) {
                    expect_reward(reward, effect.at("gain"));
                } else {
                    EXPECT_EQ(t.reward[reward].gold_cards, amount(effect.at("then").at(0), "amount"));
                }
            }
        } else if (kind == "on_first_painting_of_order") {
            for (const auto& [order, gain] : effect.at("rewards").as_object())
                expect_reward(row.order_reward[place_of(order, t.order_words)], gain);
        } else if (kind == "on_task_completed_nth") {
            for (const Json& n : effect.at("n").as_array())
                expect_reward(row.task_reward[n.to_number<size_t>() - 1], effect.at("gain"));
            EXPECT_EQ(row.task_reward[2], kNoReward);
        } else {
            EXPECT_TRUE(kind == "first_n_built_override" || kind == "end_vp_per") << kind;
        }
    }
}
INSTANTIATE_TEST_SUITE_P(All, EveryMonarch, testing::ValuesIn(rows("monarchs")), name_of);

TEST(BrazilCounts, of_cards) {  // BR-1.3, BR-1.4, BR-1.5, BR-1.7
    EXPECT_EQ(rows("paintings").size(), 24u);
    EXPECT_EQ(rows("gold_cards").size(), 20u);
    EXPECT_EQ(rows("task_cards").size(), 30u);
    EXPECT_EQ(rows("monarchs").size(), 10u);
}

}  // namespace
}  // namespace pentarchy::brazil
