// How the log of Outpost is told as a story (engine/text/story.h): where its lines begin, which messages the changes
// tell already, which the line itself shows, and the rule that a message or a move goes back to.
#include "games/outpost/game.h"

namespace pentarchy::outpost {

const StoryMarks& Outpost::story_marks() {
    static const StoryMarks kMarks{
        .begins = {"plan_card", "market", "action"},
        .told_by_changes = {"dealt", "gains", "pays"},
        .left_out = {"turn_of"},
        .message_rules = {{"start", "OP-10"},         {"dealt", "OP-11"},        {"round_begins", "OP-14"},
                          {"planned", "OP-18"},       {"planned_card", "OP-18"}, {"proposed", "OP-20"},
                          {"refused", "OP-20"},       {"withdrawn", "OP-20"},    {"dealing", "OP-23"},
                          {"showed", "OP-21"},        {"got_card", "OP-23"},     {"turn_of", "OP-26"},
                          {"marches", "OP-27"},       {"stopped", "OP-28"},      {"turned_up", "OP-29"},
                          {"gains", "OP-30"},         {"shrine", "OP-30"},       {"looks", "OP-31"},
                          {"saw", "OP-31"},           {"attacks", "OP-33"},      {"raiders_at", "OP-32"},
                          {"leads", "OP-32"},         {"laid", "OP-35"},         {"fought", "OP-36"},
                          {"wins", "OP-37"},          {"raiders_win", "OP-38"},  {"camp_beaten", "OP-38"},
                          {"loots", "OP-38"},         {"loots_card", "OP-38"},   {"saw_loot", "OP-38"},
                          {"announces", "OP-42"},     {"builds", "OP-39"},       {"warded", "OP-45"},
                          {"build_stopped", "OP-42"}, {"storms", "OP-44"},       {"hut_lost", "OP-44"},
                          {"storm_stopped", "OP-45"}, {"recruits", "OP-43"},     {"pays", "OP-40"},
                          {"expands", "OP-48"},       {"sends", "OP-49"},        {"buys", "OP-50"},
                          {"draws_two", "OP-46"},     {"drew", "OP-46"},         {"discards", "OP-25"},
                          {"discards_good", "OP-53"}, {"passes", "OP-26"},       {"plays_caravan", "OP-51"},
                          {"lights_lamp", "OP-52"},   {"token_shown", "OP-52"},  {"reshuffled", "OP-47"},
                          {"game_over", "OP-56"},     {"lapsed", "OP-59"},       {"uses", "OP-60"},
                          {"wakes", "OP-61"}},
        .verb_rules = {},
    };
    return kMarks;
}

}  // namespace pentarchy::outpost
