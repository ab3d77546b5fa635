// What the tests over all cards share. A card is its object in components.json, read here by itself and not through the
// tables of the rules: what a test expects comes from the data. Red gets the card where the Romans live (battle_desk.h
// has the map), uses it or lets it happen, and the state document is compared with what it would be without.
#pragma once

#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {

struct Card {
    std::string list, word;  // "techs", "pottery"; the levels of an investment are cards of their own
    Json data;
    std::string thing() const;  // its name in moves and among what was used
    bool has(const char* key) const { return data.as_object().contains(key); }
};
std::vector<Card> cards_of(const std::string& list);
void PrintTo(const Card& card, std::ostream* out);  // for GoogleTest

// One effect of an ability at one of its moments.
struct Trial {
    Card card;
    Json ability, effect;
    std::string moment;
    int number = 0;  // of its abilities that do something, from 1
    int option = 0;  // of effects to choose from, from 1

    std::string op() const { return text("op"); }
    std::string text(const char* key) const;
    int n() const;                            // 1 if nothing is said
    bool says(const char* key) const;         // a flag or word of the ability
    std::string often() const;                // "each" if nothing is said
    int cost(const std::string& kind) const;  // 0 if it is not asked for
    std::string use() const;                  // as `use` names it
    bool by_name() const;                     // used at will in an own part, in a battle, in Trade or Research
};
std::vector<Trial> trials_of(const Card& card);

// Red has it, and it works; without it, nothing is left where it was.
void give(Given& given, const Card& card);

// Where a trial happens, and what is played before the card itself.
struct Scene {
    Given given;
    MoveTexts moves;   // "red build capital army", "luck turn_tile neutral_03"
    MoveTexts wanted;  // beginnings of the answers that are preferred afterwards
    std::string row;   // where it is read, beside the boxes of own parts
};
Scene scene_of(const Trial& trial);
// What its operation is aimed at lies ready, the farthest first among the answers (every_target.cpp).
void add_targets(Scene& scene, const Trial& trial);
Desk act(const Scene& scene);  // up to the card itself
// Luck and questions until a box of an own part asks again: wanted answers first, then whatever is no pass.
void resolve(Desk& d, const Scene& scene);

// Compares what has become of it with what would be without it.
void expect_effect(const Trial& trial, const Desk& with, const Desk& without);

inline std::string row_b(int column) { return "b" + std::to_string(column); }  // squares from west to east

// Of documents.
int number_at(const Json& document, const std::string& path);
int sum_at(const Json& document, const std::string& path);  // of all numbers below it
int figures_of(const Json& document, const std::string& seat, const std::string& kind);

}  // namespace pentarchy::civilization
