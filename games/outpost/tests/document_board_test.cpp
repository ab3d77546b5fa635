// The board that the engine makes of a state document, with Outpost's: what a game without a paint.cpp shows.
#include "engine/paint/paint_document.h"

#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

std::string board(const Desk& d, const char* lang, bool colours = false) {
    const std::string file = std::string("text/") + lang + ".txt";
    const Texts text = Texts::parse(Outpost::file(file), file, lang);
    Painter painter{.text = text, .colours = colours, .lines = true, .out = ""};
    paint_document(Outpost::document({d.t, d.s}), painter);
    return painter.out;
}

MoveTexts lines_of(const std::string& text) {
    MoveTexts out;
    for (size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
        out.push_back(text.substr(at, text.find('\n', at) - at));
    return out;
}

TEST(OutpostDocumentBoard, fits_the_screen_for_every_number_of_seats_and_language) {
    for (int seats = 2; seats <= 4; ++seats)
        for (const char* lang : {"en", "cs"})
            for (const bool colours : {false, true}) {
                const Desk d(seats, Given().hand("blue", {"ward_1", "storm_1"}).turn("red"));
                for (const std::string& line : lines_of(board(d, lang, colours)))
                    EXPECT_LE(screen_width(line), 80) << line;
            }
}

TEST(OutpostDocumentBoard, players_stand_side_by_side) {
    const Desk d(2, Given().hand("blue", {"ward_1"}).turn("red"));
    const MoveTexts lines = lines_of(board(d, "en"));
    const auto line = [&](std::string_view beginning) {
        for (const std::string& one : lines)
            if (one.starts_with(beginning)) return one;
        return std::string();
    };
    EXPECT_EQ(lines[0], Texts::parse(Outpost::file("text/en.txt"), "en", "en").get("game.name"));
    EXPECT_EQ(line("supply"), "supply                3                            3") << board(d, "en");
    EXPECT_EQ(line("  Your hand:"), "  Your hand: ward 1");
    EXPECT_FALSE(line("sites:").empty());
    EXPECT_TRUE(line("stack").empty());
}

}  // namespace
}  // namespace pentarchy::outpost
