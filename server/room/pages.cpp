// Room: the log and the chat in pages. Whatever is done or said at a table, what is sent of it at once stays small.
#include <algorithm>

#include "engine/text/story.h"
#include "server/room/room.h"

namespace pentarchy {

namespace {

constexpr size_t kLogEntries = 200, kChatLines = 50, kPageBytes = 64 * 1024;
constexpr size_t kEventsAtOnce = 64;  // rendered to see how many fill a page

// Takes entries from the newest back until the page is full.
class PageWriter {
  public:
    explicit PageWriter(size_t most) : most_(most) {}

    // False if the entry belongs to the page before. `place` is what that one ends with.
    bool add(Json entry, Json place) {
        bytes_ += boost::json::serialize(entry).size();
        if (!entries_.empty() && (entries_.size() == most_ || bytes_ > kPageBytes)) {
            full_ = true;
            return false;
        }
        entries_.push_back(std::move(entry));
        oldest_ = std::move(place);
        return true;
    }

    Page done() {
        std::reverse(entries_.begin(), entries_.end());
        return {std::move(entries_), full_ ? std::move(oldest_) : Json()};
    }

  private:
    const size_t most_;
    size_t bytes_ = 0;
    bool full_ = false;
    boost::json::array entries_;
    Json oldest_;
};

}  // namespace

Page log_page(const AnyTable& table, Seat viewer, const Texts& text, uint64_t before, size_t from_event) {
    PageWriter page(kLogEntries);
    if (before == 0) return page.done();
    for (size_t end = table.events_at(viewer, before - 1);;) {
        const size_t begin = end > from_event + kEventsAtOnce ? end - kEventsAtOnce : from_event;
        const std::vector<StoryEntry> entries = table.story(viewer, text, begin, end);
        for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry)
            if (!page.add(log_json(*entry), entry->revision)) return page.done();
        if (begin == from_event) return page.done();
        end = begin;
    }
}

std::optional<boost::json::array> struck_out(const AnyTable& table, Seat viewer, const Texts& text, size_t from_event) {
    size_t first = from_event;
    for (size_t i = from_event; i < table.events(); ++i) {
        const Json event = table.event(i);
        if (const Json* choice = event.as_object().if_contains("undo"))
            first = std::min(first, choice->to_number<size_t>());
    }
    boost::json::array out;
    if (first == from_event) return out;
    for (const LogEntry& entry : table.log(viewer, text, first, from_event))
        if (entry.undone && entry.undone_by >= from_event) out.emplace_back(entry.revision);
    if (out.size() > kLogEntries) return std::nullopt;
    return out;
}

Json Room::chat_json(const StoredEvent& line) const {
    boost::json::object out = parse_json(line.body, "chat").as_object();
    if (gone_.contains(line.actor)) out["who"] = kGone.json();
    out["time"] = line.time;
    return out;
}

Page Room::chat_page(const std::vector<StoredEvent>& lines, Millis before) const {
    PageWriter page(kChatLines);
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        if (line->time < before && !page.add(chat_json(*line), line->time)) break;
    return page.done();
}

// The newest lines stay in memory, with the keys that make them count once; older ones are read when somebody asks.
void Room::keep_chat(StoredEvent line) {
    chat_.push_back(std::move(line));
    if (chat_.size() <= kChatKept) return;
    if (!chat_.front().key.empty()) keys_.erase(full_key_of(chat_.front()));
    chat_.erase(chat_.begin());
}

Page Room::chat_for(Seat viewer) const {
    const Millis before = is_late(viewer) ? late_moment() + 1 : kNewest;
    Page page = chat_page(chat_, before);
    if (page.earlier.is_null() && chat_.size() == kChatKept)
        page.earlier = page.entries.empty() ? Json(before) : page.entries[0].at("time");
    return page;
}

net::awaitable<Json> Room::chat_before(Caller caller, Millis before) {
    co_await between_changes();
    const Seat viewer = viewer_for(caller, std::nullopt);
    game();
    if (is_late(viewer)) before = std::min(before, late_moment() + 1);
    auto read = [id = id_, before](Store& store) { return store.chat(id, before, kChatLines + 1); };
    const std::vector<StoredEvent> lines = co_await hall_.read(read);
    co_await find_gone(lines);
    Page page = chat_page(lines, before);
    co_return boost::json::object{{"chat", std::move(page.entries)}, {"earlier", std::move(page.earlier)}};
}

// With `at`, as it was then: what was taken back later is not struck out.
net::awaitable<Json> Room::log_before(Caller caller, Seat viewer, uint64_t before, std::optional<uint64_t> at) {
    co_await between_changes();
    const AnyTable& table = to_look_back_at(caller, viewer);
    const std::unique_ptr<AnyTable> past = at ? table.at(table.events_at(viewer, *at)) : nullptr;
    Page page = log_page(past ? *past : table, viewer, text(caller.lang), before);
    co_return boost::json::object{{"log", std::move(page.entries)}, {"earlier", std::move(page.earlier)}};
}

}  // namespace pentarchy
