// Sets over the server: the offer tells them, members come back in any order, all or none.
#include "catalog/catalog.h"
#include "engine/moves/offered_set.h"
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

// A finished game of Endeavor, and the first moment in it when two workers of different buildings are to be paid.
struct Salary {
    Json record;
    size_t at = 0;
    Seat seat = 0;
};

Salary find_salary() {
    for (uint64_t seed = 1;; ++seed) {
        TableSetup setup;
        setup.seats = 5;
        setup.secret = Stream::from_seed(seed);
        auto table = find_game("endeavor").default_edition()->open(setup);
        Rng rng(seed);
        Salary out;
        while (!table->is_over()) {
            if (table->is_chance()) {
                table->draw();
                continue;
            }
            const Seat seat = lowest(table->pending());
            const auto set = table->offered_set(seat, find_game("endeavor").text("en"));
            if (set && set->most == 2 && set->members.size() > 1 && !out.at) out.at = table->events(), out.seat = seat;
            table->play(seat, table->random_move(seat, rng));
        }
        out.record = table->record();
        if (out.at) return out;
    }
}

TEST(SetsOnline, ArePickedInAnyOrder) {
    const Salary salary = find_salary();
    Desk desk;
    const std::string ada = desk.guest("Ada");
    const Desk::Reply imported = desk.ask("POST", "records", salary.record, ada);
    ASSERT_EQ(imported.status, 201);
    const std::string past(imported.body.at("table").at("id").as_string());
    const Desk::Reply branch = desk.ask("POST", "tables/" + past + "/branch",
                                        Json{{"at", salary.at}, {"seat", salary.seat}, {"bots", "random"}}, ada);
    ASSERT_EQ(branch.status, 201) << boost::json::serialize(branch.body);
    const std::string table = "tables/" + std::string(branch.body.at("table").at("id").as_string());
    const std::string where = fmt::format("{}/view?seat={}", table, salary.seat);
    const Json view = desk.ask("GET", where, nullptr, ada).body;
    const Json& set = view.at("offer").at("set");
    EXPECT_EQ(set.at("most"), Json(2));
    EXPECT_TRUE(set.at("picked").as_array().empty());
    EXPECT_FALSE(set.at("members").at(0).at("things").as_array().empty());

    // The last way, said backwards; before that half of it, which is none.
    const boost::json::array& way = set.at("sets").as_array().back().as_array();
    boost::json::array backwards;
    for (size_t i = way.size(); i-- > 0;)
        backwards.push_back(set.at("members").at(way[i].to_number<size_t>()).at("move"));
    const auto said = [&](const boost::json::array& moves) {
        return Json{{"seat", salary.seat}, {"revision", view.at("revision")}, {"moves", moves}};
    };
    EXPECT_EQ(desk.ask("POST", table + "/moves", said({backwards[0]}), ada).error(), "not_offered");
    EXPECT_EQ(desk.ask("POST", table + "/moves", said({backwards[0], "pay nothing"}), ada).error(), "not_offered");
    EXPECT_EQ(desk.ask("GET", where, nullptr, ada).body.at("revision"), view.at("revision"));

    auto peer = desk.connect(ada);
    const auto ask = [&](const char* key, const boost::json::array& moves) {
        desk.say(peer, {{"op", "preview"},
                        {"table", branch.body.at("table").at("id")},
                        {"seat", salary.seat},
                        {"moves", moves},
                        {"key", key}});
    };
    ask("a", backwards);
    EXPECT_FALSE(peer->wait_for("ok").at("changes").as_array().empty());
    ask("b", {backwards[0]});
    EXPECT_EQ(peer->wait_for("error").at("error").at("code"), Json("not_offered"));

    ASSERT_EQ(desk.ask("POST", table + "/moves", said(backwards), ada).status, 200);
    const Json after = desk.ask("GET", where, nullptr, ada).body;
    EXPECT_GE(after.at("revision").to_number<int>(), view.at("revision").to_number<int>() + 2);
}

}  // namespace
}  // namespace pentarchy
