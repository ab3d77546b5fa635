// The page of an analysis. The curve and all styles are inside it: it opens anywhere, without a network.
#include "cli/analyse_report.h"

#include <algorithm>

#include <fmt/ranges.h>

#include "ai/report.h"
#include "ai/report_seats.h"
#include "base/utf8.h"

namespace pentarchy {
namespace {

// Beside the styles that all reports share.
constexpr std::string_view kStyle = R"(section { margin-bottom: 20px; }
svg { max-width: none; min-width: 640px; }
svg .edge { fill: none; stroke: var(--seat-edge); stroke-width: 3.6; stroke-linejoin: round; }
svg .curve { fill: none; stroke-width: 2.2; stroke-linejoin: round; }
svg .mistake { fill: var(--surface); fill-opacity: .35; stroke: var(--change); stroke-width: 2; }
th, td { text-align: left; white-space: normal; vertical-align: top; }
.n { text-align: right; white-space: nowrap; }
.seat-name { white-space: nowrap; }
.undone { text-decoration: line-through; }
.swatch { border: 1px solid var(--seat-edge); }
summary { cursor: pointer; font: 500 1.375rem/1.2 var(--display); }
)";

std::string colour(const Analysis& a, Seat seat) {
    return fmt::format("var(--seat-{}, var(--accent))", a.table.seat_word(seat));
}

// A point before every decision, and one after the last.
class Curve {
  public:
    explicit Curve(const Analysis& a)
        : a_(a), x_{0, static_cast<double>(a.judged.size()), 52, kWidth - 30}, y_{0, 1, kHeight - 44, 14} {}
    std::string svg(const std::vector<const Judged*>& mistakes) const;

  private:
    static constexpr double kWidth = 1000, kHeight = 360;

    double share(size_t at, Seat seat) const {
        return at < a_.judged.size() ? a_.judged[at].before[seat] : a_.judged.back().after[seat];
    }
    void grid(Svg& svg) const;
    void line(Svg& svg, Seat seat) const;
    void marks(Svg& svg) const;

    const Analysis& a_;
    Scale x_, y_;
};

void Curve::grid(Svg& svg) const {
    for (const double at : ticks(0, 1, 0.25)) {
        svg.line(x_.begin, y_(at), x_.end, y_(at), at > 0 ? "grid" : "axis");
        svg.text(x_.begin - 8, y_(at) + 4, fmt::format("{:.0f}\u00a0%", at * 100), "tick", Svg::Align::Right);
    }
    const size_t step = std::max<size_t>(1, (a_.judged.size() + 9) / 10);
    for (size_t i = 0; i < a_.judged.size(); i += step)
        svg.text(x_(static_cast<double>(i)), kHeight - 24, std::to_string(a_.judged[i].event + 1), "tick",
                 Svg::Align::Middle);
    svg.text(x_.end, kHeight - 6, a_.say("analyse.event"), "tick", Svg::Align::Right);
}

// The edge under it keeps white visible on paper, and black at night.
void Curve::line(Svg& svg, Seat seat) const {
    std::string d;
    for (size_t i = 0; i <= a_.judged.size(); ++i)
        d += fmt::format("{}{:.1f} {:.1f}", i ? "L" : "M", x_(static_cast<double>(i)), y_(share(i, seat)));
    svg.hint(upper_first(a_.seat_name(seat)));
    svg.path(d, "edge");
    svg.path(d, fmt::format("curve|stroke:{}", colour(a_, seat)));
    svg.end_hint();
}

// At the end of the lines, from top to bottom, apart from each other.
void Curve::marks(Svg& svg) const {
    constexpr double kApart = 23;
    std::vector<std::pair<double, Seat>> at;
    for (Seat seat = 0; seat < a_.table.seats(); ++seat) at.emplace_back(y_(share(a_.judged.size(), seat)), seat);
    std::sort(at.begin(), at.end());
    for (size_t i = 1; i < at.size(); ++i) at[i].first = std::max(at[i].first, at[i - 1].first + kApart);
    const double below = std::max(0.0, at.back().first - y_.begin);
    for (const auto& [y, seat] : at) draw_seat(svg, a_.table.seat_word(seat), x_.end + 14, y - below);
}

std::string Curve::svg(const std::vector<const Judged*>& mistakes) const {
    Svg svg(kWidth, kHeight, a_.say("analyse.curve"));
    grid(svg);
    for (Seat seat = 0; seat < a_.table.seats(); ++seat) line(svg, seat);
    for (const Judged* j : mistakes) {
        svg.hint(fmt::format("{}: {}, −{}", upper_first(a_.seat_name(j->seat)), j->label, a_.loss_text(*j)));
        svg.dot(x_(static_cast<double>(j - a_.judged.data())), y_(j->before[j->seat]), 7, "mistake");
        svg.end_hint();
    }
    marks(svg);
    return svg.str();
}

std::string seat_cell(const Analysis& a, Seat seat) {
    return fmt::format("<td class=\"seat-name\"><span class=\"swatch\" style=\"background:{}\"></span>{}</td>",
                       colour(a, seat), escaped(upper_first(a.seat_name(seat))));
}

std::string move_cell(const std::string& label) { return fmt::format("<td>{}</td>", escaped(label)); }

std::string seats_table(const Analysis& a) {
    std::string out = fmt::format("<table><tr><th>{}</th><th class=\"n\">{}</th><th class=\"n\">{}</th></tr>\n",
                                  a.say("analyse.seat"), a.say("analyse.count"), a.say("analyse.mean"));
    for (Seat seat = 0; seat < a.table.seats(); ++seat) {
        const SeatSummary summary = sum_up(a.judged, seat, 0);
        if (!summary.decisions) continue;
        out += fmt::format("<tr>{}<td class=\"n\">{}</td><td class=\"n\">{}</td></tr>\n", seat_cell(a, seat),
                           summary.decisions, a.loss_text(summary.mean_loss));
    }
    return out + "</table>\n";
}

// `last` tells what the column of better moves is called, `better` what stands in it.
template <class Better>
std::string moves_table(const Analysis& a, const std::vector<const Judged*>& listed, std::string_view last,
                        Better better) {
    std::string out = fmt::format(
        "<div class=\"scroll\"><table><tr><th class=\"n\">{}</th><th>{}</th><th>{}</th><th "
        "class=\"n\">{}</th><th>{}</th></tr>\n",
        a.say("analyse.event"), a.say("analyse.seat"), a.say("analyse.move"), a.say("analyse.loss"), a.say(last));
    for (const Judged* j : listed)
        out += fmt::format("<tr><td class=\"n\">{}</td>{}{}<td class=\"n\">{}</td>{}</tr>\n", j->event + 1,
                           seat_cell(a, j->seat), move_cell(j->label), a.loss_text(*j), better(*j));
    return out + "</table></div>\n";
}

std::string mistakes_table(const Analysis& a, const std::vector<const Judged*>& mistakes) {
    if (mistakes.empty()) return fmt::format("<p>{}</p>\n", a.say("analyse.no_mistakes"));
    return moves_table(a, mistakes, "analyse.line", [&](const Judged& j) { return move_cell(a.goes_on(j)); });
}

std::string all_table(const Analysis& a) {
    std::vector<const Judged*> all;
    for (const Judged& j : a.judged) all.push_back(&j);
    return moves_table(a, all, "analyse.best", [&](const Judged& j) {
        return move_cell(j.move == j.best ? a.say("analyse.same") : j.best_label);
    });
}

std::string section(std::string_view title, std::string_view body) {
    return fmt::format("<section>\n<h2>{}</h2>\n{}</section>\n", escaped(title), body);
}

}  // namespace

std::string analysis_page(const Analysis& a) {
    std::vector<const Judged*> mistakes;
    for (Seat seat = 0; seat < a.table.seats(); ++seat)
        for (const Judged* j : sum_up(a.judged, seat, kMistakesOnPage).mistakes) mistakes.push_back(j);
    std::stable_sort(mistakes.begin(), mistakes.end(),
                     [](const Judged* l, const Judged* r) { return l->loss > r->loss; });
    mistakes.resize(std::min(mistakes.size(), kMistakesOnPage));
    std::string out = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{0}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, "
        "initial-scale=1\">\n<title>{1}</title>\n<style>{2}{3}</style>\n</head>\n<body>\n<main>\n"
        "<header>\n<p class=\"over\">Pentarchy</p>\n<h1>{1}</h1>\n<p class=\"lead\">{4}</p>\n<p "
        "class=\"note\">{5}</p>\n</header>\n",
        a.text.lang(), escaped(a.say("analyse.title", {{"game", a.game_name()}})), report_style(), kStyle,
        escaped(a.heading()), escaped(a.say("analyse.lead")));
    if (!a.judged.empty())
        out += section(a.say("analyse.curve"), "<div class=\"scroll\">" + Curve(a).svg(mistakes) + "</div>\n");
    out += section(a.say("analyse.seats"), seats_table(a));
    out += section(a.say("analyse.biggest"), mistakes_table(a, mistakes));
    out += fmt::format("<section><details><summary>{}</summary>\n{}</details></section>\n", a.say("analyse.story"),
                       story_table(a));
    out += fmt::format("<section><details><summary>{}</summary>\n{}<p>{}</p></details></section>\n",
                       a.say("analyse.all"), all_table(a), a.say("analyse.rough"));
    return out + "</main>\n</body>\n</html>\n";
}

}  // namespace pentarchy
