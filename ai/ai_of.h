// AnyAi made from a game's struct: what the catalog joins to each game.
#pragma once

#include "ai/any_ai.h"
#include "engine/table/any_game.h"

namespace pentarchy {

template <class G>
class BotOf final : public AnyBot {
  public:
    explicit BotOf(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}
    void look(const AnyTable& table, Seat seat) override {
        seen_.emplace(dynamic_cast<const Table<G>&>(table).seen_by(seat));
    }
    void look(std::string_view seen) override { seen_.emplace(View<G>::from_bytes(seen)); }
    Thought think(const Limits& limits) override { return bot_->think(seen_.value(), limits); }

  private:
    std::unique_ptr<Bot<G>> bot_;
    std::optional<View<G>> seen_;
};

template <class G>
class AiOf final : public AnyAi {
  public:
    std::unique_ptr<AnyBot> bot(const AnyEdition& edition, const BotSpec& spec, uint64_t seed) const override {
        return std::make_unique<BotOf<G>>(make_bot<G>(tables(edition), spec, seed));
    }
    std::string seen(const AnyTable& table, Seat seat) const override {
        return dynamic_cast<const Table<G>&>(table).seen_by(seat).bytes();
    }
    MatchResult match(const AnyEdition& edition, const std::vector<BotSpec>& specs, const Json& options, uint64_t seed,
                      const Limits& limits, uint64_t rotation) const override {
        dynamic_cast<const EditionOf<G>&>(edition).check(static_cast<int>(specs.size()), options);
        return play_match<G>(tables(edition), specs, options, seed, limits, rotation);
    }
    std::string move_text(const AnyEdition& edition, Move move) const override {
        return pentarchy::move_text<G>(tables(edition), move);
    }
    std::string move_label(const AnyEdition& edition, const Texts& text, Move move) const override {
        return pentarchy::move_label<G>(tables(edition), text, move);
    }

  private:
    static const typename G::Edition& tables(const AnyEdition& edition) {
        return dynamic_cast<const EditionOf<G>&>(edition).tables();
    }
};

template <class G>
const AnyAi& ai_of() {
    static const AiOf<G> ai;
    return ai;
}

}  // namespace pentarchy
