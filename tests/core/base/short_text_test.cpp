#include "core/base/short_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

TEST(ShortText, leaves_what_fits_and_cuts_the_middle_of_the_rest) {
  EXPECT_EQ(shortened("abcdef", 6), "abcdef");
  EXPECT_EQ(shortened("abcdefg", 6), "abc…efg");
  EXPECT_EQ(shortened("abcdefgh", 5), "ab…fgh");
  EXPECT_EQ(in_quotes("5"), "\"5\"");
  EXPECT_LT(in_quotes(std::string(1'000'000, 'x')).size(), 300U);
}

TEST(ShortText, keeps_characters_whole) {
  EXPECT_EQ(shortened("äöüäöü", 6), "ä…ü");  // two bytes each: 3 bytes would end within one
}

}  // namespace
}  // namespace lookalike
