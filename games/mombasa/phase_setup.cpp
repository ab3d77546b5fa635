// The luck and the choices of the setup: tracks, start player, start tiles and the three resting cards (MO-2, MO-3).
#include "games/mombasa/actions.h"

#include <algorithm>

namespace pentarchy::mombasa {

namespace {

// MO-2.1, MO-3.2  The tracks of a first game, or one drawn for each company.
struct LayTracks {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const int company = f.locals<CountLocals>().count++;
        if (company == kCompanies) return c.done();
        if (c.s.variable_tracks) return c.call(Proc::LayTrack, kChance, CompanyLocals{static_cast<uint8_t>(company)});
        lay_track(c, company, c.t.first_side[company]);
        return c.ask();
    }
};

// A letter that is not laid yet, either side up.
struct LayTrack {
    using Locals = CompanyLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (int side = 0; side < kSides; ++side)
            if (l.s.company_of[side] == kNone && l.s.company_of[side ^ 1] == kNone)
                out.add(make(Verb::LayTrack, f.locals<CompanyLocals>().company, side));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        lay_track(c, m.a, m.b);
        return c.done();
    }
};

// MO-2.16
struct DrawStart {
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        for (Seat seat = 0; seat < (l.s.first_starts ? 1 : l.s.seats); ++seat) out.add(make(Verb::StartSeat, seat));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        c.s.start = static_cast<Seat>(m.a);
        c.say(Msg::Starts, m.a);
        return c.done();
    }
};

// MO-3.3  Two tiles for each seat, face down.
struct DealTiles {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const int dealt = f.locals<CountLocals>().count++;
        if (!c.s.variable_tiles || dealt == 2 * c.s.seats) return c.done();
        return c.call(Proc::DealTile, static_cast<Seat>(dealt / 2));
    }
};

struct DealTile {
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        for (const int tile : l.s.tiles.ids_at(kTileBag)) out.add(make(Verb::DealTile, tile));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.s.tiles.name(m.a, kTileBag, dealt_to(f.seat), bit(f.seat));
        return c.done();
    }
};

// MO-3.4  Each keeps one of its two tiles in secret.
struct KeepTile {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int tile : l.s.tiles.ids_at(dealt_to(f.seat))) out.add(make(Verb::Keep, tile));
        out.others(Verb::Keep, "MO-3.4"_rule);
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        c.picks.tile = static_cast<uint8_t>(m.a + 1);
        return c.become(Proc::PlanReady, f.seat);
    }
};

// MO-2.22, MO-2.23  The three cards of the tile, one in each open row, in any order, for all to see.
struct RestCards {
    static int next_row(const Player& me) { return !me.rows[1] ? 1 : !me.rows[2] ? 2 : 3; }
    // The cards of the tile that do not lie in a row yet.
    static int left(const Look& l, const Player& me, uint8_t (&faces)[3]) {
        int n = 0;
        unsigned laid = 0;
        for (const uint8_t face : l.t.start_tile[me.start_tile].resting) {
            bool lies = false;
            for (int row = 1; row <= 3 && !lies; ++row)
                if (me.rows[row] && !(laid >> row & 1) && me.row[row][0] == face) laid |= 1u << row, lies = true;
            if (!lies) faces[n++] = face;
        }
        return n;
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Player& me = l.s.player[f.seat];
        uint8_t faces[3];
        const int n = left(l, me, faces);
        for (int i = 0; i < n; ++i)
            if (std::find(faces, faces + i, faces[i]) == faces + i) out.add(make(Verb::Rest, next_row(me), faces[i]));
        out.others(Verb::Rest, "MO-2.22"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Player& me = c.s.player[f.seat];
        rest_card(c, f.seat, m.a, m.b);
        uint8_t faces[3];
        if (left(c, me, faces) > 1) return c.ask();
        rest_card(c, f.seat, next_row(me), faces[0]);
        return c.done();
    }
};

// MO-2.24, MO-2.25  In seat order, as any other reward.
struct StartBonuses {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const int n = f.locals<CountLocals>().count++;
        if (n == c.s.seats) return c.done();
        const Seat seat = left_of(c, c.s.start, n);
        give(c, seat, c.t.start_tile[c.s.player[seat].start_tile].bonus);
        return c.call(Proc::Settle, seat);
    }
};

}  // namespace

void setup_rows(Rows& rows) {
    rows.arrow<Proc::LayTracks, LayTracks>();
    rows.chance<Proc::LayTrack, LayTrack>();
    rows.chance<Proc::DrawStart, DrawStart>();
    rows.arrow<Proc::DealTiles, DealTiles>();
    rows.chance<Proc::DealTile, DealTile>();
    rows.box<Proc::KeepTile, KeepTile>(kQuiet);
    rows.box<Proc::RestCards, RestCards>();
    rows.arrow<Proc::StartBonuses, StartBonuses>();
}

}  // namespace pentarchy::mombasa
