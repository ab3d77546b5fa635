// Table: previews, and the log as a story. Included by engine/table/table.h. The states between the events are walked
// through again: that costs about a microsecond each, and none has to be kept.
#pragma once

#include "engine/document/preview.h"
#include "engine/text/story.h"

namespace pentarchy {

template <class G>
std::vector<ViewChange> Table<G>::preview(Seat seat, Move move, const Texts& text) const {
    require_pending(seat);
    Offer offered;
    offer_to(seat, offered);
    if (!offered.contains(move)) bad_input("{}: what is not offered brings nothing", seat_word(seat));
    return pentarchy::preview<G>(t_, seen_by(seat), move, text);
}

// The states that the moves in force led to, as one viewer saw them. Documents are written only where they are asked
// for.
template <class G>
class StoryWalk {
  public:
    using State = typename G::State;
    StoryWalk(const typename G::Edition& t, const State& first, Seat viewer)
        : t_(t), s_(first), start_(first), viewer_(viewer) {}

    const State& s() const { return s_; }
    const State& start() const { return start_; }  // where the line began
    void begin_line() {
        start_ = s_;
        start_document_ = document_;
    }
    void pass(const Event& event) {
        take<G>(t_, s_, event.actor, event.move);
        document_ = nullptr;
    }
    // What the line has brought, this event included.
    std::vector<Difference> brought(const Event& event) {
        if (!start_document_) start_document_ = document(start_);
        take<G>(t_, s_, event.actor, event.move);
        document_ = document(s_);
        return document_diff(*start_document_, *document_);
    }

  private:
    using Document = std::shared_ptr<const Json>;
    Document document(const State& s) const {
        return std::make_shared<const Json>(viewer_ == kNobody ? G::document({t_, s})
                                                               : document_of<G>(t_, view<G>(t_, s, viewer_)));
    }

    const typename G::Edition& t_;
    State s_, start_;  // start_: where the line began
    Seat viewer_;
    Document document_, start_document_;  // of those two, if known
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
bool Table<G>::begin_line(StoryWriter& writer, const Event& event, const State& before, Move shown_move) const {
    if (event.kind != Event::Kind::Move || event.undone()) return writer.end_line(), false;
    if (shown_move == kNothing) return writer.begin(kNobody, "");
    return writer.begin(event.actor, event.actor == kChance ? "" : row_for<G>(before, event.actor).name);
}

// A heading ends the line it stands in.
template <class G>
bool says_heading(const Log& lines, Seat viewer, const Texts& text) {
    return std::any_of(lines.begin(), lines.end(), [&](const Line& line) {
        return is_read_by(line, viewer) &&
               text.has(std::string("heading.") + G::vocabulary().messages[line.message].name);
    });
}

// What a line said before the first entry that is asked for: the sentences of that one may go on from it.
template <class G>
void Table<G>::say_before(StoryWriter& writer, StoryWalk<G> walk, const std::vector<size_t>& events, Seat viewer,
                          const Texts& text) const {
    for (const size_t i : events) {
        const Event& event = history_[i];
        if (!is_shown(event, viewer)) {
            walk.pass(event);
            continue;
        }
        std::vector<StoryPart> parts;
        writer.write(parts, sentences(history_.lines(i), viewer, text),
                     name_changes(walk.brought(event), text, words_of_kind<G>, &t_), "");
    }
}

template <class G>
std::vector<StoryEntry> Table<G>::story(Seat viewer, const Texts& text, size_t from_event, size_t to_event) const {
    std::vector<StoryEntry> out;
    for (LogEntry& entry : log(viewer, text, from_event, to_event)) out.push_back({std::move(entry)});
    StoryWriter writer(text, G::story_marks());
    StoryWalk<G> walk(t_, first_, viewer);
    auto next = out.begin();
    if (next != out.end() && next->revision == 0)
        writer.write(next++->parts, sentences(opening_, viewer, text), {}, "");
    const auto first = next;
    std::vector<size_t> before;  // events of the line that are not asked for
    for (size_t i = 0; i < std::min(to_event, history_.size()); ++i) {
        const Event& event = history_[i];
        const Move move = event.kind == Event::Kind::Move ? history_.shown(event, viewer) : kNothing;
        const bool goes_on = is_shown(event, viewer) && begin_line(writer, event, walk.s(), move);
        if (is_shown(event, viewer) && !goes_on) walk.begin_line(), before.clear();
        if (next == out.end() || next->event != i) {
            if (event.in_force()) walk.pass(event), before.push_back(i);
            if (says_heading<G>(history_.lines(i), viewer, text)) writer.end_line();
            continue;
        }
        if (next == first && goes_on) say_before(writer, StoryWalk<G>(t_, walk.start(), viewer), before, viewer, text);
        StoryEntry& entry = *next++;
        entry.goes_on = goes_on;
        entry.things = things_of<G>(t_, move);
        std::vector<ViewChange> brought;
        if (event.in_force()) brought = name_changes(walk.brought(event), text, words_of_kind<G>, &t_);
        std::vector<Sentence> said = sentences(history_.lines(i), viewer, text);
        if (event.kind != Event::Kind::Move)
            said = {{.name = "", .subject = "", .rest = "", .whole = entry.lines.front()}};
        writer.write(entry.parts, said, std::move(brought), move == kNothing ? "" : verb_name<G>(move));
    }
    return out;
}

}  // namespace pentarchy
