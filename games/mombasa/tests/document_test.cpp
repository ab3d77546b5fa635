// The state document: what a patch may say, what follows, and what it complains about.
#include <cstring>

#include "engine/document/patch.h"
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

std::string complaint(const Given& given) {
    try {
        Desk d(2, given);
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "";
}

TEST(MombasaDocument, what_is_on_the_map_has_left_the_headquarters) {
    Desk d(2, Given().regions("cairo", {"nubia", "darfur", "kordofan"}).turn("action", "blue"));
    EXPECT_EQ(d.number("companies.cairo.posts.1"), 2);
    EXPECT_EQ(d.number("companies.cairo.share_value"), 2);
    EXPECT_EQ(d.number("companies.cairo.removed"), 0);
}

TEST(MombasaDocument, posts_that_are_named_nowhere_are_out_of_the_game) {
    Desk d(2, Given().posts("cairo", 0, 0, 0).turn("action", "blue"));
    EXPECT_EQ(d.number("companies.cairo.removed"), 15);
    EXPECT_EQ(d.number("companies.cairo.share_value"), 15);
    EXPECT_EQ(d.list("companies.cairo.opened"), (MoveTexts{"1", "2", "3"}));
}

TEST(MombasaDocument, cards_come_from_the_box_and_then_from_the_deck) {
    Desk d(2, Given().hand("blue", {"coffee_3", "coffee_3", "coffee_1"}).turn("plan"));
    EXPECT_EQ(d.of("blue", "hand_size"), 3);
    EXPECT_EQ(complaint(Given().hand("blue", {"diamond_merchant", "diamond_merchant"}).turn("plan")),
              "given: players have more of diamond_merchant than there are");
}

TEST(MombasaDocument, a_marker_past_a_special_space_has_reached_it) {
    Desk d(2, Given().step("blue", "mombasa", 14).turn("plan"));
    EXPECT_EQ(d.list("players.blue.reached.mombasa"), (MoveTexts{"first", "second"}));
    EXPECT_TRUE(d.list("players.blue.in_force.mombasa").empty());  // until blue's turn
}

TEST(MombasaDocument, complaints_name_the_path) {
    EXPECT_EQ(complaint(Given().with(R"({"players": {"blue": {"hand": ["gold"]}}})")),
              "given: players.blue.hand.0 is not a name known here");
    EXPECT_EQ(complaint(Given().regions("cairo", {"nubia"}).regions("mombasa", {"nubia"})),
              "given: companies.cairo.regions name a region of another company");
    EXPECT_EQ(complaint(Given().step("blue", "cairo", 23)),
              "given: players.blue.tracks.cairo is beyond the end of the track");
    EXPECT_EQ(complaint(Given().side("cairo", "a2")),
              "given: companies.cairo.track has the letter of another company's track");
    EXPECT_EQ(complaint(Given().books("blue", {{2, "book_a01"}, {3, "book_a01"}})),
              "given: players has book_a01 for a second time");
    EXPECT_EQ(complaint(Given().with(R"({"players": {"blue": {"books": {"1": "book_a01"}}}})")),
              "given: players.blue.books.1 is on no step of the bookkeeping track from 2 to 15");
    EXPECT_EQ(complaint(Given().with(R"({"shelf": {"book_r1_2": "book_b01"}})")),
              "given: shelf.book_r1_2 has the wrong letter for its space");
    EXPECT_EQ(complaint(Given().with(R"({"start": null})")), "given: start must be a seat that plays");
    Desk d(2);
    Json document = Mombasa::document({d.t, d.s});
    merge_patch(document, parse_json(R"({"players": {"blue": {"in_force": {"cairo": ["first"]}}}})", "patch"));
    document.at("companies").at("cairo").as_object()["track"] = nullptr;
    try {
        (void)Mombasa::restore(d.t, Node(document, "given"));
        ADD_FAILURE() << "a bonus without a track";
    } catch (const BadInput& problem) {
        EXPECT_STREQ(problem.what(), "given: companies.cairo.track is null, but a player has a bonus of it");
    }
}

// What a scenario is told about its `given`.
std::string refused(std::string_view given, std::string_view options = "{}") {
    const Edition t = Mombasa::load(Node(edition(), "edition"));
    State s = fresh<Mombasa>(t, 2, parse_json(options, "options"));
    Rng rng(1);
    while (is_chance<Mombasa>(s)) take<Mombasa>(t, s, kChance, draw<Mombasa>({t, s}, rng));
    Log lines;
    try {
        (void)patched<Mombasa>(t, s, parse_json(given, "given"), "given", lines);
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "";
}

TEST(MombasaDocument, rows_no_longer_than_the_rounds_allow) {
    const char* const eight =
        R"(["coffee_1", "coffee_1", "coffee_2", "coffee_2", "cotton_1", "cotton_1", "cotton_2", "cotton_2"])";
    const auto with = [&](const std::string& slot, int round) {
        return refused(
            fmt::format(R"({{"players": {{"blue": {{"hand": [], "rows": {{"slot_2": {}}}, "slots": {{"slot_2": {}}}}}}},
                                       "turn": {{"phase": "action", "seat": "blue", "round": {}}}}})",
                        eight, slot, round));
    };
    for (int round = 1; round <= 7; ++round)
        EXPECT_EQ(
            with(R"("bananas_1")", round),
            "given: blue has more cards in the row of slot_2 than can lie there in round " + std::to_string(round));
    EXPECT_EQ(with("null", 7), "");
    EXPECT_NE(with("null", 6), "");
}

TEST(MombasaDocument, cards_lie_at_slots_only_in_the_actions) {
    const char* const kAtSlot = R"("players": {"blue": {"slots": {"slot_2": "coffee_1"}, "hand": []}})";
    for (const char* phase : {"plan", "prepare", "end"})
        EXPECT_EQ(refused(fmt::format(R"({{{}, "turn": {{"phase": "{}", "round": 2}}}})", kAtSlot, phase)),
                  "given: blue has a card at slot_2, but cards lie there only in the action phase");
    EXPECT_EQ(refused(fmt::format(R"({{{}, "turn": {{"phase": "action", "seat": "green", "round": 2}}}})", kAtSlot)),
              "");
    EXPECT_EQ(refused(R"({"players": {"blue": {"slots": {"slot_2": "coffee_1"}, "hand": [], "out": true}},
                         "turn": {"phase": "action", "seat": "green", "round": 2}})"),
              "given: blue has a card at slot_2, but has left the actions");
}

TEST(MombasaDocument, what_the_setup_still_needs) {
    EXPECT_EQ(refused(R"({"players": {"blue": {"hand": []}}})"), "given: blue lacks a card of its start tile");
    EXPECT_EQ(refused(R"({"players": {"blue": {"start_tile": []}}})"),
              "given: blue has the wrong start tiles for the setup");
    EXPECT_EQ(refused(R"({"players": {"blue": {"rows": {"slot_3": ["coffee_1"]}}}})"),
              "given: blue has laid cards that the setup is still to lay");
    EXPECT_EQ(refused(R"({"players": {"blue": {"dealt": []}}})", R"({"variable_start_tiles": true})"),
              "given: blue has the wrong start tiles for the setup");
    EXPECT_EQ(refused(R"({"turn_due": {"books": [{"book": "book_a01"}]}, "turn": {"phase": "action"}})"),
              "given: turn_due is nothing where no turn has begun");
}

TEST(MombasaDocument, a_document_read_back_gives_the_same_bytes) {
    const Edition t = Mombasa::load(Node(edition(), "edition"));
    for (uint64_t seed = 0; seed < 20; ++seed) {
        State s = fresh<Mombasa>(t, 2 + static_cast<int>(seed % 3),
                                 parse_json(R"({"variable_tracks": true, "variable_start_tiles": true})", ""));
        Rng rng(seed);
        Offer offered;
        for (int step = 0; step < 150 && !is_over(s); ++step) {
            const Json document = Mombasa::document({t, s});
            const State again = Mombasa::restore(t, Node(document, "document"));
            ASSERT_EQ(std::memcmp(&again, &s, sizeof s), 0) << "seed " << seed << " step " << step;
            if (is_chance<Mombasa>(s)) {
                take<Mombasa>(t, s, kChance, draw<Mombasa>({t, s}, rng));
                continue;
            }
            const Seat seat = lowest(pending<Mombasa>(s));
            offer<Mombasa>({t, s}, seat, offered);
            take<Mombasa>(t, s, seat, offered.move[rng.below(static_cast<uint32_t>(offered.size))]);
        }
    }
}

}  // namespace
}  // namespace pentarchy::mombasa
