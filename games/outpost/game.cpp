// What a table of Outpost may choose, and the words of the game.
#include "games/outpost/game.h"

namespace pentarchy::outpost {

const std::vector<OptionInfo>& Outpost::options() {
    static const std::vector<OptionInfo> kOptions{{"deals", kDealsWords}, {"projects", {"plain", "handy"}}};
    return kOptions;
}

// A site is numbered by row and column, a card by its copy but called by its kind.
std::string Outpost::word(const Edition& t, int kind, uint16_t value) {
    if (kind == kSite) value = static_cast<uint16_t>(index(site_of(value)));
    if (kind == kCard) value = static_cast<uint16_t>(t.card[value]);
    return GameDefaults::word(t, kind, value);
}

#define WORDS_FILE "games/outpost/words.def"
#define WORDS_GAME Outpost
#include "engine/moves/words_tables.inc"  // vocabulary(), words()

}  // namespace pentarchy::outpost
