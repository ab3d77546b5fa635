// Computer players without the types of games: what terminal, arena and server hold. A bot sees the table through its
// seat's view alone.
#pragma once

#include <memory>
#include <string>

#include "ai/bot.h"
#include "ai/match.h"
#include "engine/table/any_table.h"

namespace pentarchy {

class AnyBot {
  public:
    virtual ~AnyBot() = default;
    // Takes in what the seat may know. Precondition: it is pending at the table, which is of the bot's edition.
    virtual void look(const AnyTable& table, Seat seat) = 0;
    virtual void look(std::string_view seen) = 0;  // the same from the bytes of AnyAi::seen()
    // Thinks about what it looked at last; needs the table no more, which may change meanwhile.
    virtual Thought think(const Limits& limits) = 0;
    Thought think(const AnyTable& table, Seat seat, const Limits& limits) {
        look(table, seat);
        return think(limits);
    }
};

class AnyAi {
  public:
    virtual ~AnyAi() = default;
    virtual std::unique_ptr<AnyBot> bot(const AnyEdition& edition, const BotSpec& spec, uint64_t seed) const = 0;
    // What the seat may know, as bytes: a bot can think about it in another process. Precondition: as of look().
    virtual std::string seen(const AnyTable& table, Seat seat) const = 0;
    // One game between bots; BadInput for a number of seats or options that the game does not have. Another rotation
    // has the same luck and other thoughts.
    virtual MatchResult match(const AnyEdition& edition, const std::vector<BotSpec>& specs, const Json& options,
                              uint64_t seed, const Limits& limits, uint64_t rotation = 0) const = 0;
    virtual std::string move_text(const AnyEdition& edition, Move move) const = 0;  // of a thought: "ship africa"
    virtual std::string move_label(const AnyEdition& edition, const Texts& text,
                                   Move move) const = 0;  // "Ship to Africa"
};

}  // namespace pentarchy
