// Hidden: cards, tiles and markers with secrets. It holds where each id is, and which viewers can place it. What nobody
// has seen has no identity: its id stays in the bag (kBag) and only counts move. A kin is a public class of ids: the
// back, and the shuffle a card came from. Piles with different backs share one Hidden: each back has kins of its own,
// is shuffled by itself, and has a list of its own of what was put under its pile. See docs/hidden-information.md.
#pragma once

#include <cstring>

#include "base/bits.h"
#include "base/rng.h"
#include "engine/moves/seat.h"

namespace pentarchy {

inline constexpr uint8_t kBag = 0;          // place 0 of every Hidden: the pile that is drawn from
inline constexpr uint8_t kNowhere = 0xFE;   // an id beyond the edition's count
inline constexpr uint8_t kUnseenId = 0xFF;  // in a view: where[] and under[] of what the viewer cannot place

template <int N, int kPlaces, int kKins, int kSeats, int kUnderMax = 1, int kBacks = 1>
struct Hidden {
    static constexpr int kIds = N, kPlaceCount = kPlaces, kKinCount = kKins, kSeatCount = kSeats;
    static constexpr int kKinsOfBack = kKins / kBacks;  // all things of a back begin in its first kin
    static_assert(kKins % kBacks == 0 && (kBacks == 1 || kKinsOfBack > 1));
    uint8_t where[N];
    uint8_t kin[N];
    uint8_t count[kPlaces][kKins];  // how many lie at a place, with or without identity
    uint8_t named[kPlaces][kKins];  // how many of these have an identity
    struct Under {
        uint8_t id[kUnderMax];  // first to be drawn first
        Seat by[kUnderMax];     // who put them there, and so knows them
        uint8_t size;
    };
    Under under[kBacks];  // what lies under each pile
    uint8_t zero[8 - (2 * N + 2 * kPlaces * kKins + kBacks * (2 * kUnderMax + 1)) % 8];
    Bits<N> known[kSeats + 1];  // the last set is the spectator's: what everyone can place

    static constexpr int slot(Seat viewer) { return viewer == kSpectator ? kSeats : viewer; }
    bool knows(Seat viewer, int id) const { return known[slot(viewer)].has(id); }
    // The viewers who can place it.
    SeatMask known_by(int id) const {
        unsigned out = 0;
        for (int v = 0; v < kSeats; ++v) out |= static_cast<unsigned>(known[v].has(id)) << v;
        return static_cast<SeatMask>(out | static_cast<unsigned>(known[kSeats].has(id)) << kSpectator);
    }
    int at(int place) const { return sum(count[place]); }
    int loose(int place) const { return at(place) - sum(named[place]); }
    [[gnu::always_inline]] Bits<N> ids_at(int place) const { return places_of(where, static_cast<uint8_t>(place)); }

    static constexpr int back_of_kin(int k) { return k / kKinsOfBack; }
    int back_of(int id) const { return back_of_kin(kin[id]); }
    // How many things with this back lie somewhere.
    int at(int place, int back) const {
        int n = 0;
        for (int k = 0; k < kKinsOfBack; ++k) n += count[place][back * kKinsOfBack + k];
        return n;
    }

    void start(int ids) {
        start(ids, [](int) { return 0; });
    }
    // The same with the back of each id.
    template <class Back>
    void start(int ids, Back back) {
        *this = {};
        for (int id = 0; id < N; ++id) {
            if (id >= ids) {
                where[id] = kNowhere;
                continue;
            }
            kin[id] = static_cast<uint8_t>(back(id) * kKinsOfBack);
            ++count[kBag][kin[id]];
        }
    }
    // Moves one thing without identity: only the counts change. Its pile must be of one kin, as at setup.
    void move_unnamed(int from, int to) {
        for (int k = 0; k < kKins; ++k)
            if (count[from][k] > named[from][k]) return --count[from][k], ++count[to][k], void();
        CHECK(false);
    }
    // The same of one kin.
    void move_unnamed(int from, int to, int k) {
        DCHECK(count[from][k] > named[from][k]);
        --count[from][k], ++count[to][k];
    }
    // An id leaves the bag for `to`, known to `seers`; it was lying at `from`.
    void name(int id, int from, int to, SeatMask seers) {
        DCHECK(where[id] == kBag);
        const int k = kin[id];
        --count[from][k];
        ++count[to][k], ++named[to][k];
        where[id] = static_cast<uint8_t>(to);
        tell(seers, id);
    }
    // A named id goes elsewhere; who could place it still can.
    void move(int id, int to) {
        const int k = kin[id], from = where[id];
        DCHECK(from != kBag && from < kPlaces);
        --count[from][k], --named[from][k];
        ++count[to][k], ++named[to][k];
        where[id] = static_cast<uint8_t>(to);
    }
    // Another public class for an id, at its place or in the bag.
    void set_kin(int id, int k) {
        const int place = where[id], old = kin[id];
        --count[place][old], ++count[place][k];
        if (place != kBag) --named[place][old], ++named[place][k];
        kin[id] = static_cast<uint8_t>(k);
    }
    void show(int id) { tell(kEveryone, id); }
    void tell(SeatMask mask, int id) {
        const int word = id >> 6;
        for (int v = 0; v < kSeats; ++v) known[v].word[word] |= static_cast<uint64_t>(mask >> v & 1) << (id & 63);
        if (mask == kEveryone) known[kSeats].add(id);
    }
    // A card changes its place, and only `seers` see which. The others can no longer tell the cards of the old place
    // apart: its kins merge.
    void blind_move(int id, int to, SeatMask seers) {
        blind_move(id, to, seers, [](int) { return true; });
    }
    // The same where its back is seen: only things of kins that look alike may have been the one.
    template <class Alike>
    void blind_move(int id, int to, SeatMask seers, Alike alike) {
        Bits<N> set;
        for (const int other : ids_at(where[id]))
            if (alike(kin[other])) set.add(other);
        for (int v = 0; v <= kSeats; ++v)
            if (v == kSeats || !has(seers, static_cast<Seat>(v))) known[v] = known[v].without(set);
        merge_kins_at(where[id], alike);
        move(id, to);
        tell(static_cast<SeatMask>(seers & kOnlySeats), id);
    }
    // Face down under the pile of its back, below what is there already; `owner` knows card and position. Only its back
    // is seen.
    void put_under(int id, int place, Seat owner) {
        const int back = back_of(id);
        Under& list = under[back];
        CHECK(list.size < kUnderMax);
        blind_move(id, place, bit(owner), [=](int k) { return back_of_kin(k) == back; });
        list.by[list.size] = owner;
        list.id[list.size++] = static_cast<uint8_t>(id);
    }
    int take_under(int back = 0) {
        Under& list = under[back];
        const int id = list.id[0];
        for (int i = 1; i < list.size; ++i) list.id[i - 1] = list.id[i], list.by[i - 1] = list.by[i];
        list.id[--list.size] = 0;
        list.by[list.size] = 0;
        return id;
    }
    // Shuffles the face-up ids with this back into the bag. They get a fresh kin, since cards that were in a hand
    // before the shuffle cannot be among them.
    void reshuffle(int from, int back = 0) {
        const int fresh = fresh_kin(back);
        for (const int id : ids_at(from)) {
            if (back_of(id) != back) continue;
            --count[from][kin[id]], --named[from][kin[id]];
            kin[id] = static_cast<uint8_t>(fresh);
            ++count[kBag][fresh];
            where[id] = kBag;
            for (auto& set : known) set.drop(id);
        }
    }

    // Kins at a place that look alike become one: when a card leaves it, nobody can tell any more which kin it had.
    template <class Alike>
    void merge_kins_at(int place, Alike alike) {
        int into = -1;
        for (int k = 0; k < kKins; ++k)
            if (count[place][k] && alike(k)) into < 0 ? void(into = k) : merge(k, into);
    }

    // Covers each id whose place the viewer does not know, and what others know about it, unless the place tells that
    // or everyone knows it: who sees that a certain card was shown to somebody would learn which card it is.
    template <class Knowers>
    void mask(Seat viewer, Knowers knowers) {
        const Bits<N> mine = known[slot(viewer)], everyones = known[kSeats];
        for (int id = 0; id < N; ++id)
            if (!mine.has(id) && where[id] != kNowhere) where[id] = kUnseenId;
        for (Under& list : under)
            for (int i = 0; i < list.size; ++i)
                if (!mine.has(list.id[i])) list.id[i] = kUnseenId;
        for (int v = 0; v < kSeats; ++v) {
            if (v == viewer) continue;
            known[v] = everyones;
            for (const int id : mine)
                if (where[id] < kPlaces && has(knowers(where[id]), static_cast<Seat>(v))) known[v].add(id);
        }
    }
    // Fills the holes of a view: covered ids are dealt at random to the places, to each as many of a kin as lie there.
    // knowers(place) are those who know what lies at a place. What lies under the pile of a back is at `under_place` +
    // back; below zero: nothing ever does.
    template <class Knowers>
    void fill(Rng& rng, int under_place, Knowers knowers) {
        for (int k = 0; k < kKins; ++k) {
            uint8_t pool[N];
            int left = 0;
            for (int id = 0; id < N; ++id)
                if (where[id] == kUnseenId && kin[id] == k) pool[left++] = static_cast<uint8_t>(id);
            for (int place = 1; place < kPlaces; ++place)
                for (int n = named[place][k] - placed(place, k); n > 0; --n) {
                    CHECK(left > 0);
                    const auto i = static_cast<int>(rng.below(static_cast<uint32_t>(left)));
                    deal(pool[i], place, under_place, knowers);
                    pool[i] = pool[--left];
                }
            while (left > 0) where[pool[--left]] = kBag;
        }
    }
    // The books: counts, names and places agree.
    bool balanced() const {
        for (int k = 0; k < kKins; ++k) {
            int ids = 0, counted = 0;
            for (int id = 0; id < N; ++id) ids += where[id] != kNowhere && kin[id] == k;
            for (int place = 0; place < kPlaces; ++place) {
                counted += count[place][k];
                if (placed(place, k) != named[place][k] && place != kBag) return false;
                if (named[place][k] > count[place][k]) return false;
            }
            if (ids != counted) return false;
        }
        return true;
    }

  private:
    static int sum(const uint8_t (&by_kin)[kKins]) {
        int n = 0;
        if constexpr (kKins == 8 && N < 256) {  // the top byte of the product
            uint64_t counts;
            std::memcpy(&counts, by_kin, 8);
            return static_cast<int>(counts * 0x0101010101010101u >> 56);
        }
        for (const uint8_t c : by_kin) n += c;
        return n;
    }
    int placed(int place, int k) const {
        int n = 0;
        for (int id = 0; id < N; ++id) n += where[id] == place && kin[id] == k;
        return n;
    }
    template <class Knowers>
    void deal(int id, int place, int under_place, Knowers& knowers) {
        where[id] = static_cast<uint8_t>(place);
        tell(static_cast<SeatMask>(knowers(place) & kOnlySeats), id);
        const int back = back_of(id);
        if (under_place < 0 || place != under_place + back) return;
        Under& list = under[back];
        for (int i = 0; i < list.size; ++i)
            if (list.id[i] == kUnseenId) return list.id[i] = static_cast<uint8_t>(id), tell(bit(list.by[i]), id);
    }
    void merge(int k, int into) {
        for (int id = 0; id < N; ++id)
            if (kin[id] == k) kin[id] = static_cast<uint8_t>(into);
        for (int place = 0; place < kPlaces; ++place) {
            count[place][into] = static_cast<uint8_t>(count[place][into] + count[place][k]);
            named[place][into] = static_cast<uint8_t>(named[place][into] + named[place][k]);
            count[place][k] = named[place][k] = 0;
        }
    }
    // A kin of this back that no id has. If all are in use, the last two become one: then less is known than could be,
    // but nothing false.
    int fresh_kin(int back) {
        const int first = back * kKinsOfBack, last = first + kKinsOfBack - 1;
        for (int k = first; k <= last; ++k) {
            int n = 0;
            for (int place = 0; place < kPlaces; ++place) n += count[place][k];
            if (!n) return k;
        }
        merge(last, last - 1);
        return last;
    }
};

}  // namespace pentarchy
