// pentarchy analyse: what every decision of a recorded game was worth, and what would have been better.
#include <memory>

#include <fmt/ranges.h>

#include "base/utf8.h"
#include "catalog/catalog.h"
#include "cli/analyse_report.h"
#include "cli/analyse_words.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/terminal.h"

namespace pentarchy {

std::string Analysis::seat_name(Seat seat) const { return table.seat_name(seat, text); }
std::string Analysis::game_name() const { return say("game.name"); }
std::string Analysis::heading() const {
    return say("analyse.decisions", {number_arg("number", static_cast<int>(judged.size())), {"budget", budget}});
}

std::string Analysis::loss_text(double loss) const {
    std::string out = fmt::format("{:.1f}\u00a0%", loss * 100);
    if (text.lang() == "cs") std::replace(out.begin(), out.end(), '.', ',');
    return out;
}
std::string Analysis::loss_text(const Judged& j) const { return (j.rough ? "~" : "") + loss_text(j.loss); }
std::string Analysis::goes_on(const Judged& j) const { return fmt::format("{}", fmt::join(j.line_labels, " → ")); }

namespace {

struct Analyse {
    std::string file, seat, budget = "mcts:500", report_file, lang = "en";
    bool json = false;

    void run() const;
};

std::string percent(double share) { return fmt::format("{:.0f}\u00a0%", share * 100); }

std::string padded(const std::string& words, int width) {
    return words + std::string(static_cast<size_t>(std::max(0, width - screen_width(words))), ' ');
}

void print_table(const Analysis& a) {
    std::vector<std::vector<std::string>> rows;
    rows.push_back({a.say("analyse.event"), a.say("analyse.seat"), a.say("analyse.move"), a.say("analyse.loss"),
                    a.say("analyse.best"), a.say("analyse.expected")});
    bool rough = false;
    for (const Judged& j : a.judged) {
        rows.push_back({std::to_string(j.event + 1), upper_first(a.seat_name(j.seat)), j.label, a.loss_text(j),
                        j.move == j.best ? a.say("analyse.same") : j.best_label,
                        percent(j.before[j.seat]) + " → " + percent(j.after[j.seat])});
        rough |= j.rough;
    }
    std::vector<int> width(rows[0].size());
    for (const auto& row : rows)
        for (size_t i = 0; i < row.size(); ++i) width[i] = std::max(width[i], screen_width(row[i]));
    for (const auto& row : rows) {
        std::string line;
        for (size_t i = 0; i < row.size(); ++i) line += padded(row[i], width[i] + 2);
        fmt::print("{}\n", line.substr(0, line.find_last_not_of(' ') + 1));
    }
    if (rough) fmt::print("{}\n", a.say("analyse.rough"));
}

void print_summary(const Analysis& a) {
    for (Seat seat = 0; seat < a.table.seats(); ++seat) {
        const SeatSummary summary = sum_up(a.judged, seat, kMistakesEach);
        if (!summary.decisions) continue;
        fmt::print("\n{}\n", a.say("analyse.summary", {{"seat", a.seat_name(seat)},
                                                       number_arg("number", static_cast<int>(summary.decisions)),
                                                       {"loss", a.loss_text(summary.mean_loss)}}));
        for (const Judged* j : summary.mistakes)
            fmt::print("  {}\n", wrapped(a.say("analyse.mistake", {{"event", std::to_string(j->event + 1)},
                                                                   {"loss", a.loss_text(*j)},
                                                                   {"label", j->label},
                                                                   {"line", a.goes_on(*j)}}),
                                         100, 6));
    }
}

Json to_json(const Analysis& a) {
    boost::json::array seats, decisions;
    for (Seat seat = 0; seat < a.table.seats(); ++seat) {
        const SeatSummary summary = sum_up(a.judged, seat, kMistakesEach);
        boost::json::array mistakes;
        for (const Judged* j : summary.mistakes) mistakes.emplace_back(j->event + 1);
        seats.push_back(boost::json::object{{"seat", a.table.seat_word(seat)},
                                            {"decisions", summary.decisions},
                                            {"mean_loss", summary.mean_loss},
                                            {"mistakes", std::move(mistakes)}});
    }
    for (const Judged& j : a.judged)
        decisions.push_back(boost::json::object{{"event", j.event + 1},
                                                {"seat", a.table.seat_word(j.seat)},
                                                {"offers", j.offers},
                                                {"move", j.move},
                                                {"loss", j.loss},
                                                {"best", j.best},
                                                {"line", boost::json::value_from(j.line)},
                                                {"before", boost::json::value_from(j.before)},
                                                {"after", boost::json::value_from(j.after)},
                                                {"tries", j.tries},
                                                {"played_tries", j.played_tries},
                                                {"rough", j.rough}});
    return boost::json::object{{"game", a.table.edition().game().info().slug},
                               {"budget", a.budget},
                               {"seats", std::move(seats)},
                               {"decisions", std::move(decisions)}};
}

void Analyse::run() const {
    const Json record = parse_json(read_file(file), file);
    const auto table = replay(record, file);
    const AnyEdition& edition = table->edition();
    const Texts text = analyse_words(edition.game(), lang);
    AnalysisRequest request;
    request.budget = parse_adviser(budget);
    if (!seat.empty()) request.seat = table->seat_of(seat);
    const Terminal terminal(true);
    if (!json)
        request.progress = [&](size_t event, size_t events) {
            terminal.status(fmt::format("{} {}/{}", render(text, "analyse.event"), event + 1, events));
        };
    const Analysis a{*table, text, request.budget.word,
                     analyse(ai_for(edition.game()), edition, record, file, text, request)};
    terminal.wipe_status();
    if (!report_file.empty()) write_file(report_file, analysis_page(a));
    if (json) return fmt::print("{}", dump(to_json(a), true));
    fmt::print("{}: {}\n", a.game_name(), a.judged.empty() ? a.say("analyse.none") : a.heading());
    if (a.judged.empty()) return;
    print_table(a);
    print_summary(a);
}

}  // namespace

void add_analyse(CLI::App& app) {
    CLI::App* command = app.add_subcommand("analyse", "Judge every decision of a recorded game");
    auto self = std::make_shared<Analyse>();
    command->add_option("file", self->file, "A full record, of a finished or a running game")
        ->required()
        ->type_name("FILE");
    command->add_option("--seat", self->seat, "Only the decisions of this seat")->type_name("S");
    command->add_option("--budget", self->budget, "Thinking about each decision: 500, 200ms, mcts:500, greedy, hard")
        ->type_name("SPEC")
        ->capture_default_str();
    command->add_flag("--json", self->json, "One JSON object instead of tables");
    command
        ->add_option("--report", self->report_file,
                     "Also write one page with a curve per seat and the biggest mistakes")
        ->type_name("FILE.html");
    add_lang(*command, self->lang);
    command->footer(
        "A decision is judged from what its seat could know. The loss is what the best move promised above the one "
        "played.\n"
        "Events are numbered as by `pentarchy replay`, whose --to N shows the table after event N.\n"
        "Examples:\n"
        "  pentarchy analyse game.json --seat red\n"
        "  pentarchy analyse game.json --budget 200ms --report game.html\n"
        "  pentarchy analyse game.json --json");
    command->callback([self] { self->run(); });
}

}  // namespace pentarchy
