// What a person may type besides a move. A wrong word is answered with one sentence and changes nothing.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "base/file.h"
#include "base/utf8.h"
#include "cli/session.h"
#include "engine/rulebook.h"

namespace pentarchy {

namespace {

bool is_number(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}
// Digits only; what does not fit an int is more than there can be of anything here.
int to_number(const std::string& digits) { return digits.size() > 6 ? 999'999 : std::stoi(digits); }

}  // namespace

bool Session::answer(Seat seat, const std::string& line) {
    if (line == "quit") return quit(), false;
    quit_asked_ = false;
    const bool over = table_->is_over();
    if (line.empty()) return over ? false : (question(seat), false);
    if (is_number(line)) return over ? (tell("play.over_move"), false) : play_number(seat, line);
    const auto moves = over ? std::vector<Offered>{} : table_->offered(seat, text_);
    if (std::any_of(moves.begin(), moves.end(), [&](const Offered& m) { return m.text == line; })) {
        table_->play(seat, line);
        return true;
    }
    const size_t space = std::min(line.find(' '), line.size());
    bool moved = false;
    if (command(seat, line.substr(0, space), std::string(trim(line.substr(space))), moved)) return moved;
    auto refused = over ? std::vector<Refused>{} : table_->refused(seat, text_);
    std::erase_if(refused, [&](const Refused& r) { return r.text != (r.whole_verb ? line.substr(0, space) : line); });
    if (refused.empty()) tell("play.unknown", {word_arg("word", line)});
    refuse(refused);
    return false;
}

bool Session::command(Seat seat, const std::string& word, const std::string& rest, bool& moved) {
    const bool over = table_->is_over();
    if (over && (word == "undo" || word == "wait" || word == "why" || word == "hint" || word == "order"))
        return tell("play.over_move"), true;
    if (word == "help") return help(), true;
    if (word == "board") return terminal_.print(painted(over ? kNobody : seat)), true;
    if (word == "hint") return hint(seat, rest), true;
    if (word == "why") return why(seat, rest), true;
    if (word == "rules") return show_rules(rest), true;
    if (word == "undo") return moved = undo(seat), true;
    if (word == "wait") return moved = wait(seat), true;
    if (word == "log") return show_log(seat, rest), true;
    if (word == "save") return save(rest), true;
    if (word == "lang") return change_lang(rest), true;
    if (word == "order") return set_order(seat, rest), true;
    if (word == "orders") return list_orders(seat), true;
    return false;
}

void Session::help() {
    for (const char* topic : {"move", "enter", "board", "hint", "why", "rules", "undo", "log", "wait", "order",
                              "orders", "save", "lang", "quit"})
        terminal_.paragraph(say(std::string("play.help_") + topic), 4);
}

bool Session::play_number(Seat seat, const std::string& line) {
    const auto moves = table_->offered(seat, text_);
    const int number = to_number(line), count = static_cast<int>(moves.size());
    if (number < 1 || number > count)
        return tell("play.no_number", {number_arg("number", number), number_arg("number2", count)}), false;
    table_->play(seat, moves[static_cast<size_t>(number - 1)].move);
    return true;
}

bool Session::undo(Seat seat) {
    if (const auto reason = table_->why_no_undo(seat, text_))
        return tell("play.no_undo", {word_arg("reason", *reason)}), false;
    table_->undo(seat);
    return true;
}

bool Session::wait(Seat seat) {
    if (!others(seat)) return tell("play.nobody_else"), false;
    bots_decide();
    turn_ = static_cast<Seat>((seat + 1) % table_->seats());
    return true;
}

void Session::why(Seat seat, const std::string& needle) {
    const auto words = [&](const std::string& text) { return text_.get("move." + text.substr(0, text.find(' '))); };
    const auto fits = [&](const std::string& text) { return matches(text, needle) || matches(words(text), needle); };
    auto refused = table_->refused(seat, text_);
    const auto moves = table_->offered(seat, text_);
    bool found = false;
    for (size_t i = 0; i < moves.size() && !needle.empty(); ++i) {
        if (!fits(moves[i].text) && !matches(moves[i].label, needle)) continue;
        tell("play.offered", {word_arg("label", moves[i].label), number_arg("number", static_cast<int>(i + 1))});
        found = true;
    }
    std::erase_if(refused, [&](const Refused& r) { return !fits(r.text); });
    if (refused.empty() && !found)
        needle.empty() ? tell("play.none_refused") : tell("play.no_refusal", {word_arg("word", needle)});
    refuse(refused);
}

// One sentence for each verb and rule: up to three of the moves, and how many more there are.
void Session::refuse(const std::vector<Refused>& refused) {
    constexpr size_t kNamed = 3;
    std::vector<std::pair<std::string, std::vector<const Refused*>>> groups;
    for (const Refused& r : refused) {
        const std::string key = r.text.substr(0, r.text.find(' ')) + " " + r.rule;
        const auto group = std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.first == key; });
        (group == groups.end() ? groups.emplace_back(key, std::vector<const Refused*>{}) : *group).second.push_back(&r);
    }
    for (const auto& [key, members] : groups) {
        std::vector<std::string> names;
        for (size_t i = 0; i < std::min(kNamed, members.size()); ++i) names.push_back(members[i]->text);
        if (members.size() > kNamed)
            names.push_back(say("play.more", {number_arg("number", static_cast<int>(members.size() - kNamed))}));
        terminal_.paragraph(
            say("play.not_offered", {word_arg("label", fmt::format("{}", fmt::join(names, ", "))),
                                     word_arg("reason", members[0]->reason), word_arg("rule", members[0]->rule)}),
            4);
    }
}

void Session::show_log(Seat seat, const std::string& count) {
    if (!count.empty() && !is_number(count)) return tell("play.log_number");
    const size_t lines = count.empty() ? 30 : static_cast<size_t>(to_number(count));
    std::vector<std::string> out;
    for (const LogEntry& entry : table_->log(table_->is_over() ? kNobody : seat, text_, 0))
        for (const std::string& line : entry.lines)
            out.push_back(entry.undone ? fmt::format("{} ({})", line, say("play.undone")) : line);
    for (size_t i = out.size() - std::min(out.size(), lines); i < out.size(); ++i) terminal_.paragraph(out[i], 4);
}

void Session::show_rules(const std::string& needle) {
    const std::string file = text_.lang() == "en" ? "rules.md" : fmt::format("rules.{}.md", text_.lang());
    auto rules = parse_rules(table_->edition().game().file(file), file);
    if (!needle.empty()) rules = find_rules(rules, needle);
    if (rules.empty()) return tell("play.no_rule", {word_arg("word", needle)});
    for (const RuleText& rule : rules) terminal_.paragraph(terminal_.bold(rule.id) + "  " + rule.text, 4);
}

void Session::save(const std::string& file) {
    if (file.empty()) return tell("play.save_file");
    try {
        write_file(file, dump(table_->record(), true));
    } catch (const BadInput& problem) {
        return tell("play.not_saved", {word_arg("reason", problem.what())});
    }
    saved_events_ = table_->events();
    tell(table_->is_over() ? "play.saved_over" : "play.saved",
         {word_arg("file", file), word_arg("game", table_->edition().game().info().slug)});
}

void Session::change_lang(const std::string& lang) {
    if (lang != "en" && lang != "cs") return tell("play.lang_which");
    text_ = play_words(table_->edition().game(), lang);
    tell("play.lang_now");
}

void Session::set_order(Seat seat, const std::string& rest) {
    const size_t space = std::min(rest.find(' '), rest.size());
    const std::string row = rest.substr(0, space), move(trim(rest.substr(space)));
    if (row.empty()) return tell("play.order_how");
    try {
        table_->set_order(seat, row, move);
    } catch (const BadInput&) {
        return tell("play.order_bad", {word_arg("row", row), word_arg("answer", move)});
    }
    told_[seat] = table_->events();  // no news to the one who gave it
    tell(move.empty() ? "play.order_gone" : "play.order_set", {word_arg("row", row), word_arg("answer", move)});
}

void Session::list_orders(Seat seat) {
    std::map<std::string, std::string> orders;
    const Json record = table_->record();
    for (const Json& event : record.at("events").as_array()) {
        const auto* order = event.as_object().if_contains("order");
        if (!order || event.at("seat").as_string() != table_->seat_word(seat)) continue;
        orders[order->at("row").as_string().c_str()] = order->at("move").as_string();
    }
    std::erase_if(orders, [](const auto& order) { return order.second.empty(); });
    if (orders.empty()) tell("play.no_orders");
    for (const auto& [row, move] : orders) tell("play.order_set", {word_arg("row", row), word_arg("answer", move)});
}

void Session::quit() {
    const bool saved = saved_events_ == table_->events();
    if (!saved && !quit_asked_) {
        quit_asked_ = true;
        return tell("play.quit_unsaved");
    }
    left_ = true;
    tell("play.goodbye");
}

void Session::input_ended() {
    left_ = true;
    tell(saved_events_ == table_->events() ? "play.goodbye" : "play.left_unsaved");
}

}  // namespace pentarchy
