// The page: what was found in a sentence, the plots, the figures they were drawn from.
#include "ai/report.h"

#include "ai/report_plots.h"
#include "ai/report_sides.h"

namespace pentarchy {
namespace {

// "greedy", "greedy 2": bots that are the same are still told apart.
std::vector<std::string> labels(const std::vector<BotSpec>& bots) {
    std::vector<std::string> out;
    for (size_t i = 0; i < bots.size(); ++i) {
        const auto same = [&](const BotSpec& bot) { return bot.word == bots[i].word; };
        const auto before = std::count_if(bots.begin(), bots.begin() + static_cast<long>(i), same);
        out.push_back(before ? fmt::format("{} {}", bots[i].word, before + 1) : bots[i].word);
    }
    return out;
}

std::string in_words(std::string name) {
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

std::string section(std::string_view title, std::string_view caption, std::string_view body, bool wide = false) {
    return fmt::format("<section{}>\n<h2>{}</h2>\n<p>{}</p>\n{}</section>\n", wide ? " class=\"wide\"" : "",
                       escaped(title), escaped(caption), body);
}

std::string lead(const std::vector<std::string>& names, const std::vector<Tally>& tallies, const ArenaResult& result) {
    const double fair = 1 / static_cast<double>(names.size());
    const Tally& first = tallies[0];
    const char* said = first.ci95.low > fair    ? "more than its fair share"
                       : first.ci95.high < fair ? "less than its fair share"
                                                : "which cannot be told from its fair share";
    std::string out =
        fmt::format("{} wins {:.1f} % of {} games, {} of {:.1f} % (95 % interval {:.1f} to {:.1f} %).", names[0],
                    100 * first.win_share, first.games, said, 100 * fair, 100 * first.ci95.low, 100 * first.ci95.high);
    if (!result.sprt) return out;
    const Sprt::Verdict verdict = result.sprt->verdict();
    return out + fmt::format(" The sequential test ({:.1f} % against {:.1f} %) {}.", 100 * result.sprt->fair(),
                             100 * result.sprt->better(),
                             verdict == Sprt::Verdict::Open     ? "is still open"
                             : verdict == Sprt::Verdict::Better ? "stopped for the better"
                                                                : "stopped for the fair share");
}

std::string ledger(const ArenaPlots& plots) {
    const std::vector<std::string> names = plots.line_names();
    const auto lines = plots.mean_lines();
    std::string out = "<div class=\"scroll\"><table><tr><th>Mean points</th>";
    for (const std::string& bot : plots.bots) out += fmt::format("<th>{}</th>", escaped(bot));
    out += "</tr>\n";
    for (size_t i = 0; i < names.size(); ++i) {
        out += fmt::format("<tr><td><span class=\"swatch\" style=\"background:{}\"></span>{}</td>", line_colour(i),
                           escaped(in_words(names[i])));
        for (const auto& mine : lines) out += fmt::format("<td>{:.1f}</td>", mine[i]);
        out += "</tr>\n";
    }
    return out + "</table></div>\n";
}

std::string figures(const std::vector<std::string>& names, const std::vector<Tally>& tallies) {
    std::string out =
        "<div class=\"scroll\"><table><tr><th>Bot</th><th>Games</th><th>Wins</th><th>Win share</th><th>95 % "
        "interval</th><th>Mean score</th>"
        "<th>Mean rank</th><th>Seconds per decision</th><th>Longest</th></tr>\n";
    for (size_t i = 0; i < names.size(); ++i) {
        const Tally& t = tallies[i];
        out += fmt::format(
            "<tr><td><span class=\"swatch\" style=\"background:{}\"></span>{}</td><td>{}</td><td>{:.1f}</td><td>{:.1f} "
            "%</td><td>{:.1f} to {:.1f} %</td>"
            "<td>{:.2f}</td><td>{:.2f}</td><td>{:.5f}</td><td>{:.3f}</td></tr>\n",
            bot_colour(i), escaped(names[i]), t.games, t.wins, 100 * t.win_share, 100 * t.ci95.low, 100 * t.ci95.high,
            t.mean_score, t.mean_rank, t.seconds_per_decision, t.longest_decision);
    }
    return out + "</table></div>\n";
}

std::string side_sections(const Sides& sides) {
    if (sides.names.empty()) return "";
    return section(
               "Which side is better",
               "Whoever played it. Drawn by lot, every bot has played each equally often; chosen, the choice counts "
               "as well.",
               sides_table(sides), true) +
           section("Side against side",
                   "How often the side of the row came in before that of the column; shaded if one half lies outside "
                   "the 95 % interval.",
                   pairings_table(sides), true);
}

std::string all_plots(const ArenaPlots& plots, const std::vector<Tally>& tallies) {
    std::string out = section(
        "Who wins", "The dot is the share of games won, the line its 95 % interval; dashed is what equals would win.",
        plots.win_shares());
    out +=
        section("Which seat is better", "Every bot has sat in every seat equally often, so what is left is the seat.",
                plots.seat_advantage());
    out +=
        section("How the scores are spread",
                "Each silhouette is one bot; the line below it holds the middle half of its games, the dot the median.",
                plots.scores());
    const std::vector<int> lengths = plots.decisions();
    out += "<div class=\"plots\" style=\"grid-template-columns:minmax(0,1fr)\">\n";
    out += section("How long a game is",
                   fmt::format("Decisions of all seats; half of the games took {:g} to {:g}.", quantile(lengths, 0.25),
                               quantile(lengths, 0.75)),
                   plots.lengths());
    out += section("How wide a choice is", "Of all decisions, how many moves they chose from.", plots.offers());
    out += "</div>\n";
    if (const std::string points = plots.points(); !points.empty())
        out += section("Where the points come from", "Mean points at the end, line by line of the score sheet.",
                       "<div class=\"split\">" + points + ledger(plots) + "</div>\n", true);
    out += side_sections(tally_by_side(plots.games));
    return out + section("The figures", "A shared win counts in parts; a rank is the place at the end, 1 the best.",
                         figures(plots.bots, tallies), true);
}

}  // namespace

std::string arena_report(const AnyGame& game, const ArenaRequest& request, const ArenaResult& result,
                         std::string_view command) {
    const char* const* words = game.info().seat_words;
    const ArenaPlots plots{labels(request.bots), {words, words + request.seats()}, result.games};
    const std::vector<Tally> tallies = tally_by_bot(result.games, request.seats());
    const std::string heading = fmt::format("{}: {}", game.text("en").get("game.name"), fmt::join(plots.bots, ", "));
    std::string out = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, "
        "initial-scale=1\">\n<title>{0}</title>\n<style>{1}</style>\n</head>\n<body>\n<main>\n"
        "<header>\n<p class=\"over\">Pentarchy arena</p>\n<h1>{0}</h1>\n<p class=\"lead\">{2}</p>\n",
        escaped(heading), report_style(), escaped(lead(plots.bots, tallies, result)));
    out += fmt::format(
        "<p class=\"note\">{} games with {} seats, seed {}; seats rotated, the same luck in every "
        "rotation.</p>\n<pre>{}</pre>\n</header>\n",
        result.games.size(), request.seats(), request.seed, escaped(command));
    return out + "<div class=\"plots\">\n" + all_plots(plots, tallies) + "</div>\n</main>\n</body>\n</html>\n";
}

}  // namespace pentarchy
