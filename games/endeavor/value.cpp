// The hand-made evaluation: features of each seat, weighed by how many rounds are left. No memory, no luck.
#include "games/endeavor/value.h"

#include "games/endeavor/actions.h"
#include "games/endeavor/game.h"
#include "games/endeavor/value_rounds.h"
#include "games/endeavor/value_weights.h"

namespace pentarchy::endeavor {

namespace {

// Where the round stands: it counts its phases, except in individual mode.
bool is_before_growth(const Look& l) {
    if (l.s.individual) return false;
    const Frame* round = find_frame(l.s.stack, Proc::Round);
    return round && round->local[0] <= 1;
}

void population(const Look& l, Seat seat, Features& f) {
    const Player& me = l.s.player[seat];
    int harbour = me.harbour, working = me.working;
    f[Feature::Growth] = static_cast<float>(value_of(l, seat, Track::Culture));
    f[Feature::Payments] = static_cast<float>(payments(l, seat));
    uint32_t idle = me.idle;
    if (is_before_growth(l)) {  // what the salary and the growth of this round will bring
        const int paid = std::min<int>(working, payments(l, seat));
        harbour += value_of(l, seat, Track::Culture) + paid;
        working -= paid;
        if (!working) idle = me.kinds & l.t.can_activate;
    }
    const int usable = me.passed ? 0 : std::popcount(idle);
    f[Feature::Harbour] = static_cast<float>(harbour);
    f[Feature::Usable] = static_cast<float>(std::min(harbour, usable));
    f[Feature::Idle] = static_cast<float>(usable);
    f[Feature::Working] = static_cast<float>(working);
    if (me.passed) return;
    const auto idle_with = [&](Part part) {
        return static_cast<float>(std::popcount(idle & l.t.buildings_with[1u << static_cast<int>(part)]));
    };
    f[Feature::IdleShip] = idle_with(Part::Ship);
    f[Feature::IdleOccupy] = idle_with(Part::Occupy);
    f[Feature::IdleAttack] = idle_with(Part::Attack);
    f[Feature::IdleDraw] = idle_with(Part::Draw);
    f[Feature::IdlePayment] = idle_with(Part::Payment);
}

// Connections with just one end among the cities, as bits.
uint32_t half_held(const Edition& t, uint64_t cities) {
    uint32_t out = 0;
    for (; cities; cities &= cities - 1) out ^= t.city[std::countr_zero(cities)].link_set;
    return out;
}

void places(const Look& l, Seat seat, Features& f) {
    int open = 0, closed = 0;
    float leading = 0;
    for (int r = 0; r < l.t.regions; ++r) {
        const int here = l.s.presence[seat][r];
        if (l.s.open >> r & 1) {
            open += here;
            continue;
        }
        closed += here;
        if (!here) continue;
        bool most = true;
        for (Seat other = 0; other < l.s.seats; ++other) most &= l.s.presence[other][r] <= here;
        if (most)
            leading += static_cast<float>(l.s.filled[r]) / static_cast<float>(std::max<int>(1, l.t.region[r].spaces));
    }
    f[Feature::PresentOpen] = static_cast<float>(open);
    f[Feature::PresentClosed] = static_cast<float>(closed);
    f[Feature::Governors] = leading;
    f[Feature::Regions] = static_cast<float>(std::popcount(l.s.present[seat]));
    const uint64_t mine = l.s.city_of[seat], taken = occupied(l);
    f[Feature::Cities] = static_cast<float>(std::popcount(mine));
    f[Feature::FreeCities] = static_cast<float>(std::min(6, std::popcount(free_cities(l, seat))));
    f[Feature::ForeignCities] = static_cast<float>(std::min(6, std::popcount(foreign_cities(l, seat))));
    int worth[2]{};  // with the other end free, and another's
    for (uint32_t left = half_held(l.t, mine); left; left &= left - 1) {
        const int i = std::countr_zero(left);
        const LinkRow& link = l.t.link[i];
        worth[taken >> link.a & taken >> link.b & 1] += link.glory + (l.s.link_token[i] != kNone);
    }
    f[Feature::LinksFree] = static_cast<float>(worth[0]);
    f[Feature::LinksBlocked] = static_cast<float>(worth[1]);
}

void cards(const Look& l, Seat seat, Features& f) {
    float best = 0;
    const unsigned decks = drawable_decks(l, seat);
    for (unsigned left = decks; left; left &= left - 1) {
        const CardRow& card = l.t.card[top_card(l, static_cast<Deck>(std::countr_zero(left)))];
        int worth = card.glory;
        for (const uint8_t icons : card.icons) worth += icons;
        best = std::max(best, static_cast<float>(worth));
    }
    f[Feature::BestCard] = best;
    f[Feature::Decks] = static_cast<float>(std::popcount(decks));
    const int room = card_limit(l, seat) - counted_cards(l, seat);
    f[Feature::Room] = static_cast<float>(std::clamp(room, 0, 3));
    f[Feature::Above] = static_cast<float>(std::clamp(-room, 0, 4));
    f[Feature::Slavery] = l.s.slavery_gone ? 0 : static_cast<float>(l.s.player[seat].slaveries);
}

// The action in progress belongs to whoever is on top of the stack.
void turn(const Look& l, Seat seat, Features& f) {
    f[Feature::Passed] = l.s.player[seat].passed;
    if (!l.s.stack.top) return;
    const Frame& top = top_of(l.s.stack);
    f[Feature::OnTurn] = top.seat == seat;
    if (top.seat != seat || top.proc != static_cast<uint8_t>(Proc::UseAction)) return;
    for (const Part part : top.locals<UseLocals>().open) {
        f[Feature::OpenShip] += part == Part::Ship;
        f[Feature::OpenOccupy] += part == Part::Occupy;
        f[Feature::OpenAttack] += part == Part::Attack;
        f[Feature::OpenDraw] += part == Part::Draw;
    }
}

}  // namespace

int rounds_left(const Look& l) { return std::max(0, l.t.rounds - l.s.round); }

Features features(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    Features f;
    f[Feature::Always] = 1;
    const ScoreSheet sheet = score_sheet(l, seat);
    f[Feature::Score] = static_cast<float>(sheet.total() - sheet.line[ScoreSheet::kHarbour]);
    for (int track = 0; track < kTracks; ++track) {
        f.of[static_cast<int>(Feature::Industry) + track] =
            static_cast<float>(std::min<int>(me.level[track], kTrackSpaces - 1));
        f.of[static_cast<int>(Feature::IndustryNext) + track] =
            l.t.next_mark[track][std::min<int>(me.level[track], kTrackSpaces - 1)];
    }
    int blue = 0;
    for (uint32_t left = me.blue; left; left &= left - 1) blue += me.tokens[std::countr_zero(left)];
    f[Feature::Blue] = static_cast<float>(blue);
    population(l, seat, f);
    places(l, seat, f);
    cards(l, seat, f);
    turn(l, seat, f);
    return f;
}

namespace {

constexpr int kLanes = 8, kPadded = (kFeatures + kLanes - 1) / kLanes * kLanes, kMostLeft = 7;

// The weights for each number of seats and of rounds left, ready to be multiplied.
struct Prepared {
    float of[std::size(kWeights)][kMostLeft + 1][kPadded]{};
    constexpr Prepared() {
        for (size_t seats = 0; seats < std::size(kWeights); ++seats)
            for (int left = 0; left <= kMostLeft; ++left)
                for (int i = 0; i < kFeatures; ++i)
                    of[seats][left][i] =
                        kWeights[seats].base[i] + static_cast<float>(left) * kWeights[seats].per_round[i];
    }
};
constexpr Prepared kPrepared;

// Eight sums side by side, so that the processor need not wait for one addition after the other.
float weighed(const Features& f, const float (&weight)[kPadded]) {
    float padded[kPadded]{}, lane[kLanes]{};
    std::copy(std::begin(f.of), std::end(f.of), padded);
    for (int i = 0; i < kPadded; i += kLanes)
        for (int k = 0; k < kLanes; ++k) lane[k] += padded[i + k] * weight[i + k];
    return ((lane[0] + lane[4]) + (lane[1] + lane[5])) + ((lane[2] + lane[6]) + (lane[3] + lane[7]));
}

}  // namespace

// Each weight is a line over the rounds that are left; a finished game is worth what its score sheet says, and between
// two rounds more is asked.
float Endeavor::value(const Look& l, Seat seat) {
    if (!l.s.stack.top) return static_cast<float>(score_sheet(l, seat).total());
    if (is_between_rounds(l) && has_round_weights(l)) return round_value(l, seat);
    return weighed(features(l, seat), kPrepared.of[l.s.seats - kFewest][rounds_left(l)]);
}

float Endeavor::spread(const Look& l) {
    return l.s.stack.top ? kWeights[l.s.seats - kFewest].spread[rounds_left(l)] : kFinalSpread;
}

}  // namespace pentarchy::endeavor
