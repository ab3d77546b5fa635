// The id words of Mombasa's values.
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

const std::vector<std::string>& words(const Tables& t, int kind) {
    static const std::vector<std::string> kNoWords;
    switch (kind) {
        case kSeatKind: return t.seat_words;
        case kCompany: return t.company_words;
        case kRegion: return t.region_words;
        case kSide: return t.side_words;
        case kCard: return t.face_words;
        case kBook: return t.book_words;
        case kStartTile: return t.start_tile_words;
        case kTile: return t.tile_words;
        case kSpace: return t.space_words;
        case kCardSpace: return t.card_space_words;
        case kBookSpace: return t.book_space_words;
        case kCommodity: return t.commodity_words;
        case kSlot: return t.slot_words;
        default: return kNoWords;
    }
}

std::string word(const Tables& t, int kind, uint16_t value) {
    if (kind == kNumberKind) return std::to_string(value);
    CHECK(value < words(t, kind).size());
    return words(t, kind)[value];
}

}  // namespace pentarchy::mombasa
