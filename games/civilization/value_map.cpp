// Errands of figures: armies go for huts, villages and relics, scouts for places to found a city, and both for what is
// not known yet. For each figure the nearest counts, by its steps.
#include <algorithm>
#include <array>
#include <cmath>

#include "games/civilization/value_outlook.h"
#include "games/civilization/value_weights.h"

namespace pentarchy::civilization {

namespace {

constexpr int kSight = 4;  // steps

// The squares around one, nearest first.
struct Offset {
    int8_t x, y, steps;
};
constexpr auto kAround = [] {
    std::array<Offset, 2 * kSight*(kSight + 1) + 1> out{};
    size_t n = 0;
    for (int steps = 0; steps <= kSight; ++steps)
        for (int y = -steps; y <= steps; ++y) {
            const int x = steps - (y < 0 ? -y : y);
            out[n++] = {static_cast<int8_t>(x), static_cast<int8_t>(y), static_cast<int8_t>(steps)};
            if (x) out[n++] = {static_cast<int8_t>(-x), static_cast<int8_t>(y), static_cast<int8_t>(steps)};
        }
    return out;
}();

// The best of what worth_of(square) says of the squares around, `most` at most, each less by its steps.
template <class Fn>
float best_around(int square, float most, Fn worth_of) {
    constexpr auto kFade = [] {
        std::array<float, kSight + 1> out{1};
        for (size_t i = 1; i < out.size(); ++i) out[i] = out[i - 1] * kStep;
        return out;
    }();
    const int x0 = square % kColumns, y0 = square / kColumns;
    float best = 0;
    for (const Offset& at : kAround) {
        const float fade = kFade[static_cast<size_t>(at.steps)];
        if (most * fade <= best) break;
        const int x = x0 + at.x, y = y0 + at.y;
        if (x < 0 || x >= kColumns || y < 0 || y >= kRows) continue;
        if (const float worth = worth_of(square_at(x, y)); worth * fade > best) best = worth * fade;
    }
    return best;
}

float village_odds(const Force& mine, int armies) {
    const int hand = std::min(mine.units, hand_of_stack(mine, armies));
    return victory_odds(mine.power * static_cast<float>(hand) + mine.bonus - 3 * kUnitPower[1]);
}

float errand_of_army(const Outlook& o, int square, float village) {
    return best_around(square, kRelicErrand, [&](int at) {
        const uint8_t top = o.l.s.top[at];
        if (o.l.s.face[at] == kFaceDown) return kDarkErrand;
        if (is_relic(top)) return kRelicErrand;
        if (is_marker(top)) return is_village(o.l, at) ? village : kHutErrand;
        const Stand stand = stand_at(o.l, at);
        return stand.any() && stand.owner() != o.seat && !stand.armies() ? kLootWorth : 0.0f;
    });
}

// What a city there would yield, to tell good places from bad ones.
float site_worth(const Look& l, int centre) {
    int icons = 0;
    for (const int square : l.t.around.neighbours(centre)) {
        const GroundRow& ground = ground_at(l, square);
        icons += ground.icon[index(Icon::Trade)] + ground.icon[index(Icon::Production)] +
                 ground.icon[index(Icon::Culture)] + 2 * ground.icon[index(Icon::Coin)] + (ground.resource != kNone);
    }
    return kSiteErrand + kSiteYield * static_cast<float>(icons);
}
float errand_of_settler(const Outlook& o, int square) {
    return best_around(square, 2 * kSiteErrand, [&](int at) {
        if (o.l.s.face[at] == kFaceDown) return kDarkErrand;
        if (!is_open(o.l, at) || is_water(o.l, at) || is_centre(o.l.s.top[at]) || is_marker(o.l.s.top[at])) return 0.0f;
        return site_refusal(o.l, o.seat, at) == kFine ? site_worth(o.l, at) : 0.0f;
    });
}
// CV-12.1  A scout without a city to found gathers.
float errand_of_gatherer(const Outlook& o, int square) {
    if (side_of(o.l, square).seat == o.seat) return 0;
    const Icons& icons = icons_of(o.l, square);
    const int n = icons[index(Icon::Trade)] + icons[index(Icon::Production)] + icons[index(Icon::Culture)] +
                  3 * icons[index(Icon::Coin)];
    return kYieldErrand * static_cast<float>(n);
}

}  // namespace

// Armies of a square go together.
float errands(const Outlook& o) {
    int settlers = o.learnt.city_limit - o.cities;
    Squares seen;
    float sum = 0;
    for (int figure = kFigures - 1; figure >= 0; --figure) {
        const int square = o.me().figure[figure].square;
        if (square == kNoSquare) continue;
        if (!is_army(figure)) {
            sum += settlers-- > 0 ? errand_of_settler(o, square) : errand_of_gatherer(o, square);
        } else if (!seen.has(square)) {
            seen.add(square);
            const float odds = village_odds(o.force[o.seat], stand_at(o.l, square).armies());
            sum += errand_of_army(o, square, odds * village_worth());
        }
    }
    return sum;
}

}  // namespace pentarchy::civilization
