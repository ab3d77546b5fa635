// The terminal as the game sees it: colours or none, wrapped paragraphs, cells in columns, and lines typed by people or
// piped in by scripts.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/paint/paint.h"

namespace pentarchy {

// Breaks at spaces (a no-break space holds) so that no line is wider than `columns`; later lines are indented.
std::string wrapped(std::string_view words, int columns, int indent);

class Terminal {
  public:
    explicit Terminal(bool no_colour);

    bool colours() const { return colours_; }
    bool box_drawing() const { return box_drawing_; }

    void print(std::string_view words) const;  // as it is
    void paragraph(std::string_view words, int indent = 0) const;
    // Side by side where two or more fit; `breaks` are the cells that begin a new row.
    void cells(const std::vector<std::string>& cells, const std::vector<bool>& breaks) const;
    void clear() const;  // nothing when the output is not a screen
    // One line that is written over by the next, and wiped away at the end. Nothing when the output is not a screen.
    void status(std::string_view words) const;
    void wipe_status() const { status(""); }

    std::string faint(std::string_view words) const;
    std::string bold(std::string_view words) const;

    // The next line without spaces around it; nothing at the end of the input.
    std::optional<std::string> read(std::string_view prompt) const;

  private:
    bool screen_, typed_, colours_, box_drawing_;
};

}  // namespace pentarchy
