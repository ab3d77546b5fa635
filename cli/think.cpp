// pentarchy think: a process that thinks for the server. The server starts it; nobody types it.
#include <unistd.h>
#include <csignal>

#include "cli/commands.h"
#include "server/thinking/thinker.h"

namespace pentarchy {

void add_think(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("think", "Think for a server: jobs on standard input, answers on standard output");
    command->footer(
        "The server starts as many of these as --bot-threads says, and starts one anew when it fails.\n"
        "The lines of JSON it speaks are described in server/thinking/thinker.h.");
    command->callback([] {
        std::signal(SIGINT, SIG_IGN);  // the server's to handle: it closes our input
        std::signal(SIGPIPE, SIG_IGN);
        run_thinker(STDIN_FILENO, STDOUT_FILENO);
    });
}

}  // namespace pentarchy
