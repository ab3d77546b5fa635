#include "ai/trial.h"

#include <algorithm>

#include "ai/analysis.h"

namespace pentarchy {
namespace {

constexpr int kHintEvery = 7;  // decisions; no divisor of any number of seats
constexpr double kRounding = 1e-6;

using Fault = std::optional<std::string>;

bool is_share(double result) { return result >= -kRounding && result <= 1 + kRounding; }  // nor is it a NaN

class Trial {
  public:
    Trial(const AnyAi& ai, const AnyEdition& edition, const Variant& variant, const BotSpec& spec, uint64_t seed)
        : ai_(ai), edition_(edition), spec_(spec), text_(edition.game().text("en")), rng_(seed) {
        TableSetup setup;
        setup.seats = variant.seats;
        setup.options = variant.options;
        setup.secret = Stream::from_seed(seed);
        table_ = edition.open(setup);
        for (int seat = 0; seat < variant.seats; ++seat) bots_.push_back(ai.bot(edition, spec, rng_.next()));
    }

    Fault run(int most) {
        while (!table_->is_over() && decisions_ < most) {
            if (table_->is_chance()) {
                table_->draw();
            } else if (Fault fault = decide(any_pending())) {
                return fault;
            }
        }
        return analysis();
    }

  private:
    Seat any_pending();
    Fault decide(Seat seat);
    Fault doubt(const Thought& thought, Seat seat, const std::vector<Offered>& moves) const;
    Fault analysis();

    const AnyAi& ai_;
    const AnyEdition& edition_;
    const BotSpec& spec_;
    const Texts& text_;
    Rng rng_;
    std::unique_ptr<AnyTable> table_;
    std::vector<std::unique_ptr<AnyBot>> bots_;
    int decisions_ = 0;
};

// Not always the first: seats that are asked at once answer in any order.
Seat Trial::any_pending() {
    SeatMask mask = table_->pending();
    for (uint32_t skip = rng_.below(static_cast<uint32_t>(std::popcount(mask))); skip > 0; --skip)
        mask = static_cast<SeatMask>(mask & (mask - 1));
    return lowest(mask);
}

Fault Trial::decide(Seat seat) {
    const std::vector<Offered> moves = table_->offered(seat, text_);
    if (moves.size() == 1) return table_->play(seat, moves[0].move), std::nullopt;
    const Thought thought = bots_[seat]->think(*table_, seat, {});
    if (Fault fault = doubt(thought, seat, moves)) return fault;
    if (++decisions_ % kHintEvery == 0) {  // from somebody who sees the table for the first time
        const Thought hint = ai_.bot(edition_, spec_, rng_.next())->think(*table_, seat, {});
        if (Fault fault = doubt(hint, seat, moves)) return fault;
    }
    table_->play(seat, thought.best);
    return {};
}

// A thought is of moves that are offered, and of results from 0 to 1.
Fault Trial::doubt(const Thought& thought, Seat seat, const std::vector<Offered>& moves) const {
    const auto offered = [&](Move m) {
        return std::any_of(moves.begin(), moves.end(), [&](const Offered& o) { return o.move == m; });
    };
    const auto shares = [&](const double* expected) {
        return std::all_of(expected, expected + table_->seats(), is_share);
    };
    bool sound = offered(thought.best) && shares(thought.expected);
    for (const Weighed& weighed : thought.weighed) sound = sound && offered(weighed.move) && shares(weighed.expected);
    if (sound) return {};
    return fmt::format("{} thinks of what cannot be in {}, event {}", spec_.word, table_->row(seat), table_->events());
}

// Looking back: one seat's decisions, each with somebody's best move.
Fault Trial::analysis() {
    AnalysisRequest request;
    request.budget = spec_;
    request.seat = static_cast<Seat>(rng_.below(static_cast<uint32_t>(table_->seats())));
    for (const Judged& judged : analyse(ai_, edition_, table_->record(), "record", text_, request))
        if (!is_share(judged.loss) || !std::all_of(judged.before.begin(), judged.before.end(), is_share) ||
            !std::all_of(judged.after.begin(), judged.after.end(), is_share))
            return fmt::format("the analysis by {} judges event {} beyond all results", spec_.word, judged.event);
    return {};
}

}  // namespace

std::optional<std::string> try_players(const AnyAi& ai, const AnyEdition& edition, const Variant& variant,
                                       const BotSpec& spec, uint64_t seed, int most) {
    return Trial(ai, edition, variant, spec, seed).run(most);
}

}  // namespace pentarchy
