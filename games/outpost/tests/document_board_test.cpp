// The board that the engine makes of a state document, with Outpost's: what a game without a plan of its own shows.
#include "engine/paint/board.h"

#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

std::string board(const Desk& d, const char* lang, bool colours = false, const BoardPlan& plan = {}) {
    const std::string file = std::string("text/") + lang + ".txt";
    const Texts text = Texts::parse(Outpost::file(file), file, lang);
    Painter painter{.text = text, .colours = colours, .lines = true, .out = ""};
    const Json document = Outpost::document({d.t, d.s});
    paint_board({.document = document, .plan = plan, .rounds = d.t.rounds}, painter);
    return painter.out;
}

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> out;
    for (size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
        out.push_back(text.substr(at, text.find('\n', at) - at));
    return out;
}

std::string line(const std::string& board, std::string_view beginning) {
    for (const std::string& one : split(board))
        if (one.starts_with(beginning)) return one;
    return "";
}

TEST(OutpostDocumentBoard, fits_the_screen_for_every_number_of_seats_and_language) {
    for (int seats = 2; seats <= 4; ++seats)
        for (const char* lang : {"en", "cs"})
            for (const bool colours : {false, true}) {
                const Desk d(seats, Given().hand("blue", {"ward_1", "storm_1"}).turn("red"));
                for (const std::string& one : split(board(d, lang, colours))) EXPECT_LE(screen_width(one), 80) << one;
            }
}

TEST(OutpostDocumentBoard, players_stand_side_by_side) {
    const Desk d(2, Given().hand("blue", {"ward_1"}).turn("red"));
    const std::string words = board(d, "en");
    EXPECT_TRUE(split(words)[0].starts_with("Outpost – Round 1/")) << words;
    EXPECT_EQ(line(words, "supply"), "supply                        3                     3") << words;
    EXPECT_EQ(line(words, "  Your hand:"), "  Your hand: ward 1");
    EXPECT_FALSE(line(words, "sites:").empty());
    EXPECT_TRUE(line(words, "stack").empty());
}

// A plan says what stands there, in its order, with the kinds of words and what else is known of the same things.
TEST(OutpostDocumentBoard, a_plan_says_what_stands_on_it) {
    const Desk d(2, Given().hand("blue", {"ward_1"}).turn("red"));
    const BoardPlan plan{.compared = {{"goods", "good"}}, .held = {{"hand", "card", "", {"hand"}}}};
    const std::string words = board(d, "en", false, plan);
    EXPECT_TRUE(line(words, "supply").empty()) << words;
    EXPECT_TRUE(line(words, "sites:").empty()) << words;
    EXPECT_FALSE(line(words, "  Your hand:").empty()) << words;
}

}  // namespace
}  // namespace pentarchy::outpost
