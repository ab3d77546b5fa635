// Records: round trips, what a damaged one is refused for, verification (law 22), and what a seat's record keeps back.
#include "tests/tables.h"

#include <functional>

namespace pentarchy::table_tests {
namespace {

Json finished_record(uint64_t seed = 3) { return finished(3, seed)->record(); }

boost::json::object& event(Json& record, size_t i) { return record.at("events").at(i).as_object(); }

// The index of the first event that the test accepts.
size_t find_event(const Json& record, const std::function<bool(const boost::json::object&)>& fits) {
    const auto& events = record.at("events").as_array();
    for (size_t i = 0; i < events.size(); ++i)
        if (fits(events[i].as_object())) return i;
    ADD_FAILURE() << "no such event";
    return 0;
}
size_t first_of(const Json& record, std::string_view verb) {
    return find_event(record,
                      [&](const auto& e) { return e.contains("move") && e.at("move").as_string().starts_with(verb); });
}

std::string replay_complaint(const Json& record) {
    return complaint_of([&] { replay(record, "x.json"); });
}
std::string verify_complaint(const Json& record) {
    return complaint_of([&] { verify(record, "x.json"); });
}

TEST(Record, RoundTrip) {
    for (uint64_t seed = 0; seed < 10; ++seed) {
        const auto table = finished(2 + static_cast<int>(seed % 3), seed);
        const Json record = table->record();
        const auto again = replay(parse_json(dump(record, true), "x.json"), "x.json");
        EXPECT_EQ(again->document(kNobody), table->document(kNobody));
        EXPECT_EQ(again->record(), record);
        for (Seat seat = 0; seat < table->seats(); ++seat) EXPECT_EQ(again->revision(seat), table->revision(seat));
        EXPECT_FALSE(record.as_object().contains("host_secret"));
    }
}

TEST(Record, RunningTablePlaysOnAlike) {
    auto table = open_outpost(3, 8);
    Rng rng(8);
    for (int i = 0; i < 60; ++i) {
        table->settle(true);
        const Seat seat = any_pending(*table, rng);
        table->play(seat, table->random_move(seat, rng));
    }
    const Json record = table->record();
    EXPECT_TRUE(record.as_object().contains("host_secret"));
    EXPECT_FALSE(record.as_object().contains("secret"));
    EXPECT_EQ(verify_complaint(record), "x.json: the game is not over: its secret is not revealed");
    auto again = replay(record, "x.json");
    Rng one(1), two(1);
    play_to_end(*table, one);
    play_to_end(*again, two);
    EXPECT_EQ(again->record(), table->record());
    EXPECT_GT(verify(again->record(), "x.json"), 0u);
}

TEST(Record, ReplaysUpToAnEvent) {
    const Json record = finished_record();
    EXPECT_EQ(replay(record, "x.json", 0)->events(), 0u);
    EXPECT_EQ(replay(record, "x.json", 25)->events(), 25u);
    EXPECT_FALSE(replay(record, "x.json", 25)->is_over());
    EXPECT_TRUE(replay(record, "x.json", 1'000'000)->is_over());
}

TEST(Record, StandingOrdersAndUndosAreEvents) {
    auto table = at_plan();
    table->set_order(1, "plan_card", "plan_none");
    table->settle(false);
    table->play(1, "order work");
    table->undo(1);
    const Json record = table->record();
    const auto again = replay(record, "x.json");
    EXPECT_EQ(again->document(kNobody), table->document(kNobody));
    EXPECT_EQ(again->record(), record);
    const size_t last = record.at("events").as_array().size() - 1;
    EXPECT_EQ(record.at("events").at(last), (Json{{"seat", "blue"}, {"undo", last - 1}}));
    Json other = record;
    event(other, last)["undo"] = 3;
    EXPECT_EQ(replay_complaint(other), fmt::format("x.json: event {}: blue can undo event {}, not 3", last, last - 1));
}

TEST(Record, DamagedFilesAreRefused) {
    const std::string text = dump(finished_record(), false);
    EXPECT_EQ(complaint_of([&] { parse_json(text.substr(0, 500), "x.json"); }),
              "x.json, line 1: not valid JSON (the text breaks off)");
    EXPECT_EQ(complaint_of([&] { parse_json("{\"game\": 1, \"game\": 2}", "x.json"); }),
              "x.json, line 1: not valid JSON (the key \"game\" is given twice)");
    EXPECT_EQ(replay_complaint(boost::json::array()), "x.json: this is not a record of a game");
    EXPECT_EQ(replay_complaint({{"hello", 1}}), "x.json: this is not a record of a game");
    Json record = finished_record();
    record.as_object()["pentarchy"] = 2;
    EXPECT_EQ(replay_complaint(record), "x.json: pentarchy is 2, must be 1");
    record = finished_record();
    record.as_object().erase("options");
    EXPECT_EQ(replay_complaint(record), "x.json: options is missing");
    record = finished_record();
    event(record, 4)["when"] = 1;
    EXPECT_EQ(replay_complaint(record), "x.json: events.4.when is not known here (known: seat, move, code)");
    record = finished_record();
    record.as_object()["secret"] = "abc";
    EXPECT_EQ(replay_complaint(record), "x.json: secret must be 64 hexadecimal digits");
}

TEST(Record, OtherGamesRulesAndEditionsAreRefused) {
    Json record = finished_record();
    record.as_object()["game"] = "chess";
    EXPECT_EQ(
        replay_complaint(record),
        "x.json: there is no game \"chess\"; there is: brazil, civilization, endeavor, mombasa, outpost, settlers");
    record = finished_record();
    record.as_object()["rules"] = 99;
    EXPECT_EQ(replay_complaint(record),
              "x.json: it was played with version 99 of the rules of outpost, this program plays version 1");
    record = finished_record();
    record.at("edition").as_object()["hash"] = "0123456789abcdef";
    EXPECT_EQ(replay_complaint(record), "x.json: it was played with another edition of outpost (0123456789ab)");
}

TEST(Record, AnEditionTravelsInside) {
    Json components = outpost().default_edition()->json();
    components.at("points").as_object()["shrine"] = 3;
    const auto edition = outpost().edition(components, "mine.json");
    EXPECT_FALSE(edition->is_default());
    TableSetup setup;
    setup.secret = Stream::from_seed(2);
    auto table = edition->open(setup);
    Rng rng(2);
    play_to_end(*table, rng);
    Json record = table->record();
    EXPECT_EQ(record.at("edition").at("components"), components);
    EXPECT_EQ(replay(record, "x.json")->document(kNobody), table->document(kNobody));
    EXPECT_GT(verify(record, "x.json"), 0u);
    record.at("edition").at("components").at("points").as_object()["shrine"] = 4;
    EXPECT_EQ(replay_complaint(record).substr(0, 51), "x.json: it was played with another edition of outpo");
    record.at("edition").at("components").at("points").as_object()["shrine"] = "many";
    EXPECT_EQ(replay_complaint(record), "x.json: edition.components: points.shrine must be a whole number, 0 to 9");
}

TEST(Record, IllegalMovesNameTheEvent) {
    const Json record = finished_record();
    const size_t i = first_of(record, "march");
    Json other = record;
    event(other, i)["move"] = "march z9";
    EXPECT_TRUE(replay_complaint(other).starts_with(
        fmt::format("x.json: event {}: the text \"march z9\" and the numbers disagree", i)));
    event(other, i)["code"] = {24, 9, 9, 9};
    EXPECT_EQ(replay_complaint(other),
              fmt::format("x.json: event {}: {} cannot march z9 now: Nothing is called z9 here", i,
                          event(other, i)["seat"].as_string().c_str()));
    other = record;
    event(other, i)["seat"] = "purple";
    EXPECT_EQ(replay_complaint(other),
              fmt::format("x.json: event {}: there is no seat \"purple\"; there are: red, blue, yellow", i));
    other = record;
    event(other, 0)["move"] = "start_seat green";
    event(other, 0)["code"] = {0, 3, 0, 0};
    EXPECT_EQ(replay_complaint(other), "x.json: event 0: luck cannot bring \"start_seat green\" here");
    other = record;
    other.at("result").at(1).as_object()["score"] = 77;
    EXPECT_TRUE(replay_complaint(other).starts_with("x.json: result: blue is stated as rank"));
}

TEST(Record, VerifyFindsTampering) {
    const Json record = finished_record();
    EXPECT_GT(verify(record, "x.json"), 5u);
    Json other = record;
    other.as_object()["secret"] = Stream::to_text(Stream::from_seed(99));
    EXPECT_EQ(verify_complaint(other), "x.json: the secret is not the one that the commitment stands for");
    other.as_object()["commitment"] = Stream::commitment(Stream::from_seed(99));
    EXPECT_TRUE(verify_complaint(other).find("luck brought") != std::string::npos) << verify_complaint(other);
    other = record;
    other.as_object()["entropy"] = {"a", "b", "c"};
    EXPECT_TRUE(verify_complaint(other).find("luck brought") != std::string::npos) << verify_complaint(other);
}

TEST(Record, VerifyFindsAForcedDraw) {
    auto table = open_outpost(2, 4);
    const std::string honest = table->next_draw(),
                      other = honest == "start_seat red" ? "start_seat blue" : "start_seat red";
    table->force_chance(other);
    Rng rng(4);
    play_to_end(*table, rng);
    EXPECT_EQ(verify_complaint(table->record()),
              fmt::format("x.json: event 0: luck brought \"{}\", but the secret gives \"{}\"", other, honest));
}

// All words of copies (cards and tiles) that a text of JSON holds.
std::set<std::string> copies_in(const Json& json, const std::set<std::string>& copies) {
    std::set<std::string> out;
    std::string word;
    for (const char c : dump(json, false) + " ") {
        if (std::isalnum(static_cast<unsigned char>(c)) || c == '_') {
            word += c;
        } else {
            if (copies.contains(word)) out.insert(word);
            word.clear();
        }
    }
    return out;
}

TEST(Record, SeatRecordHoldsOnlyWhatTheSeatKnows) {
    std::set<std::string> copies;
    for (const Json& card : outpost().default_edition()->json().at("cards").as_array())
        for (int i = 1; i <= card.at("count").as_int64(); ++i)
            copies.insert(fmt::format("{}_{}", card.at("id").as_string().c_str(), i));
    for (uint64_t seed = 0; seed < 20; ++seed) {
        auto table = open_outpost(3, seed);
        Rng rng(seed);
        std::set<std::string> seen[3];  // what was in some view of the seat, or in a move or line shown to it
        while (table->events() < 60 && !table->is_over()) {
            if (table->is_chance()) {
                table->draw();
            } else {
                const Seat seat = any_pending(*table, rng);
                table->play(seat, table->random_move(seat, rng));
            }
            for (Seat seat = 0; seat < 3; ++seat) seen[seat].merge(copies_in(table->document(seat), copies));
        }
        for (Seat seat = 0; seat < 3; ++seat) {
            const Json record = table->seat_record(seat);
            EXPECT_EQ(record.at("kind"), "seat");
            EXPECT_FALSE(record.as_object().contains("secret") || record.as_object().contains("host_secret"));
            EXPECT_EQ(record.at("events").as_array().size(), table->revision(seat));
            for (const std::string& copy : copies_in(record, copies))
                EXPECT_TRUE(seen[seat].contains(copy)) << copy << ", seed " << seed;
            EXPECT_EQ(dump(record, false).find(Stream::to_text(Stream::from_seed(seed))), std::string::npos);
            EXPECT_EQ(replay_complaint(record),
                      "x.json: this is one seat's record, it can be read but not played again");
        }
    }
}

TEST(Record, SeatRecordShowsTheViewAtEachDecision) {
    auto table = at_plan();
    const Json before = table->document(1);
    table->play(0, "plan_none");
    table->play(1, "plan_none");
    table->undo(1);
    const Json record = table->seat_record(1);
    const auto& events = record.at("events").as_array();
    EXPECT_EQ(events[events.size() - 1], (Json{{"seat", "blue"}, {"undo", events.size() - 2}}));
    EXPECT_EQ(events[events.size() - 2].at("view"), before);
    EXPECT_EQ(record.at("view"), table->document(1));
}

}  // namespace
// Beyond the barrier by consent: the bytes of before the choice, other luck after it, and a record that replays.
TEST(Record, AgreedUndosGoBeyondBarriersAndReplay) {
    for (const char* slug : {"outpost", "endeavor"}) {
        const AnyGame& game = find_game(slug);
        TableSetup setup;
        setup.seats = 3;
        setup.secret = Stream::from_seed(5);
        auto table = game.default_edition()->open(setup);
        Rng rng(9);
        int undone = 0;
        for (int moves = 0; !table->is_over(); ++moves) {
            table->settle(true);
            if (table->is_over()) break;
            const Seat seat = any_pending(*table, rng);
            const Json before = table->document(kNobody);
            table->play(seat, table->random_move(seat, rng));
            if (moves % 7 || table->why_no_agreed_undo(seat, game.text("en"))) continue;
            table->undo_agreed(seat);
            ++undone;
            EXPECT_EQ(table->document(kNobody), before);
            EXPECT_TRUE(table->why_no_undo(seat, game.text("en")));  // a barrier of its own
            EXPECT_EQ(table->log(kSpectator, game.text("en"), 0).back().lines.size(), 1u);
        }
        EXPECT_GT(undone, 3) << slug;
        const Json record = table->record();
        EXPECT_EQ(replay(record, "record")->document(kNobody), table->document(kNobody));
        EXPECT_GT(verify(record, "record"), 0u);
    }
}

}  // namespace pentarchy::table_tests
