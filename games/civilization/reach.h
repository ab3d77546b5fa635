// Where a group can go (CV-8.1 to CV-8.17): the squares within its points, and from which of them it can still end its
// move. Rules look at the way only for squares that stop, so a move is a leg to a square and not its single steps.
#pragma once

#include "games/civilization/queries.h"

namespace pentarchy::civilization {

// A group on its way: where it is, its figures, what is left of its movement (CV-8.5).
struct Group {
    uint16_t square;
    uint8_t armies, scouts, points;
    uint8_t begun;      // it has left the square where it began, or turned a tile
    uint16_t back = 0;  // where it could last end its move (CV-8.18)
    int figures() const { return armies + scouts; }
};

// CV-8.11, CV-8.15, CV-8.40, CV-8.61, CV-8.64, CV-16.2  Why a group cannot pass over a square as if nothing was there.
Rule passing_refusal(const Look& l, Seat seat, const Group& group, int square);
// CV-8.41, CV-8.61, CV-8.65  Whether something happens to those who enter, so that their move ends.
bool stops(const Look& l, Seat seat, int square);
// CV-8.19, CV-8.40 to CV-8.42, CV-8.62 to CV-8.67  Why a group cannot enter a square that stops.
Rule entering_refusal(const Look& l, Seat seat, const Group& group, int square);
// CV-21.1  Around a city of somebody whose gate lets nobody stay; the city itself may be attacked.
bool is_gated(const Look& l, Seat seat, int square);
// CV-8.7, CV-8.8, CV-8.11, CV-8.16, CV-21.1  Why it cannot end its move there.
Rule ending_refusal(const Look& l, Seat seat, const Group& group, int square);

class Reach {
  public:
    Reach(const Look& l, Seat seat, const Group& group);
    // Squares other than its own that the group can pass to with the points it has, and still end its move: there, or
    // further on, if need be in a square that stops.
    template <class Fn>
    void each(Fn fn) const {
        for (int i = 1; i < size_; ++i)
            if (may_go(list_[i]) && !stopping_.has(list_[i])) fn(list_[i]);
    }
    bool may_go(int square) const { return steps_[square] + to_end_[square] <= points_; }
    int steps(int square) const { return steps_[square]; }
    bool is_over(int square) const { return stopping_.has(square); }  // something would happen there
    // The same if so many points were spent on the spot.
    bool may_spend(int square, int points) const { return points + to_end_[square] <= points_; }

  private:
    static constexpr uint8_t kFar = 0x40;

    int points_, size_ = 0;
    uint8_t steps_[kSquares], to_end_[kSquares];  // kFar: not reached
    uint16_t list_[kSquares];
    Squares stopping_;  // entered, or passed over in flight (CV-8.17)
};
// CV-8.2 to CV-8.16, CV-8.30, CV-2.36  Why a group cannot go to a square: it is too far, there is something in it, or
// the move could not end.
Rule going_refusal(const Look& l, Seat seat, const Group& group, const Reach& reach, int square);

}  // namespace pentarchy::civilization
