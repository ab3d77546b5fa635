// Room: what is told beyond the table itself: its card, to watchers, the lobby and other processes, and whose turn it
// is.
#include "server/ids.h"
#include "server/people/notices.h"
#include "server/room/room.h"

namespace pentarchy {

namespace {

constexpr Millis kPeopleApart = 1000;  // between two cards that differ only in who looks on and who is online

}  // namespace

// A name for whoever looks on: the account, or the connection.
std::string Room::looker(const Watcher& watcher) {
    return watcher.account.empty() ? fmt::format("?{}", fmt::ptr(watcher.peer.get())) : watcher.account;
}

// Cards differ by who looks: one's own seats, the invitation. Late spectators are told when their time comes.
void Room::tell_card() const {
    for (const Watcher& watcher : watchers_)
        if (!is_late_to(watcher.account))
            watcher.peer->send(message({{"op", "card"}, {"card", card_for(watcher.account)}}));
}

// In the lobby there may be late spectators as well: there it is told when the game begins and when it is over.
void Room::announce_card() {
    tell_card();
    const bool to_lobby = row_.listed && (!is_late(kSpectator) || listed_as_ != row_.status);
    if (to_lobby) {
        listed_as_ = row_.status;
        hall_.lobby.changed(id_, true);
    }
    hall_.store.tell("news", id_, to_lobby ? "listed" : "");
}

// Who looks on and who is online changes as often as somebody likes to make it change: it is told once a second.
void Room::announce_people(bool to_all) {
    people_to_all_ |= to_all;
    if (std::exchange(people_wait_, true)) return;
    people_timer_.expires_after(
        std::chrono::milliseconds(std::clamp<Millis>(people_told_ + kPeopleApart - now_ms(), 0, kPeopleApart)));
    people_timer_.async_wait([weak = weak_from_this()](boost::system::error_code failed) {
        if (const auto self = weak.lock(); self && !failed) self->tell_people();
    });
}

void Room::tell_people() {
    people_wait_ = false;
    people_told_ = now_ms();
    const bool to_all = std::exchange(people_to_all_, false);
    if (!loaded_) return;
    tell_card();
    if (!to_all) return;  // another process has told it
    if (row_.listed) hall_.lobby.changed(id_, false);
    hall_.presence.tell_changes(now_ms());  // first who, then that the card has changed
    hall_.store.tell("people", id_, row_.listed ? "listed" : "");
}

net::awaitable<void> Room::hear_card(bool news) {
    const auto inside = co_await door_.enter();
    if (!loaded_) co_return;
    if (news) {
        tell_card();
    } else {
        announce_people(false);
    }
}

net::awaitable<Json> Room::lobby_card() {
    Caller nobody;
    Json out = co_await card(std::move(nobody));
    if (!row_.listed) out = nullptr;
    co_return out;
}

void Room::people_changed(const std::unordered_set<std::string>& accounts) {
    const auto sits_here = [&](const SeatPart& seat) { return seat.who && accounts.contains(seat.who->id); };
    if (loaded_ && std::any_of(body_.seats.begin(), body_.seats.end(), sits_here)) announce_people();
}

// Whoever looks at the table, at whatever process, sees it there.
void Room::tell_turns(SeatMask before) {
    if (table_->is_over()) return;
    for (const Seat seat : each(static_cast<SeatMask>(asked_people() & ~before))) {
        const Person& who = *body_.seats[seat].who;
        const bool looks_on =
            std::any_of(watchers_.begin(), watchers_.end(), [&](const Watcher& w) { return w.account == who.id; });
        if (!looks_on && !hall_.presence.looks_on_elsewhere(who.id, id_))
            tell_turn(hall_, {who.id, id_, row_.game, body_.name, seat});
    }
}

}  // namespace pentarchy
