// Runs tools/throwaway_postgres, which stops with the pipe that it reads.
#include "store/tests/cluster.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <stdexcept>

// libpqxx 6 loses the result of a statement whose connection broke meanwhile (connection_base::make_result).
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() { return "leak:libpq.so\n"; }

namespace pentarchy {
namespace {

class Cluster {
  public:
    Cluster() {
        int input[2], output[2];
        if (pipe2(input, O_CLOEXEC) != 0 || pipe2(output, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
        child_ = fork();
        if (child_ == 0) {
            dup2(input[0], STDIN_FILENO);
            dup2(output[1], STDOUT_FILENO);
            execl("tools/throwaway_postgres", "throwaway_postgres", nullptr);  // tests run in the source root
            _exit(1);
        }
        close(input[0]);
        close(output[1]);
        input_ = input[1];
        for (char c; read(output[0], &c, 1) == 1 && c != '\n';) url_ += c;
        close(output[0]);
        if (url_.empty()) throw std::runtime_error("no PostgreSQL server could be started for the tests");
    }
    ~Cluster() {
        close(input_);
        waitpid(child_, nullptr, 0);
    }
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;

    const std::string& url() const { return url_; }

  private:
    pid_t child_ = 0;
    int input_ = -1;
    std::string url_;
};

}  // namespace

const std::string& test_postgres() {
    static const Cluster kCluster;
    return kCluster.url();
}

}  // namespace pentarchy
