// Table: records, and playing them again. Included by engine/table/table.h.
#pragma once

namespace pentarchy {

template <class G>
Json Table<G>::record() const {
    if (patched_) bad_input("a table that starts from a given position has no record");
    boost::json::object out = record_header(*edition_, setup_, commitment_);
    boost::json::array events;
    for (size_t i = 0; i < history_.size(); ++i) events.push_back(event(i));
    out["events"] = std::move(events);
    if (can_draw_) out[is_over() ? "secret" : "host_secret"] = Stream::to_text(setup_.secret);
    if (is_over()) out["result"] = record_result(*this);
    return out;
}

// A log line as ids, like a move: "planned red march".
template <class G>
std::string Table<G>::line_ids(const Line& line) const {
    const Phrase& message = G::vocabulary().messages[line.message];
    std::string out = message.name;
    for (const Arg& arg : arguments<G>(t_, message, line.arg)) out += " " + arg.word;
    return out;
}

// An event as its record has it.
template <class G>
RecordedEvent Table<G>::recorded(const Event& event) const {
    RecordedEvent out{.kind = event.kind, .actor = seat_word(event.actor), .code = event.move};
    if (event.kind == Event::Kind::Undo) {
        out.undone_event = event.link;
        out.agreed = event.agreed;
    } else if (event.kind == Event::Kind::Order) {
        out.row = history_.order(event).row;
        out.text = history_.order(event).answer;
    } else {
        out.text = move_text<G>(t_, event.move);
    }
    return out;
}

// Undos name the viewer's own number of the event: the table's would count what it was not shown.
template <class G>
Json Table<G>::seat_event(size_t number, Seat viewer) const {
    const Event& event = history_[number];
    boost::json::object out;
    if (event.kind != Event::Kind::Move) {
        out = record_event(recorded(event));
        if (event.kind == Event::Kind::Undo) out["undo"] = history_.revision_at(viewer, event.link);
        return out;
    }
    if (const Move shown = history_.shown(event, viewer); shown != kNothing) {
        out["seat"] = seat_word(event.actor);
        out["move"] = move_text<G>(t_, shown);
    }
    boost::json::array lines;
    for (const Line& line : history_.lines(number))
        if (is_read_by(line, viewer)) lines.emplace_back(line_ids(line));
    if (!lines.empty()) out["lines"] = std::move(lines);
    return out;
}

template <class G>
std::unique_ptr<AnyTable> Table<G>::at(size_t events) const {
    auto past = std::make_unique<Table>(edition_, t_, setup_, commitment_, false);
    past->start(first_, opening_);
    for (size_t i = 0; i < std::min(events, history_.size()); ++i) past->repeat(history_[i], history_);
    return past;
}

// Plays the table again to see what the viewer saw at each of its choices.
template <class G>
Json Table<G>::seat_record(Seat viewer) const {
    CHECK(viewer < seats() || viewer == kSpectator);
    boost::json::object out = record_header(*edition_, setup_, commitment_);
    out["kind"] = "seat";
    out["viewer"] = seat_word(viewer);
    Table again(edition_, t_, setup_, commitment_, false);
    again.start(first_, opening_);
    boost::json::array events;
    for (size_t i = 0; i < history_.size(); ++i) {
        const Event& event = history_[i];
        if (is_shown(event, viewer)) {
            Json entry = seat_event(i, viewer);
            if (event.kind == Event::Kind::Move && event.actor == viewer && event.choice)
                entry.as_object()["view"] = again.document(viewer);
            events.push_back(std::move(entry));
        }
        again.repeat(event, history_);
    }
    out["events"] = std::move(events);
    out["view"] = document(viewer);
    if (is_over()) out["result"] = record_result(*this);
    return out;
}

template <class G>
void Table<G>::repeat(const Event& event, const History& history) {
    switch (event.kind) {
        case Event::Kind::Move: return add_move(event.actor, event.move, event.choice);
        case Event::Kind::Undo: return event.agreed ? undo_agreed(event.actor) : undo(event.actor);
        case Event::Kind::Order: return set_order(event.actor, history.order(event).row, history.order(event).answer);
    }
}

// The numbers count, but the text beside them must say the same: ids are positions in an edition.
template <class G>
bool Table<G>::is_among(std::span<const Move> possible, const RecordedEvent& event) const {
    if (std::find(possible.begin(), possible.end(), event.code) == possible.end()) {
        if (find_said<G>(t_, possible, event.text)) bad_input("the text \"{}\" and the numbers disagree", event.text);
        return false;
    }
    if (says<G>(t_, event.code, event.text)) return true;
    bad_input("the text \"{}\" and the numbers disagree: they say \"{}\"", event.text, move_text<G>(t_, event.code));
}

template <class G>
void Table<G>::apply(const RecordedEvent& event) {
    if (event.kind == Event::Kind::Move && event.actor == "chance") {
        const Chances luck = chances();
        if (!is_among(moves_of(luck), event)) bad_input("luck cannot bring \"{}\" here", event.text);
        return add_move(kChance, event.code, false);
    }
    const Seat seat = seat_of(event.actor);
    if (event.kind == Event::Kind::Order) return set_order(seat, event.row, event.text);
    if (event.kind == Event::Kind::Undo) {
        const UndoPlan plan = event.agreed ? plan_agreed_undo(seat) : plan_undo(seat);
        if (!plan.why_not && plan.event != event.undone_event)
            bad_input("{} can undo event {}, not {}", event.actor, plan.event, event.undone_event);
        return event.agreed ? undo_agreed(seat) : undo(seat);
    }
    require_pending(seat);
    Offer offered;
    offer_to(seat, offered);
    if (!is_among(moves_of(offered), event)) refuse(seat, event.text);
    add_move(seat, event.code, is_choice(seat, offered));
}

}  // namespace pentarchy
