// Whether everything is somewhere, once, and the dials say what the map says.
#include <bit>

#include "games/civilization/battle.h"
#include "games/civilization/game.h"

namespace pentarchy::civilization {

namespace {

// CV-1.1, CV-2.1  Nobody plays the nation of another, nor with more figures than it has; all stand on open squares.
std::string nations_balance(const Look& l) {
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        const Player& me = l.s.player[seat];
        for (Seat other = 0; other < seat && me.nation != kNone; ++other)
            if (l.s.player[other].nation == me.nation) return "two players have the same nation (CV-2.1)";
        for (int figure = 0; figure < kFigures; ++figure) {
            const uint16_t square = me.figure[figure].square;
            if (square == kNoSquare) continue;
            if (!is_open(l, square)) return "a figure stands where no tile is turned up";
            const int number = is_army(figure) ? figure : figure - kArmies;
            if (me.nation == kNone || number >= figures_owned(l, seat, is_army(figure)))
                return "a nation has more figures than it owns (CV-1.1)";
        }
    }
    return "";
}

// CV-4.31  Only a capital covers two squares, and they are side by side.
std::string cities_balance(const Look& l) {
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        for (int city = 0; city < kCitiesOfSeat; ++city) {
            const City& at = l.s.player[seat].city[city];
            if (!is_metropolis(at)) continue;
            if (city != 0 || at.centre == kNoSquare || !l.t.grid.neighbours(at.centre).has(at.second))
                return "a metropolis is not a capital and the square beside it (CV-4.31)";
        }
    return "";
}

std::string dials_balance(const Look& l) {
    uint8_t stand[kSquares]{};
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        const Player& me = l.s.player[seat];
        for (int figure = 0; figure < kFigures; ++figure) {
            const uint16_t square = me.figure[figure].square;
            if (square == kNoSquare) continue;
            const Stand old{stand[square]};
            if (old.any() && old.owner() != seat) return "figures of two players share a square (CV-8.9)";
            stand[square] = Stand::of(seat, old.armies() + is_army(figure), old.scouts() + !is_army(figure)).bits;
        }
        if (me.nation == kNone) continue;
        if (!(me.force == sources_of(l, seat))) return "what is in force is not what it should be";
        if (me.coins != coins_of(l, seat)) return "coins are not what they should be";
    }
    for (int square = 0; square < kSquares; ++square)
        if (stand[square] != l.s.stand[square]) return "figures stand elsewhere than they are said to";
    return "";
}

// CV-1.16
std::string tiles_balance(const Look& l) {
    Bits<kTiles> laid;
    for (const uint8_t tile : l.s.tile) {
        if (tile == kNone) continue;
        if (laid.has(tile)) return "a tile lies in two places (CV-1.16)";
        laid.add(tile);
    }
    return "";
}

std::string things_balance(const Look& l) {
    int of_stack[kStacks]{}, wonders[kWonders]{}, people[kPersonTypes]{}, centres[kSeats][kCitiesOfSeat]{};
    for (int square = 0; square < kSquares; ++square) {
        const uint8_t top = l.s.top[square];
        if (top != kNothingHere && !is_open(l, square)) return "something lies where no tile is turned up";
        if (is_building(top)) ++of_stack[l.t.building[top - kBuilding0].stack];
        if (is_wonder(top)) ++wonders[top - kWonderTop0];
        if (is_person(top)) ++people[top - kPersonTop0];
        if (is_marker(top) && l.s.markers.at(kOnMap0 + top - kMarkerTop0) != 1) return "a marker on the map is missing";
        if (is_centre(top)) ++centres[owner_of_centre(top)][city_of_centre(top)];
    }
    for (int stack = 0; stack < kStacks; ++stack) {
        const StackRow& row = l.t.stack[stack];
        if (of_stack[stack] + l.s.supply[stack] != (l.s.seats == 2 ? row.for_two : row.count))
            return "the buildings do not add up";
    }
    for (int wonder = 0; wonder < kWonders; ++wonder)
        if (l.s.phase != Phase::SetUp && wonders[wonder] != is_built(l.s.wonder[wonder]))
            return "a wonder and its marker do not agree";
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        for (int city = 0; city < kCitiesOfSeat; ++city) {
            const City& at = l.s.player[seat].city[city];
            if (centres[seat][city] != (at.centre != kNoSquare) + (at.second != kNoSquare))
                return "a city is not where it is said to be";
        }
    for (int top = kCityState0; top < kMarkerTop0; ++top)
        if (places_of(l.s.top, static_cast<uint8_t>(top)).count() > 1)
            return "a city-state or a relic lies twice (CV-1.13)";
    for (int type = 0; type < kPersonTypes; ++type) {
        int n = people[type] + l.s.person_left[type];
        for (const Player& player : l.s.player) n += player.reserve[type];
        if (n != l.t.person_type[type].markers) return "the markers of great people do not add up";
    }
    return "";
}

// CV-2.9, CV-2.11, CV-15.1  What lies in a slot is one of those that are used, and no deck has more than there are.
std::string wonders_balance(const Look& l) {
    int unseen[kEras]{};
    for (int wonder = 0; wonder < kWonders; ++wonder) {
        const uint8_t place = l.s.wonder[wonder];
        unseen[l.t.wonder[wonder].era] += place == kUnseenWonder;
        if (place >= kWonderSlots) continue;
        if (place >= l.t.wonders_dealt[l.s.seats]) return "a wonder lies in a slot that is not used (CV-15.1)";
    }
    for (int slot = 0; slot < kWonderSlots; ++slot)
        if (l.s.slot[slot] != kNone && l.s.wonder[l.s.slot[slot]] != slot) return "a wonder is in two places";
    for (int era = 0; era < kEras; ++era)
        if (l.s.wonders_left[era] > unseen[era]) return "the wonders of the deck are more than there are (CV-2.9)";
    return "";
}

std::string market_balances(const Look& l) {
    for (int kind = 0; kind < kMarket; ++kind) {
        int n = l.s.market[kind];
        for (const Player& player : l.s.player) n += player.resource[kind];
        if (n != l.s.seats) return "the resources do not add up (CV-1.14)";
    }
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        const Player& me = l.s.player[seat];
        int cards = 0;
        for (const uint8_t row : me.row) cards += row;
        if (cards < std::popcount(me.techs)) return "a tech lies in no row of its pyramid";
        if (me.trade > l.t.n.most_trade) return "a trade dial shows more than it can (CV-5.2)";
    }
    int invested = l.s.investments_left;
    for (const Player& player : l.s.player)
        for (const uint8_t n : player.investment) invested += n;
    if (invested != l.t.n.investment_markers) return "the investment markers do not add up (CV-1.13)";
    return "";
}

// CV-9.4  Hands are as large as they are said to be; without a battle nothing is left of one.
std::string battle_balances(const Look& l) {
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        if (l.s.picks[seat].force.without(l.s.units.ids_at(reserve_of(seat))).any())
            return "a unit of a battle force is not in the reserve";
    if (in_battle(l)) {
        for (const int side : {kAttack, kDefence})
            if (hand_of(l, side).count() != l.s.battle.hand[side]) return "a battle hand is not as large as said";
        return "";
    }
    for (const Picks& picks : l.s.picks)
        if (picks.force.any()) return "a battle force outlives its battle";
    return l.s.units.at(kBarbarians) ? "barbarians outlive their battle" : "";
}

}  // namespace

std::string Civilization::conserved(const Look& l) {
    if (!l.s.nations.balanced()) return "the nations do not add up";
    if (!l.s.units.balanced()) return "the units do not add up";
    if (!l.s.events.balanced()) return "the events do not add up";
    if (!l.s.people.balanced()) return "the great people do not add up";
    if (!l.s.markers.balanced()) return "the markers do not add up";
    for (const auto& what : {nations_balance(l), cities_balance(l), tiles_balance(l), dials_balance(l),
                             things_balance(l), wonders_balance(l), market_balances(l), battle_balances(l)})
        if (!what.empty()) return what;
    return "";
}

}  // namespace pentarchy::civilization
