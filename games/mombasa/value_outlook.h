// What things are worth to a seat, in points: the prices that the parts of the evaluation share.
#pragma once

#include <algorithm>

#include "games/mombasa/value.h"

namespace pentarchy::mombasa {

// Rough prices of what has no price of its own.
inline constexpr float kDiamondWorth = 2.1f, kPointWorth = 1.5f, kRegionWorth = 1.4f, kBookkeeperWorth = 3.0f,
                       kMarkerWorth = 3.0f;

// Where a company may go: regions that are free across a single line, and those that cost one point more.
struct Room {
    float near = 0, far = 0;
    float posts(float points) const {  // that so many points place
        const float first = std::min(points, near), second = std::min((points - first) / 2, far);
        return first + second +
               std::min((points - first - 2 * second) / 3, near + far - first - second > 0 ? 1.0f : 0.0f);
    }
};

struct Outlook {
    int left = 0;               // rounds after this one
    float share[kCompanies]{};  // a share's value at the end
    float step[kCompanies]{};   // a step on the track
    float post[kCompanies]{};   // a post on the map
    Room room[kCompanies];
    float best_step = 0, removal = 0;
    static constexpr int kSmall = 8;
    mutable float expanded[kSmall] = {-1, -1, -1, -1, -1, -1, -1, -1};  // what so many points are worth, once asked for

    float expansion(int company, int points) const {
        return post[company] * room[company].posts(static_cast<float>(points));
    }
    float expansion(int points) const {  // of the best company
        if (points < kSmall && expanded[points] >= 0) return expanded[points];
        float best = 0;
        for (int company = 0; company < kCompanies; ++company) best = std::max(best, expansion(company, points));
        if (points < kSmall) expanded[points] = best;
        return best;
    }

    float of(const Reward& reward) const;    // without what totals add
    float of(const FaceRow& face) const;     // of playing the card once
    float later(const FaceRow& face) const;  // of getting it now
};
Outlook outlook(const Look& l, Seat seat);

// Cards a seat has planned or, while it plans, will probably plan: the best of its hand for the slots left open.
struct Plan {
    uint8_t face[kSlots], size = 0, picked = 0;  // the first ones are picked, the others only expected
};
Plan plan_of(const Look& l, Seat seat, const Outlook& o);

void company_features(const Look& l, Seat seat, const Outlook& o, Features& f);  // shares and special bonuses
void card_features(const Look& l, Seat seat, const Outlook& o, const Plan& plan, Features& f);   // hand and rows
void round_features(const Look& l, Seat seat, const Outlook& o, const Plan& plan, Features& f);  // action area

}  // namespace pentarchy::mombasa
