#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "core/corpus/formats/parquet/bit_reader.h"
#include "core/corpus/formats/parquet/value_decoder.h"
#include "tests/core/corpus/formats/parquet/parquet_writer.h"

namespace lookalike {
namespace {

using testing::delta_length_texts;
using testing::delta_numbers;
using testing::delta_texts;
using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::IsEmpty;
using testing::packed_run;
using testing::plain_numbers;
using testing::plain_texts;
using testing::repeated_run;

std::vector<std::uint32_t> numbers_of(const std::string& bytes, int width, std::size_t most = 1000) {
  HybridReader reader(bytes, width);
  std::vector<std::uint32_t> numbers;
  while (numbers.size() < most) {
    const auto number = reader.next();
    if (!number) break;
    numbers.push_back(*number);
  }
  return numbers;
}

TEST(HybridReader, reads_the_example_of_the_specification) {
  // 0 to 7 in three bits each, "10001000 11000110 11111010", after the header of one group.
  EXPECT_THAT(numbers_of("\x03\x88\xC6\xFA", 3), ElementsAre(0, 1, 2, 3, 4, 5, 6, 7));
}

TEST(HybridReader, reads_packed_and_repeated_runs_of_every_width) {
  for (int width = 1; width <= 32; ++width) {
    const std::uint32_t largest = width == 32 ? 0xFFFF'FFFF : (1u << width) - 1;
    const std::vector<std::uint32_t> packed = {largest, 0, largest, 1 & largest, largest / 3, 0, 1, largest / 2};
    const std::string bytes = packed_run(packed, width) + repeated_run(3, largest, width) + packed_run(packed, width);
    std::vector<std::uint32_t> expected = packed;
    expected.insert(expected.end(), 3, largest);
    expected.insert(expected.end(), packed.begin(), packed.end());
    EXPECT_THAT(numbers_of(bytes, width), ElementsAreArray(expected)) << width;
  }
}

TEST(HybridReader, gives_zeros_for_width_zero) {
  EXPECT_THAT(numbers_of(repeated_run(3, 0, 0), 0), ElementsAre(0, 0, 0));
  EXPECT_EQ(numbers_of(packed_run({0, 0}, 0), 0).size(), 8u);
}

TEST(HybridReader, ends_at_the_end_of_its_bytes) {
  EXPECT_THAT(numbers_of("", 5), IsEmpty());
  EXPECT_THAT(numbers_of("\x06", 5), IsEmpty());           // a run without its value
  EXPECT_THAT(numbers_of("\x05\x01", 8), ElementsAre(1));  // two groups, of which only one byte exists
  EXPECT_THAT(numbers_of(std::string(12, '\xFF'), 3), IsEmpty());
  EXPECT_EQ(numbers_of("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F\x01\x02\x03", 8).size(), 3u);
}

std::optional<std::vector<std::int64_t>> differences_of(std::string_view bytes, std::size_t most = 1000) {
  std::vector<std::int64_t> numbers;
  return take_delta_numbers(bytes, most, numbers) ? std::optional(numbers) : std::nullopt;
}

// "7, 5, 3, 1, 2, 3, 4, 5" of the specification, whose differences are at least -2 and take two bits each.
TEST(DeltaNumbers, are_those_of_the_specification) {
  std::string bytes("\x80\x01\x04\x08\x0E\x03\x02\x00\x00\x00", 10);
  bytes += std::string("\xC0\x3F", 2) + std::string(6, '\0');  // 0 0 0 3 3 3 3
  EXPECT_THAT(differences_of(bytes).value(), ElementsAre(7, 5, 3, 1, 2, 3, 4, 5));
}

TEST(DeltaNumbers, support_every_count_and_the_largest_differences) {
  constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min(),
                         kMost = std::numeric_limits<std::int64_t>::max();
  for (const std::size_t count : {0u, 1u, 2u, 32u, 33u, 129u, 130u, 257u, 1000u}) {
    std::vector<std::int64_t> numbers;
    for (std::size_t i = 0; i < count; ++i) numbers.push_back(i % 3 == 0 ? kLeast : i % 3 == 1 ? kMost : 5);
    EXPECT_THAT(differences_of(delta_numbers(numbers)).value(), ElementsAreArray(numbers)) << count;
  }
}

TEST(DeltaNumbers, that_are_all_equal_take_no_bits) {
  EXPECT_THAT(differences_of(testing::equal_delta_numbers(4, -3)).value(), ElementsAre(-3, -3, -3, -3));
}

TEST(DeltaNumbers, leave_the_following_bytes_unread) {
  const std::string bytes = delta_numbers({1, 2, 3}) + "rest";
  std::string_view left = bytes;
  std::vector<std::int64_t> numbers;
  ASSERT_TRUE(take_delta_numbers(left, 3, numbers));
  EXPECT_EQ(left, "rest");
}

TEST(DeltaNumbers, are_refused_if_damaged) {
  const std::string whole = delta_numbers({1, 2, 3, 400});
  EXPECT_FALSE(differences_of(whole, 3));  // more than allowed
  for (std::size_t length = 0; length < whole.size(); ++length) EXPECT_FALSE(differences_of(whole.substr(0, length)));
  EXPECT_FALSE(differences_of(std::string("\x80\x01\x03\x08\x0E", 5)));                 // 128 in three groups
  EXPECT_FALSE(differences_of(std::string("\x00\x04\x08\x0E", 4)));                     // blocks of none
  EXPECT_FALSE(differences_of(std::string("\x80\x01\x04\x08\x0E\x03\x41\0\0\0", 10)));  // 65 bits
}

const ParquetColumn kText{"text", ParquetType::byte_array, ParquetValues::text};
const std::vector<std::string> kTexts = {"", "axis", "axle", "babble", "babyhood", std::string("n\0l", 3), "babyhood"};

std::vector<std::string> values_of(const ParquetColumn& column, ParquetEncoding encoding, const std::string& bytes,
                                   const ParquetDictionary& dictionary = {}, std::size_t most = 1000) {
  const auto decoder = make_value_decoder(column, encoding, bytes, most, dictionary);
  if (!decoder) return {decoder.error().message};
  std::vector<std::string> values;
  while (values.size() < most) {
    const auto value = (*decoder)->next();
    if (!value) break;
    values.emplace_back(*value);
  }
  return values;
}

TEST(ValueDecoder, reads_texts_in_each_encoding) {
  EXPECT_EQ(values_of(kText, ParquetEncoding::plain, plain_texts(kTexts)), kTexts);
  EXPECT_EQ(values_of(kText, ParquetEncoding::delta_length_byte_array, delta_length_texts(kTexts)), kTexts);
  EXPECT_EQ(values_of(kText, ParquetEncoding::delta_byte_array, delta_texts(kTexts)), kTexts);
}

TEST(ValueDecoder, reads_texts_by_dictionary_index) {
  const std::string page = plain_texts({"no", "yes"});
  ParquetDictionary dictionary;
  ASSERT_TRUE(dictionary.read(kText, ParquetEncoding::plain, page, 2));
  const std::string indexes = '\1' + packed_run({1, 0, 0, 1, 1, 1, 0, 1}, 1) + repeated_run(2, 1, 1);
  for (const auto encoding : {ParquetEncoding::plain_dictionary, ParquetEncoding::rle_dictionary})
    EXPECT_THAT(values_of(kText, encoding, indexes, dictionary),
                ElementsAre("yes", "no", "no", "yes", "yes", "yes", "no", "yes", "yes", "yes"));
}

TEST(ValueDecoder, formats_integers_in_decimal) {
  const std::vector<std::int64_t> numbers = {0, -1, 42, std::numeric_limits<std::int64_t>::min()};
  ParquetColumn column{"id", ParquetType::int64, ParquetValues::signed_number};
  EXPECT_THAT(values_of(column, ParquetEncoding::plain, plain_numbers(numbers, 8)),
              ElementsAre("0", "-1", "42", "-9223372036854775808"));
  EXPECT_THAT(values_of(column, ParquetEncoding::delta_binary_packed, delta_numbers(numbers)),
              ElementsAre("0", "-1", "42", "-9223372036854775808"));
  column.values = ParquetValues::unsigned_number;
  EXPECT_THAT(values_of(column, ParquetEncoding::plain, plain_numbers({-1}, 8)), ElementsAre("18446744073709551615"));
  column.type = ParquetType::int32;
  EXPECT_THAT(values_of(column, ParquetEncoding::plain, plain_numbers({-1, 7}, 4)), ElementsAre("4294967295", "7"));
  column.values = ParquetValues::signed_number;
  EXPECT_THAT(values_of(column, ParquetEncoding::delta_binary_packed, delta_numbers({-8, 9})), ElementsAre("-8", "9"));
}

template <typename Real>
std::string plain_reals(const std::vector<Real>& numbers) {
  return {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(Real)};
}

TEST(ValueDecoder, formats_real_numbers_with_the_fewest_digits_needed) {
  ParquetColumn column{"score", ParquetType::real64, ParquetValues::real_number};
  const std::string page = plain_reals<double>({5, 0.1, -2.2250738585072014e-308});
  EXPECT_THAT(values_of(column, ParquetEncoding::plain, page), ElementsAre("5", "0.1", "-2.2250738585072014e-308"));
  ParquetDictionary dictionary;
  ASSERT_TRUE(dictionary.read(column, ParquetEncoding::plain, page, 3));
  EXPECT_THAT(values_of(column, ParquetEncoding::rle_dictionary, '\2' + repeated_run(2, 2, 1), dictionary),
              ElementsAre("-2.2250738585072014e-308", "-2.2250738585072014e-308"));
  column.type = ParquetType::real32;
  EXPECT_THAT(values_of(column, ParquetEncoding::plain, plain_reals<float>({4.5F, 0.1F})), ElementsAre("4.5", "0.1"));
}

TEST(ValueDecoder, formats_days_since_1970_as_calendar_dates) {
  const ParquetColumn column{"date", ParquetType::int32, ParquetValues::date};
  // 1987-02-26 and 2000-02-29, counted manually: 17 and 30 years of 365 days, 4 and 7 leap days, days of the year.
  const std::vector<std::int64_t> days = {0, -1, 17 * 365 + 4 + 31 + 25, 30 * 365 + 7 + 31 + 28};
  EXPECT_THAT(values_of(column, ParquetEncoding::plain, plain_numbers(days, 4)),
              ElementsAre("1970-01-01", "1969-12-31", "1987-02-26", "2000-02-29"));
}

TEST(ValueDecoder, reads_booleans_as_bits_and_as_runs) {
  const ParquetColumn column{"flag", ParquetType::boolean, ParquetValues::truth};
  EXPECT_THAT(values_of(column, ParquetEncoding::plain, "\x85"),
              ElementsAre("true", "false", "true", "false", "false", "false", "false", "true"));
  const std::string runs = repeated_run(2, 1, 1) + repeated_run(1, 0, 1);
  std::string page;
  testing::put_little(page, runs.size(), 4);
  EXPECT_THAT(values_of(column, ParquetEncoding::rle, page + runs), ElementsAre("true", "true", "false"));
  EXPECT_THAT(values_of(column, ParquetEncoding::rle, "x"), ElementsAre("A page is damaged: its values end early."));
  EXPECT_THAT(values_of(column, ParquetEncoding::delta_binary_packed, delta_numbers({1})),
              ElementsAre(::testing::HasSubstr("is not supported")));
}

TEST(ValueDecoder, reads_times_with_full_precision) {
  ParquetColumn column{"time", ParquetType::int64, ParquetValues::time};
  const std::int64_t second = 86'400 + 3'600 + 61;
  for (int digits = 3; digits <= 9; digits += 3) {
    const auto ticks = static_cast<std::int64_t>(std::pow(10, digits));
    column.ticks = ticks;
    const auto digits_of = [digits](char all, char last) {
      return '.' + std::string(static_cast<std::size_t>(digits) - 1, all) + last;
    };
    EXPECT_THAT(values_of(column, ParquetEncoding::plain, plain_numbers({second * ticks, second * ticks + 1, -1}, 8)),
                ElementsAre("1970-01-02T01:01:01", "1970-01-02T01:01:01" + digits_of('0', '1'),
                            "1969-12-31T23:59:59" + digits_of('9', '9')))
        << ticks;
  }
}

TEST(ValueDecoder, refuses_a_date_beyond_the_calendar) {
  const ParquetColumn date{"date", ParquetType::int32, ParquetValues::date};
  EXPECT_THAT(values_of(date, ParquetEncoding::plain, plain_numbers({2'932'896, 2'932'897}, 4)),
              ElementsAre("9999-12-31", ""));
  ParquetColumn time{"time", ParquetType::int64, ParquetValues::time};
  time.ticks = 1'000;
  const std::vector<std::int64_t> ends = {std::numeric_limits<std::int64_t>::min(),
                                          std::numeric_limits<std::int64_t>::max()};
  EXPECT_THAT(values_of(time, ParquetEncoding::plain, plain_numbers(ends, 8)), ElementsAre("", ""));
}

TEST(ValueDecoder, reads_numbers_by_dictionary_index) {
  const ParquetColumn column{"id", ParquetType::int32, ParquetValues::signed_number};
  ParquetDictionary dictionary;
  ASSERT_TRUE(dictionary.read(column, ParquetEncoding::plain_dictionary, plain_numbers({-5, 1000}, 4), 2));
  EXPECT_THAT(values_of(column, ParquetEncoding::rle_dictionary, '\1' + repeated_run(2, 1, 1) + repeated_run(1, 0, 1),
                        dictionary),
              ElementsAre("1000", "1000", "-5"));
}

TEST(ValueDecoder, ends_at_the_first_damage) {
  EXPECT_THAT(values_of(kText, ParquetEncoding::plain, plain_texts({"one"}) + "\x05\0\0"), ElementsAre("one"));
  EXPECT_THAT(values_of(kText, ParquetEncoding::plain, std::string("\xFF\xFF\xFF\xFFx", 5)), IsEmpty());
  EXPECT_THAT(values_of(kText, ParquetEncoding::delta_length_byte_array, delta_numbers({3, -1, 2}) + "onetwo"),
              ElementsAre("one"));
  EXPECT_THAT(
      values_of(kText, ParquetEncoding::delta_byte_array, delta_numbers({0, 9}) + delta_length_texts({"a", "b"})),
      ElementsAre("a"));
  ParquetDictionary dictionary;
  ASSERT_TRUE(dictionary.read(kText, ParquetEncoding::plain, plain_texts({"a"}), 1));
  EXPECT_THAT(values_of(kText, ParquetEncoding::rle_dictionary, '\1' + repeated_run(1, 1, 1), dictionary), IsEmpty());
}

TEST(ValueDecoder, says_why_a_page_cannot_be_read) {
  EXPECT_THAT(values_of(kText, ParquetEncoding::delta_byte_array, "x"),
              ElementsAre("A page is damaged: its lengths cannot be read."));
  EXPECT_THAT(values_of(kText, ParquetEncoding::rle_dictionary, "\x21"),
              ElementsAre("A page is damaged: the width of its indexes is invalid."));
  EXPECT_THAT(values_of(kText, ParquetEncoding(9), "x"),
              ElementsAre("The encoding of the values is not supported: number 9 of Parquet's encodings."));
}

TEST(ParquetDictionary, that_is_shorter_than_declared_is_damage) {
  ParquetDictionary dictionary;
  EXPECT_FALSE(dictionary.read(kText, ParquetEncoding::plain, plain_texts({"a"}), 2));
  EXPECT_FALSE(dictionary.read(kText, ParquetEncoding::plain, plain_texts({"a"}), 2'000'000'000));
  EXPECT_FALSE(dictionary.read(kText, ParquetEncoding::rle, plain_texts({"a"}), 1));
}

}  // namespace
}  // namespace lookalike
