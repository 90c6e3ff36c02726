#include <gmock/gmock.h>

#include <random>

#include "core/corpus/formats/table/table_parts.h"
#include "tests/core/corpus/file_parts_support.h"

namespace lookalike::testing {
namespace {

class TableParts : public FileParts {
 protected:
  TableParts() : FileParts(CorpusFormat::table) {}
};

TEST_F(TableParts, give_the_same_for_well_formed_tables) {
  std::string table = "\xEF\xBB\xBFId,Title,review/text\r\n";
  for (int i = 0; i < 300; ++i)
    table += std::to_string(i) + ",\"a, \"\"b\"\"\",\"line\r\nother " + std::string(i % 40, 'x') + "\"\"\"\r\n";
  expect_same(table, {1, 2, 3, 10, 50, 100, 1000, 100'000});
}

TEST_F(TableParts, give_the_same_despite_misleading_quotes) {
  std::string table = "Id,review/text\n";
  for (int i = 0; i < 200; ++i) {
    table += std::to_string(i) + (i % 3 == 0 ? ",a 5\" disk\n" : ",\"quoted\nlines, \"\"really\"\"\"\n");
    if (i % 7 == 0) table += std::to_string(i) + ",\"closed\" and \"open\n";
  }
  expect_same(table, {1, 5, 50, 77, 500});
}

TEST_F(TableParts, give_the_same_for_random_bytes) {
  std::mt19937 random(7);
  const std::vector<std::string> pieces = {"\"",
                                           "\"",
                                           "\"\"",
                                           ",",
                                           ",",
                                           "\n",
                                           "\r",
                                           "\r\n",
                                           "\n\n",
                                           "word",
                                           "x",
                                           "5\" disk",
                                           ",\"in, quotes\n\"\n",
                                           ",\"a \"\"b\"\" c\",",
                                           "1,T,text\n",
                                           "2,U,\"long text of some words\"\r\n",
                                           "\xE9",
                                           std::string(1, '\0')};
  for (int round = 0; round < 300; ++round) {
    std::string table = round % 3 == 0   ? "Id,Title,review/text\n"
                        : round % 3 == 1 ? "review/text,Id\r\n"
                                         : "\n\nreview/text\tId\r";
    const int count = static_cast<int>(random() % 400);
    for (int i = 0; i < count; ++i) table += pieces[random() % (round % 2 == 0 ? pieces.size() : 13)];
    expect_same(table, {1, 7, 50, 300});
  }
}

TEST_F(TableParts, give_the_same_for_a_record_that_is_too_long) {
  for (const char* const quote : {"", "\""}) {
    std::string table = "Id,review/text\n1,first\n2," + std::string(quote);
    table += std::string(kMostRecordBytes, 'x') + quote + "\r\n3,third\n4,\"fourth\"\n";
    const std::string path = folder_.write("long", table);
    EXPECT_EQ(read(path, 1 << 20), read(path, 0));
    EXPECT_EQ(read(path, 1 << 20).outcome.texts(), (std::vector<std::string>{"first", "third", "fourth"}));
  }
}

TEST_F(TableParts, give_the_same_for_a_quote_that_is_never_closed) {
  std::string table = "Id,review/text\n1,\"open ";
  for (int i = 0; i < 200'000; ++i) table += "no row at all, " + std::to_string(i) + "\n";
  const std::string path = folder_.write("open", table);
  EXPECT_EQ(read(path, 100'000), read(path, 0));
  folder_.write("open", "Id,review/text\n1,text\n" + table.substr(15) + std::string(kMostRecordBytes, 'y'));
  EXPECT_EQ(read(path, 1 << 20), read(path, 0));
}

TEST_F(TableParts, give_the_same_errors) {
  for (const char* const table : {"", "\n\n", "Id,review/text\n", "Id,review/text", "a,b\n1,2\n",
                                  "Id,review/text\n\n\n", "Id,review/text\n1\n2\n", "Id,review/text\n\r\n1\n"})
    expect_same(table, {1, 3, 50});
}

TEST_F(TableParts, are_not_used_for_compressed_or_decoded_files) {
  const std::string table = "Id,review/text\n1,first\n2,second\n", path = folder_.path("packed");
  write_compressed(path, ARCHIVE_FILTER_GZIP, table);
  EXPECT_EQ(read(path, 10).outcome.texts(), (std::vector<std::string>{"first", "second"}));
  std::string wide = "\xFF\xFE";
  for (const char c : table) wide += {c, '\0'};
  EXPECT_EQ(read(folder_.write("wide", wide), 10).outcome.texts(), (std::vector<std::string>{"first", "second"}));
}

TEST_F(TableParts, can_be_sampled) {
  std::string table = "Id,review/text\n";
  for (int i = 0; i < 100; ++i) table += std::to_string(i) + ",text\n";
  LoadOptions options;
  options.sample = {10, 1};
  const std::string path = folder_.write("table", table);
  EXPECT_EQ(load_outcome({path}, options, {.split_from = 0, .part_bytes = 20}),
            outcome_of((*load({path}))->sample({10, 1})));
}

TEST_F(TableParts, stop_when_asked) {
  std::string table = "Id,review/text\n";
  for (int i = 0; i < 100'000; ++i) table += std::to_string(i) + ",text\n";
  expect_stops(table);
}

TEST(RowStart, follows_an_unquoted_line_end) {
  const std::string_view table = "a,b\r\n1,\"x\ny\"\rz\n";
  EXPECT_EQ(find_row_start(table, 1, false, '"'), 5u);
  EXPECT_EQ(find_row_start(table, 4, false, '"'), 5u);  // never between CR and LF
  EXPECT_EQ(find_row_start(table, 5, false, '"'), 5u);
  EXPECT_EQ(find_row_start(table, 6, false, '"'), 13u);
  EXPECT_EQ(find_row_start(table, 10, true, '"'), 13u);
  EXPECT_EQ(find_row_start(table, 14, false, '"'), 15u);
  EXPECT_EQ(find_row_start(table, 15, false, '"'), 15u);
  EXPECT_EQ(find_row_start("a,b", 1, false, '"'), 3u);
}

TEST(RowStart, is_not_searched_far_away) {
  const std::string table(kMostRecordBytes + 10, 'x');
  EXPECT_EQ(find_row_start(table, 1, false, '"'), std::nullopt);
  EXPECT_EQ(find_row_start(table, 100, false, '"'), table.size());
}

TEST(RowStart, counts_quotes_in_pairs) {
  for (const std::size_t quotes : {0u, 1u, 2u, 15u, 255u, 256u, 257u, 1000u}) {
    std::string bytes;
    for (std::size_t i = 0; i < quotes; ++i) bytes += std::string(i % 3, 'x') + '"';
    EXPECT_EQ(has_odd_quotes(bytes + "xyz", '"'), quotes % 2 == 1) << quotes;
  }
}

}  // namespace
}  // namespace lookalike::testing
