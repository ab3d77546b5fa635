// Undo is a walk back over the moves that are still in force. What was taken back is never walked over again: a record of
// nothing but moves and undos takes as long to play as any other of its length.
#include "engine/history.h"

#include <algorithm>

#include "base/check.h"

namespace pentarchy {

void History::add(Event event) {
    if (event.in_force()) line_.push_back(size());
    orders_ += event.kind == Event::Kind::Order;
    for (Seat viewer = 0; viewer <= kSpectator; ++viewer) shown_[viewer] += is_shown(event, viewer);
    events_.push_back(std::move(event));
}

size_t History::events_at(Seat viewer, uint64_t revision) const {
    size_t events = 0;
    for (uint64_t shown = 0; events < size() && shown < revision; ++events) shown += is_shown(events_[events], viewer);
    return events;
}

UndoPlan History::plan_open_undo(Seat seat) const {
    for (size_t i = line_.size(); i-- > 0;) {
        const Event& event = events_[line_[i]];
        const bool others_choice = event.actor != seat && event.choice && has(event.seen, seat);
        if (line_[i] < agreed_until_ || event.is_barrier() || others_choice) return {0, "undo.barrier"};
        if (event.actor == seat && event.choice) return {line_[i], nullptr};
    }
    return {0, agreed_until_ ? "undo.barrier" : "undo.nothing"};
}

UndoPlan History::plan_sealed_undo(Seat seat) const {
    for (size_t i = line_.size(); i-- > 0 && line_[i] >= fork_;)
        if (events_[line_[i]].actor == seat && events_[line_[i]].choice) return {line_[i], nullptr};
    return {0, "undo.nothing"};
}

UndoPlan History::plan_agreed_undo(Seat seat) const {
    for (size_t i = line_.size(); i-- > 0;)
        if (events_[line_[i]].actor == seat && events_[line_[i]].choice) return {line_[i], nullptr};
    return {0, "undo.nothing"};
}

bool History::has_luck_since(size_t event) const {
    for (size_t i = line_.size(); i-- > 0 && line_[i] >= event;)
        if (events_[line_[i]].actor == kChance) return true;
    return false;
}

void History::take_back(size_t choice, bool sealed) {
    CHECK(choice < size() && events_[choice].in_force());
    const Seat actor = events_[choice].actor;
    const auto from = std::lower_bound(line_.begin(), line_.end(), choice);
    for (auto at = from; at != line_.end(); ++at) {
        if (sealed && events_[*at].actor != actor) continue;
        events_[*at].undone = true;
        events_[*at].undone_by = size();
    }
    line_.erase(std::remove_if(from, line_.end(), [&](size_t event) { return events_[event].undone; }), line_.end());
}

void History::undo(size_t choice, bool sealed) {
    take_back(choice, sealed);
    add({.kind = Event::Kind::Undo, .actor = events_[choice].actor, .undone_event = choice, .seen = events_[choice].seen});
}

void History::undo_agreed(size_t choice) {
    take_back(choice, false);
    add({.kind = Event::Kind::Undo, .actor = events_[choice].actor, .undone_event = choice, .agreed = true, .seen = kEveryone});
    agreed_until_ = size();
}

}  // namespace pentarchy
