// Shapes and letters belong to the colour, not to the chair.
#include "ai/report_seats.h"

#include <cctype>

#include <fmt/format.h>

namespace pentarchy {
namespace {

struct Mark {
    std::string_view colour;
    char letter;
    const char* shape;  // a path around 0,0; none is a circle
};

constexpr Mark kMarks[] = {
    {"purple", 'P', nullptr},
    {"white", 'W', "M0-11L11 0L0 11L-11 0Z"},
    {"black", 'K', "M-8.5-8.5H8.5V8.5H-8.5Z"},
    {"red", 'R', "M0-11L11 8.5H-11Z"},
    {"green", 'G', "M-5-9H5L10.5 0L5 9H-5L-10.5 0Z"},
    {"blue", 'B', "M-8.5-9H8.5V1Q8 7 0 11Q-8 7-8.5 1Z"},
    {"yellow", 'Y', "M0-10.5L10.5-2.5L6.5 9.5H-6.5L-10.5-2.5Z"},
    {"orange", 'O', "M-4.5-10H4.5V-4.5H10V4.5H4.5V10H-4.5V4.5H-10V-4.5H-4.5Z"},
};

}  // namespace

void draw_seat(Svg& svg, std::string_view word, double x, double y) {
    for (const Mark& mark : kMarks) {
        if (mark.colour != word) continue;
        const std::string style =
            fmt::format("seat|fill:var(--seat-{});transform:translate({:.1f}px,{:.1f}px)", word, x, y);
        mark.shape ? svg.path(mark.shape, style) : svg.dot(0, 0, 9.5, style);
        svg.text(x, y + (word == "red" ? 6 : 4), std::string(1, mark.letter),
                 fmt::format("letter|fill:var(--seat-{}-ink)", word), Svg::Align::Middle);
        return;
    }
    svg.dot(x, y, 9.5, "seat|fill:var(--accent)");
    const char letter = word.empty() ? '?' : static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
    svg.text(x, y + 4, std::string(1, letter), "letter|fill:var(--on-accent)", Svg::Align::Middle);
}

}  // namespace pentarchy
