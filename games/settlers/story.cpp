// How the log of Imperial Settlers is told as a story (engine/text/story.h): where its lines begin, which messages the
// changes tell already, and the rule that a message or a move goes back to.
#include "games/settlers/game.h"

namespace pentarchy::settlers {

const StoryMarks& Settlers::story_marks() {
    // clang-format off
    static const StoryMarks kMarks{
        .begins = {"choose_faction", "take_card", "draft_card", "pick_source", "take_turn"},
        .told_by_changes = {"gains", "pays", "draws"},
        .left_out = {},
        .message_rules =
            {
                {"chooses", "IS-2.3"}, {"starts", "IS-2.7"}, {"round_begins", "IS-3.2"}, {"draws", "IS-15.6"},
                {"drew", "IS-15.6"}, {"reshuffled", "IS-15.8"}, {"revealed", "IS-4.2"}, {"takes", "IS-4.3"},
                {"left_over", "IS-4.4"}, {"drafted", "IS-18.2"}, {"draft_discards", "IS-18.4"}, {"gains", "IS-15.4"},
                {"reacts", "IS-7.28"}, {"passes", "IS-6.4"}, {"builds", "IS-7.3"}, {"pays", "IS-7.2"},
                {"sacrifices", "IS-7.6"}, {"uses_foundation", "IS-7.7"}, {"makes_deal", "IS-8.4"},
                {"razes_card", "IS-9.3"}, {"razes", "IS-9.5"}, {"turns_foundation", "IS-9.11"}, {"goes", "IS-7.14"},
                {"gives_up", "IS-1.53"}, {"activates", "IS-10.1"}, {"activates_twice", "IS-10.3"},
                {"activates_extra", "IS-1.50"}, {"discards", "IS-10.7"}, {"drops_deal", "IS-1.47"},
                {"drops_attack", "IS-19.26"}, {"exchanges", "IS-11.1"}, {"defends", "IS-12.1"},
                {"places_samurai", "IS-12.5"}, {"samurai_lost", "IS-12.6"}, {"stashes_card", "IS-12.11"},
                {"stashes_good", "IS-12.12"}, {"looks_at", "IS-1.41"}, {"copies_production", "IS-1.48"},
                {"copies_deal", "IS-1.49"}, {"copies_attack", "IS-19.26"}, {"builds_deal", "IS-1.51"},
                {"removes", "IS-1.54"}, {"spoils", "IS-1.54"}, {"steals", "IS-1.55"}, {"names", "IS-10.12"},
                {"blocks", "IS-1.54"}, {"breaks_deal", "IS-1.56"}, {"breaks_attack", "IS-19.26"},
                {"takes_deal", "IS-1.55"}, {"takes_attack", "IS-19.26"}, {"makes_remote_deal", "IS-1.54"},
                {"remote_deal_ends", "IS-1.47"}, {"marker_turned", "IS-1.47"}, {"lays_foundation", "IS-10.12"},
                {"takes_control", "IS-1.54"}, {"goes_back", "IS-13.7"}, {"keeps", "IS-13.1"},
                {"virtual_takes", "IS-19.12"}, {"collects", "IS-19.30"}, {"attack_turned", "IS-19.32"},
                {"attack_misses", "IS-19.34"}, {"attack_hits", "IS-19.35"}, {"game_over", "IS-14.1"}, {"solo_won", "IS-19.61"},
                {"solo_lost", "IS-19.60"}, {"solo_grade", "IS-19.62"}
            },
        .verb_rules =
            {
                {"choose", "IS-2.3"}, {"take", "IS-4.3"}, {"draft", "IS-18.2"}, {"ready", "IS-18.7"},
                {"draw_from", "IS-15.6"}, {"produce", "IS-5.4"}, {"produce_deals", "IS-5.3"}, {"build", "IS-7.1"},
                {"deal", "IS-8.1"}, {"raze_card", "IS-9.3"}, {"raze", "IS-9.5"}, {"activate", "IS-10.1"},
                {"activate_twice", "IS-10.3"}, {"exchange", "IS-11.1"}, {"exchange_card", "IS-11.1"},
                {"stop", "IS-11.5"}, {"pass", "IS-6.4"}, {"end_turn", "IS-6.12"}, {"defend", "IS-12.1"},
                {"samurai", "IS-12.5"}, {"stash_card", "IS-12.11"}, {"stash_good", "IS-12.12"}, {"sacrifice", "IS-7.6"},
                {"pay", "IS-7.12"}, {"pay_card", "IS-10.7"}, {"pay_deal", "IS-1.47"}, {"pay_attack", "IS-19.26"},
                {"build_deal", "IS-1.51"}, {"gain", "IS-1.43"}, {"option", "IS-1.44"}, {"decline", "IS-1.44"},
                {"keep", "IS-1.41"}, {"copy", "IS-1.48"}, {"use_deal", "IS-1.49"}, {"use_attack", "IS-19.26"},
                {"give_up", "IS-1.53"}, {"keep_good", "IS-1.53"}, {"remove", "IS-1.54"}, {"spoil", "IS-1.54"},
                {"steal", "IS-1.55"}, {"victim", "IS-10.12"}, {"discard", "IS-10.12"}, {"block", "IS-1.54"},
                {"break_deal", "IS-1.56"}, {"break_attack", "IS-19.26"}, {"take_deal", "IS-1.55"},
                {"take_attack", "IS-19.26"}, {"remote_deal", "IS-1.54"}, {"lay_foundation", "IS-10.12"},
                {"take_control", "IS-1.54"}, {"trigger", "IS-7.22"}, {"lose", "IS-19.42"}
            },
    };
    // clang-format on
    return kMarks;
}

}  // namespace pentarchy::settlers
