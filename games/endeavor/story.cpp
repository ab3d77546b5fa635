// How the log of Endeavor is told as a story (engine/text/story.h): where its lines begin, which messages the changes
// tell already, and the rule that a message or a move goes back to.
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

const StoryMarks& Endeavor::story_marks() {
    // clang-format off
    static const StoryMarks kMarks{
        .begins = {"build_tile", "action_turn"},
        .told_by_changes = {"takes_token", "takes_link_token", "grows", "pays_worker"},
        .left_out = {},
        .message_rules =
            {
                {"starts", "EN-2.12"}, {"round_begins", "EN-3.2"}, {"builds", "EN-5.1"}, {"builds_nothing", "EN-5.8"},
                {"grows", "EN-6.1"}, {"pays_worker", "EN-7.1"}, {"activates", "EN-9.1"}, {"spends", "EN-9.5"},
                {"passes", "EN-8.3"}, {"ships", "EN-11.1"}, {"ships_beside", "EN-11.4"}, {"occupies", "EN-12.1"},
                {"attacks", "EN-13.1"}, {"takes_token", "EN-11.3"}, {"takes_link_token", "EN-12.10"},
                {"draws", "EN-15.1"}, {"opens", "EN-11.8"}, {"wins_governor", "EN-11.10"},
                {"governor_gone", "EN-17.12"}, {"sets_aside", "EN-16.7"}, {"slavery_gone", "EN-16.9"},
                {"discards", "EN-17.8"}, {"keeps_governor", "EN-17.4"}, {"neutral_ships", "EN-23.12"},
                {"neutral_occupies", "EN-23.13"}, {"neutral_draws", "EN-23.14"}, {"token_gone", "EN-23.16"},
                {"game_over", "EN-18.3"}
            },
        .verb_rules =
            {
                {"build", "EN-5.1"}, {"pay", "EN-7.1"}, {"activate", "EN-9.1"}, {"spend", "EN-9.5"},
                {"pass", "EN-17.1"}, {"ship", "EN-11.1"}, {"occupy", "EN-12.1"}, {"attack", "EN-13.1"},
                {"draw", "EN-15.1"}, {"payment", "EN-14.1"}, {"stop", "EN-10.13"}, {"discard", "EN-17.8"},
                {"keep_governor", "EN-17.4"}, {"neutral_ship", "EN-23.12"}, {"neutral_occupy", "EN-23.13"},
                {"neutral_draw", "EN-23.14"}, {"neutral_none", "EN-23.21"}
            },
    };
    // clang-format on
    return kMarks;
}

}  // namespace pentarchy::endeavor
