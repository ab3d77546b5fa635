// What can be looked up at the terminal: the commands, the log, the rules, the map, a card.
#include <algorithm>

#include <fmt/ranges.h>

#include "base/utf8.h"
#include "cli/session.h"
#include "engine/text/story.h"

namespace pentarchy {

// The examples are the game's own: a rule and a word of it, a move of this moment, one of its cards.
void Session::help(Seat seat) {
    std::vector<std::string_view> topics{"move", "enter", "board", "map",    "card", "hint", "why",  "rules", "undo",
                                         "log",  "wait",  "order", "orders", "ids",  "save", "lang", "quit"};
    if (table_->is_over()) topics = {"board", "map", "card", "rules", "log", "save", "lang", "quit"};
    Painter nothing{text_, false, false, ""};
    const auto cards = table_->edition().cards(text_);
    if (!table_->paint_map(kSpectator, nothing)) std::erase(topics, "map");
    if (cards.empty()) std::erase(topics, "card");
    const auto moves = table_->offered(seat, text_);
    const auto rules = rules_in(text_);
    const std::string label = moves.empty() ? "" : moves[0].label;
    const std::vector<Arg> examples{word_arg("text", moves.empty() ? "" : moves[0].text),
                                    word_arg("verb", label.substr(0, label.find(' '))),
                                    word_arg("card", cards.empty() ? "" : cards[0].name),
                                    word_arg("rule", rules[rules.size() / 2].id), word_arg("word", say("help.word"))};
    for (const std::string_view topic : topics)
        terminal_.paragraph(say(fmt::format("play.help_{}", topic), examples), 4);
}

// The last lines of the story; `log all` lists every single message instead.
void Session::show_log(Seat seat, std::string count) {
    const std::string first = fold(count.substr(0, count.find(' ')));
    const bool all = first == "all" || first == "--all" || first == "vse";
    if (all) count = std::string(trim(count.substr(std::min(count.find(' '), count.size()))));
    if (!count.empty() && !is_number(count)) return tell("play.log_number");
    const size_t lines = count.empty() ? (all ? SIZE_MAX : 30) : static_cast<size_t>(to_number(count));
    const Seat viewer = table_->is_over() ? kNobody : seat;
    const auto marked = [&](const std::string& line, bool undone) {
        return undone ? fmt::format("{} ({})", line, say("play.undone")) : line;
    };
    std::vector<std::string> out;
    if (all) {
        for (const LogEntry& entry : table_->log(viewer, text_, 0))
            for (const std::string& line : entry.lines) out.push_back(marked(line, entry.undone));
    } else {
        for (const StoryLine& line : pentarchy::tell(table_->story(viewer, text_, 0), text_, seat_names()))
            out.push_back(line.heading ? terminal_.bold(line.whole) : marked(line.whole, line.undone));
    }
    for (size_t i = out.size() - std::min(out.size(), lines); i < out.size(); ++i) terminal_.paragraph(out[i], 4);
}

std::vector<RuleText> Session::rules_in(const Texts& text) const {
    const std::string file = text.lang() == "en" ? "rules.md" : fmt::format("rules.{}.md", text.lang());
    return parse_rules(table_->edition().game().file(file), file);
}

void Session::show_rules(const std::string& needle) {
    auto rules = rules_in(text_);
    if (!needle.empty()) rules = find_rules(rules, needle);
    if (rules.empty()) return tell("play.no_rule", {word_arg("word", needle)});
    for (const RuleText& rule : rules) terminal_.paragraph(terminal_.bold(rule.id) + "  " + rule.text, 4);
}

// The whole map, or a place of it from near.
void Session::show_map(Seat viewer, const std::string& where) {
    Painter painter{text_, terminal_.colours(), terminal_.box_drawing(), ""};
    if (!where.empty() && table_->paint_place(viewer, where, painter)) return terminal_.print(painter.out);
    if (!table_->paint_map(viewer, painter)) return tell("play.no_map");
    where.empty() ? terminal_.print(painter.out) : tell("play.no_place", {word_arg("word", where)});
}

// All cards whose name has the word in it; too many are only named.
void Session::show_card(const std::string& needle) {
    constexpr size_t kShown = 6;
    std::vector<CardPage> found = table_->edition().cards(text_);
    if (found.empty()) return tell("play.no_cards");
    if (needle.empty()) return tell("play.card_which", {word_arg("card", found[0].name)});
    std::erase_if(found, [&](const CardPage& page) { return !matches(page.name, needle); });
    if (found.empty()) return tell("play.no_card", {word_arg("word", needle)});
    std::vector<std::string> names;
    for (const CardPage& page : found) names.push_back(page.name);
    if (found.size() > kShown)
        return tell("play.many_cards", {word_arg("cards", fmt::format("{}", fmt::join(names, ", ")))});
    for (const CardPage& page : found) {
        terminal_.print(terminal_.bold(page.name));
        for (const std::string& line : page.lines) terminal_.paragraph("  " + line, 4);
    }
}

}  // namespace pentarchy
