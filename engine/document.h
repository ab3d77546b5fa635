// The state document: the state as readable JSON. A game describes its fields once, as a template over Writer and Reader;
// the Writer makes the document, the Reader fills a state from one and complains with the exact path.
#pragma once

#include <algorithm>
#include <span>
#include <string>

#include "base/json.h"
#include "engine/fork.h"
#include "engine/hidden.h"

namespace pentarchy {

using Words = std::span<const std::string>;
inline constexpr uint8_t kNoChoice = 0xFF;  // written as null

class Writer {
  public:
    static constexpr bool kReading = false;
    Json out = boost::json::object();

    template <class U>
    void number(std::string_view key, U& value, int) {
        set(key, static_cast<int>(value));
    }
    template <class U>
    void flag(std::string_view key, U& value) {
        set(key, value != 0);
    }
    // One of some words; kNoChoice is null.
    template <class U>
    void choice(std::string_view key, U& value, Words words) {
        if (static_cast<size_t>(value) < words.size()) {
            set(key, words[static_cast<size_t>(value)]);
        } else {
            set(key, nullptr);
        }
    }
    // A seat, or null for nobody.
    void seat(std::string_view key, Seat& value, Words seats) { choice(key, value, seats); }
    // A number for each word; zeroes are left out.
    template <class U>
    void counts(std::string_view key, U* values, Words words, int max) {
        object(key, [&](Writer& d) {
            for (size_t i = 0; i < words.size(); ++i)
                if (values[i]) d.number(words[i], values[i], max);
        });
    }
    // A set of bits as a list of words.
    template <class U>
    void set_of(std::string_view key, U& mask, Words words) {
        boost::json::array list;
        for (size_t i = 0; i < words.size(); ++i)
            if (mask >> i & 1) list.emplace_back(words[i]);
        set(key, list);
    }
    // A list of objects, `size` of them.
    template <class Fields>
    void array(std::string_view key, uint8_t& size, int, Fields fields) {
        boost::json::array list;
        for (int i = 0; i < size; ++i) {
            Writer inner;
            fields(inner, i);
            list.push_back(std::move(inner.out));
        }
        set(key, list);
    }
    template <class Fields>
    void object(std::string_view key, Fields fields) {
        Writer inner;
        fields(inner);
        set(key, std::move(inner.out));
    }
    // The things at a place: their ids, null for one that cannot be placed, or a bare number when none can.
    template <class H>
    void place(std::string_view key, H& hidden, int place, Words words) {
        boost::json::array list;
        for (const int id : hidden.ids_at(place)) list.emplace_back(words[static_cast<size_t>(id)]);
        const int unknown = hidden.at(place) - static_cast<int>(list.size());
        if (unknown && list.empty()) return set(key, unknown);
        for (int i = 0; i < unknown; ++i) list.emplace_back(nullptr);
        set(key, list);
    }
    // The same for a place where things may lie that nobody has seen.
    template <class H>
    void pile(std::string_view key, H& hidden, int where, Words words) {
        place(key, hidden, where, words);
    }
    // The things under the pile, first to be drawn first, and who put them there.
    template <class H>
    void under(std::string_view key, H& hidden, int, Words words, Words seats) {
        boost::json::array list;
        for (int i = 0; i < hidden.under[0].size; ++i)
            list.push_back({{"id", hidden.under[0].id[i] == kUnseenId ? Json(nullptr) : Json(words[hidden.under[0].id[i]])},
                            {"by", seats[hidden.under[0].by[i]]}});
        set(key, list);
    }
    // Who knows more than their place tells: implied(place) are the viewers for whom it goes without saying.
    template <class H, class Implied>
    void knowledge(std::string_view key, H& hidden, Words words, Words seats, Implied implied) {
        object(key, [&](Writer& d) {
            for (size_t v = 0; v <= seats.size(); ++v) {
                const Seat viewer = v < seats.size() ? static_cast<Seat>(v) : kSpectator;
                boost::json::array list;
                for (const int id : hidden.known[hidden.slot(viewer)])
                    if (hidden.where[id] >= H::kPlaceCount || !has(implied(hidden.where[id]), viewer))
                        list.emplace_back(words[static_cast<size_t>(id)]);
                if (!list.empty()) d.set(v < seats.size() ? seats[v] : "everyone", list);
            }
        });
    }
    // Which shuffle a thing came from, where it is not the first.
    template <class H>
    void shuffles(std::string_view key, H& hidden, Words words) {
        object(key, [&](Writer& d) {
            for (size_t id = 0; id < words.size(); ++id)
                if (hidden.kin[id]) d.set(words[id], static_cast<int>(hidden.kin[id]));
        });
    }
    template <int kCells, class R>
    void stack(std::string_view key, Stack<kCells>& s, const R* rows, int) {
        boost::json::array frames;
        each_frame(s, rows, [&](const Frame& f) {
            const auto* header = reinterpret_cast<const uint8_t*>(&f);
            boost::json::array data;
            for (const uint8_t* byte = header - 8 * (frame_cells(f, rows) - 1); byte < header + 8; ++byte)
                if (byte < header || byte >= header + 2) data.emplace_back(static_cast<int>(*byte));
            frames.insert(frames.begin(), Json{{"row", f.proc == kForkProc ? "fork" : rows[f.proc].name},
                                               {"seat", static_cast<int>(f.seat)},
                                               {"data", data}});
        });
        set(key, frames);
    }
    template <class V>
    void set(std::string_view key, V&& value) {
        out.as_object()[key] = Json(std::forward<V>(value));
    }
};

// A seat is named by its word or by its number.
inline Seat seat_named(const Node& node, Words seats) {
    if (!node.json().is_string()) return static_cast<Seat>(node.integer(0, static_cast<int>(seats.size()) - 1));
    const auto at = std::find(seats.begin(), seats.end(), node.text());
    if (at == seats.end()) node.fail("is no seat of this game");
    return static_cast<Seat>(at - seats.begin());
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
        value = static_cast<U>(n.is_null() ? kNoChoice : index_of(n, words));
    }
    void seat(std::string_view key, Seat& value, Words seats) {
        const Node n = node[key];
        value = n.is_null() ? kNobody : seat_named(n, seats);
    }
    template <class U>
    void counts(std::string_view key, U* values, Words words, int max) {
        for (size_t i = 0; i < words.size(); ++i) values[i] = 0;
        for (const auto& [name, n] : node[key].members()) {
            const auto at = std::find(words.begin(), words.end(), name);
            if (at == words.end()) n.fail("is not a name known here");
            values[at - words.begin()] = static_cast<U>(n.integer(0, max));
        }
    }
    template <class U>
    void set_of(std::string_view key, U& mask, Words words) {
        mask = 0;
        for (const Node& n : node[key].items()) mask = static_cast<U>(mask | U{1} << index_of(n, words));
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
            for (const Node& item : n.items()) item.is_null() ? hidden.move_unnamed(kBag, place) : put(item, hidden, place, words);
        } else {
            for (int left = n.integer(0, hidden.loose(kBag)); left > 0; --left) hidden.move_unnamed(kBag, place);
        }
    }
    template <class H>
    void under(std::string_view key, H& hidden, int place, Words words, Words seats) {
        if (node[key].size() > std::size(hidden.under[0].id)) node[key].fail("has too many entries");
        for (const Node& item : node[key].items()) {
            const int id = fresh(item["id"], hidden, words);
            const auto by = static_cast<Seat>(index_of(item["by"], seats));
            hidden.name(id, kBag, place, bit(by));
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
            const auto seat = std::find(seats.begin(), seats.end(), name);
            if (seat == seats.end() && name != "everyone") list.fail("is not a seat, nor \"everyone\"");
            const SeatMask knowers = seat == seats.end() ? kEveryone : bit(static_cast<Seat>(seat - seats.begin()));
            for (const Node& item : list.items()) hidden.tell(knowers, index_of(item, words));
        }
    }
    template <class H>
    void shuffles(std::string_view key, H& hidden, Words words) {
        for (const auto& [name, kin] : node[key].members()) {
            const auto id = std::find(words.begin(), words.end(), name);
            if (id == words.end()) kin.fail("is not a name known here");
            hidden.set_kin(static_cast<int>(id - words.begin()), kin.integer(0, H::kKinCount - 1));
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

  private:
    template <class H>
    static void put(const Node& item, H& hidden, int place, Words words) {
        const int id = fresh(item, hidden, words);
        if (!hidden.loose(kBag)) item.fail("is one more than there are");
        hidden.name(id, kBag, place, 0);
    }
    // The id of an item that has not been put anywhere yet.
    template <class H>
    static int fresh(const Node& item, const H& hidden, Words words) {
        const int id = index_of(item, words);
        if (hidden.where[id] != kBag) item.fail("is somewhere else already");
        return id;
    }
    static int index_of(const Node& n, Words words) {
        const auto at = std::find(words.begin(), words.end(), n.text());
        if (at == words.end()) n.fail("is not a name known here");
        return static_cast<int>(at - words.begin());
    }
};

}  // namespace pentarchy
