#include "server/thinking/thinker_process.h"

#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <system_error>

#include <fmt/format.h>
#include <boost/asio/buffer.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>

namespace pentarchy {
namespace {

constexpr size_t kLongestLine = size_t{64} << 20;

void need(int error, const char* what) {
    if (error) throw std::system_error(error, std::generic_category(), what);
}

// The child has our socket as standard input and output, our standard error, and nothing else that is open here.
pid_t spawn(const std::vector<std::string>& command, int socket) {
    posix_spawn_file_actions_t actions;
    need(posix_spawn_file_actions_init(&actions), "posix_spawn");
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    pid_t pid = 0;
    const int error = posix_spawn(&pid, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    need(error, "posix_spawn");
    return pid;
}

}  // namespace

void ThinkerProcess::start(const std::vector<std::string>& command, int nice) {
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) need(errno, "socketpair");
    socket_.assign(net::local::stream_protocol(), ends[0]);
    read_.clear();
    try {
        pid_ = spawn(command, ends[1]);
        ::setpriority(PRIO_PROCESS, static_cast<id_t>(pid_), nice);  // without it everything works, only less smoothly
    } catch (...) {
        ::close(ends[1]);
        socket_.close();
        throw;
    }
    ::close(ends[1]);
}

net::awaitable<void> ThinkerProcess::write(std::string line) {
    co_await net::async_write(socket_, net::buffer(line), net::use_awaitable);
}

net::awaitable<std::string> ThinkerProcess::read() {
    const auto buffer = net::dynamic_buffer(read_, kLongestLine);
    const size_t size = co_await net::async_read_until(socket_, buffer, '\n', net::use_awaitable);
    std::string line = read_.substr(0, size - 1);
    read_.erase(0, size);
    co_return line;
}

void ThinkerProcess::kill() {
    if (pid_ > 0) ::kill(pid_, SIGKILL);
    boost::system::error_code ignored;
    socket_.cancel(ignored);
}

std::string ThinkerProcess::end() {
    boost::system::error_code ignored;
    socket_.close(ignored);
    if (pid_ <= 0) return "";
    ::kill(pid_, SIGKILL);
    int status = 0;
    while (::waitpid(std::exchange(pid_, 0), &status, 0) < 0 && errno == EINTR) {
    }
    return WIFSIGNALED(status) ? fmt::format("signal {}", WTERMSIG(status))
                               : fmt::format("exit {}", WEXITSTATUS(status));
}

}  // namespace pentarchy
