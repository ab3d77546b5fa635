// Who sees what (section 17 of the rules), state documents, and that games end.
#include <cstring>

#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {
namespace {

// IS-17.1, IS-4.11, IS-23.5, IS-0.3, IS-0.4: hands are secret; discard piles, deals, empires and the row are open.
TEST(SettlersHidden, hands) {
    Given given = action()
                      .hand("north", {"com_mill", "bar_idol"})
                      .deals("north", {"bar_pyre"})
                      .empire("north", {"com_brewer"})
                      .set({"discard"}, names({"com_tavern"}));
    Desk d(2, given);
    EXPECT_EQ(d.seen_by(1, "players.north.hand"), Json(2));
    EXPECT_EQ(d.seen_by(0, "players.north.hand"), names({"com_mill", "bar_idol"}));
    EXPECT_EQ(d.seen_by(kSpectator, "players.north.hand"), Json(2));
    EXPECT_EQ(d.seen_by(1, "players.north.deals"), names({"bar_pyre"}));
    EXPECT_EQ(d.seen_by(1, "discard"), names({"com_tavern"}));
    EXPECT_EQ(d.seen_by(1, "players.north.empire"), (Json{{"com_brewer", boost::json::object()}}));
}

// IS-17.1: what is taken from the row stays known in the hand; a card laid face down makes the others forget.
TEST(SettlersHidden, what_others_remember) {
    Desk d(2);
    d.draw_luck();
    const std::string seat = d.pending()[0];
    const Seat me = d.seat(seat), other = static_cast<Seat>(1 - me);
    d.play(seat, d.offers(seat)[0]);
    int known = 0;
    const Json seen = d.seen_by(other, "players." + seat + ".hand");
    for (const Json& card : seen.as_array()) known += !card.is_null();
    EXPECT_EQ(known, 1);
    Given given =
        action("south")
            .goods("south", {{"worker", 1}})
            .hand("south", {"com_mill", "egy_oasis"})
            .empire("south", {"egy_sanctuary_014"})
            .with(R"({"known": {"north": ["com_mill", "egy_oasis"], "everyone": ["com_mill", "egy_oasis"]}})");
    Desk e(3, given);
    e.play("south", "activate egy_sanctuary_014").play("south", "lay_foundation common com_mill");
    EXPECT_EQ(e.seen_by(0, "players.south.foundations"), Json(1));
    EXPECT_EQ(e.seen_by(0, "players.south.hand"), names({"egy_oasis"}));  // another back
}

// IS-7.7, IS-16.65, IS-17.1: equal foundations leave one move and different ones two; nobody else learns which it is.
TEST(SettlersHidden, foundations_to_give_up) {
    const auto south = [](const MoveTexts& foundations) {
        Desk d(3, action("south")
                      .goods("south", {{"stone", 3}, {"wood", 3}, {"food", 3}})
                      .hand("south", {"egy_oasis"})
                      .foundations("south", foundations));
        d.play("south", "build egy_oasis");
        EXPECT_EQ(d.row(), "sacrifice");
        EXPECT_EQ(d.seen_by(0, "players.south.foundations"), Json(2));
        EXPECT_TRUE(row_for<Settlers>(d.s, d.seat("south")).flags & kQuiet);
        return d.offers("south").size();
    };
    EXPECT_EQ(south({"com_ruins_069", "com_ruins_070"}), 1u);
    EXPECT_EQ(south({"com_ruins_069", "com_mill"}), 2u);
}

// IS-17.1: a draw is shown to the drawer alone, the deck to all. IS-20.7, IS-23.6: it is news, so no undo goes behind
// it.
TEST(SettlersHidden, draws) {
    Desk d(2, action().goods("north", {{"worker", 2}}));
    d.play("north", "exchange_card common");
    Chances chances;
    outcomes<Settlers>({d.t, d.s}, chances);
    const Move draw = chances.move[0], seen = shown<Settlers>({d.t, d.s}, kChance, draw, 1);
    EXPECT_EQ(seen.a, kCommon);
    EXPECT_EQ(seen.b, kHiddenArg);
    EXPECT_TRUE(shown<Settlers>({d.t, d.s}, kChance, draw, 0) == draw);
    Trace trace;
    State s = d.s;
    take<Settlers>(d.t, s, kChance, draw, &trace);
    EXPECT_TRUE(has(trace.news, 0));
}

// A hand that others imagine may lack what its owner was asked for; such a world plays on all the same.
TEST(SettlersHidden, imagined_hands) {
    const Given settlers =
        action().goods("north", {{"wood", 2}}).hand("north", {"bar_raid_007"}).empire("north", {"com_settlers"});
    const Given chapel =
        action().goods("north", {{"raze", 1}}).hand("north", {"com_mill"}).empire("north", {"bar_dark_chapel_014"});
    for (const auto& [given, move] :
         {std::pair{settlers, "activate com_settlers"}, std::pair{chapel, "activate bar_dark_chapel_014"}}) {
        Desk d(2, given);
        d.play("north", move);
        int ways_out = 0;
        for (uint64_t seed = 0; seed < 30; ++seed) {
            Rng rng(seed);
            State imagined = determinize<Settlers>(d.t, view<Settlers>(d.t, d.s, 1), rng);
            Offer offered;
            offer<Settlers>({d.t, imagined}, 0, offered);
            ASSERT_GT(offered.size, 0);
            ways_out += offered.move[0] == kWayOut;
            PlayoutCount count;
            play_out<Settlers>(d.t, imagined, rng, count);
        }
        EXPECT_GT(ways_out, 0);
        EXPECT_FALSE(contains(d.offers("north"), "decline"));
    }
}

// IS-16.100: nobody knows a marker, not even its maker.
TEST(SettlersHidden, markers) {
    Desk d(4, action("west")
                  .goods("west", {{"food", 1}})
                  .empire("west", {"jap_trade_route_021"})
                  .empire("south", {"egy_oasis"}));
    d.play("west", "activate jap_trade_route_021").play("west", "remote_deal egy_oasis");
    EXPECT_EQ(d.s.cards.at(kMarkers), 1);
    EXPECT_TRUE(!d.s.cards.ids_at(kMarkers).any());
    EXPECT_EQ(d.of("west", "deck"), 28);
}

// IS-20.6: what cannot be done in full is done as far as possible.
TEST(SettlersHidden, as_far_as_possible) {
    MoveTexts common, all;
    for (const std::string& word : base_tables().card_words)
        if (word.starts_with("com_") && word != "com_castle_046") common.push_back(word);
    for (const std::string& word : base_tables().card_words)
        if (word.starts_with("bar_") && word != "bar_mission" && word != "bar_idol") all.push_back(word);
    Desk d(2, action()
                  .goods("north", {{"worker", 1}})
                  .empire("north", {"bar_mission", "com_castle_046"})
                  .hand("east", common)
                  .set({"faction_discard"}, names(all)));
    d.play("north", "activate bar_mission").luck("draw barbarians bar_idol");
    EXPECT_EQ(d.list("players.north.hand"), MoveTexts{"bar_idol"});
    EXPECT_EQ(d.pending(), MoveTexts{"east"});
}

std::string document_complaint(const Given& given) {
    try {
        Desk d(2, given);
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "";
}

// The state document complains with the exact path (IS-23.1 names what it holds).
TEST(SettlersHidden, document_complaints) {
    EXPECT_EQ(document_complaint(action().hand("north", {"com_mil"})),
              "given: players.north.hand.0 is not a name known here");
    EXPECT_EQ(document_complaint(action().hand("east", {"com_mill"}).hand("north", {"com_mill"})),
              "given: players.east.hand.0 is in another hand already");
    EXPECT_EQ(document_complaint(action().set({"turn", "lap"}, Json(1))),
              "turn: lap is not known here (known: phase, seat, round)");
    EXPECT_EQ(document_complaint(action().empire("north", {"com_mill"}).empire("east", {"com_mill"})),
              "given: players.east.empire.com_mill stands somewhere else already");
    EXPECT_EQ(document_complaint(action().on("north", "com_mill", R"({"samurais": 1})")).substr(0, 63),
              "given: players.north.empire.com_mill.samurais is not known here");
    EXPECT_EQ(document_complaint(action().on("north", "com_mill", R"({"resources": 1})")),
              "given: players.north.empire.com_mill.resources lie on a location that holds none");
    EXPECT_EQ(document_complaint(action("north").passed("north")), "turn: seat has passed already");
    EXPECT_EQ(document_complaint(action().on("north", "com_mill", R"({"remote_deal": "east"})")),
              "given: players.north.empire.com_mill.remote_deal is about a location without a deal");
    EXPECT_EQ(document_complaint(action().set({"shuffles"}, Json{{"com_mill", 1}})),
              "given: shuffles.com_mill is no shuffle of the common deck");
    EXPECT_EQ(document_complaint(action().set({"marker_of"}, "west")), "given: marker_of is not a name known here");
}

// IS-2.3, IS-7.27: what lies on the table must be possible.
TEST(SettlersHidden, documents_must_be_possible) {
    const auto fault = [](const char* key, const Json& value) {
        Json json = Settlers::document({base_tables(), Desk(2, action()).s});
        json.at("players").at("north").as_object()[key] = value;
        return Settlers::conserved({base_tables(), Settlers::restore(base_tables(), Node(json, "given"))});
    };
    EXPECT_EQ(fault("vp", 3), "");
    EXPECT_EQ(fault("deals", boost::json::array{"com_mill"}), "a deal with a card that offers none");
    EXPECT_EQ(fault("faction", "romans"), "two players have one faction");
}

// IS-10.2, IS-12.4, IS-12.5, IS-12.11, IS-12.12, IS-16.80, IS-19.12: so must what lies on it.
TEST(SettlersHidden, marks_must_be_possible) {
    const auto fault = [](const char* faction, const char* card, const char* on) {
        Json json = Settlers::document({base_tables(), Desk(2, action()).s});
        auto& north = json.at("players").at("north").as_object();
        north["faction"] = faction;
        north["empire"] = Json{{card, boost::json::parse(on)}};
        return Settlers::conserved({base_tables(), Settlers::restore(base_tables(), Node(json, "given"))});
    };
    EXPECT_EQ(fault("japanese", "jap_farm_001", R"({"samurai": true})"), "");
    EXPECT_EQ(fault("japanese", "com_mill", R"({"samurai": true})"), "a samurai on a common location");
    EXPECT_EQ(fault("japanese", "com_mill", R"({"defense": true})"), "");
    EXPECT_EQ(fault("japanese", "jap_farm_001", R"({"defense": true})"), "a defence token on a faction location");
    EXPECT_EQ(fault("barbarians", "com_mill", R"({"uses": 1})"), "a location without an action was used or blocked");
    EXPECT_EQ(fault("barbarians", "com_mill", R"({"blocked": true})"),
              "a location without an action was used or blocked");
    EXPECT_EQ(fault("barbarians", "com_coal_mine", R"({"uses": 2})"), "a location was used too often");
    EXPECT_EQ(fault("barbarians", "com_coal_mine", R"({"blocked": true})"), "");
    EXPECT_EQ(fault("japanese", "jap_gate_013", R"({"resources": 1})"), "resources on a Gate");
    EXPECT_EQ(fault("japanese", "jap_shrine", R"({"cards": ["com_mill"]})"), "cards under a Shrine");
    Json solo = Settlers::document({base_tables(), Desk(1, action()).s});
    solo.at("virtual").as_object()["area"] = Json{{"rom_bank", boost::json::object()}};
    EXPECT_EQ(Settlers::conserved({base_tables(), Settlers::restore(base_tables(), Node(solo, "given"))}),
              "the virtual player has a faction location");
}

// A card in an empire has left every hand; a seat may be given as its number.
TEST(SettlersHidden, document_first_place) {
    const Desk d(
        2,
        action().empire("east", {"com_mill"}).hand("north", {"com_mill", "com_tavern"}).set({"turn", "seat"}, Json(1)));
    EXPECT_EQ(d.list("players.north.hand"), MoveTexts{"com_tavern"});
    EXPECT_TRUE(d.stands("east", "com_mill"));
    EXPECT_EQ(d.pending(), MoveTexts{"east"});
}

// IS-23.7: random games end well before the bound. IS-23.2, IS-23.4: what is asked is small: offers stay far below 512.
TEST(SettlersHidden, games_end) {
    for (int game = 0; game < 40; ++game) {
        State s = fresh<Settlers>(base_tables(), 1 + game % 4);
        Rng rng(static_cast<uint64_t>(game));
        PlayoutCount count;
        play_out<Settlers>(base_tables(), s, rng, count);
        EXPECT_LT(count.decisions, 3000u);
        EXPECT_LT(count.max_offer, 200);
    }
}

}  // namespace
}  // namespace pentarchy::settlers
