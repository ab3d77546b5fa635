// What the state document derives for whoever draws the table.
#include "games/civilization/document_sums.h"

#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

Json document(const Given& given) {
    const Desk d(2, given);
    return Civilization::document({d.t, d.s});
}
Given with_city() {
    return at("city", "red").tile(2, "neutral_01", "north").tile(3, "neutral_02", "north").city("red", "capital", "b2");
}

// CV-6.10, CV-5.1, CV-6.80: a city says what it yields; the trade of the cities is that of the seat.
TEST(CivilizationSums, incomes) {
    const Json all = document(with_city());
    const auto& red = all.at("players").at("red");
    const auto& income = red.at("cities").at("capital").at("income");
    EXPECT_EQ(income.at("trade"), red.at("income"));
    const Json built = document(with_city().thing("b1", "temple"));
    const auto& more = built.at("players").at("red").at("cities").at("capital").at("income");
    EXPECT_EQ(more.at("culture").to_number<int>(), income.at("culture").to_number<int>() + 2);
    EXPECT_FALSE(red.at("cities").at("third").as_object().contains("income"));
}

// CV-8.2, CV-10.2, CV-10.21, CV-6.40: what technologies change is told.
TEST(CivilizationSums, what_technologies_give) {
    const Json plain = document(with_city().techs("red", {"pottery"}, {1}));
    const Json rich = document(with_city().techs("red", {"horseback_riding", "code_of_laws"}, {1, 1}));
    const auto& poor_red = plain.at("players").at("red");
    const auto& rich_red = rich.at("players").at("red");
    EXPECT_EQ(poor_red.at("speed").to_number<int>(), 2);
    EXPECT_EQ(rich_red.at("speed").to_number<int>(), 3);
    EXPECT_EQ(rich_red.at("thresholds").at("2").to_number<int>(), 11);
    EXPECT_EQ(rich_red.at("unlocked"), boost::json::parse(R"(["trading_post"])"));
    EXPECT_EQ(rich_red.at("unit_costs").at("infantry").to_number<int>(), 5);
    EXPECT_FALSE(rich_red.at("unit_costs").as_object().contains("aircraft"));
}

// CV-8.2, CV-8.15: how far an army is from a capital is counted in movement phases, over open squares alone.
TEST(CivilizationSums, phases_to_a_capital) {
    const auto phases = [](const Given& given) {
        const Desk d(2, given);
        return phases_to_capital({d.t, d.s}, 0);
    };
    const Given siege = with_city().city("blue", "capital", "g14");
    EXPECT_EQ(phases(siege), 0);  // no army
    const Given near = Given(siege).figure("red", "army_1", "g15");
    const Given far = Given(siege).figure("red", "army_1", "e16");
    EXPECT_EQ(phases(near), 1);
    EXPECT_EQ(phases(far), 2);                                         // four steps, two at a time
    EXPECT_EQ(phases(Given(siege).figure("red", "army_1", "b5")), 0);  // face-down tiles lie between
}

}  // namespace
}  // namespace pentarchy::civilization
