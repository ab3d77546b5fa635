// No-break spaces of Czech: where they belong, and where not.
#include "engine/text/typography.h"

#include <gtest/gtest.h>

#include "engine/text/rulebook.h"
#include "engine/text/text.h"

namespace pentarchy {
namespace {

// With ~ for the no-break space, so that it can be seen.
std::string shown(std::string_view text) {
    std::string out = with_hard_spaces(text);
    for (size_t at; (at = out.find("\u00a0")) != out.npos;) out.replace(at, 2, "~");
    return out;
}

TEST(Typography, OneLetterWordsHoldOnToTheNext) {
    EXPECT_EQ(shown("Loď u břehu a k tomu i v noci"), "Loď u~břehu a~k~tomu i~v~noci");
    EXPECT_EQ(shown("V přístavu. K městu (s plavbou) „v noci“"), "V~přístavu. K~městu (s~plavbou) „v~noci“");
    EXPECT_EQ(shown("{Seat} a {seat2}"), "{Seat} a~{seat2}");
}

TEST(Typography, LongerWordsAndNamesDoNot) {
    EXPECT_EQ(shown("do města, na moře, káva 2 má cenu"), "do města, na moře, káva 2 má cenu");
    EXPECT_EQ(shown("chata A na b2"), "chata A na b2");
    EXPECT_EQ(shown("stavba é a"), "stavba é a");
}

TEST(Typography, UnitsAndArrows) {
    EXPECT_EQ(shown("2 £, {number} £, 100 % a 1 VB"), "2~£, {number}~£, 100~% a~1~VB");
    EXPECT_EQ(shown("dva £ VB"), "dva £ VB");
    EXPECT_EQ(shown("káva 2 → 1 £"), "káva 2~→~1~£");
}

TEST(Typography, IsSetWhenCzechIsLoaded) {
    EXPECT_EQ(Texts::parse("k = v lese", "cs.txt", "cs").get("k"), "v\u00a0lese");
    EXPECT_EQ(Texts::parse("k = a hut", "en.txt", "en").get("k"), "a hut");
    EXPECT_EQ(parse_rules("- **OP-1** V lese.", "rules.cs.md")[0].text, "V\u00a0lese.");
    EXPECT_EQ(parse_rules("- **OP-1** A hut.", "rules.md")[0].text, "A hut.");
}

TEST(Typography, SearchTakesAnySpace) { EXPECT_TRUE(matches("Jdi\u00a0v\u00a0lese", "V LESE")); }

}  // namespace
}  // namespace pentarchy
