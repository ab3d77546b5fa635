// components.json -> Edition, with every contradiction named by its path.
#include "games/outpost/edition.h"

#include <algorithm>

#include "engine/document/edition.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

namespace {

const std::vector<std::string> kGoodWords = enum_words<Good, kGoods>();
const std::vector<std::string> kTileWords = enum_words<TileKind, 5>();
const std::vector<std::string> kCardWords = {"militia_1", "militia_2", "militia_3", "storm", "ward", "caravan"};

std::vector<std::string> site_words() {
    std::vector<std::string> out;
    for (int row = 0; row < kRows; ++row)
        for (int column = 0; column < kColumns; ++column)
            out.push_back(std::string(1, static_cast<char>('a' + column)) + static_cast<char>('1' + row));
    return out;
}

// OP-2  Rows of sites; those that share a side are neighbours.
Grid<kSites> map() {
    Spot spots[kSites];
    for (int site = 0; site < kSites; ++site) spots[site] = {site % kColumns, site / kColumns};
    return {Shape::Square, spots};
}

void read_goods(Fields& in, std::string_view key, uint8_t (&goods)[kGoods]) {
    in.counts(key, goods, kGoodWords, 5, "a good: wood, ore or gold");
}

// Kinds come in the order of `kinds`, each once, with its number of copies; copies are named forest_1, forest_2, ...
template <class Kind, size_t N>
int read_copies(const Node& list, const std::vector<std::string>& kinds, Kind (&out)[N],
                std::vector<std::string>& words) {
    size_t total = 0;
    must_have_ids(list, kinds);
    for (size_t k = 0; k < kinds.size(); ++k) {
        size_t count = 0;
        Fields(list.at(k)).number("count", count, 0, N).only({"id", "militia"});
        if (total + count > N) list.fail("has more than " + std::to_string(N) + " pieces in all");
        for (size_t i = 1; i <= count; ++i) {
            words.push_back(kinds[k] + "_" + std::to_string(i));
            out[total++] = static_cast<Kind>(k);
        }
    }
    return static_cast<int>(total);
}

void read_homes(const Node& seats, Fields homes, Edition& t) {
    if (seats.size() != t.seat_words.size()) seats.fail("must name four seats");
    for (size_t seat = 0; seat < t.seat_words.size(); ++seat) {
        if (seats.at(seat).text() != t.seat_words[seat])
            seats.at(seat).fail("must be \"" + t.seat_words[seat] + "\" at this place");
        const Node home = homes[t.seat_words[seat]];
        const int site = place_of(home.text(), t.site_words);
        if (site != 0 && site != 3 && site != 8 && site != 11) home.fail("must be a corner: a1, d1, a3 or d3");
        if (std::find(t.home, t.home + seat, site) != t.home + seat) home.fail("is another seat's home already");
        t.home[seat] = static_cast<uint8_t>(site);
    }
    homes.only();
    if (t.home[0] + t.home[1] != kSites - 1)
        homes[t.seat_words[1]].fail("must be the corner opposite to the first seat's");
}

void read_pieces(Fields& edition, Edition& t) {
    t.tiles = read_copies(edition["tiles"], kTileWords, t.tile, t.tile_words);
    if (t.tiles < kSites - 2) edition["tiles"].fail("must have at least 10 pieces for two seats");
    t.cards = read_copies(edition["cards"], kCardWords, t.card, t.card_words);
    if (t.cards < 12) edition["cards"].fail("must have at least 12 pieces to deal three to four seats");
    read_rows(edition["cards"], t.militia,
              [](Fields& in, uint8_t& militia, int) { in.number("militia", militia, 0, 9); });
    must_have_ids(edition["huts"], t.hut_words);
    read_rows(edition["huts"], t.hut, [&](Fields& in, Cost& hut, int i) {
        read_goods(in, "cost", hut.exact);
        in.number("any", hut.any, 0, 5).number("era", t.hut_era[i], 1, 2).only({"id"});
    });
}

void read_numbers(Fields& edition, Edition& t) {
    read_goods(edition, "start_goods", t.start_goods);
    for (const auto& [key, cost] : {std::pair{"recruit", &t.recruit}, std::pair{"project", &t.project}}) {
        Fields part = edition.part(key);
        read_goods(part, "cost", cost->exact);
        part.only();
    }
    edition.number("march_steps", t.steps, 1, 4).number("expand_points", t.expand_points, 1, 4);
    edition.part("limits")
        .number("hand", t.hand_limit, 1, 8)
        .number("goods", t.goods_limit, 1, 20)
        .number("rounds", t.rounds, 1, 9)
        .number("proposals", t.proposals, 0, 4)
        .number("decisions", t.decisions, 1, 2000)
        .only();
    edition.part("points")
        .number("hut", t.hut_points, 0, 9)
        .number("shrine", t.shrine_points, 0, 9)
        .number("project", t.project_points, 0, 9)
        .number("win", t.win_points, 1, 99)
        .only();
}

// OP-50  What each project does while it works; OP-60: when and how often a handy one may be used.
void set_projects(Edition& t) {
    t.modifiers.add(Query::HutDiscount, static_cast<int>(Project::Sawmill), 1);
    t.modifiers.add(Query::Defence, static_cast<int>(Project::Watch), 1);
    t.modifiers.add(Query::HandLimit, static_cast<int>(Project::School), 1);
    t.uses.add(static_cast<int>(Project::Sawmill), Moment::Turn, Per::Turn);
    t.uses.add(static_cast<int>(Project::School), Moment::Turn, Per::Round);
    t.uses.add(static_cast<int>(Project::Watch), Moment::Battle, Per::Battle);
}

}  // namespace

Edition Outpost::load(const Node& edition) {
    Fields in(edition);
    in.must_be("game", "outpost");
    (void)in["schema_version"].integer(1, 1);
    Edition t;
    t.seat_words = {"red", "blue", "yellow", "green"};
    t.map = map();
    t.site_words = site_words();
    t.good_words = kGoodWords;
    t.order_words = enum_words<Order, kOrders>();
    t.project_words = enum_words<Project, kProjects>();
    t.hut_words = {"a", "b", "c"};
    t.face_words = enum_words<Face, 7>();
    t.tile_kind_words = kTileWords;
    t.card_kind_words = kCardWords;
    read_homes(in["seats"], in.part("homes"), t);
    read_pieces(in, t);
    read_numbers(in, t);
    set_projects(t);
    in.only({"prefix", "name", "name_cs"});
    return t;
}

}  // namespace pentarchy::outpost
