// Two tables; a share whose interval holds one half is not shaded, as it may be luck.
#include "ai/report_sides.h"

#include "ai/report_svg.h"

namespace pentarchy {
namespace {

std::string interval(const Interval& ci95) {
    return fmt::format("{:.0f} to {:.0f} %", 100 * ci95.low, 100 * ci95.high);
}

// The further from one half, the stronger.
std::string shade(const Pairing& pairing) {
    if (pairing.ci95().holds(0.5)) return "";
    const double share = pairing.share();
    return fmt::format(" style=\"background:color-mix(in srgb, var(--{}) {:.0f}%, transparent)\"",
                       share > 0.5 ? "accent" : "change", 20 + 100 * std::abs(share - 0.5));
}

std::string cell(const Pairing& pairing) {
    if (!pairing.games) return "<td></td>";
    return fmt::format("<td{}><b>{:.0f} %</b><br><small>{}, n {}</small></td>", shade(pairing), 100 * pairing.share(),
                       interval(pairing.ci95()), pairing.games);
}

}  // namespace

std::string sides_table(const Sides& sides) {
    std::string out =
        "<div class=\"scroll\"><table><tr><th>Side</th><th>Games</th><th>Wins</th><th>Win share</th><th>95 % "
        "interval</th><th>Mean score</th><th>Mean rank</th></tr>\n";
    for (size_t i = 0; i < sides.names.size(); ++i) {
        const Tally& t = sides.tallies[i];
        out += fmt::format(
            "<tr><td>{}</td><td>{}</td><td>{:.1f}</td><td>{:.1f} %</td><td>{:.1f} to {:.1f} %</td><td>{:.2f}</td>"
            "<td>{:.2f}</td></tr>\n",
            escaped(sides.names[i]), t.games, t.wins, 100 * t.win_share, 100 * t.ci95.low, 100 * t.ci95.high,
            t.mean_score, t.mean_rank);
    }
    return out + "</table></div>\n";
}

std::string pairings_table(const Sides& sides) {
    std::string out = "<div class=\"scroll\"><table><tr><th></th>";
    for (const std::string& name : sides.names) out += fmt::format("<th>v {}</th>", escaped(name));
    out += "</tr>\n";
    for (size_t i = 0; i < sides.names.size(); ++i) {
        out += fmt::format("<tr><td>{}</td>", escaped(sides.names[i]));
        for (const Pairing& pairing : sides.pairings[i]) out += cell(pairing);
        out += "</tr>\n";
    }
    return out + "</table></div>\n";
}

}  // namespace pentarchy
