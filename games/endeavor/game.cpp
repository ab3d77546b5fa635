// The id words of Endeavor's values.
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

const std::vector<std::string>& words(const Tables& t, int kind) {
    static const std::vector<std::string> kNoWords;
    switch (kind) {
    case kSeatKind: return t.colour_words;
    case kRegion: return t.region_words;
    case kCity: return t.city_words;
    case kLink: return t.link_words;
    case kDeck: return t.deck_words;
    case kCard: return t.card_words;
    case kBuilding: return t.building_words;
    case kToken: return t.token_words;
    case kTrack: return t.track_words;
    case kPlace: return t.place_words;
    case kColour: return t.colour_words;
    default: return kNoWords;
    }
}

std::string word(const Tables& t, int kind, uint16_t value) {
    if (kind == kNumberKind) return std::to_string(value);
    CHECK(value < words(t, kind).size());
    return words(t, kind)[value];
}

}  // namespace pentarchy::endeavor
