// Setup, rounds and the lookouts: sections 2, 3, 4 and 18 of the rules.
#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {
namespace {

const Json kFixed = {{"factions", "fixed"}};

// IS-2.3, IS-2.5: each chooses a different faction; the others are out of the game.
TEST(SettlersSetup, factions_are_chosen) {
    Desk d(2, {}, Json{{"factions", "choose"}});
    EXPECT_EQ(d.offers("north").size(), 4u);
    d.play("north", "choose egyptians");
    EXPECT_EQ(d.refusal("east", "choose egyptians"), "IS-2.3");
    d.play("east", "choose japanese").draw_luck();
    EXPECT_EQ(d.at("players.east.faction"), Json("japanese"));
    for (const std::string& card : d.list("players.north.hand"))
        EXPECT_TRUE(card.starts_with("com_") || card.starts_with("egy_")) << card;
    for (int game = 0; game < 20; ++game) {  // drawn factions differ too
        State s = fresh<Settlers>(base_tables(), 4, Json{{"factions", "random"}});
        Rng rng(static_cast<uint64_t>(game));
        while (is_chance<Settlers>(s))
            take<Settlers>(base_tables(), s, kChance, draw<Settlers>({base_tables(), s}, rng));
        unsigned seen = 0;
        for (const Player& p : s.player) seen |= 1u << p.faction;
        EXPECT_EQ(seen, 15u);
    }
}

// IS-2.1, IS-2.2, IS-2.4, IS-2.6, IS-2.8, IS-2.9, IS-2.10, IS-2.12: four cards each from two shuffled decks, nothing
// else; the fixed order is the first game.
TEST(SettlersSetup, first_hands) {
    for (int seats = 2; seats <= 4; ++seats) {
        State s = fresh<Settlers>(base_tables(), seats, kFixed);
        Rng rng(7);
        int draws = 0;
        while (is_chance<Settlers>(s) && !(s.cards.at(kRow))) {
            take<Settlers>(base_tables(), s, kChance, draw<Settlers>({base_tables(), s}, rng));
            if (++draws == 1 + 4 * seats) break;
        }
        for (Seat seat = 0; seat < seats; ++seat) {
            const Look l{base_tables(), s};
            EXPECT_EQ((hand(l, seat) & base_tables().of_deck[kCommon]).count(), 2);
            EXPECT_EQ((hand(l, seat) & base_tables().of_deck[seat + 1]).count(),
                      2 + (s.round > 0 && hand(l, seat).count() == 5));
            EXPECT_EQ(s.player[seat].vp, 0);
            for (const uint8_t good : s.player[seat].goods) EXPECT_EQ(good, 0);
        }
        EXPECT_EQ(s.player[0].faction, 0);
        EXPECT_EQ(s.player[1].faction, 1);
    }
}

// IS-2.7: any seat may start. IS-2.11: no attack cards but in the solo game.
TEST(SettlersSetup, the_first_player_is_drawn) {
    State s = fresh<Settlers>(base_tables(), 4, kFixed);
    Chances chances;
    outcomes<Settlers>({base_tables(), s}, chances);
    EXPECT_EQ(chances.size, 4);
    for (const uint8_t n : s.attack_left) EXPECT_EQ(n, 0);
}

// IS-3.1, IS-3.2, IS-3.3, IS-13.10, IS-13.11: five rounds; the token moves on after each but the last, whose cleanup is
// skipped.
TEST(SettlersSetup, five_rounds) {
    Desk d(3);
    const Seat first = d.s.start;
    for (int round = 1; round <= 5; ++round) {
        EXPECT_EQ(d.s.round, round);
        EXPECT_EQ(d.s.start, (first + round - 1) % 3);
        while (!is_over(d.s) && d.s.round == round) {
            const MoveTexts who = d.draw_luck().pending();
            if (who[0] == "over") break;
            const MoveTexts offers = d.offers(who[0]);
            d.play(who[0], contains(offers, "pass") ? "pass" : offers[0]);
        }
    }
    EXPECT_TRUE(is_over(d.s));
    EXPECT_GT(d.good("north", "worker"), 0);  // nothing was discarded after round 5
}

// IS-4.1 to 4.9 in order: IS-4.1, IS-4.2, IS-4.3, IS-4.4, IS-4.5, IS-4.6, IS-4.7, IS-4.8, IS-4.9, IS-4.10.
TEST(SettlersLookout, standard) {
    Desk d(3);
    d.draw_luck();
    const Seat first = d.s.start;
    EXPECT_EQ(d.list("row").size(), 4u);
    for (int n = 0; n < 3; ++n) {
        const std::string seat = d.pending()[0];
        EXPECT_EQ(d.seat(seat), (first + n) % 3);
        EXPECT_LE(d.offers(seat).size(), 4u - static_cast<size_t>(n));
        EXPECT_TRUE(beginning(d.offers(seat), "pass").empty());
        d.play(seat, d.offers(seat)[0]);
    }
    d.draw_luck();
    EXPECT_EQ(d.list("discard").size(), 1u);
    EXPECT_EQ(d.list("row").size(), 4u);
    for (int n = 2; n >= 0; --n) {
        const std::string seat = d.pending()[0];
        EXPECT_EQ(d.seat(seat), (first + n) % 3);
        d.play(seat, d.offers(seat)[0]);
    }
    EXPECT_EQ(d.list("discard").size(), 2u);
    for (const char* seat : {"north", "east", "south"}) {
        EXPECT_EQ(d.of(seat, "hand_size"), 4 + 3);
        EXPECT_EQ(d.of(seat, "deck"), 30 - 3);
    }
}

// IS-4.12, IS-15.9: an empty faction deck gives nothing and is never renewed.
TEST(SettlersLookout, an_empty_faction_deck_gives_nothing) {
    Given given;
    MoveTexts all;
    for (const std::string& word : base_tables().card_words)
        if (word.starts_with("bar_")) all.push_back(word);
    Desk d(2, given.set({"faction_discard"}, names(all)).turn("lookout", "north", 2));
    d.draw_luck();
    EXPECT_EQ(d.of("north", "hand_size"), 0);
    EXPECT_EQ(d.of("east", "hand_size"), 1);
    EXPECT_EQ(d.list("faction_discard").size(), 30u);
}

// IS-4.13, IS-15.8, IS-15.7: the common deck is renewed from its discard pile in the middle of revealing.
// IS-4.14, IS-15.11: with too few cards as many as possible are revealed.
TEST(SettlersLookout, a_short_common_deck) {
    MoveTexts common;
    for (const std::string& word : base_tables().card_words)
        if (word.starts_with("com_")) common.push_back(word);
    const MoveTexts pile(common.begin(), common.begin() + 83);
    Desk d(2, Given().set({"discard"}, names(pile)).turn("lookout", "north", 2));
    d.draw_luck();
    EXPECT_EQ(d.list("row").size(), 3u);
    EXPECT_TRUE(d.list("discard").empty());
    EXPECT_EQ(d.number("common_deck"), 81);
    Desk poor(2, Given().hand("east", MoveTexts(common.begin(), common.begin() + 82)).turn("lookout", "north", 2));
    poor.draw_luck();
    EXPECT_EQ(poor.list("row").size(), 2u);
    poor.play("north", poor.offers("north")[0]).play("east", poor.offers("east")[0]).draw_luck();
    EXPECT_EQ(poor.row(), "take_turn");  // the second time nothing is left to reveal
}

// IS-18.1, IS-18.2, IS-18.3, IS-18.4, IS-18.5, IS-18.6, IS-18.7: the draft, in secret, packets to the left.
TEST(SettlersLookout, draft) {
    Desk d(3, {}, Json{{"factions", "fixed"}, {"lookout", "draft"}});
    d.draw_luck();
    EXPECT_EQ(d.pending(), (MoveTexts{"north", "east", "south"}));
    const MoveTexts norths = d.list("players.north.aside");
    EXPECT_EQ(norths.size(), 3u);
    EXPECT_EQ(d.seen_by(1, "players.north.aside"), Json(3));
    for (const char* seat : {"south", "north", "east"}) d.play(seat, d.offers(seat)[0]).play(seat, "ready");
    const MoveTexts easts = d.list("players.east.aside");
    EXPECT_EQ(easts.size(), 2u);
    for (const std::string& card : easts) EXPECT_TRUE(contains(norths, card));
    EXPECT_EQ(d.seen_by(0, "players.east.aside"), names(easts));  // who passed them knows them
    EXPECT_EQ(d.seen_by(2, "players.east.aside"), Json(2));
    for (const char* seat : {"north", "east", "south"}) d.play(seat, d.offers(seat)[0]).play(seat, "ready");
    for (const char* seat : {"north", "east", "south"}) EXPECT_EQ(d.of(seat, "hand_size"), 4 + 1 + 2);
    EXPECT_EQ(d.list("discard").size(), 3u);
    EXPECT_TRUE(d.list("players.east.aside").empty());
}

// IS-18.8: cards are dealt round by round from the first player; who has none is not asked.
TEST(SettlersLookout, a_short_draft) {
    MoveTexts common;
    for (const std::string& word : base_tables().card_words)
        if (word.starts_with("com_")) common.push_back(word);
    Desk d(2, Given().hand("east", MoveTexts(common.begin(), common.begin() + 83)).turn("lookout", "north", 2),
           Json{{"factions", "fixed"}, {"lookout", "draft"}});
    d.draw_luck();
    EXPECT_EQ(d.pending(), MoveTexts{"north"});
    EXPECT_EQ(d.list("players.north.aside").size(), 1u);
    d.play("north", d.offers("north")[0]).play("north", "ready").draw_luck();
    EXPECT_EQ(d.row(), "take_turn");
}

// IS-18.10, IS-18.11, IS-18.12, IS-18.13, IS-18.14, IS-18.15, IS-18.16, IS-X12: how many cards each chooses from.
TEST(SettlersLookout, advanced) {
    const std::vector<std::vector<size_t>> kSizes{{5, 4, 3, 2}, {5, 4, 4, 3, 3, 2}, {5, 4, 4, 4, 3, 3, 3, 2}};
    for (int seats = 2; seats <= 4; ++seats) {
        Desk d(seats, {}, Json{{"factions", "fixed"}, {"lookout", "advanced"}});
        std::vector<size_t> sizes;
        Seat next = d.s.start;
        for (d.draw_luck(); d.row() == "take_card"; d.draw_luck()) {
            EXPECT_EQ(d.seat(d.pending()[0]), next);
            next = static_cast<Seat>((next + 1) % seats);
            sizes.push_back(d.list("row").size());
            d.play(d.pending()[0], d.offers(d.pending()[0])[0]);
        }
        EXPECT_EQ(sizes, kSizes[static_cast<size_t>(seats - 2)]);
        EXPECT_EQ(d.list("discard").size(), 1u);
        EXPECT_EQ(d.of("north", "hand_size"), 4 + 1 + 2);
    }
}

// IS-18.20, IS-18.24: in the peaceful variant everybody draws a common card too, with any lookout.
TEST(SettlersLookout, peaceful) {
    for (const char* lookout : {"standard", "draft", "advanced"}) {
        Desk d(2, {}, Json{{"factions", "fixed"}, {"lookout", lookout}, {"peaceful", "true"}});
        d.draw_luck();
        EXPECT_EQ(d.of("north", "hand_size"), 4 + 2) << lookout;
    }
    EXPECT_FALSE(Settlers::allows(1, Json{{"peaceful", "true"}}));
    EXPECT_TRUE(Settlers::allows(1, Json{{"factions", "random"}}));
}

}  // namespace
}  // namespace pentarchy::settlers
