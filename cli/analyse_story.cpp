// The game as a story on the page of an analysis: a line for each action, and behind it what its decisions gave away.
#include <algorithm>

#include <fmt/format.h>

#include "ai/report_svg.h"
#include "base/utf8.h"
#include "cli/analyse_report.h"
#include "engine/text/story.h"

namespace pentarchy {

namespace {

// The decisions of the events from `begin` on, up to the next line.
std::string losses(const Analysis& a, size_t begin, size_t end) {
    std::string out;
    for (const Judged& j : a.judged)
        if (j.event >= begin && j.event < end && j.loss > 0)
            out += fmt::format("{}<span title=\"{}\">−{}</span>", out.empty() ? "" : ", ", escaped(a.goes_on(j)),
                               a.loss_text(j));
    return out;
}

std::string row(const Analysis& a, const StoryLine& line, size_t end) {
    if (line.heading) return fmt::format("<tr><th colspan=\"3\">{}</th></tr>\n", escaped(line.whole));
    return fmt::format("<tr{}><td class=\"n\">{}</td><td>{}</td><td class=\"n\">{}</td></tr>\n",
                       line.undone ? " class=\"undone\"" : "", line.event + 1, escaped(line.whole),
                       losses(a, line.event, end));
}

}  // namespace

std::string story_table(const Analysis& a) {
    std::vector<std::string> names;
    for (Seat seat = 0; seat < a.table.seats(); ++seat) names.push_back(a.seat_name(seat));
    const std::vector<StoryLine> lines = tell(a.table.story(kNobody, a.text, 0), a.text, names);
    std::string out = "<div class=\"scroll\"><table class=\"story\">\n";
    for (size_t i = 0; i < lines.size(); ++i) {
        size_t next = i + 1;
        while (next < lines.size() && lines[next].heading) ++next;
        out += row(a, lines[i], next < lines.size() ? lines[next].event : SIZE_MAX);
    }
    return out + "</table></div>\n";
}

}  // namespace pentarchy
