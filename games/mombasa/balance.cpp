// The books of the engine: dials as the rest of the state has them, and whether every card, post and book is somewhere.
#include <algorithm>
#include <cstring>

#include "games/mombasa/actions.h"
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

namespace {

template <class Fn>
void each_own_card(const Player& me, Fn fn) {
    for (int face = 0; face < kCapFaces; ++face)
        if (me.cards[face]) fn(face, me.cards[face]);
    for (int slot = 0; slot < kSlots; ++slot) {
        if (me.slot[slot] != kNone) fn(me.slot[slot], 1);
        for (const uint8_t face : me.row[slot])
            if (face != kNone) fn(face, 1);
    }
}

void set_player_dials(const Edition& t, State& s, Seat seat) {
    Player& me = s.player[seat];
    me.hand = 0;
    me.markers = 0;
    me.book_set = 0;
    std::fill(std::begin(me.shares), std::end(me.shares), uint8_t{0});
    for (int face = 0; face < t.faces; ++face)
        if (me.cards[face]) me.hand |= face_bit(face);
    for (int slot = 0; slot < kSlots; ++slot)
        me.rows[slot] =
            static_cast<uint8_t>(kRowCards - std::count(std::begin(me.row[slot]), std::end(me.row[slot]), kNone));
    for (const Seat owner : s.marker) me.markers = static_cast<uint8_t>(me.markers + (owner == seat));
    for (int step = 1; step <= kBookSteps; ++step)
        me.book_set = static_cast<uint16_t>(me.book_set | (me.book[step] ? 1u << step : 0u));
    each_own_card(me, [&](int face, int n) {
        if (const uint8_t company = t.face[face].share; company != kNone)
            me.shares[company] = static_cast<uint8_t>(me.shares[company] + n);
    });
    refresh_totals(t, s, seat);
}

std::string cards_balance(const Look& l) {
    int count[kCapFaces]{};
    for (const Player& player : l.s.player) each_own_card(player, [&](int face, int n) { count[face] += n; });
    for (const uint8_t face : l.s.display)
        if (face != kNone) ++count[face];
    for (int i = 0; i < l.t.stocks; ++i) count[l.t.stock[i].face] += l.s.deck[i];
    for (int face = 0; face < l.t.faces; ++face)
        if (count[face] + l.s.discard[face] + l.s.box[face] != l.t.face[face].copies)
            return "the copies of a card do not add up";
    return "";
}

// MO-1.3  Fifteen posts of each company, one in a region at most.
std::string posts_balance(const Look& l) {
    uint32_t taken = 0;
    for (int company = 0; company < kCompanies; ++company) {
        if (taken & l.s.held[company]) return "a region holds two posts";
        taken |= l.s.held[company];
        if (posts_in(l.s, company) + std::popcount(l.s.held[company]) + l.s.removed[company] +
                l.s.turn.ousted[company] !=
            kColumns * kHqRows)
            return "the posts of a company do not add up";
        for (int column = 0; column < kColumns; ++column)
            if (l.s.column[company][column] > kHqRows - is_opened(l.s, company, column))
                return "a post covers an opened place";
    }
    return "";
}

std::string books_balance(const Look& l) {
    int count[kCapBooks]{};
    for (int letter = 0; letter < kBookLetters; ++letter)
        for (uint32_t left = l.s.supply[letter]; left; left &= left - 1)
            ++count[l.t.first_book[letter] + std::countr_zero(left)];
    for (const uint8_t book : l.s.shelf)
        if (book != kNone) ++count[book];
    for (int i = 0; i < l.s.turn.taken; ++i) ++count[l.s.turn.book[i]];
    for (const int book : l.s.gone) ++count[book];
    for (const Player& player : l.s.player)
        for (int step = 2; step <= kBookSteps; ++step)
            if (player.book[step]) ++count[player.book[step] - 1];
    for (int book = 0; book < l.t.books; ++book)
        if (count[book] != 1) return "a book is missing or there twice";
    return "";
}

// MO-6.8, MO-15.2  Cards lie at slots only in the actions, of who has not left; a row grows by one card a round.
std::string areas_balance(const Look& l) {
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        const Player& me = l.s.player[seat];
        for (int slot = 0; slot < kSlots; ++slot) {
            const bool laid = me.slot[slot] != kNone;
            const std::string& where = l.t.slot_words[static_cast<size_t>(slot)];
            if (laid && (me.out || !is_action_phase(l.s)))
                return l.t.seat_words[seat] + " has a card at " + where + ", but " +
                       (me.out ? "has left the actions" : "cards lie there only in the action phase");
            if (me.rows[slot] + laid > kRowCards - (l.t.rounds - l.s.round))
                return l.t.seat_words[seat] + " has more cards in the row of " + where +
                       " than can lie there in round " + std::to_string(l.s.round);
        }
    }
    return "";
}

// Between turns nothing is due.
std::string turn_balance(const Look& l) {
    constexpr Turn kNothing{};
    const bool begins =
        top_fork(l.s) ||
        (l.s.stack.top && (is_top(l.s, Proc::TakeTurn) || is_top(l.s, Proc::Round) || is_top(l.s, Proc::ActionPhase)));
    if (begins && std::memcmp(&l.s.turn, &kNothing, sizeof kNothing) != 0)
        return "turn_due is nothing where no turn has begun";
    return "";
}

// MO-2.22, MO-3.4  In the setup: two tiles to keep one of, or one whose three cards are at hand or the first of them
// laid.
std::string setup_balance(const Look& l) {
    const Fork* fork = top_fork(l.s);
    if (!fork || l.s.round) return "";
    for (const Seat seat : each(fork->left)) {
        const Player& me = l.s.player[seat];
        const std::string& who = l.t.seat_words[seat];
        const bool keeps = fork->kind == ForkKind::Sealed;
        if (l.s.tiles.at(dealt_to(seat)) != (keeps ? 2 : 0) || l.s.tiles.at(board_of(seat)) != (keeps ? 0 : 1))
            return who + " has the wrong start tiles for the setup";
        int laid = 0, missing[kCapFaces]{};
        for (const uint8_t rows : me.rows) laid += rows;
        if (laid > (keeps || !me.rows[1] ? 0 : 1)) return who + " has laid cards that the setup is still to lay";
        if (keeps) continue;
        for (const uint8_t face : l.t.start_tile[me.start_tile].resting) ++missing[face];
        if (laid && --missing[me.row[1][0]] < 0) return who + " has laid a card that its start tile does not name";
        for (int face = 0; face < l.t.faces; ++face)
            if (missing[face] > me.cards[face]) return who + " lacks a card of its start tile";
    }
    return "";
}

}  // namespace

void set_dials(const Edition& t, State& s) {
    std::fill(std::begin(s.company_of), std::end(s.company_of), kNone);
    for (int company = 0; company < kCompanies; ++company) {
        if (s.side[company] != kNone) s.company_of[s.side[company]] = static_cast<uint8_t>(company);
        s.value[company] = static_cast<uint8_t>(share_value({t, s}, company));
    }
    s.deck_set = 0;
    for (int i = 0; i < t.stocks; ++i)
        if (s.deck[i]) s.deck_set |= uint64_t{1} << i;
    for (Seat seat = 0; seat < kSeats; ++seat) set_player_dials(t, s, seat);
}

std::string Mombasa::conserved(const Look& l) {
    State again = l.s;
    set_dials(l.t, again);
    if (std::memcmp(&again, &l.s, sizeof again) != 0) return "a dial is wrong";
    if (!l.s.tiles.balanced()) return "the start tiles do not add up";
    for (const auto& what :
         {cards_balance(l), posts_balance(l), books_balance(l), areas_balance(l), turn_balance(l), setup_balance(l)})
        if (!what.empty()) return what;
    return "";
}

}  // namespace pentarchy::mombasa
