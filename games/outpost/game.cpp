// The id words of Outpost's values.
#include "games/outpost/game.h"

namespace pentarchy::outpost {

std::string word(const Tables& t, int kind, uint16_t value) {
    const auto from = [&](const std::vector<std::string>& words) {
        CHECK(value < words.size());
        return words[value];
    };
    switch (kind) {
    case kSeatKind: return from(t.seat_words);
    case kSite: return t.site_words[static_cast<size_t>(index(site_of(value)))];
    case kHut: return from(t.hut_words);
    case kGood: return from(t.good_words);
    case kOrder: return from(t.order_words);
    case kCard: return t.card_kind_words[static_cast<size_t>(t.card[value])];
    case kCopy: return from(t.card_words);
    case kProject: return from(t.project_words);
    case kTile: return from(t.tile_words);
    default: return std::to_string(value);
    }
}

}  // namespace pentarchy::outpost
