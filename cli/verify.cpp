// pentarchy verify: was the luck of a finished game the one its host had committed to?
#include <memory>

#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/common.h"

namespace pentarchy {
namespace {

void run(const std::string& file) {
    const Json record = parse_json(read_file(file), file);
    (void)replay(record, file, 0);  // what is no record of ours is wrong input, not a failed check
    try {
        fmt::print("verified: {} draws re-derived from the committed secret\n", grouped(verify(record, file)));
    } catch (const BadInput& error) {
        fmt::print(stderr, "pentarchy: {}\n", error.what());
        check_fails();
    }
}

}  // namespace

void add_verify(CLI::App& app) {
    CLI::App* command = app.add_subcommand("verify", "Draw the luck of a finished game anew and compare");
    auto file = std::make_shared<std::string>();
    command->add_option("file", *file, "A full record of a finished game")->required()->type_name("FILE");
    command->footer(
        "A record opens with the hash of a secret and ends with the secret itself; every draw follows from it.\n"
        "Exit code 1 if a move or draw is not what it should be; the first one is named.\n"
        "Examples:\n"
        "  pentarchy simulate outpost --seats random,random --seed 7 --record game.json\n"
        "  pentarchy verify game.json");
    command->callback([file] { run(*file); });
}

}  // namespace pentarchy
