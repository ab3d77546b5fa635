// Outpost's only public face: the contract of engine/game.h. Each member is defined in the room it is about.
#pragma once

#include "engine/game.h"
#include "games/outpost/edition.h"
#include "games/outpost/flow.h"
#include "games/outpost/state.h"

namespace pentarchy::outpost {

inline const std::vector<std::string> kDealsWords = enum_words<Deals, 3>();

SeatMask knowers_of_card(const State& s, int place);
SeatMask knowers_of_tile(const State& s, int place);

struct Outpost : GameDefaults<Outpost, Edition, State> {
    static constexpr const char* kSeatWords[] = {"red", "blue", "yellow", "green"};
    static constexpr GameInfo kInfo{"outpost", "OP", 2, 4, 1, kSeatWords};
#include "engine/game_members.inc"

    static bool verdict(const Look& l);
    static int bound(const Edition& t);
    static std::vector<ScoreLine> score_lines(const Look& l, Seat seat);
    static std::vector<TieBreak> tie_breaks(const Look& l, Seat seat);

    static void mask(const Edition& t, State& s, Seat viewer);
    static void fill(const Edition& t, State& s, Seat viewer, Rng& rng);

    static std::string word(const Edition& t, int kind, uint16_t value);
    static void paint(const Look& l, Seat viewer, Painter& p);
    static void paint_map(const Look& l, Seat viewer, Painter& p);
};

}  // namespace pentarchy::outpost

namespace pentarchy {

using outpost::Outpost;
static_assert(Game<Outpost>);

}  // namespace pentarchy
