#include "games/civilization/tests/every_force.h"

#include <algorithm>

namespace pentarchy::civilization {

Given scenery(const std::string& phase, const std::string& who) {
    const bool of_all = phase == "trade" || phase == "research";
    Given given = at(phase, of_all ? "" : who).nations({"romans", "germans"}).government("red", "feudalism");
    given.tile(2, "neutral_01", "north").tile(3, "neutral_02", "north");
    given.techs("red", {"logistics"}, {8, 6, 4, 2}).techs("blue", {"navy"}, {8, 6, 4, 2});
    for (const char* figure : {"army_1", "scout_1"}) given.figure("red", figure, "a2").figure("blue", figure, "g13");
    given.thing("b3", "trading_post").thing("c1", "library");
    return given.trade("red", 27)
        .culture("red", 40)
        .trade("blue", 9)
        .culture("blue", 9)
        .set({"players", "red", "nation"}, "americans")
        .with(R"({"players": {"red": {"coins_on": {"sheet": 7}, "policies": []}, "blue": {"policies": []}}})");
}
Desk in_force(Given given, const Card& card) {
    give(given, card);
    return Desk(2, given);
}
// The marker of a great person lies there all the same; another nation's card is of no matter.
Desk not_in_force(Given given, const Card& card) {
    if (card.list == "nations" && card.word == "americans") given.set({"players", "red", "nation"}, "english");
    if (card.list == "people") {
        give(given, card);
        given.set({"players", "red", "people"}, names({})).set({"players", "red", "people_shown"}, names({}));
    }
    return Desk(2, given);
}

std::vector<Card> lasting(const char* form) {
    std::vector<Card> out;
    for (const char* list : {"techs", "nations", "governments", "policies", "investments", "wonders", "people"})
        for (const Card& card : cards_of(list)) {
            const Json* abilities = card.data.as_object().if_contains("abilities");
            if (!abilities) continue;
            const boost::json::array& all = abilities->as_array();
            if (std::any_of(all.begin(), all.end(), [&](const Json& a) { return a.as_object().contains(form); }))
                out.push_back(card);
        }
    return out;
}
std::string word_of_card(const testing::TestParamInfo<Card>& info) { return info.param.thing(); }

}  // namespace pentarchy::civilization
