// Table: opening, listing, and moves. Included by engine/table/table.h.
#pragma once

namespace pentarchy {

template <class G>
Table<G>::Table(std::shared_ptr<const AnyEdition> edition, const Edition& tables, TableSetup setup,
                std::string commitment, bool can_draw)
    : edition_(std::move(edition)),
      t_(tables),
      setup_(std::move(setup)),
      commitment_(std::move(commitment)),
      can_draw_(can_draw),
      stream_(setup_.secret, setup_.entropy) {
    State s = G::setup(t_, setup_.seats, Node(setup_.options, "options"));
    Trace trace;
    begin<G>(t_, s, &trace);
    start(s, std::move(trace.lines));
}

template <class G>
void Table<G>::start(const State& s, Log lines) {
    first_ = s_ = s;
    opening_ = std::move(lines);
    history_.clear();
    checkpoints_.clear();
    orders_.clear();
    note_fork(false, false);
}

template <class G>
Seat Table<G>::seat_of(std::string_view word) const {
    std::string words;
    for (Seat seat = 0; seat < seats(); ++seat) {
        if (word == seat_word(seat) || word == std::to_string(seat)) return seat;
        words += (seat ? ", " : "") + seat_word(seat);
    }
    bad_input("there is no seat \"{}\"; there are: {}", word, words);
}

template <class G>
std::string Table<G>::seat_word(Seat seat) const {
    if (seat == kChance) return "chance";
    if (seat == kSpectator) return "spectator";
    return seat < seats() ? G::word(t_, kSeat, seat) : "nobody";
}

template <class G>
std::string Table<G>::seat_name(Seat seat, const Texts& text) const {
    if (seat < seats())
        if (const std::string side = G::side({t_, s_}, seat); !side.empty())
            if (const std::string key = "faction." + side; text.has(key)) return render(text, key);
    const std::string word = seat_word(seat), key = "seat." + word;
    return text.has(key) ? render(text, key) : word;
}

template <class G>
std::vector<Offered> Table<G>::offered(Seat seat, const Texts& text) const {
    if (!is_pending(seat)) return {};
    return list_offered<G>(t_, seen_by(seat), text);
}

template <class G>
std::vector<std::string> Table<G>::offered_texts(Seat seat) const {
    std::vector<std::string> out;
    Offer offered;
    if (is_pending(seat)) offer_to(seat, offered);
    for (const Move m : offered) out.push_back(move_text<G>(t_, m));
    return out;
}

template <class G>
std::vector<Refused> Table<G>::refused(Seat seat) const {
    if (!is_pending(seat)) return {};
    return list_refused<G>(seen_by(seat).look(t_), seat);
}

template <class G>
std::optional<Refused> Table<G>::refusal(Seat seat, std::string_view text) const {
    CHECK(is_pending(seat));
    return find_refusal<G>(seen_by(seat).look(t_), seat, text);
}

template <class G>
std::string Table<G>::text_of(const Refused& refused) const {
    if (refused.by != Refused::By::Rule) return refused.said;
    return refused.whole_verb ? verb_name<G>(refused.move) : move_text<G>(t_, refused.move);
}

template <class G>
std::string Table<G>::label_of(Seat seat, const Refused& refused, const Texts& text) const {
    if (refused.by != Refused::By::Rule) return refused.said;
    if (refused.whole_verb) return label_of_text<G>(t_, text, verb_name<G>(refused.move));
    return label_at<G>(seen_by(seat).look(t_), seat, text, refused.move);
}

template <class G>
int Table<G>::offer_to(Seat seat, Offer& out) const {
    const View<G> v = seen_by(seat);
    offer<G>(v.look(t_), seat, out);
    return out.size;
}

template <class G>
Chances Table<G>::chances() const {
    if (!is_chance()) bad_input("it is not luck's turn");
    Chances out;
    pentarchy::outcomes<G>({t_, s_}, out);
    return out;
}

template <class G>
std::vector<std::string> Table<G>::outcomes() const {
    std::vector<std::string> out;
    if (!is_chance()) return out;
    const Chances luck = chances();
    for (int i = 0; i < luck.size; ++i) out.push_back(move_text<G>(t_, luck.move[i]));
    return out;
}

// Drawn by the number of the event it becomes, so that anyone can draw it again once the secret is revealed. What was
// taken back does not count: luck that was drawn stays drawn, and nobody takes back for better luck.
template <class G>
Move Table<G>::drawn() const {
    const Chances luck = chances();
    if (!can_draw_) bad_input("this table's luck is unknown: its record holds no secret");
    return luck.pick(stream_.draw(setup_.luck_by_event ? history_.size() : history_.next_in_line(), luck.total));
}

template <class G>
void Table<G>::require_pending(Seat seat) const {
    if (is_pending(seat)) return;
    if (is_over()) bad_input("the game is over");
    std::string words = is_chance() ? "luck" : "";
    for (const Seat other : each(pending())) words += (words.empty() ? "" : ", ") + seat_word(other);
    bad_input("it is not {}'s turn to choose; pending: {}", seat_word(seat), words);
}

template <class G>
void Table<G>::refuse(Seat seat, std::string_view text) const {
    const auto refused = refusal(seat, text);
    if (!refused) bad_input("{}: \"{}\" begins with no verb of this game", seat_word(seat), text);
    throw BadInput(complaint(*this, seat, *refused, text));
}

template <class G>
void Table<G>::play(Seat seat, std::string_view text) {
    require_pending(seat);
    Offer offered;
    offer_to(seat, offered);
    if (const Move* m = find_said<G>(t_, moves_of(offered), text)) return add_move(seat, *m, is_choice(seat, offered));
    refuse(seat, text);
}

template <class G>
void Table<G>::play(Seat seat, Move move) {
    require_pending(seat);
    Offer offered;
    offer_to(seat, offered);
    if (offered.contains(move)) return add_move(seat, move, is_choice(seat, offered));
    for (const Refused& r : refused(seat))
        if (r.move == move || (r.whole_verb && r.move.verb == move.verb)) refuse(seat, text_of(r));
    bad_input("{}: the move [{}, {}, {}, {}] is not offered here", seat_word(seat), move.verb, move.a, move.b, move.c);
}

template <class G>
void Table<G>::force_chance(std::string_view text) {
    const Chances luck = chances();
    if (const Move* m = find_said<G>(t_, moves_of(luck), text)) return add_move(kChance, *m, false);
    bad_input("luck cannot bring \"{}\" here", text);
}

// What viewers are shown is decided by the state before the move, the lines by the move itself.
template <class G>
void Table<G>::add_move(Seat actor, Move move, bool choice) {
    Event event{.move = move, .actor = actor, .choice = choice};
    event.sealed = actor != kChance && is_sealed(s_);
    event.closes = event.sealed && is_closing(actor, move);
    Move cover = kNothing;
    for (Seat viewer = 0; viewer <= kSpectator; ++viewer) {
        const Move seen = shown<G>({t_, s_}, actor, move, viewer);
        if (seen == kNothing) continue;
        (seen == move ? event.whole : event.covered) |= bit(viewer);
        if (seen != move) cover = seen;  // the same for all: it depends on the row and the move
    }
    event.seen = event.closes ? kEveryone : static_cast<SeatMask>(event.whole | event.covered);
    Trace trace;
    take<G>(t_, s_, actor, move, &trace);
    event.news = trace.news != 0;
    for (const Line& line : trace.lines) event.seen |= line.audience;
    history_.add_move(event, cover, trace.lines);
    note_fork(event.sealed, event.closes);
    if (takes_back_ && !is_sealed(s_)) checkpoints_.add(history_.line().size(), s_);
}

// Plays forced moves and standing orders of one seat; false if it has a real choice.
template <class G>
bool Table<G>::play_by_itself(Seat seat, bool quiet_too) {
    Offer offered;
    offer_to(seat, offered);
    if (const auto order = orders_.find({seat, row(seat)}); order != orders_.end()) {
        if (const Move* m = find_said<G>(t_, moves_of(offered), order->second))
            return add_move(seat, *m, is_choice(seat, offered)), true;
    }
    if (offered.size != 1 || (is_quiet(seat) && !quiet_too)) return false;
    add_move(seat, offered.move[0], is_choice(seat, offered));
    return true;
}

template <class G>
void Table<G>::settle(bool quiet_too) {
    bool moved = true;
    for (int steps = 0; moved && !is_over(); ++steps) {
        CHECK(steps < 1'000'000);
        if (is_chance()) {
            draw();
            continue;
        }
        moved = false;
        for (const Seat seat : each(pending())) {
            moved = play_by_itself(seat, quiet_too);
            if (moved) break;  // who is pending may have changed
        }
    }
}

template <class G>
Move Table<G>::random_move(Seat seat, Rng& rng) const {
    require_pending(seat);
    Offer offered;
    return offered.move[rng.below(static_cast<uint32_t>(offer_to(seat, offered)))];
}

template <class G>
void Table<G>::set_order(Seat seat, std::string_view row, std::string_view answer) {
    CHECK(seat < seats());
    bool known = false;
    for (int i = 0; i < G::row_count(); ++i) known |= G::rows()[i].kind == RowKind::Box && row == G::rows()[i].name;
    if (!known) bad_input("there is no box \"{}\" to give a standing order for", row);
    if (!answer.empty() && !verb_of<G>(answer)) bad_input("\"{}\" is not a move of {}", answer, G::kInfo.slug);
    history_.add_order(seat, {std::string(row), std::string(answer)});
    const std::pair key{seat, std::string(row)};
    if (answer.empty()) {
        orders_.erase(key);
    } else {
        orders_[key] = answer;
    }
}

template <class G>
std::map<std::string, std::string> Table<G>::orders(Seat seat) const {
    std::map<std::string, std::string> out;
    for (const auto& [key, answer] : orders_)
        if (key.first == seat) out.emplace(key.second, answer);
    return out;
}

template <class G>
void Table<G>::patch(const Json& given, std::string_view name) {
    (void)Node(given, name).members();
    Log lines;
    const State s = patched<G>(t_, s_, given, name, lines);
    start(s, std::move(lines));
    patched_ = true;
}

}  // namespace pentarchy
