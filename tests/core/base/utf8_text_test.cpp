#include "core/base/utf8_text.h"

#include <gtest/gtest.h>

#include "tests/core/corpus/loader_support.h"

namespace lookalike {
namespace {

std::string cleaned(std::string_view bytes) {
  std::string storage;
  return std::string(clean_text(bytes, storage).text);
}

TEST(IsUtf8, knows_what_is_well_formed) {
  for (const std::string_view good : {"", "ascii", "é", "€", "😀", "\xF4\x8F\xBF\xBF"})
    EXPECT_TRUE(is_utf8(good)) << good;
  for (const std::string_view bad :
       {"\x80", "\xC3", "\xC0\xAF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF"})
    EXPECT_FALSE(is_utf8(bad));
}

TEST(CleanText, leaves_good_text_where_it_is) {
  std::string storage;
  for (const std::string_view good : {"plain", "für 😀"}) {
    const CleanText clean = clean_text(good, storage);
    EXPECT_EQ(clean.text.data(), good.data());
    EXPECT_FALSE(clean.recoded || clean.without_nul);
  }
}

TEST(CleanText, sees_one_bad_byte_wherever_it_is) {
  for (std::size_t size = 1; size < 80; ++size)
    for (std::size_t at = 0; at < size; ++at) {
      std::string text(size, 'a');
      text[at] = '\xFC';
      EXPECT_EQ(cleaned(text), text.substr(0, at) + "ü" + text.substr(at + 1));
      text[at] = '\0';
      EXPECT_EQ(cleaned(text).size(), size - 1);
    }
}

TEST(CleanText, reads_windows_1252) {
  EXPECT_EQ(cleaned("\x80 \x93x\x94 \xFF"), "€ “x” ÿ");
}

TEST(Shorten, collapses_white_space_and_cuts_between_characters) {
  EXPECT_EQ(shorten("  a \n\t b  ", 10), "a b");
  EXPECT_EQ(shorten("", 10), "");
  EXPECT_EQ(shorten("0123456789", 10), "0123456789");
  EXPECT_EQ(shorten("0123456789a", 10), "0123456...");
  EXPECT_EQ(shorten("ab cd ef gh ij", 10), "ab cd e...");
  EXPECT_EQ(shorten("üüüüüü", 10), "üüü...");
}

}  // namespace
}  // namespace lookalike
