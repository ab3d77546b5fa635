// The way to the tasks in hand: how many turns each still takes, and what that makes it worth.
#include <algorithm>
#include <cmath>

#include "games/brazil/value_outlook.h"
#include "games/brazil/value_weights.h"

namespace pentarchy::brazil {

namespace {

const float kHaste = std::log(kPatience);

// Nearer is better; what cannot be done before the end is worth little.
float chance(const Outlook& o, float turns) { return std::exp(kHaste * turns) * (turns > o.left ? 0.5f : 1.0f); }

// Of a task of the last era each condition that holds at the end has its points (BR-15.27); they are on the score sheet
// already.
float conditions_worth(const Outlook& o, const TaskRow& task) {
    float sum = 0;
    for (int i = 0; i < task.conditions; ++i) {
        const Condition& condition = task.condition[i];
        if (!condition.vp || is_met(o.l, o.seat, condition)) continue;
        Wants wants;
        wants.add(condition);
        sum += condition.vp * chance(o, turns_missing(o, wants));
    }
    return sum;
}

// What a task brings beyond its points: a palace, the next era sooner, the end when it suits.
float extras(const Outlook& o, const TaskRow& task) {
    const bool last = task.era == kEras - 1;
    return kPalaceWorth + (last ? kLastTask : task.era + 1 >= o.l.s.era ? kNewEra : 0);
}

// A task that could be revealed and is not is worth less than one that was.
float task_worth(const Outlook& o, const TaskRow& task) {
    const bool last = task.era == kEras - 1;
    const auto waits = static_cast<float>(std::max(0, task.era + 1 - o.l.s.era));
    const float done = kInHand * (task.vp + extras(o, task)) * chance(o, turns_missing(o, task) + 2 * waits);
    return done + (last ? conditions_worth(o, task) : 0);
}
float revealed_worth(const Outlook& o) {
    float sum = 0;
    for (const int task : Bits<32>{{o.l.s.player[o.seat].revealed}})
        sum += kPalaceWorth + (o.l.t.task[task].era == kEras - 1 ? kLastTask : kNewEra);
    return sum;
}

}  // namespace

float turns_missing(const Outlook& o, const TaskRow& task) {
    Wants wants;
    wants.add(task);
    return turns_missing(o, wants);
}

bool is_kept(const Outlook& o, int task) {
    const uint8_t kept = o.l.s.picks[o.seat].kept[o.l.t.task[task].era];
    return !kept || kept == task + 1;
}

float tasks_worth(const Outlook& o) {
    const Player& me = o.l.s.player[o.seat];
    if (me.monarch != kNone) {
        float sum = revealed_worth(o);
        for (const int task : task_hand(o.l, o.seat)) sum += task_worth(o, o.l.t.task[task]);
        return sum;
    }
    float best[kEras]{};
    for (const int task : task_hand(o.l, o.seat))
        if (is_kept(o, task))
            best[o.l.t.task[task].era] = std::max(best[o.l.t.task[task].era], task_worth(o, o.l.t.task[task]));
    return best[0] + best[1] + best[2];
}

}  // namespace pentarchy::brazil
