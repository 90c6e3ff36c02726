#include "core/corpus/formats/parquet/thrift_compact.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/core/corpus/formats/parquet/parquet_writer.h"

namespace lookalike {
namespace {

using testing::ThriftStructure;
using Field = CompactReader::Field;

TEST(CompactReader, reads_numbers_texts_and_flags_by_the_numbers_of_their_fields) {
  const std::string bytes =
      ThriftStructure().int32(1, -3).int64(2, 1'000'000'007).text(40, "word").truth(41, true).done();
  CompactReader reader(bytes);
  std::int64_t small = 0, large = 0;
  std::string_view word;
  bool flag = false;
  reader.structure([&](const Field& field) {
    if (field.id == 1) small = reader.integer(field);
    if (field.id == 2) large = reader.integer(field);
    if (field.id == 40) word = reader.text(field);
    if (field.id == 41) flag = reader.truth(field);
    return true;
  });
  EXPECT_FALSE(reader.failed());
  EXPECT_EQ(reader.offset(), bytes.size());
  EXPECT_EQ(small, -3);
  EXPECT_EQ(large, 1'000'000'007);
  EXPECT_EQ(word, "word");
  EXPECT_TRUE(flag);
}

TEST(CompactReader, reads_the_bytes_that_the_specification_shows) {
  CompactReader reader(std::string_view("\x15\x03\x00", 3));  // field 1, int32, zigzag of -2
  std::int64_t value = 0;
  reader.structure([&](const Field& field) {
    value = reader.integer(field);
    return true;
  });
  EXPECT_EQ(value, -2);
}

// A field of every type: a byte, a double, a list of flags, a map, a set of texts, a structure in a structure, a UUID.
TEST(CompactReader, skips_unused_fields_of_every_type) {
  ThriftStructure inner;
  inner.text(3, "inside").structure(9, ThriftStructure().int32(1, 5));
  ThriftStructure outer;
  outer.raw(1, 3, "\x7F").raw(2, 7, std::string(8, 'd')).raw(3, 9, std::string("\x31\x01\x02\x01", 4));
  outer.raw(4, 11, std::string("\x02\x85\x01k\x02\x01l\x04", 8)).raw(5, 10, std::string("\x18\x02st", 4));
  outer.structure(6, inner).raw(7, 13, std::string(16, 'u')).raw(8, 11, std::string(1, '\0')).int32(20, 7);
  const std::string bytes = outer.done();
  CompactReader reader(bytes);
  std::int64_t last = 0;
  reader.structure([&](const Field& field) {
    if (field.id == 20) last = reader.integer(field);
    return field.id == 20;
  });
  EXPECT_FALSE(reader.failed());
  EXPECT_EQ(last, 7);
  EXPECT_EQ(reader.offset(), bytes.size());
}

TEST(CompactReader, reads_a_list_of_structures_however_many) {
  for (const std::size_t count : {0u, 1u, 14u, 15u, 400u}) {
    const std::string bytes = ThriftStructure().list(1, std::vector<ThriftStructure>(count)).done();
    CompactReader reader(bytes);
    std::size_t met = 0;
    reader.structure([&](const Field& field) {
      reader.structures(field, [&] {
        ++met;
        reader.structure([](const Field&) { return false; });
      });
      return true;
    });
    EXPECT_FALSE(reader.failed()) << count;
    EXPECT_EQ(met, count);
  }
}

bool fails(const std::string& bytes) {
  CompactReader reader(bytes);
  reader.structure([](const Field&) { return false; });
  return reader.failed();
}

TEST(CompactReader, fails_at_bytes_that_end_early) {
  const std::string whole = ThriftStructure().text(1, "word").list(2, {ThriftStructure().int32(1, 4)}).done();
  EXPECT_FALSE(fails(whole));
  for (std::size_t length = 0; length < whole.size(); ++length) EXPECT_TRUE(fails(whole.substr(0, length))) << length;
}

TEST(CompactReader, fails_at_a_count_or_a_length_beyond_the_bytes) {
  const std::string huge("\xFF\xFF\xFF\xFF\x7F", 5);
  EXPECT_TRUE(fails(ThriftStructure().raw(1, 8, huge).done()));            // a text
  EXPECT_TRUE(fails(ThriftStructure().raw(1, 9, "\xF5" + huge).done()));   // a list of numbers
  EXPECT_TRUE(fails(ThriftStructure().raw(1, 11, huge + "\x55").done()));  // a map
}

TEST(CompactReader, fails_at_a_number_of_too_many_bytes) {
  EXPECT_TRUE(fails(ThriftStructure().raw(1, 6, std::string(11, '\xFF')).done()));
}

TEST(CompactReader, fails_at_an_unknown_type) {
  EXPECT_TRUE(fails("\x1E"));
  EXPECT_TRUE(fails(std::string("\x10\x00", 2)));
}

TEST(CompactReader, fails_if_structures_or_lists_are_nested_deeper_than_its_limit) {
  ThriftStructure deep;
  for (int i = 1; i < CompactReader::kMostDepth; ++i) deep = ThriftStructure().structure(1, deep);
  EXPECT_FALSE(fails(deep.done()));
  EXPECT_TRUE(fails(ThriftStructure().structure(1, deep).done()));
  EXPECT_TRUE(fails(ThriftStructure().raw(1, 9, std::string(100'000, '\x19')).done()));
}

TEST(CompactReader, fails_if_a_value_has_another_type) {
  CompactReader reader(std::string_view("\x18\x01x\x00", 4));
  reader.structure([&](const Field& field) {
    EXPECT_EQ(reader.integer(field), 0);
    return true;
  });
  EXPECT_TRUE(reader.failed());
}

}  // namespace
}  // namespace lookalike
