// Undo is a walk back over the moves that are still in force. What was taken back is never walked over again: a record
// of nothing but moves and undos takes as long to play as any other of its length.
#include "engine/table/history.h"

#include <algorithm>

#include "base/check.h"

namespace pentarchy {

void History::add(Event event) {
    CHECK(size() < UINT32_MAX);
    if (size() % kCountEvery == 0) counts_.push_back(shown_);
    if (event.in_force()) line_.push_back(static_cast<uint32_t>(size()));
    for (Seat viewer = 0; viewer <= kSpectator; ++viewer) shown_[viewer] += is_shown(event, viewer);
    events_.push_back(event);
}

void History::add_move(Event event, Move cover, const Log& lines) {
    if (event.covered) {
        event.link = static_cast<uint32_t>(covers_.size());
        covers_.push_back(cover);
    }
    event.lines = static_cast<uint32_t>(packed_.size());
    for (const Line& line : lines) {
        packed_.push_back(line.message);
        packed_.push_back(static_cast<uint16_t>(line.audience | line.args << 8));
        packed_.insert(packed_.end(), line.arg, line.arg + line.args);
    }
    add(event);
}

void History::add_order(Seat seat, const StandingOrder& order) {
    const auto [at, is_new] = order_numbers_.try_emplace(order, static_cast<uint32_t>(orders_.size()));
    if (is_new) orders_.push_back(&at->first);
    ++orders_given_;
    Event event{.kind = Event::Kind::Order, .actor = seat, .seen = bit(seat)};
    event.link = at->second;
    event.lines = static_cast<uint32_t>(packed_.size());
    add(event);
}

Move History::shown(const Event& event, Seat viewer) const {
    if (viewer == kNobody || has(event.whole, viewer)) return event.move;
    return has(event.covered, viewer) ? covers_[event.link] : kNothing;
}

Log History::lines(size_t event) const {
    const size_t end = event + 1 < size() ? events_[event + 1].lines : packed_.size();
    Log out;
    for (size_t at = events_[event].lines; at < end;) {
        Line& line = out.emplace_back();
        line.message = packed_[at];
        line.audience = static_cast<SeatMask>(packed_[at + 1]);
        line.args = static_cast<uint8_t>(packed_[at + 1] >> 8);
        at += 2;
        for (int i = 0; i < line.args; ++i) line.arg[i] = packed_[at++];
    }
    return out;
}

uint64_t History::revision_at(Seat viewer, size_t events) const {
    if (viewer == kNobody) return events;
    if (events == size()) return shown_[viewer];
    uint64_t out = counts_[events / kCountEvery][viewer];
    for (size_t i = events - events % kCountEvery; i < events; ++i) out += is_shown(events_[i], viewer);
    return out;
}

size_t History::events_at(Seat viewer, uint64_t revision) const {
    if (viewer == kNobody) return std::min<uint64_t>(revision, size());
    if (revision == 0) return 0;
    const auto after = std::partition_point(counts_.begin(), counts_.end(),
                                            [&](const Counts& counts) { return counts[viewer] < revision; });
    if (after == counts_.begin()) return 0;
    size_t events = static_cast<size_t>(after - counts_.begin() - 1) * kCountEvery;
    for (uint64_t shown = after[-1][viewer]; events < size() && shown < revision; ++events)
        shown += is_shown(events_[events], viewer);
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

uint64_t History::sealed_question(Seat seat) const {
    uint64_t own = 0;
    for (size_t i = fork_; i < size(); ++i) own += events_[i].actor == seat;
    return uint64_t{1} << 63 | static_cast<uint64_t>(fork_) << 24 | own;
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
        events_[*at].undone_by = static_cast<uint32_t>(size());
    }
    line_.erase(std::remove_if(from, line_.end(), [&](size_t event) { return events_[event].undone(); }), line_.end());
}

void History::undo(size_t choice, bool sealed) {
    take_back(choice, sealed);
    add_undo(choice, events_[choice].seen, false);
}

void History::undo_agreed(size_t choice) {
    take_back(choice, false);
    add_undo(choice, kEveryone, true);
    agreed_until_ = size();
}

void History::add_undo(size_t choice, SeatMask seen, bool agreed) {
    Event event{.kind = Event::Kind::Undo, .actor = events_[choice].actor, .seen = seen, .agreed = agreed};
    event.link = static_cast<uint32_t>(choice);
    event.lines = static_cast<uint32_t>(packed_.size());
    add(event);
}

}  // namespace pentarchy
