// The id words of the game's values, and which tables may be opened.
#include "games/settlers/game.h"

namespace pentarchy::settlers {

// IS-19.1  One seat is the solo game, which knows no variants.
bool allows(int seats, const Json& options) {
    if (seats != 1) return seats > 1 && seats <= kSeats;
    const std::string lookout = option_value(options, "lookout");
    return (lookout.empty() || lookout == "standard") && option_value(options, "peaceful") != "true";
}

const std::vector<std::string>& words(const Tables& t, int kind) {
    static const std::vector<std::string> kNoWords;
    switch (kind) {
        case kSeatKind: return t.seat_words;
        case kFaction: return t.faction_words;
        case kDeck: return t.deck_words;
        case kCard: return t.face_words;
        case kLocation: return t.card_words;
        case kGood: return t.good_words;
        case kGrade: return t.grade_words;
        case kChoice: return t.choice_words;
        default: return kNoWords;
    }
}

std::string word(const Tables& t, int kind, uint16_t value) {
    if (kind == kNumberKind) return std::to_string(value);
    CHECK(value < words(t, kind).size());
    return words(t, kind)[value];
}

}  // namespace pentarchy::settlers
