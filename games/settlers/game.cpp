// What a table of Imperial Settlers may choose, and the words of the game.
#include "games/settlers/game.h"

namespace pentarchy::settlers {

const std::vector<OptionInfo>& Settlers::options() {
    static const std::vector<OptionInfo> kOptions{{"lookout", {"standard", "draft", "advanced"}},
                                                  {"peaceful", {"false", "true"}},
                                                  {"factions", {"choose", "random", "fixed"}}};
    return kOptions;
}

// IS-19.1  One seat is the solo game, which knows no variants.
bool Settlers::allows(int seats, const Json& options) {
    if (seats != 1) return seats > 1 && seats <= kSeats;
    const std::string lookout = option_value(options, "lookout");
    return (lookout.empty() || lookout == "standard") && option_value(options, "peaceful") != "true";
}

std::string Settlers::side(const Look& l, Seat seat) {
    const uint8_t faction = l.s.player[seat].faction;
    return faction == kNone ? "" : l.t.faction_words[faction];
}

#define WORDS_FILE "games/settlers/words.def"
#define WORDS_GAME Settlers
#include "engine/moves/words_tables.inc"  // vocabulary(), words()

}  // namespace pentarchy::settlers
