// The culture track, events in hand and great people, section 7. The Romans' capital lies at b2.
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// Red's part of City Management, its marker on a space.
Given on_space(int space, int culture, int trade) {
    return at("city", "red").set({"players", "red", "track"}, Json(space)).culture("red", culture).trade("red", trade);
}

// CV-7.1, CV-7.2: a seat pays once in its part for what it enters.
TEST(CivilizationTrack, CV_7_1_once_a_part) {
    Desk d(2, on_space(0, 10, 0));
    EXPECT_EQ(d.refusal("red", "advance 4"), "CV-7.2");
    d.play("red", "advance 1");
    EXPECT_EQ(d.of("red", "culture"), 7);
    EXPECT_EQ(d.of("red", "track"), 1);
    d.luck("draw_event despot_day_1");
    EXPECT_EQ(d.refusal("red", "advance 1"), "CV-7.1");
    EXPECT_EQ(d.at("players.red.events"), names({"despot_day_1"}));
}

// CV-X15: from space 6 to 8 costs 8 culture and 3 trade; rewards in order.
TEST(CivilizationTrack, CV_X15_costs_and_rewards_in_order) {
    EXPECT_EQ(Desk(2, on_space(6, 7, 3)).refusal("red", "advance 2"), "CV-7.2");
    EXPECT_EQ(Desk(2, on_space(6, 8, 2)).refusal("red", "advance 2"), "CV-7.2");
    Desk d(2, on_space(6, 8, 3));
    d.play("red", "advance 2");
    EXPECT_EQ(d.of("red", "culture"), 0);  // CV-7.6
    EXPECT_EQ(d.of("red", "trade"), 0);
    d.luck("draw_person_type industrialist").luck("draw_person adam_smith").play("red", "keep_marker industrialist");
    EXPECT_EQ(d.of("red", "track"), 8);
    d.luck("draw_event queen_day_1");
    EXPECT_EQ(d.row(), "city_box");
}

// CV-X16: the whole track costs 105 culture and 63 trade.
TEST(CivilizationTrack, CV_X16_the_whole_track) {
    int culture = 0, trade = 0;
    for (const SpaceRow& space : base_tables().space) culture += space.culture, trade += space.trade;
    EXPECT_EQ(culture, 105);
    EXPECT_EQ(trade, 63);
    for (const int space : {3, 7, 12, 18}) EXPECT_EQ(base_tables().space[space].gives, Reward::Person);  // CV-7.4
}

// CV-7.8, CV-17.1: entering the last space wins at once.
TEST(CivilizationTrack, CV_17_1_culture_victory) {
    Desk d(2, on_space(20, 7, 6));
    d.play("red", "advance 1");
    EXPECT_EQ(d.row(), "over");
    EXPECT_EQ(d.rank("red"), 1);
    EXPECT_TRUE(contains(d.lines(), "wins"));
}

// CV-7.12, CV-7.22: the hand limit is kept after each card, before the next reward.
TEST(CivilizationTrack, CV_7_12_the_limit_after_each_card) {
    Desk d(2, on_space(3, 9, 0).with(R"({"players": {"red": {"events": ["drought_1", "drought_2"]}}})"));
    d.play("red", "advance 3").luck("draw_event sabotage_1");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"discard_event drought", "discard_event sabotage"}));
    EXPECT_TRUE(row_for<Civilization>(d.s, d.seat("red")).flags & kQuiet);
    d.play("red", "discard_event drought");
    EXPECT_EQ(d.sees("blue", "events_under"), names({"drought_1"}));  // face up
    EXPECT_EQ(d.of("red", "track"), 5);
}

// CV-7.20: only its owner sees what is drawn.
TEST(CivilizationTrack, CV_7_20_drawn_in_secret) {
    Desk d(3, on_space(0, 3, 0));
    Desk other = d;
    d.play("red", "advance 1").luck("draw_event despot_day_1");
    other.play("red", "advance 1").luck("draw_event sabotage_2");
    EXPECT_NE(d.sight("red"), other.sight("red"));
    for (const char* viewer : {"blue", "green", "spectator"}) EXPECT_EQ(d.sight(viewer), other.sight(viewer)) << viewer;
}

// CV-18.1: when the deck is used up, what lies face up under it is shuffled.
TEST(CivilizationTrack, CV_18_1_events_are_shuffled) {
    MoveTexts under;
    for (int card = 0; card < base_tables().events; ++card)
        if (base_tables().event[base_tables().event_kind[card]].deck == 1)
            under.push_back(base_tables().event_copy_words[static_cast<size_t>(card)]);
    Desk d(2, on_space(0, 3, 0).set({"events_under"}, names(under)));
    d.play("red", "advance 1");
    EXPECT_EQ(d.outcomes().size(), under.size());
}

// CV-21.21: with Mysticism two cards are drawn and one is kept.
TEST(CivilizationTrack, CV_21_21_one_of_two_events) {
    Desk d(2, on_space(0, 3, 0).techs("red", {"code_of_laws", "mysticism"}, {2}));
    d.play("red", "advance 1").luck("draw_event drought_1").luck("draw_event sabotage_1");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"keep_event drought", "keep_event sabotage"}));
    d.play("red", "keep_event sabotage");
    EXPECT_EQ(d.at("players.red.events"), names({"sabotage_1"}));
    EXPECT_EQ(d.at("events_under"), names({"drought_1"}));
}

// CV-X4, CV-7.41: a card without a free marker goes under the deck, the next is taken.
TEST(CivilizationTrack, CV_X4_no_marker_of_the_type) {
    Desk d(2, on_space(2, 3, 0).with(R"({"person_markers": {"scientist": 0, "humanitarian": 2},
                            "players": {"blue": {"people_in_reserve": {"scientist": 3, "humanitarian": 1}}}})"));
    d.play("red", "advance 1").luck("draw_person_type scientist").luck("draw_person isaac_newton");
    EXPECT_EQ(d.at("people_under"), names({"isaac_newton"}));
    d.luck("draw_person_type humanitarian").luck("draw_person susan_b_anthony");
    EXPECT_EQ(d.number("person_markers.humanitarian"), 1);
    EXPECT_EQ(d.of("red", "people_in_reserve.humanitarian"), 1);  // CV-7.47
}

// CV-7.43, CV-7.44: the marker goes into own outskirts; the face stays secret, the type does not.
TEST(CivilizationTrack, CV_7_43_placing) {
    Desk d(2, on_space(2, 3, 0).figure("blue", "army_1", "b1"));
    d.play("red", "advance 1").luck("draw_person_type industrialist").luck("draw_person adam_smith");
    EXPECT_EQ(d.refusal("red", "place_person industrialist b1"), "CV-7.44");
    EXPECT_EQ(d.refusal("red", "place_person industrialist h7"), "CV-7.44");
    d.play("red", "place_person industrialist c2");
    EXPECT_EQ(d.thing("c2"), "industrialist");
    EXPECT_EQ(d.at("players.red.people"), names({"adam_smith"}));
    EXPECT_EQ(d.sees("blue", "players.red.people"), 1);
}

// CV-7.46: a marker of the reserve is placed in a Start of Turn.
TEST(CivilizationTrack, CV_7_46_from_the_reserve) {
    Desk d(2,
           at("start", "red")
               .with(R"({"person_markers": {"artist": 2}, "players": {"red": {"people_in_reserve": {"artist": 1}}}})"));
    EXPECT_EQ(d.refusal("red", "place_person builder c2"), "CV-7.46");
    d.play("red", "place_person artist c2");
    EXPECT_EQ(d.thing("c2"), "artist");
    EXPECT_EQ(d.of("red", "people_in_reserve.artist"), 0);
}

// CV-7.46: one that is replaced waits for a later Start of Turn, so places are not swapped for ever.
TEST(CivilizationTrack, CV_7_46_a_later_start_of_turn) {
    Desk d(2, at("start", "red").thing("c2", "builder").with(R"({"person_markers": {"artist": 2, "builder": 2},
                            "players": {"red": {"people_in_reserve": {"artist": 1}}}})"));
    d.play("red", "place_person artist c2");
    EXPECT_EQ(d.of("red", "people_in_reserve.builder"), 1);
    EXPECT_EQ(d.refusal("red", "place_person builder c3"), "CV-7.46");
    d.play("red", "done");
    while (d.number("turn") < 2 || d.pending()[0] != "red") d.play(d.pending()[0], d.offers(d.pending()[0]).back());
    EXPECT_TRUE(d.is_offered("red", "place_person builder c3"));
}

// CV-X5, CV-7.52: of two artists' cards with one marker left, one is lost by chance.
TEST(CivilizationTrack, CV_X5_more_cards_than_markers) {
    Desk d(2, at("start", "red")
                  .thing("c2", "artist")
                  .with(
                      R"({"person_markers": {"artist": 2}, "players": {"red": {"people": ["mark_twain"],
                      "people_shown": ["valmiki"]}}, "due": ["red"]})"));
    EXPECT_EQ(d.outcomes().size(), 2u);
    d.luck("lose_person mark_twain");
    EXPECT_EQ(d.at("people_under"), names({"mark_twain"}));
    EXPECT_EQ(d.at("players.red.people_shown"), names({"valmiki"}));
}

// CV-2.63, CV-7.40: the Americans begin with a great person.
TEST(CivilizationTrack, CV_2_63_the_americans_begin_with_one) {
    Desk d(2, Given().nations({"americans", "romans"}).turn("start", "red"));
    int markers = 0;
    for (const uint8_t n : d.s.person_left) markers += n;
    EXPECT_EQ(markers, 17);
    EXPECT_EQ(d.s.people.at(kPersonHand0), 1);
}

}  // namespace
}  // namespace pentarchy::civilization
