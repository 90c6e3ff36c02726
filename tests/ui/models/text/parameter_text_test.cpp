#include "ui/models/text/parameter_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(SettingsText, names_parameters_by_their_letters_and_reads_them_back) {
  EXPECT_EQ(settings_text("shingles.k=3,verify.threshold=0.8"), "k = 3, t = 0.8");
  EXPECT_EQ(settings_text("text.case=keep"), "Letter case = keep");
  for (const char* text : {"k = 3, t = 0.8", "shingles.k=3,verify.threshold=0.8", " k=3 ,Threshold t = 0.8"})
    EXPECT_EQ(settings_from(text), "shingles.k=3,verify.threshold=0.8") << text;
  for (const char* wrong : {"", "k", "3", "q = 3", "k = 3,"}) {
    const auto read = settings_from(wrong);
    ASSERT_FALSE(read) << wrong;
    EXPECT_EQ(read.error().code, ErrorCode::bad_usage);
    EXPECT_NE(read.error().message.find("k = 3"), std::string::npos) << "the message gives an example";
  }
}

}  // namespace
}  // namespace lookalike
