// Room: what viewers are told, each from its own view. A change is worked out once per viewer and language.
#include "server/room/room.h"

#include "catalog/catalog.h"
#include "engine/document/changes.h"
#include "engine/moves/offered_set.h"
#include "server/ids.h"
#include "server/net/logging.h"
#include "server/people/accounts.h"
#include "server/room/view_patch.h"

namespace pentarchy {

boost::json::array seats_json(SeatMask mask) {
    boost::json::array out;
    for (const Seat seat : each(mask)) out.emplace_back(seat);
    return out;
}

namespace {

Json viewer_json(Seat viewer) { return viewer == kSpectator ? Json("spectator") : Json(viewer); }

}  // namespace

// Nobody sees through another's eyes; once the game is over, all eyes are open.
Seat Room::viewer_for(const Caller& caller, std::optional<Seat> seat) const {
    const std::vector<Seat> mine = caller.who ? body_.seats_of(caller.who->id) : std::vector<Seat>();
    if (!seat) {
        if (!mine.empty()) return mine.front();
        seat = kSpectator;
    }
    if (std::find(mine.begin(), mine.end(), *seat) != mine.end()) return *seat;
    if (*seat != kSpectator) fail(403, "not_your_seat", "this seat is not yours");
    if (body_.spectators == "no" && mine.empty() && row_.status != TableStatus::Over)
        fail(403, "no_spectators", "this table is played without spectators");
    return kSpectator;
}

// People, not windows, at whatever process: whoever has no account counts by connection.
size_t Room::spectators_here() const {
    std::vector<std::string> lookers = hall_.presence.lookers_elsewhere(id_);
    for (const Watcher& watcher : watchers_) lookers.push_back(looker(watcher));
    const std::unordered_set<std::string> all(lookers.begin(), lookers.end());
    return static_cast<size_t>(
        std::count_if(all.begin(), all.end(), [&](const std::string& who) { return body_.seats_of(who).empty(); }));
}

Json Room::card_for(const std::string& account) const {
    const bool late = is_late_to(account);
    const AnyTable* seen = table_ && late ? &seen_by(kSpectator) : table_.get();
    boost::json::array seats;
    const char* const* words = find_game(row_.game).info().seat_words;
    for (size_t i = 0; i < body_.seats.size(); ++i) {
        const SeatPart& seat = body_.seats[i];
        seats.push_back({{"word", table_ ? table_->seat_word(static_cast<Seat>(i)) : words[i]},
                         {"who", seat.who ? seat.who->json() : Json()},
                         {"bot", seat.bot.empty() ? Json() : Json(seat.bot)},
                         {"here", seat.here},
                         {"online", seat.who && hall_.presence.is_online(seat.who->id)},
                         {"stands_in", seat.stands_in.empty() || late ? Json() : Json(seat.stands_in)}});
    }
    boost::json::array mine;
    for (const Seat seat : body_.seats_of(account)) mine.emplace_back(seat);
    boost::json::object out{{"id", id_},
                            {"name", body_.name},
                            {"game", row_.game},
                            {"status", status_word(row_.status)},
                            {"owner", body_.owner.json()},
                            {"seats", std::move(seats)},
                            {"options", body_.options},
                            {"pace", body_.pace.json()},
                            {"access", body_.access},
                            {"spectators", body_.spectators},
                            {"hints", body_.hints},
                            {"rated", body_.rated},
                            {"created", row_.created},
                            {"updated", !table_ ? row_.updated
                                        : late  ? late_updated()
                                                : shown_at_},
                            {"pending", seen ? seats_json(seen->pending()) : boost::json::array()},
                            {"my_seats", mine},
                            {"commitment", body_.commitment},
                            {"watching", spectators_here()},
                            {"default_edition", body_.components.is_null()}};
    if (!mine.empty()) out["invite"] = host_.invite;
    if (row_.status == TableStatus::Over) out["result"] = body_.result;
    if (table_ && by_other_rules()) out["begun_by_rules"] = *begun_by_;
    if (!body_.rematch.empty()) out["rematch"] = body_.rematch;
    return out;
}

bool Room::is_offered_to(Seat viewer) const {
    return viewer < kMaxSeats && has(table_->pending(), viewer) && body_.seats[viewer].played_by().empty();
}

namespace {

Json move_json(const AnyTable& table, const Offered& offered) {
    boost::json::object out{{"move", offered.text},
                            {"verb", offered.verb},
                            {"label", offered.label},
                            {"things", things_json(table.things(offered.move))}};
    if (!offered.numbers.empty()) out["numbers"] = boost::json::array(offered.numbers.begin(), offered.numbers.end());
    return out;
}

Json set_json(const AnyTable& table, const OfferedSet& set) {
    boost::json::array members, sets;
    for (const Offered& member : set.members) members.push_back(move_json(table, member));
    for (const OfferedSet::Way& way : set.ways)
        sets.push_back(boost::json::array(way.members.begin(), way.members.end()));
    return {{"least", set.least},
            {"most", set.most},
            {"picked", boost::json::array(set.picked.begin(), set.picked.end())},
            {"members", std::move(members)},
            {"sets", std::move(sets)},
            {"aside", set.aside ? move_json(table, *set.aside) : Json()},
            {"enough", set.enough ? move_json(table, *set.enough) : Json()}};
}

}  // namespace

Json Room::offer_for(const Watcher& watcher) const {
    if (!is_offered_to(watcher.viewer)) return {};
    boost::json::object out{{"row", table_->row(watcher.viewer)}, {"quiet", table_->is_quiet(watcher.viewer)}};
    boost::json::array moves;
    if (watcher.lean) {
        for (const std::string& move : table_->offered_texts(watcher.viewer))
            moves.push_back(boost::json::object{{"move", move}});
    } else {
        for (const Offered& offered : table_->offered(watcher.viewer, text(watcher.lang)))
            moves.push_back(move_json(*table_, offered));
        if (const auto set = table_->offered_set(watcher.viewer, text(watcher.lang)))
            out["set"] = set_json(*table_, *set);
    }
    out["moves"] = std::move(moves);
    return out;
}

Json Room::clock_json() const {
    if (body_.clocks.left.empty()) return {};
    const Millis now = now_ms();
    boost::json::array seats;
    for (Seat seat = 0; seat < body_.clocks.left.size(); ++seat)
        seats.push_back(
            {{"left_ms", body_.clocks.left_at(body_.pace, seat, now)}, {"running", has(body_.clocks.running, seat)}});
    return {{"now", now}, {"seats", std::move(seats)}};
}

// The score sheet, line by line.
Json Room::result_json() const {
    boost::json::array out;
    for (Seat seat = 0; seat < table_->seats(); ++seat) {
        const Standing standing = table_->standing(seat);
        boost::json::array lines;
        for (const ScoreLine& line : table_->score_lines(seat))
            lines.push_back({{"name", line.name}, {"points", line.points}});
        out.push_back(
            {{"seat", seat}, {"rank", standing.rank}, {"score", standing.score}, {"lines", std::move(lines)}});
    }
    return out;
}

// What snapshot and update have in common.
boost::json::object Room::state_for(const AnyTable& table, const Watcher& watcher) const {
    boost::json::object out{{"table", id_},
                            {"seat", viewer_json(watcher.viewer)},
                            {"revision", table.revision(watcher.viewer)},
                            {"pending", seats_json(table.pending())},
                            {"offer", offer_for(watcher)},
                            {"clock", is_late(watcher.viewer) ? Json() : clock_json()}};
    if (watcher.viewer < kMaxSeats && !watcher.lean) {
        const auto reason = why_no_undo(watcher.viewer, watcher.lang);
        out["undo"] = reason ? Json(*reason) : Json();
        const auto no_asking = why_no_agreed_undo(watcher.viewer, watcher.lang);
        out["ask_undo"] = no_asking ? Json(*no_asking) : Json();
    }
    if (table.is_over()) out["result"] = result_json();
    return out;
}

Json Room::snapshot_for(const Watcher& watcher) const {
    if (!table_)
        return {{"op", "snapshot"},
                {"table", id_},
                {"seat", viewer_json(watcher.viewer)},
                {"card", card_for(watcher.account)},
                {"revision", 0}};
    const AnyTable& table = seen_by(watcher.viewer);
    boost::json::object out = state_for(table, watcher);
    out["op"] = "snapshot";
    out["card"] = card_for(watcher.account);
    if (watcher.lean) return out;
    out["view"] = table.document(table.is_over() ? kNobody : watcher.viewer);
    Page log = log_page(table, watcher.viewer, text(watcher.lang)), chat = chat_for(watcher.viewer);
    out["log"] = std::move(log.entries);
    out["chat"] = std::move(chat.entries);
    out["earlier"] = {{"log", std::move(log.earlier)}, {"chat", std::move(chat.earlier)}};
    if (asked_undo_.by != kNobody && !is_late(watcher.viewer))
        out["asked_undo"] = {{"seat", asked_undo_.by}, {"waiting_for", seats_json(asked_undo_.missing)}};
    return out;
}

// What has changed since that event; nothing if the whole table says it shorter.
std::optional<boost::json::object> Room::update_for(const Watcher& watcher, size_t from_event) const {
    boost::json::object out = state_for(*table_, watcher);
    out["op"] = "update";
    Page fresh = log_page(*table_, watcher.viewer, text(watcher.lang), kNewest, from_event);
    std::optional<boost::json::array> struck = struck_out(*table_, watcher.viewer, text(watcher.lang), from_event);
    if (!fresh.earlier.is_null() || !struck) return std::nullopt;
    out["log"] = std::move(fresh.entries);
    if (!struck->empty()) out["undone"] = std::move(*struck);
    return out;
}

// Sends what is new to all who look on.
void Room::announce() {
    const size_t from_event = std::exchange(announced_, table_->events());
    struct Made {
        Seat viewer;
        bool lean;
        const std::string* lang;
        Message text;  // none: too long
    };
    std::vector<Made> made;
    std::array<boost::json::object, kSpectator + 1> changes;
    const std::array<Told, kSpectator + 1> before = told_;
    for (Watcher& watcher : watchers_) {
        if (is_late(watcher.viewer)) continue;
        // To whom nothing was shown nothing is said: not even that something happened.
        Told& told = told_[watcher.viewer];
        told = {table_->revision(watcher.viewer), table_->pending()};
        if (told == before[watcher.viewer] && !watcher.late) continue;
        boost::json::object& change = changes[watcher.viewer];
        if (change.empty() && !watcher.lean) change = view_change(watcher.viewer);
        auto same = std::find_if(made.begin(), made.end(), [&](const Made& m) {
            return m.viewer == watcher.viewer && m.lean == watcher.lean && (m.lean || *m.lang == watcher.lang);
        });
        if (same == made.end() && !watcher.late) {
            same = made.insert(made.end(), {watcher.viewer, watcher.lean, &watcher.lang, nullptr});
            if (watcher.lean) {
                same->text = lean_update(watcher.viewer);
            } else if (std::optional<boost::json::object> update = update_for(watcher, from_event)) {
                for (const auto& [key, value] : change) (*update)[key] = value;
                same->text = message(*update);
            }
        }
        if (watcher.late || !same->text) {
            show(watcher);
        } else {
            watcher.peer->send(same->text);
        }
    }
}

void Room::tell(const Json& json) const {
    const Message text = message(json);
    for (const Watcher& watcher : watchers_)
        if (!is_late(watcher.viewer)) watcher.peer->send(text);
}

// The whole table; the next update continues from here. Between two changes only.
void Room::show(Watcher& watcher) {
    watcher.late.reset();
    if (table_ && is_late(watcher.viewer)) watcher.late = late_sight();
    const Json snapshot = snapshot_for(watcher);
    watcher.card = watcher.late ? boost::json::serialize(snapshot.at("card")) : "";
    watcher.peer->send(message(snapshot));
    if (!table_ || watcher.late) return;
    told_[watcher.viewer] = {table_->revision(watcher.viewer), table_->pending()};
    if (!watcher.lean && last_view_[watcher.viewer].empty())
        last_view_[watcher.viewer] =
            boost::json::serialize(table_->document(table_->is_over() ? kNobody : watcher.viewer));
}

net::awaitable<void> Room::watch(Watcher watcher, std::optional<uint64_t> revision) {
    const auto inside = co_await door_.enter();  // between two changes, so that the updates continue the snapshot
    co_await load();
    Caller caller{std::nullopt, watcher.lang};
    if (!watcher.account.empty()) caller.who = Person{watcher.account, "", false, false};
    watcher.viewer = viewer_for(caller, watcher.viewer == kNobody ? std::nullopt : std::optional(watcher.viewer));
    const bool was_here =
        std::any_of(watchers_.begin(), watchers_.end(), [&](const Watcher& w) { return w.account == watcher.account; });
    drop_watchers([&](const Watcher& w) { return w.peer == watcher.peer && w.viewer == watcher.viewer; });
    const bool up_to_date =
        revision && table_ && *revision == seen_by(watcher.viewer).revision(watcher.viewer) && watcher.lean;
    if (!up_to_date) show(watcher);
    const std::string account = watcher.account;
    hall_.presence.came(looker(watcher), id_);
    watchers_.push_back(std::move(watcher));
    show_late();
    if (!was_here || account.empty()) announce_people();
    wake();
}

net::awaitable<bool> Room::unwatch(std::shared_ptr<Peer> peer, std::optional<Seat> seat) {
    drop_watchers([&](const Watcher& w) { return w.peer == peer && (!seat || w.viewer == *seat); });
    for (Seat viewer = 0; viewer <= kSpectator; ++viewer) {
        const bool used = std::any_of(watchers_.begin(), watchers_.end(),
                                      [&](const Watcher& w) { return w.viewer == viewer && !w.lean; });
        if (!used) last_view_[viewer].clear();
    }
    touch();
    if (loaded_) announce_people();
    co_return std::any_of(watchers_.begin(), watchers_.end(), [&](const Watcher& w) { return w.peer == peer; });
}

net::awaitable<Json> Room::snapshot(Caller caller, std::optional<Seat> seat) {
    co_await between_changes();
    Watcher watcher{nullptr, caller.who ? caller.who->id : "", viewer_for(caller, seat), caller.lang, false};
    co_return snapshot_for(watcher);
}

// A merge patch over what the viewer's watchers have, or the whole view if a patch cannot say it.
boost::json::object Room::view_change(Seat viewer) {
    const Json now = table_->document(table_->is_over() ? kNobody : viewer);
    std::string& last = last_view_[viewer];
    std::optional<Json> patch;
    if (!last.empty()) patch = patch_between(boost::json::parse(last), now);
    last = boost::json::serialize(now);
    if (patch) return {{"patch", std::move(*patch)}};
    return {{"view", now}};
}

}  // namespace pentarchy
