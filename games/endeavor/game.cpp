// What a table of Endeavor may choose, and the words of the game.
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

const std::vector<OptionInfo>& Endeavor::options() {
    static const std::vector<OptionInfo> kOptions{{"phase_mode", {"table_order", "individual"}},
                                                  {"payment_mode", {"by_finance", "single"}},
                                                  {"two_player_neutral", {"false", "true"}}};
    return kOptions;
}

// EN-2.16, EN-23.20  Three to five, or two with the neutral colour.
bool Endeavor::allows(int seats, const Json& options) {
    return option_value(options, "two_player_neutral") == "true" ? seats == 2 : GameDefaults::allows(seats, options);
}

#define WORDS_FILE "games/endeavor/words.def"
#define WORDS_GAME Endeavor
#include "engine/moves/words_tables.inc"  // vocabulary(), words()

}  // namespace pentarchy::endeavor
