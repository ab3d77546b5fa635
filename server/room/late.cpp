// Room: spectators of a delayed table. Until the game is over they see it as it was some minutes ago and learn nothing
// younger from any message or answer, nor from when it comes: they are told by a timer, not by what happens.
#include <algorithm>

#include "server/ids.h"
#include "server/room/room.h"

namespace pentarchy {

namespace {

constexpr std::chrono::milliseconds kLateStep = std::chrono::seconds(5);

}  // namespace

bool Room::is_late(Seat viewer) const {
    return viewer == kSpectator && body_.spectators == "delayed" && row_.status == TableStatus::Running;
}

bool Room::is_late_to(const std::string& account) const {
    return is_late(kSpectator) && body_.seats_of(account).empty();
}

// The first so many events have happened by then. A clock may be set back.
void Room::note_times(size_t events, Millis at) {
    if (body_.spectators != "delayed") return;
    times_.resize(events, times_.empty() ? at : std::max(at, times_.back()));
}

Millis Room::late_moment() const { return now_ms() - hall_.settings.lateness.count(); }

const AnyTable& Room::seen_by(Seat viewer) const {
    if (!is_late(viewer)) return *table_;
    const auto seen =
        static_cast<size_t>(std::upper_bound(times_.begin(), times_.end(), late_moment()) - times_.begin());
    if (!late_ || late_->events() > seen) late_ = table_->at(seen);
    while (late_->events() < seen) late_->apply(table_->event(late_->events()));
    return *late_;
}

// When the spectators were last shown something.
Millis Room::late_updated() const {
    const AnyTable& table = seen_by(kSpectator);
    const size_t events = table.events_at(kSpectator, table.revision(kSpectator));
    return events ? times_[events - 1] : row_.created;
}

LateSight Room::late_sight() const {
    const AnyTable& table = seen_by(kSpectator);
    const Page chat = chat_for(kSpectator);
    return {table.revision(kSpectator), table.pending(),
            chat.entries.empty() ? 0 : chat.entries.back().at("time").to_number<Millis>()};
}

void Room::show_late() {
    const bool anybody =
        std::any_of(watchers_.begin(), watchers_.end(), [&](const Watcher& w) { return is_late(w.viewer); });
    if (!anybody || std::exchange(late_armed_, true)) return;
    late_timer_.expires_after(std::min(kLateStep, hall_.settings.lateness / 4));
    late_timer_.async_wait([weak = weak_from_this()](boost::system::error_code failed) {
        const auto self = weak.lock();
        if (failed || !self) return;
        self->late_armed_ = false;
        for (Watcher& watcher : self->watchers_)
            if (self->loaded_ && self->is_late(watcher.viewer)) self->show_later(watcher);
        self->show_late();
    });
}

void Room::show_later(Watcher& watcher) {
    if (watcher.late != late_sight()) return show(watcher);
    std::string card = boost::json::serialize(card_for(watcher.account));
    if (watcher.card == card) return;
    watcher.card = std::move(card);
    watcher.peer->send(message({{"op", "card"}, {"card", card_for(watcher.account)}}));
}

}  // namespace pentarchy
