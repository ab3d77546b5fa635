// pentarchy simulate: many games of computer players with exact statistics, or one game with its record.
#include <algorithm>
#include <memory>

#include "cli/bot_games.h"
#include "cli/commands.h"
#include "cli/common.h"

namespace pentarchy {
namespace {

struct Simulate {
    GameChoice choice;
    std::string seats, record_file, viewer;
    int games = 1, threads = 1;
    uint64_t seed = 0;
    bool json = false;

    void run() const;
    void write_record(const AnyEdition& edition, const std::vector<std::string>& names) const;
};

double per(double amount, double unit) { return unit > 0 ? amount / unit : 0; }

Json to_json(const AnyGame& game, const std::vector<std::string>& names, const SimulateResult& r) {
    const auto games = static_cast<double>(r.games), decisions = static_cast<double>(r.decisions);
    boost::json::object out;
    out["game"] = game.info().slug;
    out["seats"] = boost::json::value_from(names);
    out["games"] = r.games;
    out["decisions"] = r.decisions;
    out["steps"] = r.steps;
    out["seconds"] = r.seconds;
    out["games_per_second"] = per(games, r.seconds);
    out["decisions_per_second"] = per(decisions, r.seconds);
    out["mean_decisions"] = per(decisions, games);
    out["mean_offer"] = per(static_cast<double>(r.offers), decisions);
    out["max_offer"] = r.max_offer;
    out["mean_scores"] = boost::json::value_from(r.mean_scores);
    out["steps_per_second"] = per(static_cast<double>(r.steps), r.seconds);
    out["hash"] = fmt::format("{:016x}", r.hash);
    return out;
}

std::string rate(uint64_t amount, double seconds) {
    return grouped(static_cast<uint64_t>(per(static_cast<double>(amount), seconds)));
}

void print_summary(const AnyGame& game, const std::vector<std::string>& names, const SimulateResult& r) {
    const auto games = static_cast<double>(r.games), decisions = static_cast<double>(r.decisions);
    fmt::print("{}: {} game{} with {} seats in {:.2f} s\n", game.info().slug, grouped(r.games), r.games == 1 ? "" : "s",
               names.size(), r.seconds);
    fmt::print("  per second   {} games, {} decisions, {} steps\n", rate(r.games, r.seconds),
               rate(r.decisions, r.seconds), rate(r.steps, r.seconds));
    fmt::print("  per game     {:.1f} decisions, {:.1f} steps\n", per(decisions, games),
               per(static_cast<double>(r.steps), games));
    fmt::print("  per decision {:.1f} offers, {} at most\n", per(static_cast<double>(r.offers), decisions),
               r.max_offer);
    fmt::print("  mean scores ");
    for (size_t i = 0; i < r.mean_scores.size(); ++i)
        fmt::print(" {} {:.2f}", game.info().seat_words[i], r.mean_scores[i]);
    fmt::print("\n  hash         {:016x}\n", r.hash);
}

void Simulate::write_record(const AnyEdition& edition, const std::vector<std::string>& names) const {
    const auto table = play_through(edition, names, choice.options(), seed);
    const Json record = viewer.empty() ? table->record() : table->seat_record(viewer_named(viewer, *table));
    write_file(record_file, dump(record, true));
    fmt::print("{}: one game of {} events written to {}\n", choice.slug, grouped(table->events()), record_file);
}

void Simulate::run() const {
    const auto edition = choice.edition();
    const auto names = players(seats, choice.game());
    if (!record_file.empty()) return write_record(*edition, names);
    SimulateRequest request;
    request.seats = static_cast<int>(names.size());
    request.games = games;
    request.threads = threads;
    request.seed = seed;
    request.options = choice.options();
    const auto bots = parse_bots(names);
    const bool random =
        std::all_of(bots.begin(), bots.end(), [](const BotSpec& bot) { return bot.kind == BotSpec::Kind::Random; });
    const SimulateResult result = random ? edition->simulate(request) : play_bots(*edition, bots, request);
    if (!json) return print_summary(choice.game(), names, result);
    fmt::print("{}", dump(to_json(choice.game(), names, result), true));
}

}  // namespace

void add_simulate(CLI::App& app) {
    CLI::App* command = app.add_subcommand("simulate", "Play many games without people and report figures");
    auto self = std::make_shared<Simulate>();
    self->choice.add_game(*command);
    command
        ->add_option("--seats", self->seats,
                     "Who plays, one per seat: random, greedy, easy, medium, hard, mcts:1000, mcts:200ms")
        ->type_name("LIST");
    command->add_option("--games", self->games, "How many games")
        ->type_name("N")
        ->check(whole_number(1, 1'000'000'000));
    add_seed(*command, self->seed);
    command->add_option("--threads", self->threads, "How many threads; they change the time, not the result")
        ->type_name("T")
        ->check(whole_number(1, 256));
    command->add_flag("--json", self->json, "One JSON object instead of a summary");
    self->choice.add_options(*command);
    self->choice.add_edition(*command);
    command->add_option("--record", self->record_file, "Play one game at a table and write its record")
        ->type_name("FILE");
    command->add_option("--seat", self->viewer, "With --record: only what this seat, or \"spectator\", was shown")
        ->type_name("S");
    command->footer(
        "Each player keeps its seat; `pentarchy arena` rotates them and compares. Players with a time budget (easy, "
        "medium,\n"
        "hard, mcts:200ms) depend on the machine; with all others the seed decides everything.\n"
        "Examples:\n"
        "  pentarchy simulate outpost --seats random,random,random --games 10000 --seed 1 --threads 2\n"
        "  pentarchy simulate endeavor --seats mcts:200,greedy,greedy --games 10 --seed 1 --threads 2\n"
        "  pentarchy simulate outpost --seats random,random --games 1000 --seed 7 --option deals=off --json\n"
        "  pentarchy simulate outpost --seats random,random --seed 7 --record game.json");
    command->callback([self, command] {
        const bool many = command->count("--games") || command->count("--threads") || self->json;
        if (!self->record_file.empty() && many)
            bad_input("--record plays one game: leave --games, --threads and --json out");
        if (self->record_file.empty() && !self->viewer.empty()) bad_input("--seat goes with --record");
        self->run();
    });
}

}  // namespace pentarchy
