// BadInput: what a user, a file or a remote side got wrong. Its what() is one clear sentence that names the place
// (file, line or path). Bugs of our own are CHECKs, never BadInput.
#pragma once

#include <stdexcept>
#include <utility>

#include <fmt/format.h>

namespace pentarchy {

struct BadInput : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <class... A>
[[noreturn]] void bad_input(fmt::format_string<A...> format, A&&... args) {
    throw BadInput(fmt::format(format, std::forward<A>(args)...));
}

}  // namespace pentarchy
