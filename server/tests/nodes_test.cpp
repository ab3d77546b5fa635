// Several processes on one PostgreSQL: any of them serves any table, and when one is gone the others carry on.
#include "server/tests/desk.h"
#include "store/tests/cluster.h"

namespace pentarchy {
namespace {

TEST(Nodes, TwoServeOneTableAndOneCarriesOn) {
    auto one = std::make_unique<Desk>(test_postgres());
    Desk two(test_postgres());
    const std::string ada = one->guest("Ada" + random_id()), bob = two.guest("Bob" + random_id());
    const Desk::Reply made = one->ask("POST", "tables", Json{{"game", "endeavor"}, {"seats", {"me", "open", "greedy"}}}, ada);
    ASSERT_EQ(made.status, 201);
    const std::string table(made.body.at("table").at("id").as_string());
    EXPECT_EQ(two.ask("POST", "tables/" + table + "/join", boost::json::object(), bob).status, 200);
    EXPECT_EQ(one->ask("POST", "tables/" + table + "/start", nullptr, ada).status, 200);
    Json end;
    std::thread rival([&] { end = play_out(two, two.connect(bob), table, 1, 2); });
    (void)play_out(*one, one->connect(ada), table, 0, 1, 12);
    one.reset();  // gone without a farewell, and with it the bot it was thinking for
    const Json mine = play_out(two, two.connect(ada), table, 0, 3);
    rival.join();
    ASSERT_TRUE(mine.as_object().contains("result")) << boost::json::serialize(mine);
    EXPECT_EQ(mine.at("result"), end.at("result"));
}

}  // namespace
}  // namespace pentarchy
