// A battle as a scene: who fights about what, the two sides' bonuses item by item, the fronts face to face, the hands -
// one's own card by card, the other's by number - and what each side is worth now (CV-9).
#include "games/civilization/battle.h"
#include "games/civilization/paint.h"

namespace pentarchy::civilization {

namespace {

constexpr int kColumn = 39;

std::string side_name(const Brush& b, int side) {
    const std::string word = b.noun("side", b.l.t.side_words, side);
    const std::string who = are_barbarians(b.l, side) ? b.say("side.barbarians") : b.seat(b.l.s.battle.owner[side]);
    return word + " (" + who + ")";
}

// "infantry 2/2: 3 strength, 2 of 3 health".
std::string unit_words(const Brush& b, int side, int unit) {
    const int health = health_of(b.l, side, unit), wounds = b.l.s.battle.wound[unit];
    return b.noun("unit", b.l.t.face_words, b.l.t.unit_face[unit]) + " (" +
           b.say("painted.unit", std::vector<Arg>{number_arg("number", strength_of(b.l, side, unit)),
                                                  number_arg("number2", health - wounds)}) +
           ")";
}

void line_of_two(const Brush& b, const std::string& left, const std::string& right) {
    b.p.line(pad(left, kColumn) + (b.p.lines ? "│ " : "| ") + right);
}

// Facing units side by side, then those that nobody faces.
void paint_fronts(const Brush& b) {
    const UnitSet attack = b.l.s.units.ids_at(kInPlay0 + kAttack), defence = b.l.s.units.ids_at(kInPlay0 + kDefence);
    for (const int unit : attack) {
        const int foe = b.l.s.battle.foe[unit] - 1;
        line_of_two(b, unit_words(b, kAttack, unit),
                    foe >= 0 && defence.has(foe) ? unit_words(b, kDefence, foe) : b.dash());
    }
    for (const int unit : defence)
        if (const int foe = b.l.s.battle.foe[unit] - 1; foe < 0 || !attack.has(foe))
            line_of_two(b, b.dash(), unit_words(b, kDefence, unit));
}

// Cards that can be seen, and how many others there are.
void paint_hand(const Brush& b, int side) {
    Lines parts;
    int unseen = b.l.s.battle.hand[side];
    for (const int unit : hand_of(b.l, side)) parts.push_back(unit_words(b, side, unit)), --unseen;
    if (unseen > 0) parts.push_back(b.counted("cards", unseen));
    const std::vector<Arg> whose{{"side", b.l.t.side_words[static_cast<size_t>(side)]}};
    if (!parts.empty()) b.flow(b.say("painted.hand", whose) + " ", split_words(join(parts)), 4);
}

// CV-9.15 to CV-9.19  What the rules add up, as they say it.
void paint_bonuses(const Brush& b) {
    State copy = b.l.s;
    Log lines;
    Play play(b.l.t, copy, &lines);
    for (const int side : {kAttack, kDefence})
        if (b.l.s.battle.owner[side] != kNobody) combat_bonus(play, side);
    for (const Line& line : lines) b.flow("  ", split_words(line_text<Civilization>(b.l.t, b.p.text, line)), 4);
}

}  // namespace

void paint_battle(const Brush& b) {
    const Battle& battle = b.l.s.battle;
    constexpr const char* kFields[] = {"", "village", "figures", "city"};
    const std::vector<Arg> where{{"square", b.square(battle.square)}};
    b.p.line(b.p.bold(b.say(std::string("painted.battle.") + kFields[static_cast<size_t>(battle.field)], where)));
    paint_bonuses(b);
    line_of_two(b, b.p.bold(side_name(b, kAttack)), b.p.bold(side_name(b, kDefence)));
    paint_fronts(b);
    for (const int side : {kAttack, kDefence}) paint_hand(b, side);
    Lines sums;
    for (const int side : {kAttack, kDefence})
        sums.push_back(b.say("painted.sum", std::vector<Arg>{{"side", b.l.t.side_words[static_cast<size_t>(side)]},
                                                             number_arg("number", battle_sum(b.l, side)),
                                                             number_arg("number2", battle.bonus[side]),
                                                             number_arg("number3", battle.killed[side])}));
    for (const std::string& sum : sums) b.flow("", split_words(sum), 2);
}

}  // namespace pentarchy::civilization
