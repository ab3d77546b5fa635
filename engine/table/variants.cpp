#include "engine/table/variants.h"

#include <algorithm>
#include <set>
#include <string>

namespace pentarchy {
namespace {

using Pair = std::pair<std::string, std::string>;

std::set<Pair> pairs_of(const Variant& variant) {
    std::vector<std::string> values{"seats " + std::to_string(variant.seats)};
    for (const auto& option : variant.options.as_object())
        values.push_back(std::string(option.key()) + ' ' + std::string(option.value().as_string()));
    std::set<Pair> out;
    for (size_t i = 0; i < values.size(); ++i)
        for (size_t j = i; j < values.size(); ++j) out.emplace(values[i], values[j]);
    return out;
}

}  // namespace

std::vector<Variant> every_pair(const std::vector<Variant>& all) {
    std::vector<std::set<Pair>> missing;
    for (const Variant& variant : all) missing.push_back(pairs_of(variant));
    std::vector<Variant> out;
    while (true) {
        const auto most = std::max_element(missing.begin(), missing.end(),
                                           [](const auto& a, const auto& b) { return a.size() < b.size(); });
        if (most == missing.end() || most->empty()) return out;
        out.push_back(all[static_cast<size_t>(most - missing.begin())]);
        const std::set<Pair> shown = *most;
        for (std::set<Pair>& pairs : missing)
            std::erase_if(pairs, [&](const Pair& pair) { return shown.contains(pair); });
    }
}

}  // namespace pentarchy
