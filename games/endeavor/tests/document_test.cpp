// The state document: out and in again gives the same bytes; what lasts for ever in random games; broken documents are
// refused with the place that is wrong.
#include <cstring>

#include "base/amount.h"
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

template <class Visit>
void every_state(int games, Visit visit) {
    const Edition t = Endeavor::load(Node(edition(), "edition"));
    for (int game = 0; game < games; ++game) {
        const Json options{{"phase_mode", game & 1 ? "individual" : "table_order"},
                           {"payment_mode", game & 2 ? "single" : "by_finance"}};
        State s = fresh<Endeavor>(t, 2 + game % 4,
                                  options_for(2 + game % 4, game % 3 ? options : Json(boost::json::object())));
        Rng rng(static_cast<uint64_t>(game));
        int moves = 0;
        for (State before = s; !is_over(s); visit(t, before, s), before = s) {
            if (is_chance<Endeavor>(s)) {
                take<Endeavor>(t, s, kChance, draw<Endeavor>({t, s}, rng));
                continue;
            }
            Offer offered;
            const Seat me = lowest(pending<Endeavor>(s));
            offer<Endeavor>({t, s}, me, offered);
            ASSERT_GT(offered.size, 0) << "a dead end";
            // Passing is the last offer of a turn: with it as rare as here, games go far into all decks and regions.
            const uint32_t choices =
                static_cast<uint32_t>(offered.size > 1 && rng.below(8) ? offered.size - 1 : offered.size);
            take<Endeavor>(t, s, me, offered.move[rng.below(choices)]);
            ASSERT_EQ(Endeavor::conserved({t, s}), "");
            ASSERT_LT(++moves, Endeavor::bound(t));
        }
        ASSERT_EQ(s.round, t.rounds);
    }
}

TEST(EndeavorDocument, out_and_in_again_is_the_same_state) {
    int states = 0;
    every_state(amount(32, 4), [&](const Edition& t, const State&, const State& s) {
        const Json document = Endeavor::document({t, s});
        const State again = Endeavor::restore(t, Node(parse_json(dump(document, true), "document"), "document"));
        ASSERT_EQ(std::memcmp(&again, &s, sizeof s), 0) << dump(document, true);
        ++states;
    });
    EXPECT_GT(states, amount(3000, 300));
}

// The refusing offer lists the same moves, and refuses nothing that is offered.
TEST(EndeavorDocument, explanations_agree_with_offers) {
    every_state(12, [&](const Edition& t, const State&, const State& s) {
        for (const Seat me : each(pending<Endeavor>(s))) {
            Offer fast, slow;
            std::vector<Refusal> refused;
            offer<Endeavor>({t, s}, me, fast);
            explain<Endeavor>({t, s}, me, slow, refused);
            ASSERT_EQ(fast.size, slow.size);
            for (int i = 0; i < fast.size; ++i) {
                ASSERT_TRUE(fast.move[i] == slow.move[i]);
                for (int j = 0; j < i; ++j) ASSERT_FALSE(fast.move[i] == fast.move[j]) << "offered twice";
            }
            for (const Refusal& r : refused) ASSERT_TRUE(r.whole_verb || !fast.contains(r.move));
        }
    });
}

// EN-4.9, EN-5.11: buildings and brown tokens are never lost. EN-9.6: spent tokens never come back, nor those taken
// from the board. EN-11.7: population on tracks stays. EN-11.18: an open region stays open.
TEST(EndeavorDocument, EN_5_11_what_lasts_for_ever) {
    every_state(24, [&](const Edition& t, const State& a, const State& b) {
        if (!a.round) return;
        for (Seat seat = 0; seat < b.seats; ++seat) {
            for (int i = 0; i < t.buildings; ++i) ASSERT_LE(a.player[seat].built[i], b.player[seat].built[i]);
            for (int i = 0; i < t.tokens; ++i)
                ASSERT_TRUE(!t.token[i].brown || a.player[seat].tokens[i] <= b.player[seat].tokens[i]);
        }
        for (int i = 0; i < t.tokens; ++i) ASSERT_LE(a.spent[i], b.spent[i]);
        for (int i = 0; i < t.spaces; ++i) ASSERT_TRUE(a.space_of[i] == kNone || a.space_of[i] == b.space_of[i]);
        for (int i = 0; i < t.spaces; ++i)
            ASSERT_TRUE(b.space_token[i] == kNone || a.space_token[i] == b.space_token[i]);
        for (int i = 0; i < t.cities; ++i) ASSERT_TRUE(b.city_token[i] == kNone || a.city_token[i] == b.city_token[i]);
        for (int i = 0; i < t.links; ++i) ASSERT_TRUE(b.link_token[i] == kNone || a.link_token[i] == b.link_token[i]);
        for (int r = 0; r < t.regions; ++r)
            for (int colour = 0; colour < kColours; ++colour) ASSERT_LE(a.beside[r][colour], b.beside[r][colour]);
        ASSERT_EQ(a.open & b.open, a.open);
        for (int r = 0; r < t.regions; ++r)
            ASSERT_EQ(is_open({t, b}, static_cast<Region>(r)),
                      t.region[r].open_at_start || b.filled[r] == t.region[r].spaces);
    });
}

std::string complaint(std::string_view patch, int seats = 3) {
    try {
        Desk d(seats, Given().with(patch));
    } catch (const BadInput& error) {
        return error.what();
    }
    return "";
}

TEST(EndeavorDocument, wrong_values_are_named_by_their_path) {
    EXPECT_EQ(complaint(R"({"players": {"black": {"harbour": -1}}})"),
              "given: players.black.harbour is -1, must be 0 to 200");
    EXPECT_EQ(complaint(R"({"players": {"black": {"cards": ["europe_9"]}}})"),
              "given: players.black.cards.0 is not a name known here");
    EXPECT_EQ(complaint(R"({"players": {"black": {"cards": ["europe_0"]}, "white": {"cards": ["europe_0"]}}})"),
              "given: players.black.cards.0 is somewhere else already");
    EXPECT_EQ(complaint(R"({"players": {"black": {"buildings": {"castle": 1}}}})"),
              "given: players.black.buildings.castle is not a name known here");
    EXPECT_EQ(complaint(R"({"players": {"black": {"buildings": {"museum": 2}}}})"),
              "given: players have more tiles of museum than there are");
    EXPECT_EQ(complaint(R"({"cities": {"rome": {"owner": "blue"}}})"),
              "given: cities.rome.owner is not a name known here");
    EXPECT_EQ(complaint(R"({"regions": {"africa": {"track": ["black", "blue"]}}})"),
              "given: regions.africa.track.1 is not a name known here");
    EXPECT_EQ(complaint(R"({"regions": {"africa": {"tokens": []}}})"),
              "given: regions.africa.tokens must have 6 entries");
    EXPECT_EQ(complaint(R"({"round": 8})"), "given: round is 8, must be 0 to 7");
    EXPECT_EQ(complaint(R"({"turn": {"phase": "action", "seat": "red"}})"), "turn: seat is no seat of this game");
    EXPECT_EQ(complaint(R"({"turn": {"phase": "build", "round": 8}})"), "turn: round is 8, must be 1 to 7");
}

TEST(EndeavorDocument, only_colours_at_the_table_are_on_it) {
    EXPECT_NE(complaint(R"({"cities": {"rome": {"owner": "green"}}})"), "") << "green does not play";
    EXPECT_NE(complaint(R"({"cities": {"rome": {"owner": "neutral"}}})"), "") << "neutral plays with two only";
    EXPECT_NE(complaint(R"({"regions": {"africa": {"track": ["green"]}}})"), "");
    EXPECT_NE(complaint(R"({"regions": {"africa": {"beside": {"green": 1}}}})"), "");
    EXPECT_NE(complaint(R"({"start": "green"})"), "");
    EXPECT_NE(complaint(R"({"start": null})"), "");
    EXPECT_NE(complaint(R"({"seats": 1})"), "");
}

TEST(EndeavorDocument, the_books_of_a_document_are_checked) {
    const auto books = [](std::string_view patch) {
        Desk d(3);
        Json document = Endeavor::document({d.t, d.s});
        merge_patch(document, parse_json(patch, "patch"));
        return Endeavor::conserved({d.t, Endeavor::restore(d.t, Node(document, "given"))});
    };
    EXPECT_EQ(books("{}"), "");
    EXPECT_EQ(books(R"({"players": {"black": {"workers": {"market": 1}}}})"),
              "a building has more workers than activation spaces");
    EXPECT_EQ(books(R"({"regions": {"africa": {"track": [null, "black", null, null, null, null]}}})"),
              "a shipping track has a gap");
    EXPECT_NE(books(R"({"players": {"black": {"buildings": {"workshop": 1}, "workers": {"workshop": 1}}}})"), "")
        << "a worker without an activation space";
}

TEST(EndeavorDocument, entries_begin_where_they_say) {
    MoveTexts phases;
    for (const auto& entry : Endeavor::entries()) phases.emplace_back(entry.name);
    EXPECT_EQ(phases, (MoveTexts{"build", "growth", "salary", "action", "end"}));
    for (int seats = 2; seats <= 5; ++seats)
        for (const char* seat : {"purple", "white"}) {
            EXPECT_TRUE(Desk(seats, Given().turn("build", seat, 3)).is_offered(seat, "build market"));
            EXPECT_EQ(Desk(seats, Given().turn("growth", seat, 3)).of("white", "harbour"), 2);
            EXPECT_EQ(Desk(seats, Given().turn("salary", seat, 3)).of("white", "harbour"), 0);
            const Desk action(seats, Given().start("purple").turn("action", seat, 3));
            EXPECT_EQ(action.pending(), MoveTexts{seat});
            EXPECT_EQ(action.at("start"), "purple");
            EXPECT_EQ(action.number("round"), 3);
        }
    const Desk end(3, Given().turn("end"));
    EXPECT_EQ(end.pending(), MoveTexts{"over"});
    const State again = Endeavor::restore(end.t, Node(Endeavor::document({end.t, end.s}), "end"));
    EXPECT_EQ(std::memcmp(&again, &end.s, sizeof again), 0) << "seats that are not there have not passed either";
}

TEST(EndeavorDocument, entries_of_the_individual_mode) {
    const Json individual{{"phase_mode", "individual"}};
    EXPECT_TRUE(Desk(3, Given().turn("build", "white"), individual).is_offered("white", "build market"));
    EXPECT_TRUE(Desk(3, Given().turn("salary", "white"), individual).is_offered("white", "pass"))
        << "not the building once more";
}

}  // namespace
}  // namespace pentarchy::endeavor
