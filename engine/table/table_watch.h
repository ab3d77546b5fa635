// Table: what viewers read. Included by engine/table/table.h.
#pragma once

namespace pentarchy {

template <class G>
Json Table<G>::document(Seat viewer) const {
    Json out = viewer == kNobody ? G::document({t_, s_}) : document_of<G>(t_, seen_by(viewer));
    if (is_over()) add_result(out.as_object());
    return out;
}

// Who has won is no part of the state: it follows from it, and everyone may know.
template <class G>
void Table<G>::add_result(boost::json::object& document) const {
    boost::json::object ranks;
    boost::json::array winners;
    for (Seat seat = 0; seat < seats(); ++seat) {
        const int rank = standing(seat).rank;
        ranks[seat_word(seat)] = rank;
        if (rank == 1) winners.emplace_back(seat_word(seat));
    }
    document["ranks"] = std::move(ranks);
    document["winners"] = std::move(winners);
}

template <class G>
void Table<G>::paint(Seat viewer, Painter& painter) const {
    if (viewer == kNobody) return G::paint({t_, s_}, viewer, painter);
    G::paint(seen_by(viewer).look(t_), viewer, painter);
}

template <class G>
bool Table<G>::paint_map(Seat viewer, Painter& painter) const {
    viewer == kNobody ? G::paint_map({t_, s_}, viewer, painter)
                      : G::paint_map(seen_by(viewer).look(t_), viewer, painter);
    if (painter.out.empty()) return false;
    if (painter.text.has("board.legend")) painter.line(painter.ink(kFaint, painter.say("board.legend")));
    return true;
}

template <class G>
bool Table<G>::paint_place(Seat viewer, std::string_view where, Painter& painter) const {
    return viewer == kNobody ? G::paint_place({t_, s_}, viewer, where, painter)
                             : G::paint_place(seen_by(viewer).look(t_), viewer, where, painter);
}

template <class G>
std::vector<TieBreak> Table<G>::tie_breaks(Seat seat) const {
    return G::tie_breaks({t_, s_}, seat);
}

template <class G>
std::vector<ScoreLine> Table<G>::score_lines(Seat seat) const {
    return G::score_lines({t_, s_}, seat);
}

template <class G>
std::vector<std::string> Table<G>::lines_for(const Log& lines, Seat viewer, const Texts& text) const {
    std::vector<std::string> out;
    for (const Line& line : lines)
        if (is_read_by(line, viewer)) out.push_back(line_text<G>(t_, text, line));
    return out;
}

template <class G>
std::vector<std::string> Table<G>::lines_for(size_t number, Seat viewer, const Texts& text) const {
    const Event& event = history_[number];
    if (event.kind == Event::Kind::Move) return lines_for(history_.lines(number), viewer, text);
    const auto arg = [](const char* name, std::string word) { return Arg{name, std::move(word), 0, false}; };
    if (event.kind == Event::Kind::Undo) {
        const Arg args[] = {arg("seat", seat_name(event.actor, text))};
        return {render(text, event.agreed ? "table.agreed_undo" : "table.undo", args)};
    }
    const StandingOrder& order = history_.order(event);
    const Arg args[] = {arg("question", render(text, "ask." + order.row)),
                        arg("answer", label_of_text<G>(t_, text, order.answer))};
    return {render(text, order.answer.empty() ? "table.no_order" : "table.order", args)};
}

// The closing of a sealed fork may show nothing but what it led to: such an entry has lines and no move.
template <class G>
std::vector<LogEntry> Table<G>::log(Seat viewer, const Texts& text, size_t from_event, size_t to_event) const {
    std::vector<LogEntry> out;
    if (from_event == 0 && !opening_.empty()) {
        LogEntry entry{0, 0, kNobody, "", "", lines_for(opening_, viewer, text), false};
        if (!entry.lines.empty()) out.push_back(std::move(entry));
    }
    const size_t end = std::min(to_event, history_.size());
    uint64_t revision = history_.revision_at(viewer, std::min(from_event, end));
    for (size_t i = from_event; i < end; ++i) {
        const Event& event = history_[i];
        if (!is_shown(event, viewer)) continue;
        ++revision;
        LogEntry entry{i, revision, event.actor, "", "", lines_for(i, viewer, text), event.undone(), event.undone_by};
        if (event.kind == Event::Kind::Move) {
            const Move move = history_.shown(event, viewer);
            entry.move = move_text<G>(t_, move);
            entry.label = label(move, text);
            if (entry.move.empty()) entry.actor = kNobody;
        }
        if (!entry.move.empty() || !entry.lines.empty()) out.push_back(std::move(entry));
    }
    return out;
}

}  // namespace pentarchy
