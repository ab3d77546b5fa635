// Plain POSIX calls: the standard streams give neither a reason nor fsync.
#include "base/file.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "base/bad_input.h"

namespace pentarchy {
namespace {

class Descriptor {
  public:
    explicit Descriptor(int fd) : fd_(fd) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (fd_ >= 0) ::close(fd_);
    }
    int get() const { return fd_; }
    bool close() { return ::close(std::exchange(fd_, -1)) == 0; }

  private:
    int fd_;
};

int open_beside(const std::string& path, std::string& temporary) {
    static std::atomic<unsigned> counter = 0;
    for (;;) {
        temporary = fmt::format("{}.{}-{}.part", path, ::getpid(), counter++);
        const int fd = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0 || errno != EEXIST) return fd;
    }
}

bool write_all(int fd, std::string_view text) {
    while (!text.empty()) {
        const ssize_t n = ::write(fd, text.data(), text.size());
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) return false;
        text.remove_prefix(static_cast<size_t>(n));
    }
    return true;
}

// A rename is durable only when its folder is. Best effort: some file systems refuse to sync a folder.
void sync_folder(const std::string& path) {
    const size_t slash = path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
    const Descriptor fd(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (fd.get() >= 0) ::fsync(fd.get());
}

}  // namespace

std::string read_file(const std::string& path) {
    const Descriptor fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (fd.get() < 0) bad_input("{}: cannot be read ({})", path, std::strerror(errno));
    std::string text;
    char buffer[1 << 14];
    for (;;) {
        const ssize_t n = ::read(fd.get(), buffer, sizeof buffer);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) bad_input("{}: cannot be read ({})", path, std::strerror(errno));
        if (n == 0) return text;
        text.append(buffer, static_cast<size_t>(n));
    }
}

void write_file(const std::string& path, std::string_view text) {
    std::string temporary;
    Descriptor fd(open_beside(path, temporary));
    if (fd.get() < 0) bad_input("{}: cannot be written ({})", path, std::strerror(errno));
    const bool ok = write_all(fd.get(), text) && ::fsync(fd.get()) == 0 && fd.close() &&
                    ::rename(temporary.c_str(), path.c_str()) == 0;
    if (!ok) {
        const int reason = errno;
        ::unlink(temporary.c_str());
        bad_input("{}: cannot be written ({})", path, std::strerror(reason));
    }
    sync_folder(path);
}

}  // namespace pentarchy
