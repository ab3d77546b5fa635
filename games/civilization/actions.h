// Plain verbs of Civilization: each changes one thing of the state and keeps the dials. Nothing is checked here.
#pragma once

#include "games/civilization/flow.h"
#include "games/civilization/income.h"
#include "games/civilization/moves.h"

namespace pentarchy::civilization {

// Counts coins and what is in force anew, of these seats: called by every action below that may change them.
void refresh(Play& p, SeatMask seats = kOnlySeats);

// Figures.
void put_figure(Play& p, Seat seat, int figure, int square);
void lift_figure(Play& p, Seat seat, int figure);  // back to the supply
void move_figure(Play& p, Seat seat, int figure, int square);

// The map. What was on the square is gone.
void put_top(Play& p, int square, uint8_t top);
void lay_tile(Play& p, int slot, int tile, Way arrow);
// CV-6.67 to CV-6.70  What lies on the square makes room: a building to the market, a wonder out of the game, a great
// person into its owner's reserve.
void clear_square(Play& p, Seat owner, int square);
void put_building(Play& p, Seat seat, int square, int building);  // CV-6.41
void put_wonder(Play& p, Seat seat, int square, int wonder);      // CV-6.62; its slot is left empty

// Cities.
// CV-4.20, CV-20.15  A city-state that makes room for a city.
void raze_city_state(Play& p, Seat seat, int square);
void put_city(Play& p, Seat seat, int city, int centre);  // CV-4.21
void grow_city(Play& p, Seat seat, int square);           // CV-4.31
void set_city_flag(Play& p, Seat seat, int city, uint8_t flag);
void drop_city_flag(Play& p, Seat seat, int city, uint8_t flag);
void destroy_city(Play& p, Seat seat, int city);  // CV-9.67

// CV-6.1, CV-21.27, CV-21.28  The city takes an action of this kind; whether it is one that nobody can cancel.
bool count_act(Play& p, Seat seat, int city, Action action);

// What a seat has.
void add_trade(Play& p, Seat seat, int n);  // CV-5.2
void pay_trade(Play& p, Seat seat, int n);
void set_trade(Play& p, Seat seat, int n);
void add_culture(Play& p, Seat seat, int n);
void pay_culture(Play& p, Seat seat, int n);
void take_resource(Play& p, Seat seat, int resource);
void return_resource(Play& p, Seat seat, int resource);  // CV-10.43
void add_tech_coin(Play& p, Seat seat, int tech);
void add_canal_coin(Play& p, Seat seat);
void add_sheet_coin(Play& p, Seat seat);
void drop_coin(Play& p, Seat seat, int thing);            // from a tech, the canal, or the sheet of its nation
void put_investment(Play& p, Seat seat, int investment);  // CV-14.3
int coins_lying_on(const Look& l, Seat seat, int thing);
bool has_coin_token(const Look& l, Seat seat);  // CV-9.82: on techs, the sheet and the Panama Canal
void set_government(Play& p, Seat seat, Government government);
void adopt(Play& p, Seat seat, int policy);
void give_up(Play& p, Seat seat, int policy);
void set_nation(Play& p, Seat seat, int nation);
// CV-10.20 to CV-10.24  The tech lies in this row and works at once: ranks, buildings, governments.
void learn(Play& p, Seat seat, int tech, int row);
void conquer(Play& p, Seat seat);  // CV-17.4

}  // namespace pentarchy::civilization
