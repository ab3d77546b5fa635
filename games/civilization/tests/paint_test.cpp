// The board of the terminal: the map by squares and from near, a battle as a scene, nouns for everything it names.
#include "engine/paint/paint_game.h"
#include "engine/table/any_game.h"
#include "games/civilization/battle.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

const Texts& words_in(const char* lang) {
    static const Texts kEnglish = Texts::parse(Civilization::file("text/en.txt"), "en.txt", "en");
    static const Texts kCzech = Texts::parse(Civilization::file("text/cs.txt"), "cs.txt", "cs");
    return std::string_view(lang) == "en" ? kEnglish : kCzech;
}

std::string place(const Desk& d, Seat viewer, const char* where) {
    Painter painter{words_in("en"), false, true, ""};
    return Civilization::paint_place({d.t, d.s}, viewer, where, painter) ? painter.out : "";
}

// Every word of every kind that moves and messages name has a noun in both languages.
TEST(CivilizationPaint, everything_has_a_noun) {
    const auto& kinds = Civilization::vocabulary().kinds;
    for (const char* lang : {"en", "cs"})
        for (size_t kind = kNumber + 1; kind < kinds.size(); ++kind) {
            if (std::string_view(kinds[kind]) == "square") continue;  // a square is its own name
            for (const std::string& word : Civilization::words(base_tables(), static_cast<int>(kind)))
                EXPECT_TRUE(words_in(lang).has(std::string(kinds[kind]) + "." + word))
                    << lang << ": " << kinds[kind] << "." << word;
        }
}

// A capital and what stands around it are on the map, in the line of its row.
TEST(CivilizationPaint, the_map_has_a_line_for_each_row) {
    Desk d(2);
    d.until("start_box");
    Painter painter{words_in("en"), false, true, ""};
    Civilization::paint_map({d.t, d.s}, 0, painter);
    const int centre = d.s.player[0].city[0].centre;
    const char row = static_cast<char>('a' + centre / kColumns);
    const size_t at = painter.out.find(std::string("\n") + row + " ");
    ASSERT_NE(at, std::string::npos);
    EXPECT_EQ(painter.out.substr(at + 4 + 4 * static_cast<size_t>(centre % kColumns), 2), "@R");
}

// A city is found by words of its own, one's own first; a square by its name.
TEST(CivilizationPaint, places_are_shown_from_near) {
    Desk d(2);
    d.until("start_box");
    EXPECT_NE(place(d, 0, "capital").find("red: the capital"), std::string::npos);
    EXPECT_NE(place(d, 1, "capital").find("blue: the capital"), std::string::npos);
    EXPECT_NE(place(d, 1, "red capital").find("red: the capital"), std::string::npos);
    EXPECT_NE(place(d, 0, "B2").find("b2: "), std::string::npos);
    EXPECT_EQ(place(d, 0, "z99"), "");
    EXPECT_EQ(place(d, 0, "atlantis"), "");
}

// CV-9.60  Both sides, all units in play and what each side is worth; a hand that lies hidden is only counted.
TEST(CivilizationPaint, a_battle_is_a_scene) {
    const Edition& t = base_tables();
    int scenes = 0;
    for (uint64_t game = 0; game < 8; ++game) {
        Rng rng(game, 9);
        State s = fresh<Civilization>(t, 3, boost::json::object());
        for (int step = 0; step < 3000 && !pentarchy::is_over(s); ++step) {
            if (is_chance<Civilization>(s)) {
                take<Civilization>(t, s, kChance, draw<Civilization>({t, s}, rng));
                continue;
            }
            const Seat seat = lowest(pending<Civilization>(s));
            Offer offered;
            offer<Civilization>({t, s}, seat, offered);
            take<Civilization>(t, s, seat, offered.move[rng.below(static_cast<uint32_t>(offered.size))]);
            if (s.battle.field == Field::None) continue;
            Painter painter{words_in("en"), false, true, ""};
            const auto seen = view<Civilization>(t, s, kSpectator);
            Civilization::paint_middle(seen.look(t), kSpectator, painter);
            EXPECT_NE(painter.out.find("Attacker: now worth " + std::to_string(battle_sum({t, s}, kAttack))),
                      std::string::npos);
            EXPECT_NE(painter.out.find("Defender: now worth " + std::to_string(battle_sum({t, s}, kDefence))),
                      std::string::npos);
            EXPECT_EQ(painter.out.find("‹"), std::string::npos) << painter.out;
            ++scenes;
        }
    }
    EXPECT_GT(scenes, 50);
}

}  // namespace
}  // namespace pentarchy::civilization
