// The hand-made evaluation of Outpost: points, and what a simple plan makes of the rest: raise the huts one by one, buy
// projects, pick up what lies near. Sooner is better, for eight points end the game (OP-55); what is under way counts.
#include <cmath>

#include "games/outpost/actions.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

namespace {

constexpr float kHaste = 0.13f;      // what each action that passes takes from a point still to be made
constexpr float kGoodSteps = 0.9f;   // actions it takes to get a good that is missing
constexpr float kWardRisk = 0.25f;   // that somebody stops what was announced
constexpr float kSpareGood = 0.08f;  // beyond the plan: ties (OP-56), and the plan may change
constexpr float kGoodWorth = 0.35f, kPawnWorth = 0.4f, kCampWorth = -0.1f, kHutLoss = 1.5f;
constexpr float kCardWorth = 0.4f, kStormWorth = 0.6f, kWardWorth = 0.5f;  // a card drawn or looted unseen; known ones
// Rewards by distance from the nearest pawn: those that may be anything or goods, and shrines one knows of.
constexpr float kReach[] = {0.90f, 0.30f, 0.22f, 0.12f, 0.08f, 0.05f};
constexpr float kShrineReach[] = {1.0f, 0.75f, 0.70f, 0.45f, 0.40f, 0.20f};

struct Holding {                  // what a seat plans with
    float sure = 0, actions = 0;  // points and what is worth points by itself; actions left in the game
    int goods[kGoods]{};          // in the store and on huts
    Sites pawns, built;           // sites with own pawns; sites with a hut of anybody
    uint8_t huts = 0;             // bits of the own huts that stand
};

int& gold_of(Holding& h) { return h.goods[static_cast<int>(Good::Gold)]; }
int militia_of(const Look& l, int card) { return l.t.militia[static_cast<int>(kind_of(l, card))]; }

// Takes a cost out of the goods, as far as they go; gold stands in (OP-6). Returns how many are missing.
int pay(int (&goods)[kGoods], const Cost& cost) {
    int owed = 0;
    const auto take = [&](int& pile, int n) { owed += std::max(0, n - pile), pile = std::max(0, pile - n); };
    for (int good = 0; good < kGoods; ++good) take(goods[good], cost.exact[good]);
    for (int i = 0; i < cost.any; ++i) take(goods[goods[0] < goods[1]], 1);
    take(goods[static_cast<int>(Good::Gold)], std::exchange(owed, 0));
    return owed;
}

float tile_worth(const Look& l, TileKind kind) {
    if (kind == TileKind::Shrine) return l.t.shrine_points;
    return kind == TileKind::Camp ? kCampWorth : kind == TileKind::Spring ? 0 : kGoodWorth;
}

// OP-30, OP-31  Rewards by how near they are. Under a pawn lies only what is about to be turned up or taken.
float rewards(const Look& l, Seat seat, const Holding& h) {
    const auto bag = l.s.tiles.ids_at(kTileBag);  // OP-29: what may lie where nobody has looked
    float sum = 0, unseen = 0, time = std::min(1.0f, h.actions / 4);
    for (const int id : bag) unseen += tile_worth(l, l.t.tile[id]) / static_cast<float>(bag.count());
    for (int i = 0; i < kSites; ++i) {
        const bool known = l.s.face[i] != Face::Down || has(l.s.looked[i], seat);
        int d = kRows + kColumns - 2;
        each_site(h.pawns, [&](Site from) { d = std::min(d, l.t.map.distance(index(from), i)); });
        if (l.s.face[i] == Face::Plain || is_spent(l, site_at(i)) || is_enemy_home(l, seat, site_at(i))) continue;
        if (d && static_cast<float>((d + 1) / 2) > h.actions) continue;
        const float worth = known ? tile_worth(l, l.t.tile[l.s.tiles.ids_at(tile_place(site_at(i))).next(0)]) : unseen;
        sum += worth * (known && worth >= l.t.shrine_points ? kShrineReach[d] : d ? kReach[d] * time : kReach[0]);
    }
    return sum;
}

// The hand without what is chosen to leave it. A planned card counts as its gold (OP-18), militia as what it may bring.
void count_cards(const Look& l, Seat seat, Holding& h) {
    const Picks& picks = l.s.picks[seat];
    const Own& own = l.s.own[seat];
    const float per_militia = l.s.round < l.t.rounds ? 0.25f : 0.1f;
    for (const int id : hand(l, seat)) {
        const int mark = id + 1;
        if (mark == picks.card) gold_of(h) += std::max(1, militia_of(l, id));
        const bool laid = (picks.laid & 1 && own.force[0] == mark) || (picks.laid & 2 && own.force[1] == mark);
        if (laid || mark == picks.card || mark == picks.returned || mark == picks.answer) continue;
        const CardKind kind = kind_of(l, id);
        const float other = kind == CardKind::Storm ? kStormWorth : kind == CardKind::Ward ? kWardWorth : kGoodWorth;
        h.sure += kind < CardKind::Storm ? per_militia * static_cast<float>(militia_of(l, id)) : other;
    }
}

// OP-45  The chance that the first thing of the chain holds, with the answers given so far.
float holds(const Look& l) {
    const bool stands = l.s.chain.size % 2;
    if (!l.s.chain.size) return 1;
    for (const Picks& picks : l.s.picks)
        if (picks.answer) return stands ? 0 : 1;
    return stands ? 1 - kWardRisk : kWardRisk;
}

// OP-42  An announced hut counts as if it stood and had been paid for.
void count_raised(const Look& l, const Frame& f, Holding& h) {
    const RaiseLocals& raise = f.locals<RaiseLocals>();
    if (!has_begun<RaiseHut>(raise, &RaiseHut::pay)) pay(h.goods, hut_cost(l, f.seat, raise.hut));
    h.huts |= static_cast<uint8_t>(1u << raise.hut);
    h.built.add(index(raise.site));
    ++h.goods[static_cast<int>(printed_good(l, raise.site))];
    h.sure += static_cast<float>(l.t.hut_points) * holds(l);
}
// What is announced or left to luck, from the top of the stack down.
void count_frames(const Look& l, Seat seat, Holding& h) {
    each_frame(l.s.stack, kFlow.begin(), [&](const Frame& f) {
        const auto proc = static_cast<Proc>(f.proc);
        const bool mine = f.seat == seat;
        if (proc == Proc::Action && mine) h.actions += 1;
        if (proc == Proc::StrikeHut && f.locals<StrikeLocals>().owner == seat) h.sure -= kHutLoss * holds(l);
        if (proc == Proc::DrawTwo && mine && !l.s.drawn[seat]) h.sure += kCardWorth;
        if (proc == Proc::LootCard && mine) h.sure += kCardWorth;
        if (!mine || holds(l) < 0.5f) return;
        if (proc == Proc::RaiseHut) count_raised(l, f, h);
        if (proc != Proc::TakeStep) return;
        const Site to = f.locals<StepLocals>().to;
        if (defender_at(l, seat, to) == kNobody) h.pawns.add(index(to));
    });
}

// OP-34 to OP-38  A battle that is not decided: what is laid counts, or else what the forces may bring.
float battle(const Look& l, Seat seat) {
    const Battle& b = l.s.battle;
    if (!b.active || (seat != b.attacker && (seat != b.foe || b.raiders))) return 0;
    const auto strength = [&](Seat who, int pawns, bool laid) {
        auto sum = static_cast<float>(pawns);
        for (int i = 0; i < 2; ++i)
            if (const int mark = l.s.own[who].force[i]; mark && (!laid || l.s.picks[who].laid >> i & 1))
                sum += (laid ? 1 : 0.8f) * static_cast<float>(militia_of(l, mark - 1));
        return sum;
    };
    const Fork* fork = top_fork(l.s);  // the attacker lays first
    const bool has_laid = (fork && has(fork->asked, b.foe)) || l.s.picks[b.attacker].laid;
    const float attack = strength(b.attacker, l.s.pawns[b.site][b.attacker], has_laid);
    const float defence = strength(b.foe, b.raiders ? 1 : l.s.pawns[b.site][b.foe], false);
    const float chance = std::clamp(0.4f + 0.25f * (attack - defence), 0.02f, 0.98f);
    const float win = seat == b.attacker ? chance : 1 - chance;
    return win * kGoodWorth - (1 - win) * (kPawnWorth + (b.raiders ? 0 : kGoodWorth));
}

// OP-19, OP-52  The order chosen or shown, while it is still of use, and the old token.
float orders(const Look& l, Seat seat, const Holding& h) {
    const Player& me = l.s.player[seat];
    const Picks& picks = l.s.picks[seat];
    const int order = picks.order ? picks.order - 1 : me.order, token = picks.token ? picks.token - 1 : me.token;
    int goods[kGoods] = {h.goods[0], h.goods[1], h.goods[2]};
    const int next = std::countr_one(h.huts);
    const bool builds = next < kHuts, lacks = builds && pay(goods, l.t.hut[next]) > 0;
    const float use[kOrders] = {builds ? 0.25f : 0, 0.12f, lacks ? 0.35f : builds ? 0.2f : 0};
    const float now = order < kOrders && me.turns < 2 ? use[order] * (token == order ? 2.0f : 1.0f) : 0;
    return now + (token < kOrders ? use[token] * 0.4f * static_cast<float>(l.t.rounds - l.s.round) : 0);
}

// OP-39, OP-50  Huts from the cheapest on, then projects: each takes its action, the way to a site and missing goods.
float plan(const Look& l, Seat seat, Holding h) {
    float sum = 0, steps = 0;
    const auto in_time = [&] { return std::exp(-kHaste * steps) * std::clamp(h.actions - steps + 1, 0.0f, 1.0f); };
    int sites = 0, supply = l.s.player[seat].supply;
    each_site(h.pawns.without(h.built), [&](Site site) { sites += home_owner(l, site) == kNobody; });
    for (int hut = 0; hut < kHuts; ++hut) {
        if (h.huts >> hut & 1) continue;
        steps += 1 + kGoodSteps * static_cast<float>(pay(h.goods, hut_cost(l, seat, hut)));
        if (l.t.hut_era[hut] > l.s.era) steps += std::popcount(h.huts) < 2 ? 1.0f : 0.2f;  // OP-52: the lamp
        if (sites-- == 0) steps += 1, sites = std::max(1, supply) - 1, supply = 0;         // OP-27, OP-48
        sum += static_cast<float>(l.t.hut_points) * in_time();
        h.huts |= static_cast<uint8_t>(1u << hut);
        ++gold_of(h);  // OP-41
    }
    int left = kProjects;
    for (const Player& p : l.s.player) left -= std::popcount(p.reached);  // OP-50: each is bought once
    for (; left > 0 && !pay(h.goods, l.t.project); --left)
        steps += 1, sum += static_cast<float>(l.t.project_points) * in_time();
    return sum + kSpareGood * static_cast<float>(std::min<int>(l.t.goods_limit, h.goods[0] + h.goods[1] + h.goods[2]));
}

}  // namespace

float Outpost::value(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    Holding h;
    h.sure = me.points;
    if (!l.s.stack.top) return h.sure;
    h.actions = static_cast<float>(2 * (l.t.rounds - l.s.round) + 2 - me.turns);
    for (int i = 0; i < kSites; ++i)
        if (l.s.pawns[i][seat]) h.pawns.add(i);
    std::copy(std::begin(me.goods), std::end(me.goods), h.goods);
    each_hut(l, [&](Seat owner, int i) {
        const Hut& hut = l.s.player[owner].hut[i];
        const Site at = site_at(hut.site);
        h.built.add(hut.site);
        if (owner == seat) h.huts |= static_cast<uint8_t>(1u << i);
        if (owner == seat && !has_enemy_pawns(l, seat, at)) h.goods[static_cast<int>(printed_good(l, at))] += hut.goods;
    });
    count_frames(l, seat, h);
    count_cards(l, seat, h);
    return h.sure + rewards(l, seat, h) + battle(l, seat) + orders(l, seat, h) + plan(l, seat, h);
}

float Outpost::spread(const Look& l) {
    return l.s.stack.top ? 0.7f + 0.15f * static_cast<float>(l.t.rounds - l.s.round) : 0.6f;
}

}  // namespace pentarchy::outpost
