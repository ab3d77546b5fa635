// A desk to try rules on, the same for every game: moves and luck by their texts, what each seat is offered, refused,
// sees and hears. Offers are taken from the seat's view, and after every move the books must balance. A game's own desk
// says how a state is made from what a test gives (games/*/tests/desk.h).
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/flow/playout.h"
#include "engine/flow/view.h"

namespace pentarchy {

using MoveTexts = std::vector<std::string>;

inline bool contains(const MoveTexts& texts, std::string_view text) {
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

// Those that begin so: a verb.
inline MoveTexts beginning(const MoveTexts& texts, std::string_view verb) {
    MoveTexts out;
    for (const std::string& text : texts)
        if (text == verb || text.starts_with(std::string(verb) + " ")) out.push_back(text);
    return out;
}

inline std::string joined(const MoveTexts& texts) {
    std::string out;
    for (const std::string& text : texts) out += "[" + text + "]";
    return out;
}

// ["ward_1", "storm_2"] as JSON.
inline Json names(const MoveTexts& words) {
    boost::json::array out;
    for (const std::string& word : words) out.emplace_back(word);
    return out;
}

// Like a merge patch, but null is a value: a slot without a card, a place without an owner.
inline void overlay(Json& target, const Json& patch) {
    if (!patch.is_object() || !target.is_object()) {
        target = patch;
        return;
    }
    for (const auto& [key, value] : patch.as_object()) overlay(target.as_object()[key], value);
}

// A patch over the state document; a game's own words for it are in its desk.
template <class Self>
class GivenOf {
  public:
    Json patch = boost::json::object();

    Self& with(std::string_view json) {
        overlay(patch, parse_json(json, "given"));
        return static_cast<Self&>(*this);
    }
    Self& set(const MoveTexts& path, const Json& value) {
        Json* at = &patch;
        for (const std::string& step : path) {
            if (!at->is_object()) *at = boost::json::object();
            at = &at->as_object()[step];
        }
        *at = value;
        return static_cast<Self&>(*this);
    }
};

template <class G, class Self>
class DeskOf {
  public:
    using Edition = typename G::Edition;
    using State = typename G::State;

    Edition t;
    State s;
    Trace trace;

    Seat seat(std::string_view word) const {
        if (word == "spectator") return kSpectator;
        for (Seat i = 0; i < s.seats; ++i)
            if (word == word_of(i)) return i;
        throw std::runtime_error("no such seat: " + std::string(word));
    }

    // The words of the pending seats, "luck", or "over".
    MoveTexts pending() const {
        if (is_over(s)) return {"over"};
        if (is_chance<G>(s)) return {"luck"};
        MoveTexts out;
        for (const Seat i : each(pentarchy::pending<G>(s))) out.push_back(word_of(i));
        return out;
    }

    MoveTexts offers(std::string_view word) const {
        const Seat me = must_be_pending(word);
        const View<G> mine = view<G>(t, s, me);
        Offer seen, real;
        offer<G>(mine.look(t), me, seen);
        offer<G>({t, s}, me, real);
        EXPECT_EQ(texts(seen), texts(real)) << "offers depend on what the seat cannot see";
        return texts(seen);
    }
    bool is_offered(std::string_view word, std::string_view move) const { return contains(offers(word), move); }

    // The rule against a move, or against what else is said with its verb; empty if it is offered or was never thought
    // of.
    std::string refusal(std::string_view word, std::string_view move) const {
        const Seat me = must_be_pending(word);
        const View<G> mine = view<G>(t, s, me);
        Offer offered, explained;
        std::vector<Refusal> refused;
        offer<G>({t, s}, me, offered);
        explain<G>(mine.look(t), me, explained, refused);
        EXPECT_EQ(texts(offered), texts(explained)) << "the explaining offer differs";
        if (contains(texts(offered), move)) return "";
        for (const bool whole_verb : {false, true})
            for (const Refusal& r : refused)
                if (r.whole_verb == whole_verb &&
                    (whole_verb ? verb_of(r.move) == verb_of(move) : move_text<G>(t, r.move) == move))
                    return rule_id(G::kInfo.prefix, r.rule);
        return "";
    }

    MoveTexts outcomes() const {
        Chances chances;
        pentarchy::outcomes<G>({t, s}, chances);
        MoveTexts out;
        for (int i = 0; i < chances.size; ++i) out.push_back(move_text<G>(t, chances.move[i]));
        return out;
    }

    // These throw what would have been possible.
    Self& play(std::string_view word, std::string_view move) {
        (void)offers(word);
        const Seat me = seat(word);
        Offer offered;
        offer<G>({t, s}, me, offered);
        for (const Move m : offered)
            if (move_text<G>(t, m) == move) return take_move(me, m);
        throw std::runtime_error(std::string(word) + " is not offered: " + std::string(move) + " but " +
                                 joined(texts(offered)));
    }
    Self& plays(std::string_view word, const MoveTexts& moves) {
        for (const std::string& move : moves) play(word, move);
        return self();
    }
    Self& luck(std::string_view outcome) {
        if (!is_chance<G>(s)) throw std::runtime_error("luck is not asked, but " + joined(pending()));
        Chances chances;
        pentarchy::outcomes<G>({t, s}, chances);
        for (int i = 0; i < chances.size; ++i)
            if (move_text<G>(t, chances.move[i]) == outcome) return take_move(kChance, chances.move[i]);
        throw std::runtime_error("luck cannot bring " + std::string(outcome) + " but " + joined(outcomes()));
    }
    Self& draw_luck() {
        while (is_chance<G>(s)) take_move(kChance, draw<G>({t, s}, rng_));
        return self();
    }
    // Draws luck and plays forced moves, quiet ones too, up to the next real choice.
    Self& settle() {
        for (bool moved = true; moved && !is_over(s);) {
            moved = is_chance<G>(s);
            if (moved) take_move(kChance, draw<G>({t, s}, rng_));
            for (const Seat me : each(pentarchy::pending<G>(s))) {
                Offer offered;
                offer<G>({t, s}, me, offered);
                if (offered.size != 1) continue;
                take_move(me, offered.move[0]);
                moved = true;
                break;
            }
        }
        return self();
    }

    // The full document, and what a viewer may read of it. A path that is not there is null.
    Json at(std::string_view path) const { return found(G::document({t, s}), path); }
    Json seen_by(Seat viewer, std::string_view path) const {
        return found(document_of<G>(t, view<G>(t, s, viewer)), path);
    }
    Json sees(std::string_view viewer, std::string_view path) const { return seen_by(seat(viewer), path); }
    int number(std::string_view path) const {  // 0 if it is not there, as in lists of counts
        const Json value = at(path);
        return value.is_null() ? 0 : static_cast<int>(value.to_number<int64_t>());
    }
    int of(std::string_view word, const std::string& what) const {
        return number("players." + std::string(word) + "." + what);
    }
    MoveTexts list(std::string_view path) const {
        const Json value = at(path);
        MoveTexts out;
        for (const Json& item : value.as_array()) out.emplace_back(item.as_string());
        return out;
    }
    // The bytes of a view: equal if and only if the viewer can tell no difference.
    std::string sight(std::string_view viewer) const {
        const View<G> theirs = view<G>(t, s, seat(viewer));
        return {reinterpret_cast<const char*>(&theirs.s()), sizeof(State)};
    }
    // What a viewer saw of the last move: "" is nothing at all.
    std::string glimpse(std::string_view viewer) const { return move_text<G>(t, glimpses_[seat(viewer)]); }

    // The log of ids, "places blue cairo nubia": all of it, what a viewer reads of it, or the bare names of its
    // messages.
    MoveTexts told() const { return told_to(static_cast<SeatMask>(~0u)); }
    MoveTexts hears(std::string_view viewer) const { return told_to(bit(seat(viewer))); }
    MoveTexts lines() const {
        MoveTexts out;
        for (const Line& line : trace.lines) out.emplace_back(message_of(line).name);
        return out;
    }

    int rank(std::string_view word) const { return G::standing({t, s}, seat(word)).rank; }
    int score(std::string_view word) const { return G::standing({t, s}, seat(word)).score; }

  protected:
    DeskOf(Edition tables, int seats, const Json& options) : t(std::move(tables)), s(fresh<G>(t, seats, options)) {}
    DeskOf(const Json& edition, int seats, const Json& options)
        : DeskOf(G::load(Node(edition, "edition")), seats, options) {}

    // From the document, or from the state as it is, in the phase that `turn` names.
    void begin_with(const Json& document, const Json* turn) {
        s = G::restore(t, Node(document, "given"));
        begin_here(turn);
    }
    void begin_here(const Json* turn) {
        if (turn) enter(Node(*turn, "turn"));
        trace = {};
        begin<G>(t, s, &trace);
        check_books();
    }

  private:
    Self& self() { return static_cast<Self&>(*this); }
    std::string word_of(Seat i) const { return G::word(t, kSeat, i); }
    static std::string_view verb_of(std::string_view move) { return move.substr(0, move.find(' ')); }
    static std::string_view verb_of(Move m) { return G::vocabulary().verbs[m.verb].name; }
    const Phrase& message_of(const Line& line) const { return G::vocabulary().messages[line.message]; }

    static Json found(const Json& document, std::string_view path) {
        const Json* there = find_path(document, path);
        return there ? *there : Json(nullptr);
    }

    MoveTexts told_to(SeatMask readers) const {
        MoveTexts out;
        for (const Line& line : trace.lines) {
            if (!(line.audience & readers)) continue;
            out.emplace_back(message_of(line).name);
            for (const Arg& arg : arguments<G>(t, message_of(line), line.arg)) out.back() += " " + arg.word;
        }
        return out;
    }

    MoveTexts texts(const Offer& offered) const {
        MoveTexts out;
        for (const Move m : offered) out.push_back(move_text<G>(t, m));
        return out;
    }

    Seat must_be_pending(std::string_view word) const {
        if (!contains(pending(), word))
            throw std::runtime_error(std::string(word) + " is not asked, but " + joined(pending()));
        return seat(word);
    }

    void enter(const Node& turn) {
        for (const auto& entry : G::entries())
            if (turn["phase"].text() == entry.name) return entry.enter(t, s, turn);
        turn["phase"].fail("is no entry");
    }

    Self& take_move(Seat actor, Move m) {
        for (Seat viewer = 0; viewer <= kSpectator; ++viewer) glimpses_[viewer] = shown<G>({t, s}, actor, m, viewer);
        take<G>(t, s, actor, m, &trace);
        check_books();
        return self();
    }

    void check_books() const { EXPECT_EQ(G::conserved({t, s}), ""); }

    Move glimpses_[kSpectator + 1]{};
    Rng rng_{1};
};

}  // namespace pentarchy
