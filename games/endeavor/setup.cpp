// Options and seats -> the first state (EN-2). Tokens and start player come as luck.
#include "games/endeavor/actions.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

State Endeavor::setup(const Edition& t, int seats, const Node& options) {
    State s{};
    s.seats = static_cast<uint8_t>(seats);
    s.individual = option_value(options.json(), "phase_mode") == "individual";
    s.single_payment = option_value(options.json(), "payment_mode") == "single";
    s.neutral = option_value(options.json(), "two_player_neutral") == "true";
    for (Player& player : s.player) player.built[index(kStartBuilding)] = 1;
    for (uint8_t& token : s.city_token) token = kNone;
    for (uint8_t& token : s.link_token) token = kNone;
    for (uint8_t& token : s.space_token) token = kNone;
    for (uint8_t& colour : s.space_of) colour = kNone;
    for (int i = 0; i < t.tokens; ++i) s.bag[i] = t.token[i].count;
    for (int i = 1; i < t.buildings; ++i) s.left[i] = t.building[i].copies;
    for (int r = 0; r < t.regions; ++r) s.open = static_cast<uint8_t>(s.open | t.region[r].open_at_start << r);
    for (uint8_t& card : s.card) card = kRemoved;
    for (int i = 0; i < t.cards; ++i) s.card[i] = kInDeck;
    for (int d = 0; d < t.decks; ++d) s.deck[d] = static_cast<uint8_t>((1u << t.deck[d].cards) - 1);
    set_dials(t, s);
    StackRef(s.stack).push_cells(static_cast<uint8_t>(Proc::PlayGame), kNobody, 1);
    return s;
}

}  // namespace pentarchy::endeavor
