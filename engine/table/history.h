// The events of a table: moves, undos and standing orders, in the order they happened. An event's number is its index
// and is never used twice; an undo is an event too, nothing is ever deleted. Who was shown what is fixed when it
// happens. A game may take 20,000 of them: an event holds numbers only, what it says is written out when somebody
// reads.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "engine/moves/log.h"
#include "engine/moves/move.h"
#include "engine/moves/seat.h"

namespace pentarchy {

struct Event {
    enum class Kind : uint8_t { Move, Undo, Order };
    Move move{};             // of a move
    uint32_t link = 0;       // of an undo: the choice it took back; otherwise where History keeps more of the event
    uint32_t undone_by = 0;  // number of the undo that took it back; 0 (never an undo): it stands
    uint32_t lines = 0;      // where its lines begin
    Kind kind = Kind::Move;
    Seat actor = kNobody;
    SeatMask seen = 0;     // to whom the event is shown
    SeatMask whole = 0;    // to whom its move is shown as it was made
    SeatMask covered = 0;  // to whom it is shown covered
    // The seat chose: it had two or more offers, or was asked in a quiet row, where an undo must not betray how many.
    bool choice : 1 = false;
    bool news : 1 = false;    // somebody learnt something that was hidden
    bool sealed : 1 = false;  // made in a sealed fork
    bool closes : 1 = false;  // the last answer in a sealed fork: what was sealed counts from now on
    bool agreed : 1 = false;  // of an undo: beyond a barrier, by consent of the table

    bool undone() const { return undone_by != 0; }
    bool in_force() const { return kind == Kind::Move && !undone(); }
    // Nobody goes back behind it.
    bool is_barrier() const { return actor == kChance || news || closes; }
};
static_assert(sizeof(Event) <= 28);

// A standing order: the box it answers in, and the move text it answers with; an empty one ends it.
struct StandingOrder {
    std::string row, answer;
    friend auto operator<=>(const StandingOrder&, const StandingOrder&) = default;
};

// What an undo would take back, or the text key of the reason why nothing can be.
struct UndoPlan {
    size_t event = 0;
    const char* why_not = nullptr;
};

class History {
  public:
    History() = default;
    History(History&&) = default;  // orders_ points into order_numbers_
    History& operator=(History&&) = default;

    size_t size() const { return events_.size(); }
    const Event& operator[](size_t i) const { return events_[i]; }

    // `cover` is what those see to whom the move is covered.
    void add_move(Event event, Move cover, const Log& lines);
    void add_order(Seat seat, const StandingOrder& order);
    void clear() { *this = {}; }

    // What a viewer sees of a move; kNobody sees all of it.
    Move shown(const Event& event, Seat viewer) const;
    const StandingOrder& order(const Event& event) const { return *orders_[event.link]; }
    Log lines(size_t event) const;  // what the rules said

    // Numbers of the moves in force, in order: what leads from the first state to the present one.
    const std::vector<uint32_t>& line() const { return line_; }
    // The number this line's next event would have, had nothing ever been taken back.
    size_t next_in_line() const { return line_.size() + orders_given_; }

    // The number of events shown to a viewer, of all or of the first ones; kNobody is shown all.
    uint64_t revision(Seat viewer) const { return revision_at(viewer, size()); }
    uint64_t revision_at(Seat viewer, size_t events) const;
    size_t events_at(Seat viewer, uint64_t revision) const;  // the first number of events with that revision

    // Called when a sealed fork stands on the stack that was not there before: its moves begin with the next event.
    void open_fork_at(size_t event) { fork_ = event; }
    size_t fork() const { return fork_; }
    uint64_t sealed_question(Seat seat) const;  // changes with the fork and with what the seat itself does in it

    // The seat's last choice that no barrier protects: in the open, or among its own moves in the sealed fork on top.
    UndoPlan plan_open_undo(Seat seat) const;
    UndoPlan plan_sealed_undo(Seat seat) const;
    // The seat's last choice, whatever stands between: only by consent of the table.
    UndoPlan plan_agreed_undo(Seat seat) const;
    bool has_luck_since(size_t event) const;  // in force

    // Marks as undone what an undo of this choice takes back and adds the undo itself: in the open all that followed,
    // in a sealed fork only the seat's own moves.
    void undo(size_t choice, bool sealed);
    void undo_agreed(size_t choice);

  private:
    using Counts = std::array<uint32_t, kSpectator + 1>;  // by viewer
    static constexpr size_t kCountEvery = 64;

    void add(Event event);
    void add_undo(size_t choice, SeatMask seen, bool agreed);
    void take_back(size_t choice, bool sealed);

    std::deque<Event> events_;     // a deque wastes no room when it grows
    std::deque<uint16_t> packed_;  // the lines of all events: message, audience and number of arguments, arguments
    std::vector<Move> covers_;
    std::map<StandingOrder, uint32_t> order_numbers_;  // equal orders are kept once
    std::vector<const StandingOrder*> orders_;
    std::vector<uint32_t> line_;
    size_t orders_given_ = 0;
    size_t agreed_until_ = 0;  // behind the last agreed undo: nobody undoes alone what was before it
    Counts shown_{};
    std::vector<Counts>
        counts_;  // what shown_ was before each kCountEvery-th event: revisions are looked up, not counted
    size_t fork_ = 0;
};

inline bool is_shown(const Event& event, Seat viewer) { return viewer == kNobody || has(event.seen, viewer); }
inline bool is_read_by(const Line& line, Seat viewer) { return viewer == kNobody || has(line.audience, viewer); }

}  // namespace pentarchy
