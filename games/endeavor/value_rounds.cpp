// The evaluation between two rounds. Rollouts of the search end here, so it may ask for more than value.cpp does at
// every move.
#include "games/endeavor/value_rounds.h"

#include "games/endeavor/actions.h"
#include "games/endeavor/value_rounds_weights.h"

namespace pentarchy::endeavor {

namespace {

// Population above that of the strongest other, up to two either way: who is ahead takes the governor.
float lead_in(const Look& l, Seat seat, int region) {
    int most = 0;
    for (Seat other = 0; other < l.s.seats; ++other)
        if (other != seat) most = std::max<int>(most, l.s.presence[other][region]);
    return static_cast<float>(std::clamp(l.s.presence[seat][region] - most, -2, 2));
}

int preyed_on(const Look& l, Seat seat) {
    const uint32_t attacking = l.t.buildings_with[1u << static_cast<int>(Part::Attack)];
    int out = 0;
    for (Seat other = 0; other < l.s.seats; ++other)
        if (other != seat && l.s.player[other].kinds & attacking)
            out += std::popcount(foreign_cities(l, other) & l.s.city_of[seat]);
    return std::min(out, 8);
}

}  // namespace

bool is_between_rounds(const Look& l) {
    if (l.s.individual) return false;
    const Frame* each = find_frame(l.s.stack, Proc::ForEach);
    if (!each) return false;
    const auto& turn = each->locals<EachLocals>();
    return turn.phase == Phase::Build && turn.done == 1;
}

bool has_round_weights(const Look& l) { return rounds_left(l) < kRoundsWeighed; }

RoundFacts round_facts(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    RoundFacts out;
    const Features f = features(l, seat);
    std::copy(std::begin(f.of), std::end(f.of), out.of + kFactFeature);
    for (int kind = 0; kind < std::min(l.t.buildings, kRoundKinds); ++kind) out.of[kFactBuilt + kind] = me.built[kind];
    for (int region = 0; region < l.t.regions; ++region)
        if (!(l.s.open >> region & 1)) out.of[kFactLead + region] = lead_in(l, seat, region);
    for (int token = 0; token < std::min(l.t.tokens, kRoundTokens); ++token)
        if (!l.t.token[token].brown) out.of[kFactBlue + token] = me.tokens[token];
    if (const int order = (seat + l.s.seats - l.s.start) % l.s.seats; order) out.of[kFactOrder + order - 1] = 1;
    for (int track = 0; track < kTracks; ++track) {
        const int level = std::min<int>(me.level[track], kTrackSpaces - 1);
        out.of[kFactSquare + track] = static_cast<float>(level * level) * 0.1f;
    }
    out.of[kFactPreyed] = static_cast<float>(preyed_on(l, seat));
    out.of[kFactForeign] = static_cast<float>(std::popcount(foreign_cities(l, seat)));
    const int ready = me.harbour + value_of(l, seat, Track::Culture);
    out.of[kFactSpare] = static_cast<float>(std::max(0, ready - std::popcount(me.kinds & l.t.can_activate)));
    return out;
}

float round_value(const Look& l, Seat seat) {
    const RoundFacts facts = round_facts(l, seat);
    const float(&weight)[kRoundFacts] = kRoundWeights[l.s.seats - kFewest][rounds_left(l)];
    float sum = 0;
    for (int i = 0; i < kRoundFacts; ++i) sum += facts.of[i] * weight[i];
    return sum;
}

}  // namespace pentarchy::endeavor
