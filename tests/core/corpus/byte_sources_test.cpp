#include <gtest/gtest.h>

#include "core/corpus/input/decoding_source.h"
#include "loader_support.h"

namespace lookalike::testing {
namespace {

std::string read_all(ByteSource& source, std::size_t room) {
  std::string text, buffer(room, ' ');
  for (;;) {
    const auto length = source.read(buffer);
    if (!length || *length == 0) return text;
    text.append(buffer, 0, *length);
  }
}

std::string through_utf16(std::string_view bytes) {
  std::string first;
  for (const std::size_t piece : {1, 2, 3, 64})
    for (const std::size_t room : {1, 2, 5, 64}) {
      PieceSource pieces(bytes, piece);
      DecodingSource source(pieces);
      const std::string text = read_all(source, room);
      if (piece == 1 && room == 1) first = text;
      EXPECT_EQ(text, first) << piece << ' ' << room;
    }
  return first;
}

std::string utf16(std::u16string_view text, bool little) {
  std::string bytes;
  for (const char16_t unit : text) {
    const char low = static_cast<char>(unit & 0xFF), high = static_cast<char>(unit >> 8);
    bytes += little ? low : high;
    bytes += little ? high : low;
  }
  return bytes;
}

TEST(DecodingSource, passes_other_bytes_through) {
  for (const std::string_view bytes : {"", "a", "ab", "plain text", "\xFF", "\xFFx", "\xFE\xFE"})
    EXPECT_EQ(through_utf16(bytes), bytes);
}

TEST(DecodingSource, decodes_both_byte_orders) {
  EXPECT_EQ(through_utf16(utf16(u"\uFEFFa,ü€😀\n", true)), "a,ü€😀\n");
  EXPECT_EQ(through_utf16(utf16(u"\uFEFFa,ü€😀\n", false)), "a,ü€😀\n");
}

TEST(DecodingSource, half_characters_are_replaced) {
  EXPECT_EQ(through_utf16(utf16({u"\xFEFF\xD83Dx\xDE00y\xD83D", 6}, true)), "\uFFFDx\uFFFDy\uFFFD");
  EXPECT_EQ(through_utf16(utf16(u"\uFEFFa", true) + "b"), "a\uFFFD");
}

TEST(BufferedReader, keeps_what_is_not_consumed_and_counts_the_rest) {
  for (const std::size_t piece : {1, 3, 100})
    for (const std::size_t chunk : {1, 4, 100}) {
      PieceSource source("abcdefghij", piece);
      BufferedReader bytes(source, chunk);
      EXPECT_EQ(bytes.peek(4).substr(0, 4), "abcd");
      bytes.consume(3);
      EXPECT_EQ(bytes.peek(100), "defghij");
      EXPECT_EQ(bytes.offset(), 3u);
      EXPECT_TRUE(bytes.at_end());
      EXPECT_FALSE(bytes.grow());
    }
}

TEST(BufferedReader, reports_why_reading_ended) {
  PieceSource source("abc", 1, Error{ErrorCode::unreadable, "Broken.", {}});
  BufferedReader bytes(source);
  EXPECT_EQ(bytes.peek(10), "abc");
  ASSERT_TRUE(bytes.failure());
  EXPECT_EQ(bytes.failure()->message, "Broken.");
}

}  // namespace
}  // namespace lookalike::testing
