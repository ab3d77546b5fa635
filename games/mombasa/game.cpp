// The id words of Mombasa's values.
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

std::string word(const Tables& t, int kind, uint16_t value) {
    const auto from = [&](const std::vector<std::string>& words) {
        CHECK(value < words.size());
        return words[value];
    };
    switch (kind) {
        case kSeatKind: return from(t.seat_words);
        case kCompany: return from(t.company_words);
        case kRegion: return from(t.region_words);
        case kSide: return from(t.side_words);
        case kCard: return from(t.face_words);
        case kBook: return from(t.book_words);
        case kStartTile: return from(t.start_tile_words);
        case kTile: return from(t.tile_words);
        case kSpace: return from(t.space_words);
        case kCardSpace: return from(t.card_space_words);
        case kBookSpace: return from(t.book_space_words);
        case kCommodity: return from(t.commodity_words);
        case kSlot: return from(t.slot_words);
        default: return std::to_string(value);
    }
}

}  // namespace pentarchy::mombasa
