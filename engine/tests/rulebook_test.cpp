// Reading rules.md and finding rules in it.
#include "engine/text/rulebook.h"

#include <gtest/gtest.h>

#include "base/bad_input.h"

namespace pentarchy {
namespace {

constexpr std::string_view kBook = R"(# Outpost

Prose with **OP-99** in it.

## Things

- **OP-1** Two to four seats.
- **OP-2** The map is 3 rows
  of 4 columns;
	neighbours share a side.

  Not part of the rule.
- A plain item.

## Příprava
- **OP-10** Začínající hráč se losuje, viz OP-1.
- **OP-10.1** Each seat is dealt three cards.
)";

std::string book_complaint(std::string_view book) {
    try {
        parse_rules(book, "rules.md");
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "(none)";
}

std::vector<std::string> found(std::string_view needle) {
    std::vector<std::string> ids;
    for (const RuleText& rule : find_rules(parse_rules(kBook, "rules.md"), needle)) ids.push_back(rule.id);
    return ids;
}

using Ids = std::vector<std::string>;

TEST(Rulebook, HoldsRulesWithTheirSections) {
    const auto rules = parse_rules(kBook, "rules.md");
    ASSERT_EQ(rules.size(), 4u);
    EXPECT_EQ(rules[0].id, "OP-1");
    EXPECT_EQ(rules[0].section, "Things");
    EXPECT_EQ(rules[0].text, "Two to four seats.");
    EXPECT_EQ(rules[1].text, "The map is 3 rows of 4 columns; neighbours share a side.");
    EXPECT_EQ(rules[2].section, "Příprava");
    EXPECT_EQ(rules[3].id, "OP-10.1");
}

TEST(Rulebook, ComplainsWithTheLine) {
    EXPECT_EQ(book_complaint("## A\n- **OP-1 x"), "rules.md, line 2: the rule id has no closing **");
    EXPECT_EQ(book_complaint("- **Note well** x"), "rules.md, line 1: \"Note well\" is not a rule id");
    EXPECT_EQ(book_complaint("- **OP-1**"), "rules.md, line 1: OP-1 has no text");
    EXPECT_EQ(book_complaint("- **OP-1** x\n- **OP-1** y"), "rules.md, line 2: OP-1 is given twice");
}

TEST(Rulebook, FindsById) {
    EXPECT_EQ(found("OP-1"), Ids{"OP-1"});
    EXPECT_EQ(found(" op-10 "), Ids{"OP-10"});
    EXPECT_EQ(found("OP-10."), Ids{"OP-10.1"});
}

TEST(Rulebook, FindsByWords) {
    EXPECT_EQ(found("seat"), (Ids{"OP-1", "OP-10.1"}));
    EXPECT_EQ(found("CARDS seat"), Ids{"OP-10.1"});
    EXPECT_EQ(found("zacinajici"), Ids{"OP-10"});
    EXPECT_EQ(found("priprava"), (Ids{"OP-10", "OP-10.1"}));
    EXPECT_EQ(found("dragon"), Ids{});
    EXPECT_EQ(found("").size(), 4u);
}

}  // namespace
}  // namespace pentarchy
