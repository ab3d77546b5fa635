// The id words of the game's values, and which tables may be opened.
#include "games/settlers/game.h"

namespace pentarchy::settlers {

// IS-19.1  One seat is the solo game, which knows no variants.
bool allows(int seats, const Json& options) {
    if (seats != 1) return seats > 1 && seats <= kSeats;
    const std::string lookout = option_value(options, "lookout");
    return (lookout.empty() || lookout == "standard") && option_value(options, "peaceful") != "true";
}

std::string word(const Tables& t, int kind, uint16_t value) {
    const auto from = [&](const std::vector<std::string>& words) {
        CHECK(value < words.size());
        return words[value];
    };
    switch (kind) {
        case kSeatKind: return from(t.seat_words);
        case kFaction: return from(t.faction_words);
        case kDeck: return from(t.deck_words);
        case kCard: return from(t.face_words);
        case kLocation: return from(t.card_words);
        case kGood: return from(t.good_words);
        case kGrade: return from(t.grade_words);
        case kChoice: return from(t.choice_words);
        default: return std::to_string(value);
    }
}

}  // namespace pentarchy::settlers
