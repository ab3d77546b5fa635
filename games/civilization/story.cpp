// How the log of Civilization is told as a story (engine/text/story.h): where its lines begin, which messages the score
// sheet repeats, and the rule that a message or a move goes back to.
#include "games/civilization/game.h"

namespace pentarchy::civilization {

const StoryMarks& Civilization::story_marks() {
    // clang-format off
    static const StoryMarks kMarks{
        .begins = {"start_box", "trade_box", "city_box", "move_box", "battle_turn", "loot_box"},
        .told_by_changes = {},
        .left_out = {"has_researched", "final_progress"},
        .message_rules =
            {
                {"first_player", "CV-2.19"}, {"dealt_nations", "CV-2.1"}, {"plays_nation", "CV-2.2"},
                {"wonder_shown", "CV-2.11"}, {"wonder_drawn", "CV-2.10"}, {"start_tech", "CV-2.50"},
                {"adopts", "CV-13.3"}, {"returns", "CV-13.5"}, {"founds_capital", "CV-2.57"},
                {"places_figure", "CV-2.61"}, {"places_wonder", "CV-2.64"}, {"draws_unit", "CV-6.31"},
                {"drew_unit", "CV-6.31"}, {"no_unit_left", "CV-6.31"}, {"units_shuffled", "CV-18.1"},
                {"turn_begins", "CV-3.1"}, {"passes_first", "CV-3.6"}, {"start_phase", "CV-4.1"},
                {"trade_phase", "CV-5.1"}, {"city_phase", "CV-6.1"}, {"move_phase", "CV-8.1"},
                {"research_phase", "CV-10.1"}, {"founds_city", "CV-4.21"}, {"city_state_razed", "CV-4.20"},
                {"governs", "CV-4.55"}, {"unlocks", "CV-4.50"}, {"assigns", "CV-12.1"}, {"grows", "CV-4.31"},
                {"figure_home", "CV-4.23"}, {"collects_trade", "CV-5.1"}, {"builds", "CV-6.10"},
                {"builds_at", "CV-6.41"}, {"rushes", "CV-6.14"}, {"uses_program", "CV-6.96"},
                {"spends_caravan", "CV-6.99"}, {"replaces_building", "CV-6.67"}, {"replaces_wonder", "CV-6.67"},
                {"replaces_person", "CV-7.46"}, {"devotes_to_arts", "CV-6.80"}, {"harvests", "CV-6.85"},
                {"starts_program", "CV-6.95"}, {"moves", "CV-8.2"}, {"reveals_tile", "CV-8.31"},
                {"disbands", "CV-8.70"}, {"fortifies", "CV-8.71"}, {"sends_caravan", "CV-8.73"},
                {"has_researched", "CV-10.3"}, {"learns", "CV-10.3"}, {"researches_nothing", "CV-10.7"},
                {"rank_rises", "CV-10.21"}, {"buildings_upgraded", "CV-6.52"}, {"uses", "CV-10.40"},
                {"pays", "CV-10.43"}, {"gains", "CV-18.4"}, {"gains_trade", "CV-5.2"}, {"gains_culture", "CV-6.80"},
                {"gains_coin", "CV-11.5"}, {"gives_coin", "CV-11.5"}, {"boosts", "CV-6.11"}, {"wins", "CV-17.5"}, {"nobody_wins", "CV-17.10"},
                {"game_over", "CV-17.5"}, {"final_progress", "CV-17.12"}, {"advances", "CV-7.5"},
                {"draws_event", "CV-7.20"}, {"drew_event", "CV-7.20"}, {"no_event_left", "CV-7.20"},
                {"events_shuffled", "CV-18.1"}, {"discards_event", "CV-7.22"}, {"gains_person", "CV-7.40"},
                {"drew_person", "CV-7.40"}, {"person_passed_over", "CV-7.41"}, {"no_person_left", "CV-7.42"},
                {"people_shuffled", "CV-18.1"}, {"places_person", "CV-7.43"}, {"loses_person", "CV-7.52"},
                {"plays", "CV-7.24"}, {"reveals_person", "CV-7.51"}, {"discards_person", "CV-7.48"},
                {"cancels", "CV-19.1"}, {"cancelled", "CV-19.6"}, {"pays_marker", "CV-8.51"},
                {"aimed_at_seat", "CV-19.2"}, {"aimed_at_square", "CV-19.2"}, {"figure_killed", "CV-21.13"},
                {"person_killed", "CV-7.53"}, {"building_razed", "CV-6.58"}, {"terrain_changed", "CV-21.10"},
                {"loses_coin", "CV-11.6"}, {"switches_policy", "CV-13.7"}, {"acts_again", "CV-21.28"},
                {"village_appears", "CV-21.11"}, {"takes_hut", "CV-8.43"}, {"takes_village", "CV-8.48"},
                {"keeps_marker", "CV-8.43"}, {"shows_marker", "CV-8.43"}, {"city_state_found", "CV-8.55"},
                {"kills_scouts", "CV-8.61"}, {"figure_dies", "CV-9.66"}, {"attacks_village", "CV-8.44"},
                {"attacks_figures", "CV-9.1"}, {"attacks_city", "CV-8.65"}, {"barbarian_card", "CV-8.44"},
                {"force_drawn", "CV-9.4"}, {"force_card", "CV-9.4"}, {"bonus_building", "CV-9.15"},
                {"bonus_person", "CV-9.15"}, {"bonus_city_state", "CV-9.15"}, {"bonus_thing", "CV-9.18"},
                {"bonus_defence", "CV-9.16"}, {"combat_card", "CV-9.19"}, {"opens_front", "CV-9.38"},
                {"strikes", "CV-9.39"}, {"trumps", "CV-9.47"}, {"wounded", "CV-9.43"}, {"killed", "CV-9.44"},
                {"battle_sums", "CV-9.60"}, {"battle_won", "CV-9.61"}, {"loses_armies", "CV-9.63"},
                {"city_destroyed", "CV-9.67"}, {"capital_taken", "CV-17.4"}, {"fortification_spent", "CV-8.72"},
                {"may_loot", "CV-9.75"}, {"loots_trade", "CV-9.77"}, {"loots_culture", "CV-9.77"},
                {"loots_token", "CV-9.77"}, {"loots_marker", "CV-9.77"}, {"looted_marker", "CV-9.77"},
                {"loots_event", "CV-9.78"}, {"looted_event", "CV-9.78"}, {"loots_coin", "CV-9.82"},
                {"strips_coin", "CV-9.77"}, {"heals", "CV-9.45"}, {"walls_fall", "CV-9.16"},
                {"saves_unit", "CV-20.4"}, {"proposed", "CV-5.10"}, {"refused", "CV-5.10"}, {"withdrawn", "CV-5.14"},
                {"lapsed", "CV-5.14"}, {"dealing", "CV-5.10"}, {"hands_trade", "CV-5.6"}, {"hands_culture", "CV-5.6"},
                {"hands_token", "CV-5.6"}, {"hands_event", "CV-5.12"}, {"hands_hut", "CV-5.12"},
                {"hands_village", "CV-5.12"}, {"got_event", "CV-5.12"}, {"got_marker", "CV-5.12"},
                {"showed_event", "CV-5.12"}, {"showed_marker", "CV-5.12"}, {"invests", "CV-14.3"},
                {"takes_relic", "CV-16.3"}, {"uses_relic", "CV-16.8"}, {"triggers", "CV-0.10"},
                {"aimed_at_wonder", "CV-6.72"}, {"raises_building", "CV-18.3"}, {"raises_figure", "CV-18.3"},
                {"raises_walls", "CV-18.3"}, {"wonder_obsolete", "CV-6.72"}, {"wonder_discarded", "CV-6.74"},
                {"loses_unit", "CV-21.4"}, {"city_nuked", "CV-21.14"}, {"unpaid", "CV-21.31"},
                {"locks_square", "CV-21.15"}, {"horde_attacks", "CV-7.28"}, {"sees_marker", "CV-21.22"}, {"sees_kept", "CV-21.22"},
 {"is_spared", "CV-21.9"}, {"tech_drawn", "CV-15.10"}, {"lays_blank", "CV-21.18"}, {"lowers_tech", "CV-21.19"}, {"trades_in", "CV-20.13"}, {"walls_razed", "CV-6.58"}
            },
        .verb_rules =
            {
                {"keep_nation", "CV-2.1"}, {"adopt", "CV-13.3"}, {"return_policy", "CV-13.5"},
                {"found_capital", "CV-2.57"}, {"found_metropolis", "CV-2.60"}, {"place", "CV-2.61"},
                {"found", "CV-4.21"}, {"govern", "CV-4.55"}, {"assign", "CV-12.1"}, {"grow", "CV-4.31"},
                {"shelter", "CV-4.22"}, {"build", "CV-6.10"}, {"arts", "CV-6.80"}, {"harvest", "CV-6.85"},
                {"program", "CV-6.95"}, {"move", "CV-8.1"}, {"go", "CV-8.2"}, {"reveal", "CV-8.31"},
                {"enter", "CV-8.41"}, {"disband", "CV-8.70"}, {"disband_into", "CV-8.74"}, {"research", "CV-10.1"},
                {"research_too", "CV-21.6"}, {"use", "CV-10.40"}, {"pay", "CV-10.43"}, {"advance", "CV-7.1"},
                {"leap", "CV-7.7"}, {"play_event", "CV-7.24"}, {"reveal_person", "CV-7.51"},
                {"place_person", "CV-7.43"}, {"keep_marker", "CV-7.43"}, {"front", "CV-9.38"}, {"strike", "CV-9.39"},
                {"loot", "CV-9.77"}, {"accept", "CV-5.10"}, {"invest", "CV-14.1"}, {"use_relic", "CV-16.8"},
                {"trigger", "CV-0.10"}, {"done", "CV-3.2"}
            },
    };
    // clang-format on
    return kMarks;
}

}  // namespace pentarchy::civilization
