// Expected share values and what follows from them: steps, posts, rewards, special bonuses.
#include "games/mombasa/value_outlook.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/mombasa/turns.h"

namespace pentarchy::mombasa {

namespace {

// The map has room for so many posts, and each round leaves so much of that room: by number of seats.
constexpr int kPatience = 6;  // shares that nobody has: early on no company is sure to grow
constexpr float kRoom = 24, kStays[] = {0.80f, 0.72f, 0.66f};

int shares_in(const Look& l, Seat seat, int company) {
    const Player& player = l.s.player[seat];
    return track_of(l, company).shares[player.step[company]] + player.shares[company];
}

// Companies grow the more, the more shares all seats have in them.
void expect_shares(const Look& l, Outlook& o) {
    float interest[kCompanies], all = 0, sum = 0;
    for (int company = 0; company < kCompanies; ++company) {
        int shares = kPatience;
        for (Seat seat = 0; seat < l.s.seats; ++seat) shares += shares_in(l, seat, company);
        all += interest[company] = static_cast<float>(shares * shares);
        o.share[company] = static_cast<float>(std::max(0, l.s.value[company] - l.s.turn.ousted[company]));
        sum += o.share[company];
    }
    static const auto kGrown = [] {
        std::array<std::array<float, kMaxRounds>, 3> out{};
        for (size_t seats = 0; seats < 3; ++seats)
            for (int left = 0; left < kMaxRounds; ++left)
                out[seats][static_cast<size_t>(left)] = 1 - std::pow(kStays[seats], static_cast<float>(left) + 0.3f);
        return out;
    }();
    const float growth =
        std::max(0.0f, kRoom - sum) * kGrown[static_cast<size_t>(l.s.seats - 2)][static_cast<size_t>(o.left)];
    for (int company = 0; company < kCompanies; ++company)
        o.share[company] = std::min<float>(kColumns * kHqRows, o.share[company] + growth * interest[company] / all);
}

Room room_of(const Look& l, int company, int posts) {
    uint32_t others = 0;
    for (int other = 0; other < kCompanies; ++other)
        if (other != company) others |= l.s.held[other];
    const Reach reach = reach_of(l, company);
    const auto near = static_cast<float>(std::popcount(reach.one & ~others));
    const auto far = static_cast<float>(std::popcount(reach.one & others) + std::popcount(reach.two & ~others));
    return {std::min(static_cast<float>(posts), near), std::min(static_cast<float>(posts), far)};
}

// What a special bonus is worth in a round.
float perk_worth(const Look& l, const Outlook& o, const SideRow& side, int special) {
    const PerkRow& perk = side.perk[special];
    switch (perk.kind) {
        case Perk::Expansion: return 0.8f * o.expansion(perk.amount);
        case Perk::Markers: return kMarkerWorth * perk.amount;
        case Perk::Discount: return 0.3f * o.best_step * static_cast<float>(std::popcount(perk.goods));
        case Perk::CardPlus: return 1.2f * o.best_step;
        default: break;
    }
    const SpaceRow& space = l.t.space[side.space[special]];
    float best = 0;
    for (int i = 0; i < space.options; ++i) best = std::max(best, o.of(space.option[i].reward));
    best += o.best_step * 0.8f * static_cast<float>(space.tracks * space.track_steps);
    if (space.sells != Sells::Nothing) best += static_cast<float>(space.plus);
    return std::max(0.5f, 0.7f * (best - static_cast<float>(space.pay) - 0.5f * kMarkerWorth));
}

}  // namespace

float Outlook::of(const Reward& reward) const {
    float sum = static_cast<float>(reward.money) + kDiamondWorth * reward.diamonds + kPointWorth * reward.points +
                removal * reward.removals;
    for (int company = 0; company < kCompanies; ++company) sum += step[company] * reward.steps[company];
    return sum;
}

float Outlook::of(const FaceRow& face) const {
    switch (face.kind) {
        case CardKind::Good: return best_step * face.value;
        case CardKind::Expansion: return expansion(face.value);
        case CardKind::Bookkeeper: return kBookkeeperWorth + kPointWorth * face.value;
        case CardKind::Merchant:
            return face.money +
                   kDiamondWorth * (static_cast<float>(face.diamonds) + (face.mines_per_step ? 0.7f : 0.0f));
        default: return 0;
    }
}

float Outlook::later(const FaceRow& face) const {
    return of(face) * static_cast<float>(left) / 3 + (face.share == kNone ? 0 : share[face.share]);
}

Outlook outlook(const Look& l, Seat seat) {
    Outlook o;
    o.left = rounds_left(l);
    expect_shares(l, o);
    const Player& me = l.s.player[seat];
    for (int company = 0; company < kCompanies; ++company) {
        const SideRow& side = track_of(l, company);
        const int at = me.step[company];
        if (const Way& way = side.way[at]; way.length) {
            int toll = 0;
            for (int step = at + 1; step <= std::min<int>(at + 3, side.length); ++step) toll += side.toll[step];
            o.step[company] =
                std::max(0.0f, (o.share[company] * static_cast<float>(way.gain) / static_cast<float>(way.length)) -
                                   static_cast<float>(toll) / 3);
        }
        o.best_step = std::max(o.best_step, o.step[company]);
        const int posts = posts_in(l.s, company);
        if (!posts) continue;
        const auto shares = static_cast<float>(shares_in(l, seat, company));
        const float coins = static_cast<float>(kColumns * kHqRows - l.s.value[company]) / static_cast<float>(posts);
        o.post[company] = kRegionWorth + coins * shares;
        o.removal = std::max(o.removal, coins * shares);
        o.room[company] = room_of(l, company, posts);
    }
    return o;
}

void company_features(const Look& l, Seat seat, const Outlook& o, Features& f) {
    const Player& me = l.s.player[seat];
    const auto left = static_cast<float>(o.left);
    for (int company = 0; company < kCompanies; ++company) {
        const SideRow& side = track_of(l, company);
        const int at = me.step[company];
        f[Feature::Stock] += o.share[company] * static_cast<float>(shares_in(l, seat, company));
        const Way& way = side.way[at];
        f[Feature::ToShare] += way.done * o.share[company] * static_cast<float>(way.gain);
        if (!o.left) continue;
        const unsigned reached = me.reached >> (kSpecials * company);
        float has = 0;
        for (int special = kSpecials; special-- > 0 && has == 0;)
            if (reached >> special & 1) has = perk_worth(l, o, side, special);
        f[Feature::Perks] += has * left;
        const int next = std::popcount(reached & 3u);
        if (next == kSpecials) continue;
        const int from = next ? side.special[0] : 0;
        const float done = static_cast<float>(at - from) / static_cast<float>(side.special[next] - from);
        f[Feature::ToPerk] += done * (left * std::max(0.0f, perk_worth(l, o, side, next) - has) + side.payout[next]);
    }
}

}  // namespace pentarchy::mombasa
