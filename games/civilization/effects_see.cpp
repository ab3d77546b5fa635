// CV-21.22  Zheng He: all huts and villages of the map and of other players, seen by his user alone.
#include "games/civilization/effects.h"

namespace pentarchy::civilization {

namespace {

int square_of_place(const Look& l, int place) {
    return *places_of(l.s.top, static_cast<uint8_t>(kMarkerTop0 + place - kOnMap0)).begin();
}

// Markers that lie on a sheet, or have been seen before, are told; the others are named one by one.
struct SeeMarkers {
    using Locals = AmountLocals;  // the place on the map that is next
    static Flow run(Ctx& c, Frame& f) {
        uint8_t& next = f.locals<Locals>().n;
        while (next < kMapMarkers) {
            const auto place = static_cast<uint8_t>(kOnMap0 + next++);
            if (!c.s.markers.at(place)) continue;
            if (c.s.markers.loose(place)) return c.call(Proc::SeeMarker, f.seat, AmountLocals{place});
            const int marker = *c.s.markers.ids_at(place).begin();
            c.tell(c.s.markers, bit(f.seat), marker);
            c.say_to(bit(f.seat), Msg::SeesMarker, square_of_place(c, place), c.t.marker_kind[marker]);
        }
        for (Seat other = 0; other < c.s.seats; ++other)
            for (const int marker : c.s.markers.ids_at(kSheet0 + other)) {
                if (other == f.seat) continue;
                c.tell(c.s.markers, bit(f.seat), marker);
                c.say_to(bit(f.seat), Msg::SeesKept, other, c.t.marker_kind[marker]);
            }
        return c.done();
    }
};
struct SeeMarker {
    using Locals = AmountLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        const int kin = l.s.markers.count[f.locals<Locals>().n][kVillageKin] ? kVillageKin : kHutKin;
        for (const int marker : l.s.markers.ids_at(kBag))
            if (l.s.markers.kin[marker] == kin) out.add(make(Verb::SeeMarker, marker));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const uint8_t place = f.locals<Locals>().n;
        c.s.markers.name(m.a, place, place, bit(f.seat));
        c.say_to(bit(f.seat), Msg::SeesMarker, square_of_place(c, place), c.t.marker_kind[m.a]);
        return c.done();
    }
};

}  // namespace

bool can_see_markers(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    for (int place = 0; place < kMarkerPlaces; ++place)
        if (place >= kOnMap0 && place != kSheet0 + seat && l.s.markers.at(place)) return true;
    return false;
}
Flow see_markers(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) {
    return c.call(Proc::SeeMarkers, seat, AmountLocals{0});
}

void see_rows(Rows& rows) {
    rows.arrow<Proc::SeeMarkers, SeeMarkers>();
    rows.chance<Proc::SeeMarker, SeeMarker>();
}

}  // namespace pentarchy::civilization
