// The state document: out and in again gives the same bytes, views print no secret, and broken documents are refused
// with the place that is wrong.
#include <cstring>

#include "base/amount.h"
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

template <class Visit>
void every_state(int games, Visit visit) {
    const Edition t = Outpost::load(Node(edition(), "edition"));
    for (int game = 0; game < games; ++game) {
        State s = fresh<Outpost>(t, 2 + game % 3, game % 5 ? Json(boost::json::object()) : Json{{"deals", "off"}});
        Rng rng(static_cast<uint64_t>(game));
        Offer offered;
        for (visit(t, s); !is_over(s); visit(t, s)) {
            if (is_chance<Outpost>(s)) {
                take<Outpost>(t, s, kChance, draw<Outpost>({t, s}, rng));
                continue;
            }
            SeatMask asked = pending<Outpost>(s);  // any of them, not only the first
            for (uint32_t skip = rng.below(static_cast<uint32_t>(std::popcount(asked))); skip > 0; --skip)
                asked &= static_cast<SeatMask>(asked - 1);
            offer<Outpost>({t, s}, lowest(asked), offered);
            take<Outpost>(t, s, lowest(asked), offered.move[rng.below(static_cast<uint32_t>(offered.size))]);
        }
    }
}

TEST(OutpostDocument, out_and_in_again_is_the_same_state) {
    int states = 0;
    every_state(amount(12, 3), [&](const Edition& t, const State& s) {
        const Json document = Outpost::document({t, s});
        const Json parsed = parse_json(dump(document, true), "document");
        const State again = Outpost::restore(t, Node(parsed, "document"));
        ASSERT_EQ(std::memcmp(&again, &s, sizeof s), 0) << dump(document, true);
        ++states;
    });
    EXPECT_GT(states, amount(1000, 200));
}

// Every name of a card in another's hand, in the deck or under it is one the viewer can place.
TEST(OutpostDocument, views_print_no_secret) {
    every_state(6, [&](const Edition& t, const State& s) {
        for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
            const Json document = Outpost::document({t, view<Outpost>(t, s, viewer).s()});
            const std::string text = dump(document, false);
            for (int card = 0; card < t.cards; ++card) {
                if (s.cards.knows(viewer, card)) continue;
                const std::string quoted = "\"" + t.card_words[static_cast<size_t>(card)] + "\"";
                const size_t at = text.find(quoted);
                const bool only_kin = at != text.npos && text.compare(at + quoted.size(), 1, ":") == 0 &&
                                      text.find(quoted, at + 1) == text.npos;
                ASSERT_TRUE(at == text.npos || only_kin) << quoted << " in " << text;
            }
            for (Seat other = 0; other < s.seats; ++other) {
                if (other == viewer) continue;
                for (const auto& secret : document.at("secrets").at(t.seat_words[other]).as_object()) {
                    if (secret.key().starts_with("given") && s.deal[other].shown && s.deal[other].to == viewer)
                        continue;
                    ASSERT_EQ(secret.value(), 0) << secret.key();
                }
                ASSERT_EQ(s.cards.at(hand_of(other)), view<Outpost>(t, s, viewer).s().cards.at(hand_of(other)));
            }
        }
    });
}

TEST(OutpostDocument, a_view_cannot_be_mistaken_for_a_state) {
    const Desk d(2, Given().hand("blue", {"ward_1"}).turn("red"));
    const Json seen = Outpost::document({d.t, view<Outpost>(d.t, d.s, 0).s()});
    EXPECT_THROW((void)Outpost::restore(d.t, Node(seen, "view")), BadInput);
}

std::string complaint(std::string_view patch, int seats = 2) {
    try {
        Desk d(seats, Given().with(patch));
    } catch (const BadInput& error) {
        return error.what();
    }
    return "";
}

TEST(OutpostDocument, wrong_values_are_named_by_their_path) {
    EXPECT_EQ(complaint(R"({"players": {"blue": {"hand": 3}}})"), "given: players.blue.hand must list its ids");
    EXPECT_EQ(complaint(R"({"players": {"blue": {"hand": ["ward_9"]}}})"),
              "given: players.blue.hand.0 is not a name known here");
    EXPECT_EQ(complaint(R"({"players": {"blue": {"hand": ["ward_1"]}, "red": {"hand": ["ward_1"]}}})"),
              "given: players.blue.hand.0 is somewhere else already");
    EXPECT_EQ(complaint(R"({"discard": ["ward_1"], "players": {"red": {"hand": ["ward_1"]}}})"),
              "given: discard.0 is somewhere else already");
    EXPECT_EQ(complaint(R"({"players": {"red": {"goods": {"stone": 1}}}})"),
              "given: players.red.goods.stone is not a name known here");
    EXPECT_EQ(complaint(R"({"players": {"red": {"goods": {"wood": -1}}}})"),
              "given: players.red.goods.wood is -1, must be 0 to 99");
    EXPECT_EQ(complaint(R"({"sites": {"b2": {"face": "lake"}}})"), "given: sites.b2.face is not a name known here");
    EXPECT_EQ(complaint(R"({"sites": {"b2": {"tile": ["forest_1", "forest_1"]}}})"),
              "given: sites.b2.tile.1 is somewhere else already");
    EXPECT_EQ(complaint(R"({"round": 5})"), "given: round is 5, must be 0 to 4");
    EXPECT_EQ(complaint(R"({"known": {"white": ["ward_1"]}})"), "given: known.white is not a seat, nor \"everyone\"");
    EXPECT_EQ(complaint(R"({"seats": 3})"), "given: players.yellow is missing");
    EXPECT_EQ(complaint(R"({"stack": [{"row": "nowhere", "seat": 0, "data": []}]})"),
              "given: stack.0.row is no row of this game");
    EXPECT_EQ(complaint(R"({"sites": {"b2": {"tile": 2}}})"), "given: box is 6, must be 0 to 5")
        << "one tile more than there are";
}

TEST(OutpostDocument, the_books_of_a_document_are_checked) {
    const auto books = [](std::string_view patch) {
        Desk d(2);
        Json document = Outpost::document({d.t, d.s});
        merge_patch(document, parse_json(patch, "patch"));
        return Outpost::conserved({d.t, Outpost::restore(d.t, Node(document, "given"))});
    };
    EXPECT_EQ(books("{}"), "");
    EXPECT_NE(books(R"({"players": {"red": {"supply": 4}}})"), "");
    EXPECT_NE(books(R"({"players": {"red": {"huts": {"a": {"site": "a1"}}}}})"), "");
    EXPECT_NE(
        books(R"({"players": {"red": {"huts": {"a": {"site": "b1"}}}, "blue": {"huts": {"a": {"site": "b1"}}}}})"), "");
    EXPECT_NE(books(R"({"players": {"red": {"huts": {"a": {"goods": 2}}}}})"), "");
    EXPECT_NE(books(R"({"players": {"red": {"supply": 2}}, "sites": {"d3": {"pawns": {"red": 1}}}})"), "")
        << "OP-1: a pawn in another's home";
    EXPECT_NE(books(R"({"sites": {"b2": {"face": "forest"}}})"), "") << "a face without its tile";
    EXPECT_NE(books(R"({"sites": {"b2": {"face": "forest", "tile": ["hill_1"]}}})"), "") << "a face with another tile";
    EXPECT_NE(books(R"({"era": 0})"), "");
}

TEST(OutpostDocument, entries_begin_where_they_say) {
    MoveTexts phases;
    for (const auto& entry : Outpost::entries()) phases.emplace_back(entry.name);
    EXPECT_EQ(phases, (MoveTexts{"plan", "market", "action", "upkeep"}));
    for (int seats = 2; seats <= 4; ++seats)
        for (const char* start : {"red", "blue"})
            for (const char* seat : {"red", "blue"})
                for (const int lap : {1, 2}) {
                    Desk d(seats, Given().set({"start"}, start).turn(seat, lap));
                    EXPECT_EQ(d.pending(), MoveTexts{seat});
                    EXPECT_EQ(d.at(std::string("players.") + seat + ".turns"), lap);
                    EXPECT_EQ(d.at("round"), 1);
                    const int before = (d.seat(seat) + seats - d.seat(start)) % seats;
                    int turns = 0;
                    for (; d.at("round") == 1; ++turns) d.play(d.pending()[0], "pass").play(d.pending()[0], "end");
                    EXPECT_EQ(turns, (3 - lap) * seats - before);
                }
    EXPECT_EQ(complaint(R"({"turn": {"phase": "action", "seat": "yellow"}})"), "turn: seat is no seat of this game");
    EXPECT_EQ(complaint(R"({"turn": {"phase": "action"}})"), "turn: seat is missing");
    EXPECT_EQ(complaint(R"({"turn": {"phase": "action", "seat": "red", "lap": 3}})"), "turn: lap is 3, must be 1 to 2");
    EXPECT_EQ(complaint(R"({"turn": {"phase": "plan", "round": 9}})"), "turn: round is 9, must be 1 to 4");
}

}  // namespace
}  // namespace pentarchy::outpost
