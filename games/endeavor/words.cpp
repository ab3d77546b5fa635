// The vocabulary: the name of each verb and message, and the kinds of its arguments, in the order of moves.h.
#include "base/check.h"
#include "games/endeavor/moves.h"

namespace pentarchy::endeavor {

const Vocabulary& vocabulary() {
    static const uint8_t n = kNumberKind, s = kSeatKind;
    static const Vocabulary kVocabulary{
        {"number", "seat", "region", "city", "link", "deck", "card", "building", "token", "track", "place", "colour"},
        {{"lay", {kPlace, kToken}},
         {"start_seat", {s}},
         {"build", {kBuilding}},
         {"pay", {kBuilding}},
         {"activate", {kBuilding}},
         {"spend", {kToken}},
         {"pass", {}},
         {"ship", {kRegion}},
         {"occupy", {kCity}},
         {"attack", {kCity}},
         {"draw", {kDeck}},
         {"payment", {}},
         {"stop", {}},
         {"discard", {kCard}},
         {"keep_governor", {}},
         {"neutral_ship", {kRegion}},
         {"neutral_occupy", {kCity}},
         {"neutral_draw", {kDeck}},
         {"neutral_none", {}}},
        {{"starts", {s}},
         {"round_begins", {n}},
         {"builds", {s, kBuilding}},
         {"builds_nothing", {s}},
         {"grows", {s, n}},
         {"pays_worker", {s, kBuilding}},
         {"activates", {s, kBuilding}},
         {"spends", {s, kToken}},
         {"passes", {s}},
         {"ships", {s, kRegion}},
         {"ships_beside", {s, kRegion}},
         {"occupies", {s, kCity}},
         {"attacks", {s, kColour, kCity}},
         {"takes_token", {s, kToken}},
         {"takes_link_token", {s, kToken, kLink}},
         {"draws", {s, kCard}},
         {"opens", {kRegion}},
         {"wins_governor", {s, kCard}},
         {"governor_gone", {kCard}},
         {"sets_aside", {s, kCard}},
         {"slavery_gone", {}},
         {"discards", {s, kCard}},
         {"keeps_governor", {s}},
         {"neutral_ships", {s, kRegion}},
         {"neutral_occupies", {s, kCity}},
         {"neutral_draws", {s, kCard}},
         {"token_gone", {kToken}},
         {"game_over", {}},
         {"score_cities", {s, n}},
         {"score_links", {s, n}},
         {"score_track", {s, n, kTrack}},
         {"score_cards", {s, n}},
         {"score_place", {s, n}},
         {"score_buildings", {s, n}},
         {"score_harbour", {s, n}},
         {"score_slavery", {s, n}},
         {"score_total", {s, n}},
         {"score_minus", {s, n}}}};
    CHECK(kVocabulary.verbs.size() == static_cast<size_t>(Verb::kCount));
    CHECK(kVocabulary.messages.size() == static_cast<size_t>(Msg::kCount));
    return kVocabulary;
}

}  // namespace pentarchy::endeavor
