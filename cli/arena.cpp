// pentarchy arena: which of some bots is the stronger, with rotated seats, the same luck for each, and intervals.
#include <unistd.h>

#include <memory>

#include "ai/report.h"
#include "ai/sides.h"
#include "ai/tally.h"
#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "cli/progress.h"

namespace pentarchy {
namespace {

struct ArenaCommand {
    GameChoice choice;
    std::string seats, report_file;
    ArenaRequest request;
    bool json = false, sprt = false;

    void run();
    std::string words() const;  // the command that repeats the run
};

struct Figures {
    uint64_t decisions = 0, offers = 0, steps = 0;
    int max_offer = 0;

    explicit Figures(const std::vector<MatchResult>& games) {
        for (const MatchResult& match : games) {
            decisions += match.decisions;
            offers += match.offers;
            steps += match.steps;
            max_offer = std::max(max_offer, match.max_offer);
        }
    }
    double mean_offer() const { return decisions ? static_cast<double>(offers) / static_cast<double>(decisions) : 0; }
};

boost::json::object tally_json(const char* key, std::string_view name, const Tally& tally) {
    return {{key, name},
            {"games", tally.games},
            {"wins", tally.wins},
            {"win_share", tally.win_share},
            {"ci95_low", tally.ci95.low},
            {"ci95_high", tally.ci95.high},
            {"mean_score", tally.mean_score},
            {"mean_rank", tally.mean_rank}};
}

boost::json::array bots_json(const ArenaRequest& request, const ArenaResult& result) {
    boost::json::array out;
    const std::vector<Tally> tallies = tally_by_bot(result.games, request.seats());
    for (size_t i = 0; i < request.seats(); ++i) {
        auto bot = tally_json("bot", request.bots[i].word, tallies[i]);
        bot["decisions"] = tallies[i].decisions;
        bot["seconds_per_decision"] = tallies[i].seconds_per_decision;
        bot["longest_decision"] = tallies[i].longest_decision;
        out.push_back(std::move(bot));
    }
    return out;
}

boost::json::array sides_json(const Sides& sides) {
    boost::json::array out;
    for (size_t i = 0; i < sides.names.size(); ++i) {
        auto side = tally_json("side", sides.names[i], sides.tallies[i]);
        boost::json::object against;
        for (size_t j = 0; j < sides.names.size(); ++j)
            if (const Pairing& pairing = sides.pairings[i][j]; pairing.games)
                against[sides.names[j]] = {{"games", pairing.games},
                                           {"ahead_share", pairing.share()},
                                           {"ci95_low", pairing.ci95().low},
                                           {"ci95_high", pairing.ci95().high}};
        side["against"] = std::move(against);
        out.push_back(std::move(side));
    }
    return out;
}

Json to_json(const AnyGame& game, const ArenaRequest& request, const ArenaResult& result) {
    const Figures figures(result.games);
    boost::json::array seats, advantage;
    const std::vector<Tally> tallies = tally_by_seat(result.games, request.seats());
    for (size_t i = 0; i < request.seats(); ++i) {
        seats.emplace_back(request.bots[i].word);
        advantage.push_back(tally_json("seat", game.info().seat_words[i], tallies[i]));
    }
    const auto games = static_cast<double>(result.games.size());
    boost::json::object out{{"bots", bots_json(request, result)},
                            {"game", game.info().slug},
                            {"seats", seats},
                            {"games", result.games.size()},
                            {"games_asked", request.games},
                            {"seed", request.seed},
                            {"options", request.options},
                            {"seats_advantage", advantage},
                            {"mean_decisions", static_cast<double>(figures.decisions) / games},
                            {"mean_offer", figures.mean_offer()},
                            {"max_offer", figures.max_offer}};
    if (result.sprt)
        out["sprt"] = {{"verdict", word(result.sprt->verdict())}, {"fair_share", result.sprt->fair()},
                       {"better_share", result.sprt->better()},   {"error", kSprtError},
                       {"log_ratio", result.sprt->log_ratio()},   {"bound", Sprt::bound()}};
    if (const Sides sides = tally_by_side(result.games); !sides.names.empty()) out["sides"] = sides_json(sides);
    out["resumed"] = result.resumed;
    out["seconds"] = result.seconds;
    return out;
}

void print_sprt(const ArenaRequest& request, const Sprt& sprt) {
    const char* said = sprt.verdict() == Sprt::Verdict::Open     ? "not decided"
                       : sprt.verdict() == Sprt::Verdict::Better ? "decided: it is better than fair"
                                                                 : "decided: not better than fair";
    fmt::print("\n  sequential test of {}: {} ({:.1f} % v {:.1f} %, log ratio {:.2f}, bounds ±{:.2f})\n",
               request.bots[0].word, said, 100 * sprt.fair(), 100 * sprt.better(), sprt.log_ratio(), Sprt::bound());
}

std::string share(const Tally& tally) {
    return fmt::format("{:>6}  {:>7.1f}  {:>7.1f} %  {:>5.1f} - {:>5.1f} %  {:>7.2f}  {:>5.2f}", tally.games,
                       tally.wins, 100 * tally.win_share, 100 * tally.ci95.low, 100 * tally.ci95.high, tally.mean_score,
                       tally.mean_rank);
}

// Each side by itself, then how often the side of a row came in before that of a column.
void print_sides(const Sides& sides) {
    if (sides.names.empty()) return;
    size_t width = 4;
    for (const std::string& name : sides.names) width = std::max(width, name.size());
    fmt::print("\n  {:<{}}   games     wins  win share   95 % interval    score   rank\n", "side", width);
    for (size_t i = 0; i < sides.names.size(); ++i)
        fmt::print("  {:<{}}  {}\n", sides.names[i], width, share(sides.tallies[i]));
    fmt::print("\n  {:<{}}", "v", width);
    for (const std::string& name : sides.names) fmt::print("  {:>22}", name);
    for (size_t i = 0; i < sides.names.size(); ++i) {
        fmt::print("\n  {:<{}}", sides.names[i], width);
        for (const Pairing& pairing : sides.pairings[i])
            fmt::print("  {:>22}", pairing.games
                                       ? fmt::format("{:.0f} % ({:.0f} - {:.0f}) n {}", 100 * pairing.share(),
                                                     100 * pairing.ci95().low, 100 * pairing.ci95().high, pairing.games)
                                       : "");
    }
    fmt::print("\n");
}

void print_summary(const AnyGame& game, const ArenaRequest& request, const ArenaResult& result) {
    const size_t seats = request.seats();
    fmt::print("{}: {} games with {} seats in {:.1f} s, seed {}\n", game.info().slug, grouped(result.games.size()),
               seats, result.seconds, request.seed);
    if (request.rounded_games() != request.games)
        fmt::print("  {} games asked for, {} are whole rotations of {} seats\n", request.games, request.rounded_games(),
                   seats);
    if (result.resumed) fmt::print("  {} of them were in {}\n", result.resumed, request.results_file);
    size_t width = 4;
    for (const BotSpec& bot : request.bots) width = std::max(width, bot.word.size());
    fmt::print("\n  {:<{}}   games     wins  win share   95 % interval    score   rank  s/decision  longest\n", "bot",
               width);
    const std::vector<Tally> by_bot = tally_by_bot(result.games, seats), by_seat = tally_by_seat(result.games, seats);
    for (size_t i = 0; i < seats; ++i)
        fmt::print("  {:<{}}  {}  {:>10.5f}  {:>7.3f}\n", request.bots[i].word, width, share(by_bot[i]),
                   by_bot[i].seconds_per_decision, by_bot[i].longest_decision);
    fmt::print("\n  {:<{}}   games     wins  win share   95 % interval    score   rank   (fair share {:.1f} %)\n",
               "seat", width, 100.0 / static_cast<double>(seats));
    for (size_t i = 0; i < seats; ++i)
        fmt::print("  {:<{}}  {}\n", game.info().seat_words[i], width, share(by_seat[i]));
    print_sides(tally_by_side(result.games));
    const Figures figures(result.games);
    fmt::print("\n  per game {:.1f} decisions; {:.1f} offers on average, {} at most\n",
               static_cast<double>(figures.decisions) / static_cast<double>(result.games.size()), figures.mean_offer(),
               figures.max_offer);
    if (result.sprt) print_sprt(request, *result.sprt);
}

std::string ArenaCommand::words() const {
    std::string out = fmt::format("pentarchy arena {} --seats {} --games {} --seed {}", choice.slug, seats,
                                  request.games, request.seed);
    for (const std::string& option : choice.option_words) out += " --option " + option;
    if (!choice.edition_file.empty()) out += " --edition " + choice.edition_file;
    if (request.sprt_share) out += fmt::format(" --sprt --sprt-share {:g}", *request.sprt_share);
    return out;
}

// Hours of games must not end in a page that cannot be written.
void check_folder_of(const std::string& file) {
    const size_t slash = file.rfind('/');
    const std::string folder = slash == file.npos ? "." : file.substr(0, slash + 1);
    if (::access(folder.c_str(), W_OK) != 0) bad_input("{}: cannot be written ({})", file, std::strerror(errno));
}

void ArenaCommand::run() {
    const auto edition = choice.edition();
    request.bots = parse_bots(split(seats, ','));
    request.options = choice.options();
    if (sprt && !request.sprt_share) request.sprt_share = default_sprt_share(request.seats());
    if (request.sprt_share && *request.sprt_share * static_cast<double>(request.seats()) <= 1)
        bad_input("--sprt-share {} is not above the fair share of {} seats", *request.sprt_share, request.seats());
    if (!report_file.empty()) check_folder_of(report_file);
    const ArenaResult result = [&] {
        ProgressBar bar;
        request.progress = [&](uint64_t done, uint64_t all) { bar.show(done, all); };
        return run_arena(ai_for(choice.game()), *edition, request);
    }();
    if (!report_file.empty()) write_file(report_file, arena_report(choice.game(), request, result, words()));
    if (!json) return print_summary(choice.game(), request, result);
    fmt::print("{}", dump(to_json(choice.game(), request, result), true));
}

}  // namespace

void add_arena(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("arena", "Measure bots against each other: rotated seats, equal luck, intervals");
    auto self = std::make_shared<ArenaCommand>();
    ArenaRequest& request = self->request;
    request.games = 100;
    self->choice.add_game(*command);
    command->add_option("--seats", self->seats, "The bots, one per seat: hard,greedy,greedy")
        ->type_name("LIST")
        ->required();
    command->add_option("--games", request.games, "How many games, rounded up to whole rotations; 100 if left out")
        ->type_name("N")
        ->check(whole_number(1, 1'000'000));
    add_seed(*command, request.seed);
    command
        ->add_option("--threads", request.threads,
                     "How many games at once; no more than cores if bots think by the clock")
        ->type_name("T")
        ->check(whole_number(1, 256));
    command->add_flag("--json", self->json, "One JSON object instead of a table");
    command->add_option("--report", self->report_file, "Write a page with plots")->type_name("FILE.html");
    command
        ->add_option("--results", request.results_file,
                     "Keep finished games in this file, and go on from those it holds")
        ->type_name("FILE");
    command->add_flag("--sprt", self->sprt, "Stop as soon as it is decided whether the first bot is better than fair");
    command
        ->add_option("--sprt-share", request.sprt_share,
                     "With --sprt: the win share worth finding; fair + 0.1 if left out")
        ->type_name("P")
        ->check(CLI::Range(0.001, 0.999));
    self->choice.add_options(*command);
    self->choice.add_edition(*command);
    command->footer(
        "Examples:\n"
        "  pentarchy arena endeavor --seats greedy,random,random,random --games 400 --seed 1 --threads 2\n"
        "  pentarchy arena endeavor --seats mcts:1000,greedy,greedy,greedy --games 200 --sprt --json\n"
        "  pentarchy arena outpost --seats hard,greedy,greedy --games 60 --results hard.jsonl --report hard.html");
    command->callback([self] {
        if (self->request.sprt_share && !self->sprt) bad_input("--sprt-share goes with --sprt");
        self->run();
    });
}

}  // namespace pentarchy
