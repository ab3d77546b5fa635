// A table of one game: events, the state they lead to, and what each viewer is told. See engine/table/any_table.h for
// what the functions promise; the events are in engine/table/history.h, the words of choices in engine/moves/choices.h.
#pragma once

#include <map>

#include "engine/document/patch.h"
#include "engine/flow/playout.h"
#include "engine/moves/choices.h"
#include "engine/moves/sets.h"
#include "engine/paint/paint_game.h"
#include "engine/table/any_table.h"
#include "engine/table/checkpoints.h"
#include "engine/table/history.h"
#include "engine/table/record.h"
#include "engine/text/story.h"

namespace pentarchy {

template <class G>
class StoryWalk;  // engine/table/table_story.h

template <class G>
class Table final : public AnyTable {
  public:
    using Edition = typename G::Edition;
    using State = typename G::State;

    // `tables` are the edition's and live as long as it does. Without a secret the table cannot draw.
    Table(std::shared_ptr<const AnyEdition> edition, const Edition& tables, TableSetup setup, std::string commitment,
          bool can_draw);

    const AnyEdition& edition() const override { return *edition_; }
    int seats() const override { return setup_.seats; }
    Seat seat_of(std::string_view word) const override;
    std::string seat_word(Seat seat) const override;
    std::string seat_name(Seat seat, const Texts& text) const override;
    std::string side(Seat seat) const override { return G::side({t_, s_}, seat); }

    bool is_over() const override { return pentarchy::is_over(s_); }
    bool is_chance() const override { return pentarchy::is_chance<G>(s_); }
    SeatMask pending() const override { return pentarchy::pending<G>(s_); }
    std::string row(Seat seat) const override { return is_pending(seat) ? row_for<G>(s_, seat).name : ""; }
    bool is_quiet(Seat seat) const override { return is_pending(seat) && row_for<G>(s_, seat).flags & kQuiet; }
    bool asks_in_secret() const override { return is_sealed(s_); }
    uint64_t question(Seat seat) const override {
        return is_sealed(s_) ? history_.sealed_question(seat) : history_.revision(seat);
    }
    std::vector<Offered> offered(Seat seat, const Texts& text) const override;
    std::vector<std::string> offered_texts(Seat seat) const override;
    std::vector<Refused> refused(Seat seat) const override;
    std::optional<Refused> refusal(Seat seat, std::string_view move_text) const override;
    std::string text_of(const Refused& refused) const override;
    std::string label_of(Seat seat, const Refused& refused, const Texts& text) const override;
    std::optional<OfferedSet> offered_set(Seat seat, const Texts& text) const override;
    std::vector<ViewChange> preview(Seat seat, const std::vector<Move>& moves, const Texts& text) const override;
    std::vector<Thing> things(Move move) const override { return things_of<G>(t_, move); }
    std::vector<std::string> outcomes() const override;
    std::string shown_label(Seat seat, Move move, Seat viewer, const Texts& text) const override {
        return label(shown<G>({t_, s_}, seat, move, viewer), text);
    }
    std::string next_draw() const override { return move_text<G>(t_, drawn()); }

    void play(Seat seat, std::string_view text) override;
    void play(Seat seat, Move move) override;
    void play_set(Seat seat, const std::vector<std::string>& move_texts, const Texts& text) override;
    void draw() override { add_move(kChance, drawn(), false); }
    void force_chance(std::string_view text) override;
    void settle(bool quiet_too) override;
    Move random_move(Seat seat, Rng& rng) const override;

    std::optional<std::string> why_no_undo(Seat seat, const Texts& text) const override;
    void undo(Seat seat) override;
    std::optional<std::string> why_no_agreed_undo(Seat seat, const Texts& text) const override;
    bool would_undo_luck(Seat seat) const override;
    void undo_agreed(Seat seat) override;
    void set_order(Seat seat, std::string_view row, std::string_view move_text) override;
    std::map<std::string, std::string> orders(Seat seat) const override;
    std::string label_of(std::string_view move_text, const Texts& text) const override {
        return label_of_text<G>(t_, text, move_text);
    }

    Json document(Seat viewer) const override;
    uint64_t revision(Seat viewer) const override { return history_.revision(viewer); }
    size_t events() const override { return history_.size(); }
    size_t events_at(Seat viewer, uint64_t revision) const override { return history_.events_at(viewer, revision); }
    std::unique_ptr<AnyTable> at(size_t events) const override;
    std::vector<LogEntry> log(Seat viewer, const Texts& text, size_t from_event, size_t to_event) const override;
    std::vector<StoryEntry> story(Seat viewer, const Texts& text, size_t from_event, size_t to_event) const override;
    void paint(Seat viewer, Painter& painter) const override;
    bool paint_map(Seat viewer, Painter& painter) const override;
    bool paint_place(Seat viewer, std::string_view where, Painter& painter) const override;
    Standing standing(Seat seat) const override { return G::standing({t_, s_}, seat); }
    std::vector<TieBreak> tie_breaks(Seat seat) const override;
    std::vector<ScoreLine> score_lines(Seat seat) const override;

    Json record() const override;
    Json seat_record(Seat viewer) const override;
    Json event(size_t number) const override { return record_event(recorded(history_[number])); }
    void apply(const Json& event) override { apply(read_event(Node(event, "event"))); }
    void patch(const Json& given, std::string_view name) override;

    // What the seat may know: all that a bot is given.
    View<G> seen_by(Seat seat) const { return view<G>(t_, s_, seat); }

    // Plays an event of a record again; BadInput if it cannot have happened here.
    void apply(const RecordedEvent& event);

  private:
    bool is_pending(Seat seat) const { return seat < kMaxSeats && has(pending(), seat); }
    const Texts& english() const { return edition_->game().text("en"); }
    int offer_to(Seat seat, Offer& out) const;  // as the seat's view has it
    std::string label(Move move, const Texts& text) const {
        return move == kNothing ? "" : move_label<G>(t_, text, move);
    }
    bool is_choice(Seat seat, const Offer& offered) const { return offered.size > 1 || is_quiet(seat); }
    void require_pending(Seat seat) const;
    [[noreturn]] void refuse(Seat seat, std::string_view text) const;
    Move drawn() const;
    Chances chances() const;

    void start(const State& s, Log lines);
    void add_move(Seat actor, Move move, bool choice);
    bool is_closing(Seat actor, Move move) const;
    void note_fork(bool was_sealed, bool closed);
    void keep_fork(size_t event);
    bool play_by_itself(Seat seat, bool quiet_too);
    UndoPlan plan_undo(Seat seat) const;
    void restore_sealed();
    UndoPlan plan_agreed_undo(Seat seat) const;
    void rebuild();

    void repeat(const Event& event, const History& history);
    void add_result(boost::json::object& document) const;
    RecordedEvent recorded(const Event& event) const;
    bool is_among(std::span<const Move> possible, const RecordedEvent& event) const;
    std::string line_ids(const Line& line) const;
    std::vector<std::string> lines_for(const Log& lines, Seat viewer, const Texts& text) const;
    std::vector<std::string> lines_for(size_t event, Seat viewer, const Texts& text) const;
    Json seat_event(size_t number, Seat viewer) const;
    std::vector<Sentence> sentences(const Log& lines, Seat viewer, const Texts& text) const;
    void write_line(StoryWriter& writer, StoryWalk<G>& walk, const std::vector<size_t>& before,
                    const std::vector<StoryEntry*>& entries, Seat viewer, const Texts& text) const;
    bool begin_line(StoryLines& lines, const Event& event, const State& before, Seat viewer) const;

    std::shared_ptr<const AnyEdition> edition_;
    const Edition& t_;
    TableSetup setup_;
    std::string commitment_;
    bool can_draw_;
    Stream stream_;
    bool patched_ = false;
    State first_{}, s_{};
    Log opening_;  // what the rules said before the first event
    History history_;
    std::unique_ptr<State> fork_;     // when the sealed fork on top opened; null: none ever has
    Checkpoints<State> checkpoints_;  // never inside a sealed fork
    bool takes_back_ = false;         // somebody has: states are kept from now on
    std::map<std::pair<Seat, std::string>, std::string> orders_;
};

}  // namespace pentarchy

#include "engine/table/table_play.h"
#include "engine/table/table_record.h"
#include "engine/table/table_story.h"
#include "engine/table/table_undo.h"
#include "engine/table/table_watch.h"
