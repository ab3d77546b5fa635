// pentarchy replay: reads a record event by event, as anyone at the table saw it, and draws the board it leads to.
#include <unistd.h>

#include <cstdlib>
#include <memory>

#include "base/utf8.h"
#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "engine/text/story.h"

namespace pentarchy {
namespace {

struct Replay {
    std::string file, seat, lang = "en";
    std::optional<size_t> to;
    bool story = false;

    void run() const;
    void read_full(const Json& record) const;
    void read_seat(const Node& record) const;
    void print_events(const AnyTable& table, Seat viewer, const Texts& text) const;
};

void print_event(uint64_t number, bool undone, const std::string& move, const std::vector<std::string>& lines) {
    // What was taken back later is marked, whatever the language.
    if (!move.empty()) fmt::print("{:>5} {} {}\n", number, undone ? "x" : " ", move);
    for (const std::string& line : lines) fmt::print("{:>8}{}\n", "", line);
}

// "Red: March from b2 [march b2]": scenarios are written with the text in brackets.
std::string in_words(const AnyTable& table, const LogEntry& entry, const Texts& text) {
    if (entry.move.empty()) return "";
    const std::string who = entry.actor == kChance ? render(text, "table.luck") : table.seat_name(entry.actor, text);
    return fmt::format("{}: {} [{}]", upper_first(who), entry.label, entry.move);
}

void print_story(const AnyTable& table, Seat viewer, const Texts& text) {
    std::vector<std::string> names;
    for (Seat seat = 0; seat < table.seats(); ++seat) names.push_back(table.seat_name(seat, text));
    for (const StoryLine& line : tell(table.story(viewer, text, 0), text, names))
        line.heading ? fmt::print("\n{}\n", line.whole)
                     : fmt::print("{:>5} {} {}\n", line.revision, line.undone ? "x" : " ", line.whole);
}

void Replay::print_events(const AnyTable& table, Seat viewer, const Texts& text) const {
    if (story) return print_story(table, viewer, text);
    for (const LogEntry& entry : table.log(viewer, text, 0))
        print_event(entry.revision, entry.undone, in_words(table, entry, text), entry.lines);
}

void Replay::read_full(const Json& record) const {
    const auto table = replay(record, file, to);
    if (to && *to > table->events()) bad_input("--to {}: the record has only {} events", *to, table->events());
    const Seat viewer = seat.empty() ? kNobody : viewer_named(seat, *table);
    const Texts& text = table->edition().game().text(lang);
    print_events(*table, viewer, text);
    Painter painter{
        .text = text, .colours = isatty(STDOUT_FILENO) && !std::getenv("NO_COLOR"), .lines = true, .out = {}};
    table->paint(viewer, painter);
    fmt::print("\n{}", painter.out);
}

// A seat's record cannot be played again: it is read as it stands, in ids.
void Replay::read_seat(const Node& record) const {
    const std::string_view viewer = record["viewer"].text();
    if (!seat.empty() && seat != viewer) bad_input("{}: this is what {} saw, and no other", file, viewer);
    const auto events = record["events"].items();
    if (to && *to > events.size()) bad_input("--to {}: the record has only {} events", *to, events.size());
    for (size_t i = 0; i < to.value_or(events.size()); ++i) {
        const Node& event = events[i];
        std::vector<std::string> lines;
        if (const auto said = event.find("lines"))
            for (const Node& line : said->items()) lines.emplace_back(line.text());
        std::string what;
        if (const auto actor = event.find("seat")) what = fmt::format("{}: ", actor->text());
        if (const auto move = event.find("move")) what += move->text();
        if (const auto undo = event.find("undo")) what += fmt::format("undo {}", undo->natural() + 1);
        if (const auto order = event.find("order"))
            what += fmt::format("order {} {}", (*order)["row"].text(), (*order)["move"].text());
        print_event(i + 1, false, what, lines);
    }
}

void Replay::run() const {
    const Json record = parse_json(read_file(file), file);
    if (const Json* kind = find_path(record, "kind"); kind && *kind == "seat") return read_seat(Node(record, file));
    read_full(record);
}

}  // namespace

void add_replay(CLI::App& app) {
    CLI::App* command = app.add_subcommand("replay", "Read a record: what happened, and the board it leads to");
    auto self = std::make_shared<Replay>();
    command->add_option("file", self->file, "A record, full or of one seat")->required()->type_name("FILE");
    command->add_option("--to", self->to, "Stop after this many events")
        ->type_name("N")
        ->check(whole_number(0, 1'000'000'000));
    command->add_option("--seat", self->seat, "As this seat saw it, or \"spectator\"; everything if left out")
        ->type_name("S");
    command->add_flag("--story", self->story, "One line for each action, with what it brought, instead of every event");
    add_lang(*command, self->lang);
    command->footer(
        "Events marked x were taken back later.\n"
        "Examples:\n"
        "  pentarchy replay game.json\n"
        "  pentarchy replay game.json --story\n"
        "  pentarchy replay game.json --to 40 --seat red\n"
        "  pentarchy replay game.json --seat spectator --lang cs");
    command->callback([self] { self->run(); });
}

}  // namespace pentarchy
