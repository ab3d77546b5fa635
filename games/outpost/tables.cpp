// components.json -> Tables, with every contradiction named by its path.
#include "games/outpost/tables.h"

#include <algorithm>
#include "games/outpost/game.h"

namespace pentarchy::outpost {

namespace {

const std::vector<std::string> kGoodWords = {"wood", "ore", "gold"};
const std::vector<std::string> kTileWords = {"forest", "hill", "shrine", "camp", "spring"};
const std::vector<std::string> kCardWords = {"militia_1", "militia_2", "militia_3", "storm", "ward", "caravan"};

std::vector<std::string> site_words() {
    std::vector<std::string> out;
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kColumns; ++column)
            out.push_back(std::string(1, static_cast<char>('a' + column)) + static_cast<char>('1' + row));
    return out;
}

Cost read_cost(const Node& node, int any) {
    Cost cost{};
    for (const auto& [key, amount] : node.members()) {
        const auto good = std::find(kGoodWords.begin(), kGoodWords.end(), key);
        if (good == kGoodWords.end()) amount.fail("is not a good: wood, ore or gold");
        cost.exact[good - kGoodWords.begin()] = static_cast<uint8_t>(amount.integer(0, 5));
    }
    cost.any = static_cast<uint8_t>(any);
    return cost;
}

// Kinds come in the order of `kinds`, each once, with its number of copies; copies are named forest_1, forest_2, ...
template <class Kind>
int read_copies(const Node& list, const std::vector<std::string>& kinds, int capacity, Kind* out, std::vector<std::string>& words) {
    int total = 0;
    if (list.size() != kinds.size()) list.fail("must have " + std::to_string(kinds.size()) + " entries");
    for (size_t k = 0; k < kinds.size(); ++k) {
        const Node entry = list.at(k);
        entry.only({"id", "count", "militia"});
        if (entry["id"].text() != kinds[k]) entry["id"].fail("must be \"" + kinds[k] + "\" at this place");
        const int count = entry["count"].integer(0, capacity);
        if (total + count > capacity) list.fail("has more than " + std::to_string(capacity) + " pieces in all");
        for (int i = 1; i <= count; ++i) {
            words.push_back(kinds[k] + "_" + std::to_string(i));
            out[total++] = static_cast<Kind>(k);
        }
    }
    return total;
}

void read_homes(const Node& edition, Tables& t) {
    t.seat_words = {"red", "blue", "yellow", "green"};
    if (edition["seats"].size() != t.seat_words.size()) edition["seats"].fail("must name four seats");
    for (size_t seat = 0; seat < t.seat_words.size(); ++seat)
        if (edition["seats"].at(seat).text() != t.seat_words[seat])
            edition["seats"].at(seat).fail("must be \"" + t.seat_words[seat] + "\" at this place");
    edition["homes"].only({"red", "blue", "yellow", "green"});
    for (size_t seat = 0; seat < 4; ++seat) {
        const Node home = edition["homes"][t.seat_words[seat]];
        const auto at = std::find(t.site_words.begin(), t.site_words.end(), home.text());
        const auto site = at - t.site_words.begin();
        if (site != 0 && site != 3 && site != 8 && site != 11) home.fail("must be a corner: a1, d1, a3 or d3");
        for (size_t other = 0; other < seat; ++other)
            if (t.home[other] == site) home.fail("is another seat's home already");
        t.home[seat] = static_cast<uint8_t>(site);
    }
    if (t.home[0] + t.home[1] != kSites - 1) edition["homes"][t.seat_words[1]].fail("must be the corner opposite to the first seat's");
}

void read_numbers(const Node& edition, Tables& t) {
    const auto byte = [](const Node& node, int min, int max) { return static_cast<uint8_t>(node.integer(min, max)); };
    edition["recruit"].only({"cost"});
    edition["project"].only({"cost"});
    const Cost start = read_cost(edition["start_goods"], 0);
    std::copy(std::begin(start.exact), std::end(start.exact), t.start_goods);
    t.recruit = read_cost(edition["recruit"]["cost"], 0);
    t.project = read_cost(edition["project"]["cost"], 0);
    t.steps = byte(edition["march_steps"], 1, 4);
    t.expand_points = byte(edition["expand_points"], 1, 4);
    const Node limits = edition["limits"], points = edition["points"];
    limits.only({"hand", "goods", "rounds", "proposals", "decisions"});
    points.only({"hut", "shrine", "project", "win"});
    t.hand_limit = byte(limits["hand"], 1, 8);
    t.goods_limit = byte(limits["goods"], 1, 20);
    t.rounds = byte(limits["rounds"], 1, 9);
    t.proposals = byte(limits["proposals"], 0, 4);
    t.decisions = static_cast<uint16_t>(limits["decisions"].integer(1, 2000));
    t.hut_points = byte(points["hut"], 0, 9);
    t.shrine_points = byte(points["shrine"], 0, 9);
    t.project_points = byte(points["project"], 0, 9);
    t.win_points = byte(points["win"], 1, 99);
}

// OP-50  What each project does while it works.
void set_modifiers(Tables& t) {
    t.modifiers.add(Query::HutDiscount, static_cast<int>(Project::Sawmill), 1);
    t.modifiers.add(Query::Defence, static_cast<int>(Project::Watch), 1);
    t.modifiers.add(Query::HandLimit, static_cast<int>(Project::School), 1);
}

}  // namespace

Tables Outpost::load(const Node& edition) {
    edition.only({"game", "prefix", "schema_version", "name", "name_cs", "seats", "homes", "tiles", "cards", "start_goods", "huts",
                  "recruit", "project", "march_steps", "expand_points", "limits", "points"});
    if (edition["game"].text() != "outpost") edition["game"].fail("must be \"outpost\"");
    (void)edition["schema_version"].integer(1, 1);
    Tables t;
    t.site_words = site_words();
    t.good_words = kGoodWords;
    t.order_words = {"work", "march", "build"};
    t.project_words = {"sawmill", "watch", "school"};
    t.hut_words = {"a", "b", "c"};
    set_modifiers(t);
    t.face_words = {"plain", "forest", "hill", "shrine", "camp", "spring", "down"};
    t.tile_kind_words = kTileWords;
    t.card_kind_words = kCardWords;
    read_homes(edition, t);
    t.tiles = read_copies(edition["tiles"], kTileWords, kCapTiles, t.tile, t.tile_words);
    if (t.tiles < kSites - 2) edition["tiles"].fail("must have at least " + std::to_string(kSites - 2) + " pieces for two seats");
    t.cards = read_copies(edition["cards"], kCardWords, kCapCards, t.card, t.card_words);
    if (t.cards < 12) edition["cards"].fail("must have at least 12 pieces to deal three to four seats");
    for (size_t k = 0; k < kCardWords.size(); ++k)
        t.militia[k] = static_cast<uint8_t>(edition["cards"].at(k)["militia"].integer(0, 9));
    if (edition["huts"].size() != kHuts) edition["huts"].fail("must have 3 entries");
    for (size_t hut = 0; hut < kHuts; ++hut) {
        const Node entry = edition["huts"].at(hut);
        entry.only({"id", "cost", "any", "era"});
        if (entry["id"].text() != t.hut_words[hut]) entry["id"].fail("must be \"" + t.hut_words[hut] + "\" at this place");
        t.hut[hut] = read_cost(entry["cost"], entry["any"].integer(0, 5));
        t.hut_era[hut] = static_cast<uint8_t>(entry["era"].integer(1, 2));
    }
    read_numbers(edition, t);
    return t;
}

}  // namespace pentarchy::outpost
