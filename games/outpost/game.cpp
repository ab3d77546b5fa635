// The id words of Outpost's values.
#include "games/outpost/game.h"

namespace pentarchy::outpost {

const std::vector<std::string>& words(const Tables& t, int kind) {
    static const std::vector<std::string> kNoWords;
    switch (kind) {
    case kSeatKind: return t.seat_words;
    case kSite: return t.site_words;
    case kHut: return t.hut_words;
    case kGood: return t.good_words;
    case kOrder: return t.order_words;
    case kCard: return t.card_kind_words;
    case kCopy: return t.card_words;
    case kProject: return t.project_words;
    case kTile: return t.tile_words;
    default: return kNoWords;
    }
}

// A site is numbered by row and column, a card by its copy but called by its kind.
std::string word(const Tables& t, int kind, uint16_t value) {
    if (kind == kNumberKind) return std::to_string(value);
    const size_t i = kind == kSite ? static_cast<size_t>(index(site_of(value))) : kind == kCard ? static_cast<size_t>(t.card[value]) : value;
    CHECK(i < words(t, kind).size());
    return words(t, kind)[i];
}

}  // namespace pentarchy::outpost
