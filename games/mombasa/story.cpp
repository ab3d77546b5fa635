// How the log of Mombasa is told as a story (engine/text/story.h): where its lines begin, which messages the changes
// tell already, and the rule that a message or a move goes back to.
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

const StoryMarks& Mombasa::story_marks() {
    static const StoryMarks kMarks{
        .begins = {"plan_slot", "take_turn"},
        .told_by_changes = {"advances", "pays", "payout", "diamonds", "gains_money", "takes_coin", "jar_moves"},
        .left_out = {},
        .message_rules = {{"track_laid", "MO-2.1"},      {"starts", "MO-2.16"},          {"keeps_tile", "MO-2.19"},
                          {"rests", "MO-2.22"},          {"round_begins", "MO-5.1"},     {"planned", "MO-6.8"},
                          {"planned_nothing", "MO-6.4"}, {"lays_plus", "MO-14.5"},       {"uses", "MO-7.5"},
                          {"uses_tile", "MO-14.1"},      {"acquires", "MO-8.4"},         {"advances", "MO-17.2"},
                          {"pays", "MO-17.4"},           {"payout", "MO-17.8"},          {"unlocks", "MO-17.11"},
                          {"diamonds", "MO-19.1"},       {"slot_opens", "MO-19.2"},      {"gains_money", "MO-7.10"},
                          {"expands", "MO-9.2"},         {"places", "MO-9.4"},           {"ousts", "MO-9.8"},
                          {"returns", "MO-9.16"},        {"post_gone", "MO-9.18"},       {"flips", "MO-11.2"},
                          {"flips_tile", "MO-11.3"},     {"jar_moves", "MO-11.4"},       {"takes_book", "MO-10.3"},
                          {"takes_coin", "MO-10.5"},     {"points_to_money", "MO-10.6"}, {"removes", "MO-11.19"},
                          {"buys", "MO-13.9"},           {"places_book", "MO-10.9"},     {"book_gone", "MO-10.17"},
                          {"book_drawn", "MO-10.13"},    {"occupies", "MO-13.1"},        {"takes_token", "MO-13.7"},
                          {"sells", "MO-13.12"},         {"leaves", "MO-15.1"},          {"takes_row", "MO-15.1"},
                          {"coins_laid", "MO-16.1"},     {"card_gone", "MO-16.5"},       {"card_drawn", "MO-16.7"},
                          {"takes_tile", "MO-16.9"},     {"game_over", "MO-5.2"}},
        .verb_rules = {{"keep", "MO-3.4"},          {"rest", "MO-2.22"},        {"plan", "MO-6.2"},
                       {"plan_none", "MO-6.4"},     {"ready", "MO-6.12"},       {"lay_plus", "MO-14.5"},
                       {"acquire", "MO-8.3"},       {"trade", "MO-8.14"},       {"use", "MO-8.1"},
                       {"use_done", "MO-8.2"},      {"expand", "MO-9.1"},       {"bookkeeper", "MO-11.1"},
                       {"merchant", "MO-12.1"},     {"use_tile", "MO-14.1"},    {"occupy", "MO-13.1"},
                       {"leave", "MO-15.1"},        {"place", "MO-9.4"},        {"stop", "MO-9.4"},
                       {"take_post", "MO-9.10"},    {"return_post", "MO-9.16"}, {"flip", "MO-11.2"},
                       {"flip_none", "MO-11.2"},    {"jar_to", "MO-11.4"},      {"jar_stay", "MO-11.4"},
                       {"take_book", "MO-10.3"},    {"take_money", "MO-10.6"},  {"remove_post", "MO-11.19"},
                       {"remove_none", "MO-11.20"}, {"buy", "MO-13.9"},         {"buy_none", "MO-13.10"},
                       {"advance", "MO-8.8"},       {"cross", "MO-17.4"},       {"stop_steps", "MO-17.5"},
                       {"place_book", "MO-10.9"},   {"choose", "MO-13.18"},     {"sell", "MO-13.12"},
                       {"track", "MO-18.15"},       {"take_row", "MO-15.1"}},
    };
    return kMarks;
}

}  // namespace pentarchy::mombasa
