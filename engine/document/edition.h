// Reading an edition (components.json) into flat tables: what is wrong is refused with its place. Fields reads an
// object member by member; the functions below it read lists. Each answers with the sentence an author of editions
// needs.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/moves/names.h"

namespace pentarchy {

// What a member may be instead of its value; the table then keeps what it has.
enum class May : uint8_t { Neither, BeNull, BeMissing };

// One of the words. `what` is for the complaint: "is not a region".
template <class U = uint8_t>
U read_name(const Node& node, Words words, std::string_view what) {
    return static_cast<U>(place_of(node, words, std::string("is not ").append(what)));
}

// A list of words as bits.
template <class U>
U read_names(const Node& list, Words words, std::string_view what) {
    U out = 0;
    for (const Node& item : list.items()) out = static_cast<U>(out | U{1} << read_name<int>(item, words, what));
    return out;
}

void must_be(const Node& node, std::string_view word);
void must_have(const Node& list, size_t entries);
void must_fit(const Node& list, size_t capacity);

// The ids of a list of objects, each once.
std::vector<std::string> read_ids(const Node& list, size_t capacity);
std::vector<std::string> read_exact_ids(const Node& list, size_t entries);
// A list whose objects have just these ids, in this order.
void must_have_ids(const Node& list, Words ids);

// An object of the edition. It remembers what was read: `only` refuses the rest.
class Fields {
  public:
    Fields(Node node) : node_(std::move(node)) {}  // implicit: a list of objects is read entry by entry

    const Node& node() const { return node_; }
    Node operator[](std::string_view key);  // read by hand
    std::optional<Node> find(std::string_view key, May may = May::BeMissing);
    Fields part(std::string_view key) { return {(*this)[key]}; }
    [[noreturn]] void fail(std::string_view reason) const { node_.fail(reason); }

    template <class U>
    Fields& number(std::string_view key, U& out, int min, int max, May may = May::Neither) {
        if (const auto at = find(key, may)) out = static_cast<U>(at->integer(min, max));
        return *this;
    }
    Fields& flag(std::string_view key, bool& out, May may = May::Neither) {
        if (const auto at = find(key, may)) out = at->boolean();
        return *this;
    }
    template <class U>
    Fields& name(std::string_view key, U& out, Words words, std::string_view what, May may = May::Neither) {
        if (const auto at = find(key, may)) out = read_name<U>(*at, words, what);
        return *this;
    }
    template <class U>
    Fields& names(std::string_view key, U& bits, Words words, std::string_view what) {
        bits = read_names<U>((*this)[key], words, what);
        return *this;
    }
    // Two words, the second of which means true.
    Fields& either(std::string_view key, bool& out, std::string_view no, std::string_view yes);
    // Exactly as many numbers as the array holds.
    template <class U, size_t N>
    Fields& numbers(std::string_view key, U (&out)[N], int min, int max) {
        const Node list = (*this)[key];
        must_have(list, N);
        for (size_t i = 0; i < N; ++i) out[i] = static_cast<U>(list.at(i).integer(min, max));
        return *this;
    }
    // An object with a number for some of the words.
    template <class U>
    Fields& counts(std::string_view key, U* out, Words words, int max, std::string_view what) {
        for (const auto& [word, n] : (*this)[key].members()) {
            const int at = place_of(word, words);
            if (at < 0) n.fail(std::string("is not ").append(what));
            out[at] = static_cast<U>(n.integer(0, max));
        }
        return *this;
    }
    Fields& must_be(std::string_view key, std::string_view word);

    // Refuses every member that has not been read and is not named here.
    void only(std::initializer_list<std::string_view> unread = {}) const;

  private:
    Node node_;
    std::vector<std::string> read_;
};

// A list of objects into an array of things: read(fields, thing, number) for each. Returns how many there are.
template <class Thing, size_t N, class Read>
int read_rows(const Node& list, Thing (&things)[N], Read read) {
    must_fit(list, N);
    int n = 0;
    for (const Node& entry : list.items()) {
        Fields fields(entry);
        read(fields, things[n], n);
        ++n;
    }
    return n;
}

// The same of things with ids, which are there before the first of them is read.
template <class Thing, size_t N, class Read>
int read_things(const Node& list, std::vector<std::string>& ids, Thing (&things)[N], Read read) {
    ids = read_ids(list, N);
    return read_rows(list, things, read);
}

// A number that the edition states, of things it also lists: "such cards".
void must_count(const Node& stated, int things, std::string_view what);

}  // namespace pentarchy
