// Letters of English and Czech, and bytes that are no text.
#include "base/utf8.h"

#include <gtest/gtest.h>

namespace pentarchy {
namespace {

TEST(Utf8, KnowsValidText) {
    EXPECT_TRUE(is_utf8(""));
    EXPECT_TRUE(is_utf8("Červený „hráč“ 😀"));
    EXPECT_FALSE(is_utf8("\xc4"));              // cut off
    EXPECT_FALSE(is_utf8("a\xff"));             // never a lead byte
    EXPECT_FALSE(is_utf8("\xc0\xaf"));          // overlong
    EXPECT_FALSE(is_utf8("\xe0\x80\x80"));      // overlong
    EXPECT_FALSE(is_utf8("\xed\xa0\x80"));      // surrogate
    EXPECT_FALSE(is_utf8("\xf4\x90\x80\x80"));  // beyond Unicode
}

TEST(Utf8, UppercasesTheFirstLetter) {
    EXPECT_EQ(upper_first(""), "");
    EXPECT_EQ(upper_first("karta"), "Karta");
    EXPECT_EQ(upper_first("Karta"), "Karta");
    EXPECT_EQ(upper_first("3 karty"), "3 karty");
    EXPECT_EQ(upper_first("„ta“"), "„ta“");
    const std::string_view small[] = {"á", "č", "ď", "é", "ě", "í", "ň", "ó", "ř", "š", "ť", "ú", "ů", "ý", "ž"};
    const std::string_view large[] = {"Á", "Č", "Ď", "É", "Ě", "Í", "Ň", "Ó", "Ř", "Š", "Ť", "Ú", "Ů", "Ý", "Ž"};
    for (size_t i = 0; i < std::size(small); ++i) {
        EXPECT_EQ(upper_first(small[i]), large[i]);
        EXPECT_EQ(upper_first(large[i]), large[i]);
    }
}

TEST(Utf8, FoldsCaseAndDiacritics) {
    EXPECT_EQ(fold("PŘÍLIŠ žluťoučký kůň úpěl ďábelské ódy"), "prilis zlutoucky kun upel dabelske ody");
    EXPECT_EQ(fold("a × b ÷ 2 – „x“"), "a × b ÷ 2 – „x“");
    EXPECT_EQ(fold("A\xff"), "a\xff");
}

TEST(Utf8, PlainTextHidesNothing) {
    for (const char* plain : {"Dobrý den!", "Анна", "😀", "5 > 3", "🇨🇿"}) EXPECT_TRUE(is_plain(plain)) << plain;
    for (const char* bad : {"a\nb", "a\u200db", "A\ufe0f", "a\u202eb", "👩\u200d💻", "\xff"})
        EXPECT_FALSE(is_plain(bad)) << bad;
    EXPECT_FALSE(is_plain(std::string("a\0b", 3)));
}

TEST(Utf8, MessagesMayHaveEmojiOfManyParts) {
    for (const char* good :
         {"", "ahoj", "👨\u200d👩\u200d👧\u200d👦 ahoj", "👩🏽\u200d💻", "❤\ufe0f", "🏳\ufe0f\u200d🌈",
          "1\ufe0f\u20e3 #\ufe0f\u20e3", "👋🏿", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
          "🇨🇿", "🧑\u200d⚕\ufe0f", "⚔\ufe0e"})
        EXPECT_TRUE(is_message(good)) << good;
    for (const char* bad : {"a\u200db", "\u200d", "😀\u200d", "😀\u200da", "\u200d😀", "a\ufe0f", "❤\ufe0f\ufe0f",
                            "😀\u200d\u200d😀", "1\ufe0f", "❤\ufe01", "🏴\U000e0067\U000e0062", "😀\U000e0067\U000e007f",
                            "🏴\U000e007f", "😀\u200b", "😀\u202e", "\xff"})
        EXPECT_FALSE(is_message(bad)) << bad;
}

TEST(Utf8, NamesAreShortAndPlain) {
    for (const char* good : {"Ada", "Žofie", "Анна", "mcts:400", "guest-abc", "💣"}) EXPECT_TRUE(is_name(good)) << good;
    for (const char* bad : {"", " Ada", "Ada ", "Ad\u0430", "A\ufe0f", "a\tb", "1234567890123456789012345678901"})
        EXPECT_FALSE(is_name(bad)) << bad;
}

TEST(Utf8, Trims) {
    EXPECT_EQ(trim("  a b\t\r\n"), "a b");
    EXPECT_EQ(trim(" \t"), "");
}

}  // namespace
}  // namespace pentarchy
