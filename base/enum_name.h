// The names of enumerators as ids: Proc::PlayGame is "play_game", kStartTile is "start_tile". The compiler knows them;
// nobody writes them twice.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pentarchy {

namespace detail {

// UpperCamel to snake_case, with a zero behind it. Digits stay with their word.
template <size_t N>
struct SnakeName {
    char text[2 * N + 1]{};
    constexpr explicit SnakeName(std::string_view camel) {
        size_t size = 0;
        for (size_t i = 0; i < camel.size(); ++i) {
            const bool upper = camel[i] >= 'A' && camel[i] <= 'Z';
            if (upper && i > 0) text[size++] = '_';
            text[size++] = upper ? static_cast<char>(camel[i] - 'A' + 'a') : camel[i];
        }
    }
};

template <auto kValue>
constexpr std::string_view enumerator() {
    // "... [with auto kValue = pentarchy::outpost::Proc::PlayGame; ...]", "... [kValue =
    // pentarchy::outpost::Proc::PlayGame]"
    std::string_view name = __PRETTY_FUNCTION__;
    name = name.substr(name.find("kValue = ") + 9);
    name = name.substr(0, name.find_first_of(";]"));
    name = name.substr(name.rfind(':') + 1);
    const bool constant = name.size() > 1 && name[0] == 'k' && name[1] >= 'A' && name[1] <= 'Z';
    return name.substr(constant ? 1 : 0);
}

template <auto kValue>
inline constexpr SnakeName<enumerator<kValue>().size()> kSnakeName{enumerator<kValue>()};

}  // namespace detail

template <auto kValue>
constexpr const char* enum_name() {
    return detail::kSnakeName<kValue>.text;
}

namespace detail {

template <class E, size_t... kAt>
std::vector<std::string> words_of(std::index_sequence<kAt...>) {
    return {enum_name<static_cast<E>(kAt)>()...};
}

}  // namespace detail

// The names of an enum's first values: of all before its kCount, unless it has none.
template <class E, size_t kSize = static_cast<size_t>(E::kCount)>
std::vector<std::string> enum_words() {
    return detail::words_of<E>(std::make_index_sequence<kSize>());
}

}  // namespace pentarchy
