// What the evaluation sees of a seat: what its cities yield in a turn, its techs, its purse, what it is in the middle
// of. The races and the rest of the evaluation share this. Nothing is remembered, nothing is allocated, and only what
// everybody may see is looked at: so it is the same for every filling of a view.
#pragma once

#include "games/civilization/actions.h"

namespace pentarchy::civilization {

// What techs bring that the evaluation looks at, the one just chosen included.
struct Learnt {
    uint64_t techs = 0;
    uint8_t row[kTechLevels]{}, rank[kUnitTypes]{1, 1, 1, 0};
    int speed = 0, stacking = 0, city_limit = 0;
    float worth = 0;  // of what they unlock
};

// What a seat can bring to a battle, as far as everybody sees it.
struct Force {
    int units = 0, armies = 0;        // in the reserve, on the map
    int hand = 0, stacking = 0;       // of a single army; armies on a square
    float power = 0;                  // of a unit
    float bonus = 0, at_capital = 0;  // at it: what its defender has on top
    float speed = 2, builds = 1;      // units or armies built in a turn
};

struct Outlook {
    const Look l;
    Seat seat;
    Learnt learnt;
    float trade = 0, culture = 0, coins = 0;  // of a turn, without an action
    float arts = 0, production = 0;           // of all cities
    Force force[kSeats];                      // of everybody
    float dial = 0, purse = 0;                // trade and culture that can be spent
    int cities = 0, track = 0;
    float small = 0;  // turns that small things are worth

    Outlook(const Look& look, Seat whose) : l(look), seat(whose) {}
    const Player& me() const { return l.s.player[seat]; }
};

Outlook outlook(const Look& l, Seat seat);
Learnt learnt_by(const Look& l, Seat seat);  // value_tech.cpp
void read_cities(Outlook& o);                // value_city.cpp
void read_things(Outlook& o);                // value_things.cpp: what abilities bring each turn, cards, tokens
Force force_of(const Look& l, Seat seat, const Learnt& learnt);  // value_war.cpp
void read_begun(Outlook& o);                                     // value_begun.cpp: the seat's frames on the stack

// Turns until something is there that comes at a rate which grows.
float turns_for(float amount, float rate, float growth);
// The turns of two things that are done at the same time.
float turns_of_both(float a, float b);

// The four races, in turns.
float turns_to_culture(const Outlook& o);
float turns_to_tech(const Outlook& o);
float turns_to_economy(const Outlook& o);
float turns_to_conquest(const Outlook& o);

int hand_of_stack(const Force& a, int armies);     // CV-9.5
float danger_to(const Outlook& o);                 // value_war.cpp: of losing the capital
float victory_odds(float margin);                  // of an attack
float capital_at_stake(const Look& l, Seat seat);  // the odds of a seat to take a capital just now
float battle_worth(const Look& l, Seat seat);      // of the battle in progress, capitals aside
float village_worth();
float errands(const Outlook& o);  // value_map.cpp: figures on their way
// value_items.cpp: what a city is about to build, what an effect will bring, by and large
float item_worth(const Look& l, Seat seat, int item);
float build_worth(const Look& l, Seat seat, const BuildLocals& build);  // less what gives way
float effect_worth(const EffectRow& effect);

}  // namespace pentarchy::civilization
