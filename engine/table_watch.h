// Table: what viewers read. Included by engine/table.h.
#pragma once

namespace pentarchy {

template <class G>
Json Table<G>::document(Seat viewer) const {
    if (viewer == kNobody) return G::document({t_, s_});
    return document_of<G>(t_, seen_by(viewer));
}

template <class G>
void Table<G>::paint(Seat viewer, Painter& painter) const {
    if constexpr (requires { G::paint(LookOf<G>{t_, s_}, viewer, painter); }) {
        if (viewer == kNobody) return G::paint({t_, s_}, viewer, painter);
        G::paint(seen_by(viewer).look(t_), viewer, painter);
    } else {
        paint_document(document(viewer), painter);
    }
}

template <class G>
bool Table<G>::paint_map(Seat viewer, Painter& painter) const {
    if constexpr (requires { G::paint_map(LookOf<G>{t_, s_}, viewer, painter); }) {
        viewer == kNobody ? G::paint_map({t_, s_}, viewer, painter)
                          : G::paint_map(seen_by(viewer).look(t_), viewer, painter);
        return true;
    } else {
        return false;
    }
}

template <class G>
std::vector<TieBreak> Table<G>::tie_breaks(Seat seat) const {
    if constexpr (requires { G::tie_breaks(LookOf<G>{t_, s_}, seat); }) {
        return G::tie_breaks(LookOf<G>{t_, s_}, seat);
    } else {
        return {};
    }
}

template <class G>
std::vector<ScoreLine> Table<G>::score_lines(Seat seat) const {
    if constexpr (requires { G::score_lines(LookOf<G>{t_, s_}, seat); }) {
        return G::score_lines(LookOf<G>{t_, s_}, seat);
    } else {
        return {};
    }
}

template <class G>
std::vector<std::string> Table<G>::lines_for(const Event& event, Seat viewer, const Catalog& text) const {
    const auto arg = [](const char* name, std::string word) { return Arg{name, std::move(word), 0, false}; };
    std::vector<std::string> out;
    if (event.kind == Event::Kind::Undo) {
        const Arg args[] = {arg("seat", seat_name(event.actor, text))};
        out.push_back(render(text, event.agreed ? "table.agreed_undo" : "table.undo", args));
    } else if (event.kind == Event::Kind::Order) {
        const Arg args[] = {arg("question", render(text, "ask." + event.row)),
                            arg("answer", label_of_text<G>(t_, text, event.text))};
        out.push_back(render(text, event.text.empty() ? "table.no_order" : "table.order", args));
    }
    for (const Line& line : event.lines)
        if (is_read_by(line, viewer)) out.push_back(line_text<G>(t_, text, line));
    return out;
}

// The closing of a sealed fork may show nothing but what it led to: such an entry has lines and no move.
template <class G>
std::vector<LogEntry> Table<G>::log(Seat viewer, const Catalog& text, size_t from_event, size_t to_event) const {
    std::vector<LogEntry> out;
    if (from_event == 0 && !opening_.empty()) {
        LogEntry entry{0, 0, kNobody, "", "", lines_for({.lines = opening_}, viewer, text), false};
        if (!entry.lines.empty()) out.push_back(std::move(entry));
    }
    uint64_t revision = 0;
    for (size_t i = 0; i < std::min(to_event, history_.size()); ++i) {
        const Event& event = history_[i];
        if (!is_shown(event, viewer)) continue;
        ++revision;
        if (i < from_event) continue;
        LogEntry entry{i, revision, event.actor, "", "", lines_for(event, viewer, text), event.undone, event.undone_by};
        if (event.kind == Event::Kind::Move) {
            const Move move = viewer == kNobody ? event.move : event.shown[viewer];
            entry.move = move_text<G>(t_, move);
            entry.label = label(move, text);
            if (entry.move.empty()) entry.actor = kNobody;
        }
        if (!entry.move.empty() || !entry.lines.empty()) out.push_back(std::move(entry));
    }
    return out;
}

}  // namespace pentarchy
