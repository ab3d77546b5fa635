// Gold cards, section 13 of the rules, and drawing cards (BR-13.4, BR-13.5, BR-14.1, BR-14.3).
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

// North holds these gold cards and is about to act.
Given holder(const MoveTexts& cards) { return action().gold("north", cards); }
int gold_line(const Desk& d) { return d.of("north", "score.gold_cards"); }
MoveTexts gold_ids() {
    MoveTexts out;
    for (const Json& row : edition().at("gold_cards").as_array()) out.emplace_back(row.at("id").as_string());
    return out;
}
MoveTexts without(const MoveTexts& all, const MoveTexts& gone) {
    MoveTexts out;
    for (const std::string& id : all)
        if (!contains(gone, id)) out.push_back(id);
    return out;
}

TEST(BrazilGold, ways_to_get_gold_cards) {  // BR-13.1, BR-5.41, BR-15.38
    Desk d(2, action().good("north", "dye", "import"));
    d.play("north", "act import").play("north", "take_raw wood");
    EXPECT_EQ(d.row(), "gold_card");
    EXPECT_EQ(d.outcomes().size(), 20u);
    d.draw_luck();
    EXPECT_EQ(d.of("north", "hand_sizes.gold"), 1);
    EXPECT_EQ(d.glimpse("east"), "draw_gold ?");
}

TEST(BrazilGold, worth_one_gold_or_played_and_then_discarded) {  // BR-13.2, BR-6.5
    Desk d(2, holder({"spy", "forced_march"}));
    d.play("north", "act build")
        .play("north", "build cane_field")
        .play("north", "site d1")
        .play("north", "pay_gold spy");
    EXPECT_EQ(d.list("gold_discard"), MoveTexts{"spy"});
    d.play("north", "play forced_march");
    EXPECT_EQ(d.list("gold_discard"), (MoveTexts{"spy", "forced_march"}));
    EXPECT_EQ(d.of("north", "hand_sizes.gold"), 0);
    EXPECT_EQ(d.refusal("north", "play forced_march"), "BR-13.2");
}

TEST(BrazilGold, any_number_in_one_turn_beside_the_action) {  // BR-13.3, BR-13.6
    Desk d(2,
           holder({"discovery", "land_grant", "reform"}).store("north", {{"wood", 3}}).tile("north", "d3", "sawmill"));
    d.play("north", "play discovery").play("north", "give wood");
    EXPECT_EQ(d.store("north", "science"), 1);
    d.play("north", "play land_grant")
        .play("north", "build cane_field")
        .play("north", "site d1")
        .play("north", "pay wood");
    EXPECT_EQ(d.tile("d1"), "cane_field");
    d.play("north", "act import").play("north", "take_raw wood");
    d.play("north", "play reform").play("north", "renovate d3").play("north", "pay wood");
    EXPECT_EQ(d.items("d3", "wood"), 2);
    EXPECT_EQ(d.row(), "movement");
    EXPECT_EQ(d.at("turn_state.space"), "import");
}

// In the middle of a Trade; the cards that were drawn stay in the hand.
TEST(BrazilGold, the_pile_runs_out_in_the_middle_of_a_trade) {  // BR-13.4, BR-5.44
    Desk d(2, action()
                  .store("north", {{"coffee", 4}})
                  .gold("east", {"spy", "outpost"})
                  .set({"gold_discard"}, names(without(gold_ids(), {"spy", "outpost", "reform"}))));
    d.play("north", "act trade")
        .play("north", "trade trade_b")
        .play("north", "give coffee")
        .play("north", "give coffee");
    d.luck("draw_gold reform").play("north", "trade trade_b").play("north", "give coffee").play("north", "give coffee");
    EXPECT_EQ(d.outcomes().size(), 17u);
    EXPECT_FALSE(contains(d.outcomes(), "draw_gold reform"));
    d.luck("draw_gold industry");
    EXPECT_EQ(d.of("north", "hand_sizes.gold"), 2);
    EXPECT_EQ(d.store("north", "gold"), 4);
}

// BR-13.4: the last card drawn, the discards become the new pile at once.
TEST(BrazilGold, an_empty_pile_is_shuffled_anew_at_once) {
    Desk d(2, action()
                  .good("north", "dye", "import")
                  .gold("east", {"spy", "outpost"})
                  .set({"gold_discard"}, names(without(gold_ids(), {"spy", "outpost", "reform"}))));
    EXPECT_EQ(d.number("decks.gold"), 1);
    d.play("north", "act import").play("north", "take_raw wood").luck("draw_gold reform");
    EXPECT_EQ(d.number("decks.gold"), 17);
    EXPECT_TRUE(d.list("gold_discard").empty());
    EXPECT_TRUE(contains(d.lines(), "gold_shuffled"));
}

// BR-13.4: without discards before the next draw; BR-13.5: with neither nothing is drawn.
TEST(BrazilGold, without_discards_before_the_next_draw_or_nothing) {
    const MoveTexts rest = without(gold_ids(), {"reform"});
    Desk d(2, action().good("north", "dye", "import").gold("east", rest));
    d.play("north", "act import").play("north", "take_raw wood").luck("draw_gold reform");
    EXPECT_EQ(d.number("decks.gold"), 0);
    EXPECT_FALSE(contains(d.lines(), "gold_shuffled"));

    Desk none(2, action().good("north", "dye", "import").gold("east", gold_ids()));
    none.play("north", "act import").play("north", "take_raw wood");
    EXPECT_TRUE(contains(none.lines(), "nothing_to_draw"));
    EXPECT_EQ(none.row(), "movement");

    Desk next(2, action()
                     .good("north", "dye", "import")
                     .gold("east", without(gold_ids(), {"spy"}))
                     .set({"gold_discard"}, names({"spy"})));
    next.play("north", "act import").play("north", "take_raw wood").luck("draw_gold spy");
    EXPECT_EQ(next.of("north", "hand_sizes.gold"), 1);
}

TEST(BrazilCombat, an_empty_pile_is_shuffled_anew) {  // BR-14.1, BR-14.3
    MoveTexts cards;
    for (const std::string& copy : base_tables().combat_copy_words) cards.push_back(copy);
    const MoveTexts rest(cards.begin() + 1, cards.end());
    Desk d(2, action().set({"combat_discard"}, names(rest)));
    d.play("north", "act deploy").luck("draw_combat " + cards[0]);
    EXPECT_EQ(d.number("decks.combat"), static_cast<int>(rest.size()));
    EXPECT_EQ(d.glimpse("east"), "draw_combat ?");
    Desk none(2, action().combat("east", cards));
    none.play("north", "act deploy");
    EXPECT_TRUE(contains(none.lines(), "nothing_to_draw"));
}

// BR-13.7, BR-14.1: no upgrade, no combat card, no movement bonus.
TEST(BrazilGold, extra_actions_have_no_benefits_of_spaces) {
    Desk d(2, holder({"manufactory", "coronation", "reform"})
                  .store("north", {{"wood", 3}, {"cotton", 2}})
                  .good("north", "jewellery", "manufacture")
                  .good("north", "sugar", "renovate")
                  .good("north", "fabric", "deploy")
                  .tile("north", "d3", "sawmill"));
    d.play("north", "play manufactory").play("north", "make dye import").play("north", "pay wood");
    EXPECT_FALSE(d.is_offered("north", "end"));  // not one raw less
    d.play("north", "pay wood").play("north", "play reform").play("north", "renovate d3");
    EXPECT_EQ(d.row(), "pay_cards");  // not free
    d.play("north", "pay wood").play("north", "play coronation").play("north", "deploy green_monarch d2");
    d.play("north", "pay cotton").play("north", "pay cotton");
    EXPECT_EQ(d.row(), "pick_space");
    EXPECT_EQ(d.of("north", "hand_sizes.combat"), 0);
}

// BR-13.8, BR-13.9: in hand at the end, strictly more controlled buildings than anybody else.
TEST(BrazilGold, majorities_are_strict_and_count_what_is_controlled) {
    const Given given = holder({"agricola"}).tile("north", "d1", "farm").tile("east", "d9", "farm");
    EXPECT_EQ(gold_line(Desk(2, given)), 0);  // a tie
    EXPECT_EQ(gold_line(Desk(2, Given(given).tile("north", "c2", "farm"))), 3);
    EXPECT_EQ(gold_line(Desk(2, Given(given).unit("green_archer_1", "d9"))), 3);  // occupied: two to none
    EXPECT_EQ(gold_line(Desk(2, Given(given).tile("north", "c2", "farm").gold("north", {}))), 0);
    EXPECT_EQ(Desk(2, given).refusal("north", "play agricola"), "BR-13.8");
    Desk seen(2, Given(given).tile("north", "c2", "farm"));
    EXPECT_EQ(seen.sees("east", "players.north.score.gold_cards"), 0);  // the hand is secret
}

TEST(BrazilGold, outpost_is_shown_near_an_opponents_capital) {  // BR-13.10, BR-3.11
    // d8 is the capital of east: d7 is one hex away, d6 two, d5 three (water), e5 four.
    for (const auto& [hex, shown] :
         std::vector<std::pair<std::string, bool>>{{"d7", false}, {"d6", true}, {"b6", true}, {"e4", false}}) {
        Desk d(2, holder({"outpost"}).tile("north", hex, "olinda"));
        EXPECT_EQ(d.is_offered("north", "outpost"), shown) << hex;
        if (!shown) {
            EXPECT_EQ(d.refusal("north", "outpost"), "BR-13.10") << hex;
        }
    }
    Desk d(2, holder({"outpost"}).tile("north", "d6", "olinda"));
    EXPECT_EQ(d.refusal("north", "play outpost"), "BR-13.10");
    d.play("north", "outpost");
    EXPECT_EQ(d.of("north", "outposts"), 1);
    EXPECT_EQ(d.of("north", "hand_sizes.gold"), 0);
    EXPECT_EQ(gold_line(d), 3);
    EXPECT_EQ(d.sees("east", "players.north.score.gold_cards"), 3);
    EXPECT_EQ(d.refusal("north", "outpost"), "BR-13.10");
    EXPECT_FALSE(Desk(2, holder({"outpost"}).tile("east", "d6", "olinda")).is_offered("north", "outpost"));
    // An occupied city of somebody else is controlled.
    EXPECT_TRUE(Desk(2, holder({"outpost"}).tile("east", "d6", "olinda").unit("green_archer_1", "d6"))
                    .is_offered("north", "outpost"));
}

TEST(BrazilGold, jesuits_build_a_church_in_any_era_at_its_cost) {  // BR-13.11, BR-6.5
    Desk d(2, holder({"jesuits"}).store("north", {{"wood", 3}, {"gold", 1}}).good("north", "sugar", "renovate"));
    d.play("north", "play jesuits");
    EXPECT_EQ(beginning(d.offers("north"), "build"), MoveTexts{"build church"});
    d.play("north", "build church")
        .play("north", "site d1")
        .play("north", "pay wood")
        .play("north", "pay wood")
        .play("north", "pay gold");
    EXPECT_EQ(d.tile("d1"), "church");
    EXPECT_EQ(d.items("d1", "science"), 1);
    // The card itself does not pay: it is played first.
    Desk poor(2, holder({"jesuits"}).store("north", {{"wood", 2}}));
    EXPECT_EQ(poor.refusal("north", "play jesuits"), "BR-13.20");
    // Empty, but its era has not begun.
    Desk empty(2, action().tile("north", "d1", "church").good("north", "sugar", "renovate"));
    empty.play("north", "act renovate");
    EXPECT_FALSE(empty.is_offered("north", "renovate d1"));
}

TEST(BrazilGold, volunteers_leave_the_map_for_gold_and_science) {  // BR-13.12, BR-10.3
    Desk d(2, holder({"volunteers"})
                  .unit("green_archer_1", "d7")
                  .tile("east", "d7", "farm", {{"coffee", 2}})
                  .unit("green_dragoon", "store"));
    EXPECT_EQ(d.holder("d7"), "north");
    d.play("north", "play volunteers");
    EXPECT_EQ(d.offers("north"), MoveTexts{"withdraw green_archer_1"});
    EXPECT_EQ(d.refusal("north", "withdraw green_dragoon"), "BR-13.12");
    d.play("north", "withdraw green_archer_1");
    EXPECT_EQ(d.unit("green_archer_1"), "store");
    EXPECT_EQ(d.store("north", "gold"), 1);
    EXPECT_EQ(d.store("north", "science"), 1);
    EXPECT_EQ(d.holder("d7"), "east");
}

TEST(BrazilGold, spy_sees_all_cards_of_one_hand) {  // BR-13.13, BR-20.1
    Desk d(3, holder({"spy"})
                  .tasks("east", {"task_1_01", "task_3_02"})
                  .gold("east", {"reform"})
                  .combat("east", {"camp_1", "anita_2"}));
    d.play("north", "play spy");
    EXPECT_EQ(d.offers("north"), MoveTexts{"spy_on east"});  // south has no card: BR-13.20
    EXPECT_EQ(d.refusal("north", "spy_on south"), "BR-13.20");
    EXPECT_EQ(d.sees("north", "players.east.gold_cards"), 1);
    d.play("north", "spy_on east");
    EXPECT_EQ(d.sees("north", "players.east.gold_cards"), names({"reform"}));
    EXPECT_EQ(d.sees("north", "players.east.combat_cards"), names({"anita_2", "camp_1"}));
    EXPECT_EQ(d.sees("north", "players.east.tasks"), names({"task_1_01", "task_3_02"}));
    EXPECT_EQ(d.sees("south", "players.east.gold_cards"), 1);
    EXPECT_TRUE(contains(d.hears("north"), "spy_saw_gold east reform"));
    for (const std::string& line : d.hears("south")) EXPECT_EQ(line.find("spy_saw"), std::string::npos) << line;
}

TEST(BrazilGold, in_hoc_signo_exchanges_three_combat_cards_at_the_end) {  // BR-13.14, BR-18.15
    Desk d(2, Given()
                  .turn("end")
                  .gold("north", {"in_hoc_signo"})
                  .combat("north", {"bowmen_1", "camp_1", "zumbi_1"})
                  .gold("east", {"spy"})
                  .combat("east", {"bowmen_2", "camp_2", "zumbi_2"}));
    EXPECT_EQ(d.pending(), (MoveTexts{"north", "east"}));  // who could have it is asked
    EXPECT_EQ(d.refusal("east", "signo"), "BR-13.14");
    d.play("east", "done");
    d.play("north", "signo");
    EXPECT_EQ(d.refusal("north", "signo"), "BR-13.14");  // once
    EXPECT_EQ(d.sees("east", "players.north.hand_sizes.combat"), 3);
    d.play("north", "done");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
    EXPECT_EQ(gold_line(d), 3);
    EXPECT_EQ(d.of("north", "hand_sizes.combat"), 0);
    EXPECT_EQ(Desk(2, holder({"in_hoc_signo"})).refusal("north", "play in_hoc_signo"), "BR-13.8");
}

TEST(BrazilGold, exchange_cards_need_literal_raws) {  // BR-13.15
    EXPECT_EQ(Desk(2, holder({"shipyard"}).store("north", {{"gold", 5}})).refusal("north", "play shipyard"),
              "BR-13.20");
    Desk d(
        2,
        holder({"shipyard"}).store("north", {{"wood", 1}, {"gold", 1}}).tile("north", "d3", "sawmill", {{"wood", 1}}));
    d.play("north", "play shipyard").play("north", "give wood").play("north", "give_from wood d3");
    EXPECT_EQ(d.store("north", "gold"), 2);
    EXPECT_EQ(d.store("north", "science"), 1);
}

TEST(BrazilGold, a_card_may_be_played_in_the_turn_it_was_drawn) {  // BR-13.16
    Desk d(2, action().good("north", "dye", "import").good("north", "sugar", "renovate"));
    d.play("north", "act import").play("north", "take_raw wood").luck("draw_gold forced_march");
    d.play("north", "play forced_march");
    EXPECT_EQ(d.number("turn_state.basics"), 2);
}

TEST(BrazilGold, monarchs_answer_gold_card_actions) {  // BR-13.17, BR-16.13
    Desk d(2, holder({"coronation", "mercenary"}).monarch("north", "pedro_1").store("north", {{"wood", 3}}));
    d.play("north", "play coronation")
        .play("north", "deploy green_monarch d2")
        .play("north", "pay wood")
        .play("north", "pay wood");
    EXPECT_EQ(d.row(), "gold_card");
    d.luck("draw_gold spy")
        .play("north", "play mercenary")
        .play("north", "deploy green_archer_1 d2")
        .play("north", "pay wood");
    d.play("north", "take_raw coffee");
    EXPECT_EQ(d.store("north", "coffee"), 1);
    EXPECT_EQ(d.at("players.north.deployed_once"), false);
}

TEST(BrazilGold, coronation_and_mercenary_bring_back_the_defeated_for_nothing) {  // BR-13.18
    Desk d(2, holder({"coronation", "mercenary"})
                  .unit("green_monarch", "store")
                  .unit("green_archer_1", "store")
                  .unit("green_dragoon", "store"));
    d.play("north", "play coronation");
    EXPECT_EQ(beginning(d.offers("north"), "deploy"), MoveTexts{"deploy green_monarch d2"});
    d.play("north", "deploy green_monarch d2");
    d.play("north", "play mercenary");
    EXPECT_EQ(beginning(d.offers("north"), "deploy"), MoveTexts{"deploy green_archer_1 d2"});
    d.play("north", "deploy green_archer_1 d2");
    EXPECT_EQ(d.unit("green_archer_1"), "d2");
    EXPECT_EQ(d.row(), "pick_space");
}

TEST(BrazilGold, forced_march_adds_a_basic_move) {  // BR-13.19
    Desk d(2, moves("north", "trade").gold("north", {"forced_march"}));
    EXPECT_EQ(d.number("turn_state.basics"), 1);
    d.play("north", "play forced_march");
    EXPECT_EQ(d.number("turn_state.basics"), 2);
}

// BR-4.13, BR-4.14: all free steps before the action and among the moves, none inside an action.
TEST(BrazilGold, free_steps_of_the_own_turn) {
    const auto given = [](Given turn) {
        return turn.era(3)
            .tasks("north", {"task_1_01"})
            .gold("north", {"forced_march", "outpost"})
            .paintings("north", {"coroados", "princess_isabel"})
            .set({"players", "north", "under"}, names({"import", "trade"}))
            .unit("green_archer_1", "d2")
            .tile("north", "d3", "trading_post")
            .tile("north", "d1", "farm")
            .tile("north", "d6", "olinda");
    };
    const MoveTexts steps{"reveal task_1_01", "play forced_march", "sacrifice era_1", "sacrifice era_2", "isabel",
                          "outpost"};
    Desk before(2, given(action())), moving(2, given(moves()));
    for (const std::string& step : steps) {
        EXPECT_TRUE(before.is_offered("north", step)) << step;
        EXPECT_TRUE(moving.is_offered("north", step)) << step;
    }
    before.play("north", "act import");
    for (const std::string& step : steps) EXPECT_FALSE(before.is_offered("north", step)) << step;
}

TEST(BrazilGold, no_wasted_plays) {  // BR-13.20
    Desk d(2, holder({"spy", "volunteers", "industry"}));
    for (const char* card : {"spy", "volunteers", "industry"})
        EXPECT_EQ(d.refusal("north", std::string("play ") + card), "BR-13.20") << card;
    EXPECT_EQ(beginning(d.offers("north"), "play"), MoveTexts{});
}

}  // namespace
}  // namespace pentarchy::brazil
