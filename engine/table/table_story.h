// Table: previews, and the log as a story. Included by engine/table/table.h. The states between the events are walked
// through again: that costs about a microsecond each, and none has to be kept.
#pragma once

#include "engine/document/preview.h"
#include "engine/text/story.h"

namespace pentarchy {

template <class G>
std::vector<ViewChange> Table<G>::preview(Seat seat, const std::vector<Move>& moves, const Texts& text) const {
    require_pending(seat);
    State s = s_;
    for (const Move m : moves) {
        Offer offered;
        if (has(pentarchy::pending<G>(s), seat)) offer<G>({t_, s}, seat, offered);
        if (!offered.contains(m)) bad_input("{}: what is not offered brings nothing", seat_word(seat));
        take<G>(t_, s, seat, m);
    }
    return pentarchy::preview<G>(t_, seen_by(seat), moves, text);
}

// The states that the moves in force led to, as one viewer saw them. Documents are written only for the beginning and
// the end of a line: they cost a hundred times as much as a move.
template <class G>
class StoryWalk {
  public:
    using State = typename G::State;
    StoryWalk(const typename G::Edition& t, const State& first, Seat viewer)
        : t_(t), s_(first), start_(first), end_(first), viewer_(viewer) {}

    const State& s() const { return s_; }
    // The document of where the line before ended will do, if nothing has happened since.
    void begin_line() {
        start_ = s_;
        start_document_ = at_end_ ? end_document_ : nullptr;
        end_document_ = start_document_;
        end_ = s_;
        at_end_ = true;
    }
    void pass(const Event& event) {
        take<G>(t_, s_, event.actor, event.move);
        at_end_ = false;
    }
    // The line goes up to here.
    void end_here() {
        end_ = s_;
        end_document_ = nullptr;
        at_end_ = true;
    }
    // What the line has brought.
    std::vector<Difference> brought() {
        if (!start_document_) start_document_ = document(start_);
        if (!end_document_) end_document_ = document(end_);
        return document_diff(*start_document_, *end_document_);
    }

  private:
    using Document = std::shared_ptr<const Json>;
    Document document(const State& s) const {
        return std::make_shared<const Json>(viewer_ == kNobody ? G::document({t_, s})
                                                               : document_of<G>(t_, view<G>(t_, s, viewer_)));
    }

    const typename G::Edition& t_;
    State s_, start_, end_;
    Seat viewer_;
    bool at_end_ = false;                     // nothing has happened since the end of the line
    Document start_document_, end_document_;  // if known
};

template <class G>
std::vector<Sentence> Table<G>::sentences(const Log& lines, Seat viewer, const Texts& text) const {
    std::vector<Sentence> out;
    for (const Line& line : lines) {
        if (!is_read_by(line, viewer)) continue;
        const Phrase& message = G::vocabulary().messages[line.message];
        const std::string heading = std::string("heading.") + message.name, told = std::string("story.") + message.name;
        const std::string key = text.has(heading) ? heading
                                : text.has(told)  ? told
                                                  : std::string("log.") + message.name;
        out.push_back(sentence_of(text, key, message.name, arguments<G>(t_, message, line.arg)));
    }
    return out;
}

// Whether an event that the viewer is shown goes on with the line before it.
template <class G>
bool Table<G>::begin_line(StoryLines& lines, const Event& event, const State& before, Seat viewer) const {
    if (event.kind != Event::Kind::Move || event.undone()) return lines.end(), false;
    if (history_.shown(event, viewer) == kNothing) return lines.begin(kNobody, "");
    return lines.begin(event.actor, event.actor == kChance ? "" : row_for<G>(before, event.actor).name);
}

// A heading ends the line it stands in.
template <class G>
bool says_heading(const Log& lines, Seat viewer, const Texts& text) {
    return std::any_of(lines.begin(), lines.end(), [&](const Line& line) {
        return is_read_by(line, viewer) &&
               text.has(std::string("heading.") + G::vocabulary().messages[line.message].name);
    });
}

// Writes the entries of one line, once its end is known. A sentence may go on from events of the line that are not
// asked for (`before`): these are written as well, and thrown away.
template <class G>
void Table<G>::write_line(StoryWriter& writer, StoryWalk<G>& walk, const std::vector<size_t>& before,
                          const std::vector<StoryEntry*>& entries, Seat viewer, const Texts& text) const {
    if (entries.empty()) return;
    std::vector<ViewChange> brought;
    if (history_[entries.back()->event].in_force()) brought = name_changes(walk.brought(), text, words_of_kind<G>, &t_);
    writer.begin_line(!brought.empty());
    for (const size_t i : before) {
        std::vector<StoryPart> parts;
        if (is_shown(history_[i], viewer)) writer.write(parts, sentences(history_.lines(i), viewer, text), "");
    }
    for (StoryEntry* entry : entries) {
        const Event& event = history_[entry->event];
        const Move move = event.kind == Event::Kind::Move ? history_.shown(event, viewer) : kNothing;
        std::vector<Sentence> said = sentences(history_.lines(entry->event), viewer, text);
        if (event.kind != Event::Kind::Move)
            said = {{.name = "", .subject = "", .rest = "", .whole = entry->lines.front()}};
        const bool last = entry == entries.back();
        writer.write(entry->parts, said, move == kNothing ? "" : verb_name<G>(move),
                     last ? std::move(brought) : std::vector<ViewChange>{}, last);
        entry->things = things_of<G>(t_, move);
    }
}

template <class G>
std::vector<StoryEntry> Table<G>::story(Seat viewer, const Texts& text, size_t from_event, size_t to_event) const {
    std::vector<StoryEntry> out;
    for (LogEntry& entry : log(viewer, text, from_event, to_event)) out.push_back({std::move(entry)});
    StoryWriter writer(text, G::story_marks());
    StoryLines lines(G::story_marks());
    StoryWalk<G> walk(t_, first_, viewer);
    auto next = out.begin();
    if (next != out.end() && next->revision == 0) {
        writer.begin_line(false);
        writer.write(next++->parts, sentences(opening_, viewer, text), "");
    }
    std::vector<size_t> before;  // events of the line that are not asked for
    std::vector<StoryEntry*> line;
    for (size_t i = 0; i < std::min(to_event, history_.size()); ++i) {
        const Event& event = history_[i];
        const bool shown = is_shown(event, viewer);
        const bool goes_on = shown && begin_line(lines, event, walk.s(), viewer);
        if (shown && !goes_on) {
            write_line(writer, walk, before, line, viewer, text);
            before.clear(), line.clear();
            walk.begin_line();
        }
        if (event.in_force()) walk.pass(event);
        if (next == out.end() || next->event != i) {
            if (event.in_force() && line.empty()) before.push_back(i);
            if (says_heading<G>(history_.lines(i), viewer, text)) lines.end();
            continue;
        }
        walk.end_here();
        next->goes_on = goes_on;
        line.push_back(&*next++);
        if (says_heading<G>(history_.lines(i), viewer, text)) lines.end();
    }
    write_line(writer, walk, before, line, viewer, text);
    return out;
}

}  // namespace pentarchy
