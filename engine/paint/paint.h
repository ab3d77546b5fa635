// What a game draws its terminal board with: words, colours when the terminal has them, and lines of text.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/text/text.h"

namespace pentarchy {

// Letters on the screen, without colour codes.
inline int screen_width(std::string_view words) {
    int columns = 0;
    for (size_t i = 0; i < words.size(); ++i) {
        if (words[i] == '\x1b') {
            i = std::min(words.find('m', i), words.size());
        } else {
            columns += (words[i] & 0xC0) != 0x80;
        }
    }
    return columns;
}

struct Painter {
    const Texts& text;
    bool colours = false;
    bool lines = true;  // box drawing; plain ASCII otherwise
    std::string out;

    std::string say(std::string_view key) const { return render(text, key); }

    // 256-colour foreground, or nothing.
    std::string ink(int colour, std::string_view words) const {
        if (!colours) return std::string(words);
        return "\x1b[38;5;" + std::to_string(colour) + "m" + std::string(words) + "\x1b[0m";
    }
    std::string bold(std::string_view words) const {
        return colours ? "\x1b[1m" + std::string(words) + "\x1b[0m" : std::string(words);
    }
    void line(std::string_view words) { out.append(words).append("\n"); }
};

}  // namespace pentarchy
