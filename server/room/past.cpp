// Room: looking back. Records, the table as it was, playing on from there, and what each decision was worth.
#include "catalog/catalog.h"
#include "engine/table/record.h"
#include "server/net/logging.h"
#include "server/room/room.h"

namespace pentarchy {

namespace {

constexpr auto kAnalysisLimit = std::chrono::minutes(10);

}  // namespace

net::awaitable<Json> Room::record(Caller caller) {
    co_await between_changes();
    const AnyTable& table = game();
    if (table.is_over() || body_.imported) co_return named(table.record());
    const Seat viewer = viewer_for(caller, std::nullopt);
    co_return named(seen_by(viewer).seat_record(viewer));
}

// The log keeps the names of its first day, and some of those people may be gone.
Json Room::named(Json record) const {
    const std::vector<std::string> names = body_.names();
    record.as_object()["seats"] = boost::json::array(names.begin(), names.end());
    return record;
}

namespace {

// How many events the viewer was shown before the first seat moved: the set-up.
uint64_t set_up_of(const AnyTable& table, Seat viewer, const Texts& text) {
    constexpr size_t kAtOnce = 64;
    for (size_t from = 0; from < table.events(); from += kAtOnce)
        for (const LogEntry& entry : table.log(viewer, text, from, from + kAtOnce))
            if (entry.actor < kMaxSeats) return entry.revision - 1;
    return table.revision(viewer);
}

}  // namespace

// Through whose eyes the caller may look back, and at what. Once it is over, through any; kNobody sees all.
const AnyTable& Room::to_look_back_at(const Caller& caller, Seat& viewer) const {
    const bool over = game().is_over() || body_.imported;
    if (!over) viewer = viewer_for(caller, viewer == kNobody ? std::nullopt : std::optional(viewer));
    if (viewer != kNobody && viewer != kSpectator && viewer >= body_.seats.size())
        fail(404, "no_seat", "there is no such seat");
    return over ? *table_ : seen_by(viewer);
}

// The table as the viewer saw it after its event number `at`.
net::awaitable<Json> Room::replay(Caller caller, Seat viewer, uint64_t at) {
    co_await between_changes();
    const AnyTable& table = to_look_back_at(caller, viewer);
    const std::unique_ptr<AnyTable> past = table.at(table.events_at(viewer, at));
    Page log = log_page(*past, viewer, text(caller.lang));
    co_return boost::json::object{{"at", past->revision(viewer)},
                                  {"last", table.revision(viewer)},
                                  {"first", set_up_of(table, viewer, text(caller.lang))},
                                  {"view", past->document(viewer)},
                                  {"log", std::move(log.entries)},
                                  {"earlier", std::move(log.earlier)},
                                  {"pending", seats_json(past->pending())}};
}

// The record up to a moment of a finished game, with its secret, so that it can be played on.
net::awaitable<Json> Room::record_until(Caller caller, Seat viewer, uint64_t at) {
    co_await between_changes();
    need(caller);
    if (row_.status != TableStatus::Over) fail(409, "not_over", "the game is not over: its cards are still hidden");
    if (viewer != kNobody && viewer != kSpectator && viewer >= body_.seats.size())
        fail(404, "no_seat", "there is no such seat");
    boost::json::object record = named(game().record()).as_object();
    boost::json::array& events = record["events"].as_array();
    events.resize(std::min(events.size(), table_->events_at(viewer, at)));
    if (events.size() == table_->events() && table_->is_over())
        fail(422, "over", "the game ends there: choose an earlier moment");
    const Json* secret = record.if_contains("secret");
    if (!secret) secret = record.if_contains("host_secret");
    if (!secret) fail(422, "no_secret", "its luck is unknown: the record holds no secret");
    record["host_secret"] = Json(*secret);
    record.erase("secret");
    record.erase("result");
    co_return record;
}

// Who let a bot play to the end is rated all the same, or leaving would pay. Whoever holds several seats plays with
// himself, and bots alone show nothing: neither is rated.
std::optional<EndedGame> Room::ended_game() const {
    if (body_.branch) return std::nullopt;
    EndedGame ended{.game = row_.game, .shown = row_.listed && body_.spectators != "no"};
    bool rated = false;
    for (Seat seat = 0; seat < body_.seats.size(); ++seat) {
        const SeatPart& part = body_.seats[seat];
        const Standing standing = table_->standing(seat);
        EndedGame::Place place{.rank = standing.rank,
                               .counted = part.dropped ? kMaxSeats : standing.rank,
                               .score = standing.score,
                               .word = table_->seat_word(seat),
                               .side = table_->side(seat)};
        if (!part.who) place.player = bot_player(part.bot);
        if (part.who && !part.here && *part.who != kGone) place.player = part.who->id;
        const auto is_theirs = [&](const SeatPart& other) { return other.who && part.who && *other.who == *part.who; };
        const bool alone = std::count_if(body_.seats.begin(), body_.seats.end(), is_theirs) == 1;
        place.rated = body_.rated && (part.who ? alone && !part.who->guest && !place.player.empty() : true);
        rated |= place.rated && part.who;
        ended.places.push_back(std::move(place));
    }
    for (EndedGame::Place& place : ended.places) place.rated &= rated;
    return ended;
}

// Begun by whoever asks first; it goes on while nobody waits, and is asked for again until it is done.
net::awaitable<Json> Room::analysis(Caller caller) {
    co_await between_changes();
    need(caller);
    if (!game().is_over()) fail(409, "not_over", "only a finished game is analysed");
    if (!analysis_) {
        hall_.analysts.need_room_for(caller.who->id);
        analysis_ = std::make_shared<Analysis>();
        net::co_spawn(
            strand_, [self = shared_from_this(), owner = caller.who->id] { return self->analyse_all(owner); },
            net::detached);
    }
    co_return boost::json::object{{"decisions", analysis_->decisions}, {"done", analysis_->done}};
}

net::awaitable<void> Room::analyse_all(std::string owner) {
    const std::shared_ptr<Analysis> result = analysis_;
    try {
        boost::json::object asked = job("analyse");
        asked["record"] = table_->record();
        asked["bot"] = "mcts:400";
        Job wanted{.asked = std::move(asked), .about = id_, .owner = std::move(owner), .limit = kAnalysisLimit};
        const Json answer = co_await hall_.analysts.ask(std::move(wanted));
        result->decisions = answer.at("decisions");
    } catch (const std::exception& problem) {
        log_event(LogLevel::Warning, "analysis_failed", {{"table", id_}, {"reason", problem.what()}});
    }
    result->done = true;
}

}  // namespace pentarchy
