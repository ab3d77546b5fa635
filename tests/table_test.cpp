// The table: playing, settling, undo (law 13), revisions, standing orders, and the sentences that refuse a move.
#include "base/amount.h"
#include "tests/tables.h"

namespace pentarchy::table_tests {
namespace {

const Seat kRed = 0, kBlue = 1, kYellow = 2;
const Texts& english() { return outpost().text("en"); }

// Plays random games and takes back every decision that can be, now and then after forced moves of others.
void undo_in_random_game(int seats, uint64_t seed, int& undone) {
    auto table = open_outpost(seats, seed);
    Rng rng(seed);
    while (!table->is_over()) {
        if (table->is_chance()) {
            table->draw();
            continue;
        }
        const Seat seat = any_pending(*table, rng);
        const bool choice = table->offered(seat, english()).size() > 1 || table->is_quiet(seat);
        const Json before = table->document(kNobody);
        const size_t event = table->events();
        table->play(seat, table->random_move(seat, rng));
        if (!choice || table->why_no_undo(seat, english()) || rng.below(3)) continue;
        table->undo(seat);
        ASSERT_EQ(table->document(kNobody), before) << "event " << event << ", seed " << seed;
        ASSERT_EQ(table->events(), event + 2);
        ++undone;
    }
    const Json record = table->record();
    EXPECT_EQ(replay(record, "record")->document(kNobody), table->document(kNobody));
    EXPECT_GT(verify(record, "record"), 0u);
}

TEST(Table, UndoRestoresTheState) {
    int undone = 0;
    for (uint64_t seed = 0; seed < uint64_t{amount(30, 6)}; ++seed)
        undo_in_random_game(2 + static_cast<int>(seed % 3), seed, undone);
    EXPECT_GT(undone, amount(300, 50));
}

TEST(Table, ProgramsAreOfferedTheSameWithoutWords) {
    auto table = open_outpost(2, 5);
    Rng rng(5);
    EXPECT_TRUE(table->offered_texts(kSpectator).empty());
    while (!table->is_over()) {
        if (table->is_chance()) {
            table->draw();
            continue;
        }
        const Seat seat = any_pending(*table, rng);
        std::vector<std::string> texts;
        for (const Offered& offered : table->offered(seat, english())) texts.push_back(offered.text);
        ASSERT_EQ(table->offered_texts(seat), texts);
        table->play(seat, table->random_move(seat, rng));
    }
}

TEST(Table, AnAgreedUndoKnowsOfLuck) {
    auto table = open_outpost(3, 4);
    Rng rng(4);
    int with_luck = 0, without = 0;
    while (table->is_chance()) table->draw();
    while (!table->is_over()) {
        const Seat seat = any_pending(*table, rng);
        const bool choice = table->offered(seat, english()).size() > 1;
        table->play(seat, table->random_move(seat, rng));
        const bool luck = table->is_chance();
        while (table->is_chance()) table->draw();
        if (!choice || table->why_no_agreed_undo(seat, english())) continue;
        EXPECT_EQ(table->would_undo_luck(seat), luck);
        ++(luck ? with_luck : without);
    }
    EXPECT_GT(with_luck, 0);
    EXPECT_GT(without, 0);
}

TEST(Table, UndoStopsInQuietRows) {
    auto table = at_action();
    const Json before = table->document(kNobody);
    table->play(kRed, "pass");
    table->settle(true);  // red's end of turn is forced: it holds no caravan
    EXPECT_EQ(table->pending(), bit(kBlue));
    EXPECT_EQ(table->why_no_undo(kRed, english()), std::nullopt);
    table->undo(kRed);
    EXPECT_EQ(table->row(kRed), "end_turn");  // a quiet row: going back further at once would betray the hand
    table->undo(kRed);
    EXPECT_EQ(table->document(kNobody), before);
    EXPECT_EQ(table->log(kRed, english(), 0)[0].undone, true);
}

TEST(Table, AnothersChoiceIsABarrierUntilItIsTakenBack) {
    auto table = at_action();
    const Json before = table->document(kNobody);
    table->play(kRed, "pass");
    table->play(kRed, "end");
    table->play(kBlue, "pass");
    EXPECT_EQ(complaint_of([&] { table->undo(kRed); }),
              "red cannot undo: Something has been revealed or decided since your last choice");
    EXPECT_EQ(table->why_no_undo(kRed, outpost().text("cs")), "Od tvé poslední volby se něco odkrylo nebo rozhodlo");
    table->undo(kBlue);
    EXPECT_EQ(complaint_of([&] { table->undo(kBlue); }),
              "blue cannot undo: Something has been revealed or decided since your last choice");
    table->undo(kRed);
    table->undo(kRed);
    EXPECT_EQ(table->document(kNobody), before);
    EXPECT_EQ(complaint_of([&] { table->undo(kRed); }), "red cannot undo: There is no choice of yours to take back");
}

TEST(Table, LuckIsABarrier) {
    auto table = at_action();
    table->play(kRed, "draw");
    EXPECT_EQ(table->why_no_undo(kRed, english()), std::nullopt);
    table->draw();
    EXPECT_NE(table->why_no_undo(kRed, english()), std::nullopt);
}

TEST(Table, SealedUndoKeepsWhatOthersChose) {
    auto table = at_plan(), straight = at_plan();
    table->play(kRed, "plan_none");
    table->play(kBlue, "plan_none");
    table->play(kRed, "order work");
    table->play(kBlue, "order build");
    table->undo(kRed);
    EXPECT_EQ(table->row(kRed), "plan_order");
    EXPECT_EQ(table->row(kBlue), "plan_ready");
    table->undo(kRed);
    EXPECT_EQ(table->row(kRed), "plan_card");
    EXPECT_EQ(complaint_of([&] { table->undo(kRed); }), "red cannot undo: There is no choice of yours to take back");
    EXPECT_EQ(complaint_of([&] { table->undo(kYellow); }),
              "yellow cannot undo: There is no choice of yours to take back");
    for (const char* move : {"plan_none", "order build"}) straight->play(kBlue, move);
    EXPECT_EQ(table->document(kNobody), straight->document(kNobody));
}

TEST(Table, ReadyIsFinal) {
    auto table = at_plan();
    for (const char* move : {"plan_none", "order work", "ready"}) table->play(kRed, move);
    EXPECT_EQ(complaint_of([&] { table->undo(kRed); }),
              "red cannot undo: You have said that you are ready, and that is final");
    for (const Seat seat : {kBlue, kYellow})
        for (const char* move : {"plan_none", "order work", "ready"}) table->play(seat, move);
    EXPECT_EQ(complaint_of([&] { table->undo(kYellow); }),
              "yellow cannot undo: Something has been revealed or decided since your last choice");
}

TEST(Table, RevisionsDoNotCountWhatOthersSeal) {
    auto table = at_plan();
    const uint64_t red = table->revision(kRed), outside = table->revision(kSpectator), all = table->revision(kNobody);
    const size_t lines = table->log(kRed, english(), 0).size();
    const Json view = table->document(kRed);
    table->play(kBlue, "plan_none");
    table->play(kBlue, "order work");
    table->undo(kBlue);
    EXPECT_EQ(table->revision(kRed), red);
    EXPECT_EQ(table->revision(kSpectator), outside);
    EXPECT_EQ(table->log(kRed, english(), 0).size(), lines);
    EXPECT_EQ(table->document(kRed), view);
    EXPECT_EQ(table->revision(kNobody), all + 3);
    EXPECT_EQ(table->log(kBlue, english(), 0).back().revision, table->revision(kBlue));
}

TEST(Table, ClosingASealedForkIsShownToEveryone) {
    auto table = at_plan();
    for (const Seat seat : {kRed, kBlue, kYellow})
        for (const char* move : {"plan_none", "order work"}) table->play(seat, move);
    table->play(kRed, "ready");
    table->play(kBlue, "ready");
    const uint64_t before = table->revision(kRed);
    table->play(kYellow, "ready");
    EXPECT_EQ(table->revision(kRed), before + 1);
    const LogEntry entry = table->log(kRed, english(), 0).back();
    EXPECT_EQ(entry.move, "");  // yellow's ready itself was sealed
    EXPECT_EQ(entry.actor, kNobody);
    EXPECT_FALSE(entry.lines.empty());
}

TEST(Table, SettleLeavesQuietRowsAlone) {
    auto table = at_plan();
    table->play(kRed, "plan_none");
    table->play(kRed, "order work");
    ASSERT_EQ(table->offered(kRed, english()).size(), 1u);
    EXPECT_TRUE(table->is_quiet(kRed));
    table->settle(false);
    EXPECT_TRUE(has(table->pending(), kRed));
    table->settle(true);
    EXPECT_FALSE(has(table->pending(), kRed));
    EXPECT_TRUE(has(table->pending(), kBlue));
}

TEST(Table, StandingOrdersAnswerAndAreSecret) {
    auto table = at_plan();
    const uint64_t red = table->revision(kRed);
    table->set_order(kBlue, "plan_card", "plan caravan_that_is_not_there");
    table->set_order(kBlue, "plan_order", "order march");
    EXPECT_EQ(table->revision(kRed), red);
    table->settle(false);
    EXPECT_EQ(table->row(kBlue), "plan_card");  // not offered: the seat is asked
    table->set_order(kBlue, "plan_card", "plan_none");
    table->settle(false);
    EXPECT_EQ(table->row(kBlue), "plan_ready");
    EXPECT_EQ(table->revision(kRed), red);
    table->undo(kBlue);
    table->set_order(kBlue, "plan_order", "");
    table->settle(false);
    EXPECT_EQ(table->row(kBlue), "plan_order");
    EXPECT_EQ(table->log(kBlue, english(), 0).back().lines[0],
              "Standing order ended: Plan: which order do you give for your second turn?");
    EXPECT_EQ(complaint_of([&] { table->set_order(kBlue, "dance", "pass"); }),
              "there is no box \"dance\" to give a standing order for");
    EXPECT_EQ(complaint_of([&] { table->set_order(kBlue, "plan_card", "dance"); }),
              "\"dance\" is not a move of outpost");
}

TEST(Table, RefusesInOneSentence) {
    auto table = at_action();
    const Json before = table->document(kNobody);
    EXPECT_EQ(complaint_of([&] { table->play(kBlue, "pass"); }), "it is not blue's turn to choose; pending: red");
    EXPECT_EQ(complaint_of([&] { table->play(kRed, "fly b2"); }), "red: \"fly b2\" begins with no verb of this game");
    EXPECT_EQ(complaint_of([&] { table->play(kRed, "march b2"); }),
              "red cannot march b2 now: A march is made by a pawn of yours and has at least 1 step, each to a "
              "neighbouring site (OP-27)");
    EXPECT_EQ(complaint_of([&] { table->play(kRed, "step b2"); }),
              "red cannot step b2 now: Not now. The question is: Your turn: which action do you take?");
    EXPECT_EQ(complaint_of([&] { table->play(kRed, "march z9"); }),
              "red cannot march z9 now: Nothing is called z9 here");
    EXPECT_EQ(complaint_of([&] { table->play(kRed, "march"); }), "red cannot march now: march is said with 1 name");
    EXPECT_EQ(complaint_of([&] { table->draw(); }), "it is not luck's turn");
    EXPECT_EQ(complaint_of([&] { table->seat_of("purple"); }), "there is no seat \"purple\"; there are: red, blue");
    EXPECT_EQ(table->document(kNobody), before);
    EXPECT_EQ(table->events(), 0u);
}

TEST(Table, RefusedAndOfferedDoNotOverlap) {
    auto table = at_action(4);
    std::set<std::string> texts;
    for (const Offered& o : table->offered(kRed, english())) EXPECT_TRUE(texts.insert(o.text).second) << o.text;
    for (const Refused& r : table->refused(kRed))
        EXPECT_TRUE(r.whole_verb || !texts.contains(table->text_of(r))) << table->text_of(r);
    EXPECT_TRUE(table->offered(kBlue, english()).empty());
}

TEST(Table, EqualLabelsAreCounted) {
    auto table = at_action();
    table->patch(parse_json(R"({"players": {"red": {"goods": {"gold": 2}}}})", "given"), "given");
    const Texts vague = Texts::parse("move.buy = Buy\nmove.pass = Pass", "vague", "en");
    std::vector<std::string> labels;
    for (const Offered& o : table->offered(kRed, vague)) labels.push_back(o.label);
    EXPECT_NE(std::find(labels.begin(), labels.end(), "Pass"), labels.end());
    for (const char* label : {"Buy (1)", "Buy (2)"})
        EXPECT_EQ(std::count(labels.begin(), labels.end(), label), 1) << label;
}

TEST(Table, PatchesNameWhatIsWrong) {
    auto table = open_outpost(2, 1);
    const auto patch = [&](const char* given) {
        return complaint_of([&] { table->patch(parse_json(given, "x"), "x.json: given"); });
    };
    EXPECT_EQ(patch(R"({"players": {"purple": {"supply": 2}}})"),
              "x.json: given: players.purple is not a place in the state document");
    EXPECT_EQ(patch(R"({"players": {"red": {"suply": 2}}})"),
              "x.json: given: players.red.suply is not a place in the state document");
    EXPECT_EQ(patch(R"({"players": {"red": {"goods": {"silk": 2}}}})"),
              "x.json: given: players.red.goods.silk is not a name known here");
    EXPECT_EQ(patch(R"({"turn": {"phase": "dance"}})"),
              "x.json: given: turn.phase is \"dance\", must be one of: plan, market, action, upkeep");
    EXPECT_NE(patch(R"({"players": {"red": {"supply": 4}}})"), "no complaint");  // a pawn too many
    EXPECT_EQ(patch(R"({"players": {"red": {"goods": {"wood": 3, "ore": 0}, "order": "work"}}, "round": 2})"),
              "no complaint");
    EXPECT_EQ(*find_path(table->document(kNobody), "players.red.goods.wood"), 3);
    EXPECT_EQ(patch(R"({"players": {"red": {"goods": {"wood": null}, "order": null}}})"), "no complaint");
    EXPECT_EQ(find_path(table->document(kNobody), "players.red.goods.wood"), nullptr);
    EXPECT_EQ(complaint_of([&] { table->record(); }), "a table that starts from a given position has no record");
}

TEST(Table, SimulationsDoNotDependOnThreads) {
    const auto edition = outpost().default_edition();
    SimulateRequest request{.seats = 3, .games = 200, .threads = 1, .seed = 5};
    const SimulateResult one = edition->simulate(request);
    request.threads = 4;
    const SimulateResult four = edition->simulate(request);
    EXPECT_EQ(one.hash, four.hash);
    EXPECT_EQ(one.decisions, four.decisions);
    EXPECT_EQ(one.mean_scores, four.mean_scores);
    request.seed = 6;
    EXPECT_NE(edition->simulate(request).hash, one.hash);
    request.seats = 9;
    EXPECT_EQ(complaint_of([&] { edition->simulate(request); }), "outpost is played by 2 to 4 seats, not 9");
}

TEST(Table, OptionsAreChecked) {
    TableSetup setup;
    setup.options = {{"deals", "maybe"}};
    EXPECT_EQ(complaint_of([&] { outpost().default_edition()->open(setup); }),
              "options: deals is \"maybe\", must be one of: on, off, brisk");
    setup.options = {{"speed", "on"}};
    EXPECT_EQ(complaint_of([&] { outpost().default_edition()->open(setup); }),
              "options: speed is not an option of outpost");
    EXPECT_EQ(complaint_of([&] { find_game("chess"); }),
              "there is no game \"chess\"; there is: brazil, civilization, endeavor, mombasa, outpost, settlers");
    EXPECT_EQ(complaint_of([&] { outpost().text("de"); }), "there is no language \"de\"; there is: en, cs");
}

}  // namespace
}  // namespace pentarchy::table_tests
