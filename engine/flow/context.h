// What rules functions are given. Look reads; Play also writes the state and the log; Ctx also moves the flow; OwnCtx
// is for boxes that may be sealed: it reads everything its seat may see and writes nothing but the seat's own picks.
#pragma once

#include <initializer_list>

#include "engine/flow/fork.h"
#include "engine/flow/stack.h"
#include "engine/moves/log.h"

namespace pentarchy {

template <class T, class S>
struct Row;

template <class T, class S>
struct Look {
    const T& t;
    const S& s;
};

template <class T, class S>
SeatMask all_seats(const Look<T, S>& l) {
    return seats_below(l.s.seats);
}
// Clockwise.
template <class T, class S>
Seat left_of(const Look<T, S>& l, Seat seat, int steps = 1) {
    int left = seat + steps;
    while (left >= l.s.seats) left -= l.s.seats;
    return static_cast<Seat>(left);
}

// How a take, a run or a step ends: exactly one of call, become, done, ask, fork, then, go_on. Forgetting it does not
// compile.
class [[nodiscard]] Flow {
  public:
    bool goes_on() const { return goes_on_; }  // the next step of the sequence follows at once

  private:
    template <class T, class S>
    friend class Endings;
    template <class T, class S>
    friend class Ctx;
    explicit Flow(bool goes_on = false) : goes_on_(goes_on) {}
    bool goes_on_;
};

// State and log without the stack: what actions.cpp works with.
template <class T, class S>
struct Play : Look<T, S> {
    S& s;
    Log* log;
    SeatMask news = 0;  // who learnt something that was hidden from them

    Play(const T& tables, S& state, Log* lines) : Look<T, S>{tables, state}, s(state), log(lines) {}

    template <class Message, class... Args>
    void say(Message message, Args... args) {
        say_to(kEveryone, message, args...);
    }
    template <class Message, class... Args>
    void say_to(SeatMask audience, Message message, Args... args) {
        static_assert(sizeof...(Args) <= kLineArgs);
        if (!log) return;
        log->push_back({static_cast<uint16_t>(message), audience, sizeof...(Args), {static_cast<uint16_t>(args)...}});
    }

    // A hidden thing is made known only by these two: they also note who learnt something new. Nothing is noted where
    // nobody reads the log.
    template <class H>
    void show(H& hidden, int id) {
        tell(hidden, kEveryone, id);
    }
    template <class H>
    void tell(H& hidden, SeatMask mask, int id) {
        if (log)
            news |= static_cast<SeatMask>(mask & (seats_below(H::kSeatCount) | bit(kSpectator)) & ~hidden.known_by(id));
        hidden.tell(mask, id);
    }
};

// The endings of a frame. They change the stack it stands on: the main one, or a seat's own in a fork.
template <class T, class S>
class Endings {
  public:
    // Locals are taken by value, so that those of the popped frame may be handed on.
    template <class Proc, class L = NoLocals>
    Flow call(Proc proc, Seat seat, L locals = {}) {
        push(proc, seat, locals);
        return Flow();
    }
    template <class Proc, class L = NoLocals>
    Flow become(Proc proc, Seat seat, L locals = {}) {
        pop();
        push(proc, seat, locals);
        return Flow();
    }
    Flow done() {
        pop();
        return Flow();
    }
    // Ends the frame and leaves an answer in Locals::answer of the frame below.
    template <class A>
    Flow done(A answer) {
        pop();
        Frame& below = at_.top();
        const Row<T, S>& row = rows_[below.proc];
        DCHECK(row.answer_size == sizeof(A));
        std::memcpy(below.bytes(row.cells) + row.answer_at, &answer, sizeof(A));
        return Flow();
    }
    Flow ask() { return Flow(); }
    // For a step that asks nobody: the next step of the sequence follows at once.
    Flow go_on() { return Flow(true); }

  protected:
    Endings(const Row<T, S>* rows, StackRef at) : rows_(rows), at_(at) {}

    template <class Proc, class L>
    void push(Proc proc, Seat seat, const L& locals) {
        const auto p = static_cast<uint8_t>(proc);
        DCHECK(rows_[p].cells == cells_for<L>() || (std::is_empty_v<L>));
        if constexpr (std::is_empty_v<L>) {
            at_.push_cells(p, seat, rows_[p].cells);
        } else {
            at_.push(p, seat, locals);
        }
    }
    [[gnu::always_inline]] void pop() { at_.pop(rows_[at_.top().proc].cells); }

    const Row<T, S>* rows_;
    StackRef at_;
};

template <class T, class S>
class Ctx : public Play<T, S>, public Endings<T, S> {
  public:
    // `at` is the stack of the running frame: the main stack, or in an open fork the acting seat's own.
    Ctx(const T& tables, S& state, Log* lines, const Row<T, S>* rows, StackRef at)
        : Play<T, S>(tables, state, lines), Endings<T, S>(rows, at) {}

    // Replaces this frame by others that run in the order given: then(next(a, seat), next(b, seat, locals)).
    template <class... Next>
    Flow then(const Next&... nexts) {
        this->pop();
        push_in_reverse(nexts...);
        return Flow();
    }

    // Asks several seats at once; each starts in `proc` on a small stack of its own, with the same locals. Asking
    // nobody goes straight on.
    template <class Proc, class L = NoLocals>
    Flow fork(ForkKind kind, SeatMask asked, Proc proc, L locals = {}) {
        if (asked) push_fork(this->s, kind, asked, static_cast<uint8_t>(proc), locals);
        return Flow();
    }

    // Called in an open fork: puts a frame above the fork. The other seats wait until it is done.
    template <class Proc, class L = NoLocals>
    Flow call_above(Proc proc, Seat seat, L locals = {}) {
        Ctx main(this->t, this->s, this->log, this->rows_, StackRef(this->s.stack));
        main.push(proc, seat, locals);
        return Flow();
    }

    // Takes back a seat's "done" in the open fork below: it is asked again from the start.
    void recall(Seat seat) { recall_seat(this->s, seat, this->rows_); }

  private:
    template <class First, class... Rest>
    void push_in_reverse(const First& first, const Rest&... rest) {
        if constexpr (sizeof...(Rest) > 0) push_in_reverse(rest...);
        this->push(first.proc, first.seat, first.locals);
    }
};

template <class Proc, class L>
struct Next {
    Proc proc;
    Seat seat;
    L locals;
};
template <class Proc, class L = NoLocals>
Next<Proc, L> next(Proc proc, Seat seat, L locals = {}) {
    return {proc, seat, locals};
}

template <class T, class S>
class OwnCtx : public Look<T, S>, public Endings<T, S> {
  public:
    using Picks = std::remove_reference_t<decltype(std::declval<S&>().picks[0])>;
    const Seat seat;
    Picks& picks;

    OwnCtx(const T& tables, S& state, Log* lines, const Row<T, S>* rows, StackRef at, Seat owner)
        : Look<T, S>{tables, state}, Endings<T, S>(rows, at), seat(owner), picks(state.picks[owner]), log_(lines) {}

    // A line that only the seat itself reads.
    template <class Message, class... Args>
    void note(Message message, Args... args) {
        if (log_)
            log_->push_back(
                {static_cast<uint16_t>(message), bit(seat), sizeof...(Args), {static_cast<uint16_t>(args)...}});
    }

  private:
    Log* log_;
};

}  // namespace pentarchy
