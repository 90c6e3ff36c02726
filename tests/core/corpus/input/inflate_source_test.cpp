#include "core/corpus/input/decompressing_sources.h"

#include <gmock/gmock.h>

#include "tests/core/corpus/deflate_support.h"

namespace lookalike::testing {
namespace {

using ::testing::HasSubstr;

Drained inflated(std::string_view bytes, std::size_t piece = 1 << 20, std::size_t room = 1 << 16) {
  PieceSource pieces(bytes, piece);
  InflateSource source(pieces);
  return drain(source, room);
}

// The input and the output in pieces of many sizes, all with the same result.
void expect_unpacks(std::string_view packed, const std::string& content) {
  for (const std::size_t piece : {1, 7, 100, 1 << 20})
    for (const std::size_t room : {1, 13, 1000, 1 << 17})
      EXPECT_EQ(inflated(packed, piece, room), (Drained{content, ""})) << piece << ' ' << room;
}

TEST(InflateSource, decompresses_every_kind_of_block) {
  const std::string text = some_text(100'000);
  for (const int strategy : {Z_DEFAULT_STRATEGY, Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE})
    expect_unpacks(gzip(text, {}, strategy), text);
  std::mt19937 random(3);
  std::string noise;
  for (int i = 0; i < 100'000; ++i) noise += static_cast<char>(random());
  expect_unpacks(gzip(noise), noise);
  expect_unpacks(gzip(""), "");
  expect_unpacks(gzip(std::string(200'000, 'x')), std::string(200'000, 'x'));
}

TEST(InflateSource, skips_all_fields_of_the_header) {
  const std::string text = some_text(2'000);
  for (int fields = 0; fields < 16; ++fields)
    expect_unpacks(gzip(text, {fields & 1 ? std::string("extra\0field", 11) : "", fields & 2 ? "file.csv" : "",
                               fields & 4 ? "a comment" : "", (fields & 8) != 0}),
                   text);
  expect_unpacks(gzip(text, {std::string(65'535, 'e'), std::string(70'000, 'n'), std::string(70'000, 'c'), true}),
                 text);
}

TEST(InflateSource, reads_several_members_as_one_stream) {
  const std::string a = some_text(50'000, 1), b = some_text(3, 2), c = some_text(70'000, 3);
  expect_unpacks(gzip(a) + gzip("") + gzip(b, {"x", "name", "", true}) + gzip(c), a + b + c);
}

TEST(InflateSource, ignores_what_follows_the_last_member) {
  for (const std::string& behind : {std::string("garbage"), std::string(512, '\0'), std::string("\x1F"),
                                    std::string("\x1F\x8B\x07more"), std::string("\x1F\x8B\x08\xE0more")})
    expect_unpacks(gzip("text") + behind, "text");
}

TEST(InflateSource, without_bytes_is_truncated) {
  EXPECT_THAT(inflated("").error, HasSubstr("truncated"));
  EXPECT_FALSE(inflated("no gzip at all").error.empty());
}

TEST(InflateSource, truncated_anywhere_gives_good_bytes_and_an_error) {
  const std::string a = some_text(2'000, 1), b = some_text(1'000, 2);
  const std::string first = gzip(a, {"extra", "name", "comment", true});
  const std::string packed = first + gzip(b, {"extra", "name", "comment", true});
  for (std::size_t length = 0; length < packed.size(); ++length) {
    const Drained cut = inflated(std::string_view(packed).substr(0, length), 64, 100);
    EXPECT_TRUE((a + b).starts_with(cut.bytes)) << length;
    EXPECT_TRUE(length < first.size() || cut.bytes.size() >= a.size()) << length;
    // A byte that could begin another member is skipped.
    const bool whole = length == first.size() || length == first.size() + 1;
    EXPECT_EQ(cut.error, whole ? "" : "The compressed data are truncated.") << length;
  }
}

TEST(InflateSource, gives_most_of_the_bytes_before_an_error) {
  const std::string text = some_text(500'000);
  const std::string packed = gzip(text);
  EXPECT_GT(inflated(std::string_view(packed).substr(0, packed.size() / 2)).bytes.size(), 200'000u);
}

TEST(InflateSource, notices_a_wrong_checksum_or_length_after_the_bytes) {
  const std::string text = some_text(100'000);
  const std::string packed = gzip(text);
  for (std::size_t back = 1; back <= 8; ++back) {
    std::string wrong = packed;
    wrong[wrong.size() - back] ^= 0x10;
    const Drained drained = inflated(wrong, 1 << 20, 1000);
    EXPECT_EQ(drained.bytes, text);
    EXPECT_THAT(drained.error, HasSubstr("checksum"));
  }
  std::string first = gzip("first");
  first[first.size() - 5] ^= 1;
  EXPECT_EQ(inflated(first + gzip("second")).bytes, "first");
}

TEST(InflateSource, reports_an_error_of_its_source_after_the_good_bytes) {
  const std::string text = some_text(100'000);
  const std::string packed = gzip(text);
  PieceSource pieces(std::string_view(packed).substr(0, packed.size() - 20), 64,
                     Error{ErrorCode::cancelled, "Cancelled.", {}});
  InflateSource source(pieces);
  const Drained drained = drain(source, 1000);
  EXPECT_TRUE(text.starts_with(drained.bytes));
  EXPECT_GT(drained.bytes.size(), text.size() - 1000);
  std::array<char, 4> more{};
  EXPECT_EQ(source.read(more).error().code, ErrorCode::cancelled);
}

TEST(InflateSource, gives_the_bytes_of_zlib_for_damaged_data_or_an_error) {
  const std::string a = some_text(900, 1), b = some_text(500, 2);
  const std::string packed = gzip(a, {"ex", "name", "", true}) + gzip(b, {}, Z_FIXED) + gzip(a + b, {}, Z_HUFFMAN_ONLY);
  std::mt19937 random(20);
  int read = 0;
  for (int round = 0; round < 4'000; ++round) {
    const std::string damaged = mutated(packed, random);
    if (!begins_gzip(damaged)) continue;
    const Drained drained = inflated(damaged, 1 + random() % 300, 1 + random() % 3000);
    const auto expected = unpacked_by_zlib(damaged);
    read += expected.has_value();
    EXPECT_EQ(drained.error.empty(), expected.has_value()) << round << ' ' << drained.error;
    EXPECT_TRUE(!expected || drained.bytes == *expected) << round;
  }
  EXPECT_GT(read, 20) << "changed times and names do not affect the data";
}

// Whatever the last bytes of a damaged stream are, reading ends.
TEST(InflateSource, ends_on_noise) {
  std::mt19937 random(5);
  for (int round = 0; round < 2'000; ++round) {
    std::string noise("\x1F\x8B\x08\0\0\0\0\0\0\xFF", 10);
    for (std::size_t left = random() % 2000; left > 0; --left) noise += static_cast<char>(random());
    EXPECT_FALSE(inflated(noise, 1 + random() % 300).error.empty()) << round;
  }
}

}  // namespace
}  // namespace lookalike::testing
