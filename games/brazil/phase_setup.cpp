// Setup (BR-2): boards, gallery and cities, tasks and monarchs, capitals.
#include "games/brazil/actions.h"
#include "games/brazil/turns.h"

namespace pentarchy::brazil {

namespace {

bool is_taken(const Look& l, int board) {
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        if (l.s.player[seat].board == board) return true;
    return false;
}
void assign(Play& p, Seat seat, int board) {
    p.s.player[seat].board = static_cast<uint8_t>(board);
    p.say(Msg::Plays, seat, board);
}

// BR-2.7  In seat order: chosen, dealt by luck, or in the order of the edition.
struct DealBoards {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const auto seat = static_cast<Seat>(f.locals<CountLocals>().count++);
        if (seat == c.s.seats) return c.done();
        if (static_cast<Boards>(c.s.boards) == Boards::Choose) return c.call(Proc::ChooseBoard, seat);
        if (static_cast<Boards>(c.s.boards) == Boards::Random) return c.call(Proc::DealBoard, kChance, CountLocals{seat});
        assign(c, seat, seat);
        return c.ask();
    }
};
struct DealBoard {
    using Locals = CountLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (int board = 0; board < kBoards; ++board)
            if (!is_taken(l, board)) out.add(make(Verb::DealBoard, f.locals<CountLocals>().count, board));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        assign(c, static_cast<Seat>(m.a), m.b);
        return c.done();
    }
};
struct ChooseBoard {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        for (int board = 0; board < kBoards; ++board)
            if (out.need(!is_taken(l, board), "BR-2.7"_rule)) out.add(make(Verb::ChooseBoard, board));
        out.others(Verb::ChooseBoard, "BR-2.7"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        assign(c, f.seat, m.a);
        return c.done();
    }
};

// BR-2.6  Two paintings of each order.
struct HangAll {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const uint8_t place = f.locals<CountLocals>().count++;
        if (place == kGallery) return c.done();
        return c.call(Proc::Hang, kChance, HangLocals{place, static_cast<uint8_t>(place / 2)});
    }
};
// A painting of the order's deck comes to this place of the gallery.
struct Hang {
    using Locals = HangLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (int painting = 0; painting < kPaintings; ++painting)
            if (index(l.t.painting[painting].order) == f.locals<HangLocals>().order && !(l.s.hung >> painting & 1))
                out.add(make(Verb::Hang, painting));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.s.hung |= 1u << m.a;
        c.s.gallery[f.locals<HangLocals>().place] = static_cast<uint8_t>(m.a);
        c.say(Msg::Hangs, m.a);
        return c.done();
    }
};

// BR-2.5  The top of both city stacks.
struct TopCities {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const uint8_t stack = f.locals<CountLocals>().count++;
        return stack == 2 ? c.done() : c.call(Proc::TopCity, kChance, CountLocals{stack});
    }
};
struct TopCity {
    using Locals = CountLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (int city = 0; city < kCities; ++city)
            if (!(l.s.city_seen >> city & 1)) out.add(make(Verb::TopCity, f.locals<CountLocals>().count, city));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        c.s.city_seen = static_cast<uint8_t>(c.s.city_seen | 1u << m.b);
        c.s.city_top[m.a] = static_cast<uint8_t>(m.b);
        --c.s.city_left[m.a];
        c.say(Msg::CityTop, m.b);
        return c.done();
    }
};

// BR-2.9  Two tasks of each era for everybody, in secret.
struct DealTasks {
    using Locals = CountLocals;
    static constexpr int kEach = 2 * kEras;
    static Flow run(Ctx& c, Frame& f) {
        const int n = f.locals<CountLocals>().count++;
        if (n == c.s.seats * kEach) return c.done();
        const auto seat = static_cast<Seat>(n / kEach);
        if (n % kEach == 0) c.say(Msg::DealtTasks, seat, kEach);
        return c.call(Proc::DealTask, seat, DrawTaskLocals{static_cast<uint8_t>(n % kEach / 2)});
    }
};
struct DealTask {
    using Locals = DrawTaskLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (const int task : l.s.tasks.ids_at(kBag))
            if (l.t.task[task].era == f.locals<DrawTaskLocals>().era) out.add(make(Verb::DealTask, task));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.s.tasks.name(m.a, kBag, tasks_of(f.seat), bit(f.seat));
        return c.done();
    }
};

// BR-2.9 to BR-2.12  All at once and in secret each keeps a task of every era and then chooses a monarch.
struct KeepTask {
    using Locals = CountLocals;  // the era
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int era = f.locals<CountLocals>().count;
        for (const int task : task_hand(l, f.seat))
            if (out.need(l.t.task[task].era == era, "BR-2.9"_rule)) out.add(make(Verb::KeepTask, task));
        out.others(Verb::KeepTask, "BR-2.9"_rule);
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        uint8_t& era = f.locals<CountLocals>().count;
        c.picks.kept[era] = static_cast<uint8_t>(m.a + 1);
        c.note(Msg::Keeps, m.a);
        return ++era < kEras ? c.ask() : c.become(Proc::Reign, f.seat);
    }
};
struct Reign {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const uint16_t mine = l.t.board[l.s.player[f.seat].board].monarchs;
        for (int monarch = 0; monarch < kMonarchs; ++monarch)
            if (out.need(mine >> monarch & 1, "BR-2.11"_rule)) out.add(make(Verb::Reign, monarch));
    }
    static Flow take(OwnCtx& c, Frame&, Move m) {
        c.picks.monarch = static_cast<uint8_t>(m.a + 1);
        return c.done();
    }
};

// How many capital hexes the players pick from.
int slots(const Look& l) { return l.s.seats; }

// BR-2.2, BR-2.13, BR-2.22  The capital tiles are turned up, slot by slot. The start tile is among them for sure; alone any tile is drawn
// (BR-19.4).
struct TurnCapitals {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const uint8_t slot = f.locals<CountLocals>().count++;
        return slot == slots(c) ? c.done() : c.call(Proc::TurnCapital, kChance, CountLocals{slot});
    }
};
struct TurnCapital {
    using Locals = CountLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        const int slot = f.locals<CountLocals>().count;
        unsigned left = (1u << kCapitals) - 1;
        for (const uint8_t shown : l.s.capital_tile)
            if (shown != kNone) left &= ~(1u << shown);
        // The start tile lies under each of the k hexes left with the same chance; each of the m others under the rest.
        const int k = slots(l) - slot, others = std::popcount(left & ~1u);
        for (int tile = 0; tile < kCapitals; ++tile) {
            const int weight = is_solo(l) || !(left & 1) ? 1 : tile == 0 ? std::max(others, 1) : k - 1;
            if ((left >> tile & 1) && weight > 0)
                out.add(make(Verb::TurnCapital, number(l, map_of(l).capital[slot]), tile), static_cast<uint32_t>(weight));
        }
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.s.capital_tile[f.locals<CountLocals>().count] = static_cast<uint8_t>(m.b);
        c.say(Msg::CapitalShown, m.a, m.b);
        return c.done();
    }
};

// BR-2.14
struct FirstPick {
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        for (Seat seat = 0; seat < l.s.seats; ++seat) out.add(make(Verb::FirstPick, seat));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        c.s.picker = static_cast<Seat>(m.a);
        c.say(Msg::PicksFirst, m.a);
        return c.done();
    }
};

// BR-2.15, BR-2.16  The raw of the tile goes to the store, palace I on the hex; the start tile makes its player the first.
Flow found(Ctx& c, Seat seat, int slot) {
    const int hex = map_of(c).capital[slot];
    const CapitalRow& tile = c.t.capital[c.s.capital_tile[slot]];
    c.s.capital_tile[slot] = kNone;
    c.s.player[seat].capital = static_cast<uint8_t>(hex);
    lay_tile(c, seat, hex, kCapitalTile);
    c.say(Msg::Founds, seat, number(c, hex));
    if (tile.starts || is_solo(c)) {
        c.s.start = seat;
        c.say(Msg::Starts, seat);
    }
    return give(c, seat, tile.reward);
}

struct FoundCapitals {
    struct Locals { uint8_t step, picked; };
    static Flow first(Ctx& c, Frame&) {
        if (is_solo(c)) return found(c, 0, 0);
        return c.call(Proc::FirstPick, kChance);
    }
    static Flow pick(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (is_solo(c) || l.picked == c.s.seats) return c.done();
        const Seat seat = left_of(c, c.s.picker, l.picked++);
        again<FoundCapitals>(f);
        return c.call(Proc::Found, seat);
    }
    static constexpr auto kSteps = steps(&first, &pick);
};
struct Found {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        for (int slot = 0; slot < slots(l); ++slot)
            if (out.need(l.s.capital_tile[slot] != kNone, "BR-2.15"_rule)) out.add(make(Verb::Found, number(l, map_of(l).capital[slot])));
        out.others(Verb::Found, "BR-2.14"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Seat seat = f.seat;
        int slot = 0;
        while (map_of(c).capital[slot] != hex_of(c, m.a)) ++slot;
        return c.become(Proc::PlaceCapital, seat, CountLocals{static_cast<uint8_t>(slot)});
    }
};
struct PlaceCapital {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        uint8_t& slot = f.locals<CountLocals>().count;
        if (slot == kNone) return c.done();
        const uint8_t at = slot;
        slot = kNone;
        const Flow flow = found(c, f.seat, at);
        return flow.goes_on() ? c.ask() : flow;
    }
};

}  // namespace

// BR-2.9, BR-2.10  The other tasks go under their decks, in seat order.
void return_tasks(Play& p) {
    for (Seat seat = 0; seat < p.s.seats; ++seat)
        for (const int task : task_hand(p, seat)) {
            const int era = p.t.task[task].era;
            if (p.s.picks[seat].kept[era] != task + 1) p.s.tasks.put_under(task, kTaskUnder0 + era, seat);
        }
    for (Seat seat = 0; seat < p.s.seats; ++seat) p.say(Msg::KeepsTasks, seat);
}

// BR-2.12
void show_monarchs_chosen(Play& p) {
    p.news |= kEveryone;
    for (Seat seat = 0; seat < p.s.seats; ++seat) {
        p.s.player[seat].monarch = static_cast<uint8_t>(p.s.picks[seat].monarch - 1);
        p.s.picks[seat] = {};
        p.say(Msg::Reigns, seat, p.s.player[seat].monarch);
    }
}

void setup_rows(Rows& rows) {
    rows.arrow<Proc::DealBoards, DealBoards>();
    rows.chance<Proc::DealBoard, DealBoard>();
    rows.box<Proc::ChooseBoard, ChooseBoard>();
    rows.arrow<Proc::DealTasks, DealTasks>();
    rows.chance<Proc::DealTask, DealTask>();
    rows.box<Proc::KeepTask, KeepTask>(kQuiet);
    rows.box<Proc::Reign, Reign>(kQuiet);
    rows.arrow<Proc::HangAll, HangAll>();
    rows.chance<Proc::Hang, Hang>();
    rows.arrow<Proc::TopCities, TopCities>();
    rows.chance<Proc::TopCity, TopCity>();
    rows.arrow<Proc::TurnCapitals, TurnCapitals>();
    rows.chance<Proc::TurnCapital, TurnCapital>();
    rows.chance<Proc::FirstPick, FirstPick>();
    rows.sequence<Proc::FoundCapitals, FoundCapitals>();
    rows.box<Proc::Found, Found>();
    rows.arrow<Proc::PlaceCapital, PlaceCapital>();
}

}  // namespace pentarchy::brazil
