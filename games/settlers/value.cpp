// The hand-made evaluation: points on the track and in the empire, what the empire will produce and may still use in
// the rounds that are left, goods in hand, and what razing threatens.
#include <algorithm>

#include "games/settlers/actions.h"
#include "games/settlers/game.h"

namespace pentarchy::settlers {

namespace {

// What one unit is worth in points while it can still be used.
constexpr float kWorth[kGoods] = {0.65f, 0.75f, 0.65f, 0.9f, 0.45f, 0.6f, 0.1f, 1.0f, 0.8f, 0.7f, 0.9f};

float effect_worth(const Look& l, Seat seat, const EffectRow& effect) {
    switch (effect.kind) {
        case EffectKind::Gain:
        case EffectKind::GainPer: return kWorth[index(effect.good)] * static_cast<float>(amount_of(l, seat, effect));
        case EffectKind::GainAny: return 0.7f * static_cast<float>(effect.amount);
        case EffectKind::ChooseOne:
        case EffectKind::DrawSelect: return 1.2f;
        default: return 1.0f;
    }
}

float list_worth(const Look& l, Seat seat, int list) {
    float sum = 0;
    for (int i = 0; i < l.t.list[list].size; ++i) sum += effect_worth(l, seat, l.t.effect[l.t.list[list].first + i]);
    return sum;
}

float bill_worth(const Bill& bill) {
    float sum = 0.7f * static_cast<float>(bill.any + bill.cards + bill.deals);
    for (int good = 0; good < kPayable; ++good) sum += kWorth[good] * static_cast<float>(bill.goods[good]);
    return sum;
}

// A location in each round to come: what it produces, or what its action gains beyond its price.
float location_worth(const Look& l, Seat seat, int card) {
    const DesignRow& design = design_of(l, card);
    if (design.type == Type::Production) return list_worth(l, seat, design.production);
    if (design.type == Type::Action)
        return 0.7f * std::max(0.2f, list_worth(l, seat, design.action) - bill_worth(design.cost)) *
               (design.max_uses == 2 ? 1.6f : 1.0f);
    return design.trigger.event != Event::None ? 1.0f : design.stores || design.protects ? 0.4f : 0.2f;
}

// An action location that is still unused can be used this round.
float open_uses(const Look& l, Seat seat, int card) {
    const DesignRow& design = design_of(l, card);
    if (design.type != Type::Action || is_blocked(l.s, card)) return 0;
    const int left = design.max_uses - uses(l.s, card);
    return left <= 0 ? 0 : 0.5f * std::max(0.1f, list_worth(l, seat, design.action) - bill_worth(design.cost));
}

float hand_worth(const Look& l, Seat seat) { return 0.55f * static_cast<float>(std::min(hand_size(l, seat), 8)); }

}  // namespace

float value(const Look& l, Seat seat) {
    const ScoreSheet sheet = score_sheet(l, seat);
    auto out = static_cast<float>(sheet.total());
    if (!l.s.stack.top || l.s.player[seat].faction == kNone) return out;
    const Player& me = l.s.player[seat];
    const auto rounds = static_cast<float>(l.t.rounds - l.s.round);
    float per_round = 0, now = 0;
    for (const int card : held(l, seat)) {
        per_round += location_worth(l, seat, card);
        if (!me.passed) now += open_uses(l, seat, card);
    }
    for (const int card : deals(l, seat) | remote_deals(l, seat)) per_round += kWorth[l.t.card[card].deal];
    for (int good = 0; good < kTokens; ++good) {
        const bool kept = l.t.faction[me.faction].stores >> good & 1;
        const float usable = me.passed ? (kept && rounds > 0 ? 0.9f : 0.0f) : 1.0f;
        now += kWorth[good] * static_cast<float>(me.goods[good]) * usable;
    }
    if (rounds > 0 || !me.passed) now += hand_worth(l, seat) * (rounds > 0 ? 1.0f : 0.4f);
    if (rounds > 0) now += 0.5f * static_cast<float>(l.s.cards.at(base_of(seat)));
    return out + now + rounds * (0.8f * per_round + 4.0f);
}

// How far off a difference may be: more the more rounds are left.
float spread(const Look& l) {
    return 4.0f + 4.0f * static_cast<float>(l.t.rounds - std::min<int>(l.s.round, l.t.rounds));
}

}  // namespace pentarchy::settlers
