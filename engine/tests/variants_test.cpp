#include "engine/table/variants.h"

#include <gtest/gtest.h>

#include <set>

namespace pentarchy {
namespace {

std::vector<Variant> product() {
    std::vector<Variant> out;
    for (int seats = 2; seats <= 5; ++seats)
        for (const char* map : {"small", "large", "round"})
            for (const char* deals : {"on", "off"})
                for (const char* relics : {"on", "off"})
                    out.push_back({{{"map", map}, {"deals", deals}, {"relics", relics}}, seats});
    return out;
}

TEST(Variants, few_of_them_show_every_pair) {
    const std::vector<Variant> few = every_pair(product());
    EXPECT_LE(few.size(), 16u);
    std::set<std::pair<std::string, std::string>> seen;
    std::set<std::pair<int, std::string>> maps;
    for (const Variant& variant : few) {
        const auto text = [&](const char* name) { return std::string(variant.options.at(name).as_string()); };
        seen.emplace(text("map"), text("deals"));
        seen.emplace("deals " + text("deals"), text("relics"));
        seen.emplace("map " + text("map"), text("relics"));
        maps.emplace(variant.seats, text("map"));
    }
    EXPECT_EQ(seen.size(), 6u + 4u + 6u);
    EXPECT_EQ(maps.size(), 12u);
}
TEST(Variants, a_game_without_options_shows_every_number_of_seats) {
    const std::vector<Variant> few = every_pair({{boost::json::object{}, 2}, {boost::json::object{}, 3}});
    EXPECT_EQ(few.size(), 2u);
    EXPECT_TRUE(every_pair({}).empty());
}

}  // namespace
}  // namespace pentarchy
