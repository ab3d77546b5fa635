// The id words of Endeavor's values.
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

std::string word(const Tables& t, int kind, uint16_t value) {
    const auto from = [&](const std::vector<std::string>& words) {
        CHECK(value < words.size());
        return words[value];
    };
    switch (kind) {
    case kSeatKind: return from(t.colour_words);
    case kRegion: return from(t.region_words);
    case kCity: return from(t.city_words);
    case kLink: return from(t.link_words);
    case kDeck: return from(t.deck_words);
    case kCard: return from(t.card_words);
    case kBuilding: return from(t.building_words);
    case kToken: return from(t.token_words);
    case kTrack: return from(t.track_words);
    case kPlace: return from(t.place_words);
    case kColour: return from(t.colour_words);
    default: return std::to_string(value);
    }
}

}  // namespace pentarchy::endeavor
