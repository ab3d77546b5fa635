// The contract, written as prose. A game is a struct of types and static functions; everything above it (driver, search,
// server, laws) is a template over this concept or reaches it through engine/any_game.h.
//
//   Tables   the edition: components.json as flat arrays. An argument of every rule, never a global.
//   State    trivially copyable bytes without padding or pointers. It holds `stack` (Stack<cells>), and, if the game asks
//            several seats at once, `sub[seat]` (their small stacks) and `picks[seat]` (their sealed choices, secret until
//            shown). `clock`, if there, counts the moves of seats outside sealed forks.
//   rows()   the flow table: every box, arrow and chance row by its number.
//
// What is offered is what is legal: there is no second check. Everything a seat is told is computed from its view.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/rng.h"
#include "engine/document.h"
#include "engine/paint.h"
#include "engine/row.h"
#include "engine/words.h"

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

// One line of the score sheet. A game may offer score_lines(look, seat): always the same lines, adding up to the score.
struct ScoreLine {
    const char* name;  // "cities"
    int points;
};

// What decides between equal scores. A game may offer tie_breaks(look, seat): always the same, the first one first; more is
// better.
struct TieBreak {
    const char* name;  // "goods": its words are "tie.goods"
    int points;
    const char* rule;  // "OP-56"
};

// What a label says beyond its move, seen at the table: "move.raze.theirs" with the owner. A game may offer
// label_detail(look, seat, move); an empty ending is the plain label.
struct LabelDetail {
    std::string ending;  // "theirs"
    std::vector<Arg> args;
};

// A card as people look it up. A game may offer cards(tables, text).
struct CardPage {
    std::string name;
    std::vector<std::string> lines;
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

// Whether this many seats may play with these options. A game that says nothing takes every number from min to max.
template <class G>
bool allows(int seats, const Json& options) {
    if constexpr (requires { G::allows(seats, options); }) {
        return G::allows(seats, options);
    } else {
        return seats >= G::kInfo.min_seats && seats <= G::kInfo.max_seats;
    }
}
// Those numbers.
template <class G>
std::vector<int> allowed_seats(const Json& options) {
    std::vector<int> out;
    for (int seats = 1; seats <= kMaxSeats; ++seats)
        if (allows<G>(seats, options)) out.push_back(seats);
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
concept Game = requires(const typename G::Tables& t, typename G::State& s, const typename G::State& cs,
                        Play<typename G::Tables, typename G::State>& play, Rng& rng,
                        const Look<typename G::Tables, typename G::State>& look, const Node& node) {
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::has_unique_object_representations_v<typename G::State>;

    { G::kInfo } -> std::convertible_to<const GameInfo&>;
    // A file compiled into the game: "components.json", "text/en.txt", "rules.md", ...
    { G::file("components.json") } -> std::convertible_to<std::string_view>;
    // Reads an edition; throws BadInput that names the wrong entry.
    { G::load(node) } -> std::same_as<typename G::Tables>;
    { G::options() } -> std::convertible_to<const std::vector<OptionInfo>&>;
    // Options and seats -> a state whose stack holds the first arrow. Luck comes later, as chance rows.
    { G::setup(t, 2, node) } -> std::same_as<typename G::State>;
    { G::seats(cs) } -> std::same_as<int>;
    { G::rows() } -> std::same_as<const Row<typename G::Tables, typename G::State>*>;
    { G::row_count() } -> std::same_as<int>;

    // True as soon as the game has ended, at whatever depth of the stack; cheap, asked after every settled step.
    { G::verdict(look) } -> std::same_as<bool>;
    // The last words: score lines into the log. The stack is already empty.
    { G::finish(play) };
    // The greatest number of decisions a game can take.
    { G::bound(t) } -> std::same_as<int>;
    { G::standing(look, Seat{}) } -> std::same_as<Standing>;
    // The hand-made evaluation (value.cpp) that computer players go by: the final score a seat may expect, and how far
    // off a difference of two may be. Only of whole states; cheap and without memory.
    { G::value(look, Seat{}) } -> std::same_as<float>;
    { G::spread(look) } -> std::same_as<float>;

    // Overwrites what the viewer may not know; picks and sealed stacks of others are covered by the engine already.
    { G::mask(t, s, Seat{}) };
    // Fills a masked state consistently with all that the viewer has seen.
    { G::fill(t, s, Seat{}, rng) };
    // The books: an empty string, or what does not balance.
    { G::conserved(look) } -> std::same_as<std::string>;

    // The state document (docs/state-documents.md): of a full state, or of a view as its viewer may read it; and back.
    // A game whose views hold more than the table shows its viewer may offer document(look, viewer) for them.
    { G::document(look) } -> std::same_as<Json>;
    { G::restore(t, node) } -> std::same_as<typename G::State>;
    { G::entries() } -> std::convertible_to<const std::vector<Entry<typename G::Tables, typename G::State>>&>;

    // The words: verbs and messages with the kinds of their arguments, the id words of a kind (none for numbers), and the
    // one of a value.
    { G::vocabulary() } -> std::convertible_to<const Vocabulary&>;
    { G::words(t, int{}) } -> std::same_as<const std::vector<std::string>&>;
    { G::word(t, int{}, uint16_t{}) } -> std::convertible_to<std::string>;
    // A game may offer paint(look, viewer, painter), the board for a terminal drawn from a view; else it is made from the
    // document (engine/paint_document.h). A game with a map may offer paint_map(look, viewer, painter), too.
};

}  // namespace pentarchy
