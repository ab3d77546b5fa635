#include "server/hub.h"

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
    if (out.who) {
        std::vector<const Peer*>& mine = online_[out.who->id];
        std::erase(mine, &peer);
        if (mine.empty()) online_.erase(out.who->id);
    }
    return out;
}

std::optional<Connected> Hub::find(const Peer& peer) const {
    const std::lock_guard lock(mutex_);
    const auto found = peers_.find(&peer);
    return found == peers_.end() ? std::nullopt : std::optional(found->second);
}

bool Hub::is_online(const std::string& account) const {
    const std::lock_guard lock(mutex_);
    return online_.contains(account);
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

bool Hub::tell_turn(const std::string& account, const std::string& table, const Message& text) const {
    const std::lock_guard lock(mutex_);
    const auto mine = online_.find(account);
    if (mine == online_.end()) return false;
    for (const Peer* peer : mine->second)
        if (peers_.at(peer).on_screen == table) return true;
    for (const Peer* peer : mine->second) peers_.at(peer).peer->send(text);
    return true;
}

void Hub::close_all(const Message& last_words) {
    const std::lock_guard lock(mutex_);
    for (const auto& [key, connected] : peers_) {
        connected.peer->send(last_words);
        connected.peer->close("the server shuts down");
    }
}

void Hub::close_of(const std::string& account, const std::string& token) {
    const std::lock_guard lock(mutex_);
    const auto mine = online_.find(account);
    if (mine == online_.end()) return;
    for (const Peer* peer : mine->second)
        if (token.empty() || peer->who().token == token) peers_.at(peer).peer->close("signed out");
}

size_t Hub::size() const {
    const std::lock_guard lock(mutex_);
    return peers_.size();
}

}  // namespace pentarchy
