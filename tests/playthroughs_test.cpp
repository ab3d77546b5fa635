// Golden playthroughs and fixtures of every game. A playthrough is a readable transcript of one random game: a change
// of rules or words shows up as a diff. A fixture is a finished game's record: it must replay to its stated result.
// UPDATE_PLAYTHROUGHS=1 in the environment writes the transcripts anew.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "catalog/catalog.h"
#include "engine/table/verify.h"

namespace pentarchy {
namespace {

namespace fs = std::filesystem;

std::string join(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : " | ") + word;
    return out;
}

// What every viewer was shown of the latest event: the actor's own words first, then those who saw something else.
std::string sight(const AnyTable& table, const Texts& text) {
    const size_t event = table.events() - 1;
    std::string out;
    for (Seat viewer = 0; viewer <= kSpectator;
         viewer = static_cast<Seat>(viewer + 1 == table.seats() ? kSpectator : viewer + 1)) {
        std::string seen = "nothing";
        for (const LogEntry& entry : table.log(viewer, text, event))
            if (entry.event == event) seen = entry.move;
        out += (out.empty() ? "" : ", ") + table.seat_word(viewer) + ": " + seen;
    }
    return out;
}

std::string transcript(const AnyGame& game, int seats, uint64_t seed) {
    TableSetup setup;
    setup.seats = seats;
    setup.secret = Stream::from_seed(seed);
    const auto table = game.default_edition()->open(setup);
    const Texts &en = game.text("en"), &cs = game.text("cs");
    Rng rng(seed);
    std::string out =
        std::string(game.info().slug) + ", " + std::to_string(seats) + " seats, seed " + std::to_string(seed) + "\n";
    while (!table->is_over()) {
        out += "\n" + std::to_string(table->events()) + " ";
        if (table->is_chance()) {
            table->draw();
        } else {
            std::vector<Seat> asked;
            for (const Seat seat : each(table->pending())) asked.push_back(seat);
            const Seat seat = asked[rng.below(static_cast<uint32_t>(asked.size()))];
            std::vector<std::string> offers;
            for (const Offered& offered : table->offered(seat, en)) offers.push_back(offered.text);
            out += table->row(seat) + " " + table->seat_word(seat) + ": " + join(offers) + "\n";
            table->play(seat, table->random_move(seat, rng));
        }
        const size_t event = table->events() - 1;
        out += "> " + sight(*table, en) + "\n";
        for (const Texts* text : {&en, &cs})
            for (const LogEntry& entry : table->log(kNobody, *text, event))
                for (const std::string& line : entry.lines) out += "  " + line + "\n";
    }
    out += "\n";
    for (Seat seat = 0; seat < table->seats(); ++seat) {
        const Standing standing = table->standing(seat);
        out += table->seat_word(seat) + ": rank " + std::to_string(standing.rank) + ", score " +
               std::to_string(standing.score) + "\n";
    }
    return out;
}

TEST(Playthroughs, are_as_recorded) {
    int found = 0;
    for (const AnyGame* game : games()) {
        const fs::path folder = fs::path("games") / game->info().slug / "playthroughs";
        if (!fs::exists(folder)) continue;
        for (const auto& file : fs::directory_iterator(folder)) {
            int seats = 0;
            unsigned long seed = 0;
            ASSERT_EQ(std::sscanf(file.path().stem().c_str(), "%dp_seed%lu", &seats, &seed), 2)
                << file.path() << " should be named 3p_seed1.txt";
            const std::string now = transcript(*game, seats, seed);
            if (std::getenv("UPDATE_PLAYTHROUGHS")) write_file(file.path().string(), now);
            EXPECT_TRUE(read_file(file.path().string()) == now)
                << file.path() << " differs: see the diff after UPDATE_PLAYTHROUGHS=1";
            ++found;
        }
    }
    EXPECT_GT(found, 0);
}

TEST(Fixtures, replay_to_their_result_and_verify) {
    int found = 0;
    for (const AnyGame* game : games()) {
        const fs::path folder = fs::path("games") / game->info().slug / "fixtures";
        if (!fs::exists(folder)) continue;
        for (const auto& file : fs::directory_iterator(folder)) {
            const std::string name = file.path().string();
            const Json record = parse_json(read_file(name), name);
            const auto table = game->default_edition()->replay(record, name, std::nullopt);
            EXPECT_TRUE(table->is_over()) << name;
            EXPECT_EQ(table->record(), record) << name;
            ++found;
        }
    }
    EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace pentarchy
