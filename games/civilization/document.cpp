// The state document of Civilization (README.md). What follows from the rest is not read: a patch says what it means
// once.
#include "engine/document/document.h"

#include <algorithm>

#include "games/civilization/actions.h"
#include "games/civilization/document_battle.h"
#include "games/civilization/document_map.h"
#include "games/civilization/document_settle.h"
#include "games/civilization/document_sums.h"
#include "games/civilization/game.h"

namespace pentarchy::civilization {

namespace {

Words seat_words(const Edition& t, const State& s) { return Words(t.seat_words).first(s.seats); }
const std::vector<std::string> kOptionWords = {"social_policies",     "investments", "relics",
                                               "two_player_thinning", "chosen",      "no_deals"};
const std::vector<std::string> kFigureWords = {"army_1", "army_2", "army_3",  "army_4",  "army_5",
                                               "army_6", "army_7", "scout_1", "scout_2", "scout_3"};
const std::vector<std::string> kRightWords = {
    "governed", "advanced", "invested", "atlantis", "gold", "owes_metropolis", "waits_for_metropolis", "paid_with_two"};
const std::vector<std::string> kDeedWords = {"action", "ability", "event", "person", "gift"};
const std::vector<std::string> kActionWords = {"build", "arts", "harvest", "program"};

// A square, or null.
void square(Writer& d, std::string_view key, uint16_t& value, Words words) {
    d.set(key, value == kNoSquare ? Json(nullptr) : Json(words[value]));
}
void square(Reader& d, std::string_view key, uint16_t& value, Words words) {
    value = d.node[key].is_null() ? kNoSquare : static_cast<uint16_t>(place_of(d.node[key], words));
}

template <class D>
void describe_city(D& d, const Edition& t, City& city) {
    square(d, "centre", city.centre, t.square_words);
    square(d, "second", city.second, t.square_words);
    d.bit("walls", city.flags, 0);
    d.bit("fortified", city.flags, 1);
    d.bit("caravan", city.flags, 2);
    d.bit("program", city.flags, 3);
    d.bit("sure", city.flags, 4);
    d.set_of("done", city.done, kActionWords);
    auto extra = static_cast<uint8_t>(city.done / kExtraAct);
    d.number("extra", extra, 15);
    city.done = static_cast<uint8_t>(city.done % kExtraAct + extra * kExtraAct);
    d.number("acts", city.acts, 9);
    d.number("boost", city.boost, 255);
}

template <class D>
void describe_figure(D& d, const Edition& t, Figure& figure) {
    square(d, "square", figure.square, t.square_words);
    d.choice("city", figure.city, t.city_words);
    d.bit("moved", figure.flags, 0);
    d.bit("still", figure.flags, 1);
    d.bit("on_way", figure.flags, 2);
}

template <class D>
void describe_coins(D& d, const Edition& t, Player& me) {
    d.object("coins_on", [&](D& on) {
        for (int slot = 0; slot < kSlotTechs; ++slot) on.number(t.tech_words[t.slot_tech[slot]], me.coin[slot], 99);
        on.number("sheet", me.sheet_coins, 99);
        on.number("canal", me.canal_coins, 99);
    });
    d.derived("coins", [&] { return static_cast<int>(me.coins); });
}

// A number that is given above zero and asked below (state.h).
template <class D>
void describe_side(D& d, std::string_view key, int8_t& n, int way) {
    uint8_t amount = static_cast<uint8_t>(std::max(way * n, 0));
    d.number(key, amount, kMostDealt);
    if constexpr (D::kReading) n = static_cast<int8_t>(n + way * amount);
}
template <class D>
void describe_goods(D& d, const Edition& t, Deal& deal, int way) {
    describe_side(d, "trade", deal.trade, way);
    describe_side(d, "culture", deal.culture, way);
    for (int kind = 0; kind < kMarket; ++kind)
        describe_side(d, t.resource_words[static_cast<size_t>(kind)], deal.token[kind], way);
    static const std::vector<std::string> kBackWords = {"event_1", "event_2", "event_3", "hut", "village"};
    uint8_t& size = way > 0 ? deal.given : deal.asked;
    auto& cards = way > 0 ? deal.give : deal.ask;
    d.array("cards", size, kDealCards, [&](D& card, int i) { card.choice("back", cards[i], kBackWords); });
}
template <class D>
void describe_deal(D& d, const Edition& t, Deal& deal) {
    d.seat("to", deal.to, t.seat_words);
    d.number("waits", deal.waits, 9);
    d.flag("shown", deal.shown);
    d.number("made", deal.made, 9);
    d.object("give", [&](D& give) { describe_goods(give, t, deal, 1); });
    d.object("ask", [&](D& ask) { describe_goods(ask, t, deal, -1); });
}

template <class D>
void describe_player(D& d, const Edition& t, State& s, Seat seat) {
    Player& me = s.player[seat];
    d.choice("nation", me.nation, t.nation_words);
    d.choice("government", me.government, t.government_words);
    d.set_of("fresh", me.fresh, t.government_words);
    d.number("trade", me.trade, t.n.most_trade);
    d.number("culture", me.culture, 9999);
    d.number("track", me.track, kSpaces);
    describe_coins(d, t, me);
    d.set_of("techs", me.techs, t.tech_words);
    d.object("rows", [&](D& rows) {
        for (int row = 0; row < kTechLevels; ++row) rows.number(std::to_string(row + 1), me.row[row], 60);
    });
    d.set_of("policies", me.policies, t.policy_words);
    d.counts("investments", me.investment, t.investment_words, t.n.investment_markers);
    d.counts("resources", me.resource, Words(t.resource_words).first(kMarket), 9);
    d.counts("people_in_reserve", me.reserve, t.person_type_words, 9);
    d.set_of("people_ousted", me.ousted, t.person_type_words);
    d.number("counters", me.counters, 99);
    d.derived("arms", [&] { return arms_json({t, s}, seat); });
    d.set_of("rights", me.rights, kRightWords);
    d.flag("fast", me.fast);
    d.number("wonder_less", me.wonder_less, 99);
    Bits<kCapUses> used;
    for (int use = 0; use < t.uses; ++use)
        if (me.uses.of(use)) used.add(use);
    d.set_of("used", used, t.use_words);
    if constexpr (D::kReading)
        for (const int use : used) me.uses.set(use, 1);
    describe_sums(d, {t, s}, seat);
    d.each("cities", t.city_words, [&](D& city, int i) {
        describe_city(city, t, me.city[i]);
        describe_income(city, {t, s}, seat, i);
    });
    d.each("figures", kFigureWords, [&](D& figure, int i) { describe_figure(figure, t, me.figure[i]); });
    d.place("sheets", s.nations, nations_of(seat), t.nation_words);
    d.place("units", s.units, reserve_of(seat), t.unit_words);
    d.place("events", s.events, kEventHand0 + seat, t.event_copy_words);
    d.place("people", s.people, kPersonHand0 + seat, t.person_words);
    d.place("events_drawn", s.events, kEventDrawn0 + seat, t.event_copy_words);
    d.place("people_drawn", s.people, kPersonDrawn0 + seat, t.person_words);
    d.place("people_shown", s.people, kPersonOpen0 + seat, t.person_words);
    d.place("markers", s.markers, kSheet0 + seat, t.marker_copy_words);
    d.object("deal", [&](D& deal) { describe_deal(deal, t, s.deal[seat]); });
}

// What is left of a kind follows from what lies elsewhere: it is written, and counted when it is read
// (count_what_is_left).
template <class D, class U>
void describe_left(D& d, std::string_view key, U* left, Words words) {
    if constexpr (!D::kReading) d.counts(key, left, words, 255);
}

template <class D>
void describe_table(D& d, const Edition& t, State& s) {
    d.number("seats", s.seats, kSeats);
    d.set_of("options", s.options, kOptionWords);
    d.number("turn_limit", s.limit, 250);
    d.number("turn", s.turn, 250);
    d.choice("phase", s.phase, t.phase_words);
    d.number("clock", s.clock, 65535);
    d.somebody("first", s.first, seat_words(t, s));
    d.seat("active", s.active, seat_words(t, s));
    d.seat("conqueror", s.conqueror, seat_words(t, s));
    d.seat("winner", s.winner, seat_words(t, s));
    d.choice("victory", s.victory, t.victory_words);
    d.set_of("due", s.due, seat_words(t, s));
    describe_left(d, "stacks_left", s.supply, t.stack_words);
    describe_left(d, "market", s.market, Words(t.resource_words).first(kMarket));
    d.counts("wonders_left", s.wonders_left, t.era_words, kWonders);
    describe_left(d, "person_markers", s.person_left, t.person_type_words);
    d.set_of("city_states_left", s.city_states, t.city_state_words);
    d.derived("investments_left", [&] { return static_cast<int>(s.investments_left); });
    d.set_of("harvested", s.harvested, t.square_words);
    d.set_of("locked", s.locked, t.square_words);
}

template <class D>
void describe_decks(D& d, const Edition& t, State& s) {
    d.place("nation_box", s.nations, kNationBox, t.nation_words);
    d.place("units_under", s.units, kUnitUnder, t.unit_words);
    d.place("events_under", s.events, kEventUnder, t.event_copy_words);
    d.place("people_under", s.people, kPersonUnder, t.person_words);
    d.place("people_gone", s.people, kPersonBox, t.person_words);
    d.place("markers_gone", s.markers, kMarkerBox, t.marker_copy_words);
    d.shuffles(
        "unit_shuffles", s.units, t.unit_words, [&](size_t card) { return 2 * index(t.face[t.unit_face[card]].type); },
        [](const Node&, int, int) {});
    const Words seats = t.seat_words;
    d.shuffles(
        "event_shuffles", s.events, t.event_copy_words,
        [&](size_t card) { return 2 * (t.event[t.event_kind[card]].deck - 1); }, [](const Node&, int, int) {});
    d.shuffles(
        "people_shuffles", s.people, t.person_words, [&](size_t person) { return 2 * t.person[person]; },
        [](const Node&, int, int) {});
    d.knowledge("known_nations", s.nations, t.nation_words, seats, knowers_of_nation);
    d.knowledge("known_units", s.units, t.unit_words, seats, knowers_of_unit);
    d.knowledge("known_events", s.events, t.event_copy_words, seats, knowers_of_event);
    d.knowledge("known_people", s.people, t.person_words, seats, knowers_of_person);
    d.knowledge("known_markers", s.markers, t.marker_copy_words, seats, knowers_of_marker);
}

// CV-19.1  The words of what a link of the chain announces.
const std::vector<std::string>& announced_words(const Edition& t, Deed deed) {
    if (deed == Deed::Action) return kActionWords;
    if (deed == Deed::Event) return t.event_words;
    return deed == Deed::Person ? t.person_words : t.use_words;
}

// CV-19.2  What a city does is announced with all its choices: which city, what it builds and where.
boost::json::object announced(const Edition& t, const State& s) {
    boost::json::object out;
    const auto city = [&](uint8_t which) {
        if (which != kNone) out["city"] = t.city_words[which];
    };
    if (const Frame* build = find_frame(s.stack, Proc::DoBuild)) {
        const auto& b = build->locals<BuildLocals>();
        city(b.city);
        out["item"] = t.item_words[b.item];
        if (b.square != kNoSquare) out["square"] = t.square_words[b.square];
    } else if (const Frame* harvest = find_frame(s.stack, Proc::DoHarvest)) {
        city(harvest->locals<HarvestLocals>().city);
        out["square"] = t.square_words[harvest->locals<HarvestLocals>().square[0]];
    } else {
        for (const Proc deed : {Proc::DoArts, Proc::DoProgram})
            if (const Frame* act = find_frame(s.stack, deed)) city(act->locals<CityLocals>().city);
    }
    return out;
}

template <class D>
void describe(D& d, const Edition& t, State& s) {
    describe_table(d, t, s);
    describe_wonders(d, t, s);
    describe_map(d, t, s);
    d.each("players", seat_words(t, s),
           [&](D& player, int seat) { describe_player(player, t, s, static_cast<Seat>(seat)); });
    describe_battle(d, t, s);
    describe_decks(d, t, s);
    d.each("secrets", seat_words(t, s), [&](D& mine, int seat) {
        mine.pick("nation", s.picks[seat].nation, t.nation_words);
        mine.pick("tech", s.picks[seat].tech, t.tech_words);
        mine.pick("second", s.picks[seat].second, t.tech_words);
        mine.number("blank", s.picks[seat].blank, kTechLevels);
        mine.pick("lowered", s.picks[seat].lowered, t.tech_words);
        mine.pick("turned", s.picks[seat].turned, t.policy_words);
        mine.pick("turned_to", s.picks[seat].turned_to, t.policy_words);
        mine.set_of("force", s.picks[seat].force, t.unit_words);
        for (int i = 0; i < kDealCards; ++i)
            mine.number("promised_" + std::to_string(i + 1), s.promised[seat].card[i], kEvents + kMarkers);
        mine.number("answer", s.picks[seat].answer, 65535);
        mine.number("payer_1", s.picks[seat].payer[0], 255);
        mine.number("payer_2", s.picks[seat].payer[1], 255);
        mine.number("square", s.picks[seat].square, 65535);
    });
    d.array("chain", s.chain.size, std::size(s.chain.link), [&](D& link, int i) {
        link.choice("deed", s.chain.link[i].deed, kDeedWords);
        link.seat("actor", s.chain.link[i].actor, seat_words(t, s));
        link.set_of("aimed", s.chain.link[i].aimed, seat_words(t, s));
        const std::vector<std::string>& words = announced_words(t, s.chain.link[i].deed);
        link.number("what", s.chain.link[i].what, static_cast<int>(words.size()) - 1);
        link.derived("of", [&] { return words[s.chain.link[i].what]; });
    });
    d.derived("announced", [&] { return announced(t, s); });
    d.stack("stack", s.stack, kFlow.begin(), Rows::kCount);
    d.stacks("stacks", s.sub, seat_words(t, s), kFlow.begin(), Rows::kCount);
}

}  // namespace

Json Civilization::document(const Look& l) {
    State s = l.s;
    Writer d;
    describe(d, l.t, s);
    return d.out;
}

State Civilization::restore(const Edition& t, const Node& node) {
    State s = Civilization::setup(t, node["seats"].integer(2, kSeats), Node(Json(boost::json::object()), ""));
    s.markers.start(t.markers);
    for (int marker = 0; marker < t.markers; ++marker)
        if (t.marker[t.marker_kind[marker]].village) s.markers.set_kin(marker, kVillageKin);
    Reader d(node);
    describe(d, t, s);
    settle_document(t, s);
    return s;
}

}  // namespace pentarchy::civilization
