// The contract, written as prose. A game is a struct of types and static functions; everything above it (driver,
// search, server, laws) is a template over this concept or reaches it through engine/table/any_game.h.
//
//   Edition   the edition: components.json as flat arrays. An argument of every rule, never a global.
//   State    trivially copyable bytes without padding or pointers. It holds `stack` (Stack<cells>), and, if the game
//   asks
//            several seats at once, `sub[seat]` (their small stacks) and `picks[seat]` (their sealed choices, secret
//            until shown). `clock`, if there, counts the moves of seats outside sealed forks.
//   rows()   the flow table: every box, arrow and chance row by its number.
//
// Whatever a game may leave unsaid stands, with what is then meant, in engine/game_defaults.h.
// What is offered is what is legal: there is no second check. Everything a seat is told is computed from its view.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/rng.h"
#include "engine/document/document.h"
#include "engine/flow/row_table.h"
#include "engine/game_defaults.h"
#include "engine/moves/words.h"
#include "engine/paint/paint.h"

namespace pentarchy {

struct GameInfo {
    const char* slug;
    const char* prefix;  // of rule ids: "OP"
    int min_seats, max_seats;
    int rules_version;              // bumped when an old record would no longer replay
    const char* const* seat_words;  // the game's own word for each seat: a colour, a faction
    bool luck_first = false;        // scenarios patch the state as it is after the luck of the setup
};

// Places from best to worst: equal ranks share; scores are what the score sheet says.
struct Standing {
    int rank = 1;  // 1 is best
    int score = 0;
};

// A named place where a scenario may start: builds the stack over a patched state.
template <class T, class S>
struct Entry {
    const char* name;
    void (*enter)(const T&, S&, const Node& turn);
};

// A switch of the rules that a table may set: its values, the first being the default.
struct OptionInfo {
    const char* name;
    std::vector<std::string> values;
};

// The value an option was given, or nothing. A switch may be written as true or "true".
inline std::string option_value(const Json& options, std::string_view name) {
    const Json* value = options.is_object() ? options.as_object().if_contains(name) : nullptr;
    if (!value) return "";
    if (value->is_bool()) return value->as_bool() ? "true" : "false";
    return value->is_string() ? std::string(value->as_string()) : "";
}

// How many seats may play with these options.
template <class G>
std::vector<int> allowed_seats(const Json& options) {
    std::vector<int> out;
    for (int seats = 1; seats <= kMaxSeats; ++seats)
        if (G::allows(seats, options)) out.push_back(seats);
    return out;
}

// One way to play a game: a value for each option, and how many seats.
struct Variant {
    Json options;
    int seats;
};
// Every combination of the options' values, with every number of seats that may play it.
template <class G>
std::vector<Variant> variants() {
    std::vector<boost::json::object> combinations(1);
    for (const OptionInfo& option : G::options()) {
        std::vector<boost::json::object> longer;
        for (const auto& combination : combinations)
            for (const std::string& value : option.values) longer.emplace_back(combination)[option.name] = value;
        combinations = std::move(longer);
    }
    std::vector<Variant> out;
    for (const auto& options : combinations)
        for (const int seats : allowed_seats<G>(options)) out.push_back({options, seats});
    return out;
}

template <class G>
concept Game = std::derived_from<G, AnyGameDefaults> &&
    requires(const typename G::Edition& t, Play<typename G::Edition, typename G::State>& play,
             const Look<typename G::Edition, typename G::State>& look, const Node& node) {
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::has_unique_object_representations_v<typename G::State>;

    { G::kInfo } -> std::convertible_to<const GameInfo&>;
    // A file compiled into the game: "components.json", "text/en.txt", "rules.md", ...
    { G::file("components.json") } -> std::convertible_to<std::string_view>;
    // Reads an edition; throws BadInput that names the wrong entry.
    { G::load(node) } -> std::same_as<typename G::Edition>;
    { G::options() } -> std::convertible_to<const std::vector<OptionInfo>&>;
    // Options and seats -> a state whose stack holds the first arrow. Luck comes later, as chance rows.
    { G::setup(t, 2, node) } -> std::same_as<typename G::State>;
    { G::rows() } -> std::same_as<const Row<typename G::Edition, typename G::State>*>;
    { G::row_count() } -> std::same_as<int>;

    // The last words, say of a defeat; what each seat has scored are its score lines. The stack is already empty.
    {G::finish(play)};
    // The greatest number of decisions a game can take.
    { G::bound(t) } -> std::same_as<int>;
    { G::standing(look, Seat{}) } -> std::same_as<Standing>;
    // The hand-made evaluation (value.cpp) that computer players go by. A value means nothing by itself: the difference
    // of two seats' values divided by the spread gives the odds between them (ai/outcome.h). In a game won by points a
    // value is best the final score a seat may expect and the spread how far off that may be; in a race it may be minus
    // the turns to the goal. Only of whole states; cheap and without memory.
    { G::value(look, Seat{}) } -> std::same_as<float>;
    { G::spread(look) } -> std::same_as<float>;

    // The books: an empty string, or what does not balance.
    { G::conserved(look) } -> std::same_as<std::string>;

    // The state document (docs/state-documents.md): of a full state, or of a view as its viewer may read it; and back.
    { G::document(look) } -> std::same_as<Json>;
    { G::restore(t, node) } -> std::same_as<typename G::State>;
    { G::entries() } -> std::convertible_to<const std::vector<Entry<typename G::Edition, typename G::State>>&>;

    // The words: verbs and messages with the kinds of their arguments, and the id words of a kind (none for numbers).
    // Both come from words.def (engine/moves/words_tables.inc).
    { G::vocabulary() } -> std::convertible_to<const Vocabulary&>;
    { G::words(t, int{}) } -> std::same_as<const std::vector<std::string>&>;
};

}  // namespace pentarchy
