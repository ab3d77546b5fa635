// What a request got wrong, as the protocol tells it: a status, a code for programs, one sentence for people.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "base/json.h"

namespace pentarchy {

struct ApiError : std::runtime_error {
    ApiError(int error_status, std::string error_code, const std::string& message, std::string error_rule = "")
        : std::runtime_error(message), status(error_status), code(std::move(error_code)), rule(std::move(error_rule)) {}

    int status;
    std::string code, rule;

    Json json() const {
        boost::json::object out{{"code", code}, {"message", what()}};
        if (!rule.empty()) out["rule"] = rule;
        return out;
    }
};

template <class... A>
[[noreturn]] void fail(int status, const char* code, fmt::format_string<A...> format, A&&... args) {
    throw ApiError(status, code, fmt::format(format, std::forward<A>(args)...));
}

}  // namespace pentarchy
