// Messages are numbered, so that whoever missed one can ask for all of it again:
//   anew NAME "N WHO/TABLE WHO/ ..."   all who are here, as far as they fit (the rest follows as `came`)
//   came NAME "N WHO/TABLE ..."        and likewise `left`
//   beat NAME "N"                      N is the last number that was used
//   gone NAME ""                       the process ends
//   who NAME ""                        NAME, or everybody (*), shall say all of it anew
#include "server/people/presence.h"

#include <charconv>
#include <utility>

#include <fmt/format.h>

namespace pentarchy {

namespace {

constexpr size_t kMaxWords = 6000;  // bytes of a message
constexpr std::string_view kEverybody = "*";

std::string_view next_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    return word;
}

}  // namespace

Presence::Presence(std::string name, Tell tell) : name_(std::move(name)), tell_(std::move(tell)) {}

void Presence::came(const std::string& who, const std::string& table) { change(who, table, 1); }
void Presence::left(const std::string& who, const std::string& table) { change(who, table, -1); }

void Presence::change(const std::string& who, const std::string& table, int by) {
    const std::lock_guard lock(mutex_);
    auto& people = here_[table];
    const int now = people[who] += by;
    if (now <= 0) people.erase(who);
    if (people.empty()) here_.erase(table);
    if (now != (by > 0 ? 1 : 0)) return;  // it was here already, or still is
    if (table.empty()) changed_.insert(who);
    const auto [found, fresh] = untold_.try_emplace(who + "/" + table, by > 0);
    if (!fresh && found->second != (by > 0)) untold_.erase(found);  // as it was told last
}

bool Presence::is_elsewhere(const std::string& account) const { return looks_on_elsewhere(account, ""); }

bool Presence::is_online(const std::string& account) const {
    {
        const std::lock_guard lock(mutex_);
        const auto connected = here_.find("");
        if (connected != here_.end() && connected->second.contains(account)) return true;
    }
    return is_elsewhere(account);
}

bool Presence::looks_on_elsewhere(const std::string& who, const std::string& table) const {
    const std::lock_guard lock(mutex_);
    for (const auto& [name, other] : others_)
        if (const auto found = other.people.find(table); found != other.people.end() && found->second.contains(who))
            return true;
    return false;
}

std::vector<std::string> Presence::lookers_elsewhere(const std::string& table) const {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> out;
    for (const auto& [name, other] : others_)
        if (const auto found = other.people.find(table); found != other.people.end())
            out.insert(out.end(), found->second.begin(), found->second.end());
    return out;
}

bool Presence::hear(const Change& change, Millis now) {
    const std::lock_guard lock(mutex_);
    if (change.kind.empty()) {  // anything may have been missed
        for (auto& [name, other] : others_) other.whole = false;
        tell_all_ = true;
        return false;
    }
    if (change.kind == "who") {
        tell_all_ |= change.id == name_ || change.id == kEverybody;
        return true;
    }
    if (change.kind == "gone") {
        if (const auto found = others_.find(change.id); found != others_.end()) {
            note_all(found->second, changed_);
            others_.erase(found);
        }
        return true;
    }
    if (change.kind != "anew" && change.kind != "came" && change.kind != "left" && change.kind != "beat") return false;
    std::string_view words = change.text;
    const std::string_view number = next_word(words);
    uint64_t said = 0;
    std::from_chars(number.data(), number.data() + number.size(), said);
    Other& other = others_[change.id];
    other.until = now + kGoneAfter;
    if (change.kind == "anew") {
        note_all(other, changed_);
        other.people.clear();
        other.whole = true;
    } else if (said != other.said + (change.kind == "beat" ? 0 : 1)) {
        other.whole = false;
    }
    other.said = said;
    take(other, words, change.kind != "left");
    return true;
}

void Presence::take(Other& other, std::string_view items, bool came) {
    while (!items.empty()) {
        const std::string_view item = next_word(items);
        const size_t slash = std::min(item.find('/'), item.size());
        const std::string who(item.substr(0, slash)), table(item.substr(std::min(slash + 1, item.size())));
        if (table.empty()) changed_.insert(who);
        auto& people = other.people[table];
        if (came) {
            people.insert(who);
        } else {
            people.erase(who);
        }
        if (people.empty()) other.people.erase(table);
    }
}

void Presence::note_all(const Other& other, std::unordered_set<std::string>& accounts) const {
    if (const auto found = other.people.find(""); found != other.people.end())
        accounts.insert(found->second.begin(), found->second.end());
}

void Presence::say(std::string_view kind, std::string_view words) {
    tell_(kind, name_, fmt::format("{} {}", said_, words));
}

void Presence::say_items(std::string_view kind, const std::vector<std::string>& items) {
    std::string words;
    const auto send = [&] {
        ++said_;
        say(std::exchange(kind, kind == "anew" ? "came" : kind), words);
        words.clear();
    };
    for (const std::string& item : items) {
        if (words.size() + item.size() > kMaxWords) send();
        words += words.empty() ? item : " " + item;
    }
    if (!words.empty() || kind == "anew") send();
}

void Presence::say_all() {
    std::vector<std::string> items;
    for (const auto& [table, people] : here_)
        for (const auto& [who, times] : people) items.push_back(who + "/" + table);
    untold_.clear();
    say_items("anew", items);
}

void Presence::tell_changes(Millis now) {
    const std::lock_guard lock(mutex_);
    if (silent_) return;
    if (!said_) tell_("who", kEverybody, "");
    if (std::exchange(tell_all_, false)) say_all();
    std::vector<std::string> came, left;
    for (const auto& [item, is_here] : untold_) (is_here ? came : left).push_back(item);
    untold_.clear();
    say_items("came", came);
    say_items("left", left);
    if (now < next_beat_) return;
    next_beat_ = now + kBeat;
    say("beat", "");
    for (const auto& [name, other] : others_)
        if (!other.whole) tell_("who", name, "");
}

void Presence::farewell() {
    const std::lock_guard lock(mutex_);
    if (!std::exchange(silent_, true)) tell_("gone", name_, "");
}

Presence::News Presence::take_news(Millis now) {
    const std::lock_guard lock(mutex_);
    News out;
    for (auto other = others_.begin(); other != others_.end();) {
        if (now < other->second.until) {
            ++other;
            continue;
        }
        note_all(other->second, out.lost);
        other = others_.erase(other);
    }
    changed_.insert(out.lost.begin(), out.lost.end());
    out.changed = std::exchange(changed_, {});
    return out;
}

}  // namespace pentarchy
