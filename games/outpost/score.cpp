// The end, OP-55 to OP-57: eight points win at once, whoever's turn it is; else most points after the last round, then
// most goods, then the win is shared.
#include "games/outpost/actions.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

bool Outpost::verdict(const Look& l) {
    if (l.s.clock >= l.t.decisions) return true;
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        if (l.s.player[seat].points >= l.t.win_points) return true;
    return false;
}

// OP-57 counts moves outside sealed choices. Beside them: each counted move opens at most one chain of 16 windows with
// four answers each and one battle with two forces laid, each round has four plans of three picks, and there are four
// tokens and four returned cards.
int Outpost::bound(const Edition& t) {
    return t.decisions * (1 + 16 * kSeats + 2 * 3) + t.rounds * kSeats * 3 + 2 * kSeats;
}

Standing Outpost::standing(const Look& l, Seat seat) {
    const auto better = [&](Seat a, Seat b) {
        const int pa = l.s.player[a].points, pb = l.s.player[b].points;
        return pa != pb ? pa > pb : goods_in_store(l, a) > goods_in_store(l, b);
    };
    Standing out{1, l.s.player[seat].points};
    for (Seat other = 0; other < l.s.seats; ++other) out.rank += other != seat && better(other, seat);
    return out;
}

std::vector<ScoreLine> Outpost::score_lines(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    const auto huts = std::count_if(std::begin(me.hut), std::end(me.hut), [](const Hut& hut) { return is_built(hut); });
    return {{"huts", static_cast<int>(huts) * l.t.hut_points},
            {"shrines", me.shrines * l.t.shrine_points},
            {"projects", std::popcount(me.reached) * l.t.project_points}};
}

// OP-56  Goods in the store, then the win is shared.
std::vector<TieBreak> Outpost::tie_breaks(const Look& l, Seat seat) {
    return {{"goods", goods_in_store(l, seat), "OP-56"}};
}

void Outpost::finish(Play& p) { p.say(Msg::GameOver); }

namespace {

// OP-1, OP-29  Nobody is in another's home, and what lies face up is what the tile there shows.
std::string sites_in_order(const Look& l) {
    for (int i = 0; i < kSites; ++i) {
        const Seat owner = home_owner(l, site_at(i));
        if (owner != kNobody && has_enemy_pawns(l, owner, site_at(i))) return "a pawn stands in another seat's home";
        const Face face = l.s.face[i];
        if (face == Face::Down && owner == kNobody && l.s.tiles.at(tile_place(site_at(i))) != 1)
            return "a site that lies face down needs one tile";
        if (face == Face::Down || face == Face::Plain) continue;
        const int tile = l.s.tiles.ids_at(tile_place(site_at(i))).next(0);
        if (tile >= l.t.tiles ||
            static_cast<int>(l.t.tile[tile]) != static_cast<int>(face) - static_cast<int>(Face::Forest))
            return "a site shows another face than its tile";
    }
    return "";
}

std::string huts_in_order(const Look& l) {
    uint16_t taken = 0;
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        for (const Hut& hut : l.s.player[seat].hut) {
            if (hut.holder >= l.s.seats) return "a hut has no holder";
            if (!is_built(hut) && (hut.goods || hut.holder != seat))
                return "a hut that is not built has goods or a guest";
            if (!is_built(hut)) continue;
            if (taken >> hut.site & 1) return "two huts stand on one site";
            if (home_owner(l, site_at(hut.site)) != kNobody) return "a hut stands on a home";
            taken |= static_cast<uint16_t>(1u << hut.site);
        }
    return "";
}

}  // namespace

// Everything there is, is somewhere: cards, tiles, pawns.
std::string Outpost::conserved(const Look& l) {
    if (!l.s.cards.balanced()) return "the cards do not add up";
    if (!l.s.tiles.balanced()) return "the tiles do not add up";
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        int pawns = l.s.player[seat].supply;
        for (const auto& site : l.s.pawns) pawns += site[seat];
        if (pawns != kPawns) return "the pawns of a seat do not add up";
        if (l.s.player[seat].points != count_points(l, seat)) return "the points of a seat do not add up";
    }
    if (l.s.start >= l.s.seats || l.s.era < 1) return "there is no start seat or no era";
    if (!l.s.round && l.s.battle.active) return "a battle before the first round";
    if (const std::string what = sites_in_order(l); !what.empty()) return what;
    return huts_in_order(l);
}

}  // namespace pentarchy::outpost
