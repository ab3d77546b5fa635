// What the evaluation sees of a seat: what it has and has begun, its way to its tasks, its units. The parts of the
// evaluation share this. Nothing is remembered and nothing is allocated.
#pragma once

#include "games/brazil/actions.h"

namespace pentarchy::brazil {

// How many of what conditions count, for all conditions at once; what is begun counts as done.
struct Tally {
    uint8_t building[kBuildings]{}, cities = 0, units = 0, paintings = 0, palaces = 0;
    uint8_t goods[3]{};  // by shape
    uint16_t made = 0;   // goods, as bits
    int buildings() const {
        int n = 0;
        for (const uint8_t kind : building) n += kind;
        return n;
    }
    int all_goods() const { return goods[0] + goods[1] + goods[2]; }
};

// What is asked for, by one task or by several at once: the most of each.
struct Wants {
    uint8_t building[kBuildings]{}, buildings = 0, cities = 0, units = 0, paintings = 0;
    uint8_t goods[3]{}, all_goods = 0;

    void add(const Condition& condition);
    void add(const TaskRow& task);
};

struct Outlook {
    const Look& l;
    Seat seat;
    float left = 0;  // turns until the game ends, about
    Tally tally;
    float have[kDues]{};  // what the seat can pay with, by Coinage; what is owed is gone, what is begun will produce
    float begun = 0;      // points of what is begun and not yet on the score sheet
    bool has_founder = false;

    Outlook(const Look& look, Seat whose) : l(look), seat(whose) {}
};

Outlook outlook(const Look& l, Seat seat);
void read_begun(Outlook& o);               // value_begun.cpp: the frames of the stack that are the seat's own
void spend(Outlook& o, const Cost& cost);  // as whoever pays would: the plainest item that will do
float turns_missing(const Outlook& o, const Wants& wants);  // value_plan.cpp
float turns_missing(const Outlook& o, const TaskRow& task);
float tasks_worth(const Outlook& o);  // value_tasks.cpp
// Whether a task of the hand counts: while tasks are still kept, one of each era does, the chosen one, or else any.
bool is_kept(const Outlook& o, int task);
float map_worth(const Outlook& o);            // value_map.cpp: threats, targets, discoveries, sites
float fight_worth(const Look& l, Seat seat);  // value_fight.cpp: of the fight in progress
// Whether the unit that moves will likely come through its fight: until then it is on no hex.
bool is_likely_to_win(const Look& l);
float odds(float attack, float defence);  // of the attacker
float card_strength(const CombatRow& row, bool attacks);
// What a side can be expected to add with cards of its hand.
float expected_cards(const Look& l, Seat seat, bool attacks);
float solo_value(const Look& l);  // value_solo.cpp

}  // namespace pentarchy::brazil
