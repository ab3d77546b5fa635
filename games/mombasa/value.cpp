// The hand-made evaluation: features of each seat, weighed by how many rounds are left. No memory, no luck.
#include "games/mombasa/value.h"

#include <algorithm>

#include "games/mombasa/game.h"
#include "games/mombasa/value_outlook.h"
#include "games/mombasa/value_weights.h"

namespace pentarchy::mombasa {

namespace {

// The units that a book asks for: the fewer, the surer it is met.
float ease(const BookRow& book) {
    int units = 0;
    for (int i = 0; i <= kCommodities; ++i) units += static_cast<int>(book.need[0] >> (8 * i) & 0xFF);
    return std::max(0.3f, 1.2f - 0.12f * static_cast<float>(units));
}

void board_features(const Look& l, Seat seat, const Outlook& o, Features& f) {
    const Player& me = l.s.player[seat];
    const bool acts = l.s.stack.top && !is_sealed(l.s) && top_of(l.s.stack).seat == seat;
    const int diamond = std::min<int>(l.t.diamond_last, me.diamond + (acts ? l.s.turn.diamonds : 0));
    const auto left = static_cast<float>(o.left);
    f[Feature::Money] = static_cast<float>(me.money + (acts ? l.s.turn.money : 0));
    f[Feature::Diamonds] = l.t.diamond_value[diamond];
    const Way& diamonds = l.t.diamond_way[diamond];
    f[Feature::ToDiamonds] = diamonds.done * static_cast<float>(diamonds.gain);
    f[Feature::SlotOne] = left * std::min(1.0f, static_cast<float>(diamond) / l.t.diamond_unlock);
    f[Feature::Books] = l.t.jar_value[me.jar];
    const Way& books = l.t.jar_way[me.jar];
    f[Feature::ToBooks] = books.done * static_cast<float>(books.gain);
    f[Feature::SlotFive] = left * std::min(1.0f, static_cast<float>(me.jar) / l.t.jar_unlock);
    int ahead = 0;
    for (int step = me.jar + 1; step <= l.t.jar_last && me.book[step] && ahead < 6; ++step, ++ahead)
        f[Feature::Ahead] += me.book_down >> step & 1 ? 1.2f : ease(l.t.book[me.book[step] - 1]);
}

// The best that the choice at hand may bring.
void choice_features(const Look& l, const Frame& top, const Outlook& o, Features& f) {
    switch (static_cast<Proc>(top.proc)) {
        case Proc::Expand: {
            const ExpandLocals& e = top.locals<ExpandLocals>();
            f[Feature::DuePosts] = o.expansion(e.company, e.points);
            break;
        }
        case Proc::TakePost: {
            const ExpandLocals& e = top.locals<PostLocals>().expand;
            f[Feature::DuePosts] = o.expansion(e.company, e.points) + o.post[e.company];
            break;
        }
        case Proc::UseGoods:
            if (const uint8_t space = top.locals<GoodsLocals>().space; space != kNone)
                f[Feature::DueChoice] =
                    o.later(l.t.face[l.s.display[space]]) - o.best_step * static_cast<float>(price_of(l, space));
            break;
        case Proc::ChooseReward: {
            const SpaceRow& space = l.t.space[top.locals<SpaceLocals>().space];
            for (int i = 0; i < space.options; ++i)
                if (space.majority == kNone || space.option[i].min <= total(l, top.seat, space.majority))
                    f[Feature::DueChoice] = std::max(f[Feature::DueChoice], o.of(space.option[i].reward));
            break;
        }
        case Proc::SellCard: f[Feature::DueChoice] = l.t.space[top.locals<SpaceLocals>().space].plus; break;
        case Proc::ChooseTracks: {
            const TracksLocals& tracks = top.locals<TracksLocals>();
            f[Feature::DueChoice] = o.best_step * static_cast<float>(tracks.left * l.t.space[tracks.space].track_steps);
            break;
        }
        default: break;
    }
}

void turn_features(const Look& l, Seat seat, const Outlook& o, Features& f) {
    const Player& me = l.s.player[seat];
    f[Feature::Out] = me.out;
    f[Feature::Token] = l.s.token == seat && o.left;
    if (o.left)
        for (int i = 0; i < l.t.spaces; ++i)
            if (l.s.marker[i] == seat && l.t.space[i].tile != kNone)
                f.of[static_cast<int>(Feature::ReservedPlus) + l.t.space[i].tile] = 1;
    if (!l.s.stack.top || is_sealed(l.s)) return;
    const Frame& top = top_of(l.s.stack);
    if (top.seat != seat) return;
    const Turn& due = l.s.turn;
    f[Feature::DueSteps] = o.best_step * due.any_steps;
    for (int company = 0; company < kCompanies; ++company) f[Feature::DueSteps] += o.step[company] * due.steps[company];
    f[Feature::DuePoints] = kPointWorth * static_cast<float>(due.points + due.keeper_points);
    f[Feature::DueRemovals] = o.removal * due.removals;
    f[Feature::DueBooks] = due.taken;
    choice_features(l, top, o, f);
}

}  // namespace

int rounds_left(const Look& l) { return l.t.rounds - std::max<int>(1, l.s.round); }

Features features(const Look& l, Seat seat) {
    Features f;
    f[Feature::Always] = 1;
    const Outlook o = outlook(l, seat);
    const Plan plan = plan_of(l, seat, o);
    company_features(l, seat, o, f);
    board_features(l, seat, o, f);
    card_features(l, seat, o, plan, f);
    round_features(l, seat, o, plan, f);
    turn_features(l, seat, o, f);
    return f;
}

// Each weight is a line over the rounds that are left; a finished game is worth what its score sheet says.
float Mombasa::value(const Look& l, Seat seat) {
    if (!l.s.stack.top) return static_cast<float>(score_sheet(l, seat).total());
    if (l.s.side[kCompanies - 1] == kNone) return 0;  // before the tracks are laid all seats are alike
    const Features f = features(l, seat);
    const auto left = static_cast<float>(rounds_left(l));
    float sum = 0;
    for (int i = 0; i < kFeatures; ++i) sum += f.of[i] * (kWeights.base[i] + left * kWeights.per_round[i]);
    return sum;
}

// It is the same for all of a round, so that rollouts end between two rounds.
float Mombasa::spread(const Look& l) { return l.s.stack.top ? kWeights.spread[rounds_left(l)] : kFinalSpread; }

}  // namespace pentarchy::mombasa
