// Offers: what is legal now. The same offer code runs with two sinks: Fast lists the legal moves and compiles to plain
// ifs; Why also lists every candidate that is not offered, with the rule that forbids it. Chances lists luck's
// outcomes.
#pragma once

#include <cstring>
#include <vector>

#include "base/bits.h"
#include "base/check.h"
#include "base/simd.h"
#include "engine/moves/move.h"
#include "engine/moves/rule.h"

namespace pentarchy {

inline constexpr int kMaxOffer = 512;

struct Offer {
    static constexpr int kChunk = 8;
    int size = 0;
    Move move[kMaxOffer + kChunk];  // add_all() writes whole chunks

    void add(Move m) {
        CHECK(size < kMaxOffer);
        move[size++] = m;
    }
    // A verb with each of these arguments, a chunk of them at a time: a branch for each, or a loop that ends with them,
    // would be mispredicted, as nobody can foresee which moves are legal. Bytes after the last argument are read, too.
    void add_all(uint16_t verb, const uint8_t* arguments, int count) {
        CHECK(size + count <= kMaxOffer);
        static_assert(kChunk == 8 && Move{1, 2, 0, 0}.bits() == (2 << 16 | 1));
        int done = 0;
        do {
            simd::above_sixteen(arguments + done, verb, move + size + done);
            done += kChunk;
        } while (done < count);
        size += count;
    }
    const Move* begin() const { return move; }
    const Move* end() const { return move + size; }
    bool contains(Move m) const {
        for (const Move offered : *this)
            if (offered == m) return true;
        return false;
    }
};

// A condition of a choice: which members of a set meet it, and the rule (or how to find it) against the others.
template <class Set, class Reason>
struct Need {
    const Set& legal;
    Reason reason;

    Rule rule(int member) const {
        if constexpr (std::is_same_v<Reason, Rule>) {
            return reason;
        } else {
            return reason(member);
        }
    }
};

// Calls fn(member) for each member of a set: of bits in a number, or of Bits.
template <class Fn>
[[gnu::always_inline]] inline void each_member(uint64_t bits, Fn fn) {
    for (; bits; bits &= bits - 1) fn(std::countr_zero(bits));
}
template <int N, class Fn>
[[gnu::always_inline]] inline void each_member(const Bits<N>& bits, Fn fn) {
    for (const int member : bits) fn(member);
}

struct Fast {
    Offer& out;
    static constexpr bool kExplains = false;
    // Calls fn(member) for the members of a set that are worth a look: here those known to be legal, where reasons are
    // asked all.
    template <class All, class Legal, class Fn>
    void each(const All&, const Legal& legal, Fn fn) const {
        each_member(legal, fn);
    }
    constexpr bool need(bool ok, Rule) const { return ok; }
    void add(Move m) const { out.add(m); }
    // A verb with one argument for each member of a set that has all it needs, found in `arguments`.
    template <class Verb, int N, class... Needs>
    void add_each(Verb verb, const Bits<N>& all, const uint8_t (&arguments)[N], const Needs&... needs) const {
        uint8_t packed[N + 64];
        const int count = pack(arguments, (all & ... & needs.legal), packed);
        std::memset(packed + count, 0, Offer::kChunk);
        out.add_all(static_cast<uint16_t>(verb), packed, count);
    }
    template <class Verb, class Reason>
    constexpr void others(Verb, const Reason&) const {}
};

struct Refusal {
    Move move;
    Rule rule;
    bool whole_verb = false;  // the rule forbids every move of this verb that is neither offered nor refused by itself
};

// A candidate runs from the previous add() to its own: the first need() that fails in between refuses it.
class Why {
  public:
    Offer& out;
    std::vector<Refusal>& refused;
    Why(Offer& offer, std::vector<Refusal>& refusals) : out(offer), refused(refusals) {}
    static constexpr bool kExplains = true;
    template <class All, class Legal, class Fn>
    void each(const All& all, const Legal&, Fn fn) const {
        each_member(all, fn);
    }

    bool need(bool ok, Rule rule) {
        if (!ok && !failed_) failed_ = true, rule_ = rule;
        return true;
    }
    // The rule (or how to find it) against whatever else a person says with this verb and was no candidate above.
    template <class Verb, class Reason>
    void others(Verb verb, const Reason& reason) {
        if constexpr (std::is_same_v<Reason, Rule>) {
            refused.push_back({make(verb), reason, true});
        } else {
            refused.push_back({make(verb), reason(), true});
        }
    }
    void add(Move m) {
        if (failed_) {
            refused.push_back({m, rule_, false});
        } else {
            out.add(m);
        }
        failed_ = false;
    }
    template <class Verb, int N, class... Needs>
    void add_each(Verb verb, const Bits<N>& all, const uint8_t (&arguments)[N], const Needs&... needs) {
        for (const int member : all) {
            (need(needs.legal.has(member), needs.rule(member)), ...);
            add(make(verb, arguments[member]));
        }
    }

  private:
    bool failed_ = false;
    Rule rule_;
};

// The outcomes of a chance row, in ascending order, with integer weights.
struct Chances {
    int size = 0;
    uint64_t total = 0;
    Move move[kMaxOffer];
    uint32_t weight[kMaxOffer];

    void add(Move m, uint32_t w = 1) {
        CHECK(size < kMaxOffer && w > 0);
        move[size] = m;
        weight[size++] = w;
        total += w;
    }
    // The outcome that the number `draw` (below total) falls on.
    Move pick(uint64_t draw) const {
        DCHECK(draw < total);
        if (total == static_cast<uint64_t>(size)) return move[draw];
        int i = 0;
        while (draw >= weight[i]) draw -= weight[i++];
        return move[i];
    }
};

// Outcomes written as a template over a sink can be drawn from without a list of them: a first pass sums the weights, a
// second finds the outcome that the number falls on. The result is the same as that of Chances::pick, but it takes no
// memory and no branch that depends on luck.
struct ChanceSum {
    uint64_t total = 0;
    int size = 0;
    void add(Move, uint32_t weight = 1) { total += weight, ++size; }
};
struct ChanceDraw {
    uint64_t draw, below = 0;
    Move found{};
    void add(Move m, uint32_t weight = 1) {
        if (below <= draw) found = m;
        below += weight;
    }
};

}  // namespace pentarchy
