// Previews and the log as a story, for every game: what is told is known to whoever is told it, and it is whole
// sentences.
#include <gtest/gtest.h>

#include "base/amount.h"
#include "catalog/catalog.h"
#include "engine/document/preview.h"
#include "engine/table/any_game.h"
#include "engine/text/story.h"
#include "games/brazil/game.h"
#include "games/civilization/game.h"
#include "games/endeavor/game.h"
#include "games/mombasa/game.h"
#include "games/outpost/game.h"
#include "games/settlers/game.h"

namespace pentarchy {
namespace {

std::unique_ptr<AnyTable> open_table(const AnyGame& game, int seats, uint64_t seed) {
    TableSetup setup;
    setup.seats = seats;
    setup.secret = Stream::from_seed(seed);
    return game.default_edition()->open(setup);
}

void play_through(AnyTable& table, uint64_t seed) {
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

// What was promised is certain: it has come true once luck and what the seat has no choice in are done.
template <class G>
void expect_true(const typename G::Edition& t, const typename G::State& s, Seat seat, const Json& before,
                 const std::vector<ViewChange>& promised) {
    const Json after = document_of<G>(t, view<G>(t, s, seat));
    const auto real = name_changes(document_diff(before, after), all_of<G>().text("en"), words_of_kind<G>, &t);
    for (const ViewChange& change : promised)
        EXPECT_NE(std::find(real.begin(), real.end(), change), real.end()) << G::kInfo.slug << ": " << change.text;
}

// The preview is a function of the view: another world that the seat cannot tell from the true one has the same.
template <class G>
class PreviewLaw : public ::testing::Test {};
using Games = ::testing::Types<Brazil, Civilization, Endeavor, Mombasa, Outpost, Settlers>;
TYPED_TEST_SUITE(PreviewLaw, Games);

TYPED_TEST(PreviewLaw, SaysNoMoreThanTheViewAndComesTrue) {
    using G = TypeParam;
    const auto t = G::load(Node(parse_json(G::file("components.json"), "components.json"), ""));
    const Texts& text = all_of<G>().text("en");
    int told = 0;
    for (uint64_t seed = 1; seed <= uint64_t{amount(3, 1)}; ++seed) {
        Rng rng(seed);
        std::vector<ViewChange> promised;
        Seat promised_to = kNobody;
        Json before;
        typename G::State s = fresh<G>(t, G::kInfo.max_seats, boost::json::object());
        for (int step = 0; !is_over(s); ++step) {
            if (is_chance<G>(s)) {
                Chances luck;
                outcomes<G>({t, s}, luck);
                take<G>(t, s, kChance, luck.move[rng.below(static_cast<uint32_t>(luck.size))]);
                continue;
            }
            const Seat seat = lowest(pending<G>(s));
            Offer offered;
            offer<G>({t, s}, seat, offered);
            const Move move = offered.move[rng.below(static_cast<uint32_t>(offered.size))];
            const bool still = promised_to == seat && offered.size == 1 && pending<G>(s) == bit(seat) &&
                               !(row_for<G>(s, seat).flags & kQuiet);
            if (promised_to != kNobody && !still) {
                expect_true<G>(t, s, promised_to, before, promised);
                promised_to = kNobody;
            }
            if (step % 5 == 0 && promised_to == kNobody) {
                const auto known = preview<G>(t, view<G>(t, s, seat), {&move, 1}, text);
                const auto other =
                    preview<G>(t, view<G>(t, determinize<G>(t, view<G>(t, s, seat), rng), seat), {&move, 1}, text);
                ASSERT_EQ(known, other) << G::kInfo.slug << ", seed " << seed << ", step " << step;
                told += !known.empty();
                promised = known;
                promised_to = seat;
                before = document_of<G>(t, view<G>(t, s, seat));
            }
            take<G>(t, s, seat, move);
        }
    }
    EXPECT_GT(told, amount(20, 5));
}

// Every message goes back to a rule of the book.
TYPED_TEST(PreviewLaw, MessagesHaveRules) {
    const StoryMarks& marks = TypeParam::story_marks();
    const std::string_view book = TypeParam::file("rules.md");
    for (const Phrase& message : TypeParam::vocabulary().messages) {
        const auto rule = marks.message_rules.find(message.name);
        ASSERT_NE(rule, marks.message_rules.end()) << message.name;
        EXPECT_NE(book.find("**" + rule->second + "**"), book.npos) << message.name << ": " << rule->second;
    }
    for (const auto* names : {&marks.told_by_changes, &marks.left_out})
        for (const std::string& name : *names)
            EXPECT_TRUE(marks.message_rules.contains(name)) << name << " is no message";
    for (const std::string& name : marks.begins) {
        const auto* rows = TypeParam::rows();
        EXPECT_TRUE(std::any_of(rows, rows + TypeParam::row_count(), [&](const auto& row) { return row.name == name; }))
            << name;
    }
}

// Who does the same again after taking it back is told of again.
TEST(Story, WhatIsTakenBackIsToldEachTime) {
    const Texts& text = find_game("mombasa").text("en");
    const auto table = open_table(find_game("mombasa"), 2, 1);
    while (table->is_chance()) table->draw();
    const Seat seat = lowest(table->pending());
    const std::string move = table->offered(seat, text)[0].text;
    for (int i = 0; i < 3; ++i) {
        table->play(seat, move);
        table->undo(seat);
    }
    const std::vector<StoryEntry> entries = table->story(kSpectator, text, table->events() - 6, table->events());
    ASSERT_EQ(entries.size(), 6u);
    for (const StoryEntry& entry : entries) {
        ASSERT_EQ(entry.parts.size(), 1u) << entry.lines.front();
        EXPECT_EQ(entry.parts[0].text, entry.lines.front());
    }
}

// However the log is cut into pages, the parts are the same.
TEST(Story, IsTheSameInPages) {
    for (const AnyGame* game : games()) {
        const Texts& text = game->text("en");
        const auto table = open_table(*game, game->info().max_seats, 3);
        play_through(*table, 3);
        const std::vector<StoryEntry> whole = table->story(0, text, 0);
        for (size_t from = 1; from < table->events(); from += table->events() / 31 + 1) {
            const std::vector<StoryEntry> late = table->story(0, text, from);
            ASSERT_LE(late.size(), whole.size());
            for (size_t i = 0; i < late.size(); ++i) {
                const StoryEntry& there = whole[whole.size() - late.size() + i];
                ASSERT_EQ(late[i].event, there.event);
                ASSERT_EQ(late[i].goes_on, there.goes_on);
                ASSERT_EQ(late[i].parts.size(), there.parts.size());
                for (size_t part = 0; part < there.parts.size(); ++part) {
                    ASSERT_EQ(late[i].parts[part].brought, there.parts[part].brought);
                    ASSERT_EQ(late[i].parts[part].text, there.parts[part].text);
                    ASSERT_EQ(late[i].parts[part].same_sentence, there.parts[part].same_sentence);
                }
            }
        }
    }
}

// "Dobraná karta: A, B" is wrong: the head of a list counts what it lists, in this part or in the one where it began.
TEST(Story, TheHeadOfAListCountsWhatItLists) {
    const Texts text = Texts::parse(
        "story.drew = {count|drawn}: {card}\nplural.drawn = Dobraná karta|Dobrané karty|"
        "Dobrané karty\n",
        "test", "cs");
    const auto drew = [&](const char* card) {
        const Arg args[] = {{"card", card}};
        return sentence_of(text, "story.drew", "drew", args);
    };
    const StoryMarks marks;
    StoryLines lines(marks);
    StoryWriter writer(text, marks);
    std::vector<StoryEntry> entries(3);
    for (size_t i = 0; i < entries.size(); ++i) {
        entries[i].actor = i ? kChance : 0;
        entries[i].goes_on = lines.begin(entries[i].actor, "draw");
    }
    writer.begin_line(false);
    writer.write(entries[0].parts, {drew("Pevnost")}, "");
    EXPECT_EQ(tell({entries[0]}, text, {"bílý"})[0].text, "Dobraná karta: Pevnost");
    writer.write(entries[1].parts, {drew("Ruiny"), drew("Hrad")}, "");
    writer.write(entries[2].parts, {drew("Lom")}, "");
    EXPECT_EQ(tell(entries, text, {"bílý"})[0].text, "Dobrané karty: Pevnost, Ruiny, Hrad, Lom");

    StoryWriter at_once(text, marks);
    at_once.begin_line(false);
    std::vector<StoryPart> parts;
    at_once.write(parts, {drew("Lom"), drew("Hrad")}, "");
    EXPECT_EQ(parts[0].text, "Dobrané karty: Lom, Hrad");
}

}  // namespace
}  // namespace pentarchy
