// A turn, the exchange, free moves and payments: sections 6, 11, 12 and 15 of the rules.
#include <array>
#include <set>

#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {
namespace {

// IS-6.1, IS-6.2, IS-6.3, IS-6.4, IS-6.5, IS-6.6, IS-6.7, IS-20.1: one action or a pass in turn; the last one goes on
// alone.
TEST(SettlersTurn, turns_go_round) {
    Desk d(
        3,
        action("east").goods("north", {{"worker", 4}}).goods("south", {{"worker", 4}}).goods("east", {{"worker", 2}}));
    EXPECT_EQ(d.pending(), MoveTexts{"east"});
    d.play("east", "exchange wood");
    EXPECT_EQ(d.pending(), MoveTexts{"south"});
    d.play("south", "pass");
    d.plays("north", {"exchange wood", "stop"}).play("east", "pass");
    EXPECT_EQ(d.pending(), MoveTexts{"north"});
    d.play("north", "exchange stone");
    EXPECT_EQ(d.pending(), MoveTexts{"north"});
    EXPECT_EQ(d.s.round, 2);
    d.play("north", "pass").draw_luck();
    EXPECT_EQ(d.s.round, 3);
}

// IS-6.8: without a legal action a pass is all that is offered.
TEST(SettlersTurn, must_pass) {
    Desk d(2, action());
    EXPECT_EQ(d.offers("north"), MoveTexts{"pass"});
}

// IS-6.9: a seat that has passed cannot be chosen for anything.
TEST(SettlersTurn, a_pass_protects) {
    Given given = action()
                      .goods("north", {{"worker", 5}, {"raze", 5}})
                      .empire("north", {"bar_saboteurs_010", "bar_pack_016", "bar_robbers"});
    given.passed("east").goods("east", {{"wood", 2}}).empire("east", {"com_mill"}).deals("east", {"rom_bank"});
    Desk d(2, given);
    EXPECT_EQ(d.refusal("north", "raze com_mill"), "IS-6.9");
    for (const char* card : {"bar_saboteurs_010", "bar_pack_016", "bar_robbers"})
        EXPECT_EQ(d.refusal("north", std::string("activate ") + card), "IS-10.8") << card;
    Given egypt = Given()
                      .turn("action", "south", 2)
                      .faction("east", "barbarians")
                      .faction("north", "romans")
                      .goods("south", {{"worker", 5}, {"raze", 5}})
                      .hand("south", {"com_mill"});
    egypt.empire("south", {"egy_desert", "egy_temple_of_ra", "egy_scorpion_breeder", "egy_chariot_builder"})
        .passed("east")
        .empire("east", {"com_brewer"})
        .passed("north");
    Desk e(3, egypt);
    EXPECT_TRUE(beginning(e.offers("south"), "activate").empty());
}

// IS-6.10, IS-16.64, IS-20.3: an Oasis gives for every pair, also after its owner's pass.
TEST(SettlersTurn, oasis) {
    Desk d(3, action().goods("north", {{"worker", 5}}).empire("south", {"egy_oasis"}).passed("south"));
    d.play("north", "exchange wood");
    EXPECT_EQ(d.good("south", "worker"), 1);
    d.play("north", "exchange food");
    EXPECT_EQ(d.good("south", "worker"), 2);
    EXPECT_EQ(d.good("north", "worker"), 1);
    Desk own(3, action("south").goods("south", {{"worker", 2}}).empire("south", {"egy_oasis"}));
    own.play("south", "exchange wood");
    EXPECT_EQ(own.good("south", "worker"), 0);
}

// IS-11.1, IS-11.2, IS-11.3, IS-11.4, IS-11.5, IS-X10, IS-1.63: eight workers in one action.
TEST(SettlersTurn, exchange) {
    Desk d(2, action().goods("north", {{"worker", 8}}));
    EXPECT_EQ(beginning(d.offers("north"), "exchange"),
              (MoveTexts{"exchange wood", "exchange stone", "exchange food"}));
    EXPECT_EQ(d.refusal("north", "exchange gold"), "IS-11.3");
    d.play("north", "exchange wood").play("north", "exchange_card common").luck("draw common com_mill");
    d.play("north", "exchange_card common")
        .luck("draw common com_tavern")
        .play("north", "exchange_card barbarians")
        .luck("draw barbarians bar_idol");
    EXPECT_EQ(d.list("players.north.hand"), (MoveTexts{"com_mill", "com_tavern", "bar_idol"}));
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"wood", 1}}));
    EXPECT_EQ(d.pending(), MoveTexts{"east"});
    Desk one(2, action().goods("north", {{"worker", 1}}));
    EXPECT_EQ(one.refusal("north", "exchange wood"), "IS-11.1");
}

// IS-12.1, IS-12.2, IS-12.3, IS-12.4, IS-6.11, IS-6.12: the defence token, before or after the action.
TEST(SettlersTurn, defence_token) {
    Given given = action()
                      .goods("north", {{"defense", 1}, {"worker", 2}})
                      .empire("north", {"com_mill", "bar_idol"})
                      .foundations("north", {"com_tavern"});
    Desk d(2, given.on("north", "com_brewer", R"({"defense": true})"));
    EXPECT_EQ(d.refusal("north", "defend bar_idol"), "IS-12.4");
    EXPECT_EQ(d.refusal("north", "defend com_brewer"), "IS-12.3");
    EXPECT_EQ(beginning(d.offers("north"), "defend"), MoveTexts{"defend com_mill"});
    d.play("north", "exchange wood");
    EXPECT_EQ(d.row(), "after_action");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"defend com_mill", "end_turn"}));
    d.play("north", "defend com_mill");
    EXPECT_EQ(d.at("players.north.empire.com_mill.defense"), Json(true));
    EXPECT_EQ(d.good("north", "defense"), 0);
    EXPECT_EQ(d.pending(), MoveTexts{"east"});  // IS-R2: no free move is left
}

// IS-12.15: free moves in the turn of the pass, before it.
TEST(SettlersTurn, free_move_before_the_pass) {
    Desk d(2, action().goods("north", {{"defense", 1}}).empire("north", {"com_mill"}));
    d.play("north", "defend com_mill").play("north", "pass");
    EXPECT_EQ(d.pending(), MoveTexts{"east"});
}

// IS-12.5, IS-12.6, IS-12.7, IS-12.9: workers become samurai on Japanese faction locations, one on each, Gate and
// Shrine too.
TEST(SettlersTurn, samurai) {
    Given given = Given()
                      .turn("action", "west", 2)
                      .goods("west", {{"worker", 3}})
                      .empire("west", {"jap_gate_013", "jap_shrine", "com_mill"});
    Desk d(4, given.on("west", "jap_farm_001", R"({"samurai": true})")
                  .goods("north", {{"worker", 1}})
                  .empire("north", {"bar_idol"}));
    EXPECT_EQ(d.refusal("west", "samurai jap_farm_001"), "IS-12.6");
    EXPECT_FALSE(d.is_offered("west", "samurai com_mill"));
    d.play("west", "samurai jap_gate_013").play("west", "samurai jap_shrine");
    EXPECT_EQ(d.good("west", "worker"), 1);
    EXPECT_TRUE(beginning(d.offers("west"), "samurai").empty());
    d.play("west", "pass");
    EXPECT_TRUE(beginning(d.offers("north"), "samurai").empty());
}

// IS-12.11, IS-12.12, IS-12.13, IS-12.14: cards under the Gate for a point each, resources and gold onto the Shrine.
TEST(SettlersTurn, gate_and_shrine) {
    Given given = Given()
                      .turn("action", "west", 2)
                      .goods("west", {{"wood", 1}, {"gold", 1}, {"raze", 1}})
                      .empire("west", {"jap_gate_013", "jap_shrine"});
    Desk d(4, given.hand("west", {"com_mill", "jap_farm_001"}));
    EXPECT_EQ(beginning(d.offers("west"), "stash_good"),
              (MoveTexts{"stash_good jap_shrine wood", "stash_good jap_shrine gold"}));
    EXPECT_EQ(d.refusal("west", "stash_good jap_shrine stone"), "IS-12.12");
    d.play("west", "stash_card jap_gate_013 common com_mill");
    EXPECT_EQ(d.of("west", "vp"), 1);
    d.play("west", "stash_good jap_shrine gold")
        .play("west", "stash_good jap_shrine wood")
        .play("west", "stash_card jap_gate_013 japanese jap_farm");
    EXPECT_EQ(d.of("west", "vp"), 2);
    EXPECT_EQ(d.of("west", "empire.jap_shrine.resources"), 2);
    EXPECT_EQ(d.seen_by(3, "players.west.empire.jap_gate_013.cards"), names({"com_mill", "jap_farm_001"}));
    EXPECT_EQ(d.seen_by(0, "players.west.empire.jap_gate_013.cards"), Json(2));
    for (const std::string& move : d.offers("west")) EXPECT_FALSE(move.starts_with("take")) << move;
}

// IS-7.12, IS-15.2, IS-15.3, IS-23.3, IS-1.46: gold for any resource, one path for each payment; a gold cost takes
// gold.
TEST(SettlersTurn, payment) {
    Desk d(2, action().goods("north", {{"wood", 3}, {"gold", 2}}).hand("north", {"com_mill"}));
    d.play("north", "build com_mill");
    EXPECT_EQ(d.offers("north"), MoveTexts{"pay wood"});  // two gold cannot pay for three wood
    EXPECT_EQ(d.refusal("north", "pay stone"), "IS-15.2");
    d.play("north", "pay wood");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"pay wood", "pay gold"}));
    d.play("north", "pay gold");
    EXPECT_EQ(d.refusal("north", "pay wood"), "IS-23.3");
    EXPECT_EQ(d.offers("north"), MoveTexts{"pay gold"});
    d.play("north", "pay gold");
    EXPECT_EQ(d.good("north", "wood"), 2);
    EXPECT_EQ(d.good("north", "gold"), 1);  // the Mill is red and gives one
    Desk gold(2,
              action().goods("north", {{"wood", 3}, {"worker", 1}}).empire("north", {"com_goldsmiths_workshop_030"}));
    EXPECT_EQ(gold.refusal("north", "activate com_goldsmiths_workshop_030"), "IS-15.3");
    Desk worker(2, action().goods("north", {{"gold", 1}}).empire("north", {"com_goldsmiths_workshop_030"}));
    EXPECT_EQ(worker.refusal("north", "activate com_goldsmiths_workshop_030"), "IS-10.6");
    EXPECT_EQ(worker.refusal("north", "activate com_mill"), "IS-10.1");  // it stands nowhere
}

// IS-15.2, IS-15.3 by brute force: every set of goods that pays a cost has exactly one path, and no pick is a dead end.
TEST(SettlersTurn, payments_are_complete_and_unique) {
    for (int seed = 0; seed < 200; ++seed) {
        Rng rng(static_cast<uint64_t>(seed));
        int cost[3], have[4];
        for (int& n : cost) n = static_cast<int>(rng.below(3));
        for (int& n : have) n = static_cast<int>(rng.below(4));
        const auto any = static_cast<int>(rng.below(2));
        std::set<std::array<int, 4>> wanted, found;
        const int units = cost[0] + cost[1] + cost[2] + any;
        for (int w = 0; w <= have[0]; ++w)
            for (int s = 0; s <= have[1]; ++s)
                for (int f = 0; f <= have[2]; ++f)
                    for (int g = 0; g <= have[3]; ++g) {
                        const int paid[3] = {w, s, f};
                        int over = 0, open = 0;
                        for (int i = 0; i < 3; ++i)
                            over += std::max(0, paid[i] - cost[i]), open += std::max(0, cost[i] - paid[i]);
                        if (w + s + f + g == units && over <= any && g == open + any - over)
                            wanted.insert({w, s, f, g});
                    }
        State s = fresh<Settlers>(base_tables(), 2, Json{{"factions", "fixed"}});
        StackRef(s.stack).cut(0);
        for (int i = 0; i < 4; ++i) s.player[0].goods[i] = static_cast<uint8_t>(have[i]);
        s.player[0].faction = 0;
        Bill bill;
        for (int i = 0; i < 3; ++i) bill.goods[i] = static_cast<uint8_t>(cost[i]);
        bill.any = static_cast<uint8_t>(any);
        EXPECT_EQ(can_pay({base_tables(), s}, 0, bill), !wanted.empty());
        if (wanted.empty() || !units) continue;
        StackRef(s.stack).push(static_cast<uint8_t>(Proc::Pay), 0,
                               PayLocals{{bill.goods[0], bill.goods[1], bill.goods[2], 0, bill.any}, {}, 0});
        std::vector<State> open{s};
        while (!open.empty()) {
            const State now = open.back();
            open.pop_back();
            if (!now.stack.top) {
                std::array<int, 4> paid;
                for (int i = 0; i < 4; ++i) paid[static_cast<size_t>(i)] = have[i] - now.player[0].goods[i];
                EXPECT_TRUE(found.insert(paid).second) << "two paths";
                continue;
            }
            Offer offered;
            offer<Settlers>({base_tables(), now}, 0, offered);
            EXPECT_GT(offered.size, 0) << "a dead end";
            for (const Move m : offered) {
                State next = now;
                Ctx c(base_tables(), next, nullptr, kFlow.begin(), StackRef(next.stack));
                (void)kFlow.begin()[static_cast<int>(Proc::Pay)].take(c, StackRef(next.stack).top(), m);
                open.push_back(next);
            }
        }
        EXPECT_EQ(found, wanted);
    }
}

// IS-15.4, IS-15.5, IS-15.13, IS-15.14, IS-0.8: supplies are open to all; nothing is paid with points and nobody
// trades.
TEST(SettlersTurn, supplies_are_public) {
    Desk d(2, action().goods("north", {{"wood", 2}}).vp("north", 9));
    EXPECT_EQ(d.seen_by(1, "players.north.goods"), (Json{{"wood", 2}}));
    EXPECT_EQ(d.seen_by(kSpectator, "players.north.vp"), Json(9));
    for (const Phrase& verb : Settlers::vocabulary().verbs) EXPECT_NE(std::string(verb.name).substr(0, 5), "trade");
}

}  // namespace
}  // namespace pentarchy::settlers
