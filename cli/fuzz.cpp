// pentarchy fuzz: random games under every law, for as long as asked.
#include <memory>

#include "cli/commands.h"
#include "cli/common.h"

namespace pentarchy {
namespace {

struct Fuzz {
    GameChoice choice;
    int seconds = 10;
    uint64_t seed = 0;

    void run() const;
};

void Fuzz::run() const {
    uint64_t games = 0;
    const auto broken = choice.edition()->fuzz(seed, seconds, games);
    if (broken) {
        fmt::print("{}: broken after {} games from seed {}: {}\n", choice.slug, grouped(games), seed, *broken);
        check_fails();
    }
    fmt::print("{}: {} games from seed {} in {} s, every law holds\n", choice.slug, grouped(games), seed, seconds);
}

}  // namespace

void add_fuzz(CLI::App& app) {
    CLI::App* command = app.add_subcommand("fuzz", "Play random games and check every law after every move");
    auto self = std::make_shared<Fuzz>();
    self->choice.add_game(*command);
    command->add_option("--seconds", self->seconds, "How long; 10 if left out")
        ->type_name("N")
        ->check(whole_number(0, 1'000'000));
    add_seed(*command, self->seed);
    self->choice.add_edition(*command);
    command->footer(
        "Exit code 1 if a law is broken; the message names the law and the game.\n"
        "Examples:\n"
        "  pentarchy fuzz outpost --seconds 60\n"
        "  pentarchy fuzz outpost --seconds 5 --seed 1234");
    command->callback([self] { self->run(); });
}

}  // namespace pentarchy
