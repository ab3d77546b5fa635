// What the boards of all games draw with: words of the viewer's language, put into lines of 80 columns. A game's own
// brush adds its nouns and colours.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/moves/seat.h"
#include "engine/paint/paint.h"

namespace pentarchy {

using Lines = std::vector<std::string>;

inline constexpr int kFaint = 245;  // colour of what matters less
inline constexpr int kColumnsOfScreen = 80;

inline std::string join(const Lines& parts, std::string_view between = ", ") {
    std::string out;
    for (const std::string& part : parts) out.append(out.empty() ? "" : between).append(part);
    return out;
}

// A comma after each part but the last.
inline Lines punctuated(Lines parts, std::string_view last = "") {
    for (size_t i = 0; i < parts.size(); ++i) parts[i] += i + 1 < parts.size() ? "," : last;
    return parts;
}

// For a line that may be broken after any word; a no-break space holds.
inline Lines words_of(std::string_view text) {
    Lines out;
    while (!text.empty()) {
        const size_t end = std::min(text.find(' '), text.size());
        out.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

// Colour codes take no column.
inline std::string pad(std::string_view words, int columns) {
    return std::string(words).append(static_cast<size_t>(std::max(0, columns - screen_width(words))), ' ');
}

inline std::string counted(const std::string& thing, int n) { return thing + " " + std::to_string(n); }

template <class Look>
struct BrushOf {
    const Look& l;
    Seat viewer;
    Painter& p;

    std::string say(std::string_view key, const std::vector<Arg>& args = {}) const { return render(p.text, key, args); }
    std::string noun(std::string_view kind, const std::vector<std::string>& words, int value) const {
        return say(std::string(kind) + "." + words[static_cast<size_t>(value)]);
    }

    // The line goes on with the parts, in as many lines as it takes; all but the first are indented. The semicolon of
    // the last part falls away.
    void flow(std::string line, const Lines& parts, int indent) const {
        bool fresh = true;
        for (const std::string& part : parts) {
            if (!fresh && screen_width(line) + 1 + screen_width(part) > kColumnsOfScreen) {
                p.line(line);
                line = std::string(static_cast<size_t>(indent), ' ');
                fresh = true;
            }
            line += (fresh ? "" : " ") + part;
            fresh = false;
        }
        if (line.ends_with(';')) line.pop_back();
        p.line(line);
    }
};

}  // namespace pentarchy
