// What a person may type besides a move. A wrong word is answered with one sentence and changes nothing. What can be
// looked up is in session_lookup.cpp, standing orders in session_orders.cpp.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "base/file.h"
#include "base/utf8.h"
#include "cli/session.h"

namespace pentarchy {

namespace {

// Every command has an English and a Czech word. Both work in both languages, with and without diacritics.
std::string command_named(std::string_view word) {
    static const std::map<std::string, std::string> kByCzechWord{
        {"napoveda", "help"}, {"deska", "board"}, {"mapa", "map"},       {"karta", "card"},  {"rada", "hint"},
        {"proc", "why"},      {"zpet", "undo"},   {"pravidla", "rules"}, {"pockej", "wait"}, {"denik", "log"},
        {"zaznam", "log"},    {"pokyn", "order"}, {"pokyny", "orders"},  {"texty", "ids"},   {"uloz", "save"},
        {"jazyk", "lang"},    {"konec", "quit"}};
    const std::string folded = fold(word);
    const auto found = kByCzechWord.find(folded);
    return found == kByCzechWord.end() ? folded : found->second;
}

}  // namespace

bool is_number(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}
int to_number(const std::string& digits) { return digits.size() > 6 ? 999'999 : std::stoi(digits); }

bool Session::answer(Seat seat, const std::string& line) {
    const size_t space = std::min(line.find(' '), line.size());
    const std::string word = command_named(line.substr(0, space)), rest(trim(line.substr(space)));
    if (word == "quit" && rest.empty()) return quit(), false;
    quit_asked_ = false;
    const bool over = table_->is_over();
    if (line.empty()) return over ? false : (question(seat), false);
    if (!over)
        if (const std::optional<bool> moved = pick(seat, line)) return *moved;
    if (is_number(line)) return over ? (tell("play.over_move"), false) : play_number(seat, line);
    for (const Offered& m : over ? std::vector<Offered>{} : table_->offered(seat, text_))
        if (m.text == line || fold(m.label) == fold(line)) return table_->play(seat, m.move), true;
    bool moved = false;
    if (command(seat, word, rest, moved)) return moved;
    auto refused = over ? std::vector<Refused>{} : table_->refused(seat);
    std::erase_if(refused, [&](const Refused& r) {
        return table_->text_of(r) != (r.whole_verb ? line.substr(0, space) : line) &&
               fold(table_->label_of(seat, r, text_)) != fold(line);
    });
    if (refused.empty() && !over)
        if (const auto refusal = table_->refusal(seat, line)) refused = {*refusal};
    if (refused.empty()) tell("play.unknown", {word_arg("word", line)});
    refuse(seat, refused);
    return false;
}

bool Session::command(Seat seat, std::string_view word, const std::string& rest, bool& moved) {
    const bool over = table_->is_over();
    if (over && (word == "undo" || word == "wait" || word == "why" || word == "hint" || word == "order"))
        return tell("play.over_move"), true;
    if (word == "help") return help(seat), true;
    if (word == "board") return terminal_.print(painted(over ? kNobody : seat)), true;
    if (word == "map") return show_map(over ? kNobody : seat, rest), true;
    if (word == "card") return show_card(rest), true;
    if (word == "hint") return hint(seat, rest), true;
    if (word == "why") return why(seat, rest), true;
    if (word == "rules") return show_rules(rest), true;
    if (word == "undo") return moved = undo(seat), true;
    if (word == "wait") return moved = wait(seat), true;
    if (word == "log") return show_log(seat, rest), true;
    if (word == "save") return save(rest), true;
    if (word == "lang") return change_lang(rest), true;
    if (word == "ids") return switch_ids(), true;
    if (word == "order") return moved = set_order(seat, rest), true;
    if (word == "orders") return list_orders(seat), true;
    return false;
}

bool Session::play_number(Seat seat, const std::string& line) {
    const auto moves = listed(seat);
    const int number = to_number(line), count = static_cast<int>(moves.size());
    if (number < 1 || number > count)
        return tell("play.no_number", {number_arg("number", number), number_arg("number2", count)}), false;
    table_->play(seat, moves[static_cast<size_t>(number - 1)].move);
    return true;
}

bool Session::undo(Seat seat) {
    if (put_back(seat)) return false;
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
    const auto fits = [&](const std::string& move, const std::string& label) {
        return matches(move, needle) || matches(label, needle);
    };
    auto refused = table_->refused(seat);
    const auto moves = listed(seat);
    bool found = false;
    for (size_t i = 0; i < moves.size() && !needle.empty(); ++i) {
        if (!fits(moves[i].text, moves[i].label)) continue;
        tell("play.offered", {word_arg("label", moves[i].label), number_arg("number", static_cast<int>(i + 1))});
        found = true;
    }
    std::erase_if(refused,
                  [&](const Refused& r) { return !fits(table_->text_of(r), table_->label_of(seat, r, text_)); });
    if (refused.empty() && !found && !needle.empty())
        if (const auto refusal = table_->refusal(seat, needle)) refused = {*refusal};
    if (refused.empty() && !found)
        needle.empty() ? tell("play.none_refused") : tell("play.no_refusal", {word_arg("word", needle)});
    refuse(seat, refused);
}

// For each verb and rule the reason, then up to three of the moves, and how many more there are.
void Session::refuse(Seat seat, const std::vector<Refused>& refused) {
    constexpr size_t kNamed = 3;
    std::vector<std::pair<std::string, std::vector<const Refused*>>> groups;
    for (const Refused& r : refused) {
        const std::string move = table_->text_of(r), key = move.substr(0, move.find(' ')) + " " + rule_of(*table_, r);
        const auto group = std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.first == key; });
        (group == groups.end() ? groups.emplace_back(key, std::vector<const Refused*>{}) : *group).second.push_back(&r);
    }
    for (const auto& [key, members] : groups) {
        std::vector<std::string> names;
        for (size_t i = 0; i < std::min(kNamed, members.size()); ++i)
            names.push_back(table_->label_of(seat, *members[i], text_));
        if (members.size() > kNamed)
            names.push_back(say("play.more", {number_arg("number", static_cast<int>(members.size() - kNamed))}));
        terminal_.paragraph(say("play.not_offered", {word_arg("rule", terminal_.bold(rule_of(*table_, *members[0]))),
                                                     word_arg("reason", reason_of(*table_, *members[0], text_))}),
                            4);
        terminal_.paragraph(terminal_.faint(fmt::format("    {}", fmt::join(names, "; "))), 4);
    }
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

void Session::switch_ids() {
    ids_ = !ids_;
    tell(ids_ ? "play.ids_on" : "play.ids_off");
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
