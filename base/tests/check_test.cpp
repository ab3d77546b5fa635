#include "base/check.h"

#include <gtest/gtest.h>

namespace pentarchy {
namespace {

TEST(Check, EndsTheProgramUnlessTheServerSaysThatItThrows) {
    EXPECT_DEATH(CHECK(1 + 1 == 3), "CHECK failed: 1 \\+ 1 == 3");
    checks_throw = true;
    EXPECT_THROW(CHECK(1 + 1 == 3), CheckFailed);
    checks_throw = false;
}

}  // namespace
}  // namespace pentarchy
