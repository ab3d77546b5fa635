// The half of engine/document/document.h that writes: a member for each kind of field. What each of them reads and
// refuses is in engine/document/document_reader.h, under the same name.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string>

#include "base/bits.h"
#include "base/json.h"
#include "engine/flow/fork.h"
#include "engine/moves/names.h"
#include "engine/parts/hidden.h"

namespace pentarchy {

inline constexpr uint8_t kNoChoice = 0xFF;  // written as null

template <int N>
Json names_json(const Bits<N>& ids, Words words) {
    boost::json::array out;
    for (const int id : ids) out.emplace_back(words[static_cast<size_t>(id)]);
    return out;
}

// The lines of a score sheet and their total.
template <class Lines>
Json score_json(const Lines& lines) {
    boost::json::object out;
    int total = 0;
    for (const auto& [name, points] : lines) {
        out[name] = points;
        total += points;
    }
    out["total"] = total;
    return out;
}

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
    // A seat, or null for nobody; and one that must be somebody.
    void seat(std::string_view key, Seat& value, Words seat_words) { choice(key, value, seat_words); }
    void somebody(std::string_view key, Seat& value, Words seat_words) { choice(key, value, seat_words); }
    // A number for each word; zeroes are left out.
    template <class U>
    void counts(std::string_view key, U* values, Words words, int max) {
        object(key, [&](Writer& d) {
            for (size_t i = 0; i < words.size(); ++i)
                if (values[i]) d.number(words[i], values[i], max);
        });
    }
    // A set of bits as a list of words; its first bit may stand elsewhere than lowest.
    template <class U>
    void set_of(std::string_view key, U& mask, Words words, int first = 0) {
        boost::json::array list;
        for (size_t i = 0; i < words.size(); ++i)
            if (mask >> i >> first & 1) list.emplace_back(words[i]);
        set(key, list);
    }
    template <int N>
    void set_of(std::string_view key, Bits<N>& ids, Words words) {
        set(key, names_json(ids, words));
    }
    // A set of bits as a list of their numbers.
    template <class U>
    void set_of(std::string_view key, U& mask, int min, int max) {
        boost::json::array list;
        for (int i = min; i <= max; ++i)
            if (mask >> i & 1) list.emplace_back(i);
        set(key, list);
    }
    // A set of bits that stand for places of a list of ids.
    template <class U>
    void set_of(std::string_view key, U& mask, std::span<const uint8_t> ids, Words words) {
        boost::json::array list;
        for (size_t i = 0; i < ids.size(); ++i)
            if (mask >> i & 1) list.emplace_back(words[ids[i]]);
        set(key, list);
    }
    // Several such sets, side by side in one mask, each under its name.
    template <class U>
    void sets(std::string_view key, U& mask, Words names, Words words) {
        object(key, [&](Writer& d) {
            for (size_t i = 0; i < names.size(); ++i)
                d.set_of(names[i], mask, words, static_cast<int>(i * words.size()));
        });
    }
    // One bit of a mask.
    template <class U>
    void bit(std::string_view key, U& mask, int which) {
        set(key, (mask >> which & 1) != 0);
    }
    // Bits that are only spoken of if they are set.
    template <class U>
    void mark(std::string_view key, U& mask, int bits) {
        if ((mask & bits) == bits) set(key, true);
    }
    // What was chosen in secret: a word, stored plus one; nothing is null.
    void pick(std::string_view key, uint8_t& value, Words words) {
        set(key, value ? Json(words[value - 1u]) : Json(nullptr));
    }
    // A word or null for each place of an array: as a list, ...
    void choices(std::string_view key, std::span<uint8_t> values, Words words) {
        boost::json::array list;
        for (const uint8_t value : values) list.push_back(value < words.size() ? Json(words[value]) : Json(nullptr));
        set(key, list);
    }
    // ... or as an object, by the names of the places. The same for seats.
    void choices(std::string_view key, uint8_t* values, Words names, Words words) {
        object(key, [&](Writer& d) {
            for (size_t i = 0; i < names.size(); ++i) d.choice(names[i], values[i], words);
        });
    }
    void seats(std::string_view key, Seat* values, Words names, Words seat_words) {
        choices(key, values, names, seat_words);
    }
    // Words in the order of an array, up to its first kNoChoice.
    void list(std::string_view key, std::span<uint8_t> values, Words words) {
        boost::json::array out_list;
        for (const uint8_t value : values) {
            if (value == kNoChoice) break;
            out_list.emplace_back(words[value]);
        }
        set(key, out_list);
    }
    // The same of an array that counts its entries apart.
    void list(std::string_view key, std::span<uint8_t> values, uint8_t& size, Words words) {
        list(key, values.first(size), words);
    }
    // Words by number, stored plus one, from `first` on; `what` says what a number is not.
    void numbered(std::string_view key, std::span<uint8_t> values, size_t first, Words words, std::string_view) {
        object(key, [&](Writer& d) {
            for (size_t i = first; i < values.size(); ++i)
                if (values[i]) d.set(std::to_string(i), words[values[i] - 1u]);
        });
    }
    // A list with a word for every copy of a thing.
    void copies(std::string_view key, uint8_t* counts_of, Words words) {
        boost::json::array list;
        for (size_t i = 0; i < words.size(); ++i) list.insert(list.end(), counts_of[i], Json(words[i]));
        set(key, list);
    }
    // The things whose array says that they are here; where they are before a document is read, it says kNoChoice.
    void those(std::string_view key, uint8_t* where, uint8_t here, Words words) {
        boost::json::array list;
        for (size_t i = 0; i < words.size(); ++i)
            if (where[i] == here) list.emplace_back(words[i]);
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
    // An object with one member for each word: fields(inner, number).
    template <class Fields>
    void each(std::string_view key, Words words, Fields fields) {
        object(key, [&](Writer& all) {
            for (size_t i = 0; i < words.size(); ++i)
                all.object(words[i], [&](Writer& one) { fields(one, static_cast<int>(i)); });
        });
    }
    // Members that are only there if they say something.
    template <class Fields>
    void if_any(std::string_view, bool says, Fields fields) {
        if (says) fields();
    }
    // What follows from the rest: value() is written and never read.
    template <class Value>
    void derived(std::string_view key, Value value) {
        set(key, value());
    }
    // The same for a number of each word; kLeftOut is none.
    static constexpr int kLeftOut = -1;
    template <class Value>
    void derived(std::string_view key, Words words, Value value) {
        boost::json::object numbers;
        for (size_t i = 0; i < words.size(); ++i)
            if (const int number = value(static_cast<int>(i)); number != kLeftOut) numbers[words[i]] = number;
        set(key, std::move(numbers));
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
    // A place that loses what the document has put elsewhere already; refused(item, where) may mind.
    template <class H, class Refused>
    void rest(std::string_view key, H& hidden, int where, Words words, Refused) {
        place(key, hidden, where, words);
    }
    // The things at a place with what is to be said of each: fields(inner, id).
    template <class H, class Fields>
    void placed(std::string_view key, H& hidden, int where, Words words, std::initializer_list<std::string_view>,
                Fields fields) {
        object(key, [&](Writer& d) {
            for (const int id : hidden.ids_at(where))
                d.object(words[static_cast<size_t>(id)], [&](Writer& one) { fields(one, id); });
        });
    }
    // The things under the pile, first to be drawn first, and who put them there.
    template <class H>
    void under(std::string_view key, H& hidden, int, Words words, Words seats) {
        boost::json::array list;
        for (int i = 0; i < hidden.under[0].size; ++i)
            list.push_back(
                {{"id", hidden.under[0].id[i] == kUnseenId ? Json(nullptr) : Json(words[hidden.under[0].id[i]])},
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
    // Which shuffle a thing came from, where it is not the first: home(id). refused(node, id, kin) may mind.
    template <class H>
    void shuffles(std::string_view key, H& hidden, Words words) {
        shuffles(
            key, hidden, words, [](size_t) { return 0; }, 0);
    }
    template <class H, class Home, class Refused>
    void shuffles(std::string_view key, H& hidden, Words words, Home home, Refused) {
        object(key, [&](Writer& d) {
            for (size_t id = 0; id < words.size(); ++id)
                if (hidden.kin[id] != home(id)) d.set(words[id], static_cast<int>(hidden.kin[id]));
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
    // The small stacks of the seats.
    template <int kCells, class R>
    void stacks(std::string_view key, Stack<kCells>* subs, Words seat_words, const R* rows, int row_count) {
        object(key, [&](Writer& d) {
            for (size_t seat = 0; seat < seat_words.size(); ++seat)
                d.stack(seat_words[seat], subs[seat], rows, row_count);
        });
    }
    // A whole state: describe(writer, tables, state).
    template <class L, class Describe>
    static Json written(const L& l, Describe describe) {
        auto s = l.s;
        Writer d;
        describe(d, l.t, s);
        return std::move(d.out);
    }
    template <class V>
    void set(std::string_view key, V&& value) {
        out.as_object()[key] = Json(std::forward<V>(value));
    }
};

}  // namespace pentarchy
