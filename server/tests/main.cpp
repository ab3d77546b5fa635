// The tests of the server; started again as `server_tests think` it is the process that thinks for the server under
// test.
#include <unistd.h>

#include <string_view>

#include <gtest/gtest.h>

#include "server/thinking/thinker.h"

int main(int argc, char** argv) {
    if (argc > 1 && std::string_view(argv[1]) == "think") pentarchy::run_thinker(STDIN_FILENO, STDOUT_FILENO);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
