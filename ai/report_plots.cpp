// Every plot is as wide as a phone and as high as it needs; names stand above their rows, where there is room.
#include "ai/report_plots.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "ai/report_seats.h"

namespace pentarchy {
namespace {

using Align = Svg::Align;
constexpr double kWidth = 380, kAxis = 26;  // of a picture; height of the axis below it
constexpr size_t kBotColours = 5, kLineColours = 12;

std::string fill(const std::string& colour) { return "mark|fill:" + colour; }
std::string stroke(const std::string& colour) { return "range|stroke:" + colour; }

void axis(Svg& svg, const Scale& x, double y, double step, const char* unit = "") {
    for (const double tick : ticks(x.from, x.to, step)) {
        svg.line(x(tick), y, x(tick), y + 4, "axis");
        svg.text(x(tick), y + 17, fmt::format("{:g}{}", tick, unit), "tick", Align::Middle);
    }
}

struct ShareRow {
    std::string label, colour;
    Tally tally;
    bool seat = false;
};

// A row each: the share as a dot, its interval as a line, the fair share as a dashed line through all.
std::string share_plot(const std::vector<ShareRow>& rows, std::string_view title) {
    constexpr double kRow = 46;
    const double bottom = kRow * static_cast<double>(rows.size()) + 6;
    const double fair = 1 / static_cast<double>(rows.size());
    const Scale x{0, 1, 14, kWidth - 20};
    Svg svg(kWidth, bottom + kAxis, title);
    for (const double tick : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        svg.line(x(tick), 4, x(tick), bottom, "grid");
        svg.text(x(tick), bottom + 17, fmt::format("{:.0f} %", 100 * tick), "tick", Align::Middle);
    }
    svg.line(x(fair), 4, x(fair), bottom, "fair");
    for (size_t i = 0; i < rows.size(); ++i) {
        const auto& [label, colour, tally, seat] = rows[i];
        const double y = kRow * static_cast<double>(i) + 16, mid = y + 15;
        svg.hint(fmt::format("{}: {:.1f} % of {} games, 95 % interval {:.1f} to {:.1f} %", label, 100 * tally.win_share,
                             tally.games, 100 * tally.ci95.low, 100 * tally.ci95.high));
        if (seat) draw_seat(svg, label, 22, y - 4);
        svg.text(seat ? 38 : 14, y, label, "label halo");
        const std::string more = seat ? fmt::format("   mean score {:.1f}", tally.mean_score) : "";
        svg.text(kWidth - 14, y, fmt::format("{:.1f} %{}", 100 * tally.win_share, more), "value halo", Align::Right);
        svg.line(x(tally.ci95.low), mid, x(tally.ci95.high), mid, stroke(colour));
        svg.dot(x(tally.win_share), mid, 6, fill(colour));
        svg.end_hint();
    }
    return svg.str();
}

std::string steps_of(const Histogram& bins, const Scale& x, double base, double height, uint64_t most) {
    std::string d = fmt::format("M{:.1f} {:.1f}", x(bins.first), base);
    for (size_t i = 0; i < bins.count.size(); ++i) {
        const double top = base - height * static_cast<double>(bins.count[i]) / static_cast<double>(most);
        const double at = bins.first + bins.width * static_cast<double>(i);
        d += fmt::format("L{:.1f} {:.1f}L{:.1f} {:.1f}", x(at), top, x(at + bins.width), top);
    }
    return d + fmt::format("L{:.1f} {:.1f}Z", x(bins.last()), base);
}

double mean(const std::vector<int>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

}  // namespace

std::string bot_colour(size_t bot) { return fmt::format("var(--bot-{})", bot % kBotColours + 1); }
std::string line_colour(size_t line) { return fmt::format("var(--line-{})", line % kLineColours + 1); }

std::vector<int> ArenaPlots::scores_of(size_t bot) const {
    std::vector<int> out;
    for (size_t game = 0; game < games.size(); ++game)
        out.push_back(games[game].seats[seat_of_bot(game, bot, bots.size())].score);
    return out;
}

std::vector<int> ArenaPlots::decisions() const {
    std::vector<int> out;
    for (const MatchResult& match : games) out.push_back(static_cast<int>(match.decisions));
    return out;
}

std::vector<std::string> ArenaPlots::line_names() const {
    return games.empty() ? std::vector<std::string>() : games.front().line_names;
}

std::vector<std::vector<double>> ArenaPlots::mean_lines() const {
    std::vector<std::vector<double>> out(bots.size(), std::vector<double>(line_names().size()));
    for (size_t game = 0; game < games.size(); ++game)
        for (size_t bot = 0; bot < bots.size(); ++bot) {
            const std::vector<int>& lines = games[game].seats[seat_of_bot(game, bot, bots.size())].lines;
            for (size_t i = 0; i < lines.size(); ++i) out[bot][i] += lines[i] / static_cast<double>(games.size());
        }
    return out;
}

std::string ArenaPlots::win_shares() const {
    const std::vector<Tally> tallies = tally_by_bot(games, bots.size());
    std::vector<ShareRow> rows;
    for (size_t i = 0; i < bots.size(); ++i) rows.push_back({bots[i], bot_colour(i), tallies[i]});
    return share_plot(rows, "Win share of each bot with 95 % intervals");
}

std::string ArenaPlots::seat_advantage() const {
    const std::vector<Tally> tallies = tally_by_seat(games, bots.size());
    std::vector<ShareRow> rows;
    for (size_t i = 0; i < bots.size(); ++i) rows.push_back({seats[i], "var(--accent)", tallies[i], true});
    return share_plot(rows, "Win share and mean score of each seat");
}

// A silhouette per bot over one axis; the line below it is the middle half, the tick the median.
std::string ArenaPlots::scores() const {
    constexpr double kRow = 84, kHill = 46;
    std::vector<int> all;
    for (size_t i = 0; i < bots.size(); ++i) {
        const std::vector<int> mine = scores_of(i);
        all.insert(all.end(), mine.begin(), mine.end());
    }
    std::vector<Histogram> bins;
    for (size_t i = 0; i < bots.size(); ++i) bins.push_back(histogram(scores_of(i), all, 30));
    uint64_t most = 1;
    for (const Histogram& each : bins) most = std::max(most, each.most());
    const double bottom = kRow * static_cast<double>(bots.size());
    const Scale x{bins[0].first, bins[0].last(), 14, kWidth - 14};
    Svg svg(kWidth, bottom + kAxis, "How the final scores of each bot are spread");
    const double step = round_step(x.to - x.from, 6, 1);
    for (const double tick : ticks(x.from, x.to, step)) svg.line(x(tick), 4, x(tick), bottom, "grid");
    for (size_t i = 0; i < bots.size(); ++i) {
        const std::vector<int> mine = scores_of(i);
        const double y = kRow * static_cast<double>(i), base = y + 20 + kHill;
        const double low = quantile(mine, 0.25), mid = quantile(mine, 0.5), high = quantile(mine, 0.75);
        svg.hint(fmt::format("{}: median {:g}, half of the games from {:g} to {:g}", bots[i], mid, low, high));
        svg.path(steps_of(bins[i], x, base, kHill, most), "hill|fill:" + bot_colour(i) + ";stroke:" + bot_colour(i));
        svg.text(14, y + 16, bots[i], "label halo");
        svg.text(kWidth - 14, y + 16, fmt::format("median {:g}, mean {:.1f}", mid, mean(mine)), "value halo",
                 Align::Right);
        svg.line(x(low + 0.5), base + 6, x(high + 0.5), base + 6, stroke(bot_colour(i)));
        svg.dot(x(mid + 0.5), base + 6, 5, fill(bot_colour(i)));
        svg.end_hint();
    }
    axis(svg, x, bottom, step);
    return svg.str();
}

// One bar per bot, the lines of its score sheet end to end; what costs points goes left of zero.
std::string ArenaPlots::points() const {
    const std::vector<std::string> names = line_names();
    if (names.empty()) return "";
    constexpr double kRow = 58, kBar = 26;
    const auto lines = mean_lines();
    double least = 0, most = 1;
    for (const auto& mine : lines) {
        double below = 0, above = 0;
        for (const double points : mine) (points < 0 ? below : above) += points;
        least = std::min(least, below);
        most = std::max(most, above);
    }
    const double bottom = kRow * static_cast<double>(bots.size()) + 4;
    const Scale x{least, most, 14, kWidth - 14};
    Svg svg(kWidth, bottom + kAxis, "Mean points of each bot by line of the score sheet");
    for (size_t bot = 0; bot < bots.size(); ++bot) {
        const double y = kRow * static_cast<double>(bot);
        svg.text(14, y + 18, bots[bot], "label");
        svg.text(kWidth - 14, y + 18,
                 fmt::format("{:.1f} points", std::accumulate(lines[bot].begin(), lines[bot].end(), 0.0)), "value",
                 Align::Right);
        double below = 0, above = 0;
        for (size_t i = 0; i < names.size(); ++i) {
            const double points = lines[bot][i];
            double& edge = points < 0 ? below : above;
            const double from = x(std::min(edge, edge + points)), to = x(std::max(edge, edge + points));
            edge += points;
            svg.hint(fmt::format("{}: {:.1f} from {}", bots[bot], points, names[i]));
            svg.rect(from, y + 25, to - from - 1, kBar, fill(line_colour(i)), 1.5);
            if (to - from > 20)
                svg.text((from + to - 1) / 2, y + 25 + kBar / 2 + 4, fmt::format("{:.0f}", points), "inside",
                         Align::Middle);
            svg.end_hint();
        }
    }
    svg.line(x(0), 22, x(0), bottom, "axis");
    axis(svg, x, bottom, round_step(most - least, 6, 1));
    return svg.str();
}

std::string ArenaPlots::lengths() const {
    constexpr double kHeight = 170;
    const std::vector<int> values = decisions();
    const Histogram bins = histogram(values, values, 28);
    const Scale x{bins.first, bins.last(), 14, kWidth - 14};
    Svg svg(kWidth, kHeight + kAxis, "How many decisions the games took");
    for (size_t i = 0; i < bins.count.size(); ++i) {
        const double from = bins.first + bins.width * static_cast<double>(i);
        const double height = (kHeight - 24) * static_cast<double>(bins.count[i]) / static_cast<double>(bins.most());
        svg.hint(fmt::format("{} games of {:g} to {:g} decisions", bins.count[i], from, from + bins.width - 1));
        svg.rect(x(from) + 0.5, kHeight - height, x(from + bins.width) - x(from) - 1, height, fill("var(--accent)"), 1);
        svg.end_hint();
    }
    const double mid = quantile(values, 0.5) + 0.5;
    svg.line(x(mid), 18, x(mid), kHeight, "fair");
    svg.text(std::clamp(x(mid), 60.0, kWidth - 60), 12, fmt::format("median {:g}", mid - 0.5), "tick", Align::Middle);
    svg.line(14, kHeight, kWidth - 14, kHeight, "axis");
    axis(svg, x, kHeight, round_step(x.to - x.from, 6, 1));
    return svg.str();
}

std::string ArenaPlots::offers() const {
    constexpr double kRow = 22, kLabel = 70;
    uint64_t bins[kOfferBins]{}, all = 0;
    for (const MatchResult& match : games)
        for (size_t i = 0; i < kOfferBins; ++i) {
            bins[i] += match.offer_bins[i];
            all += match.offer_bins[i];
        }
    size_t rows = kOfferBins;
    while (rows > 1 && !bins[rows - 1]) --rows;
    const double most = static_cast<double>(*std::max_element(bins, bins + rows));
    Svg svg(kWidth, kRow * static_cast<double>(rows) + 8, "How many moves a decision chose from");
    for (size_t i = 0; i < rows; ++i) {
        const double y = kRow * static_cast<double>(i) + 4,
                     width = (kWidth - kLabel - 66) * static_cast<double>(bins[i]) / std::max(1.0, most);
        const int from = kOfferBinFrom[i], to = i + 1 < kOfferBins ? kOfferBinFrom[i + 1] - 1 : 0;
        const std::string label = to == 0      ? fmt::format("{} +", from)
                                  : to == from ? fmt::format("{}", from)
                                               : fmt::format("{} to {}", from, to);
        svg.text(kLabel - 10, y + 15, label, "tick", Align::Right);
        svg.rect(kLabel, y + 2, std::max(width, 1.0), kRow - 5, fill("var(--accent)"), 1);
        svg.text(kLabel + width + 8, y + 15,
                 fmt::format("{:.1f} %",
                             100 * static_cast<double>(bins[i]) / static_cast<double>(std::max<uint64_t>(1, all))),
                 "value");
    }
    return svg.str();
}

}  // namespace pentarchy
