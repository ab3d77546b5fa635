// The state document of Mombasa, the other half: what follows when a document is read back.
#include <algorithm>

#include "engine/document/document.h"
#include "games/mombasa/actions.h"
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

namespace {

// Cards: what is named nowhere is in the box; if more are named than are left, the deck gives them, lowest letter
// first, and then the display: a card that a player has is not for sale any more.
void derive_cards(const Edition& t, State& s, const Node& node) {
    int named[kCapFaces]{};
    for (const Player& player : s.player) {
        for (int face = 0; face < t.faces; ++face) named[face] += player.cards[face];
        for (int slot = 0; slot < kSlots; ++slot) {
            if (player.slot[slot] != kNone) ++named[player.slot[slot]];
            for (const uint8_t face : player.row[slot])
                if (face != kNone) ++named[face];
        }
    }
    for (const uint8_t face : s.display)
        if (face != kNone) ++named[face];
    for (int face = 0; face < t.faces; ++face) {
        int left = t.face[face].copies - named[face] - s.discard[face];
        for (int i = 0; i < t.stocks; ++i)
            if (t.stock[i].face == face) left -= s.deck[i];
        for (int i = 0; i < t.stocks && left < 0; ++i) {
            if (t.stock[i].face != face) continue;
            const int given = std::min<int>(s.deck[i], -left);
            s.deck[i] = static_cast<uint8_t>(s.deck[i] - given);
            left += given;
        }
        for (uint8_t& space : s.display)
            if (left < 0 && space == face) space = kNone, ++left;
        if (left < 0)
            node["players"].fail("have more of " + t.face_words[static_cast<size_t>(face)] + " than there are");
        s.box[face] = static_cast<uint8_t>(left);
    }
}

// Books: what is named nowhere is in the supply.
void derive_books(const Edition& t, State& s, const Node& node) {
    Bits<kCapBooks> named;
    const auto name = [&](int book, const char* where) {
        if (named.has(book)) node[where].fail("has " + t.book_words[static_cast<size_t>(book)] + " for a second time");
        named.add(book);
    };
    for (const int book : s.gone) name(book, "books_gone");
    for (const Player& player : s.player)
        for (int step = 2; step <= kBookSteps; ++step)
            if (player.book[step]) name(player.book[step] - 1, "players");
    for (int i = 0; i < s.turn.taken; ++i) name(s.turn.book[i], "turn_due");
    const Bits<kCapBooks> owned = named;  // a book that a player has is not in the display any more
    for (int space = 0; space < kBookSpaces; ++space) {
        if (s.shelf[space] == kNone) continue;
        if (owned.has(s.shelf[space])) {
            s.shelf[space] = kNone;
            continue;
        }
        name(s.shelf[space], "shelf");
        if (t.book[s.shelf[space]].letter != t.book_letter[space])
            node["shelf"][t.book_space_words[static_cast<size_t>(space)]].fail("has the wrong letter for its space");
    }
    for (int letter = 0; letter < kBookLetters; ++letter) {
        s.supply[letter] = 0;
        for (int i = 0; i < t.letter_books[letter]; ++i)
            if (!named.has(t.first_book[letter] + i)) s.supply[letter] |= 1u << i;
    }
}

// Posts: those on the map have left the headquarters, the first columns first if the document does not say so; what is
// named nowhere is out of the game. An empty column is opened.
void derive_posts(const Edition& t, State& s, const Node& node) {
    uint32_t taken = 0;
    for (int company = 0; company < kCompanies; ++company) {
        const Node entry = node["companies"][t.company_words[static_cast<size_t>(company)]];
        if (taken & s.held[company]) entry["regions"].fail("name a region of another company");
        taken |= s.held[company];
        int excess =
            posts_in(s, company) + std::popcount(s.held[company]) + s.turn.ousted[company] - kColumns * kHqRows;
        for (int column = 0; column < kColumns; ++column) {
            const int gone = std::clamp<int>(excess, 0, s.column[company][column]);
            s.column[company][column] = static_cast<uint8_t>(s.column[company][column] - gone);
            excess -= gone;
            const unsigned bit = 1u << (kColumns * company + column);
            if (!s.column[company][column]) s.opened = static_cast<uint16_t>(s.opened | bit);
            if (s.column[company][column] == kHqRows) s.opened = static_cast<uint16_t>(s.opened & ~bit);
        }
        const int posts = posts_in(s, company) + std::popcount(s.held[company]) + s.turn.ousted[company];
        if (excess > 0) entry.fail("has more than 15 posts");
        s.removed[company] = static_cast<uint8_t>(kColumns * kHqRows - posts);
    }
}

void check_tracks(const Edition& t, const State& s, const Node& node) {
    for (Seat seat = 0; seat < s.seats; ++seat)
        for (size_t company = 0; company < kCompanies; ++company)
            if (s.side[company] != kNone && s.player[seat].step[company] > t.side[s.side[company]].length)
                node["players"][t.seat_words[seat]]["tracks"][t.company_words[company]].fail(
                    "is beyond the end of the track");
    unsigned bonuses = 0;
    for (const Player& player : s.player) bonuses |= player.reached | player.in_force;
    for (size_t a = 0; a < kCompanies; ++a) {
        const Node track = node["companies"][t.company_words[a]]["track"];
        if (s.side[a] == kNone && bonuses >> (kSpecials * a) & 3) track.fail("is null, but a player has a bonus of it");
        for (size_t b = 0; b < a; ++b)
            if (s.side[a] != kNone && s.side[a] / 2 == s.side[b] / 2)
                track.fail("has the letter of another company's track");
    }
}

// A special space that a marker has passed was reached, so a patch need only move the marker.
void derive_player(const Edition& t, State& s, Seat seat) {
    Player& me = s.player[seat];
    for (int company = 0; company < kCompanies; ++company)
        for (int special = 0; special < kSpecials && s.side[company] != kNone; ++special)
            if (me.step[company] >= t.side[s.side[company]].special[special])
                me.reached = static_cast<uint8_t>(me.reached | 1u << (kSpecials * company + special));
    for (int slot = 0; slot < kSlots; ++slot) {
        if (me.slot[slot] == kNone) me.up = static_cast<uint8_t>(me.up & ~(1u << slot));
        std::sort(std::begin(me.row[slot]), std::end(me.row[slot]));
    }
    me.start_tile = kNone;
    for (const int tile : s.tiles.ids_at(board_of(seat))) {
        me.start_tile = static_cast<uint8_t>(tile);
        me.book[1] = static_cast<uint8_t>(start_book(tile) + 1);
    }
}

}  // namespace

void derive(const Edition& t, State& s, const Node& node) {
    if (s.start >= s.seats || s.token >= s.seats)
        node[s.start >= s.seats ? "start" : "token"].fail("must be a seat that plays");
    for (Seat seat = 0; seat < s.seats; ++seat) derive_player(t, s, seat);
    check_tracks(t, s, node);
    derive_cards(t, s, node);
    derive_books(t, s, node);
    derive_posts(t, s, node);
}

}  // namespace pentarchy::mombasa
