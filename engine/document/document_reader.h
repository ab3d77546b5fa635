// The half of engine/document/document.h that reads: fills a state from a document and complains with the exact path.
// The meaning of each kind of field is said in engine/document/document_writer.h.
#pragma once

#include <algorithm>
#include <string>

#include "engine/document/document_writer.h"

namespace pentarchy {

// A seat is named by its word or by its number.
inline Seat seat_named(const Node& node, Words seats) {
    if (!node.json().is_string()) return static_cast<Seat>(node.integer(0, static_cast<int>(seats.size()) - 1));
    return static_cast<Seat>(place_of(node, seats, "is no seat of this game"));
}

class Reader {
  public:
    static constexpr bool kReading = true;
    Node node;
    explicit Reader(Node place) : node(std::move(place)) {}

    template <class U>
    void number(std::string_view key, U& value, int max) {
        value = static_cast<U>(node[key].integer(0, max));
    }
    template <class U>
    void flag(std::string_view key, U& value) {
        value = static_cast<U>(node[key].boolean());
    }
    template <class U>
    void choice(std::string_view key, U& value, Words words) {
        const Node n = node[key];
        value = static_cast<U>(n.is_null() ? kNoChoice : place_of(n, words));
    }
    void seat(std::string_view key, Seat& value, Words seat_words) {
        const Node n = node[key];
        value = n.is_null() ? kNobody : seat_named(n, seat_words);
    }
    void somebody(std::string_view key, Seat& value, Words seat_words) { value = seat_named(node[key], seat_words); }
    template <class U>
    void counts(std::string_view key, U* values, Words words, int max) {
        for (size_t i = 0; i < words.size(); ++i) values[i] = 0;
        for (const auto& [name, n] : node[key].members()) {
            values[known(name, n, words)] = static_cast<U>(n.integer(0, max));
        }
    }
    template <class U>
    void set_of(std::string_view key, U& mask, Words words, int first = 0) {
        for (size_t i = 0; i < words.size(); ++i) mask = static_cast<U>(mask & ~(U{1} << i << first));
        for (const Node& n : node[key].items()) mask = static_cast<U>(mask | U{1} << place_of(n, words) << first);
    }
    template <int N>
    void set_of(std::string_view key, Bits<N>& ids, Words words) {
        ids.clear();
        for (const Node& n : node[key].items()) {
            const int id = place_of(n, words);
            if (ids.has(id)) n.fail("is there twice");
            ids.add(id);
        }
    }
    template <class U>
    void set_of(std::string_view key, U& mask, int min, int max) {
        mask = 0;
        for (const Node& n : node[key].items()) mask = static_cast<U>(mask | U{1} << n.integer(min, max));
    }
    template <class U>
    void set_of(std::string_view key, U& mask, std::span<const uint8_t> ids, Words words) {
        mask = 0;
        for (const Node& n : node[key].items()) {
            const auto at = std::find(ids.begin(), ids.end(), place_of(n.text(), words));
            if (at == ids.end()) n.fail("is none of those that may be here");
            mask = static_cast<U>(mask | U{1} << (at - ids.begin()));
        }
    }
    template <class U>
    void sets(std::string_view key, U& mask, Words names, Words words) {
        object(key, [&](Reader& d) {
            for (size_t i = 0; i < names.size(); ++i)
                d.set_of(names[i], mask, words, static_cast<int>(i * words.size()));
        });
    }
    template <class U>
    void mark(std::string_view key, U& mask, int bits) {
        if (const auto at = node.find(key); at && at->boolean()) mask = static_cast<U>(mask | bits);
    }
    template <class U>
    void bit(std::string_view key, U& mask, int which) {
        const U one = static_cast<U>(U{1} << which);
        mask = static_cast<U>(node[key].boolean() ? mask | one : mask & ~one);
    }
    void pick(std::string_view key, uint8_t& value, Words words) {
        choice(key, value, words);
        ++value;  // kNoChoice turns into nothing chosen
    }
    void choices(std::string_view key, std::span<uint8_t> values, Words words) {
        const auto items = node[key].items();
        if (items.size() != values.size()) node[key].fail("must have " + std::to_string(values.size()) + " entries");
        for (size_t i = 0; i < items.size(); ++i)
            values[i] = items[i].is_null() ? kNoChoice : static_cast<uint8_t>(place_of(items[i], words));
    }
    // A merge patch removes the members that it sets to null, so a missing name counts as null.
    void choices(std::string_view key, uint8_t* values, Words names, Words words) {
        by_name(key, values, kNoChoice, names, [&](Reader& d, size_t i) { d.choice(names[i], values[i], words); });
    }
    void seats(std::string_view key, Seat* values, Words names, Words seat_words) {
        by_name(key, values, kNobody, names, [&](Reader& d, size_t i) { d.seat(names[i], values[i], seat_words); });
    }
    void list(std::string_view key, std::span<uint8_t> values, Words words) {
        const auto items = node[key].items();
        if (items.size() > values.size()) node[key].fail("has more than " + std::to_string(values.size()) + " entries");
        for (size_t i = 0; i < values.size(); ++i)
            values[i] = i < items.size() ? static_cast<uint8_t>(place_of(items[i], words)) : kNoChoice;
    }
    void list(std::string_view key, std::span<uint8_t> values, uint8_t& size, Words words) {
        if (node[key].items().size() > values.size()) node[key].fail("has too many entries");
        size = static_cast<uint8_t>(node[key].items().size());
        list(key, values.first(size), words);
    }
    void numbered(std::string_view key, std::span<uint8_t> values, size_t first, Words words, std::string_view what) {
        for (const auto& [number, n] : node[key].members()) {
            size_t at = first;
            while (at < values.size() && number != std::to_string(at)) ++at;
            if (at == values.size()) n.fail(what);
            values[at] = static_cast<uint8_t>(place_of(n, words) + 1);
        }
    }
    void copies(std::string_view key, uint8_t* counts_of, Words words) {
        std::fill(counts_of, counts_of + words.size(), uint8_t{0});
        for (const Node& item : node[key].items()) ++counts_of[place_of(item, words)];
    }
    void those(std::string_view key, uint8_t* where, uint8_t here, Words words) {
        for (const Node& item : node[key].items()) {
            uint8_t& place = where[place_of(item, words)];
            if (place != kNoChoice) item.fail("is somewhere else already");
            place = here;
        }
    }
    template <class Fields>
    void array(std::string_view key, uint8_t& size, int max, Fields fields) {
        const auto items = node[key].items();
        if (items.size() > static_cast<size_t>(max)) node[key].fail("has too many entries");
        size = static_cast<uint8_t>(items.size());
        for (int i = 0; i < size; ++i) {
            Reader inner(items[static_cast<size_t>(i)]);
            fields(inner, i);
        }
    }
    template <class Fields>
    void object(std::string_view key, Fields fields) {
        Reader inner(node[key]);
        (void)inner.node.members();
        fields(inner);
    }
    template <class Fields>
    void each(std::string_view key, Words words, Fields fields) {
        object(key, [&](Reader& all) {
            for (size_t i = 0; i < words.size(); ++i)
                all.object(words[i], [&](Reader& one) { fields(one, static_cast<int>(i)); });
        });
    }
    template <class Fields>
    void if_any(std::string_view key, bool, Fields fields) {
        if (node.find(key)) fields();
    }
    template <class Value>
    void derived(std::string_view, Value) {}
    template <class Value>
    void derived(std::string_view, Words, Value) {}
    // Names the listed ids at the place.
    template <class H>
    void place(std::string_view key, H& hidden, int place, Words words) {
        if (!node[key].json().is_array()) node[key].fail("must list its ids");
        for (const Node& item : node[key].items()) put(item, hidden, place, words);
    }
    // A bare number, or null in the list, puts unnamed ones there.
    template <class H>
    void pile(std::string_view key, H& hidden, int place, Words words) {
        const Node n = node[key];
        if (n.json().is_array()) {
            for (const Node& item : n.items())
                item.is_null() ? hidden.move_unnamed(kBag, place) : put(item, hidden, place, words);
        } else {
            for (int left = n.integer(0, hidden.loose(kBag)); left > 0; --left) hidden.move_unnamed(kBag, place);
        }
    }
    template <class H, class Refused>
    void rest(std::string_view key, H& hidden, int place, Words words, Refused refused) {
        for (const Node& item : node[key].items()) {
            const int id = place_of(item, words);
            refused(item, hidden.where[id]);
            if (hidden.where[id] == kBag) hidden.name(id, kBag, place, 0);
        }
    }
    template <class H, class Fields>
    void placed(std::string_view key, H& hidden, int place, Words words,
                std::initializer_list<std::string_view> members, Fields fields) {
        for (const auto& [word, item] : node[key].members()) {
            const int id = known(word, item, words);
            if (hidden.where[id] != kBag) item.fail("stands somewhere else already");
            hidden.name(id, kBag, place, 0);
            item.only(members);
            Reader inner(item);
            fields(inner, id);
        }
    }
    template <class H>
    void under(std::string_view key, H& hidden, int place, Words words, Words seats) {
        if (node[key].size() > std::size(hidden.under[0].id)) node[key].fail("has too many entries");
        for (const Node& item : node[key].items()) {
            const int id = fresh(item["id"], hidden, words);
            const auto by = static_cast<Seat>(place_of(item["by"], seats));
            hidden.name(id, kBag, place, pentarchy::bit(by));
            hidden.under[0].by[hidden.under[0].size] = by;
            hidden.under[0].id[hidden.under[0].size++] = static_cast<uint8_t>(id);
        }
    }
    // Call it after every place has been read.
    template <class H, class Implied>
    void knowledge(std::string_view key, H& hidden, Words words, Words seats, Implied implied) {
        for (size_t id = 0; id < words.size(); ++id)
            if (hidden.where[id] != kBag) hidden.tell(implied(hidden.where[id]), static_cast<int>(id));
        for (const auto& [name, list] : node[key].members()) {
            const int seat = place_of(name, seats);
            if (seat < 0 && name != "everyone") list.fail("is not a seat, nor \"everyone\"");
            const SeatMask knowers = seat < 0 ? kEveryone : pentarchy::bit(static_cast<Seat>(seat));
            for (const Node& item : list.items()) hidden.tell(knowers, place_of(item, words));
        }
    }
    template <class H>
    void shuffles(std::string_view key, H& hidden, Words words) {
        shuffles(key, hidden, words, 0, [](const Node&, int, int) {});
    }
    template <class H, class Home, class Refused>
    void shuffles(std::string_view key, H& hidden, Words words, Home, Refused refused) {
        for (const auto& [name, kin] : node[key].members()) {
            const int id = known(name, kin, words), shuffle = kin.integer(0, H::kKinCount - 1);
            refused(kin, id, shuffle);
            hidden.set_kin(id, shuffle);
        }
    }
    template <int kCells, class R>
    void stack(std::string_view key, Stack<kCells>& s, const R* rows, int row_count) {
        s = {};
        for (const Node& n : node[key].items()) {
            const std::string_view name = n["row"].text();
            int proc = name == "fork" ? kForkProc : -1;
            for (int p = 0; p < row_count; ++p)
                if (name == rows[p].name) proc = p;
            if (proc < 0) n["row"].fail("is no row of this game");
            const int cells = proc == kForkProc ? kForkCells : rows[proc].cells;
            if (s.top + cells > kCells) n.fail("is deeper than the stack may be");
            const auto data = n["data"].items();
            if (data.size() != static_cast<size_t>(8 * cells - 2)) n["data"].fail("has the wrong length");
            uint8_t* cell = s.raw + 8 * s.top;
            uint8_t* header = cell + 8 * (cells - 1);
            size_t i = 0;
            for (uint8_t* byte = cell; byte < header + 8; ++byte)
                if (byte < header || byte >= header + 2) *byte = static_cast<uint8_t>(data[i++].integer(0, 255));
            header[0] = static_cast<uint8_t>(proc);
            header[1] = static_cast<uint8_t>(n["seat"].integer(0, 255));
            s.top = static_cast<uint8_t>(s.top + cells);
        }
    }
    template <int kCells, class R>
    void stacks(std::string_view key, Stack<kCells>* subs, Words seat_words, const R* rows, int row_count) {
        object(key, [&](Reader& d) {
            for (size_t seat = 0; seat < seat_words.size(); ++seat)
                d.stack(seat_words[seat], subs[seat], rows, row_count);
        });
    }

  private:
    template <class Read>
    void by_name(std::string_view key, uint8_t* values, uint8_t none, Words names, Read read) {
        object(key, [&](Reader& d) {
            for (size_t i = 0; i < names.size(); ++i)
                if (d.node.find(names[i])) {
                    read(d, i);
                } else {
                    values[i] = none;
                }
        });
    }
    template <class H>
    static void put(const Node& item, H& hidden, int place, Words words) {
        const int id = fresh(item, hidden, words);
        if (!hidden.loose(kBag)) item.fail("is one more than there are");
        hidden.name(id, kBag, place, 0);
    }
    // The id of an item that has not been put anywhere yet.
    template <class H>
    static int fresh(const Node& item, const H& hidden, Words words) {
        const int id = place_of(item, words);
        if (hidden.where[id] != kBag) item.fail("is somewhere else already");
        return id;
    }
    // The place of a member's name.
    static int known(std::string_view name, const Node& at, Words words) {
        const int place = place_of(name, words);
        if (place < 0) at.fail("is not a name known here");
        return place;
    }
};

}  // namespace pentarchy
