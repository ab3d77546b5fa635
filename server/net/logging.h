// Structured logs on stderr: an event's name and its fields, as JSON lines or as key=value.
// What never goes in: tokens, cookies, passwords, chat, moves, and the query of a URL.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace pentarchy {

enum class LogLevel { Debug, Info, Warning, Error, Off };

struct LogField {
    std::string_view key;
    std::string value;
    bool quoted = true;  // a text; numbers stand bare in JSON

    LogField(std::string_view k, std::string v) : key(k), value(std::move(v)) {}
    LogField(std::string_view k, std::string_view v) : key(k), value(v) {}
    LogField(std::string_view k, const char* v) : key(k), value(v) {}
    template <class Number>
    requires std::is_arithmetic_v<Number> LogField(std::string_view k, Number v)
        : key(k), value(fmt::to_string(v)), quoted(false) {}
};

// "debug", "info", "warning", "error" or "off"; "text" or "json". Until it is called, warnings and errors go out as
// text.
void set_up_logging(std::string_view level, std::string_view format);

bool is_logged(LogLevel level);
void log_event(LogLevel level, std::string_view event, std::initializer_list<LogField> fields = {});

}  // namespace pentarchy
