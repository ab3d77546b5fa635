// pentarchy: the one binary. Exit codes: 0 all is well, 1 a check failed, 2 wrong usage or input that cannot be used.
#include <algorithm>
#include <cstdio>

#include "base/bad_input.h"
#include "cli/commands.h"

namespace pentarchy {
namespace {

constexpr int kWrong = 2;

int complain(std::string_view sentence) {
    fmt::print(stderr, "pentarchy: {}\n", sentence);
    return kWrong;
}

void add_commands(CLI::App& app) {
    app.name("pentarchy");
    app.description("Pentarchy: empire-building board games for people and for research.");
    app.footer(
        "Try:\n"
        "  pentarchy games                                    what can be played\n"
        "  pentarchy serve                                    play in the browser, here or with others\n"
        "  pentarchy play outpost                             play in the terminal against the computer\n"
        "  pentarchy rules outpost --find ward                look a rule up\n"
        "  pentarchy COMMAND --help                           more about one command, with examples");
    app.require_subcommand(1);
    for (auto add : {add_games, add_play, add_simulate, add_arena, add_ladder, add_scenario, add_replay, add_analyse,
                     add_verify, add_fuzz, add_bench, add_rules, add_serve, add_think, add_store})
        add(app);
    for (CLI::App* command : app.get_subcommands({})) command->get_formatter()->column_width(34);
}

// CLI11 itself only says that a command is required.
void check_command(const CLI::App& app, int argc, char** argv) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    if (argc < 2) bad_input("a command is needed: {}; see pentarchy --help", fmt::join(names, ", "));
    names.insert(names.end(), {"-h", "--help"});
    if (std::find(names.begin(), names.end(), argv[1]) == names.end())
        bad_input("there is no command \"{}\"; there is: {}", argv[1], fmt::join(names, ", "));
}

int run(int argc, char** argv) {
    CLI::App app;
    add_commands(app);
    try {
        check_command(app, argc, argv);
        app.parse(argc, argv);
    } catch (const CLI::RuntimeError& error) {  // a command's own way to say that its check failed
        return error.get_exit_code();
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);  // help
        return complain(error.what());
    } catch (const BadInput& error) {
        return complain(error.what());
    }
    return 0;
}

}  // namespace
}  // namespace pentarchy

int main(int argc, char** argv) {
    const int code = pentarchy::run(argc, argv);
    if (std::fflush(stdout) != 0) return pentarchy::complain("the output could not be written");
    return code;
}
