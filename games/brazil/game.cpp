// What a table of Brazil: Imperial may choose, and the words of the game.
#include "games/brazil/game.h"

namespace pentarchy::brazil {

namespace {

// BR-17.1  How many players each map is for; other maps of an edition are checked when the table is set up.
constexpr std::pair<const char*, int> kMaps[] = {
    {"map_pernambuco", 1},  {"map_guanabara", 2},   {"map_cisplatina", 2},    {"map_amazon", 2},
    {"map_platine_war", 3}, {"map_tordesillas", 3}, {"map_sao_francisco", 4}, {"map_atlantic", 4}};

}  // namespace

const std::vector<OptionInfo>& Brazil::options() {
    static const std::vector<OptionInfo> kOptions = [] {
        OptionInfo map{"map", {"standard"}};
        for (const auto& [name, players] : kMaps) map.values.emplace_back(name);
        return std::vector<OptionInfo>{map, {"boards", {"random", "choose", "fixed"}}};
    }();
    return kOptions;
}

// BR-2.1, BR-19.1  A map has its number of players; alone one plays green.
bool Brazil::allows(int seats, const Json& options) {
    const std::string wanted = option_value(options, "map"), boards = option_value(options, "boards");
    for (const auto& [name, players] : kMaps)
        if (wanted == name && players != seats) return false;
    if (seats == 1 && boards == "choose") return false;
    return seats >= 1 && seats <= kSeats;
}

std::string Brazil::side(const Look& l, Seat seat) {
    const uint8_t board = l.s.player[seat].board;
    return board == kNone ? "" : l.t.board_words[board];
}

#define WORDS_FILE "games/brazil/words.def"
#define WORDS_GAME Brazil
#include "engine/moves/words_tables.inc"  // vocabulary(), words()

}  // namespace pentarchy::brazil
