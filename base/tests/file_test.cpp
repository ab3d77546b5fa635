// Whole files: what is written comes back, and a failure leaves nothing behind.
#include "base/file.h"

#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>

#include "base/bad_input.h"

namespace pentarchy {
namespace {

namespace fs = std::filesystem;

class FileTest : public testing::Test {
  protected:
    void SetUp() override {
        std::string pattern = testing::TempDir() + "pentarchy-file-XXXXXX";
        ASSERT_NE(mkdtemp(pattern.data()), nullptr);
        folder = pattern;
    }
    void TearDown() override { fs::remove_all(folder); }

    std::string path(const char* name) const { return folder / name; }
    long count() const { return std::distance(fs::directory_iterator(folder), fs::directory_iterator()); }

    fs::path folder;
};

TEST_F(FileTest, ComesBackAsWritten) {
    const std::string text("line\r\n\0\xff", 8);
    write_file(path("a"), text);
    EXPECT_EQ(read_file(path("a")), text);
    write_file(path("a"), "");
    EXPECT_EQ(read_file(path("a")), "");
    const std::string large(1'000'000, 'x');
    write_file(path("a"), large);
    EXPECT_EQ(read_file(path("a")), large);
    EXPECT_EQ(count(), 1);
}

TEST_F(FileTest, FailsWithTheReason) {
    const auto expect_bad = [](const auto& action, const std::string& message) {
        try {
            action();
            ADD_FAILURE() << "no BadInput";
        } catch (const BadInput& problem) {
            EXPECT_EQ(problem.what(), message);
        }
    };
    expect_bad([&] { read_file(path("none")); }, path("none") + ": cannot be read (No such file or directory)");
    expect_bad([&] { read_file(folder); }, folder.string() + ": cannot be read (Is a directory)");
    expect_bad([&] { write_file(path("none/a"), "x"); },
               path("none/a") + ": cannot be written (No such file or directory)");
}

TEST_F(FileTest, AFailedWriteLeavesNothingBehind) {
    fs::create_directory(path("taken"));
    EXPECT_THROW(write_file(path("taken"), "x"), BadInput);
    EXPECT_EQ(count(), 1);
    EXPECT_TRUE(fs::is_directory(path("taken")));
}

}  // namespace
}  // namespace pentarchy
