// What things are worth to a seat, in points: the prices that the parts of the evaluation share.
#pragma once

#include "games/mombasa/value.h"

namespace pentarchy::mombasa {

// Of the way from the last mark of a track to the next, how much is done; and the length of that way, 0 at the end.
struct Way {
    float done = 0;
    int length = 0, gain = 0;  // what the next mark brings more
};
Way way_on(const uint8_t* worth, int step, int last);

// Rough prices of what has no price of its own.
inline constexpr float kDiamondWorth = 2.1f, kPointWorth = 1.5f, kRegionWorth = 1.4f, kBookkeeperWorth = 3.0f,
                       kMarkerWorth = 3.0f;

// Where a company may go: regions that are free across a single line, and those that cost one point more.
struct Room {
    float near = 0, far = 0;
    float posts(float points) const;  // that so many points place
};

struct Outlook {
    int left = 0;                  // rounds after this one
    float share[kCompanies]{};     // a share's value at the end
    float step[kCompanies]{};      // a step on the track
    float post[kCompanies]{};      // a post on the map
    Room room[kCompanies];
    float best_step = 0, removal = 0;

    float expansion(int company, int points) const {
        return post[company] * room[company].posts(static_cast<float>(points));
    }
    float expansion(int points) const;  // of the best company

    float of(const Reward& reward) const;  // without what totals add
    float of(const FaceRow& face) const;   // of playing the card once
    float later(const FaceRow& face) const;  // of getting it now
};
Outlook outlook(const Look& l, Seat seat);

// Cards a seat has planned or, while it plans, will probably plan: the best of its hand for the slots left open.
struct Plan {
    uint8_t face[kSlots], size = 0, picked = 0;  // the first ones are picked, the others only expected
};
Plan plan_of(const Look& l, Seat seat, const Outlook& o);

void company_features(const Look& l, Seat seat, const Outlook& o, Features& f);  // shares and special bonuses
void card_features(const Look& l, Seat seat, const Outlook& o, const Plan& plan, Features& f);  // hand and rows
void round_features(const Look& l, Seat seat, const Outlook& o, const Plan& plan, Features& f);  // action area

}  // namespace pentarchy::mombasa
