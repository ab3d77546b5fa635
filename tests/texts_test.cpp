// Law 14 for every game of the catalog: what can be said is said in English and in Czech, and the two say it alike.
#include <set>

#include <gtest/gtest.h>

#include "base/amount.h"
#include "catalog/catalog.h"
#include "engine/table/any_game.h"
#include "games/brazil/game.h"
#include "games/civilization/game.h"
#include "games/endeavor/game.h"
#include "games/mombasa/game.h"
#include "games/outpost/game.h"
#include "games/settlers/game.h"

namespace pentarchy {
namespace {

const char* const kLanguages[] = {"en", "cs"};

// Plays a game at random and calls look(table, seat) before each choice; in a long game only before some of the later
// ones.
template <class Look>
void play_at_random(const AnyGame& game, int seats, uint64_t seed, Look look) {
    TableSetup setup;
    setup.seats = seats;
    setup.secret = Stream::from_seed(seed);
    const auto table = game.default_edition()->open(setup);
    Rng rng(seed);
    for (int choices = 0; !table->is_over();) {
        if (table->is_chance()) {
            table->draw();
            continue;
        }
        const Seat seat = lowest(table->pending());
        if (choices++ < 100 || rng.below(8) == 0) look(*table, seat);
        table->play(seat, table->random_move(seat, rng));
    }
    look(*table, kNobody);
}

template <class Look>
void play_some(const AnyGame& game, Look look) {
    for (int seats = game.info().min_seats; seats <= game.info().max_seats; ++seats)
        for (uint64_t seed = 1; seed <= uint64_t{amount(10, 1)}; ++seed) play_at_random(game, seats, seed, look);
}

// render() leaves ‹key› where words are missing.
void expect_whole(const std::string& words) { EXPECT_EQ(words.find("‹"), words.npos) << words; }

// A sentence has no ids in it: an underscore betrays them, and so does the code of a printed side before a word ("D1
// first").
bool has_ids(const std::string& words) {
    const auto is = [&](size_t at, const char* any) {
        return std::string_view(any).find(words[at]) != std::string_view::npos;
    };
    if (words.find('_') != words.npos) return true;
    for (size_t i = 1; i + 3 < words.size(); ++i)
        if (is(i - 1, " ") && is(i, "ABCD") && is(i + 1, "12") && is(i + 2, " ") && !is(i + 3, "(+=-0123456789"))
            return true;
    return false;
}

void expect_sentence(const std::string& words) {
    expect_whole(words);
    EXPECT_FALSE(has_ids(words)) << words;
}

TEST(Texts, LanguagesAgree) {
    for (const AnyGame* game : games())
        for (const std::string& problem : check_pair(game->text("en"), game->text("cs")))
            ADD_FAILURE() << game->info().slug << ": " << problem;
}

template <class G>
void expect_words() {
    const AnyGame& game = find_game(G::kInfo.slug);
    std::vector<std::string> keys = {"game.name"};
    for (const Phrase& verb : G::vocabulary().verbs) keys.push_back(std::string("move.") + verb.name);
    for (const Phrase& message : G::vocabulary().messages) keys.push_back(std::string("log.") + message.name);
    for (int row = 0; row < G::row_count(); ++row)
        if (G::rows()[row].kind == RowKind::Box) keys.push_back(std::string("ask.") + G::rows()[row].name);
    for (const OptionInfo& option : G::options()) {
        keys.push_back(std::string("option.") + option.name);
        for (const std::string& value : option.values)
            keys.push_back(std::string("option.") + option.name + "." + value);
    }
    for (const auto& entry : G::entries()) keys.push_back(std::string("entry.") + entry.name);
    for (const char* lang : kLanguages)
        for (const std::string& key : keys)
            EXPECT_TRUE(game.text(lang).has(key)) << G::kInfo.slug << " " << lang << ": " << key;
}

// A game joins with its name here.
template <class... G>
void expect_words_of() {
    (expect_words<G>(), ...);
    EXPECT_EQ(games().size(), sizeof...(G));
}
TEST(Texts, EveryVerbMessageAndBoxHasWords) {
    expect_words_of<Brazil, Civilization, Endeavor, Mombasa, Outpost, Settlers>();
}

TEST(Texts, EveryRefusalHasAReason) {
    for (const AnyGame* game : games()) {
        std::set<std::string> rules;
        play_some(*game, [&](const AnyTable& table, Seat seat) {
            if (seat == kNobody) return;
            for (const Refused& r : table.refused(seat)) rules.insert(rule_of(table, r));
        });
        for (const std::string& rule : rules)
            for (const char* lang : kLanguages)
                EXPECT_TRUE(game->text(lang).has("why." + rule)) << lang << ": " << rule;
    }
}

void expect_eighty_columns(const std::string& board) {
    int columns = 0;
    for (const char c : board) {
        columns = c == '\n' ? 0 : columns + ((c & 0xC0) != 0x80);
        ASSERT_LE(columns, 80) << board;
    }
}

TEST(Texts, LogMovesAndBoardsAreWholeSentencesAndFit) {
    for (const AnyGame* game : games())
        for (const char* lang : kLanguages)
            play_some(*game, [&](const AnyTable& table, Seat seat) {
                const Texts& text = game->text(lang);
                Painter painter{text, false, true, ""};
                table.paint(seat, painter);
                expect_whole(painter.out);
                expect_eighty_columns(painter.out);
                if (seat != kNobody)
                    for (const Offered& move : table.offered(seat, text)) expect_sentence(move.label);
                if (seat == kNobody)
                    for (const LogEntry& entry : table.log(kNobody, text, 0))
                        for (const std::string& line : entry.lines) expect_sentence(line);
            });
}

// What a card lets its owner choose from is written by its number and said by what it does.
TEST(Texts, AnOptionSaysWhatItDoes) {
    const AnyGame& game = find_game("settlers");
    const auto edition = std::dynamic_pointer_cast<const EditionOf<Settlers>>(game.default_edition());
    const settlers::Edition& t = edition->tables();
    const auto label = [&](const char* choice, int number, const char* lang) {
        const auto list = std::find(t.choice_words.begin(), t.choice_words.end(), choice) - t.choice_words.begin();
        const Move move = make(settlers::Verb::Option, number, static_cast<int>(list));
        EXPECT_EQ(move_text<Settlers>(t, move), "option " + std::to_string(number));
        return move_label<Settlers>(t, game.text(lang), move);
    };
    EXPECT_EQ(label("egy_pharaohs_guard_1", 1, "en"), "Choose: gain 1 raze token");
    EXPECT_EQ(label("egy_pharaohs_guard_2", 2, "cs"), "Zvol: získej 2\u00a0VB");
    EXPECT_EQ(label("egy_slaver_2", 2, "en"), "Choose: pay 1 worker for 1 VP");
}

}  // namespace
}  // namespace pentarchy
