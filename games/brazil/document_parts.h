// Kinds of fields that only this game's document has, and its smaller parts (document.cpp, document_parts.cpp).
#pragma once

#include <span>

#include "engine/document/document.h"
#include "games/brazil/flow.h"

namespace pentarchy::brazil {

// A word for a value beyond the words of a list.
struct Special {
    const char* word;
    uint8_t value;
};

inline Json word_or_special(uint8_t value, Words words, std::span<const Special> specials) {
    for (const Special& special : specials)
        if (special.value == value) return Json(special.word);
    return value < words.size() ? Json(words[value]) : Json(nullptr);
}
inline uint8_t word_or_special(const Node& node, Words words, std::span<const Special> specials) {
    if (node.is_null()) return kNone;
    for (const Special& special : specials)
        if (node.text() == special.word) return special.value;
    return static_cast<uint8_t>(place_of(node, words));
}
// One of the words, one of the specials, or null.
inline void one_of(Writer& d, std::string_view key, uint8_t& value, Words words, std::span<const Special> specials) {
    d.set(key, word_or_special(value, words, specials));
}
inline void one_of(Reader& d, std::string_view key, uint8_t& value, Words words, std::span<const Special> specials) {
    value = word_or_special(d.node[key], words, specials);
}
// The same for each place of an array.
inline void list_of(Writer& d, std::string_view key, std::span<uint8_t> values, Words words, std::span<const Special> specials) {
    boost::json::array out;
    for (const uint8_t value : values) out.push_back(word_or_special(value, words, specials));
    d.set(key, out);
}
inline void list_of(Reader& d, std::string_view key, std::span<uint8_t> values, Words words, std::span<const Special> specials) {
    const auto items = d.node[key].items();
    if (items.size() != values.size()) d.node[key].fail("must have " + std::to_string(values.size()) + " entries");
    for (size_t i = 0; i < items.size(); ++i) values[i] = word_or_special(items[i], words, specials);
}
// A list of numbers.
inline void numbers(Writer& d, std::string_view key, std::span<uint8_t> values, int) {
    boost::json::array out;
    for (const uint8_t value : values) out.emplace_back(static_cast<int>(value));
    d.set(key, out);
}
inline void numbers(Reader& d, std::string_view key, std::span<uint8_t> values, int max) {
    const auto items = d.node[key].items();
    if (items.size() != values.size()) d.node[key].fail("must have " + std::to_string(values.size()) + " entries");
    for (size_t i = 0; i < items.size(); ++i) values[i] = static_cast<uint8_t>(items[i].integer(0, max));
}

// After reading: what follows from tiles on the map.
void settle_cities(State& s);
void settle_supply(const Node& document, const Edition& t, State& s);

// Tasks put back under their decks, by era.
void describe_under(Writer& d, const Edition& t, State& s);
void describe_under(Reader& d, const Edition& t, State& s);
// Discovery tiles out of play: whatever is not on the map.
void describe_box(Writer& d, const Edition& t, State& s);
void describe_box(Reader& d, const Edition& t, State& s);
void describe_fight(Writer& d, const Edition& t, State& s);
void describe_fight(Reader& d, const Edition& t, State& s);
void describe_picks(Writer& d, const Edition& t, Picks& picks);
void describe_picks(Reader& d, const Edition& t, Picks& picks);

}  // namespace pentarchy::brazil
