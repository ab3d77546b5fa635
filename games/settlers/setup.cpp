// Options and seats -> the first state (IS-2). Factions, first player and hands come as choices and luck.
#include <algorithm>

#include "games/settlers/game.h"

namespace pentarchy::settlers {

State Settlers::setup(const Edition& t, int seats, const Node& options) {
    State s{};
    const std::string lookout = option_value(options.json(), "lookout"),
                      factions = option_value(options.json(), "factions");
    s.seats = static_cast<uint8_t>(seats);
    s.lookout = lookout == "draft" ? Lookout::Draft : lookout == "advanced" ? Lookout::Advanced : Lookout::Standard;
    s.factions = factions == "random" ? Factions::Random : factions == "fixed" ? Factions::Fixed : Factions::Choose;
    s.peaceful = option_value(options.json(), "peaceful") == "true";
    for (Player& player : s.player) player.faction = kNone;
    for (Borrowing& b : s.borrowed) b = {kNone, kNobody};
    s.marker_of = kNone;
    s.cards.start(t.cards);
    for (int card = 0; card < t.cards; ++card)
        if (t.card[card].deck != kCommon) s.cards.set_kin(card, t.card[card].deck);
    if (seats == 1) std::copy(std::begin(t.attack_copies), std::end(t.attack_copies), s.attack_left);  // IS-2.11
    StackRef(s.stack).push_cells(static_cast<uint8_t>(Proc::PlayGame), kNobody, 1);
    return s;
}

}  // namespace pentarchy::settlers
