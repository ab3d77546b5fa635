// Reads every line of the story of random games, in both languages and through all kinds of eyes. tools/read_stories
// reads a thousand of them.
#include <cstdlib>

#include <gtest/gtest.h>

#include "base/amount.h"
#include "catalog/catalog.h"
#include "engine/table/any_game.h"
#include "engine/text/story.h"
#include "tests/story_faults.h"

namespace pentarchy {
namespace {

int games_to_read() {
    const char* wanted = std::getenv("PENTARCHY_STORIES");
    return wanted ? std::atoi(wanted) : amount(3, 1);
}

void play_to_end(AnyTable& table, uint64_t seed) {
    Rng rng(seed);
    while (!table.is_over()) {
        if (table.is_chance()) {
            table.draw();
            continue;
        }
        const Seat seat = lowest(table.pending());
        table.play(seat, table.random_move(seat, rng));
    }
}

std::vector<StoryLine> lines_of(const AnyTable& table, Seat viewer, const Texts& text) {
    std::vector<std::string> names;
    for (Seat seat = 0; seat < table.seats(); ++seat) names.push_back(table.seat_name(seat, text));
    return tell(table.story(viewer, text, 0), text, names);
}

// Each kind of fault is told a few times only: thousands of lines say the same.
class Faults {
  public:
    void add(const std::string& kind, const std::string& line) {
        constexpr int kTold = 3;
        if (counts_[kind]++ < kTold) ADD_FAILURE() << kind << ": " << line;
    }

  private:
    std::map<std::string, int> counts_;
};

class StoryWords : public ::testing::TestWithParam<const AnyGame*> {};

TEST_P(StoryWords, AreRightInEveryLine) {
    const AnyGame& game = *GetParam();
    const int least = game.info().min_seats, all = game.info().max_seats - least + 1;
    Faults faults;
    const StoryReader readers[] = {StoryReader(game.text("en")), StoryReader(game.text("cs"))};
    for (int i = 0; i < games_to_read(); ++i) {
        TableSetup setup;
        setup.seats = least + i % all;
        setup.secret = Stream::from_seed(static_cast<uint64_t>(i + 1));
        const auto table = game.default_edition()->open(setup);
        play_to_end(*table, static_cast<uint64_t>(i + 1));
        const Seat someone = static_cast<Seat>(i % setup.seats);
        for (const Seat viewer : {someone, kSpectator, kNobody})
            for (const StoryReader& reader : readers)
                for (const StoryLine& line : lines_of(*table, viewer, reader.text())) {
                    std::string fault = reader.fault_of(line.whole);
                    if (viewer == kSpectator && reader.speaks_to_somebody(line.whole)) fault = "it says you to nobody";
                    if (!fault.empty())
                        faults.add(game.info().slug + std::string(": ") + fault,
                                   "game " + std::to_string(i) + ": " + line.whole);
                }
    }
}

std::string name_of(const ::testing::TestParamInfo<const AnyGame*>& game) { return game.param->info().slug; }
INSTANTIATE_TEST_SUITE_P(EveryGame, StoryWords, ::testing::ValuesIn(games().begin(), games().end()), name_of);

// What the reader would find.
TEST(StoryReader, FindsEachFault) {
    const Texts text = Texts::parse(
        "city.rio_grande = Rio\nkind.shipyard = loděnice\nplural.card = kartu|karty|karet\nlog.a = Bílý bere", "t",
        "cs");
    const StoryReader reader(text);
    EXPECT_EQ(reader.fault_of("Bílý bere 2 karty (3 karty zbývají). Rio"), "");
    EXPECT_EQ(reader.fault_of("Bílý bere ‹card.a›"), "raw id");
    EXPECT_EQ(reader.fault_of("Bílý staví shipyard"), "raw id");
    EXPECT_TRUE(reader.speaks_to_somebody("Bílý míří na tebe"));
    EXPECT_FALSE(reader.speaks_to_somebody("Bílý míří na Rio"));
    EXPECT_EQ(reader.fault_of("Bílý bere 5 karty"), "plural: 5 karty");
    EXPECT_EQ(reader.fault_of("Bílý bere 1\u00a0karet"), "plural: 1 karet");
    EXPECT_EQ(reader.fault_of("Bílý bere (Rio"), "brackets");
    EXPECT_EQ(reader.fault_of("Bílý bere „Rio)“"), "brackets");
    EXPECT_EQ(reader.fault_of("Bílý bere bere Rio"), "a word twice");
    EXPECT_EQ(reader.fault_of("Bílý bere Rio. Bílý bere Rio"), "said twice");
    EXPECT_EQ(reader.fault_of("Bílý bere Rio. Rio se otevírá (karta 1 → 2, Rio se otevírá)"),
              "what it says is brought again");
    EXPECT_EQ(reader.fault_of("Bílý bere: "), "it breaks off");
    EXPECT_EQ(reader.fault_of("Bílý bere , Rio"), "a word is missing");
}

}  // namespace
}  // namespace pentarchy
