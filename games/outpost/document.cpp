// The state document of Outpost (state-document.md) and the places a scenario may start. One description of the
// fields serves writing and reading.
#include "engine/document/document.h"

#include "games/outpost/actions.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

namespace {

template <class D>
void describe_player(D& d, const Edition& t, State& s, Seat seat) {
    Player& me = s.player[seat];
    d.counts("goods", me.goods, t.good_words, 99);
    d.number("supply", me.supply, kPawns);
    d.each("huts", t.hut_words, [&](D& hut, int h) {
        hut.choice("site", me.hut[h].site, t.site_words);
        hut.number("goods", me.hut[h].goods, 9);
        hut.seat("holder", me.hut[h].holder, t.seat_words);
    });
    d.number("shrines", me.shrines, 99);
    d.set_of("projects", me.reached, t.project_words);
    d.set_of("projects_in_force", me.in_force, t.project_words);
    uint8_t used[kProjects];
    for (int project = 0; project < kProjects; ++project)
        used[project] = static_cast<uint8_t>(s.used[seat].of(project));
    d.counts("used", used, t.project_words, 1);
    for (int project = 0; project < kProjects; ++project) s.used[seat].set(project, used[project]);
    d.derived("points", [&] { return static_cast<int>(me.points); });
    if constexpr (D::kReading) me.points = static_cast<uint8_t>(count_points({t, s}, seat));
    d.choice("order", me.order, t.order_words);
    d.choice("token", me.token, t.order_words);
    d.flag("token_works", me.token_works);
    d.number("turns", me.turns, 2);
    d.number("proposals", me.proposals, 9);
    d.place("hand", s.cards, hand_of(seat), t.card_words);
    d.object("deal", [&](D& deal) {
        Deal& mine = s.deal[seat];
        deal.seat("to", mine.to, t.seat_words);
        deal.number("waits", mine.waits, 9);
        deal.flag("shown", mine.shown);
        deal.counts("give", mine.give, t.good_words, 9);
        deal.counts("ask", mine.ask, t.good_words, 9);
        deal.number("give_cards", mine.give_cards, 2);
        deal.number("ask_cards", mine.ask_cards, 2);
    });
    d.number("choosing_from", s.drawn[seat], 2);
}

// Marks and picks are ids plus one; the document says them as numbers of that kind, they are rarely patched.
template <class D>
void describe_secrets(D& d, const Edition& t, State& s, Seat seat) {
    const auto cards_plus_one = [&](std::string_view key, uint8_t& mark) { d.number(key, mark, t.cards); };
    Own& own = s.own[seat];
    cards_plus_one("force_1", own.force[0]), cards_plus_one("force_2", own.force[1]);
    cards_plus_one("drawn_1", own.drawn[0]), cards_plus_one("drawn_2", own.drawn[1]);
    cards_plus_one("given_1", own.given[0]), cards_plus_one("given_2", own.given[1]);
    Picks& picks = s.picks[seat];
    cards_plus_one("returned", picks.returned);
    cards_plus_one("planned_card", picks.card);
    cards_plus_one("answer", picks.answer);
    d.number("planned_order", picks.order, kOrders);
    d.number("planned_token", picks.token, kOrders);
    d.number("laid", picks.laid, 3);
}

template <class D>
void describe_site(D& d, const Edition& t, State& s, Site site) {
    const int i = index(site);
    d.choice("face", s.face[i], t.face_words);
    d.bit("spent", s.spent, i);
    d.counts("pawns", s.pawns[i], t.seat_words, kPawns);
    d.set_of("looked", s.looked[i], t.seat_words);
    d.pile("tile", s.tiles, tile_place(site), t.tile_words);
}

template <class D>
void describe_cards(D& d, const Edition& t, State& s) {
    const auto who_knows = [&](int place) { return knowers_of_card(s, place); };
    const auto who_looked = [&](int place) { return knowers_of_tile(s, place); };
    d.place("discard", s.cards, kDiscard, t.card_words);
    d.place("raid", s.cards, kRaid, t.card_words);
    d.under("under", s.cards, kUnder, t.card_words, t.seat_words);
    d.pile("box", s.tiles, kTileBox, t.tile_words);
    d.shuffles("shuffles", s.cards, t.card_words);
    d.knowledge("known", s.cards, t.card_words, t.seat_words, who_knows);
    d.knowledge("tiles_known", s.tiles, t.tile_words, t.seat_words, who_looked);
}

// Where we are: the announced chain and the stacks.
template <class D>
void describe_flow(D& d, const Edition& t, State& s) {
    static const std::vector<std::string> kItems = {"none", "step", "build", "storm", "ward"};
    d.array("chain", s.chain.size, std::size(s.chain.link), [&](D& link, int i) {
        link.choice("item", s.chain.link[i].item, kItems);
        link.seat("actor", s.chain.link[i].actor, t.seat_words);
    });
    d.stack("stack", s.stack, kFlow.begin(), Rows::kCount);
    d.stacks("stacks", s.sub, Words(t.seat_words).first(s.seats), kFlow.begin(), Rows::kCount);
}

template <class D>
void describe_table(D& d, const Edition& t, State& s) {
    d.number("seats", s.seats, kSeats);
    d.number("round", s.round, t.rounds);
    d.number("era", s.era, 2);
    d.seat("start", s.start, t.seat_words);
    d.choice("deals", s.deals, kDealsWords);
    d.flag("handy_projects", s.handy);
    d.flag("lamp_lit", s.lamp_lit);
    d.number("clock", s.clock, 9999);
    d.object("battle", [&](D& battle) {
        battle.flag("active", s.battle.active);
        battle.flag("raiders", s.battle.raiders);
        battle.number("site", s.battle.site, kSites - 1);
        battle.seat("attacker", s.battle.attacker, t.seat_words);
        battle.seat("foe", s.battle.foe, t.seat_words);
        battle.number("attacker_force", s.battle.force[0], 2);
        battle.number("foe_force", s.battle.force[1], 2);
    });
}

template <class D>
void describe(D& d, const Edition& t, State& s) {
    describe_table(d, t, s);
    const Words seats = Words(t.seat_words).first(s.seats);
    d.each("players", seats, [&](D& player, int seat) { describe_player(player, t, s, static_cast<Seat>(seat)); });
    d.each("secrets", seats, [&](D& mine, int seat) { describe_secrets(mine, t, s, static_cast<Seat>(seat)); });
    d.each("sites", t.site_words, [&](D& site, int i) { describe_site(site, t, s, site_at(i)); });
    describe_cards(d, t, s);
    describe_flow(d, t, s);
}

}  // namespace

Json Outpost::document(const Look& l) {
    State s = l.s;
    Writer d;
    describe(d, l.t, s);
    return d.out;
}

State Outpost::restore(const Edition& t, const Node& node) {
    State s = Outpost::setup(t, node["seats"].integer(2, kSeats), Node(Json(boost::json::object()), ""));
    s.cards.start(t.cards);
    s.tiles.start(t.tiles);
    Reader d(node);
    describe(d, t, s);
    return s;
}

}  // namespace pentarchy::outpost
