// How much better than nothing in particular a move looks, without playing it: turns, made chances of winning. It only
// has to put the moves of a long offer in order.
#include <algorithm>

#include "games/civilization/build.h"
#include "games/civilization/game.h"
#include "games/civilization/value_outlook.h"
#include "games/civilization/value_weights.h"

namespace pentarchy::civilization {

namespace {

constexpr float kChance = 0.04f;  // of winning, for a turn

// What waits on a square for whoever comes.
float urge_of_square(const Look& l, Seat seat, int square) {
    if (!is_open(l, square)) return 0;
    const uint8_t top = l.s.top[square];
    const Stand stand = stand_at(l, square);
    if (stand.any() && stand.owner() != seat) return stand.armies() ? 0.4f : 0.8f;
    if (is_marker(top)) return 0.7f;
    if (is_centre(top)) return owner_of_centre(top) == seat ? -0.5f : city_of_centre(top) ? 1.0f : 1.5f;
    if (is_relic(top)) return 0.8f;
    const Icons& icons = icons_of(l, square);
    return 0.03f * static_cast<float>(icons[index(Icon::Trade)] + icons[index(Icon::Production)]) +
           0.15f * static_cast<float>(icons[index(Icon::Coin)]);
}

// A step towards what is near counts, too: half of what lies beside the square.
float urge_to_go(const Look& l, Seat seat, int square) {
    float best = urge_of_square(l, seat, square);
    for (const int next : l.t.find.beside[square])
        best = std::max(best, l.s.face[next] == kFaceDown ? 0.3f
                              : is_open(l, next)          ? 0.5f * urge_of_square(l, seat, next)
                                                          : 0.0f);
    return best;
}

float urge_to_build(const Look& l, Seat seat, Move m) {
    return build_worth(l, seat, BuildLocals{false, static_cast<uint8_t>(m.a), static_cast<uint8_t>(m.b), 0, kNoSquare});
}

// CV-10.10  The highest row that helps the pyramid, and what lifts the city limit or unlocks most.
float urge_to_learn(const Look& l, int tech) {
    const TechRow& row = l.t.tech[tech];
    return 0.5f * static_cast<float>(row.level) + 0.3f * static_cast<float>(row.building != kNone) +
           0.2f * static_cast<float>(row.cities > 0) + 0.2f * static_cast<float>(row.metropolis);
}

float urge_of_use(const Look& l, uint8_t ability) { return effect_worth(l.t.effect[l.t.ability[ability].first]); }

float urge_of_event(const Look& l, int kind) { return urge_of_use(l, l.t.first_of[kEvent0 + kind]) - kEventWorth; }

float in_turns(const Look& l, Seat seat, Move m) {
    switch (static_cast<Verb>(m.verb)) {
        case Verb::Found: return 3;
        case Verb::Grow: return 1;
        case Verb::Govern: return m.a == index(Government::Anarchy) ? -2.0f : 0.5f;
        case Verb::Assign: return 0.1f + urge_of_square(l, seat, m.a);
        case Verb::Invest: return -0.1f;
        case Verb::Build: return urge_to_build(l, seat, m);
        case Verb::At: return -0.5f * urge_of_square(l, seat, m.a);  // least is lost
        case Verb::Arts: return 0.15f * static_cast<float>(culture_of_arts(l, seat, m.a));
        case Verb::Harvest: return kTokenWorth;
        case Verb::Program: return 0.1f;
        case Verb::Advance:
        case Verb::Leap: return 0.8f + 0.1f * m.a;
        case Verb::Use: return urge_of_use(l, l.t.use[m.a]);
        case Verb::PlayEvent: return urge_of_event(l, m.a);
        case Verb::RevealPerson: return 0.3f;
        case Verb::PlacePerson: return 0.4f - 0.5f * urge_of_square(l, seat, m.b);
        case Verb::Move: return 0.1f * static_cast<float>(m.b);
        case Verb::Go: return urge_to_go(l, seat, m.a);
        case Verb::Enter: return urge_of_square(l, seat, m.a);
        case Verb::Reveal: return 0.6f;
        case Verb::Disband:
        case Verb::DisbandInto: return -1;
        case Verb::Strike: return 0.3f;
        case Verb::Research:
        case Verb::ResearchToo:
        case Verb::Learn: return urge_to_learn(l, m.a);
        case Verb::CancelEvent:
        case Verb::CancelPerson:
        case Verb::CancelMarker:
        case Verb::CancelGift:
        case Verb::CancelOther: return -0.1f;
        case Verb::DiscardEvent: return -kEventWorth;
        case Verb::PayMarker:
        case Verb::PayGift: return -0.1f;  // tokens of the market first
        default: return 0;
    }
}

}  // namespace

float Civilization::urge(const Look& l, Seat seat, Move m) { return kChance * in_turns(l, seat, m); }

}  // namespace pentarchy::civilization
