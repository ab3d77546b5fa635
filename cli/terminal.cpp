#include "cli/terminal.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>

#include <fmt/format.h>

#include "base/utf8.h"

namespace pentarchy {
namespace {

constexpr int kColumns = 80, kGap = 2;

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

// Only a locale that names another encoding speaks against it.
bool knows_box_drawing() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string value = fold(variable(name));
        if (!value.empty()) return value.find("utf-8") != value.npos || value.find("utf8") != value.npos;
    }
    return true;
}

}  // namespace

std::string wrapped(std::string_view words, int columns, int indent) {
    const size_t blanks = std::min(words.find_first_not_of(' '), words.size());
    std::string out(words.substr(0, blanks));
    words.remove_prefix(blanks);
    int at = static_cast<int>(blanks);
    for (bool first = true; !words.empty(); first = false) {
        const size_t end = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, end);
        words.remove_prefix(std::min(end + 1, words.size()));
        const int width = screen_width(word);
        if (!first && at + 1 + width > columns) {
            out += "\n" + std::string(static_cast<size_t>(indent), ' ');
            at = indent;
        } else if (!first) {
            out += ' ';
            ++at;
        }
        out += word;
        at += width;
    }
    return out;
}

Terminal::Terminal(bool no_colour)
    : screen_(isatty(STDOUT_FILENO)), typed_(isatty(STDIN_FILENO)), box_drawing_(knows_box_drawing()) {
    colours_ = screen_ && !no_colour && variable("NO_COLOR").empty() && variable("TERM") != "dumb";
}

void Terminal::print(std::string_view words) const { fmt::print("{}\n", words); }

void Terminal::paragraph(std::string_view words, int indent) const {
    while (!words.empty()) {
        const size_t end = std::min(words.find('\n'), words.size());
        print(wrapped(words.substr(0, end), kColumns, indent));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
}

void Terminal::cells(const std::vector<std::string>& cells, const std::vector<bool>& breaks) const {
    int width = 0;
    for (const std::string& cell : cells) width = std::max(width, screen_width(cell));
    const int per_row = std::max(1, (kColumns + kGap) / (width + kGap));
    std::string row;
    int in_row = 0;
    for (size_t i = 0; i < cells.size(); ++i) {
        if (in_row && (breaks[i] || in_row == per_row)) {
            print(row);
            row.clear();
            in_row = 0;
        }
        if (in_row) row.append(static_cast<size_t>(in_row * (width + kGap) - screen_width(row)), ' ');
        row += cells[i];
        ++in_row;
    }
    if (in_row) print(row);
}

void Terminal::clear() const {
    if (screen_) fmt::print("\x1b[H\x1b[2J\x1b[3J");
}

// Never as wide as the screen: a line that wraps cannot be written over.
void Terminal::status(std::string_view words) const {
    if (!screen_) return;
    std::string line = wrapped(words, kColumns - 1, 0);
    line.resize(std::min(line.find('\n'), line.size()));
    fmt::print("\r{:{}}\r{}", "", kColumns - 1, line);
    std::fflush(stdout);
}

std::string Terminal::faint(std::string_view words) const {
    return colours_ ? fmt::format("\x1b[38;5;245m{}\x1b[0m", words) : std::string(words);
}

std::string Terminal::bold(std::string_view words) const {
    return colours_ ? fmt::format("\x1b[1m{}\x1b[0m", words) : std::string(words);
}

std::optional<std::string> Terminal::read(std::string_view prompt) const {
    fmt::print("{}", prompt);
    std::fflush(stdout);
    std::string line;
    if (!std::getline(std::cin, line)) {
        fmt::print("\n");
        return std::nullopt;
    }
    const std::string words(trim(line));
    if (!typed_) fmt::print("{}\n", words);  // a transcript shows what was answered
    return words;
}

}  // namespace pentarchy
