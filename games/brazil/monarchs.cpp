// What monarchs answer to events, BR-16.9 to BR-16.15. It is the event that counts: gold cards cause it, too
// (BR-13.17).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

// The monarch's row; before the choice of monarchs nothing happens that one could answer.
const MonarchRow& monarch(const Look& l, Seat seat) { return l.t.monarch[l.s.player[seat].monarch]; }

}  // namespace

// BR-16.13  Pedro I: each unit when it comes to the map for the first time.
Flow after_first_deploy(Ctx& c, Seat seat, int unit) { return give(c, seat, monarch(c, seat).deploy_reward[unit]); }

// BR-16.9  Napoleon: after the first Deploy action of the game, not after a gold card's.
Flow after_deploy_action(Ctx& c, Seat seat) {
    uint8_t& flags = c.s.player[seat].flags;
    if (flags & kDeployedOnce) return c.go_on();
    flags |= kDeployedOnce;
    return give(c, seat, monarch(c, seat).first_deploy);
}

// BR-16.14  Pedro II: the first painting of each order.
Flow after_painting(Ctx& c, Seat seat, Order order) {
    const uint8_t reward = monarch(c, seat).order_reward[index(order)];
    uint8_t& seen = c.s.player[seat].orders_seen;
    if (reward == kNoReward || seen >> index(order) & 1) return c.go_on();
    seen = static_cast<uint8_t>(seen | 1u << index(order));
    return give(c, seat, reward);
}

// BR-16.11  Tibiriçá: the first three buildings or cities on forest.
Flow after_build_on(Ctx& c, Seat seat, bool on_forest) {
    const auto& rewards = monarch(c, seat).forest_reward;
    uint8_t& built = c.s.player[seat].monarch_count;
    if (!on_forest || built >= std::size(rewards) || rewards[built] == kNoReward) return c.go_on();
    return give(c, seat, rewards[built++]);
}

// BR-16.15  Obá II: the first two tasks.
Flow after_task(Ctx& c, Seat seat) {
    const auto& rewards = monarch(c, seat).task_reward;
    const auto done = static_cast<size_t>(std::popcount(c.s.player[seat].revealed));
    return done >= 1 && done <= std::size(rewards) ? give(c, seat, rewards[done - 1]) : c.go_on();
}

}  // namespace pentarchy::brazil
