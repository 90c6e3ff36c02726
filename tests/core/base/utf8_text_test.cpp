#include "core/base/utf8_text.h"

#include <gtest/gtest.h>

#include <array>

#include "tests/core/corpus/loader_support.h"

namespace lookalike {
namespace {

std::string cleaned(std::string_view bytes) {
  std::string storage;
  return std::string(clean_text(bytes, storage).text);
}

TEST(IsUtf8, recognises_well_formed_text) {
  for (const std::string_view good : {"", "ascii", "é", "€", "😀", "\xF4\x8F\xBF\xBF"})
    EXPECT_TRUE(is_utf8(good)) << good;
  for (const std::string_view bad :
       {"\x80", "\xC3", "\xC0\xAF", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF"})
    EXPECT_FALSE(is_utf8(bad));
}

std::string encoded(char32_t character) {
  std::string text;
  append_utf8(character, text);
  return text;
}

TEST(FirstCharacter, reads_every_character) {
  for (char32_t character = 0; character <= 0x10FFFF; ++character) {
    if (character == 0xD800) character = 0xE000;
    const std::string text = encoded(character);
    const auto [value, bytes] = first_character(text + "x");
    ASSERT_EQ(value, character);
    ASSERT_EQ(bytes, text.size());
    ASSERT_EQ(first_character(std::string_view(text).substr(0, bytes - 1)).bytes, 0U) << "truncated";
  }
}

// simdjson decides what is well-formed: the character is the shortest well-formed prefix.
TEST(FirstCharacter, reads_nothing_that_is_not_well_formed) {
  const auto expected = [](std::string_view text) {
    for (std::size_t bytes = 1; bytes <= text.size(); ++bytes)
      if (is_utf8(text.substr(0, bytes))) return bytes;
    return std::size_t{0};
  };
  const std::string_view borders = "\x41\x7F\x80\x8F\x90\x9F\xA0\xBF\xC0\xFF";
  for (int first = 0; first < 256; ++first)
    for (int second = 0; second < 256; ++second)
      for (const char third : borders)
        for (const char fourth : borders) {
          const std::string text = {static_cast<char>(first), static_cast<char>(second), third, fourth};
          ASSERT_EQ(first_character(text).bytes, expected(text)) << first << ' ' << second << ' ' << int{third};
        }
}

TEST(CountCharacters, counts_them_in_long_texts) {
  std::string text;
  for (std::uint64_t count = 0; count < 2'000; ++count) {
    ASSERT_EQ(count_characters(text), count);
    append_utf8(std::array<char32_t, 4>{'a', 0xFC, 0x20AC, 0x1F600}[count % 4], text);
  }
}

TEST(WholeCharacters, omit_a_truncated_character) {
  const std::string text = "a\u00FC\u20AC\U0001F600";  // 1, 2, 3 and 4 bytes
  constexpr std::size_t kEnds[] = {0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 10};
  for (std::size_t limit = 0; limit < std::size(kEnds); ++limit) {
    EXPECT_EQ(whole_characters(text, limit), text.substr(0, kEnds[limit])) << limit;
    EXPECT_EQ(whole_characters(text.substr(0, limit)), text.substr(0, kEnds[limit])) << limit;
  }
  EXPECT_EQ(whole_characters("\x80\x80\x80\x80\x80"), "\x80\x80\x80\x80\x80");
  EXPECT_EQ(whole_characters("caf\xE9", 4), "caf\xE9") << "not UTF-8, but whole";
}

TEST(CleanText, keeps_valid_text_in_place) {
  std::string storage;
  for (const std::string_view good : {"plain", "für 😀"}) {
    const CleanText clean = clean_text(good, storage);
    EXPECT_EQ(clean.text.data(), good.data());
    EXPECT_FALSE(clean.recoded || clean.without_nul);
  }
}

TEST(CleanText, finds_one_bad_byte_anywhere) {
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
