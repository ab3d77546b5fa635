// The loop of the terminal game and what a person reads; what a person types is in session_commands.cpp and
// session_orders.cpp, what the computer players do in session_bots.cpp, the end in session_end.cpp.
#include "cli/session.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/utf8.h"
#include "cli/common.h"
#include "engine/text/story.h"

namespace pentarchy {

Session::Session(std::unique_ptr<AnyTable> table, std::vector<std::string> names, Terminal terminal,
                 std::string_view lang, uint64_t seed)
    : table_(std::move(table)),
      names_(std::move(names)),
      terminal_(std::move(terminal)),
      text_(play_words(table_->edition().game(), lang)),
      seed_(seed),
      told_(names_.size()) {
    for (Seat seat = 0; seat < table_->seats(); ++seat)
        bots_.push_back(names_[seat] == kHuman ? nullptr
                                               : bot_at(table_->edition(), seat, parse_bot(names_[seat]), seed));
}

void Session::run() {
    while (!left_) {
        table_->settle(false);
        if (table_->is_over()) return finish();
        const Seat seat = next_person();
        seat == kNobody ? bots_decide() : ask(seat);
    }
}

Seat Session::next_person() const {
    const int seats = table_->seats();
    for (int i = 0; i < seats; ++i) {
        const Seat seat = static_cast<Seat>((turn_ + i) % seats);
        if (is_person(seat) && has(table_->pending(), seat)) return seat;
    }
    return kNobody;
}

SeatMask Session::others(Seat seat) const { return static_cast<SeatMask>(table_->pending() & ~bit(seat)); }

void Session::ask(Seat seat) {
    const bool first = asked_ == kNobody, other = !first && asked_ != seat;
    const auto people = std::count(names_.begin(), names_.end(), kHuman);
    if (other || (first && people > 1)) hand_over(seat);
    if (left_) return;
    asked_ = turn_ = seat;
    if (const std::string now = painted(seat); now != drawn_) fmt::print("\n{}", drawn_ = now);
    news(seat);
    if (first) {
        saved_events_ = table_->events();
        terminal_.print("");
        if (text_.has("game.aim")) tell("game.aim");
        tell("play.you_are", {word_arg("seat", seat_name(seat))});
    }
    question(seat);
    while (!left_) {
        const auto line = terminal_.read(fmt::format("{}> ", upper_first(seat_name(seat))));
        if (!line) return input_ended();
        if (answer(seat, *line)) return;
    }
}

// Nobody sees another's cards: the screen is cleared before the next person is called.
void Session::hand_over(Seat seat) {
    terminal_.clear();
    tell("play.hand_over", {word_arg("seat", seat_name(seat))});
    if (!terminal_.read("")) input_ended();
}

// The story since it was last told. What another seat has just begun, and is only announced so far, is told as its
// move.
void Session::news(Seat seat) {
    auto entries = table_->story(seat, text_, told_[seat]);
    told_[seat] = table_->events();
    std::erase_if(entries, [](const StoryEntry& entry) { return entry.undone; });
    std::vector<StoryLine> lines = pentarchy::tell(entries, text_, seat_names());
    std::erase_if(lines, [&](const StoryLine& line) { return line.heading && line.whole == say("heading.game_over"); });
    if (!entries.empty() && !table_->is_over()) {
        const StoryEntry& last = entries.back();
        if (last.parts.empty() && !last.goes_on && last.actor != seat && last.actor < table_->seats())
            lines.push_back(
                {.text = {}, .whole = fmt::format("{}: {}", upper_first(seat_name(last.actor)), last.label)});
    }
    if (!lines.empty()) terminal_.print("\n" + terminal_.bold(say("play.news")));
    for (const StoryLine& line : lines)
        terminal_.paragraph(line.heading ? terminal_.bold(line.whole) : "  " + line.whole, 4);
}

std::vector<std::string> Session::seat_names() const {
    std::vector<std::string> out;
    for (Seat seat = 0; seat < table_->seats(); ++seat) out.push_back(seat_name(seat));
    return out;
}

std::string Session::painted(Seat viewer) const {
    Painter painter{text_, terminal_.colours(), terminal_.box_drawing(), ""};
    table_->paint(viewer, painter);
    return painter.out;
}

void Session::question(Seat seat) {
    const std::string row = table_->row(seat);
    terminal_.print("");
    terminal_.paragraph(terminal_.bold(say("ask." + row)) + (ids_ ? " " + terminal_.faint("[" + row + "]") : ""));
    menu(seat, table_->offered(seat, text_));
    std::vector<std::string> also;
    for (const Seat other : each(others(seat))) also.push_back(seat_name(other));
    if (!also.empty() && !table_->is_quiet(seat))
        terminal_.paragraph(
            terminal_.faint(say("play.also_asked", {{"seats", fmt::format("{}", fmt::join(also, ", "))}})));
}

// What each move is certain to bring.
std::vector<std::string> Session::brought_by(Seat seat, const std::vector<Offered>& moves) const {
    std::vector<std::string> out;
    for (const Offered& move : moves)
        out.push_back(changes_text(table_->preview(seat, move.move, text_), seat, text_, seat_names()));
    return out;
}

// Numbered, moves of one verb together; a verb with several moves begins a row of its own. Where moves are known to
// bring something, each has a row to say it.
void Session::menu(Seat seat, const std::vector<Offered>& moves) {
    const std::vector<std::string> brought = brought_by(seat, moves);
    const bool tells =
        std::any_of(brought.begin(), brought.end(), [](const std::string& what) { return !what.empty(); });
    std::vector<std::string> cells;
    std::vector<bool> breaks;
    const auto alone = [&](size_t i) {
        return (i == 0 || moves[i - 1].verb != moves[i].verb) &&
               (i + 1 == moves.size() || moves[i + 1].verb != moves[i].verb);
    };
    for (size_t i = 0; i < moves.size(); ++i) {
        cells.push_back(fmt::format("{:>3}  {}{}", i + 1, moves[i].label,
                                    ids_ ? "  " + terminal_.faint("[" + moves[i].text + "]") : ""));
        breaks.push_back(i > 0 && moves[i].verb != moves[i - 1].verb && !(alone(i) && alone(i - 1)));
    }
    if (!tells) return terminal_.cells(cells, breaks);
    for (size_t i = 0; i < moves.size(); ++i)
        terminal_.paragraph(cells[i] + (brought[i].empty() ? "" : terminal_.faint(" (" + brought[i] + ")")), 5);
}

}  // namespace pentarchy
