// The board of a game that draws none of its own, made from its state document: single values in a line, the players
// side by side, nested objects indented, lists in one line that wraps at 80 columns. Keys and words are said in the
// viewer's language where the catalog knows them.
#pragma once

#include "base/json.h"
#include "engine/paint/brush.h"

namespace pentarchy {

class DocumentBoard {
  public:
    DocumentBoard(const Json& document, Painter& painter) : document_(document.as_object()), p_(painter) {}

    void paint() const {
        p_.line(p_.bold(p_.text.has("game.name") ? p_.say("game.name") : ""));
        values(document_, 0);
        if (const Json* players = document_.if_contains("players")) table(players->as_object());
        for (const auto& [key, value] : document_)
            if (is_shown(key) && key != "players") nested(key, value, 0);
    }

  private:
    using Object = boost::json::object;
    static constexpr int kLabel = 22, kIndent = 2;

    // Where the flow stands is not for the eye.
    static bool is_shown(std::string_view key) { return key != "stack" && key != "stacks"; }
    static bool is_single(const Json& value) { return !value.is_object() && !value.is_array(); }
    static bool is_empty(const Json& value) {
        if (const auto* object = value.if_object())
            return std::all_of(object->begin(), object->end(), [](const auto& m) { return is_empty(m.value()); });
        const auto* list = value.if_array();
        return list ? list->empty() : value.is_null();
    }
    static std::string spaced(std::string_view word) {
        std::string out(word);
        std::replace(out.begin(), out.end(), '_', ' ');
        return out;
    }

    // A text with placeholders is a sentence of the game's own board, no label.
    std::string label(std::string_view key) const {
        for (const char* kind : {"board.", "seat."})
            if (const std::string full = kind + std::string(key);
                p_.text.has(full) && placeholders(p_.text.get(full)).empty())
                return p_.say(full);
        return spaced(key);
    }
    // A word is looked up as its key's ("face.forest"), then as a seat's.
    std::string words(std::string_view key, const Json& value) const {
        if (value.is_null()) return "-";
        if (value.is_bool()) return value.as_bool() ? "+" : "-";
        if (!value.is_string()) return boost::json::serialize(value);
        const std::string word(value.as_string());
        for (const std::string& kind : {std::string(key), std::string("seat")})
            if (p_.text.has(kind + "." + word)) return p_.say(kind + "." + word);
        return spaced(word);
    }
    // What a member says in one line; nothing of what has lines of its own.
    Lines one_line(std::string_view key, const Json& value) const {
        Lines parts;
        if (const auto* list = value.if_array()) {
            for (const Json& item : *list)
                if (const auto* object = item.if_object()) {
                    for (const auto& [name, inner] : *object)
                        parts.push_back(label(name) + " " + join(one_line(name, inner)));
                } else {
                    parts.push_back(words(key, item));
                }
        } else if (const auto* object = value.if_object()) {
            for (const auto& [name, inner] : *object)
                if (is_single(inner)) parts.push_back(label(name) + " " + words(name, inner));
        } else {
            parts.push_back(words(key, value));
        }
        return parts;
    }

    // Breaks after any word.
    void flow(const std::string& head, const Lines& parts, int indent) const {
        Lines pieces;
        for (const std::string& part : punctuated(parts))
            for (std::string& word : words_of(part)) pieces.push_back(std::move(word));
        BrushOf<Object>{document_, kNobody, p_}.flow(head, pieces, indent);
    }
    static std::string margin(int depth) { return std::string(static_cast<size_t>(kIndent * depth), ' '); }

    void values(const Object& object, int depth) const {
        Lines parts;
        for (const auto& [key, value] : object)
            if (is_single(value)) parts.push_back(label(key) + " " + words(key, value));
        if (!parts.empty()) flow(margin(depth), parts, kIndent * (depth + 1));
    }
    void nested(std::string_view key, const Json& value, int depth) const {
        if (is_single(value) || is_empty(value)) return;
        const std::string head = margin(depth) + p_.bold(label(key)) + ":";
        const auto* object = value.if_object();
        const bool deep =
            object && std::any_of(object->begin(), object->end(), [](const auto& m) { return !is_single(m.value()); });
        if (!deep) return flow(head + " ", one_line(key, value), kIndent * (depth + 2));
        p_.line(head);
        values(*object, depth + 1);
        for (const auto& [name, inner] : *object) nested(name, inner, depth + 1);
    }

    // Single values of the players side by side, then what else each has.
    void table(const Object& players) const {
        if (players.empty()) return;
        const int width = (kColumnsOfScreen - kLabel) / static_cast<int>(players.size());
        const auto row = [&](const std::string& head, auto cell) {
            std::string line = clipped(head, kLabel);
            int column = kLabel;
            for (const auto& player : players) line = pad(line, column) + clipped(cell(player), width), column += width;
            p_.line(line);
        };
        row("", [&](const auto& player) { return label(player.key()); });
        for (const auto& [key, value] : players.begin()->value().as_object()) {
            const std::string_view name = key;
            if (is_single(value))
                row(label(name), [&](const auto& player) { return words(name, player.value().at(name)); });
        }
        for (const auto& [name, player] : players) {
            p_.line(p_.bold(label(name)));
            for (const auto& [key, value] : player.as_object()) nested(key, value, 1);
        }
    }
    // What is too long for its column loses its end, and one blank keeps it from the next.
    static std::string clipped(std::string words, int columns) {
        while (screen_width(words) >= columns) {
            while (words.size() > 1 && (words.back() & 0xC0) == 0x80) words.pop_back();
            words.pop_back();
        }
        return words;
    }

    const Object& document_;
    Painter& p_;
};

inline void paint_document(const Json& document, Painter& painter) { DocumentBoard(document, painter).paint(); }

}  // namespace pentarchy
