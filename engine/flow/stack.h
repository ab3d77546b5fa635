// The stack of cells inside the state: where we are and who decides next. A frame is one cell, or one cell on top of
// the cells its locals need. Popped cells are zeroed, so that equal places are equal bytes and no old pick stays
// behind.
#pragma once

#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>

#include "base/check.h"
#include "engine/moves/seat.h"

namespace pentarchy {

struct Frame {
    uint8_t proc;
    Seat seat;
    uint8_t local[6];

    // Where the locals of a frame of so many cells begin: in the header cell if they fit six bytes, else in the cells
    // below.
    uint8_t* bytes(int cells) {
        uint8_t* self = reinterpret_cast<uint8_t*>(this);
        return cells == 1 ? self + 2 : self - 8 * (cells - 1);
    }
    // The row's named locals.
    template <class L>
    L& locals();
    template <class L>
    const L& locals() const {
        return const_cast<Frame*>(this)->locals<L>();
    }
};
static_assert(sizeof(Frame) == 8);

struct NoLocals {};

// How many cells a frame with these locals takes.
template <class L>
constexpr int cells_for() {
    static_assert(std::is_trivially_copyable_v<L> && alignof(L) <= 8);
    static_assert(std::is_empty_v<L> || std::has_unique_object_representations_v<L>, "locals must not have padding");
    if constexpr (std::is_empty_v<L>) return 1;
    static_assert(sizeof(L) > 6 || alignof(L) <= 2, "locals in the header are two-byte aligned");
    return sizeof(L) <= 6 ? 1 : 1 + (static_cast<int>(sizeof(L)) + 7) / 8;
}

template <class L>
L& Frame::locals() {
    return *std::launder(reinterpret_cast<L*>(bytes(cells_for<L>())));
}

template <int kCells>
struct Stack {
    uint8_t top = 0, zero[7]{};
    alignas(8) uint8_t raw[kCells * 8]{};
    static constexpr int kCapacity = kCells;
};

// A stack of any capacity, by reference. The row table says how many cells the top frame has.
class StackRef {
  public:
    template <int kCells>
    explicit StackRef(Stack<kCells>& s) : top_(&s.top), raw_(s.raw), capacity_(kCells) {}

    int size() const { return *top_; }
    bool empty() const { return *top_ == 0; }
    Frame& top() const {
        DCHECK(*top_ > 0);
        return *std::launder(reinterpret_cast<Frame*>(raw_ + 8 * (*top_ - 1)));
    }
    Frame& push_cells(uint8_t proc, Seat seat, int cells) {
        CHECK(*top_ + cells <= capacity_);
        *top_ = static_cast<uint8_t>(*top_ + cells);
        Frame& f = top();
        f.proc = proc;
        f.seat = seat;
        return f;
    }
    template <class L>
    void push(uint8_t proc, Seat seat, const L& locals) {
        Frame& f = push_cells(proc, seat, cells_for<L>());
        if constexpr (!std::is_empty_v<L>) std::memcpy(&f.template locals<L>(), &locals, sizeof(L));
    }
    void pop(int cells) {
        DCHECK(*top_ >= cells);
        const int left = *top_ - cells;
        uint8_t* const popped = raw_ + 8 * left;
        *top_ = static_cast<uint8_t>(left);
        for (int cell = 0; cell < cells; ++cell) std::memset(popped + 8 * cell, 0, 8);
    }
    void cut(int size) {
        if (size < *top_) pop(*top_ - size);
    }

  private:
    uint8_t* top_;
    uint8_t* raw_;
    int capacity_;
};

// The frame whose header is the cell at this place, from 0 at the bottom, and the top one; of a stack that may only be
// read. Games know the top one; frames below it they find by their row (engine/flow/fork.h).
template <int kCells>
const Frame& frame_at(const Stack<kCells>& s, int cell) {
    DCHECK(cell >= 0 && cell < s.top);
    return *std::launder(reinterpret_cast<const Frame*>(s.raw + 8 * cell));
}
template <int kCells>
const Frame& top_of(const Stack<kCells>& s) {
    return frame_at(s, s.top - 1);
}

}  // namespace pentarchy
