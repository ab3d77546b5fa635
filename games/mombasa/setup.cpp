// Options and seats -> the first state (MO-2, MO-3). Tracks, start player, cards, books and dealt tiles come as luck.
#include "games/mombasa/actions.h"
#include "games/mombasa/game.h"

#include <algorithm>

namespace pentarchy::mombasa {

State Mombasa::setup(const Edition& t, int seats, const Node& options) {
    State s{};
    const auto is_on = [&](const char* name) {
        return static_cast<uint8_t>(option_value(options.json(), name) == "true");
    };
    s.seats = static_cast<uint8_t>(seats);
    s.variable_tracks = is_on("variable_tracks");
    s.variable_tiles = is_on("variable_start_tiles");
    s.lowest_tier = is_on("majority_requires_lowest_tier");
    s.sell_shares = is_on("single_share_may_be_sold");
    s.first_starts = option_value(options.json(), "start_player") == "first_seat";
    for (Player& player : s.player) {
        std::fill(&player.row[0][0], &player.row[0][0] + kSlots * kRowCards, kNone);
        std::fill(std::begin(player.slot), std::end(player.slot), kNone);
        player.plus_on = player.start_tile = kNone;
    }
    for (int seat = 0; seat < seats; ++seat) s.player[seat].money = t.start_money;
    for (auto& columns : s.column)
        for (uint8_t& posts : columns) posts = kHqRows;  // MO-2.2
    std::fill(std::begin(s.side), std::end(s.side), kNone);
    std::fill(std::begin(s.company_of), std::end(s.company_of), kNone);
    std::fill(std::begin(s.marker), std::end(s.marker), kNobody);
    std::fill(std::begin(s.display), std::end(s.display), kNone);
    std::fill(std::begin(s.shelf), std::end(s.shelf), kNone);
    for (int i = 0; i < t.stocks; ++i) s.deck[i] = t.stock[i].copies;
    for (int face = 0; face < t.faces; ++face) s.box[face] = static_cast<uint8_t>(4 * t.face[face].per_colour);
    for (const uint8_t face : t.single_expansion) ++s.box[face];
    for (int letter = 0; letter < kBookLetters; ++letter)
        s.supply[letter] = static_cast<uint32_t>((uint64_t{1} << t.letter_books[letter]) - 1);
    s.tiles.start(t.start_tiles);
    set_dials(t, s);
    StackRef(s.stack).push_cells(static_cast<uint8_t>(Proc::PlayGame), kNobody, 1);
    return s;
}

void lay_track(Play& p, int company, int side) {
    p.s.side[company] = static_cast<uint8_t>(side);
    p.s.company_of[side] = static_cast<uint8_t>(company);
    p.say(Msg::TrackLaid, company, side);
}

namespace {

void put_tile(Play& p, Seat seat, int tile) {
    p.s.player[seat].start_tile = static_cast<uint8_t>(tile);
    p.s.player[seat].book[1] = static_cast<uint8_t>(start_book(tile) + 1);
    p.s.player[seat].book_set = 1u << 1;
    p.say(Msg::KeepsTile, seat, tile);
}

int first_game_tile(const Edition& t, int number) {
    for (int tile = 0; tile < t.start_tiles; ++tile)
        if (t.start_tile[tile].first_game_seat == number) return tile;
    return 0;  // loading has checked that there is one
}

}  // namespace

// MO-2.13, MO-2.17, MO-2.19  Nine cards of the colour, the expansion card of the seat, and in a first game its tile.
void deal_starting_cards(Play& p) {
    p.s.token = p.s.start;
    for (int n = 0; n < p.s.seats; ++n) {
        const Seat seat = left_of(p, p.s.start, n);
        const auto deal = [&](int face) { --p.s.box[face], add_to_hand(p, seat, face); };
        for (int face = 0; face < p.t.faces; ++face)
            for (int i = 0; i < p.t.face[face].per_colour; ++i) deal(face);
        deal(p.t.single_expansion[n]);
        if (p.s.variable_tiles) continue;
        const int tile = first_game_tile(p.t, n + 1);
        p.s.tiles.name(tile, kTileBag, board_of(seat), kEveryone);
        put_tile(p, seat, tile);
    }
}

// MO-3.4, MO-3.5  The kept tiles are shown together; the others go back to the box, known to their seats alone.
void show_tiles(Play& p) {
    for (Seat seat = 0; seat < p.s.seats; ++seat) {
        const int kept = p.s.picks[seat].tile - 1;
        for (const int tile : p.s.tiles.ids_at(dealt_to(seat)))
            p.s.tiles.move(tile, tile == kept ? board_of(seat) : static_cast<int>(kTileBox));
        p.show(p.s.tiles, kept);
        put_tile(p, seat, kept);
        p.s.picks[seat] = {};
    }
}

void rest_card(Play& p, Seat seat, int slot, int face) {
    drop_from_hand(p, seat, face);
    p.s.player[seat].row[slot][p.s.player[seat].rows[slot]++] = static_cast<uint8_t>(face);
    p.say(Msg::Rests, seat, face, slot);
}

}  // namespace pentarchy::mombasa
