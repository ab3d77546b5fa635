#include "server/hub.h"

#include "server/ids.h"
#include "server/routes/api_error.h"

namespace pentarchy {

void Hub::add(Connected connected) {
    const std::lock_guard lock(mutex_);
    const Peer* key = connected.peer.get();
    if (connected.who) online_[connected.who->id].push_back(key);
    peers_.emplace(key, std::move(connected));
}

std::optional<Connected> Hub::remove(const Peer& peer) {
    const std::lock_guard lock(mutex_);
    const auto found = peers_.find(&peer);
    if (found == peers_.end()) return std::nullopt;
    Connected out = std::move(found->second);
    peers_.erase(found);
    lobby_.erase(&peer);
    forget_nameless(out, out.watched.size());
    if (out.who) {
        std::vector<const Peer*>& mine = online_[out.who->id];
        std::erase(mine, &peer);
        if (mine.empty()) online_.erase(out.who->id);
    }
    return out;
}

std::optional<Speaker> Hub::find(const Peer& peer) const {
    const std::lock_guard lock(mutex_);
    const auto found = peers_.find(&peer);
    if (found == peers_.end()) return std::nullopt;
    return Speaker{found->second.who, found->second.lang};
}

void Hub::set_on_screen(const Peer& peer, const std::string& table) {
    const std::lock_guard lock(mutex_);
    if (const auto found = peers_.find(&peer); found != peers_.end()) found->second.on_screen = table;
}

void Hub::need_place(const Peer& peer, const std::string& table) const {
    const std::lock_guard lock(mutex_);
    const auto found = peers_.find(&peer);
    if (found == peers_.end() || found->second.watched.contains(table)) return;
    if (found->second.watched.size() >= kMostWatched)
        fail(429, "watches_enough", "one connection watches {} tables at most; leave one first", kMostWatched);
    const auto nameless = nameless_.find(peer.who().address);
    if (!found->second.who && nameless != nameless_.end() && nameless->second >= kMostNameless)
        fail(429, "watches_enough",
             "{} tables are watched from your address without an account; sign in or continue as a guest",
             kMostNameless);
}

bool Hub::add_watched(const Peer& peer, const std::string& table) {
    const std::lock_guard lock(mutex_);
    const auto found = peers_.find(&peer);
    if (found == peers_.end()) return false;
    if (found->second.watched.insert(table).second && !found->second.who) ++nameless_[peer.who().address];
    return true;
}

void Hub::drop_watched(const Peer& peer, const std::string& table) {
    const std::lock_guard lock(mutex_);
    if (const auto found = peers_.find(&peer); found != peers_.end())
        forget_nameless(found->second, found->second.watched.erase(table));
}

void Hub::forget_nameless(const Connected& connected, size_t count) {
    const auto found = nameless_.find(connected.peer->who().address);
    if (connected.who || found == nameless_.end()) return;
    found->second -= std::min(found->second, count);
    if (!found->second) nameless_.erase(found);
}

bool Hub::has_lobby() const {
    const std::lock_guard lock(mutex_);
    return !lobby_.empty();
}

void Hub::set_lobby(const Peer& peer, bool on) {
    const std::lock_guard lock(mutex_);
    if (on && peers_.contains(&peer)) {
        lobby_.insert(&peer);
    } else {
        lobby_.erase(&peer);
    }
}

void Hub::tell_lobby(const Message& text) const {
    const std::lock_guard lock(mutex_);
    for (const Peer* peer : lobby_) peers_.at(peer).peer->send(text);
}

Hub::Reached Hub::tell_turn(const Notice& notice) const {
    const std::lock_guard lock(mutex_);
    const auto mine = online_.find(notice.account);
    if (mine == online_.end()) return Reached::Nowhere;
    for (const Peer* peer : mine->second)
        if (peers_.at(peer).on_screen == notice.table) return Reached::OnScreen;
    const Message text =
        message({{"op", "your_turn"}, {"table", notice.table}, {"seat", notice.seat}, {"title", notice.title}});
    for (const Peer* peer : mine->second) peers_.at(peer).peer->send(text);
    return Reached::Told;
}

void Hub::remember_turn(Notice notice, Millis until) {
    const std::lock_guard lock(mutex_);
    turns_elsewhere_.emplace_back(until, std::move(notice));
}

std::vector<Notice> Hub::take_turns(const std::unordered_set<std::string>& accounts, Millis now) {
    const std::lock_guard lock(mutex_);
    std::erase_if(turns_elsewhere_, [&](const auto& turn) { return turn.first < now; });
    std::vector<Notice> out;
    for (const auto& [until, notice] : turns_elsewhere_)
        if (accounts.contains(notice.account)) out.push_back(notice);
    std::erase_if(turns_elsewhere_, [&](const auto& turn) { return accounts.contains(turn.second.account); });
    return out;
}

void Hub::close_all(const Message& last_words) {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, connected] : peers_) {
        connected.peer->send(last_words);
        connected.peer->close("the server shuts down");
    }
}

void Hub::close_of(const std::string& account, const std::string& token) {
    if (account.empty()) return;
    const std::string hash = token.empty() ? "" : token_hash(token);
    close_here(account, hash);
    if (signed_out) signed_out(account, hash);
}

void Hub::close_here(const std::string& account, const std::string& hash) {
    const std::lock_guard lock(mutex_);
    const auto mine = online_.find(account);
    if (mine == online_.end()) return;
    for (const Peer* peer : mine->second)
        if (hash.empty() || token_hash(peer->who().token) == hash) peers_.at(peer).peer->close("signed out");
}

}  // namespace pentarchy
