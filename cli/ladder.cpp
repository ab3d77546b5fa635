// pentarchy ladder: the standard levels at mixed tables, rated by their placements, with controls.
#include <memory>

#include "ai/ladder.h"
#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/progress.h"

namespace pentarchy {
namespace {

constexpr uint64_t kUsualSeats = 4;
constexpr size_t kMostLevels = 12;

struct LadderCommand {
    GameChoice choice;
    std::string levels = "random,greedy,easy,medium,hard";
    LadderRequest request;
    bool json = false, check = false;

    void prepare();
    void run();
};

// Strongest first.
std::vector<LadderEntry> ranked(std::vector<LadderEntry> rows) {
    std::stable_sort(rows.begin(), rows.end(),
                     [](const LadderEntry& a, const LadderEntry& b) { return a.rating.rating > b.rating.rating; });
    return rows;
}

Json to_json(const LadderCommand& command, const LadderResult& result, const std::vector<Control>& controls) {
    boost::json::array levels, checks;
    for (const LadderEntry& row : ranked(result.rows))
        levels.push_back({{"bot", row.bot},
                          {"rating", row.rating.rating},
                          {"ci95_low", row.rating.ci95.low},
                          {"ci95_high", row.rating.ci95.high},
                          {"games", row.tally.games},
                          {"wins", row.tally.wins},
                          {"win_share", row.tally.win_share},
                          {"mean_score", row.tally.mean_score},
                          {"mean_rank", row.tally.mean_rank},
                          {"seconds_per_decision", row.tally.seconds_per_decision}});
    for (const Control& control : controls)
        checks.push_back({{"control", control.name}, {"holds", control.holds}, {"found", control.sentence}});
    boost::json::object out{{"levels", levels},
                            {"game", command.choice.slug},
                            {"seats", command.request.seats},
                            {"games", result.games},
                            {"games_asked", command.request.games},
                            {"seed", command.request.seed},
                            {"options", command.request.options},
                            {"scale", "Plackett-Luce on placements, 400 points for ten times the strength, mean 1500"}};
    if (command.check) out["controls"] = checks;
    return out;
}

void print_summary(const LadderCommand& command, const LadderResult& result, const std::vector<Control>& controls) {
    fmt::print("{}: {} games with {} seats, seed {}\n", command.choice.slug, grouped(result.games),
               command.request.seats, command.request.seed);
    if (result.games != command.request.games)
        fmt::print("  {} games asked for, {} play every mixed table equally often\n", command.request.games,
                   result.games);
    fmt::print("  ratings by Plackett and Luce: 400 points are ten times the strength, the mean is 1500\n\n");
    size_t width = 5;
    for (const LadderEntry& row : result.rows) width = std::max(width, row.bot.size());
    fmt::print("  {:<{}}  rating   95 % interval   games  win share   score   rank  s/decision\n", "level", width);
    for (const LadderEntry& row : ranked(result.rows))
        fmt::print("  {:<{}}  {:>6.0f}   {:>5.0f} - {:>5.0f}  {:>6}  {:>7.1f} %  {:>6.2f}  {:>5.2f}  {:>10.5f}\n",
                   row.bot, width, row.rating.rating, row.rating.ci95.low, row.rating.ci95.high, row.tally.games,
                   100 * row.tally.win_share, row.tally.mean_score, row.tally.mean_rank,
                   row.tally.seconds_per_decision);
    if (!controls.empty()) fmt::print("\n");
    for (const Control& control : controls)
        fmt::print("  control \"{}\" {}: {}\n", control.name, control.holds ? "holds" : "FAILS", control.sentence);
}

void LadderCommand::prepare() {
    const GameInfo& info = choice.game().info();
    request.bots = parse_bots(split(levels, ','));
    request.options = choice.options();
    if (request.bots.size() < 2 || request.bots.size() > kMostLevels)
        bad_input("a ladder has 2 to {} levels, not {}", kMostLevels, request.bots.size());
    for (size_t i = 0; i < request.bots.size(); ++i)
        for (size_t j = 0; j < i; ++j)
            if (request.bots[i].word == request.bots[j].word)
                bad_input("the level {} is listed twice", request.bots[i].word);
    if (!request.seats)
        request.seats = static_cast<size_t>(std::clamp<uint64_t>(std::min(kUsualSeats, request.bots.size()),
                                                                 static_cast<uint64_t>(info.min_seats),
                                                                 static_cast<uint64_t>(info.max_seats)));
}

void LadderCommand::run() {
    prepare();
    const auto edition = choice.edition();
    const AnyAi& ai = ai_for(choice.game());
    ProgressBar bar;
    request.progress = [&](uint64_t done, uint64_t all) { bar.show(done, all); };
    const LadderResult result = run_ladder(ai, *edition, request);
    std::vector<Control> controls;
    if (check) {
        const BotSpec best = parse_bot(ranked(result.rows).front().bot);
        controls = {mirror_control(ai, *edition, request), saturation_control(ai, *edition, request, best)};
    }
    bar.clear();
    if (json) {
        fmt::print("{}", dump(to_json(*this, result, controls), true));
    } else {
        print_summary(*this, result, controls);
    }
    for (const Control& control : controls)
        if (!control.holds) check_fails();
}

}  // namespace

void add_ladder(CLI::App& app) {
    CLI::App* command = app.add_subcommand("ladder", "Rate the levels of computer players against each other");
    auto self = std::make_shared<LadderCommand>();
    LadderRequest& request = self->request;
    request.seats = 0;
    self->choice.add_game(*command);
    command
        ->add_option("--seats-count", request.seats, "How many sit at a table; 4 if the game and the levels allow it")
        ->type_name("N")
        ->check(whole_number(1, kMaxSeats));
    command
        ->add_option("--games", request.games, "How many games, rounded up to play all tables equally; 100 if left out")
        ->type_name("N")
        ->check(whole_number(1, 1'000'000));
    add_seed(*command, request.seed);
    command->add_option("--levels", self->levels, "Who is rated: random,greedy,easy,medium,hard if left out")
        ->type_name("LIST");
    command
        ->add_option("--threads", request.threads,
                     "How many games at once; no more than cores if bots think by the clock")
        ->type_name("T")
        ->check(whole_number(1, 256));
    command->add_flag("--json", self->json, "One JSON object instead of a table");
    command->add_flag("--check", self->check, "Play the controls too; exit code 1 if one fails");
    self->choice.add_options(*command);
    self->choice.add_edition(*command);
    command->footer(
        "Examples:\n"
        "  pentarchy ladder endeavor --games 100 --seed 1 --threads 2 --check\n"
        "  pentarchy ladder endeavor --levels random,greedy,mcts:100,mcts:1000 --seats-count 3 --games 240 --json");
    command->callback([self] { self->run(); });
}

}  // namespace pentarchy
