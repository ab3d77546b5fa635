#include "server/routes/imports.h"

#include "catalog/catalog.h"
#include "engine/table/record.h"
#include "server/ids.h"
#include "server/routes/api_error.h"
#include "store/record_of.h"

namespace pentarchy {

namespace {

constexpr size_t kMaxEvents = 20'000;  // the longest games have a tenth of it
// The longest take a tenth of a second; but who imports stands back, and a busy machine lets it wait.
constexpr auto kTimeToPlay = std::chrono::seconds(60);

void need_not_too_long(const Json& record) {
    const Json* events = record.is_object() ? record.as_object().if_contains("events") : nullptr;
    if (events && events->is_array() && events->as_array().size() > kMaxEvents)
        fail(413, "record_too_long", "a record has {} events at most", kMaxEvents);
}

Json branch_json(const std::optional<Branch>& branch) {
    if (!branch) return {};
    return {{"seat", branch->seat}, {"level", branch->level}};
}

void play_on(TableBody& body, Seat seat, const std::string& level) {
    if (seat >= body.seats.size()) bad_input("there is no such seat");
    body.imported = false;
    body.branch = true;
    for (SeatPart& part : body.seats) {
        part.who.reset();
        part.bot = level;
    }
    body.seats[seat].bot.clear();
    body.seats[seat].who = body.owner;
}

}  // namespace

Json plan_import(const Json& asked) {
    const Json& record = asked.at("record");
    const std::unique_ptr<AnyTable> played = replay_brought(record, "record");
    TableBody body = body_of_record(record, *played, Person::read(asked.at("owner")));
    boost::json::array more;  // luck and forced moves before somebody is asked
    if (const Json& branch = asked.at("branch"); !branch.is_null()) {
        play_on(body, branch.at("seat").to_number<Seat>(), std::string(branch.at("level").as_string()));
        const size_t before = played->events();
        played->settle(false);
        for (size_t i = before; i < played->events(); ++i) more.push_back(played->event(i));
        if (played->is_over()) body.result = record_result(*played);
    }
    return {{"game", played->edition().game().info().slug},
            {"body", body.text()},
            {"over", played->is_over()},
            {"more", std::move(more)}};
}

net::awaitable<std::string> import_table(Hall& hall, Json record, Person owner, std::optional<Branch> branch) {
    need_not_too_long(record);
    boost::json::object asked{
        {"op", "import"}, {"record", record}, {"owner", owner.json()}, {"branch", branch_json(branch)}};
    Job job{.asked = std::move(asked), .about = "import", .owner = owner.id, .waited_for = true, .limit = kTimeToPlay};
    Json plan;
    try {
        plan = co_await hall.importers.ask(std::move(job));
    } catch (const ThinkerFailed&) {
        fail(422, "not_imported", "this record could not be played again");
    }
    for (const Json& event : plan.at("more").as_array()) record.at("events").as_array().push_back(event);
    StoredTable row{.id = random_id(),
                    .game = std::string(plan.at("game").as_string()),
                    .listed = false,
                    .created = now_ms(),
                    .updated = now_ms()};
    row.status = plan.at("over").as_bool() ? TableStatus::Over : TableStatus::Running;
    row.body = plan.at("body").as_string();
    row.members = {owner.id};
    if (branch) row.due = now_ms();
    std::string id = row.id;
    auto write = [record = std::move(record), row = std::move(row)](Store& store) { store_record(store, record, row); };
    co_await hall.read(write);
    co_return id;
}

}  // namespace pentarchy
