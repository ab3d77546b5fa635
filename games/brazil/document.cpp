// The state document of Brazil: Imperial (README.md). What follows from the rest is not read: a patch says what it
// means once.
#include "engine/document/document.h"

#include <algorithm>

#include "games/brazil/actions.h"
#include "games/brazil/balance.h"
#include "games/brazil/document_parts.h"
#include "games/brazil/game.h"

namespace pentarchy::brazil {

namespace {

constexpr Special kUnitPlaces[] = {
    {"board", kOnBoard}, {"store", kInStore}, {"moving", kMarching}, {"gone", kGoneUnit}};
constexpr Special kGoodPlaces[] = {
    {"board", kNotMade}, {"monarch", kOnMonarch}, {"beside", kBeside}, {"factory", kInFactory}};
constexpr Special kTokenPlaces[] = {{"coroados", kOnCoroados}};
constexpr Special kFaces[] = {{"down", kFaceDown}};

Words seat_words(const Edition& t, const State& s) { return Words(t.seat_words).first(s.seats); }
Words side_words(const Edition& t, const State& s) { return Words(t.seat_words).first(s.seats == 1 ? 2 : s.seats); }
Words hex_words(const Edition& t, const State& s) { return t.map[s.map].hex_words; }

// What stands and lies with a player.
template <class D>
void describe_things(D& d, const Edition& t, State& s, Player& me) {
    d.object("units", [&](D& units) {
        for (size_t unit = 0; unit < kUnits; ++unit)
            if (me.board != kNone)
                one_of(units, t.unit_words[me.board * kUnits + unit], me.unit[unit], hex_words(t, s), kUnitPlaces);
    });
    d.object("goods", [&](D& goods) {
        for (size_t good = 0; good < kGoods; ++good)
            one_of(goods, t.good_words[good], me.good[good], t.space_words, kGoodPlaces);
    });
    d.object("palaces", [&](D& palaces) {
        for (size_t palace = 0; palace < kPalaces; ++palace)
            palaces.choice(t.palace_words[palace], me.palace[palace], hex_words(t, s));
    });
    list_of(d, "under", me.under, t.space_words, kTokenPlaces);
    d.choice("token", me.token, t.space_words);
    d.set_of("paintings", me.paintings, t.painting_words);
    d.set_of("orders_seen", me.orders_seen, t.order_words);
    d.number("monarch_count", me.monarch_count, 99);
    d.bit("deployed_once", me.flags, 0);
    d.bit("isabel_used", me.flags, 1);
    d.bit("signo_done", me.flags, 2);
    d.number("outposts", me.outposts, kCapGold);
    d.number("species", me.species, kCapDiscoveries);
    d.number("cultures", me.cultures, kCapDiscoveries);
    d.number("expedition_vp", me.expedition_vp, 255);
}

// How far each task in hand is that the viewer knows: a number for each of its conditions.
Json progress_json(const Look& l, Seat seat) {
    boost::json::object out;
    for (const int task : task_hand(l, seat)) {
        const TaskRow& row = l.t.task[task];
        boost::json::array counts;
        for (int i = 0; i < row.conditions; ++i) counts.emplace_back(count(l, seat, row.condition[i]));
        out[l.t.task_words[static_cast<size_t>(task)]] = std::move(counts);
    }
    return out;
}

template <class D>
void describe_hands(D& d, const Edition& t, State& s, Seat seat) {
    d.place("tasks", s.tasks, tasks_of(seat), t.task_words);
    if constexpr (D::kReading) {
        s.player[seat].revealed = 0;
        for (const Node& item : d.node["revealed"].items()) {
            const int task = place_of(item, t.task_words);
            if (s.tasks.where[task] != kBag) item.fail("is somewhere else already");
            s.tasks.name(task, kBag, kTaskShown, 0);
            s.player[seat].revealed |= 1u << task;
        }
    } else {
        d.set_of("revealed", s.player[seat].revealed, t.task_words);
    }
    d.place("gold_cards", s.gold, gold_of(seat), t.gold_copy_words);
    d.place("combat_cards", s.combat, combat_of(seat), t.combat_copy_words);
    d.derived("hand_sizes", [&] {
        boost::json::array tasks;
        for (int era = 0; era < kEras; ++era) tasks.emplace_back(s.tasks.at(tasks_of(seat), era));
        return Json{{"tasks", tasks}, {"gold", s.gold.at(gold_of(seat))}, {"combat", s.combat.at(combat_of(seat))}};
    });
    d.derived("task_progress", [&] { return progress_json({t, s}, seat); });
    d.derived("score", [&] { return score_json(Brazil::score_lines({t, s}, seat)); });
    d.derived("science_on_tiles", [&] { return Brazil::tie_breaks({t, s}, seat)[0].points; });
    d.derived("has_chosen", [&] {
        const Fork* fork = top_fork(static_cast<const State&>(s));
        return fork && pentarchy::has(fork->asked, seat) && !pentarchy::has(fork->left, seat);
    });
}

template <class D>
void describe_player(D& d, const Edition& t, State& s, Seat seat) {
    Player& me = s.player[seat];
    d.choice("board", me.board, t.board_words);
    d.choice("monarch", me.monarch, t.monarch_words);
    d.choice("capital", me.capital, hex_words(t, s));
    d.counts("store", me.store, t.item_words, 99);
    describe_things(d, t, s, me);
    if (seat < s.seats) describe_hands(d, t, s, seat);
}

// The words of tiles: buildings, cities, capital.
const std::vector<std::string>& tile_words(const Edition& t) {
    static thread_local std::vector<std::string> words;
    words = t.building_words;
    words.insert(words.end(), t.city_words.begin(), t.city_words.end());
    words.emplace_back("capital");
    return words;
}

template <class D>
void describe_items(D& d, const Edition& t, State& s, int hex) {
    uint8_t items[kItems]{};
    each_item_on({t, s}, hex, [&](Item item, int n) { items[index(item)] = static_cast<uint8_t>(n); });
    d.counts("items", items, t.item_words, 99);
    if constexpr (D::kReading) {
        Play p(t, s, nullptr);
        for (int item = 0; item < kItems; ++item) {
            if (!items[item]) continue;
            if (slot_of(p, hex, static_cast<Item>(item)) < 0)
                d.node["items"].fail("has an item that the tile never makes");
            add_item_on(p, hex, static_cast<Item>(item), items[item]);
        }
    }
}

template <class D>
void describe_cloud(D& d, const Edition& t, State& s, int cloud) {
    one_of(d, "discovery", s.face[cloud], t.discovery_copy_words, kFaces);
    if constexpr (D::kReading) {
        if (s.face[cloud] < kFaceDown) {
            if (s.tiles.where[s.face[cloud]] != kBag) d.node["discovery"].fail("is somewhere else already");
            s.tiles.name(s.face[cloud], kBag, kTileOpen, 0);
        }
    }
    if (s.face[cloud] != kFaceDown) return;
    if (!D::kReading || s.tiles.loose(kBag)) d.pile("hidden_tile", s.tiles, tile_at(cloud), t.discovery_copy_words);
    d.set_of("looked", s.looked[cloud], seat_words(t, s));
}

template <class D>
void describe_hex(D& d, const Edition& t, State& s, int hex) {
    const MapRow& map = t.map[s.map];
    d.derived("q", [&] { return static_cast<int>(map.q[hex]); });
    d.derived("r", [&] { return static_cast<int>(map.r[hex]); });
    d.derived("terrain", [&] { return t.terrain_words[static_cast<size_t>(map.terrain[hex])]; });
    d.derived("edge", [&] { return map.edge.has(hex); });
    d.choice("tile", s.tile[hex], tile_words(t));
    Seat builder = builder_at({t, s}, hex);
    d.seat("builder", builder, side_words(t, s));
    uint8_t raised = s.mark[hex] & kRaised;
    d.flag("raised", raised);
    if constexpr (D::kReading) {
        if ((s.tile[hex] == kNone) != (builder == kNobody)) d.node.fail("must have a builder just if it has a tile");
        s.mark[hex] = static_cast<uint8_t>(builder == kNobody ? 0 : builder | (raised ? kRaised : 0));
    }
    describe_items(d, t, s, hex);
    if (map.cloud_of[hex] != kNone) describe_cloud(d, t, s, map.cloud_of[hex]);
    if constexpr (!D::kReading) {
        const Look l{t, s};
        Seat holder = holder_at(l, hex);
        d.seat("holder", holder, side_words(t, s));
        if (s.tile[hex] != kNone) d.set("worth", tile_vp(l, hex));
        const int palace = palace_at(l, hex);
        d.set("palace", palace < 0 ? Json(nullptr) : Json(t.palace_words[static_cast<size_t>(palace)]));
        boost::json::array units;
        for (Seat side = 0; side < sides(l); ++side)
            if (s.player[side].board != kNone)
                each_unit(units_at(l, side, hex), [&](int unit) {
                    units.emplace_back(t.unit_words[static_cast<size_t>(unit_id(l, side, unit))]);
                });
        d.set("units", units);
    }
}

template <class D>
void describe_turn(D& d, const Edition& t, State& s) {
    d.object("turn_state", [&](D& turn) {
        turn.choice("space", s.turn.space, t.space_words);
        turn.number("basics", s.turn.basics, 30);
        turn.flag("extra", s.turn.extra);
        turn.flag("sail", s.turn.sail);
        turn.number("bonus", s.turn.bonus, 2);
        turn.flag("afonso", s.turn.afonso);
        turn.flag("reboucas", s.turn.reboucas);
        turn.number("storms", s.turn.storms, 255);
        turn.number("paid", s.turn.paid, kDues);
        turn.number("paid_from", s.turn.paid_from, 255);
    });
}

template <class D>
void describe_table(D& d, const Edition& t, State& s) {
    static const std::vector<std::string> kBoardsWords = {"random", "choose", "fixed"};
    d.number("seats", s.seats, kSeats);
    d.choice("map", s.map, t.map_words);
    d.choice("boards", s.boards, kBoardsWords);
    d.number("era", s.era, kEras);
    d.number("round", s.round, 255);
    d.number("clock", s.clock, 65535);
    d.flag("ending", s.ending);
    d.seat("start", s.start, seat_words(t, s));
    d.seat("active", s.active, seat_words(t, s));
    d.seat("picker", s.picker, seat_words(t, s));
    d.choices("gallery", s.gallery, t.painting_words);
    d.choices("city_tops", s.city_top, t.city_words);
    d.choices("capital_tiles", s.capital_tile, t.capital_words);
    numbers(d, "city_left", s.city_left, kCities);
    describe_turn(d, t, s);
}

// Paintings and cities that are somewhere have left their decks.
template <class D>
void describe_decks(D& d, const Edition& t, State& s) {
    uint32_t seen = 0;
    for (const uint8_t painting : s.gallery)
        if (painting != kNone) seen |= 1u << painting;
    for (const Player& player : s.player) seen |= player.paintings;
    uint32_t gone = s.hung & ~seen;
    d.set_of("hung", gone, t.painting_words);
    d.counts("buried", s.buried, t.pair_words, 60);
    if constexpr (D::kReading) {
        s.hung = seen | gone;
        settle_cities(s);
        settle_supply(d.node, t, s);
    }
    d.derived("supply", t.pair_words, [&](int pair) { return static_cast<int>(s.supply[pair]); });
    d.derived("painting_decks", t.order_words, [&](int order) {
        int left = 0;
        for (int painting = 0; painting < kPaintings; ++painting)
            left += index(t.painting[painting].order) == order && !(s.hung >> painting & 1);
        return left;
    });
    d.place("gold_discard", s.gold, kGoldDiscard, t.gold_copy_words);
    d.place("gold_shown", s.gold, kGoldShown, t.gold_copy_words);
    d.place("combat_discard", s.combat, kCombatDiscard, t.combat_copy_words);
    d.place("combat_shown", s.combat, kCombatShown, t.combat_copy_words);
    describe_under(d, t, s);
    if constexpr (!D::kReading) {
        boost::json::array tasks;
        for (int era = 0; era < kEras; ++era) tasks.emplace_back(s.tasks.at(kBag, era) + s.tasks.at(kTaskUnder0 + era));
        d.set("decks", Json{{"gold", s.gold.at(kBag)}, {"combat", s.combat.at(kBag)}, {"tasks", tasks}});
    }
    describe_box(d, t, s);
}

template <class D>
void describe_knowledge(D& d, const Edition& t, State& s) {
    d.shuffles("gold_shuffles", s.gold, t.gold_copy_words);
    d.shuffles("combat_shuffles", s.combat, t.combat_copy_words);
    const Words seats = t.seat_words;
    d.knowledge("known_tasks", s.tasks, t.task_words, seats, [&](int place) { return knowers_of_task(s, place); });
    d.knowledge("known_gold", s.gold, t.gold_copy_words, seats, [&](int place) { return knowers_of_gold(s, place); });
    d.knowledge("known_combat", s.combat, t.combat_copy_words, seats,
                [&](int place) { return knowers_of_combat(s, place); });
    d.knowledge("known_discoveries", s.tiles, t.discovery_copy_words, seats,
                [&](int place) { return knowers_of_tile(s, place); });
}

template <class D>
void describe(D& d, const Edition& t, State& s) {
    describe_table(d, t, s);
    d.each("players", side_words(t, s),
           [&](D& player, int seat) { describe_player(player, t, s, static_cast<Seat>(seat)); });
    d.each("hexes", hex_words(t, s), [&](D& hex, int cell) { describe_hex(hex, t, s, cell); });
    describe_decks(d, t, s);
    describe_fight(d, t, s);
    d.each("secrets", seat_words(t, s), [&](D& mine, int seat) { describe_picks(mine, t, s.picks[seat]); });
    describe_knowledge(d, t, s);
    d.stack("stack", s.stack, kFlow.begin(), Rows::kCount);
    d.stacks("stacks", s.sub, seat_words(t, s), kFlow.begin(), Rows::kCount);
}

}  // namespace

Json Brazil::document(const Look& l) {
    State s = l.s;
    Writer d;
    describe(d, l.t, s);
    return d.out;
}

State Brazil::restore(const Edition& t, const Node& node) {
    const int seats = node["seats"].integer(1, kSeats);
    State s = Brazil::setup(
        t, seats, Node(Json{{"map", t.map_words[static_cast<size_t>(place_of(node["map"], t.map_words))]}}, ""));
    s.tasks.start(t.tasks, [&](int task) { return t.task[task].era; });
    s.gold.start(t.gold_cards);
    s.combat.start(t.combat_cards);
    s.tiles.start(t.discoveries);
    Reader d(node);
    describe(d, t, s);
    for (Seat side = 0; side < kSeats; ++side) s.land[side] = recounted(Look{t, s}, side);
    return s;
}

}  // namespace pentarchy::brazil
