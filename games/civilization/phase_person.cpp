// Great people (CV-7.40 to CV-7.55): a card in secret, a marker of its type in public; the marker is placed or kept.
#include "games/civilization/phases.h"
#include "games/civilization/track.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

namespace {

// Markers of a type that are free, those of drawn cards not counted (CV-7.41).
int free_markers(const Look& l, Seat seat, int type) {
    return l.s.person_left[type] - l.s.people.at(kPersonDrawn0 + seat, type);
}

}  // namespace

bool can_gain_person(const Look& l, Seat seat) {
    for (int type = 0; type < kPersonTypes; ++type)
        if (free_markers(l, seat, type) > 0 && l.s.people.at(kBag, type) + l.s.people.at(kPersonUnder, type) > 0)
            return true;
    return false;
}

Rule person_square_refusal(const Look& l, Seat seat, int square) {
    if (!is_open(l, square) || is_water(l, square) || is_blockaded(l, seat, square)) return "CV-7.44"_rule;
    const uint8_t top = l.s.top[square];
    const bool makes_room = top == kNothingHere || is_building(top) || is_wonder(top) || is_person(top);
    return makes_room ? kFine : "CV-6.45"_rule;
}

void place_person(Play& p, Seat seat, int type, int square) {
    clear_square(p, seat, square);
    --p.s.player[seat].reserve[type];
    put_top(p, square, static_cast<uint8_t>(kPersonTop0 + type));
    p.say(Msg::PlacesPerson, seat, type, square);
}

uint8_t people_in_excess(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    for (uint8_t type = 0; type < kPersonTypes; ++type) {
        int more = l.s.people.at(kPersonHand0 + seat, type) + l.s.people.at(kPersonOpen0 + seat, type);
        more -= me.reserve[type];
        if (more <= 0) continue;
        const Squares lying = places_of(l.s.top, static_cast<uint8_t>(kPersonTop0 + type));
        for (const City& city : me.city)
            if (city.centre != kNoSquare) more -= (outskirts(l, city) & lying).count();
        if (more > 0) return type;
    }
    return kNone;
}

namespace {

// CV-18.1  The deck is one: when a face-up card reaches its top, all of them are shuffled.
void shuffle_people(Play& p) {
    if (p.s.people.at(kBag)) return;
    for (int type = 0; type < kPersonTypes; ++type) p.s.people.reshuffle(kPersonUnder, type);
    p.say(Msg::PeopleShuffled);
}

struct GainPeople {
    using Locals = AmountLocals;
    static Flow run(Ctx& c, Frame& f) {
        uint8_t& left = f.locals<Locals>().n;
        if (!left) return c.done();
        --left;
        if (!can_gain_person(c, f.seat)) {
            c.say(Msg::NoPersonLeft, f.seat);
            return c.done();
        }
        const auto cards = static_cast<uint8_t>(1 + sum(c, f.seat, Query::ExtraPerson));
        return c.call(Proc::GainPerson, f.seat, AmountLocals{cards});
    }
};

// CV-7.40, CV-7.47, CV-7.48  The card stays secret, its type does not.
Flow take_person(Ctx& c, Seat seat, int person) {
    const uint8_t type = c.t.person[person];
    c.s.people.move(person, kPersonHand0 + seat);
    --c.s.person_left[type];
    ++c.s.player[seat].reserve[type];
    c.say(Msg::GainsPerson, seat, type);
    return c.then(next(Proc::PlacePerson, seat, AmountLocals{type}), woken(Moment::PersonGained, seat));  // CV-20.3
}

// CV-7.41, CV-21.21  Cards until so many have a free marker; then one is kept.
struct GainPerson {
    using Locals = AmountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const int drawn = kPersonDrawn0 + f.seat, have = c.s.people.at(drawn);
        if (have < f.locals<Locals>().n && can_gain_person(c, f.seat)) {
            shuffle_people(c);
            return c.call(Proc::DrawPersonType, f.seat);
        }
        if (have > 1) return c.become(Proc::KeepPerson, f.seat);
        return take_person(c, f.seat, *c.s.people.ids_at(drawn).begin());
    }
};
// Luck says the type, which everybody will see, then the face.
struct DrawPersonType {
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        for (int type = 0; type < kPersonTypes; ++type)
            if (const int n = l.s.people.at(kBag, type)) out.add(make(Verb::DrawPersonType, type), n);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        return c.become(Proc::DrawPerson, f.seat, AmountLocals{static_cast<uint8_t>(m.a)});
    }
};
struct DrawPerson {
    using Locals = AmountLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (const int person : l.s.people.ids_at(kBag))
            if (l.t.person[person] == f.locals<Locals>().n) out.add(make(Verb::DrawPerson, person));
    }
    static bool has_marker(const Look& l, const Frame& f) { return free_markers(l, f.seat, f.locals<Locals>().n) > 0; }
    static SeatMask sees(const Look& l, const Frame& f, Move) { return has_marker(l, f) ? bit(f.seat) : kEveryone; }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (has_marker(c, f)) {
            c.say_to(bit(f.seat), Msg::DrewPerson, m.a);
            c.s.people.name(m.a, kBag, kPersonDrawn0 + f.seat, bit(f.seat));
        } else {
            c.say(Msg::PersonPassedOver, m.a);
            c.s.people.name(m.a, kBag, kPersonUnder, kEveryone);
        }
        return c.done();
    }
};
struct KeepPerson {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int person : l.s.people.ids_at(kPersonDrawn0 + f.seat)) out.add(make(Verb::KeepPerson, person));
        out.others(Verb::KeepPerson, "CV-21.21"_rule);
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        for (const int person : c.s.people.ids_at(kPersonDrawn0 + f.seat)) {
            if (person == m.a) continue;
            c.show(c.s.people, person);
            c.s.people.move(person, kPersonUnder);
            c.say(Msg::PersonPassedOver, person);
        }
        return take_person(c, f.seat, m.a);
    }
};

// CV-7.43, CV-7.44  At once into own outskirts, or not yet.
struct PlacePerson {
    using Locals = AmountLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int type = f.locals<Locals>().n;
        offer_person_squares(l, f.seat, type, out);
        out.others(Verb::PlacePerson, "CV-7.44"_rule);
        out.add(make(Verb::KeepMarker, type));
        out.others(Verb::KeepMarker, "CV-7.43"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::PlacePerson)) place_person(c, f.seat, m.a, m.b);
        return c.done();
    }
};

// CV-7.52  A card by chance, face up or down.
struct LosePerson {
    using Locals = AmountLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (const int place : {kPersonHand0 + f.seat, kPersonOpen0 + f.seat})
            for (const int person : l.s.people.ids_at(place))
                if (l.t.person[person] == f.locals<Locals>().n) out.add(make(Verb::LosePerson, person));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.show(c.s.people, m.a);
        c.s.people.move(m.a, kPersonUnder);
        refresh(c);
        c.say(Msg::LosesPerson, f.seat, m.a);
        return c.done();
    }
};

}  // namespace

void person_rows(Rows& rows) {
    rows.arrow<Proc::GainPeople, GainPeople>();
    rows.arrow<Proc::GainPerson, GainPerson>();
    rows.chance<Proc::DrawPersonType, DrawPersonType>();
    rows.chance<Proc::DrawPerson, DrawPerson>();
    rows.box<Proc::KeepPerson, KeepPerson>(kQuiet);
    rows.box<Proc::PlacePerson, PlacePerson>();
    rows.chance<Proc::LosePerson, LosePerson>();
}

}  // namespace pentarchy::civilization
