// What a table of Mombasa may choose, and the words of the game.
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

const std::vector<OptionInfo>& Mombasa::options() {
    static const std::vector<OptionInfo> kOptions{{"variable_tracks", {"false", "true"}},
                                                  {"variable_start_tiles", {"false", "true"}},
                                                  {"majority_requires_lowest_tier", {"false", "true"}},
                                                  {"single_share_may_be_sold", {"false", "true"}},
                                                  {"start_player", {"random", "first_seat"}}};
    return kOptions;
}

#define WORDS_FILE "games/mombasa/words.def"
#define WORDS_GAME Mombasa
#include "engine/moves/words_tables.inc"  // vocabulary(), words()

}  // namespace pentarchy::mombasa
