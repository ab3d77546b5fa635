// How the log of Brazil: Imperial is told as a story (engine/text/story.h): where its lines begin, which messages the
// changes tell already, which the score sheet repeats, and the rule that a message or a move goes back to.
#include "games/brazil/game.h"

namespace pentarchy::brazil {

const StoryMarks& Brazil::story_marks() {
    // clang-format off
    static const StoryMarks kMarks{
        .begins = {"keep_task", "found", "pick_space"},
        .told_by_changes = {"gains", "pays", "produces", "drops", "draws_gold", "draws_combat"},
        .left_out = {"turn_of", "final_score"},
        .message_rules =
            {
                {"plays", "BR-2.7"}, {"dealt_tasks", "BR-2.9"}, {"keeps", "BR-2.9"}, {"keeps_tasks", "BR-2.10"},
                {"reigns", "BR-2.12"}, {"hangs", "BR-12.1"}, {"city_top", "BR-7.13"}, {"picks_first", "BR-2.14"},
                {"capital_shown", "BR-2.13"}, {"founds", "BR-2.15"}, {"starts", "BR-2.16"},
                {"round_begins", "BR-4.12"}, {"turn_of", "BR-4.1"}, {"acts", "BR-4.2"}, {"declines", "BR-4.6"},
                {"deploys", "BR-5.1"}, {"redeploys", "BR-5.6"}, {"takes_painting", "BR-5.11"}, {"builds", "BR-5.16"},
                {"builds_over", "BR-12.11"}, {"builds_city", "BR-7.14"}, {"builds_twice", "BR-12.17"},
                {"produces", "BR-7.10"}, {"tile_buried", "BR-7.12"}, {"renovates", "BR-5.18"}, {"flips", "BR-5.19"},
                {"makes", "BR-5.30"}, {"makes_for_monarch", "BR-16.10"}, {"makes_beside", "BR-5.36"},
                {"trades", "BR-5.42"}, {"gains", "BR-6.12"}, {"pays", "BR-6.2"}, {"pays_gold_card", "BR-6.5"},
                {"pays_combat_card", "BR-16.9"}, {"uses_coin", "BR-6.14"}, {"drops", "BR-6.11"},
                {"drops_gold", "BR-6.13"}, {"drops_combat", "BR-6.13"}, {"draws_gold", "BR-13.1"},
                {"drew_gold", "BR-13.1"}, {"draws_combat", "BR-14.1"}, {"drew_combat", "BR-14.1"},
                {"draws_task", "BR-11.11"}, {"drew_task", "BR-11.11"}, {"gold_shuffled", "BR-13.4"},
                {"combat_shuffled", "BR-14.3"}, {"nothing_to_draw", "BR-13.5"}, {"moves", "BR-8.1"},
                {"jumps", "BR-5.50"}, {"peeks", "BR-11.3"}, {"saw_tile", "BR-11.3"}, {"musters", "BR-15.18"},
                {"discovers", "BR-11.1"}, {"keeps_species", "BR-11.4"}, {"keeps_culture", "BR-11.12"},
                {"takes_mine", "BR-11.5"}, {"basin_fills", "BR-11.7"}, {"attacks", "BR-8.3"}, {"fires", "BR-8.7"},
                {"storms", "BR-11.15"}, {"uses_bonus", "BR-9.5"}, {"lays", "BR-9.6"}, {"shows", "BR-9.9"},
                {"dutch_show", "BR-19.9"}, {"camps", "BR-9.31"}, {"cancels", "BR-14.8"},
                {"cancels_bonuses", "BR-14.9"}, {"strengths", "BR-9.10"}, {"wins", "BR-9.10"}, {"defends", "BR-9.10"},
                {"expedition_won", "BR-11.19"}, {"expedition_fails", "BR-11.20"}, {"unit_beaten", "BR-9.11"},
                {"unit_lost", "BR-9.12"}, {"unit_saved", "BR-14.7"}, {"occupies", "BR-10.1"}, {"returns", "BR-10.3"},
                {"reveals", "BR-15.1"}, {"places_palace", "BR-15.31"}, {"era_begins", "BR-15.8"},
                {"token_under", "BR-15.9"}, {"sacrifices", "BR-12.13"}, {"plays_gold", "BR-13.2"},
                {"shows_outpost", "BR-13.10"}, {"spies_on", "BR-13.13"}, {"spy_saw_task", "BR-13.13"},
                {"spy_saw_gold", "BR-13.13"}, {"spy_saw_combat", "BR-13.13"}, {"withdraws", "BR-13.12"},
                {"last_round", "BR-18.1"}, {"puts_in_factory", "BR-12.15"}, {"exchanges_signo", "BR-13.14"},
                {"solo_won", "BR-19.6"}, {"solo_lost", "BR-19.7"}, {"game_over", "BR-18.1"},
                {"final_score", "BR-18.13"}
            },
        .verb_rules =
            {
                {"choose_board", "BR-2.7"}, {"keep_task", "BR-2.9"}, {"reign", "BR-2.11"}, {"found", "BR-2.15"},
                {"act", "BR-4.2"}, {"deploy", "BR-5.1"}, {"paint", "BR-5.11"}, {"refill", "BR-12.2"},
                {"build", "BR-5.16"}, {"build_city", "BR-7.13"}, {"build_twice", "BR-12.17"}, {"site", "BR-7.3"},
                {"renovate", "BR-5.19"}, {"flip", "BR-5.19"}, {"make", "BR-5.30"}, {"make_for_monarch", "BR-16.10"},
                {"make_beside", "BR-5.36"}, {"take_raw", "BR-5.40"}, {"trade", "BR-5.42"}, {"give", "BR-5.48"},
                {"give_from", "BR-5.48"}, {"give_combat", "BR-5.46"}, {"stop", "BR-4.6"}, {"move", "BR-8.1"},
                {"move_fight", "BR-11.15"}, {"go", "BR-4.9"}, {"go_fight", "BR-11.15"}, {"sail", "BR-12.23"},
                {"sail_fight", "BR-11.15"}, {"ride", "BR-8.9"}, {"ride_fight", "BR-11.15"}, {"halt", "BR-8.9"},
                {"fire", "BR-8.7"}, {"assault", "BR-8.8"}, {"peek", "BR-11.3"}, {"muster", "BR-15.18"},
                {"end", "BR-4.12"}, {"use_all", "BR-9.5"}, {"leave", "BR-9.26"}, {"lay", "BR-9.6"}, {"laid", "BR-9.6"},
                {"camp", "BR-9.31"}, {"camp_from", "BR-9.31"}, {"enough", "BR-9.31"}, {"lose", "BR-9.13"},
                {"save", "BR-14.7"}, {"reveal", "BR-15.1"}, {"play", "BR-13.2"}, {"sacrifice", "BR-12.13"},
                {"isabel", "BR-12.8"}, {"outpost", "BR-13.10"}, {"spy_on", "BR-13.13"}, {"withdraw", "BR-13.12"},
                {"palace", "BR-15.7"}, {"no_palace", "BR-15.35"}, {"put_under", "BR-15.9"}, {"quilombo", "BR-11.11"},
                {"no_task", "BR-11.11"}, {"pay", "BR-6.2"}, {"pay_from", "BR-6.2"}, {"pay_gold", "BR-6.5"},
                {"pay_combat", "BR-16.9"}, {"use", "BR-6.14"}, {"drop", "BR-6.11"}, {"drop_gold", "BR-6.13"},
                {"drop_combat", "BR-6.13"}, {"factory", "BR-12.15"}, {"signo", "BR-13.14"}, {"done", "BR-18.15"}
            },
    };
    // clang-format on
    return kMarks;
}

}  // namespace pentarchy::brazil
