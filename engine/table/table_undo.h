// Table: undo. In the open a seat goes back to its last choice if no barrier stands between; in a sealed fork it takes
// back its own moves only, and what the others have sealed stays. Included by engine/table/table.h.
#pragma once

namespace pentarchy {

// True if this move closes the fork on top. It is tried on a copy; an extra mark in `left`, of no seat, keeps the fork
// there so that it can be looked at.
template <class G>
bool Table<G>::is_closing(Seat actor, Move move) const {
    if (top_fork(s_)->left != bit(actor)) return false;
    State trial = s_;
    top_fork(trial)->left |= bit(kSpectator);
    take<G>(t_, trial, actor, move);
    return pentarchy::is_over(trial) || !has(top_fork(trial)->left, actor);
}

// Remembers the state in which a sealed fork opens, and the event that its moves begin with. Most games have few of
// these forks or none.
template <class G>
void Table<G>::keep_fork(size_t event) {
    fork_ = std::make_unique<State>(s_);
    history_.open_fork_at(event);
}

template <class G>
void Table<G>::note_fork(bool was_sealed, bool closed) {
    if (pentarchy::is_sealed(s_) && (!was_sealed || closed)) keep_fork(history_.size());
}

template <class G>
UndoPlan Table<G>::plan_undo(Seat seat) const {
    if (is_over()) return {0, "undo.over"};
    if (!pentarchy::is_sealed(s_)) return history_.plan_open_undo(seat);
    const Fork& fork = *top_fork(s_);
    if (!has(fork.asked, seat)) return {0, "undo.sealed"};
    if (!has(fork.left, seat)) return {0, "undo.ready"};
    return history_.plan_sealed_undo(seat);
}

template <class G>
std::optional<std::string> Table<G>::why_no_undo(Seat seat, const Texts& text) const {
    const UndoPlan plan = plan_undo(seat);
    if (!plan.why_not) return std::nullopt;
    return render(text, plan.why_not);
}

template <class G>
void Table<G>::undo(Seat seat) {
    const UndoPlan plan = plan_undo(seat);
    if (plan.why_not) bad_input("{} cannot undo: {}", seat_word(seat), render(english(), plan.why_not));
    const bool sealed = pentarchy::is_sealed(s_);
    history_.undo(plan.event, sealed);
    if (sealed) return restore_sealed();
    rebuild();
}

// Sealed moves commute: the fork from its opening with what is still in force.
template <class G>
void Table<G>::restore_sealed() {
    s_ = *fork_;
    const std::vector<uint32_t>& line = history_.line();
    for (auto at = std::lower_bound(line.begin(), line.end(), history_.fork()); at != line.end(); ++at)
        take<G>(t_, s_, history_[*at].actor, history_[*at].move);
}

template <class G>
UndoPlan Table<G>::plan_agreed_undo(Seat seat) const {
    if (is_over()) return {0, "undo.over"};
    if (pentarchy::is_sealed(s_)) return {0, "undo.sealed"};  // what others have sealed is theirs
    return history_.plan_agreed_undo(seat);
}

template <class G>
std::optional<std::string> Table<G>::why_no_agreed_undo(Seat seat, const Texts& text) const {
    const UndoPlan plan = plan_agreed_undo(seat);
    if (!plan.why_not) return std::nullopt;
    return render(text, plan.why_not);
}

template <class G>
bool Table<G>::would_undo_luck(Seat seat) const {
    const UndoPlan plan = plan_agreed_undo(seat);
    return !plan.why_not && history_.has_luck_since(plan.event);
}

template <class G>
void Table<G>::undo_agreed(Seat seat) {
    const UndoPlan plan = plan_agreed_undo(seat);
    if (plan.why_not) bad_input("{} cannot undo: {}", seat_word(seat), render(english(), plan.why_not));
    history_.undo_agreed(plan.event);
    rebuild();
}

// Plays the moves in force again, from the nearest state that was kept or from the first one. States are kept only once
// somebody has taken something back: they would take most of a table's memory.
template <class G>
void Table<G>::rebuild() {
    takes_back_ = true;
    const std::vector<uint32_t>& line = history_.line();
    const auto* kept = checkpoints_.back_to(line.size());
    s_ = kept ? kept->state : first_;
    if (pentarchy::is_sealed(s_)) keep_fork(0);
    for (size_t i = kept ? kept->moves : 0; i < line.size(); ++i) {
        const Event& event = history_[line[i]];
        const bool was_sealed = pentarchy::is_sealed(s_);
        take<G>(t_, s_, event.actor, event.move);
        if (pentarchy::is_sealed(s_) && (!was_sealed || event.closes)) keep_fork(line[i] + 1);
        if (!pentarchy::is_sealed(s_)) checkpoints_.add(i + 1, s_);
    }
}

}  // namespace pentarchy
