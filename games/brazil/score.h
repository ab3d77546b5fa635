// Counting: task conditions, majorities, points.
#pragma once

#include "games/brazil/flow.h"

namespace pentarchy::brazil {

// How many of what a condition counts the player has (BR-15.25, BR-15.26, BR-3.4).
int count(const Look& l, Seat seat, const Condition& condition);
bool is_met(const Look& l, Seat seat, const Condition& condition);
bool has_most(const Look& l, Seat seat, uint8_t kinds);  // BR-13.9
// BR-15.1, BR-15.3  All conditions hold, and the era has come.
bool can_reveal(const Look& l, Seat seat, int task);

struct ScoreSheet {
    enum Line { kUnits, kGoodsMade, kPaintings, kTasks, kGoldCards, kDiscoveries, kPalaces, kTiles, kLines };
    int line[kLines]{};
    int total() const {
        int n = 0;
        for (const int points : line) n += points;
        return n;
    }
};
inline constexpr const char* kScoreLines[] = {"units", "goods", "paintings", "tasks", "gold_cards", "discoveries", "palaces", "tiles"};
// BR-18.3 to BR-18.10. Cards in hand count only for whoever may see them: `with_hand` leaves them out otherwise.
ScoreSheet score_sheet(const Look& l, Seat seat, bool with_hand = true);
// BR-18.13  Science on tiles that the player controls.
int science_on_tiles(const Look& l, Seat seat);

}  // namespace pentarchy::brazil
