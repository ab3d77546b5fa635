// The words for computer players, and what is wrong with other words.
#include "ai/spec.h"

#include <gtest/gtest.h>

#include "base/bad_input.h"

namespace pentarchy {
namespace {

std::string complaint_about(std::string_view word) {
    try {
        parse_bot(word);
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "no complaint";
}

TEST(Spec, PlayersWithoutBudget) {
    EXPECT_EQ(parse_bot("random").kind, BotSpec::Kind::Random);
    EXPECT_EQ(parse_bot("greedy").kind, BotSpec::Kind::Greedy);
    EXPECT_EQ(parse_bot("greedy").word, "greedy");
    EXPECT_FALSE(parse_bot("greedy").is_timed());
}

TEST(Spec, BudgetsOfSearch) {
    const BotSpec tries = parse_bot("mcts:1500"), time = parse_bot("mcts:250ms");
    EXPECT_EQ(tries.kind, BotSpec::Kind::Mcts);
    EXPECT_EQ(tries.iterations, 1500u);
    EXPECT_FALSE(tries.is_timed());
    EXPECT_EQ(time.kind, BotSpec::Kind::Mcts);
    EXPECT_DOUBLE_EQ(time.seconds, 0.25);
    EXPECT_TRUE(time.is_timed());
    EXPECT_EQ(time.word, "mcts:250ms");
    EXPECT_EQ(time.noise, 0);
}

TEST(Spec, LevelsRiseInTimeAndFallInNoise) {
    const BotSpec easy = parse_bot("easy"), medium = parse_bot("medium"), hard = parse_bot("hard");
    for (const BotSpec& level : {easy, medium, hard}) EXPECT_TRUE(level.is_timed()) << level.word;
    EXPECT_LT(easy.seconds, medium.seconds);
    EXPECT_LT(medium.seconds, hard.seconds);
    EXPECT_GE(easy.noise, medium.noise);
    EXPECT_GE(medium.noise, hard.noise);
    EXPECT_EQ(hard.noise, 0);
}

TEST(Spec, EveryListedWordIsOne) {
    for (const std::string& word : bot_words()) {
        if (word.starts_with("mcts:")) continue;  // a form with a number to be filled in
        EXPECT_EQ(parse_bot(word).word, word);
    }
}

TEST(Spec, UnknownPlayersAreToldWhatThereIs) {
    for (const char* word : {"", "hardd", "Hard", " hard", "mcts", "human", "mcts 100"}) {
        const std::string said = complaint_about(word);
        EXPECT_TRUE(said.starts_with("there is no player \"" + std::string(word) + "\"; there is: random, greedy"))
            << said;
    }
}

TEST(Spec, WrongBudgetsAreToldTheRange) {
    for (const char* word :
         {"mcts:", "mcts:0", "mcts:-5", "mcts:1.5", "mcts:x", "mcts:ms", "mcts:0ms", "mcts:10s", "mcts: 10",
          "mcts:10 ms", "mcts:1000000001", "mcts:3600001ms", "mcts:99999999999999999999999"}) {
        const std::string said = complaint_about(word);
        EXPECT_TRUE(said.starts_with("\"" + std::string(word) + "\": after mcts: comes a number"))
            << word << ": " << said;
    }
}

}  // namespace
}  // namespace pentarchy
