// What a document tells beside the position agrees with what is offered: clients draw it and know no rules.
#include <algorithm>
#include <set>

#include "base/amount.h"
#include "tests/tables.h"

namespace pentarchy::table_tests {
namespace {

using Words = std::set<std::string>;

// The second words of the texts that begin with a verb: "raze com_mill".
Words said_with(const std::vector<std::string>& texts, const std::string& verb) {
    Words out;
    for (const std::string& text : texts) {
        if (!text.starts_with(verb + " ")) continue;
        const std::string rest = text.substr(verb.size() + 1);
        out.insert(rest.substr(0, rest.find(' ')));
    }
    return out;
}

Words keys_of(const Json& object) {
    Words out;
    for (const auto& [key, value] : object.as_object()) out.emplace(key);
    return out;
}

std::vector<std::string> texts_of(const AnyTable& table, const std::vector<Refused>& refused, Words rules) {
    std::vector<std::string> out;
    for (const Refused& r : refused)
        if (!r.whole_verb && rules.contains(rule_of(table, r))) out.push_back(table.text_of(r));
    return out;
}

// Plays random games and lets `look` see each question.
template <class Look>
void play_random(const char* slug, int seats, uint64_t games, Look look) {
    for (uint64_t seed = 1; seed <= games; ++seed) {
        TableSetup setup;
        setup.seats = seats;
        setup.secret = Stream::from_seed(seed);
        auto table = find_game(slug).default_edition()->open(setup);
        Rng rng(seed);
        while (!table->is_over()) {
            if (table->is_chance()) {
                table->draw();
                continue;
            }
            const Seat seat = any_pending(*table, rng);
            look(*table, seat);
            if (::testing::Test::HasFatalFailure()) return;
            table->play(seat, table->random_move(seat, rng));
        }
    }
}

int number_at(const Json& object, const std::string& key) {
    const Json* found = object.as_object().if_contains(key);
    return found ? found->to_number<int>() : 0;
}

TEST(Foresight, SettlersTellsWhatIsMissingAndWhatRazingCosts) {
    int lacking = 0, razed = 0;
    play_random("settlers", 3, uint64_t{amount(4, 1)}, [&](const AnyTable& table, Seat seat) {
        if (table.row(seat) != "take_turn") return;
        const Json document = table.document(seat);
        const Json& players = document.at("players");
        const Json& me = players.at(table.seat_word(seat));
        const auto offered = table.offered_texts(seat);
        const auto refused = table.refused(seat);
        ASSERT_EQ(said_with(texts_of(table, refused, {"IS-7.2", "IS-7.6"}), "build"), keys_of(me.at("lacks")));
        lacking += !me.at("lacks").as_object().empty();
        const int tokens = number_at(me.at("goods"), "raze");
        Words within;
        for (const auto& [word, player] : players.as_object())
            for (const auto& [location, price] : player.at("raze_prices").as_object())
                if (price.to_number<int>() <= tokens) within.emplace(location);
        for (const std::string& location : said_with(offered, "raze")) {
            ASSERT_TRUE(within.contains(location)) << location;
            ++razed;
        }
        for (const std::string& location :
             said_with(texts_of(table, refused, {"IS-9.5", "IS-9.6", "IS-9.7", "IS-9.8"}), "raze"))
            ASSERT_FALSE(within.contains(location)) << location;
    });
    EXPECT_GT(lacking, 10);
    EXPECT_GT(razed, 10);
}

// The frame that asks for an expansion: its company and its points.
std::pair<int, int> expansion_in(const Json& document) {
    for (const Json& frame : document.at("stack").as_array())
        if (frame.at("row") == "expand")
            return {frame.at("data").at(0).to_number<int>(), frame.at("data").at(1).to_number<int>()};
    return {-1, 0};
}

TEST(Foresight, MombasaTellsWhatPostsCostAndWhatBooksAskFor) {
    int posts = 0, jars = 0, cards = 0;
    play_random("mombasa", 3, uint64_t{amount(4, 1)}, [&](const AnyTable& table, Seat seat) {
        const Json document = table.document(seat);
        const Json& me = document.at("players").at(table.seat_word(seat));
        const auto offered = table.offered_texts(seat);
        if (table.row(seat) == "expand") {
            const auto [company, points] = expansion_in(document);
            ASSERT_GE(company, 0);
            const auto& entry = (document.at("companies").as_object().begin() + company)->value();
            Words within;
            for (const auto& [region, cost] : entry.at("post_costs").as_object())
                if (cost.to_number<int>() <= points) within.emplace(region);
            ASSERT_EQ(said_with(offered, "place"), within);
            ++posts;
        }
        if (table.row(seat) == "move_jar") {
            int most = me.at("jar").to_number<int>();
            for (const std::string& step : said_with(offered, "jar_to")) most = std::max(most, std::stoi(step));
            ASSERT_EQ(me.at("outlook").at("jar_reach").to_number<int>(), most);
            ++jars;
        }
        if (table.row(seat) == "take_turn") {
            Words can;
            for (const Json& space : me.at("acquiring").at("can").as_array()) can.emplace(space.as_string());
            ASSERT_EQ(said_with(offered, "acquire"), can);
            cards += !can.empty();
        }
    });
    EXPECT_GT(posts, 5);
    EXPECT_GT(jars, 0);
    EXPECT_GT(cards, 5);
}

// What the owner was told that the sealed plan adds up to is what lies there when the plans are shown.
TEST(Foresight, MombasaTellsWhatASealedPlanAddsUpTo) {
    int plans = 0;
    std::map<Seat, Json> planned;
    play_random("mombasa", 2, uint64_t{amount(4, 1)}, [&](const AnyTable& table, Seat seat) {
        const Json document = table.document(seat);
        const Json& me = document.at("players").at(table.seat_word(seat));
        if (table.row(seat) == "plan_ready" && !me.at("planned").as_object().empty()) {
            planned[seat] = me.at("planned").at("totals");
            const Json other = table.document(seat == 0 ? 1 : 0);
            ASSERT_TRUE(other.at("players").at(table.seat_word(seat)).at("planned").as_object().empty());
        } else if (table.row(seat) == "take_turn" && planned.contains(seat) && document.at("round") == 1) {
            ASSERT_EQ(me.at("totals"), planned.at(seat));
            planned.erase(seat);
            ++plans;
        } else if (table.row(seat) != "plan_slot") {
            planned.erase(seat);
        }
    });
    EXPECT_GT(plans, 0);
}

}  // namespace
}  // namespace pentarchy::table_tests
