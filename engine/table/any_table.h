// Games and tables without their types: what the terminal, the scenario runner and the server hold. One indirect call
// per move of a person; simulations and search use the templates directly.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/rng.h"
#include "engine/game.h"
#include "engine/table/stream.h"

namespace pentarchy {

class AnyTable;
class AnyGame;
struct ViewChange;  // engine/document/changes.h
struct Thing;
struct StoryEntry;  // engine/text/story.h
struct OfferedSet;  // engine/moves/offered_set.h

struct Offered {
    Move move;
    std::string text;            // of ids: "march b2"
    std::string verb;            // "march"
    std::string label;           // in words of the reader's language
    std::vector<int> numbers{};  // that the label says beyond the move: "3 against 4"
};

// Why a move cannot be made: a rule forbids it, or the words themselves are wrong or come at the wrong time. It is
// typed; the functions below and those of the table put it into words for whoever reads it.
struct Refused {
    enum class By : uint8_t { Rule, Count, Name, Time };
    Move move = kNothing;     // the candidate
    Rule rule{};              // of By::Rule
    bool whole_verb = false;  // it forbids all of this verb that are neither offered nor refused by themselves
    By by = By::Rule;
    std::string said{};  // otherwise: what was said
    std::string
        word{};  // Count: the verb that is said with `number` names; Name: the unknown one; Time: the box that asks
    int number = 0;
};
Refused no_rule(Refused::By by, std::string_view said, std::string_view word, int number = 0);
std::string rule_of(const AnyTable& table, const Refused& refused);  // "OP-28", or nothing
std::string reason_of(const AnyTable& table, const Refused& refused, const Texts& text);
// One English sentence for whoever tried it.
std::string complaint(const AnyTable& table, Seat seat, const Refused& refused, std::string_view move_text);

// One entry of the log as a viewer reads it.
struct LogEntry {
    size_t event;       // number of the event it belongs to; never leaves the server, it counts what is not shown
    uint64_t revision;  // the viewer's own number of it: the revision that the event led to
    Seat actor;         // kChance for luck
    std::string move;   // the move text as shown to the viewer
    std::string label;  // the same in words
    std::vector<std::string> lines;
    bool undone = false;   // taken back later
    size_t undone_by = 0;  // number of the event that took it back; never leaves the server either
};

struct TableSetup {
    int seats = 2;
    Json options = boost::json::object();
    std::vector<std::string> names;    // who sits there: "human", "random", a person's name; may be empty
    Secret secret{};                   // of the table's luck; committed to in the record's header
    std::vector<std::string> entropy;  // what the seats add, so that the host cannot pick a lucky secret
    bool luck_by_event = false;        // as older records: by all events, so that luck comes out anew after an undo
};

// How random playouts are asked for; games between bots are the arena's (ai/match.h).
struct SimulateRequest {
    int seats = 2, games = 1, threads = 1;
    uint64_t seed = 0;
    Json options = boost::json::object();
};
struct SimulateResult {
    uint64_t games = 0, decisions = 0, steps = 0, offers = 0;
    int max_offer = 0, deepest_stack = 0;
    double seconds = 0;
    uint64_t hash = 0;                // over all final states, whatever the number of threads
    std::vector<double> mean_scores;  // by seat
};

// The components of a game as one table uses them. Immutable; shared by its tables.
class AnyEdition : public std::enable_shared_from_this<AnyEdition> {
  public:
    virtual ~AnyEdition() = default;
    virtual const AnyGame& game() const = 0;
    virtual const Json& json() const = 0;
    virtual const std::string& hash() const = 0;  // BLAKE2b of the canonical JSON
    virtual bool is_default() const = 0;

    // Throws BadInput for a wrong number of seats or unknown options.
    virtual std::unique_ptr<AnyTable> open(const TableSetup& setup) const = 0;
    // Rebuilds a table from its record (docs/save-format.md), up to `events` if given; throws BadInput that names the
    // event.
    virtual std::unique_ptr<AnyTable> replay(const Json& record, std::string_view name,
                                             std::optional<size_t> events) const = 0;
    virtual SimulateResult simulate(const SimulateRequest& request) const = 0;
    virtual uint64_t signature(int games) const = 0;
    // A random game under every law; returns what broke first, or nothing. Writes nothing.
    virtual std::optional<std::string> check_laws(const Variant& variant, uint64_t seed) const = 0;
    virtual size_t state_bytes() const = 0;
    virtual double copy_nanoseconds() const = 0;
    virtual std::vector<CardPage> cards(const Texts& text) const = 0;  // none if the game has none to look up
};

class AnyGame {
  public:
    virtual ~AnyGame() = default;
    virtual const GameInfo& info() const = 0;
    virtual const std::vector<OptionInfo>& options() const = 0;
    virtual std::vector<Variant> variants() const = 0;
    virtual std::vector<int> allowed_seats(const Json& options) const = 0;  // the numbers that may play with these
    virtual std::string_view file(std::string_view name) const = 0;         // "rules.md", "text/cs.txt", ...
    virtual const Texts& text(
        std::string_view lang) const = 0;  // engine and game words; BadInput for an unknown language
    virtual std::shared_ptr<const AnyEdition> default_edition() const = 0;
    virtual std::shared_ptr<const AnyEdition> edition(const Json& components, std::string_view name) const = 0;
};

// A game in progress: the truth is its list of events; the state is what they lead to.
class AnyTable {
  public:
    virtual ~AnyTable() = default;
    virtual const AnyEdition& edition() const = 0;
    virtual int seats() const = 0;
    virtual Seat seat_of(std::string_view word) const = 0;  // number or the game's word; BadInput otherwise
    virtual std::string seat_word(Seat seat) const = 0;
    virtual std::string seat_name(Seat seat,
                                  const Texts& text) const = 0;  // for people: its faction, or else its colour
    virtual std::string side(Seat seat) const = 0;               // the word of what it plays, a faction; or empty

    // Where we are.
    virtual bool is_over() const = 0;
    virtual bool is_chance() const = 0;
    virtual SeatMask pending() const = 0;
    virtual std::string row(Seat seat) const = 0;  // the name of the box that asks this pending seat
    virtual bool is_quiet(Seat seat) const = 0;    // its offer depends on secrets: do not answer for it at once
    virtual bool asks_in_secret() const = 0;       // those asked choose in secret, and none waits for another
    // A number for the question a seat is asked: while it stays the same, so do the seat's offer and what it knows.
    // What others choose in a sealed fork does not change it.
    virtual uint64_t question(Seat seat) const = 0;
    virtual std::vector<Offered> offered(Seat seat, const Texts& text) const = 0;  // computed from the seat's view
    virtual std::vector<std::string> offered_texts(Seat seat) const = 0;  // the same without words, for programs
    virtual std::vector<Refused> refused(Seat seat) const = 0;
    // Why a pending seat cannot say this; nothing if it begins with no verb of the game.
    virtual std::optional<Refused> refusal(Seat seat, std::string_view move_text) const = 0;
    // What was refused: the move's text, or just the verb; and the same in words.
    virtual std::string text_of(const Refused& refused) const = 0;
    virtual std::string label_of(Seat seat, const Refused& refused, const Texts& text) const = 0;
    // The set that a pending seat is asked for, to be picked in any order; nothing if it is asked for one thing.
    virtual std::optional<OfferedSet> offered_set(Seat seat, const Texts& text) const = 0;
    // What an offered move, or these one after the other, are certain to bring, from the seat's view; and the things a
    // move is about.
    virtual std::vector<ViewChange> preview(Seat seat, const std::vector<Move>& moves, const Texts& text) const = 0;
    virtual std::vector<Thing> things(Move move) const = 0;
    virtual std::vector<std::string> outcomes() const = 0;  // texts of what luck may bring; never leaves the server
    // How the viewer would be shown this move of a pending seat, in words; empty: not at all.
    virtual std::string shown_label(Seat seat, Move move, Seat viewer, const Texts& text) const = 0;
    virtual std::string next_draw() const = 0;  // what draw() would bring; never leaves the server

    // Moves. All throw BadInput with one sentence (an illegal move names the rule) and then change nothing.
    virtual void play(Seat seat, std::string_view move_text) = 0;
    virtual void play(Seat seat, Move move) = 0;
    // All members of an offered set, in any order, as they read in this language.
    virtual void play_set(Seat seat, const std::vector<std::string>& move_texts, const Texts& text) = 0;
    virtual void draw() = 0;                               // luck decides, from the table's stream
    virtual void force_chance(std::string_view text) = 0;  // a scenario decides for luck
    // Plays luck, standing orders and forced moves up to the next real choice. Quiet rows are played only if
    // `quiet_too`.
    virtual void settle(bool quiet_too) = 0;
    virtual Move random_move(Seat seat, Rng& rng) const = 0;

    // Undo: back to the seat's last decision, if no barrier stands between (docs/adding-a-game.md). An event, no
    // deletion.
    virtual std::optional<std::string> why_no_undo(Seat seat,
                                                   const Texts& text) const = 0;  // nothing: it can be undone
    virtual void undo(Seat seat) = 0;
    // Beyond the barrier, once all others agree: back to the seat's last choice, whatever was seen since.
    virtual std::optional<std::string> why_no_agreed_undo(Seat seat, const Texts& text) const = 0;
    virtual bool would_undo_luck(Seat seat) const = 0;  // if it were agreed
    virtual void undo_agreed(Seat seat) = 0;

    // Standing orders: in a box of this name answer with this move text if it is offered. Secret events of the seat.
    virtual void set_order(Seat seat, std::string_view row, std::string_view move_text) = 0;
    virtual std::map<std::string, std::string> orders(Seat seat) const = 0;  // those in force, by box
    virtual std::string label_of(std::string_view move_text,
                                 const Texts& text) const = 0;  // "…" for what it leaves out

    // What viewers read; kNobody reads everything (finished games, the host, scenarios).
    virtual Json document(Seat viewer) const = 0;
    virtual uint64_t revision(Seat viewer) const = 0;  // number of events shown to the viewer
    virtual size_t events() const = 0;
    // How many events had happened when the viewer was shown its last up to that revision; and the table as it was
    // then.
    virtual size_t events_at(Seat viewer, uint64_t revision) const = 0;
    virtual std::unique_ptr<AnyTable> at(size_t events) const = 0;
    // The entries of these events: only they are put into words.
    virtual std::vector<LogEntry> log(Seat viewer, const Texts& text, size_t from_event,
                                      size_t to_event = SIZE_MAX) const = 0;
    // The same as a story: each event's part of its line.
    virtual std::vector<StoryEntry> story(Seat viewer, const Texts& text, size_t from_event,
                                          size_t to_event = SIZE_MAX) const = 0;
    virtual void paint(Seat viewer, Painter& painter) const = 0;
    virtual bool paint_map(Seat viewer, Painter& painter) const = 0;  // the map alone; false: the game has none
    virtual bool paint_place(Seat viewer, std::string_view where, Painter& painter) const = 0;  // false: no such place
    virtual Standing standing(Seat seat) const = 0;
    virtual std::vector<TieBreak> tie_breaks(Seat seat) const = 0;
    virtual std::vector<ScoreLine> score_lines(Seat seat) const = 0;  // none if the game does not tell

    // Records. The full one is for finished tables and the host; a seat's record holds only what it was shown.
    virtual Json record() const = 0;
    virtual Json seat_record(Seat viewer) const = 0;
    virtual Json event(size_t number) const = 0;  // as it stands in the full record
    virtual void apply(const Json& event) = 0;    // plays an event of a record; BadInput if it cannot happen here

    // Scenarios: replaces the state by a patched document and, if `turn` is given, an entry point of the game.
    virtual void patch(const Json& given, std::string_view name) = 0;
};

}  // namespace pentarchy
