// Room: who sits where, from the making of a table to its start, and who plays for whom afterwards.
#include <algorithm>

#include "ai/spec.h"
#include "catalog/catalog.h"
#include "engine/table/record.h"
#include "server/ids.h"
#include "server/net/address.h"
#include "server/net/metrics.h"
#include "server/room/room.h"

namespace pentarchy {

namespace {

void need_level(const std::string& level) {
    static constexpr std::string_view kLevels[] = {"easy", "medium", "hard", "greedy", "random"};
    if (std::find(std::begin(kLevels), std::end(kLevels), level) == std::end(kLevels))
        fail(400, "bad_level", "there is no level \"{}\"; there are: easy, medium, hard, greedy, random", level);
}

constexpr size_t kMostWelcome = 30;
constexpr Guesses::Patience kTablePatience{5, std::chrono::minutes(15)};

bool is_full(const TableBody& body) {
    return std::none_of(body.seats.begin(), body.seats.end(), [](const SeatPart& seat) { return seat.is_open(); });
}

}  // namespace

// A game that is over need not be played again for its card.
net::awaitable<Json> Room::card(Caller caller) {
    std::string unplayable;
    try {
        const auto inside = co_await door_.enter();
        if (!loaded_) co_await read_row();
        if (row_.status == TableStatus::Open || row_.status == TableStatus::Running) co_await load();
    } catch (const std::exception& problem) {
        if (row_.id.empty()) throw;  // it is not there at all
        unplayable = problem.what();
    }
    boost::json::object card = card_for(caller.who ? caller.who->id : "").as_object();
    if (!unplayable.empty()) card["unplayable"] = unplayable;
    co_return card;
}

net::awaitable<Json> Room::create(TableWish wish, Caller caller) {
    const auto inside = co_await door_.enter();
    need(caller);
    body_ = std::move(wish.body);
    body_.clocks = Clocks::start(body_.pace, static_cast<int>(body_.seats.size()));
    host_.secret = hall_.settings.same_luck.value_or(Stream::random_secret());
    host_.invite = random_token().substr(0, 24);
    if (!wish.entropy.empty()) host_.entropy.push_back(wish.entropy);
    body_.commitment = Stream::commitment(*host_.secret);
    host_.password_hash = wish.password_hash;
    if (!wish.password.empty()) host_.password_hash = co_await hall_.passwords.hash(wish.password);
    row_ = {.id = id_, .game = wish.game->info().slug, .listed = body_.access == "public"};
    row_.body = body_.text();
    row_.host = host_.text();
    row_.members = body_.members();
    row_.created = row_.updated = now_ms();
    auto write = [row = row_](Store& store) { store.add_table(row); };
    co_await hall_.read(write);
    co_await load();
    if (is_full(body_)) co_await begin();
    announce_card();
    co_return card_for(caller.who->id);
}

// Who made the table or sat at the one it plays again comes in as the invited do. A password is tried before the door:
// hashing takes a moment, and others need not wait for it.
net::awaitable<void> Room::need_welcome(Caller caller, std::string password, std::string invite) {
    co_await between_changes();
    need(caller);
    const std::string& id = caller.who->id;
    if (row_.status != TableStatus::Open || !body_.seats_of(id).empty() || id == body_.owner.id ||
        body_.access == "public")
        co_return;
    if (std::find(body_.welcome.begin(), body_.welcome.end(), id) != body_.welcome.end()) co_return;
    if (!invite.empty() && invite == host_.invite) co_return;
    if (body_.access == "invite") fail(403, "not_invited", "this table is joined by its invitation link");
    constexpr const char* kWrong = "this is not the table's password";
    if (password.empty()) fail(403, "wrong_password", kWrong);  // no guess yet
    const std::vector<std::string> guesser{fmt::format("table {} account {}", id_, id),
                                           fmt::format("table {} address {}", id_, limit_key(caller.address))};
    hall_.guesses.try_one(guesser, kTablePatience);
    if (!co_await hall_.passwords.is_right(host_.password_hash, std::move(password)))
        fail(403, "wrong_password", kWrong);
    hall_.guesses.right(guesser);
}

net::awaitable<Json> Room::join(Caller caller, std::optional<Seat> seat, std::string password, std::string invite) {
    co_await need_welcome(caller, std::move(password), std::move(invite));
    const auto inside = co_await door_.enter();
    co_await load();
    need(caller);
    if (row_.status != TableStatus::Open) fail(409, "started", "the game has started without you");
    if (!body_.seats_of(caller.who->id).empty()) co_return card_for(caller.who->id);
    if (!seat) {
        const auto open =
            std::find_if(body_.seats.begin(), body_.seats.end(), [](const SeatPart& part) { return part.is_open(); });
        seat = static_cast<Seat>(open - body_.seats.begin());
    }
    if (*seat >= body_.seats.size() || !body_.seats[*seat].is_open()) fail(409, "taken", "this seat is taken");
    body_.seats[*seat].who = *caller.who;
    co_await save_row();
    if (body_.starts_full && is_full(body_)) co_await begin();
    announce_card();
    co_return card_for(caller.who->id);
}

// Before the start the seat is open again; an owner who leaves takes the table along. Later a bot plays on.
net::awaitable<Json> Room::leave(Caller caller) {
    const auto inside = co_await door_.enter();
    co_await load();
    need(caller);
    const std::vector<Seat> mine = body_.seats_of(caller.who->id);
    if (mine.empty()) fail(403, "not_your_table", "you do not sit here");
    if (row_.status == TableStatus::Open) {
        for (const Seat seat : mine) body_.seats[seat] = {};
        if (caller.who->id == body_.owner.id) row_.status = TableStatus::Cancelled;
        co_await save_row();
    } else if (row_.status == TableStatus::Running) {
        for (const Seat seat : mine) body_.seats[seat].stands_in = body_.stand_in();
        Json what = boost::json::object{{"left", caller.who->id}};
        co_await change_seats(caller.who->id, std::move(what));
    }
    announce_card();
    wake();
    co_return card_for(caller.who->id);
}

net::awaitable<Json> Room::set_bot(Caller caller, Seat seat, std::string level) {
    const auto inside = co_await door_.enter();
    co_await load();
    need(caller);
    if (caller.who->id != body_.owner.id) fail(403, "not_yours", "only who made the table places bots");
    if (row_.status != TableStatus::Open) fail(409, "started", "the game has started");
    if (seat >= body_.seats.size() || body_.seats[seat].who) fail(409, "taken", "somebody sits there");
    if (!level.empty()) need_level(level);
    body_.seats[seat] = {};
    body_.seats[seat].bot = level;
    co_await save_row();
    announce_card();
    co_return card_for(caller.who->id);
}

net::awaitable<Json> Room::reclaim(Caller caller, Seat seat) {
    const auto inside = co_await door_.enter();
    co_await load();
    need_seat(caller, seat);
    if (row_.status != TableStatus::Running || body_.seats[seat].stands_in.empty())
        fail(409, "nothing_to_reclaim", "no bot plays for you here");
    body_.seats[seat].stands_in.clear();
    if (!body_.clocks.left.empty()) body_.clocks.left[seat] = std::max(body_.clocks.left[seat], body_.pace.base / 2);
    stop_thinking_.request_stop();
    Json what = boost::json::object{{"reclaimed", seat}};
    co_await change_seats(caller.who->id, std::move(what));
    announce_card();
    wake();
    co_return card_for(caller.who->id);
}

net::awaitable<void> Room::welcome(Caller caller, std::string who) {
    const auto inside = co_await door_.enter();
    co_await load();
    need(caller);
    if (body_.seats_of(caller.who->id).empty() && caller.who->id != body_.owner.id)
        fail(403, "not_your_table", "only who sits here invites others");
    if (row_.status != TableStatus::Open) fail(409, "started", "the game has started");
    if (std::find(body_.welcome.begin(), body_.welcome.end(), who) != body_.welcome.end()) co_return;
    if (body_.welcome.size() >= kMostWelcome)
        fail(422, "too_many_invited", "{} people are invited already", kMostWelcome);
    body_.welcome.push_back(std::move(who));
    co_await save_row();
}

// A game that cannot be played by so few is refused as it would be when the table is made.
net::awaitable<Json> Room::start(Caller caller, bool without_free) {
    const auto inside = co_await door_.enter();
    co_await load();
    need(caller);
    if (caller.who->id != body_.owner.id) fail(403, "not_yours", "only who made the table starts it");
    if (row_.status != TableStatus::Open) fail(409, "started", "the game has started");
    if (without_free && !is_full(body_)) {
        TableBody fewer = body_;
        std::erase_if(fewer.seats, [](const SeatPart& seat) { return seat.is_open(); });
        TableSetup setup;
        setup.seats = static_cast<int>(fewer.seats.size());
        setup.options = fewer.options;
        (void)edition_->open(setup);
        fewer.clocks = Clocks::start(fewer.pace, setup.seats);
        body_ = std::move(fewer);
    }
    if (!is_full(body_)) fail(409, "seats_open", "a seat is still open: wait for somebody or place a bot");
    co_await begin();
    announce_card();
    co_return card_for(caller.who->id);
}

// The header of the log, and whatever luck and forced moves come before the first choice.
net::awaitable<void> Room::begin() {
    TableSetup setup{static_cast<int>(body_.seats.size()), body_.options, body_.names(), host_.secret.value(),
                     host_.entropy};
    table_ = edition_->open(setup);
    table_->settle(false);
    row_.status = TableStatus::Running;
    row_.updated = shown_at_ = now_ms();
    note_times(table_->events(), shown_at_);
    body_.clocks.ask(body_.pace, asked_people(), now_ms());
    std::vector<StoredEvent> events{
        event_of("header", body_.owner.id, "", record_header(*edition_, setup, body_.commitment))};
    for (size_t i = 0; i < table_->events(); ++i) events.push_back(event_of("game", "", "", table_->event(i)));
    if (co_await store_events(std::move(events), true) != Appended::Done) {
        unload();
        fail(503, "not_stored", "the server could not store the start; try again");
    }
    metrics().games_started.Increment();
    announced_ = table_->events();
    for (Watcher& watcher : watchers_) show(watcher);
    show_late();
    tell_turns(0);
    wake();
}

// Who plays for whom is told in the log of a running table as well.
net::awaitable<void> Room::change_seats(std::string actor, Json what) {
    body_.clocks.ask(body_.pace, asked_people(), now_ms());
    std::vector<StoredEvent> events{event_of("seat", std::move(actor), "", what)};
    if (co_await store_events(std::move(events), true) == Appended::Done) co_return;
    unload();
    fail(409, "changed", "the table changed at the same moment; look again");
}

net::awaitable<void> Room::cancel(Caller caller) {
    const auto inside = co_await door_.enter();
    co_await load();
    need(caller);
    if (caller.who->id != body_.owner.id) fail(403, "not_yours", "only who made the table removes it");
    if (row_.status != TableStatus::Open) fail(409, "started", "the game has started");
    row_.status = TableStatus::Cancelled;
    co_await save_row();
    announce_card();
}

// The same seats and options, for those who were here: they need neither invitation nor password.
net::awaitable<TableWish> Room::rematch_wish(Caller caller) {
    co_await between_changes();
    need(caller);
    if (body_.seats_of(caller.who->id).empty()) fail(403, "not_your_table", "you did not sit here");
    if (row_.status != TableStatus::Over) fail(409, "not_over", "the game is not over");
    TableWish out;
    out.game = &find_game(row_.game);
    out.body = body_;
    out.body.owner = *caller.who;
    out.body.result = {};
    out.body.imported = false;
    out.body.rematch.clear();
    out.body.welcome = body_.members();
    out.password_hash = host_.password_hash;
    for (SeatPart& seat : out.body.seats) {
        seat.stands_in.clear();
        seat.dropped = false;
        if (seat.who && seat.who->id != caller.who->id) seat = {};
    }
    co_return out;
}

net::awaitable<std::string> Room::set_rematch(std::string id) {
    const auto inside = co_await door_.enter();
    co_await load();
    if (!body_.rematch.empty() || id.empty()) co_return body_.rematch;
    body_.rematch = id;
    co_await save_row();
    announce_card();
    co_return id;
}

// A guest has become an account.
net::awaitable<void> Room::rename(Person before, Person after) {
    const auto inside = co_await door_.enter();
    if (!loaded_) co_await read_row();
    if (row_.status == TableStatus::Running) co_await load();
    for (SeatPart& seat : body_.seats)
        if (seat.who && seat.who->id == before.id) seat.who = after;
    if (body_.owner.id == before.id) body_.owner = after;
    if (row_.status == TableStatus::Running) {
        Json what = boost::json::object{{"renamed", after.id}};
        co_await change_seats(after.id, std::move(what));
    } else {
        co_await save_row();
    }
    announce_card();
}

// An account is deleted. Where it sat or made the table, that is written anew without its name; where it only chatted,
// its name is no longer read. A table that it made and that has not started goes with it.
net::awaitable<void> Room::forget(std::string account, bool sat_here) {
    const auto inside = co_await door_.enter();
    gone_.insert(account);
    if (!sat_here) co_return;
    if (!loaded_) co_await read_row();
    body_.forget(gone_, row_.status);
    if (row_.status == TableStatus::Running) {
        co_await load();
        Json what = boost::json::object{{"gone", account}};
        co_await change_seats("", std::move(what));
        wake();
    } else {
        if (row_.status == TableStatus::Open && body_.owner == kGone) row_.status = TableStatus::Cancelled;
        co_await save_row();
    }
    announce_card();
}

}  // namespace pentarchy
