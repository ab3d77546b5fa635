// docs/openapi.json lists exactly the routes that are there.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "base/file.h"
#include "server/routes/routes.h"

namespace pentarchy {
namespace {

// "tables/ID/join" as OpenAPI writes it.
std::string as_path(std::string_view pattern) {
    std::string out, word;
    const auto flush = [&] {
        const bool argument = !word.empty() && word[0] >= 'A' && word[0] <= 'Z';
        std::transform(word.begin(), word.end(), word.begin(), [](unsigned char c) { return std::tolower(c); });
        out += "/" + (argument ? "{" + word + "}" : word);
        word.clear();
    };
    for (const char c : pattern) {
        if (c == '/') {
            flush();
        } else {
            word += c;
        }
    }
    flush();
    return out;
}

TEST(OpenApi, ListsEveryRouteAndNoOther) {
    std::set<std::string> real, listed;
    for (const Route& route : all_routes()) {
        std::string method = route.method;
        std::transform(method.begin(), method.end(), method.begin(), [](unsigned char c) { return std::tolower(c); });
        real.insert(method + " " + as_path(route.pattern));
    }
    const Json document = parse_json(read_file("docs/openapi.json"), "docs/openapi.json");
    for (const auto& [path, entry] : document.at("paths").as_object())
        for (const auto& [method, operation] : entry.as_object())
            if (method != "parameters") listed.insert(std::string(method) + " " + std::string(path));
    EXPECT_EQ(real, listed);
}

}  // namespace
}  // namespace pentarchy
