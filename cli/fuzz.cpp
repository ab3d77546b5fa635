// pentarchy fuzz: random games under every law, for as long as asked; and every way to play, with computer players.
#include <memory>

#include "ai/trial.h"
#include "base/stopwatch.h"
#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "engine/table/variants.h"

namespace pentarchy {
namespace {

struct Fuzz {
    GameChoice choice;
    int seconds = 10;
    uint64_t seed = 0;
    std::string options = "mixed";

    bool is_sweep() const { return options != "mixed"; }
    std::optional<std::string> play(const Variant& variant, uint64_t game_seed) const;
    void run() const;
};

// One game of this kind, and in a sweep one of each computer player.
std::optional<std::string> Fuzz::play(const Variant& variant, uint64_t game_seed) const {
    const auto edition = choice.edition();
    if (auto broken = edition->check_laws(variant, game_seed); broken || !is_sweep()) return broken;
    for (const char* player : {"greedy", "mcts:20"})
        if (auto broken = try_players(ai_for(choice.game()), *edition, variant, parse_bot(player), game_seed))
            return fmt::format("{}, {} seats, seed {}", *broken, variant.seats, game_seed);
    return std::nullopt;
}

void Fuzz::run() const {
    std::vector<Variant> variants = choice.game().variants();
    if (options == "pairs") variants = every_pair(variants);
    const uint64_t least = is_sweep() ? variants.size() : 1;
    const Stopwatch watch;
    uint64_t games = 0;
    for (; games < least || watch.seconds() < seconds; ++games) {
        const uint64_t n =
            is_sweep() ? games % variants.size() : Rng(seed, games).below(static_cast<uint32_t>(variants.size()));
        const auto broken = play(variants[n], seed + games);
        if (!broken) continue;
        fmt::print("{}: broken after {} games from seed {}: {}, options {}\n", choice.slug, grouped(games), seed,
                   *broken, dump(variants[n].options, false));
        check_fails();
    }
    fmt::print("{}: {} games from seed {} in {:.0f} s, every law holds\n", choice.slug, grouped(games), seed,
               watch.seconds());
    if (is_sweep())
        fmt::print("{}: {} combinations of options and seats, with greedy and mcts:20 in each\n", choice.slug,
                   variants.size());
}

}  // namespace

void add_fuzz(CLI::App& app) {
    CLI::App* command = app.add_subcommand("fuzz", "Play random games and check every law after every move");
    auto self = std::make_shared<Fuzz>();
    self->choice.add_game(*command);
    command->add_option("--seconds", self->seconds, "How long; 10 if left out")
        ->type_name("N")
        ->check(whole_number(0, 1'000'000));
    command
        ->add_option("--options", self->options,
                     "mixed: at random; all: each combination with each number of seats; pairs: as few as try each "
                     "value with each other and each number of seats")
        ->type_name("mixed|all|pairs")
        ->check(CLI::IsMember({"mixed", "all", "pairs"}));
    add_seed(*command, self->seed);
    self->choice.add_edition(*command);
    command->footer(
        "Exit code 1 if a law is broken; the message names the law and the game.\n"
        "`--options all` goes through all combinations at least once, however long that takes, and lets computer "
        "players\n"
        "play each of them too: whole games, with hints and an analysis. `--options pairs` does so with few of them.\n"
        "Examples:\n"
        "  pentarchy fuzz outpost --seconds 60\n"
        "  pentarchy fuzz outpost --seconds 5 --seed 1234\n"
        "  pentarchy fuzz settlers --seconds 0 --options all");
    command->callback([self] { self->run(); });
}

}  // namespace pentarchy
