// Drawing a board from a document: 80 columns, in the viewer's language, without knowing the game.
#include "engine/paint/board.h"

#include <algorithm>

#include "base/utf8.h"
#include "engine/paint/board_words.h"

namespace pentarchy {

namespace {

constexpr int kIndent = 2, kMinLabel = 22, kMaxLabel = 30, kMinColumn = 11;

// What is too long for its column loses its end, and one blank keeps it from the next.
std::string clipped(std::string words, int columns) {
    while (screen_width(words) >= columns) {
        while (words.size() > 1 && (words.back() & 0xC0) == 0x80) words.pop_back();
        words.pop_back();
    }
    return words;
}

class Drawing {
  public:
    Drawing(const Board& board, Painter& painter) : b_(board), p_(painter), words_(board, painter) {
        if (const Json* players = member_at(b_.document, "players")) players_ = players->as_object();
        if (plan_.is_empty()) plan_everything();
    }

    void draw() {
        const Json* stack = member_at(b_.document, "stack");
        is_over_ = stack && stack->as_array().empty();
        title(stack ? stack->as_array() : boost::json::array());
        b_.map();
        if (b_.plan.is_empty()) values();
        for (const Shown& shown : plan_.common) line_of(shown, b_.document, kNobody, 0);
        table();
        for (const auto& [key, player] : players_) holdings(words_.seat(key), key, player);
        if (p_.text.has("board.legend")) p_.line(p_.ink(kFaint, p_.say("board.legend")));
    }

  private:
    // Single values side by side, all else in lines; where the flow stands is not for the eye.
    void plan_everything() {
        for (const auto& [key, value] : b_.document.as_object())
            if (!is_single(value) && key != "players" && key != "stack" && key != "stacks" && key != "secrets")
                plan_.common.push_back({key, key});
        if (players_.empty()) return;
        for (const auto& [key, value] : players_.begin()->value().as_object())
            (is_single(value) ? plan_.compared : plan_.held).push_back({key, key});
    }
    void values() const {
        Lines parts;
        for (const auto& [key, value] : b_.document.as_object())
            if (is_single(value) && words_.sentence(key, value).empty())
                parts.push_back(words_.label(key) + " " + words_.value(key, value));
        if (!parts.empty()) flow("", punctuated(parts), kIndent);
    }

    // "Round 3/7 – Action – Red starts": the sentences of the texts for single members.
    void title(const boost::json::array& stack) const {
        Lines parts{p_.bold(p_.say("game.name"))};
        const Json* round = member_at(b_.document, "round");
        if (!round) round = member_at(b_.document, "turn");
        const bool runs = round && *round != Json(0);
        const auto sentences = [&](bool first) {
            for (const auto& [key, value] : b_.document.as_object())
                if (is_single(value) && says_something(value) && (key == "round" || key == "turn") == first)
                    if (const std::string said = words_.sentence(key, value); !said.empty()) parts.push_back(said);
        };
        if (runs) sentences(true);
        if (const std::string now = phase(stack); !now.empty()) parts.push_back(now);
        if (runs && !is_over_) sentences(false);
        for (size_t i = 1; i < parts.size(); ++i) parts[i] = "– " + parts[i];
        flow("", parts, kIndent);
    }
    // The innermost row of the stack that is known as a phase.
    std::string phase(const boost::json::array& stack) const {
        if (is_over_) return words_.text_if("board.phase.over");
        for (size_t i = stack.size(); i-- > 0;)
            if (const std::string out = words_.text_if("board.phase." + words_of_json(stack[i].at("row")));
                !out.empty())
                return out;
        return words_.text_if("board.phase.setup");
    }
    static std::string words_of_json(const Json& word) { return std::string(word.as_string()); }

    // The seats side by side.
    void table() const {
        if (players_.empty()) return;
        p_.line("");
        row("", [&](Seat seat, const Json&) {
            return (has(b_.deciding, seat) ? "> " : "") + upper_first(words_.name(seat));
        });
        if (b_.viewer < players_.size())
            row(words_.label("you"), [&](Seat seat, const Json&) { return seat == b_.viewer ? "+" : ""; });
        for (const Shown& shown : plan_.compared) compare(shown);
        if (!is_over_) return;
        if (p_.text.has("score.title")) p_.line(p_.bold(p_.say("score.title")));
        compare({"score", "score"});
    }
    void compare(const Shown& shown) const {
        std::vector<std::pair<std::string, bool>> keys;  // of objects, and whether one of them says something
        bool single = false;
        for (const auto& player : players_) {
            const Json* value = member_at(player.value(), shown.member);
            if (!value) continue;
            single |= is_single(*value) && !value->is_null() && *value != Json(false);
            if (!value->is_object()) continue;
            for (const auto& [key, inner] : value->as_object()) {
                const auto at = std::find_if(keys.begin(), keys.end(), [&](const auto& k) { return k.first == key; });
                (at == keys.end() ? keys.emplace_back(key, false) : *at).second |= says_something(inner);
            }
        }
        if (single) row(words_.label(shown.member), [&](Seat, const Json& player) { return cell(shown, player, ""); });
        for (const auto& [key, says] : keys)
            if (says)
                row(words_.label_of(shown, key),
                    [&](Seat, const Json& player) { return cell(shown, player, "." + key); });
    }
    // "6 (2)": with what stands beside.
    std::string cell(const Shown& shown, const Json& player, const std::string& key) const {
        const Json* value = member_at(player, shown.member + key);
        if (!value) return key.empty() ? "" : "-";
        std::string out = words_.value(shown.noun, *value);
        for (const std::string& other : shown.beside)
            if (const Json* more = member_at(player, other + key)) out += " (" + words_.value(shown.noun, *more) + ")";
        return out;
    }
    void row(const std::string& head, auto cell) const {
        const int seats = static_cast<int>(players_.size());
        const int first = std::clamp(kColumnsOfScreen - kMinColumn * seats, kMinLabel, kMaxLabel);
        const int width = std::min((kColumnsOfScreen - first) / seats, kMinLabel);
        std::string line = clipped(head, first);
        Seat seat = 0;
        for (const auto& player : players_) {
            const std::string words = clipped(cell(seat, player.value()), width);
            line = pad(line, first + width * seat) + (head.empty() ? p_.bold(words_.ink(seat, words)) : words);
            ++seat;
        }
        p_.line(line);
    }

    // What a seat has, a line for each member.
    void holdings(Seat seat, std::string_view word, const Json& player) const {
        p_.line(p_.bold(words_.ink(seat, upper_first(words_.name(seat)))));
        const Json* secrets = member_at(b_.document, "secrets." + std::string(word));
        for (const Shown& shown : plan_.held) {
            line_of(shown, player, seat, 1);
            if (secrets && (seat == b_.viewer || b_.viewer == kNobody)) line_of(shown, *secrets, seat, 1);
        }
    }
    void line_of(const Shown& shown, const Json& from, Seat owner, int depth) const {
        const Json* value = member_at(from, shown.member);
        if (!value || (is_single(*value) && !says_something(*value))) return;
        if (is_single(*value) && member_at(from, shown.member + "_size")) return;  // others' hands are counted already
        if (is_single(*value)) return words_line(depth, shown.member, {words_.value(shown.noun, *value)});
        std::vector<Group> groups;
        for (const Said& thing : words_.things(shown, *value, from)) {
            const BoardNote note = b_.note ? b_.note(owner, shown.member, thing.word) : BoardNote{};
            Group& group = group_of(groups, note.heading.empty() ? shown.member : note.heading);
            const std::string behind = note.words.empty() ? ""
                                       : note.listed      ? " | " + note.words
                                                          : " (" + note.words + ")";
            (note.listed ? group.listed : group.parts).push_back(thing.words + behind);
        }
        for (const Group& group : groups) {
            words_line(depth, group.heading, group.parts);
            for (const std::string& one : group.listed) flow(margin(depth + 1), {one}, kIndent * (depth + 2));
        }
    }
    // Things under one heading: in a line, or each in its own.
    struct Group {
        std::string heading;
        Lines parts = {}, listed = {};
    };
    static Group& group_of(std::vector<Group>& groups, const std::string& heading) {
        const auto at =
            std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.heading == heading; });
        return at == groups.end() ? groups.emplace_back(heading) : *at;
    }
    void words_line(int depth, const std::string& member, const Lines& parts) const {
        const std::string head = margin(depth) + p_.bold(words_.label(member)) + ":";
        parts.empty() ? p_.line(head) : flow(head + " ", punctuated(parts), kIndent * (depth + 2));
    }

    static std::string margin(int depth) { return std::string(static_cast<size_t>(kIndent * depth), ' '); }
    // Breaks after any word.
    void flow(const std::string& head, const Lines& parts, int indent) const {
        Lines pieces;
        for (const std::string& part : parts)
            for (std::string& word : split_words(part)) pieces.push_back(std::move(word));
        flow_line(p_, head, pieces, indent);
    }

    const Board& b_;
    Painter& p_;
    BoardWords words_;
    BoardPlan plan_ = b_.plan;
    boost::json::object players_;
    bool is_over_ = false;
};

}  // namespace

void paint_board(const Board& board, Painter& painter) { Drawing(board, painter).draw(); }

}  // namespace pentarchy
