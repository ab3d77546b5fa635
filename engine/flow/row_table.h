// All rows of a game by their number. Each file of the rules adds its own, a line each; rows are called like their
// enumerators:
//
//   void battle_rows(Rows& rows) {
//       rows.sequence<Proc::Fight, Fight>();
//       rows.box<Proc::LayCards, LayCards>(kQuiet);       // "lay_cards"
//   }
//   const Rows kFlow{setup_rows, battle_rows};
#pragma once

#include <initializer_list>

#include "base/enum_name.h"
#include "engine/flow/sequence.h"

namespace pentarchy {

// Proc ends with kCount.
template <class Proc, class T, class S>
class RowTable {
  public:
    using Add = void (*)(RowTable&);
    static constexpr int kCount = static_cast<int>(Proc::kCount);

    explicit RowTable(std::initializer_list<Add> parts) {
        for (const Add add : parts) add(*this);
        for (const Row<T, S>& row : rows_) CHECK(row.kind != RowKind::None);
    }

    template <Proc kProc, class B>
    void box(uint8_t flags = 0) {
        set(kProc, make_box<B, T, S>(kName<kProc>, flags));
    }
    template <Proc kProc, class B>
    void arrow() {
        set(kProc, make_arrow<B, T, S>(kName<kProc>));
    }
    template <Proc kProc, class B>
    void sequence() {
        set(kProc, make_sequence<B, T, S>(kName<kProc>));
    }
    template <Proc kProc, class B>
    void chance() {
        set(kProc, make_chance<B, T, S>(kName<kProc>));
    }

    const Row<T, S>* begin() const { return rows_; }

  private:
    template <Proc kProc>
    static constexpr const char* kName = enum_name<kProc>();

    void set(Proc proc, const Row<T, S>& row) {
        CHECK(rows_[static_cast<int>(proc)].kind == RowKind::None);
        rows_[static_cast<int>(proc)] = row;
    }

    Row<T, S> rows_[kCount]{};
};

}  // namespace pentarchy
