#include <gmock/gmock.h>

#include "loader_support.h"

namespace lookalike::testing {
namespace {

/// Everything a loader may report to a builder about one record, some of it damage.
struct Event {
  bool new_file = false;
  std::uint64_t number = 0;  // of the record in its file, from 1
};

std::vector<Event> events(std::size_t count, std::size_t records_a_file) {
  std::vector<Event> events;
  for (std::size_t i = 0; i < count; ++i) events.push_back({i % records_a_file == 0, i % records_a_file + 1});
  return events;
}

void tell(CorpusBuilder& builder, const Event& event, std::size_t index, std::uint64_t records_before) {
  if (event.new_file) builder.begin_file("file " + std::to_string(index));
  const std::string id = std::to_string(index), text(index % 5, 'x');
  const std::uint64_t record = event.number - records_before, byte = event.number * 10;
  switch (index % 7) {
    case 3:
      return builder.skip(byte, record, "skipped " + id);
    case 4:
      return builder.without_text();
    case 5:
      return builder.skip_record("left out " + id);
    case 6:
      builder.note(byte, record, "noted " + id);
      [[fallthrough]];
    default:
      builder.add({.id = id, .title = "T", .details = "D", .text = text, .byte = byte, .record = record});
  }
}

Corpus whole(const std::vector<Event>& events) {
  CorpusBuilder builder;
  for (std::size_t i = 0; i < events.size(); ++i) tell(builder, events[i], i, 0);
  return builder.finish("path", CorpusFormat::table);
}

// Parts of `length` events; a part that begins inside a file ends with it, because its record numbers start at 1.
Corpus in_parts(const std::vector<Event>& events, std::size_t length) {
  CorpusBuilder builder;
  for (std::size_t i = 0; i < events.size();) {
    const std::uint64_t before = events[i].number - 1;
    CorpusBuilder part = builder.part();
    for (std::size_t end = std::min(i + length, events.size()); i < end; ++i) {
      if (before > 0 && events[i].new_file) break;
      tell(part, events[i], i, before);
    }
    EXPECT_TRUE(builder.append(std::move(part), before));
  }
  return builder.finish("path", CorpusFormat::table);
}

void expect_same(const Corpus& actual, const Corpus& expected) {
  EXPECT_EQ(outcome_of(actual), outcome_of(expected));
  EXPECT_EQ(actual.report().digest, expected.report().digest);
  EXPECT_EQ(actual.report().documents, expected.report().documents);
  EXPECT_EQ(actual.report().damage_total, expected.report().damage_total);
  for (std::size_t i = 0; i < actual.size(); ++i)
    EXPECT_EQ(actual.source(DocumentIndex(i)), expected.source(DocumentIndex(i)));
  EXPECT_EQ(outcome_of(actual.sample({5, 1})), outcome_of(expected.sample({5, 1})));
}

TEST(CorpusParts, are_equal_to_one_sequential_read) {
  for (const std::size_t records_a_file : {1, 4, 1000}) {
    const auto all = events(100, records_a_file);
    for (const std::size_t length : {1, 2, 3, 7, 50, 100}) {
      SCOPED_TRACE(::testing::Message() << records_a_file << " a file, parts of " << length);
      expect_same(in_parts(all, length), whole(all));
    }
  }
}

TEST(CorpusParts, list_no_more_damage_than_one_builder) {
  const auto all = events(30'000, 30'000);
  const Corpus corpus = in_parts(all, 9'000);
  EXPECT_EQ(corpus.report().damage.size(), LoadReport::kMostDamageListed);
  expect_same(corpus, whole(all));
}

TEST(CorpusParts, report_where_a_file_is_truncated_even_beyond_the_listed_damage) {
  CorpusBuilder builder;
  builder.begin_file("a.csv");
  for (std::uint64_t record = 1; record <= LoadReport::kMostDamageListed; ++record) builder.skip(0, record, "bad");
  CorpusBuilder part = builder.part();
  part.truncate(70, 2, "cut");
  part.begin_file("b.csv");
  part.truncate(9, 1, "cut as well");
  EXPECT_TRUE(builder.append(std::move(part), LoadReport::kMostDamageListed));
  const LoadReport report = builder.finish("path", CorpusFormat::table).report();
  EXPECT_EQ(report.damage.size(), LoadReport::kMostDamageListed);
  EXPECT_EQ(report.skipped, LoadReport::kMostDamageListed + 2);
  EXPECT_EQ(report.broken_off, 2u);
  EXPECT_EQ(report.first_break, (Place{"a.csv", 70, LoadReport::kMostDamageListed + 2}));
}

TEST(CorpusParts, can_be_nested_and_are_appended_in_order) {
  const auto all = events(40, 8);
  CorpusBuilder builder;
  for (std::size_t i = 0; i < all.size(); i += 8) {
    CorpusBuilder outer = builder.part();
    for (std::size_t k = i; k < i + 8; ++k) {
      CorpusBuilder inner = outer.part();
      tell(inner, all[k], k, all[k].number - 1);
      EXPECT_TRUE(outer.append(std::move(inner), all[k].number - 1));
    }
    EXPECT_TRUE(builder.append(std::move(outer)));
  }
  expect_same(builder.finish("path", CorpusFormat::table), whole(all));
}

DocumentFields fields(std::string_view id, std::string_view text) {
  return {.id = id, .title = {}, .details = {}, .text = text};
}

TEST(CorpusParts, keep_their_texts_when_one_is_larger_than_a_block) {
  const std::string large(std::size_t{5} << 20, 'y');
  CorpusBuilder builder;
  builder.add(fields("a", "small"));
  CorpusBuilder part = builder.part();
  part.add(fields("b", large));
  part.add(fields("c", "behind"));
  EXPECT_TRUE(builder.append(std::move(part)));
  builder.add(fields("d", "last"));
  EXPECT_THAT(outcome_of(builder.finish("", CorpusFormat::text_files)).texts(),
              ::testing::ElementsAre("small", large, "behind", "last"));
}

TEST(CorpusDigest, distinguishes_id_text_and_order) {
  const auto digest = [](std::vector<std::pair<std::string, std::string>> documents) {
    CorpusDigest digest;
    for (const auto& [id, text] : documents) digest.add(id, text);
    return digest.hex();
  };
  EXPECT_EQ(digest({{"1", "a"}, {"2", "b"}}), digest({{"1", "a"}, {"2", "b"}}));
  EXPECT_NE(digest({{"1", "a"}, {"2", "b"}}), digest({{"2", "b"}, {"1", "a"}}));
  EXPECT_NE(digest({{"1", "a"}}), digest({{"1a", ""}}));
  EXPECT_NE(digest({}), digest({{"", ""}}));
  EXPECT_EQ(digest({}).size(), 32u);
}

// A change here makes digests incomparable with saved ones.
TEST(CorpusDigest, is_the_same_everywhere) {
  CorpusDigest digest;
  digest.add("1", "first text");
  digest.add("2", std::string(1000, 'z'));
  EXPECT_EQ(digest.hex(), "9447ebcd36bf3c7fa02bcb7bf5e1d364");
}

}  // namespace
}  // namespace lookalike::testing
