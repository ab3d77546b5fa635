// Fights put together at random, against a plain reckoning that reads components.json and the state document apart from
// the rules: what both sides add up to, who wins, who is lost, who holds the tile.
#include "base/rng.h"
#include "games/brazil/tests/war.h"

namespace pentarchy::brazil {
namespace {

const Json* card_row(const std::string& kind) {
    for (const Json& row : edition().at("combat_cards").as_array())
        if (row.at("id") == Json(kind)) return &row;
    return nullptr;
}
// A number of the card's effect, 0 without it.
int effect_of(const std::string& card, const char* effect, const char* number) {
    const std::string kind = card_row(card) ? card : card.substr(0, card.rfind('_'));
    for (const Json& one : card_row(kind)->at("effects").as_array())
        if (one.at("kind") == Json(effect)) return static_cast<int>(one.at(number).to_number<int64_t>());
    return 0;
}
bool has_effect(const std::string& card, const char* effect) {
    const std::string kind = card_row(card) ? card : card.substr(0, card.rfind('_'));
    for (const Json& one : card_row(kind)->at("effects").as_array())
        if (one.at("kind") == Json(effect)) return true;
    return false;
}
int strength_of(const std::string& unit) {
    for (const Json& board : edition().at("player_boards").as_array())
        for (const Json& row : board.at("units").as_array())
            if (row.at("id") == Json(unit)) return static_cast<int>(row.at("strength").to_number<int64_t>());
    return 0;
}
int worth_of(const std::string& tile) {
    for (const char* key : {"buildings", "cities"})
        for (const Json& row : edition().at(key).as_array())
            if (row.at("id") == Json(tile)) return static_cast<int>(row.at("vp").to_number<int64_t>());
    return 0;
}
bool is_city_word(const std::string& tile) { return tile == "salvador"; }

struct Side {
    std::string seat, hex;  // where it stands
    MoveTexts units{}, paintings{}, cards{};
    bool token = false, defends = false;
    int wood = 0, camps = 0;  // items in the store, items given up

    bool has(const char* painting) const { return contains(paintings, painting); }
    int count(const char* effect) const {
        return static_cast<int>(std::count_if(cards.begin(), cards.end(),
                                              [&](const std::string& card) { return has_effect(card, effect); }));
    }
};

// North on c5 against east on one of the hexes around it.
struct Battle {
    Rng rng;
    bool ranged;
    std::string target, tile_here, tile_there, builder_there, mover;
    bool palaces;
    MoveTexts beside;  // north's ranged unit next to the target
    Side north{"north", "c5"}, east{"east", ""};

    explicit Battle(uint64_t seed) : rng(seed, 3) {
        const auto one_of = [&](const MoveTexts& list) { return list[rng.below(static_cast<uint32_t>(list.size()))]; };
        const auto perhaps = [&] { return rng.below(2) == 0; };
        ranged = perhaps(), palaces = perhaps();
        target = east.hex = one_of({"d5", "d4", "b4", "c6"});
        east.defends = true;
        mover = ranged ? "green_cannon" : one_of({"green_archer_1", "green_dragoon", "green_monarch"});
        north.units = {mover};
        for (const char* unit : {"green_archer_2", "green_monarch"})
            if (mover != unit && perhaps()) north.units.push_back(unit);
        if (!ranged) beside = perhaps() ? MoveTexts{"green_cannon"} : MoveTexts{};
        tile_here = one_of({"", "farm", "sawmill"});
        tile_there = one_of({"", "mint", "plantation", "trading_post", "salvador"});
        builder_there = perhaps() ? "north" : "east";
        for (const char* unit : {"orange_lancer", "orange_monarch", "orange_standard_bearer_1"})
            if (perhaps()) east.units.push_back(unit);
        if (east.units.empty() && (tile_there.empty() || builder_there == "north")) east.units = {"orange_cannon"};
        for (const char* painting : {"maria_quiteria", "camarao", "duke_of_caxias", "count_of_eu", "guararapes"})
            if (const auto who = rng.below(3); who < 2) (who ? east : north).paintings.push_back(painting);
        north.token = perhaps(), east.token = perhaps();
        MoveTexts deck = base_tables().combat_copy_words;
        for (Side* side : {&north, &east}) {
            side->wood = static_cast<int>(rng.below(4));
            for (auto left = rng.below(4); left > 0; --left) {
                const std::string card = one_of(deck);
                deck.erase(std::find(deck.begin(), deck.end(), card));
                side->cards.push_back(card);
            }
        }
    }
    Desk desk() const {
        Given given;
        for (const std::string& unit : north.units) given.unit(unit, "c5");
        for (const std::string& unit : beside)
            given.unit(unit, target == "c6" ? "d5" : target == "b4" ? "b5" : target == "d5" ? "e5" : "d3");
        for (const std::string& unit : east.units) given.unit(unit, target);
        if (!tile_here.empty()) given.tile("north", "c5", tile_here);
        if (!tile_there.empty()) given.tile(builder_there, target, tile_there);
        if (palaces) given.tile("east", "e8", "mint").tile("east", "e9", "plantation");
        if (palaces) given.palace("east", "palace_3", "e8").palace("east", "palace_4", "e9");
        for (const Side* side : {&north, &east})
            given.paintings(side->seat, side->paintings)
                .combat(side->seat, side->cards)
                .store(side->seat, {{"wood", side->wood}});
        if (east.token) given.token("east", "import");
        return Desk(2, given.turn("moves", "north", north.token ? "trade" : "build"), kTwoSeatMap);
    }
};

// By coordinates of the document.
MoveTexts around_hex(const Desk& d, const std::string& hex) {
    const auto at = [&](const Json& one, const char* key) { return one.at(key).to_number<int64_t>(); };
    const Json all = d.at("hexes");
    const Json& middle = all.at(hex);
    MoveTexts out;
    for (const auto& [name, one] : all.as_object()) {
        const int64_t q = at(one, "q") - at(middle, "q"), r = at(one, "r") - at(middle, "r");
        if ((std::abs(q) + std::abs(r) + std::abs(q + r)) / 2 == 1) out.emplace_back(name);
    }
    return out;
}
bool is_beside_forest(const Desk& d, const std::string& hex) {
    for (const std::string& other : around_hex(d, hex))
        if (d.at("hexes." + other + ".terrain") == "forest" && d.tile(other).empty()) return true;
    return false;
}

// BR-9.2, BR-9.19, BR-9.28  Units, tile, token, palaces.
int base_of(const Battle& b, const Side& side) {
    int total = side.token ? (side.defends ? 2 : 1) : 0;
    for (const std::string& unit : side.units)
        if (side.defends || b.ranged || unit == b.mover) total += strength_of(unit);
    if (!side.defends) return total + (b.ranged && !b.tile_here.empty() ? worth_of(b.tile_here) : 0);
    if (b.tile_there.empty() || b.builder_there == "north") return total;
    if (b.palaces && b.tile_there == "mint") total += 1;
    if (b.palaces && b.tile_there == "plantation") total += 2;
    return total + worth_of(b.tile_there);
}
// BR-12.5, BR-12.6, BR-9.30  What paintings add.
int painted_of(const Desk& d, const Battle& b, const Side& side) {
    int total = side.has("maria_quiteria") ? (side.defends ? 2 : 1) : 0;
    if (side.has("duke_of_caxias") && !side.defends) total += 2;
    const bool own =
        side.defends ? b.builder_there == "east" && !b.tile_there.empty() : b.ranged && !b.tile_here.empty();
    if (side.has("guararapes") && side.defends && own) total += 3;
    const bool building = own && !is_city_word(side.defends ? b.tile_there : b.tile_here);
    if (side.has("camarao") && building && is_beside_forest(d, side.hex)) total += 1;
    if (side.has("count_of_eu") && !side.defends)
        for (const std::string& unit : b.beside) total += strength_of(unit);
    return total;
}
// BR-14.8, BR-14.9
int total_of(const Desk& d, const Battle& b, const Side& side, const Side& enemy) {
    int total = base_of(b, side), highest = 0, camps = side.camps;
    if (!enemy.count("cancel_enemy_painting_bonus")) total += painted_of(d, b, side);
    for (const std::string& card : side.cards) {
        int strength = effect_of(card, "strength", side.defends ? "defence" : "attack");
        if (has_effect(card, "strength_per_item_discarded")) strength = std::min(camps, 3), camps -= strength;
        highest = std::max(highest, strength);
        total += strength;
    }
    return total - (enemy.count("cancel_highest_enemy_card") ? highest : 0);
}

void lay_all(Desk& d, const Side& side) {
    if (!contains(d.pending(), side.seat)) return;
    if (d.is_offered(side.seat, "use_all")) d.play(side.seat, "use_all");
    if (side.cards.empty()) return;
    while (!beginning(d.offers(side.seat), "lay").empty())
        d.play(side.seat, beginning(d.offers(side.seat), "lay").front());
    d.play(side.seat, "laid");
}
// BR-9.31  Gives up as much as it may and has.
void camp_all(Desk& d, Side& side) {
    if (d.row() != "camp" || d.pending() != MoveTexts{side.seat}) return;
    while (d.row() == "camp" && d.pending() == MoveTexts{side.seat}) {
        const std::string move = d.offers(side.seat).front();
        side.camps += move != "enough";
        d.play(side.seat, move);
    }
}
int in_store(const Desk& d, const MoveTexts& units) {
    return static_cast<int>(
        std::count_if(units.begin(), units.end(), [&](const std::string& unit) { return d.unit(unit) == "store"; }));
}

// BR-9.10 to BR-9.23, BR-14.4, BR-14.7, BR-14.10
void expect_outcome(const Desk& d, const Battle& b, bool won) {
    const Side &winner = won ? b.north : b.east, &loser = won ? b.east : b.north;
    const auto taking_part = [&](const Side& side) {
        return side.defends || b.ranged ? side.units : MoveTexts{b.mover};
    };
    const auto beaten = static_cast<int>(taking_part(loser).size()),
               standing = static_cast<int>(taking_part(winner).size());
    EXPECT_EQ(in_store(d, taking_part(loser)), beaten - std::min(beaten, loser.count("if_lose_save_unit")));
    EXPECT_EQ(in_store(d, taking_part(winner)),
              std::min(std::max(standing - 1, 0), loser.count("if_lose_winner_loses_unit")));
    EXPECT_EQ(d.store(winner.seat, "gold"), winner.count("if_win_gain"));
    EXPECT_EQ(d.store(loser.seat, "gold"), 0);
    EXPECT_EQ(d.list("combat_discard").size(), b.north.cards.size() + b.east.cards.size());
    if (!b.ranged) {
        EXPECT_EQ(d.unit(b.mover) == b.target, won);
    }
    if (b.tile_there.empty()) return;
    const bool east_stays = !won && !b.east.units.empty();
    const bool north_holds = won && !b.ranged;
    EXPECT_EQ(d.holder(b.target), north_holds ? "north" : east_stays ? "east" : b.builder_there);
}

TEST(BrazilFight, every_fight_adds_up_to_a_plain_reckoning) {  // BR-9.2, BR-9.10, BR-9.19, BR-14.8, BR-14.9
    for (uint64_t seed = 0; seed < 400; ++seed) {
        SCOPED_TRACE(seed);
        Battle b(seed);
        Desk d = b.desk();
        const int attack_base = base_of(b, b.north);
        ASSERT_GT(attack_base, 0);
        const Desk before = d;
        d.play("north", b.ranged ? "fire green_cannon " + b.target : "move " + b.mover + " " + b.target);
        lay_all(d, b.north);
        lay_all(d, b.east);
        camp_all(d, b.north);
        camp_all(d, b.east);
        const int attack = total_of(before, b, b.north, b.east), defence = total_of(before, b, b.east, b.north);
        EXPECT_TRUE(is_heard(d, "strengths " + std::to_string(attack) + " " + std::to_string(defence)))
            << attack << " " << defence << joined(d.told());
        while (d.row() == "lose_unit" || d.row() == "save_unit" || d.row() == "trim_store")
            d.play(d.pending().front(), d.offers(d.pending().front()).front());
        expect_outcome(d, b, attack > defence);
        if (testing::Test::HasFailure()) return;
    }
}

}  // namespace
}  // namespace pentarchy::brazil
