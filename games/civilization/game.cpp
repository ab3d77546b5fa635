// What a table of Civilization may choose, and the words of the game.
#include "games/civilization/game.h"

namespace pentarchy::civilization {

// CV-1.31, CV-1.32, CV-2.1, CV-5.14, CV-15.3, CV-17.10
const std::vector<OptionInfo>& Civilization::options() {
    static const std::vector<OptionInfo> kOptions{
        {"nations", {"dealt", "chosen"}},           {"social_policies", {"true", "false"}},
        {"investments", {"true", "false"}},         {"relics", {"true", "false"}},
        {"two_player_thinning", {"false", "true"}}, {"deals", {"on", "off"}},
        {"turns", {"60", "30", "100", "12"}}};
    return kOptions;
}

std::string Civilization::side(const Look& l, Seat seat) {
    const uint8_t nation = l.s.player[seat].nation;
    return nation == kNone ? "" : l.t.nation_words[nation];
}

#define WORDS_FILE "games/civilization/words.def"
#define WORDS_GAME Civilization
#include "engine/moves/words_tables.inc"  // vocabulary(), words()

}  // namespace pentarchy::civilization
