#include "core/exchange/output_check.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace lookalike {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class OutputCheck : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(folder_ / "texts");
    std::ofstream(file("a")) << "a";
    std::ofstream(file("texts/b")) << "b";
  }
  void TearDown() override { fs::remove_all(folder_); }
  std::string file(const std::string& name) const { return (folder_ / name).string(); }

  fs::path folder_ = fs::temp_directory_path() / ("lookalike-output-check-" + std::to_string(::getpid()));
};

TEST_F(OutputCheck, names_both_files) {
  fs::create_symlink(file("a"), file("link"));
  const auto refused = check_outputs({file("a")}, {"", file("new"), file("link")});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::bad_usage);
  EXPECT_THAT(refused.error().message, testing::AllOf(HasSubstr(file("a")), HasSubstr(file("link"))));
}

TEST_F(OutputCheck, looks_into_folders) {
  fs::create_hard_link(file("texts/b"), file("hard"));
  EXPECT_FALSE(check_outputs({file("texts")}, {file("hard")}));
  EXPECT_FALSE(check_outputs({file("texts")}, {file("texts/b")}));
  EXPECT_TRUE(check_outputs({file("texts")}, {file("a"), file("texts/new")}));
}

TEST_F(OutputCheck, recognises_one_output_under_two_names_before_it_exists) {
  fs::create_directory_symlink(file("texts"), file("same"));
  EXPECT_FALSE(check_outputs({}, {file("texts/new"), file("same/new")}));
  EXPECT_TRUE(check_outputs({}, {file("texts/new"), file("new")}));
}

TEST_F(OutputCheck, ignores_what_cannot_be_replaced) {
  EXPECT_TRUE(check_outputs({"/dev/null", file("missing"), "builtin"}, {"/dev/null", "/dev/null", file("texts")}));
}

}  // namespace
}  // namespace lookalike
