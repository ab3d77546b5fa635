// Catalogs, rendering in both languages, and the comparison of translations.
#include "engine/text/text.h"

#include <gtest/gtest.h>

#include "base/bad_input.h"

namespace pentarchy {
namespace {

constexpr std::string_view kEnglish = R"(
# nouns
seat.red = red
card.storm = the storm
card.ward = the ward
good.stone = stone
plural.pawn = pawn|pawns
plural.good.stone = stone|stones

log.march = {Seat} marches to {site}
log.play = {Seat} plays {card}
log.play_on = {Seat} plays {card} against {seat2}
log.pawns = {number} {number|pawn}
log.goods = {number} {number|good}
log.two = one\ntwo
)";
constexpr std::string_view kCzech = R"(
seat.red = červený
card.storm = bouře
card.storm.acc = bouři
card.ward = hlídka
card.ward.acc = hlídku
good.stone = kámen
plural.pawn = figurka | figurky | figurek
plural.good.stone = kámen|kameny|kamenů

log.march = {Seat}: pochod na {site}
log.play = {Seat}: zahrát {card.acc}
log.play_on = {Seat}: zahrát {card.acc}, proti: {seat2}
log.pawns = {number} {number|pawn}
log.goods = {number} {number|good}
log.two = jedna\ndvě
)";

Texts english(std::string_view more = "") { return Texts::parse(std::string(kEnglish).append(more), "en.txt", "en"); }
Texts czech(std::string_view more = "") { return Texts::parse(std::string(kCzech).append(more), "cs.txt", "cs"); }

std::string say(const Texts& catalog, std::string_view key, std::vector<Arg> args = {}) {
    return render(catalog, key, args);
}

std::string complaint(std::string_view text) {
    try {
        Texts::parse(text, "en.txt", "en");
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "(none)";
}

TEST(Texts, ParsesLines) {
    const Texts catalog = Texts::parse("# note\r\n\r\n  a.b-c =  two words = more \r\nlast = x", "en.txt", "en");
    EXPECT_EQ(catalog.get("a.b-c"), "two words = more");
    EXPECT_EQ(catalog.get("last"), "x");
    EXPECT_TRUE(catalog.has("last"));
    EXPECT_FALSE(catalog.has("none"));
    EXPECT_EQ(catalog.get("none"), "");
    EXPECT_EQ(catalog.lang(), "en");
    EXPECT_EQ(english().get("log.two"), "one\ntwo");
}

TEST(Texts, ComplainsWithTheLine) {
    EXPECT_EQ(complaint("a = b\nno text"), "en.txt, line 2: \"key = text\" is expected");
    EXPECT_EQ(complaint("a b = c"), "en.txt, line 1: \"a b\" is not a key");
    EXPECT_EQ(complaint("= c"), "en.txt, line 1: \"\" is not a key");
    EXPECT_EQ(complaint("a ="), "en.txt, line 1: a has no text");
    EXPECT_EQ(complaint("a = 1\n\n# x\na = 2"), "en.txt, line 4: a is given twice");
    EXPECT_EQ(complaint("a = \\t"), "en.txt, line 1: the only escape is \\n");
    EXPECT_EQ(complaint("a = \xff"), "en.txt, line 1: a is not valid UTF-8");
}

TEST(Texts, ComplainsAboutPlaceholders) {
    for (const auto* text : {"{", "}", "{a", "a}", "{a{b}}", "{a} }"}) {
        EXPECT_EQ(complaint("k = " + std::string(text)), "en.txt, line 1: the braces do not match") << text;
    }
    for (const auto* inside : {"", "a b", "2", ".acc", "a.", "a|", "a.b.c", "a|b|c", "a.b|c", "č"}) {
        EXPECT_EQ(complaint("k = {" + std::string(inside) + "}"),
                  "en.txt, line 1: {" + std::string(inside) + "} is not a placeholder");
    }
}

TEST(Texts, AddsAnother) {
    Texts catalog = english();
    catalog.add(Texts::parse("seat.red = crimson\nmore = x", "game", "en"));
    EXPECT_EQ(catalog.get("seat.red"), "crimson");
    EXPECT_EQ(catalog.get("more"), "x");
    EXPECT_EQ(catalog.get("card.ward"), "the ward");
}

TEST(Render, NounsWordsAndCapitals) {
    EXPECT_EQ(say(english(), "log.march", {{"seat", "red"}, {"site", "b2"}}), "Red marches to b2");
    EXPECT_EQ(say(czech(), "log.march", {{"seat", "red"}, {"site", "b2"}}), "Červený: pochod na b2");
    EXPECT_EQ(say(english(), "log.play_on", {{"seat", "blue"}, {"card", "ward"}, {"seat2", "red"}}),
              "Blue plays the ward against red");
}

TEST(Render, CasesFallBackOnTheNoun) {
    EXPECT_EQ(say(czech(), "log.play", {{"seat", "red"}, {"card", "storm"}}), "Červený: zahrát bouři");
    const Texts partial = Texts::parse("card.storm = bouře\nk = {Card.acc}, {card.acc}", "cs.txt", "cs");
    EXPECT_EQ(say(partial, "k", {{"card", "storm"}}), "Bouře, bouře");
}

TEST(Render, Plurals) {
    const auto pawns = [](const Texts& catalog, int n) { return say(catalog, "log.pawns", {number_arg("number", n)}); };
    const Texts en = english(), cs = czech();
    const auto stones = [](const Texts& catalog, int n) {
        return say(catalog, "log.goods", {number_arg("number", n), {"good", "stone"}});
    };
    EXPECT_EQ(stones(en, 2), "2 stones");
    EXPECT_EQ(stones(cs, 2), "2 kameny");
    EXPECT_EQ(stones(cs, 5), "5 kamenů");
    EXPECT_EQ(pawns(en, 0), "0 pawns");
    EXPECT_EQ(pawns(en, 1), "1 pawn");
    EXPECT_EQ(pawns(en, 2), "2 pawns");
    EXPECT_EQ(pawns(en, -1), "-1 pawn");
    EXPECT_EQ(pawns(cs, 0), "0 figurek");
    EXPECT_EQ(pawns(cs, 1), "1 figurka");
    EXPECT_EQ(pawns(cs, 2), "2 figurky");
    EXPECT_EQ(pawns(cs, 4), "4 figurky");
    EXPECT_EQ(pawns(cs, 5), "5 figurek");
    EXPECT_EQ(pawns(cs, 22), "22 figurek");
    EXPECT_EQ(pawns(cs, -3), "-3 figurky");
}

TEST(Render, GapsAreVisible) {
    EXPECT_EQ(say(english(), "log.none"), "‹log.none›");
    EXPECT_EQ(say(english(), "log.march", {{"seat", "red"}}), "Red marches to ‹site›");
    EXPECT_EQ(say(english(), "log.pawns", {{"number", "some"}}), "some ‹plural.pawn›");
    EXPECT_EQ(say(Texts::parse("k = {number|hut}", "en.txt", "en"), "k", {number_arg("number", 2)}), "‹plural.hut›");
}

TEST(Placeholders, AreFoundWithTheirParts) {
    const auto found = placeholders("x {Card2.acc} {number|pawn}");
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].name, "card2");
    EXPECT_EQ(found[0].kind(), "card");
    EXPECT_EQ(found[0].case_form, "acc");
    EXPECT_TRUE(found[0].capital);
    EXPECT_EQ(found[0].begin, 2u);
    EXPECT_EQ(found[0].end, 13u);
    EXPECT_EQ(found[1].name, "number");
    EXPECT_EQ(found[1].plural_noun, "pawn");
    EXPECT_FALSE(found[1].capital);
}

using Problems = std::vector<std::string>;

TEST(CheckPair, FindsNothingInAGoodPair) { EXPECT_EQ(check_pair(english(), czech()), Problems()); }

TEST(CheckPair, FindsKeysOfOneLanguage) {
    EXPECT_EQ(check_pair(english("only.en = x"), czech("only.cs = y")),
              (Problems{"only.en is in en but not in cs", "only.cs is in cs but not in en"}));
    EXPECT_EQ(check_pair(english(), czech("card.ward.dat = hlídce")),
              Problems{"card.ward.dat is in cs but not in en"});  // no sentence uses the dative
}

TEST(CheckPair, FindsDifferentPlaceholders) {
    EXPECT_EQ(check_pair(english("k = {Seat} {number}"), czech("k = {seat} {seat} {site}")),
              Problems{"k has the placeholders (number, seat) in en but (seat, site) in cs"});
}

TEST(CheckPair, FindsWrongPlurals) {
    EXPECT_EQ(check_pair(english("plural.hut = hut|huts|huts"), czech("plural.hut = chýše|chýše")),
              (Problems{"plural.hut has 3 forms in en, must have 2", "plural.hut has 2 forms in cs, must have 3"}));
    EXPECT_EQ(check_pair(english("k = {number|hut}"), czech("k = {number}")),
              Problems{"k uses plural.hut, which en lacks"});
}

TEST(CheckPair, FindsMissingCases) {
    EXPECT_EQ(check_pair(english("card.caravan = a caravan"), czech("card.caravan = karavana")),
              Problems{"card.caravan.acc is missing in cs, log.play needs it"});
}

TEST(Matches, IgnoresCaseAndDiacritics) {
    EXPECT_TRUE(matches("Hlídka stojí na hřišti", "HRIST"));
    EXPECT_TRUE(matches("hlidka", "Hlídka"));
    EXPECT_TRUE(matches("x", ""));
    EXPECT_FALSE(matches("hlídka", "hlídky"));
}

}  // namespace
}  // namespace pentarchy
