// The five actions, building, growth, payment, cards (EN-5 to EN-17). No stack, no offers.
#include "games/endeavor/actions.h"

namespace pentarchy::endeavor {

namespace {

// EN-4.2, EN-4.3  Icons raise or lower the tracks at once; the level itself may pass 15.
void raise(Play& p, Seat seat, const uint8_t (&icons)[kTracks], int times = 1) {
    for (int track = 0; track < kTracks; ++track)
        p.s.player[seat].level[track] = static_cast<uint8_t>(p.s.player[seat].level[track] + times * icons[track]);
}

// EN-8.5, EN-8.7  A gained token cannot be refused; a brown one raises its track at once. Neutral's leave the game.
void gain_token(Play& p, Seat colour, uint8_t& place, uint8_t link = kNone) {
    const uint8_t token = place;
    if (token == kNone) return;
    place = kNone;
    if (colour == kNeutral) {
        ++p.s.spent[token];
        p.say(Msg::TokenGone, token);
        return;
    }
    Player& me = p.s.player[colour];
    ++me.tokens[token];
    if (p.t.token[token].brown) {
        ++me.level[index(p.t.token[token].track)];
    } else {
        me.blue |= static_cast<uint16_t>(1u << token);
    }
    link == kNone ? p.say(Msg::TakesToken, colour, token) : p.say(Msg::TakesLinkToken, colour, token, link);
}

// EN-12.10, EN-12.11  Every connection whose two cities the colour now holds, and whose token is still there.
void gain_links(Play& p, Seat colour, City city) {
    const CityRow& row = p.t.city[index(city)];
    for (int i = 0; i < row.link_count; ++i) {
        const LinkRow& link = p.t.link[row.links[i]];
        const uint64_t both = uint64_t{1} << link.a | uint64_t{1} << link.b;
        if ((p.s.city_of[colour] & both) == both) gain_token(p, colour, p.s.link_token[row.links[i]], row.links[i]);
    }
}

void appear(Play& p, Seat colour, Region region) {
    ++p.s.presence[colour][index(region)];
    p.s.present[colour] |= static_cast<uint8_t>(1u << index(region));
}

void enter_city(Play& p, Seat colour, City city) {
    p.s.city_of[colour] |= bit_of(city);
    appear(p, colour, region_of(p, city));
}

// A card comes to a seat or leaves it: the icons and the dials.
void count_card(Play& p, Seat seat, int card, int change) {
    Player& me = p.s.player[seat];
    raise(p, seat, p.t.card[card].icons, change);
    me.cards = static_cast<uint8_t>(me.cards + change);
    me.slaveries = static_cast<uint8_t>(me.slaveries + change * p.t.card[card].slavery);
    me.governors = static_cast<uint8_t>(me.governors + change * p.t.card[card].governor);
}

void set_idle(const Edition& t, Player& me, int building) {
    const uint32_t bit = 1u << building;
    me.idle = me.built[building] > me.workers[building] ? me.idle | (bit & t.can_activate) : me.idle & ~bit;
}

void set_aside(Play& p, Seat seat, int card) {
    count_card(p, seat, card, -1);
    p.s.card[card] = aside_of(seat);
    p.say(Msg::SetsAside, seat, card);
}

// EN-16.7 to EN-16.10  Every player sets aside all slavery cards owned; the deck leaves the game. Tells who passed and
// lost politics by it.
SeatMask abolish(Play& p) {
    if (p.s.slavery_gone) return 0;
    p.s.slavery_gone = 1;
    p.say(Msg::SlaveryGone);
    SeatMask check = 0;
    for (int card = 0; card < p.t.cards; ++card) {
        const CardRow& row = p.t.card[card];
        if (!row.slavery) continue;
        const uint8_t where = p.s.card[card];
        if (where == kInDeck) {
            p.s.card[card] = kRemoved;
            p.s.deck[row.deck] &= static_cast<uint8_t>(~(1u << row.place));
        } else if (where < kSeats) {
            set_aside(p, where, card);
            if (row.icons[index(Track::Politics)] && p.s.player[where].passed) check |= bit(where);
        }
    }
    return check;
}

void take_card(Play& p, Seat seat, int card) {
    p.s.deck[p.t.card[card].deck] &= static_cast<uint8_t>(~(1u << p.t.card[card].place));
    p.s.card[card] = owned_by(seat);
    count_card(p, seat, card, 1);
}

void remove_card(Play& p, int card) {
    p.s.deck[p.t.card[card].deck] &= static_cast<uint8_t>(~(1u << p.t.card[card].place));
    p.s.card[card] = kRemoved;
}

// EN-11.8 to EN-11.14  The last space opens the region and the governor goes to who has most on the track.
SeatMask open_region(Play& p, Region region) {
    p.s.open |= static_cast<uint8_t>(1u << index(region));
    p.say(Msg::Opens, region);
    const Seat winner = governor_winner(p, region);
    SeatMask check = 0;
    for (int d = 0; d < p.t.decks; ++d) {
        if (p.t.deck[d].region != index(region)) continue;
        const uint8_t card = top_card(p, static_cast<Deck>(d));
        if (card == kNone || !p.t.card[card].governor) continue;
        if (winner == kNeutral) {  // EN-23.17
            remove_card(p, card);
            p.say(Msg::GovernorGone, card);
            continue;
        }
        take_card(p, winner, card);
        p.say(Msg::WinsGovernor, winner, card);
        if (p.s.player[winner].passed) check |= bit(winner);
    }
    return check;
}

}  // namespace

void begin_round(Play& p) {
    ++p.s.round;
    for (Player& player : p.s.player) player.passed = 0;
    p.say(Msg::RoundBegins, p.s.round);
}

// EN-18.2  The crown goes to the next player on the left.
void end_round(Play& p) { p.s.start = left_of(p, p.s.start); }

void build(Play& p, Seat seat, Building building) {
    Player& me = p.s.player[seat];
    if (--p.s.left[index(building)] == 0) p.s.stacks &= ~(uint64_t{1} << index(building));
    ++me.built[index(building)];
    ++me.tiles;
    me.kinds |= 1u << index(building);
    set_idle(p.t, me, index(building));
    p.say(Msg::Builds, seat, building);
    raise(p, seat, p.t.building[index(building)].icons);
}

// EN-6.1, EN-6.2  As much population as the growth value; it never runs out.
void grow(Play& p, Seat seat) {
    const int growth = value_of(p, seat, Track::Culture);
    p.s.player[seat].harbour = static_cast<uint8_t>(p.s.player[seat].harbour + growth);
    p.say(Msg::Grows, seat, growth);
}

void pay_worker(Play& p, Seat seat, int building) {
    Player& me = p.s.player[seat];
    --me.workers[building];
    --me.working;
    ++me.harbour;
    set_idle(p.t, me, building);
    p.say(Msg::PaysWorker, seat, building);
}

// EN-9.1  One population from the harbour becomes the worker of the building.
void activate(Play& p, Seat seat, int building) {
    Player& me = p.s.player[seat];
    --me.harbour;
    ++me.workers[building];
    ++me.working;
    set_idle(p.t, me, building);
    p.say(Msg::Activates, seat, building);
}

// EN-9.5, EN-9.6  A blue token leaves play.
void spend(Play& p, Seat seat, int token) {
    if (--p.s.player[seat].tokens[token] == 0) p.s.player[seat].blue &= static_cast<uint16_t>(~(1u << token));
    ++p.s.spent[token];
    p.say(Msg::Spends, seat, token);
}

void pay_all(Play& p, Seat seat, int source) {
    if (!p.s.player[seat].working) return;
    for (uint32_t left = p.s.player[seat].kinds; left; left &= left - 1) {
        const int b = std::countr_zero(left);
        while (p.s.player[seat].workers[b] > (b == source ? 1 : 0)) pay_worker(p, seat, b);
    }
}

void pass(Play& p, Seat seat) {
    p.s.player[seat].passed = 1;
    p.say(Msg::Passes, seat);
}

// EN-11.1 to EN-11.4  The next free space in the direction of the deck, with its token; beside a full track without.
SeatMask ship(Play& p, Seat colour, Region region) {
    const RegionRow& row = p.t.region[index(region)];
    uint8_t& filled = p.s.filled[index(region)];
    appear(p, colour, region);
    if (filled == row.spaces) {
        ++p.s.beside[index(region)][colour];
        colour == kNeutral ? void() : p.say(Msg::ShipsBeside, colour, region);
        return 0;
    }
    const int space = row.first_space + filled++;
    p.s.space_of[space] = colour;
    if (colour != kNeutral) p.say(Msg::Ships, colour, region);
    gain_token(p, colour, p.s.space_token[space]);
    return filled == row.spaces ? open_region(p, region) : SeatMask{0};
}

// EN-12.1, EN-12.5  A free city and its token, then its connections.
void occupy(Play& p, Seat colour, City city) {
    enter_city(p, colour, city);
    if (colour != kNeutral) p.say(Msg::Occupies, colour, city);
    gain_token(p, colour, p.s.city_token[index(city)]);
    gain_links(p, colour, city);
}

// EN-13.1, EN-13.5, EN-13.10  One population is spent, another replaces the defender's; then connections are checked.
void attack(Play& p, Seat seat, City city) {
    const Seat victim = holder(p, city);
    p.s.player[seat].harbour = static_cast<uint8_t>(p.s.player[seat].harbour - 1);
    p.s.city_of[victim] &= ~bit_of(city);
    const int region = index(region_of(p, city));
    if (--p.s.presence[victim][region] == 0) p.s.present[victim] &= static_cast<uint8_t>(~(1u << region));
    p.say(Msg::Attacks, seat, victim, city);
    enter_city(p, seat, city);
    gain_links(p, seat, city);
}

// EN-15.1, EN-15.8  The top card, its icons at once; EN-16.7: the Abolition ends slavery for all.
SeatMask draw(Play& p, Seat colour, Deck deck) {
    const int card = top_card(p, deck);
    if (colour == kNeutral) {
        remove_card(p, card);
    } else {
        take_card(p, colour, card);
        p.say(Msg::Draws, colour, card);
    }
    return p.t.card[card].abolition ? abolish(p) : SeatMask{0};
}

// EN-17.9 to EN-17.12  Tracks fall at once; a slavery card is set aside, a governor leaves the game, others return.
void lose_card(Play& p, Seat seat, int card) {
    const CardRow& row = p.t.card[card];
    p.say(Msg::Discards, seat, card);
    if (row.slavery) return set_aside(p, seat, card);
    count_card(p, seat, card, -1);
    p.s.card[card] = row.governor ? kRemoved : kInDeck;
    if (!row.governor) p.s.deck[row.deck] |= static_cast<uint8_t>(1u << row.place);
}

int counted_cards(const Look& l, Seat seat) { return l.s.player[seat].cards - (l.s.player[seat].slaveries > 0); }

int card_limit(const Look& l, Seat seat) { return value_of(l, seat, Track::Politics); }

int payable_workers(const Look& l, Seat seat, int source) { return workers_on_buildings(l, seat) - (source != kNone); }

int payment_size(const Look& l, Seat seat) { return l.s.single_payment ? 1 : payments(l, seat); }

// EN-15.2, EN-15.6  Presence at least the card's value; in Europe only cities count, and there is no track to count.
bool is_requirement_met(const Look& l, Seat colour, int card) {
    return l.s.presence[colour][l.t.deck[l.t.card[card].deck].region] >= l.t.card[card].value;
}

namespace {

// EN-12.2, EN-12.3  The cities of the open regions where the colour is present.
uint64_t cities_in_reach(const Look& l, Seat colour) {
    return l.t.cities_in[l.s.open & (l.s.present[colour] | l.t.everyone_present)];
}

}  // namespace

uint64_t free_cities(const Look& l, Seat colour) { return cities_in_reach(l, colour) & ~occupied(l); }

uint64_t foreign_cities(const Look& l, Seat colour) {
    return cities_in_reach(l, colour) & occupied(l) & ~l.s.city_of[colour];
}

unsigned drawable_decks(const Look& l, Seat colour) {
    unsigned out = 0;
    for (int d = 0; d < kCapDecks; ++d) {  // decks that the edition does not have ask for too much
        const DeckRow& deck = l.t.deck[d];
        const bool enough = l.s.presence[colour][deck.region] >= deck.need[std::countr_zero(l.s.deck[d])];
        out |= (l.s.open >> deck.region & unsigned{enough}) << d;
    }
    return out;
}

void set_dials(const Edition& t, State& s) {
    for (Seat seat = 0; seat < kSeats; ++seat) {
        Player& me = s.player[seat];
        me.kinds = me.idle = 0;
        me.working = me.tiles = me.cards = me.slaveries = me.governors = 0;
        me.blue = 0;
        for (int token = 0; token < t.tokens; ++token)
            if (me.tokens[token] && !t.token[token].brown) me.blue |= static_cast<uint16_t>(1u << token);
        for (int b = 0; b < t.buildings; ++b) {
            me.working = static_cast<uint8_t>(me.working + me.workers[b]);
            if (b != index(kStartBuilding)) me.tiles = static_cast<uint8_t>(me.tiles + me.built[b]);
            if (me.built[b]) me.kinds |= 1u << b;
            set_idle(t, me, b);
        }
        for (int card = 0; card < t.cards; ++card) {
            if (s.card[card] != owned_by(seat)) continue;
            ++me.cards;
            me.slaveries = static_cast<uint8_t>(me.slaveries + t.card[card].slavery);
            me.governors = static_cast<uint8_t>(me.governors + t.card[card].governor);
        }
    }
    s.stacks = 0;
    for (int b = 0; b < t.buildings; ++b)
        if (s.left[b]) s.stacks |= uint64_t{1} << b;
    for (Seat colour = 0; colour < kColours; ++colour) {
        s.present[colour] = 0;
        for (int r = 0; r < t.regions; ++r)
            if (s.presence[colour][r]) s.present[colour] |= static_cast<uint8_t>(1u << r);
    }
}

Seat governor_winner(const Look& l, Region region) {
    const RegionRow& row = l.t.region[index(region)];
    int count[kColours]{}, nearest[kColours]{};
    for (int i = 0; i < row.spaces; ++i) {
        const uint8_t colour = l.s.space_of[row.first_space + i];
        if (colour == kNone) continue;
        ++count[colour];
        nearest[colour] = i;
    }
    Seat best = 0;
    for (Seat colour = 1; colour < kColours; ++colour)
        if (count[colour] > count[best] || (count[colour] == count[best] && nearest[colour] > nearest[best]))
            best = colour;
    return best;
}

}  // namespace pentarchy::endeavor
