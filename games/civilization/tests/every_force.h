// Red with a card in force and without it, for the tests of numbers and of rights.
#pragma once

#include "games/civilization/tests/every.h"

namespace pentarchy::civilization {

// Red of the Americans at the Romans' home, in Feudalism, with 7 coins and two kinds of tokens around the capital; it
// is the part of this seat.
Given scenery(const std::string& phase, const std::string& who);
Desk in_force(Given given, const Card& card);
Desk not_in_force(Given given, const Card& card);
// All cards with an ability of this form: "query", "right".
std::vector<Card> lasting(const char* form);
std::string word_of_card(const testing::TestParamInfo<Card>& info);

}  // namespace pentarchy::civilization
