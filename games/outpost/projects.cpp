// Handy projects, OP-60 and OP-61: what each does when it is used, and when the lamp wakes it.
#include "games/outpost/projects.h"

#include "engine/flow/free_moves.h"

namespace pentarchy::outpost {

namespace {

bool has_wood(const Look& l, Seat seat) { return l.s.player[seat].goods[static_cast<int>(Good::Wood)] > 0; }

// A wood of the store becomes a gold.
void sell_wood(Play& p, Seat seat) {
    --p.s.player[seat].goods[static_cast<int>(Good::Wood)];
    gain(p, seat, Good::Gold, 1);
}

// OP-60  The defender may let it be.
struct LetBe {
    template <class Out>
    static void offer(const Look&, const Frame&, Out& out) {
        out.add(make(Verb::Let));
    }
    static Flow take(Ctx& c, Frame&, Move) { return c.done(); }
};

// OP-61, OP-25  One card to the hand.
struct DrawOne : PlainSequence {
    static Flow draw(Ctx& c, Frame& f) { return c.call(Proc::DrawCards, f.seat, DrawLocals{1, DrawTo::Hand}); }
    static Flow trim(Ctx& c, Frame& f) { return trim_or_done(c, f.seat); }
    static constexpr auto kSteps = steps(&draw, &trim);
};

}  // namespace

// OP-60  With this option alone.
Bits<kProjects> HandyProjects::working(const Look& l, Seat seat) {
    return l.s.handy ? outpost::working(l, seat) : Bits<kProjects>{};
}

bool HandyProjects::can_use(const Look& l, Seat seat, int project) {
    switch (static_cast<Project>(project)) {
        case Project::Sawmill: return has_wood(l, seat);
        case Project::Watch: return l.s.player[seat].goods[static_cast<int>(Good::Gold)] > 0;
        default: return has_face_down(l);
    }
}

// OP-60  The sawmill sells a wood, the watch is paid for this battle, the school looks under a site.
Flow HandyProjects::use(Ctx& c, Seat seat, int project) {
    c.say(Msg::Uses, seat, project);
    switch (static_cast<Project>(project)) {
        case Project::Sawmill: sell_wood(c, seat); return c.ask();
        case Project::Watch: --c.s.player[seat].goods[static_cast<int>(Good::Gold)]; return c.done();
        default: return c.call(Proc::LookAt, seat);
    }
}

// OP-61  The watch lives on what the sawmill gives; a card is a card whenever it comes.
bool HandyProjects::order_matters(const Look&, uint64_t left) {
    constexpr uint64_t kBoth = 1u << static_cast<int>(Project::Sawmill) | 1u << static_cast<int>(Project::Watch);
    return (left & kBoth) == kBoth;
}

// OP-61  The sawmill gives a wood, the watch sells one, the school draws a card.
Flow HandyProjects::wake(Ctx& c, Seat seat, int project, const Cause&) {
    c.say(Msg::Wakes, seat, project);
    switch (static_cast<Project>(project)) {
        case Project::Sawmill: gain(c, seat, Good::Wood, 1); break;
        case Project::Watch:
            if (has_wood(c, seat)) sell_wood(c, seat);
            break;
        default: return c.call(Proc::DrawOne, seat);
    }
    return c.ask();
}

void project_rows(Rows& rows) {
    rows.box<Proc::UseInBattle, WithFree<LetBe, UseProject<Moment::Battle>, Edition, State>>();
    rows.arrow<Proc::WakeSeats, WakeSeats<HandyProjects, Edition, State>>();
    rows.arrow<Proc::WakeProjects, WakeTriggers<HandyProjects, Edition, State>>();
    rows.box<Proc::PickProject, PickTrigger<HandyProjects, Edition, State>>();
    rows.sequence<Proc::DrawOne, DrawOne>();
}

}  // namespace pentarchy::outpost
