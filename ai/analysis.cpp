#include "ai/analysis.h"

#include <algorithm>
#include <set>

#include "engine/table/record.h"

namespace pentarchy {
namespace {

constexpr uint64_t kSurelyTried = 10;  // below, a mean says too little

class Analyst {
  public:
    Analyst(const AnyAi& ai, const AnyTable& table, const BotSpec& budget, const Texts& text)
        : ai_(ai), table_(table), budget_(budget), text_(text) {
        budget_.noise = 0;
        quick_.kind = BotSpec::Kind::Greedy;
    }

    // Precondition: the seat is about to play the move, and had others to choose from.
    Judged judge(size_t event, Seat seat, Move played, const std::vector<Offered>& moves) const;

  private:
    Thought think(const BotSpec& spec, size_t event, Seat seat) const {
        return ai_.bot(table_.edition(), spec, Rng(event).next())->think(table_, seat, {});
    }
    std::vector<double> shares(const double* expected) const { return {expected, expected + table_.seats()}; }
    void look_quickly(Judged& out, Move best, Move played) const;

    const AnyAi& ai_;
    const AnyTable& table_;
    BotSpec budget_, quick_;
    const Texts& text_;
};

const Weighed* find(const Thought& thought, Move move) {
    for (const Weighed& weighed : thought.weighed)
        if (weighed.move == move) return &weighed;
    return nullptr;
}

const Offered& find(const std::vector<Offered>& moves, Move move) {
    const auto found = std::find_if(moves.begin(), moves.end(), [&](const Offered& o) { return o.move == move; });
    CHECK(found != moves.end());
    return *found;
}

Judged Analyst::judge(size_t event, Seat seat, Move played, const std::vector<Offered>& moves) const {
    const Thought thought = think(budget_, event, seat);
    const Weighed& best = thought.weighed.front();
    const Offered &mine = find(moves, played), &wanted = find(moves, best.move);
    Judged out{.event = event,
               .seat = seat,
               .offers = static_cast<int>(moves.size()),
               .move = mine.text,
               .label = mine.label,
               .best = wanted.text,
               .best_label = wanted.label,
               .line = {},
               .line_labels = {},
               .before = shares(best.expected),
               .after = {}};
    for (const Move m : best.line) {
        const std::string words = ai_.move_text(table_.edition(), m);
        if (words.empty()) continue;
        out.line.push_back(words);
        out.line_labels.push_back(ai_.move_label(table_.edition(), text_, m));
    }
    out.tries = thought.iterations;
    const Weighed* weighed = find(thought, played);
    out.played_tries = weighed ? weighed->visits : 0;
    out.rough =
        budget_.kind == BotSpec::Kind::Mcts && played != best.move && (!weighed || weighed->results < kSurelyTried);
    if (out.rough) {
        look_quickly(out, best.move, played);
    } else {
        out.after = shares(weighed->expected);
    }
    out.loss = std::max(0.0, out.before[seat] - out.after[seat]);
    return out;
}

// Both moves by the evaluation alone: the difference is what the played one changes.
void Analyst::look_quickly(Judged& out, Move best, Move played) const {
    const Thought thought = think(quick_, out.event, out.seat);
    const Weighed *should = find(thought, best), *did = find(thought, played);
    CHECK(should && did);
    for (size_t i = 0; i < out.before.size(); ++i)
        out.after.push_back(std::clamp(out.before[i] + did->expected[i] - should->expected[i], 0.0, 1.0));
}

// Plays one event of a record that is known to be sound.
void repeat(AnyTable& table, const RecordedEvent& event) {
    if (event.actor == "chance") return table.force_chance(event.text);
    const Seat seat = table.seat_of(event.actor);
    switch (event.kind) {
        case Event::Kind::Move: return table.play(seat, event.code);
        case Event::Kind::Undo: return table.undo(seat);
        case Event::Kind::Order: return table.set_order(seat, event.row, event.text);
    }
}

}  // namespace

std::vector<Judged> analyse(const AnyAi& ai, const AnyEdition& edition, const Json& record, std::string_view name,
                            const Texts& text, const AnalysisRequest& request) {
    std::set<size_t> undone;
    for (const LogEntry& entry : edition.replay(record, name, std::nullopt)->log(kNobody, text, 0))
        if (entry.undone) undone.insert(entry.event);
    const std::vector<RecordedEvent> events = read_record(record, name).events;
    const auto table = edition.replay(record, name, 0);
    const Analyst analyst(ai, *table, request.budget, text);
    std::vector<Judged> out;
    for (size_t i = 0; i < events.size(); ++i) {
        const RecordedEvent& event = events[i];
        if (event.kind == Event::Kind::Move && event.actor != "chance" && !undone.contains(i)) {
            const Seat seat = table->seat_of(event.actor);
            const auto moves = table->offered(seat, text);
            if (moves.size() > 1 && request.seat.value_or(seat) == seat) {
                if (request.progress) request.progress(i, events.size());
                out.push_back(analyst.judge(i, seat, event.code, moves));
            }
        }
        repeat(*table, event);
    }
    return out;
}

SeatSummary sum_up(const std::vector<Judged>& judged, Seat seat, size_t mistakes) {
    SeatSummary out;
    for (const Judged& j : judged) {
        if (j.seat != seat) continue;
        ++out.decisions;
        out.mean_loss += j.loss;
        if (j.loss > 0) out.mistakes.push_back(&j);
    }
    if (out.decisions) out.mean_loss /= static_cast<double>(out.decisions);
    std::stable_sort(out.mistakes.begin(), out.mistakes.end(),
                     [](const Judged* a, const Judged* b) { return a->loss > b->loss; });
    out.mistakes.resize(std::min(out.mistakes.size(), mistakes));
    return out;
}

}  // namespace pentarchy
