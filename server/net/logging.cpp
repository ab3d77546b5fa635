#include "server/net/logging.h"

#include <atomic>

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <boost/json.hpp>

#include "base/check.h"

namespace pentarchy {
namespace {

std::atomic<bool> as_json = false;

spdlog::level::level_enum spdlog_level(LogLevel level) {
    switch (level) {
        case LogLevel::Debug: return spdlog::level::debug;
        case LogLevel::Info: return spdlog::level::info;
        case LogLevel::Warning: return spdlog::level::warn;
        case LogLevel::Error: return spdlog::level::err;
        case LogLevel::Off: return spdlog::level::off;
    }
    CHECK(false);
}

spdlog::logger& logger() {
    static const auto kLogger = [] {
        auto made = spdlog::stderr_logger_mt("pentarchy");
        made->set_level(spdlog::level::warn);
        made->set_pattern("%Y-%m-%dT%H:%M:%S.%eZ %l %v", spdlog::pattern_time_type::utc);
        return made;
    }();
    return *kLogger;
}

// Text is quoted only where a reader could mistake its end.
std::string plain(const LogField& field) {
    const bool simple = !field.quoted || field.value.find_first_of(" \"=\n\r\t") == std::string::npos;
    return simple && !field.value.empty() ? field.value : boost::json::serialize(boost::json::value(field.value));
}

}  // namespace

void set_up_logging(std::string_view level, std::string_view format) {
    logger().set_level(spdlog::level::from_str(std::string(level)));
    as_json = format == "json";
    logger().set_pattern(
        as_json ? R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})" : "%Y-%m-%dT%H:%M:%S.%eZ %l %v",
        spdlog::pattern_time_type::utc);
    logger().flush_on(spdlog::level::info);
}

bool is_logged(LogLevel level) { return logger().should_log(spdlog_level(level)); }

void log_event(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) {
    if (!is_logged(level)) return;
    std::string line = as_json ? fmt::format("\"event\":\"{}\"", event) : std::string(event);
    for (const LogField& field : fields) {
        if (as_json) {
            const std::string value =
                field.quoted ? boost::json::serialize(boost::json::value(field.value)) : field.value;
            line += fmt::format(",\"{}\":{}", field.key, value);
        } else {
            line += fmt::format(" {}={}", field.key, plain(field));
        }
    }
    logger().log(spdlog_level(level), "{}", line);
}

}  // namespace pentarchy
