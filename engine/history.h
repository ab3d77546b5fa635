// The events of a table: moves, undos and standing orders, in the order they happened. An event's number is its index
// and is never used twice; an undo is an event too, nothing is ever deleted. Who was shown what is fixed when it
// happens.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/log.h"
#include "engine/move.h"
#include "engine/seat.h"

namespace pentarchy {

struct Event {
    enum class Kind : uint8_t { Move, Undo, Order };
    Kind kind = Kind::Move;
    Seat actor = kNobody;
    Move move{};              // of a move
    std::string text{};       // of ids: the move's, or the answer of a standing order
    std::string row{};        // of a standing order: the box it answers in
    size_t undone_event = 0;  // of an undo: the choice that was taken back
    bool agreed = false;      // of an undo: beyond a barrier, by consent of the table
    Log lines{};              // what the rules said
    // The seat chose: it had two or more offers, or was asked in a quiet row, where an undo must not betray how many.
    bool choice = false;
    bool news = false;                         // somebody learnt something that was hidden
    bool sealed = false;                       // made in a sealed fork
    bool closes = false;                       // the last answer in a sealed fork: what was sealed counts from now on
    bool undone = false;                       // taken back later
    size_t undone_by = 0;                      // by this event, if it is
    SeatMask seen = 0;                         // to whom the event is shown
    std::array<Move, kSpectator + 1> shown{};  // what each viewer sees of the move

    bool in_force() const { return kind == Kind::Move && !undone; }
    // Nobody goes back behind it.
    bool is_barrier() const { return actor == kChance || news || closes; }
};

// What an undo would take back, or the text key of the reason why nothing can be.
struct UndoPlan {
    size_t event = 0;
    const char* why_not = nullptr;
};

class History {
  public:
    size_t size() const { return events_.size(); }
    const Event& operator[](size_t i) const { return events_[i]; }
    auto begin() const { return events_.begin(); }
    auto end() const { return events_.end(); }

    void add(Event event);
    void clear() { *this = {}; }

    // Numbers of the moves in force, in order: what leads from the first state to the present one.
    const std::vector<size_t>& line() const { return line_; }
    // The number this line's next event would have, had nothing ever been taken back.
    size_t next_in_line() const { return line_.size() + orders_; }

    // The number of events shown to a viewer; kNobody is shown all.
    uint64_t revision(Seat viewer) const { return viewer == kNobody ? size() : shown_[viewer]; }
    size_t events_at(Seat viewer, uint64_t revision) const;  // the first number of events with that revision

    // Called when a sealed fork stands on the stack that was not there before: its moves begin with the next event.
    void open_fork() { open_fork_at(size()); }
    void open_fork_at(size_t event) { fork_ = event; }
    size_t fork() const { return fork_; }

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
    void take_back(size_t choice, bool sealed);

    std::vector<Event> events_;
    std::vector<size_t> line_;
    size_t orders_ = 0;
    size_t agreed_until_ = 0;  // behind the last agreed undo: nobody undoes alone what was before it
    std::array<uint64_t, kSpectator + 1> shown_{};
    size_t fork_ = 0;
};

inline bool is_shown(const Event& event, Seat viewer) { return viewer == kNobody || has(event.seen, viewer); }
inline bool is_read_by(const Line& line, Seat viewer) { return viewer == kNobody || has(line.audience, viewer); }

}  // namespace pentarchy
