// pentarchy bench: the figures of every game on this machine, against which budgets are held.
#include <algorithm>
#include <memory>

#include "catalog/catalog.h"
#include "cli/bench_records.h"
#include "cli/commands.h"
#include "cli/common.h"

namespace pentarchy {
namespace {

constexpr double kSecondsEach = 1;
constexpr int kFirstGames = 200;  // enough to guess how many games fill the time

struct Measured {
    std::string game;
    int seats = 0;
    double decisions_per_second = 0, steps_per_second = 0, speedup = 0, copy_ns = 0;
    size_t state_bytes = 0;
    double tries_per_second = 0, hard_seconds = 0, hard_mebibytes = 0;  // of the search, in the middle of a game
};

// The level hard thinks about one decision half-way through a game of random moves.
void measure_search(const AnyGame& game, const AnyEdition& edition, int seats, Measured& out) {
    const std::vector<std::string> names(static_cast<size_t>(seats), "random");
    const auto whole = play_through(edition, names, boost::json::object(), 1);
    const auto table = edition.replay(whole->record(), "bench", whole->events() / 2);
    table->settle(true);
    if (table->is_over()) return;
    const auto bot = ai_for(game).bot(edition, parse_bot("hard"), 1);
    const Thought thought = bot->think(*table, lowest(table->pending()), {});
    out.tries_per_second = static_cast<double>(thought.iterations) / thought.seconds;
    out.hard_seconds = thought.seconds;
    out.hard_mebibytes = static_cast<double>(thought.bytes) / (1 << 20);
}

Measured measure(const AnyGame& game) {
    const auto edition = game.default_edition();
    SimulateRequest request;
    request.seats = game.info().max_seats;
    request.games = kFirstGames;
    request.seed = 1;
    const double first = edition->simulate(request).seconds;
    request.games = static_cast<int>(std::clamp(kFirstGames * kSecondsEach / std::max(first, 1e-6), 1.0, 1e8));
    const SimulateResult one = edition->simulate(request);
    request.threads = 2;
    const SimulateResult two = edition->simulate(request);

    Measured out;
    out.game = game.info().slug;
    out.seats = request.seats;
    out.decisions_per_second = static_cast<double>(one.decisions) / one.seconds;
    out.steps_per_second = static_cast<double>(one.steps) / one.seconds;
    out.speedup = one.seconds / two.seconds;
    out.state_bytes = edition->state_bytes();
    out.copy_ns = edition->copy_nanoseconds();
    measure_search(game, *edition, request.seats, out);
    return out;
}

Json to_json(const Measured& f) {
    return boost::json::object{{"game", f.game},
                               {"seats", f.seats},
                               {"decisions_per_second", f.decisions_per_second},
                               {"steps_per_second", f.steps_per_second},
                               {"speedup_2_threads", f.speedup},
                               {"state_bytes", f.state_bytes},
                               {"copy_nanoseconds", f.copy_ns},
                               {"search_iterations_per_second", f.tries_per_second},
                               {"hard_seconds", f.hard_seconds},
                               {"hard_mebibytes", f.hard_mebibytes}};
}

Json to_json(const RecordCost& r) {
    return boost::json::object{{"game", r.game},
                               {"events", r.events},
                               {"replay_milliseconds", r.replay_ms},
                               {"texts_milliseconds", r.texts_ms},
                               {"bytes", r.bytes}};
}

void print(const Measured& f) {
    fmt::print("{:<14}{:>6}{:>14}{:>14}{:>11.2f}x{:>8}{:>10.1f}{:>12}{:>9.3f}{:>10.1f}\n", f.game, f.seats,
               grouped(static_cast<uint64_t>(f.decisions_per_second)),
               grouped(static_cast<uint64_t>(f.steps_per_second)), f.speedup, f.state_bytes, f.copy_ns,
               grouped(static_cast<uint64_t>(f.tries_per_second)), f.hard_seconds, f.hard_mebibytes);
}
void print(const RecordCost& r) {
    fmt::print("{:<14}{:>8}{:>12.2f}{:>12.2f}{:>14.1f}{:>9.3f}\n", r.game, grouped(r.events), r.replay_ms, r.texts_ms,
               static_cast<double>(r.bytes) / static_cast<double>(r.events), static_cast<double>(r.bytes) / (1 << 20));
}

// Prints each as soon as it is measured, or keeps them for one JSON object.
template <class Figures>
void tell(const Figures& figures, boost::json::array* list) {
    list ? list->push_back(to_json(figures)) : print(figures);
}

void run(bool json) {
    boost::json::array speed, records;
    if (!json)
        fmt::print("{:<14}{:>6}{:>14}{:>14}{:>12}{:>8}{:>10}{:>12}{:>9}{:>10}\n", "game", "seats", "decisions/s",
                   "steps/s", "2 threads", "bytes", "copy ns", "tries/s", "hard s", "hard MiB");
    for (const AnyGame* game : games()) tell(measure(*game), json ? &speed : nullptr);
    if (!json)
        fmt::print("\n{:<14}{:>8}{:>12}{:>12}{:>14}{:>9}\n", "record", "events", "replay ms", "texts ms", "bytes/event",
                   "MiB");
    for (const AnyGame* game : games()) tell(measure_record(*game, game->info().max_seats), json ? &records : nullptr);
    tell(measure_long_record(), json ? &records : nullptr);
    if (json)
        fmt::print("{}", dump(boost::json::object{{"games", std::move(speed)}, {"records", std::move(records)}}, true));
}

}  // namespace

void add_bench(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("bench", "Measure every game: random play, threads, state, copy, search, records");
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "One JSON object instead of a table");
    command->footer(
        "Random play with all seats, about a second per figure; use the release build and an idle machine.\n"
        "Records: played again by code and from the texts of the moves, and what a table keeps in memory; `long` is\n"
        "a game of 20,000 events with a hundred moves in each offer, made for measuring.\n"
        "Examples:\n"
        "  pentarchy bench\n"
        "  pentarchy bench --json");
    command->callback([json] { run(*json); });
}

}  // namespace pentarchy
