// Positions that cannot be: each is refused with one sentence that names what is wrong, and nothing stops.
#include "engine/document/patch.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// What is said against this patch over a fresh game of two with nations chosen; empty if it loads.
std::string said(const std::string& given) {
    const Desk fresh(2);
    try {
        Log lines;
        (void)patched<Civilization>(fresh.t, fresh.s, parse_json(given, "given"), "given", lines);
    } catch (const BadInput& error) {
        return error.what();
    }
    return "";
}
bool says(const std::string& given, const std::string& part) {
    const std::string what = said(given);
    if (what.find(part) == std::string::npos) ADD_FAILURE() << given << " says: " << what;
    return true;
}

// CV-4.31: a metropolis is a capital and a square beside it.
TEST(CivilizationGiven, a_metropolis_is_in_one_piece) {
    const std::string turn = R"(, "turn": {"phase": "city", "seat": "red"}})";
    says(R"({"players": {"red": {"cities": {"capital": {"second": "a1"}}}})" + turn, "CV-4.31");
    says(R"({"players": {"red": {"cities": {"capital": {"second": "d4"}}}})" + turn, "CV-4.31");
    says(R"({"players": {"red": {"cities": {"second": {"second": "d4"}}}})" + turn, "CV-4.31");
    EXPECT_EQ(said(R"({"players": {"red": {"cities": {"capital": {"second": "b3"}}}})" + turn), "");
}

// CV-1.13, CV-1.16, CV-2.9, CV-15.1: nothing lies twice, nor where there is no place.
TEST(CivilizationGiven, nothing_lies_twice) {
    const std::string turn = R"(, "turn": {"phase": "city", "seat": "red"}})";
    says(R"({"things": {"d1": "atlantis", "d2": "atlantis"})" + turn, "CV-1.13");
    says(R"({"things": {"d1": "city_state_1", "d2": "city_state_1"})" + turn, "CV-1.13");
    says(R"({"tiles": {"2": {"tile": "neutral_01", "arrow": "north"}, "3": {"tile": "neutral_01", "arrow": "north"}})" +
             turn,
         "CV-1.16");
    says(R"({"wonders": {"oracle": 3})" + turn, "CV-15.1");
    says(R"({"wonders_left": {"ancient": 20})" + turn, "wonders_left");
    says(R"({"wonders": {"oracle": "green"})" + turn, "wonders.oracle");
}

// CV-6.62: in every phase alike.
TEST(CivilizationGiven, a_wonder_and_its_marker) {
    for (const char* phase : {"start", "trade", "city", "move", "research"})
        says(R"({"wonders": {"oracle": "red"}, "turn": {"phase": ")" + std::string(phase) + R"("}})",
             "a wonder and its marker do not agree");
}

// A battle, what is announced and whose turn it is cannot be made up.
TEST(CivilizationGiven, what_only_moves_can_bring) {
    says(R"({"first": null, "turn": {"phase": "trade"}})", "first");
    says(R"({"chain": [{"deed": "event", "actor": "red", "aimed": [], "what": 200}], "turn": {"phase": "trade"}})",
         "chain.0.what");
    Desk d(
        2,
        at("move", "red").tile(2, "neutral_01", "north").figure("red", "army_1", "b3").figure("blue", "army_1", "b4"));
    d.play("red", "move b3 1 0").until("leg").play("red", "enter b4").until("battle_turn");
    Log lines;
    const Json turn = parse_json(R"({"turn": {"phase": "city"}})", "given");
    EXPECT_THROW((void)patched<Civilization>(d.t, d.s, turn, "given", lines), BadInput);
}

// Nobody is on the way when a part begins.
TEST(CivilizationGiven, nobody_is_on_the_way) {
    Desk d(2, at("move", "red").with(R"({"players": {"red": {"figures": {"scout_2": {"on_way": true}}}}})"));
    EXPECT_EQ(d.at("players.red.figures.scout_2.on_way"), Json(false));
}

}  // namespace
}  // namespace pentarchy::civilization
