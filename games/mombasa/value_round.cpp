// What the cards of this round still allow, face up or planned and not yet shown: goods, majorities, posts,
// bookkeeping.
#include <algorithm>

#include "games/mombasa/turns.h"
#include "games/mombasa/value_outlook.h"

namespace pentarchy::mombasa {

namespace {

struct Area {
    int total[kCommodities]{};
    int specialists = 0, bookkeepers = 0, points = 0, diamonds = 0, money = 0;
};

int mine_steps(const Look& l, const FaceRow& face) {
    int mines = 0;
    for (uint32_t left = l.s.held[face.company]; left; left &= left - 1)
        mines += l.t.region[std::countr_zero(left)].mines;
    return mines / face.mines_per_step;
}

void count_card(const Look& l, const FaceRow& face, bool planned, Area& out) {
    switch (face.kind) {
        case CardKind::Good:
            if (planned) out.total[face.good] += face.value;
            break;
        case CardKind::Expansion:
            if (planned) out.total[index(Commodity::Expansion)] += face.value;
            break;
        case CardKind::Bookkeeper: ++out.specialists, ++out.bookkeepers, out.points += face.value; break;
        case CardKind::Merchant:
            ++out.specialists;
            out.money += face.money;
            out.diamonds += face.diamonds + (face.mines_per_step ? mine_steps(l, face) : 0);
            break;
        default: break;
    }
}

Area area_of(const Look& l, Seat seat, const Plan& plan) {
    const Player& me = l.s.player[seat];
    Area out;
    for (int i = 0; i < kCommodities; ++i) out.total[i] = me.total[i];
    for (int slot = 0; slot < kSlots; ++slot)
        if (me.up >> slot & 1) count_card(l, l.t.face[me.slot[slot]], false, out);
    for (int i = 0; i < plan.size; ++i) count_card(l, l.t.face[plan.face[i]], true, out);
    if (is_tile_up(me, Tile::Bookkeeper))
        ++out.specialists, ++out.bookkeepers, out.points += l.t.tile_value[index(Tile::Bookkeeper)];
    if (is_tile_up(me, Tile::Merchant)) ++out.specialists, out.diamonds += l.t.tile_value[index(Tile::Merchant)];
    if (!l.s.stack.top || is_sealed(l.s)) return out;
    const Frame& top = top_of(l.s.stack);  // a bookkeeper in use lies face down
    if (top.seat == seat &&
        (top.proc == static_cast<uint8_t>(Proc::FlipBook) || top.proc == static_cast<uint8_t>(Proc::MoveJar)))
        ++out.specialists, ++out.bookkeepers, out.points += top.locals<JarLocals>().points;
    return out;
}

// The best card within reach of the best kind of goods, above what the goods are worth as steps.
float card_gain(const Look& l, const Outlook& o, int goods) {
    float best = 0;
    for (int space = 0; space < kCardSpaces && goods; ++space) {
        if (l.s.display[space] == kNone) continue;
        const int price = price_of(l, space);
        if (price > goods) continue;
        const FaceRow& face = l.t.face[l.s.display[space]];
        best = std::max(best, o.later(face) - o.best_step * static_cast<float>(price));
    }
    return best;
}

// How likely nobody has more when it comes to it.
float hope(const Look& l, Seat seat, int commodity, int mine, bool sealed) {
    const auto total = static_cast<float>(mine);
    if (sealed) return total / (total + 0.6f * static_cast<float>(l.s.seats - 1));
    int most = 0;
    for (Seat other = 0; other < l.s.seats; ++other)
        if (other != seat) most = std::max<int>(most, l.s.player[other].total[commodity]);
    return mine > most ? 0.9f : mine == most ? 0.65f : 0.25f;
}

// The majority spaces a seat may hope for, the best ones for the markers it has left.
float majorities(const Look& l, Seat seat, const Outlook& o, const Area& area, int markers) {
    const bool sealed = is_sealed(l.s);
    float first = 0, second = 0;
    for (int i = 0; i < l.t.spaces && markers > 0; ++i) {
        const SpaceRow& space = l.t.space[i];
        if (space.majority == kNone || l.s.marker[i] != kNobody) continue;
        const int mine = area.total[space.majority];
        float best = 0;
        for (int option = 0; option < space.options && space.option[option].min <= mine; ++option)
            best = std::max(best, o.of(space.option[option].reward));
        if (best > 0) best *= hope(l, seat, space.majority, mine, sealed);
        if (best > first) std::swap(best, first);
        second = std::max(second, best);
    }
    return markers > 1 ? first + second : first;
}

// How much the ink jar gains now: books met in a row, and one turned over if there is money for it.
float jar_gain(const Look& l, Seat seat, const Area& area) {
    const Player& me = l.s.player[seat];
    Totals have = 0;
    for (int i = 0; i < kCommodities; ++i) have |= static_cast<Totals>(area.total[i]) << (8 * i);
    have |= static_cast<Totals>(area.specialists - 1) << (8 * kCommodities);
    bool may_flip = me.money >= l.t.flip_cost;
    int step = me.jar;
    float paid = 0;
    for (; step < l.t.jar_last && me.book[step + 1]; ++step) {
        bool fits = me.book_down >> (step + 1) & 1;
        const BookRow& book = l.t.book[me.book[step + 1] - 1];
        for (int i = 0; i < book.needs && !fits; ++i) fits = covers(have, book.need[i]);
        if (!fits && !may_flip) break;
        if (!fits) may_flip = false, paid = l.t.flip_cost;
    }
    const auto worth = [&](int at) {
        const Way& way = l.t.jar_way[at];
        return l.t.jar_value[at] + way.done * static_cast<float>(way.gain);
    };
    return std::max(0.0f, worth(step) - worth(me.jar) - paid);
}

}  // namespace

void round_features(const Look& l, Seat seat, const Outlook& o, const Plan& plan, Features& f) {
    const Player& me = l.s.player[seat];
    if (me.out) return;
    const Area area = area_of(l, seat, plan);
    const int markers = markers_left(l, seat);
    f[Feature::UpGoods] = o.best_step * static_cast<float>(area.total[0] + area.total[1] + area.total[2]);
    f[Feature::UpCard] = card_gain(l, o, *std::max_element(area.total, area.total + kGoods));
    f[Feature::UpPosts] = o.expansion(area.total[index(Commodity::Expansion)]);
    f[Feature::UpMajority] = majorities(l, seat, o, area, markers);
    f[Feature::UpBooks] = area.bookkeepers ? jar_gain(l, seat, area) : 0;
    f[Feature::UpPoints] = kPointWorth * static_cast<float>(area.points);
    f[Feature::UpDiamonds] = static_cast<float>(area.money) + kDiamondWorth * static_cast<float>(area.diamonds);
    f[Feature::Markers] = kMarkerWorth * static_cast<float>(markers);
}

}  // namespace pentarchy::mombasa
