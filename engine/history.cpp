// Undo is a walk back over the events that are still in force.
#include "engine/history.h"

#include <algorithm>

#include "base/check.h"

namespace pentarchy {

void History::add(Event event) { events_.push_back(std::move(event)); }

uint64_t History::revision(Seat viewer) const {
    return static_cast<uint64_t>(
        std::count_if(events_.begin(), events_.end(), [&](const Event& event) { return is_shown(event, viewer); }));
}

size_t History::events_at(Seat viewer, uint64_t revision) const {
    size_t events = 0;
    for (uint64_t shown = 0; events < size() && shown < revision; ++events) shown += is_shown(events_[events], viewer);
    return events;
}

UndoPlan History::plan_open_undo(Seat seat) const {
    for (size_t i = size(); i-- > 0;) {
        const Event& event = events_[i];
        if (event.agreed) return {0, "undo.barrier"};
        if (!event.in_force()) continue;
        const bool others_choice = event.actor != seat && event.choice && has(event.seen, seat);
        if (event.is_barrier() || others_choice) return {0, "undo.barrier"};
        if (event.actor == seat && event.choice) return {i, nullptr};
    }
    return {0, "undo.nothing"};
}

UndoPlan History::plan_sealed_undo(Seat seat) const {
    for (size_t i = size(); i-- > fork_;) {
        const Event& event = events_[i];
        if (event.in_force() && event.actor == seat && event.choice) return {i, nullptr};
    }
    return {0, "undo.nothing"};
}

UndoPlan History::plan_agreed_undo(Seat seat) const {
    for (size_t i = size(); i-- > 0;)
        if (events_[i].in_force() && events_[i].actor == seat && events_[i].choice) return {i, nullptr};
    return {0, "undo.nothing"};
}

bool History::has_luck_since(size_t event) const {
    return std::any_of(events_.begin() + static_cast<std::ptrdiff_t>(event), events_.end(),
                       [](const Event& e) { return e.in_force() && e.actor == kChance; });
}

void History::undo_agreed(size_t choice) {
    undo(choice, false);
    events_.back().agreed = true;
    events_.back().seen = kEveryone;
}

void History::undo(size_t choice, bool sealed) {
    CHECK(choice < size() && events_[choice].in_force());
    const Event& undone = events_[choice];
    Event event{.kind = Event::Kind::Undo, .actor = undone.actor, .undone_event = choice, .seen = undone.seen};
    for (size_t i = choice; i < size(); ++i) {
        if (events_[i].kind == Event::Kind::Move && (!sealed || events_[i].actor == event.actor))
            events_[i].undone = true;
    }
    add(std::move(event));
}

}  // namespace pentarchy
