#include <archive.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tbb/global_control.h>
#include <zlib.h>

#include <numeric>

#include "core/corpus/formats/parquet/parquet_metadata.h"
#include "core/corpus/preview.h"
#include "core/system/machine_memory.h"
#include "tests/core/corpus/formats/parquet/parquet_writer.h"
#include "tests/core/corpus/loader_support.h"

namespace lookalike {
namespace {

using testing::data_page;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using testing::Entry;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::load_outcome;
using testing::Outcome;
using testing::parquet_file;
using testing::plain_numbers;
using testing::plain_texts;
using ::testing::StartsWith;
using testing::WrittenColumn;

constexpr int kPlain = 0, kDeltas = 5, kDeltaLengths = 6, kDeltaTexts = 7, kByIndex = 8;
constexpr int kLz4 = 5, kZstd = 6;

std::string text_page(const std::vector<std::string>& texts) {
  return data_page(texts.size(), kPlain, plain_texts(texts));
}

WrittenColumn texts(const std::vector<std::string>& values, const std::string& name = "text") {
  return {.name = name, .pages = {text_page(values)}};
}

class ParquetLoader : public ::testing::Test {
 protected:
  std::string write(const std::string& bytes, const std::string& name = "a.parquet") const {
    std::ofstream(folder_.path(name), std::ios::binary) << bytes;
    return folder_.path(name);
  }
  Outcome read(const std::string& bytes, const LoadOptions& options = {}) const {
    return load_outcome({write(bytes)}, options);
  }
  CorpusPreview preview(const std::string& bytes, const LoadOptions& options = {}) const {
    const auto seen = preview_corpus(write(bytes), options, Progress());
    EXPECT_TRUE(seen) << seen.error().message;
    return seen.value_or(CorpusPreview{});
  }

  testing::TemporaryFolder folder_;
};

TEST_F(ParquetLoader, reads_a_column_of_texts) {
  const Outcome outcome = read(parquet_file({texts({"one", "two"})}, {2}));
  EXPECT_THAT(outcome.texts(), ElementsAre("one", "two"));
  EXPECT_THAT(outcome.damage, IsEmpty());
  EXPECT_EQ(outcome.documents[1].record, 2u);
  EXPECT_EQ(outcome.documents[1].byte, 4u);  // of the page
}

TEST_F(ParquetLoader, reads_row_groups_and_pages_in_order) {
  const WrittenColumn column{.name = "text",
                             .pages = {text_page({"a", "b"}) + text_page({"c"}), text_page({"d"}), text_page({"e"})}};
  const Outcome outcome = read(parquet_file({column}, {3, 1, 1}));
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "b", "c", "d", "e"));
  EXPECT_EQ(outcome.documents[4].record, 5u);
}

TEST_F(ParquetLoader, reads_index_pages_after_their_dictionary) {
  const std::string pages = testing::dictionary_page(2, plain_texts({"no", "yes"})) +
                            data_page(3, kByIndex, '\1' + testing::packed_run({1, 0, 1}, 1));
  EXPECT_THAT(read(parquet_file({{.name = "text", .pages = {pages}}}, {3})).texts(), ElementsAre("yes", "no", "yes"));
}

// Levels of a first page, after their length: 1, 0, 1.
TEST_F(ParquetLoader, leaves_out_null_texts_and_reads_null_ids_as_empty) {
  const std::string run = testing::packed_run({1, 0, 1}, 1);
  std::string levels;
  testing::put_little(levels, run.size(), 4);
  levels += run;
  const WrittenColumn id{
      .name = "id", .type = 2, .optional = 1, .pages = {data_page(3, kPlain, levels + plain_numbers({8, 9}, 8))}};
  const Outcome ids = read(parquet_file({texts({"a", "b", "c"}), id}, {3}));
  EXPECT_THAT(ids.texts(), ElementsAre("a", "b", "c"));
  EXPECT_EQ(ids.documents[0].id + '|' + ids.documents[1].id + '|' + ids.documents[2].id, "8||9");
  const WrittenColumn text{
      .name = "text", .optional = 1, .pages = {data_page(3, kPlain, levels + plain_texts({"a", "c"}))}};
  const Outcome outcome = read(parquet_file({text}, {3}));
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "c"));
  EXPECT_THAT(outcome.damage, ElementsAre(Damage{{write(""), 4, 2}, "The text is null."}));
}

TEST_F(ParquetLoader, takes_the_requested_columns) {
  const std::string file = parquet_file({texts({"n"}, "Name"), texts({"b"}, "body"), texts({"t"}, "text")}, {1});
  LoadOptions options;
  options.text_column = "body";
  options.id_column = "name";  // matches except for case
  options.title_column = "text";
  const Outcome outcome = read(file, options);
  ASSERT_EQ(outcome.documents.size(), 1u) << outcome;
  EXPECT_EQ(outcome.documents[0].id, "n");
  EXPECT_EQ(outcome.documents[0].title, "t");
  EXPECT_EQ(outcome.documents[0].text, "b");
  options.no_id = true;
  EXPECT_EQ(read(file, options).documents[0].id, "");
}

TEST_F(ParquetLoader, takes_the_review_text_if_there_is_no_other) {
  EXPECT_THAT(read(parquet_file({texts({"r"}, "review/text")}, {1})).texts(), ElementsAre("r"));
  EXPECT_THAT(read(parquet_file({texts({"r"}, "review/text"), texts({"t"})}, {1})).texts(), ElementsAre("t"));
}

TEST_F(ParquetLoader, names_the_columns_if_none_contains_text) {
  const WrittenColumn nested{.name = "list", .optional = 2, .pages = {""}};
  const WrittenColumn other{.name = "price", .type = 3, .pages = {""}};
  const WrittenColumn number{.name = "count", .type = 2, .pages = {data_page(1, kPlain, plain_numbers({8}, 8))}};
  const std::string file = parquet_file({nested, number, other}, {1});
  EXPECT_THAT(read(file).error, HasSubstr("the columns found are \"count\". Column \"list\" is nested and not read. "
                                          "Column \"price\" contains no text, numbers or dates and is not read."));
  const CorpusPreview seen = preview(file);
  EXPECT_THAT(seen.columns, ElementsAre("count"));
  EXPECT_EQ(seen.text, std::nullopt);
  EXPECT_THAT(seen.problem, StartsWith("Choose the column that contains the text"));
}

TEST_F(ParquetLoader, does_not_take_times_and_decimals_for_numbers) {
  constexpr int kDecimal = 5, kDate = 6, kTimeOfDay = 7, kUint32 = 13;
  const auto id = [](int converted) {
    return WrittenColumn{
        .name = "id", .type = 1, .pages = {data_page(1, kPlain, plain_numbers({-1}, 4))}, .converted = converted};
  };
  EXPECT_EQ(read(parquet_file({texts({"a"}), id(-1)}, {1})).documents[0].id, "-1");
  EXPECT_EQ(read(parquet_file({texts({"a"}), id(kUint32)}, {1})).documents[0].id, "4294967295");
  EXPECT_EQ(read(parquet_file({texts({"a"}), id(kDate)}, {1})).documents[0].id, "1969-12-31");
  for (const int converted : {kDecimal, kTimeOfDay})
    EXPECT_EQ(read(parquet_file({texts({"a"}), id(converted)}, {1})).documents[0].id, "") << converted;
}

TEST_F(ParquetLoader, repairs_texts_that_are_not_utf8) {
  const Outcome outcome = read(parquet_file({texts({"caf\xE9", std::string("a\0b", 3)})}, {2}));
  EXPECT_THAT(outcome.texts(), ElementsAre("caf\u00E9", "ab"));
  ASSERT_EQ(outcome.damage.size(), 2u);
  EXPECT_EQ(outcome.damage[0].reason, "Not valid UTF-8: read as Windows-1252 (Latin-1).");
  EXPECT_EQ(outcome.damage[1].reason, "NUL bytes were removed.");
}

TEST_F(ParquetLoader, loses_no_more_than_the_rest_of_a_row_group) {
  std::string torn = text_page({"c", "d", "e"});
  torn[torn.size() - 9] = '\x7F';  // the length of the second text
  const WrittenColumn column{.name = "text", .pages = {text_page({"a", "b"}), torn, text_page({"f"})}};
  const Outcome outcome = read(parquet_file({column}, {2, 3, 1}));
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "b", "c", "f"));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_EQ(outcome.damage[0].reason, "A page is damaged: its values end early. 2 rows of row group 2 are lost.");
  EXPECT_EQ(outcome.damage[0].place.record, 4u);
  EXPECT_EQ(outcome.skipped, 2u);
}

TEST_F(ParquetLoader, detects_a_wrong_checksum) {
  const std::string body = plain_texts({"one"});
  const auto page = [&](std::uint32_t checksum) {
    testing::ThriftStructure header, data;
    const auto size = static_cast<std::int64_t>(body.size());
    header.int32(1, 0).int32(2, size).int32(3, size).int32(4, static_cast<std::int32_t>(checksum));
    return header.structure(5, data.int32(1, 1).int32(2, kPlain).int32(3, 3)).done() + body;
  };
  const auto sum = crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
  const auto of = [&](std::uint32_t checksum) {
    return read(parquet_file({{.name = "text", .pages = {page(checksum)}}}, {1}));
  };
  EXPECT_THAT(of(static_cast<std::uint32_t>(sum)).texts(), ElementsAre("one"));
  EXPECT_THAT(of(static_cast<std::uint32_t>(sum) + 1).error, HasSubstr("its checksum does not match"));
}

TEST_F(ParquetLoader, trusts_no_size_in_a_page_header) {
  const std::string body = plain_texts({"one"});
  const auto error = [&](std::size_t unpacked, int codec, std::size_t values = 1) {
    const std::string page = testing::page(0, values, kPlain, body, unpacked);
    return read(parquet_file({{.name = "text", .codec = codec, .pages = {page}}}, {1})).error;
  };
  EXPECT_THAT(error(std::size_t{600} << 20, kZstd), HasSubstr("A page is larger than 512 MiB."));
  EXPECT_THAT(error(std::size_t{300} << 20, kZstd), HasSubstr("200 times"));
  EXPECT_THAT(error(std::size_t{100} << 20, kZstd), HasSubstr("it cannot be decompressed"));
  EXPECT_THAT(error(body.size() + 1, 0), HasSubstr("its length differs from its header"));
  EXPECT_THAT(error(body.size(), 0, 1000), HasSubstr("more values than its row group has rows"));
}

// A text of 1 MiB, claimed for a million rows by an index written once.
TEST_F(ParquetLoader, stops_when_few_bytes_expand_to_too_many) {
  const std::size_t rows = 1'000'000;
  const std::string pages = testing::dictionary_page(1, plain_texts({std::string(1 << 20, 'x')})) +
                            data_page(rows, kByIndex, '\1' + testing::repeated_run(rows, 0, 1));
  const Outcome outcome = read(parquet_file({{.name = "text", .pages = {pages}}}, {rows}));
  EXPECT_LT(outcome.documents.size(), 500u);  // 256 MiB and 200 times the file
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("200 times"));
}

// Lengths, prefixes and numbers whose differences take no bits, 320 MB of them.
TEST_F(ParquetLoader, loses_a_row_group_to_differences_stored_in_few_bytes) {
  const std::size_t rows = 40'000'000;
  const std::string zeros = testing::equal_delta_numbers(rows, 0), half = testing::equal_delta_numbers(rows / 2, 0);
  const std::string one = testing::dictionary_page(1, plain_numbers({1}, 8));
  const auto ids = [&](std::size_t count) {
    return one + data_page(count, kByIndex, '\1' + testing::repeated_run(count, 0, 1));
  };
  const auto with = [&](const std::string& text_pages, const std::string& id_pages, std::size_t count) {
    const WrittenColumn text{.name = "text", .pages = {text_page({"a"}), text_pages, text_page({"b"})}};
    const WrittenColumn id{.name = "id", .type = 2, .pages = {ids(1), id_pages, ids(1)}};
    return read(parquet_file({text, id}, {1, count, 1}));
  };
  for (const Outcome& outcome : {with(data_page(rows, kDeltaLengths, zeros), ids(rows), rows),
                                 with(data_page(rows / 2, kDeltaTexts, half + half), ids(rows / 2), rows / 2),
                                 with(text_page({"t"}), data_page(rows, kDeltas, zeros), rows)}) {
    EXPECT_THAT(outcome.texts(), ElementsAre("a", "b"));
    ASSERT_EQ(outcome.damage.size(), 1u);
    EXPECT_THAT(outcome.damage[0].reason, HasSubstr("200 times"));
    EXPECT_EQ(outcome.damage[0].place.record, 2u);
  }
}

// A page of 28 MB, compressed to a few thousand bytes, whose value index takes ten times as much.
TEST_F(ParquetLoader, loses_a_row_group_to_a_dictionary_stored_in_few_bytes) {
  const auto pages = [](std::size_t count) {
    const std::string empty(count * 4, '\0'), indexes = '\1' + testing::repeated_run(1, 0, 1);
    return testing::page(2, count, kPlain, testing::zstd(empty), empty.size()) +
           testing::page(0, 1, kByIndex, testing::zstd(indexes), indexes.size());
  };
  const WrittenColumn column{.name = "text", .codec = kZstd, .pages = {pages(1), pages(7'000'000), pages(1'000'000)}};
  const Outcome outcome = read(parquet_file({column}, {1, 1, 1}));
  EXPECT_THAT(outcome.texts(), ElementsAre("", ""));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("200 times"));
  EXPECT_EQ(outcome.damage[0].place.record, 2u);
}

TEST_F(ParquetLoader, skips_a_text_that_is_too_long) {
  const Outcome outcome = read(parquet_file({texts({"a", std::string(kMostRecordBytes + 1, 'x'), "b"})}, {3}));
  EXPECT_THAT(outcome.texts(), ElementsAre("a", "b"));
  EXPECT_THAT(outcome.damage, ElementsAre(Damage{{write(""), 4, 2}, "The record is longer than 16 MiB."}));
}

std::string many_groups() {
  WrittenColumn text{.name = "text"}, id{.name = "id", .type = 1};
  std::vector<std::size_t> rows;
  std::int32_t number = 0;
  for (std::size_t group = 0; group < 60; ++group) {
    std::vector<std::string> values;
    std::vector<std::int64_t> numbers;
    for (std::size_t i = 0; i < group % 7; ++i, ++number) {
      values.push_back(number % 11 == 0 ? "no UTF-8 \xFF" : "text of " + std::to_string(number));
      numbers.push_back(number);
    }
    rows.push_back(values.size());
    text.pages.push_back(group == 40 ? std::string("damage") : text_page(values));
    id.pages.push_back(data_page(numbers.size(), kPlain, plain_numbers(numbers, 4)));
  }
  return parquet_file({text, id}, rows);
}

TEST_F(ParquetLoader, gives_the_same_with_any_number_of_threads) {
  const std::string path = write(many_groups());
  const auto digest = [&] { return testing::load({path}).value()->report().digest; };
  const Outcome side_by_side = load_outcome({path});
  const std::string expected = digest();
  const tbb::global_control one(tbb::global_control::max_allowed_parallelism, 1);
  EXPECT_EQ(load_outcome({path}), side_by_side);
  EXPECT_EQ(digest(), expected);
  EXPECT_EQ(side_by_side.documents.size(), 169u);
}

TEST_F(ParquetLoader, draws_the_same_sample_as_the_loaded_corpus) {
  const std::string path = write(many_groups());
  const auto whole = testing::load({path});
  ASSERT_TRUE(whole);
  LoadOptions options;
  options.sample.size = 20;
  const Outcome drawn = load_outcome({path}, options);
  EXPECT_EQ(drawn.texts(), testing::outcome_of((*whole)->sample(options.sample)).texts());
}

TEST_F(ParquetLoader, can_be_stopped) {
  EXPECT_EQ(testing::end_of_stopped({write(many_groups())}, {}), ErrorCode::cancelled);
}

TEST_F(ParquetLoader, reads_several_files_as_one_corpus) {
  const std::string first = write(parquet_file({texts({"a"})}, {1}), "1.parquet");
  const std::string second = write(parquet_file({texts({"b"}), texts({"t"}, "title")}, {1}), "2.parquet");
  EXPECT_THAT(load_outcome({first, second}).texts(), ElementsAre("a", "b"));
  EXPECT_THAT(load_outcome({folder_.path("")}).texts(), ElementsAre("a", "b"));
}

std::vector<std::string> nations() {
  std::vector<std::string> names;
  for (int i = 0; i < 25; ++i) names.push_back("nation " + std::to_string(i));
  return names;
}

// Numbers and texts whose chunk sizes omit the headers of their dictionaries.
std::string with_short_chunks(const std::string& writer) {
  std::vector<std::uint32_t> places(25);
  std::iota(places.begin(), places.end(), 0u);
  const std::vector<std::int64_t> numbers(places.begin(), places.end());
  const std::string indexes = data_page(25, kByIndex, '\x08' + testing::packed_run(places, 8));
  const auto column = [&](const std::string& name, int type, const std::string& values) {
    const std::string dictionary = testing::dictionary_page(25, values);
    return WrittenColumn{
        .name = name, .type = type, .pages = {dictionary + indexes}, .uncounted = dictionary.size() - values.size()};
  };
  return parquet_file({column("id", 1, plain_numbers(numbers, 4)), column("text", 6, plain_texts(nations()))}, {25},
                      writer);
}

TEST_F(ParquetLoader, reads_chunks_whose_size_omits_the_dictionary_header) {
  for (const char* const writer : {"parquet-mr version 1.2.8 (build 9f2a)", "parquet-mr version 0.9", "parquet-mr"}) {
    const Outcome outcome = read(with_short_chunks(writer));
    ASSERT_EQ(outcome.texts(), nations()) << writer;
    EXPECT_EQ(outcome.documents.back().id, "24") << writer;
    EXPECT_THAT(outcome.damage, IsEmpty()) << writer;
  }
}

TEST_F(ParquetLoader, reads_no_further_than_the_chunk_of_a_later_writer) {
  for (const char* const writer : {"parquet-mr version 1.2.9", "parquet-mr version 1.10.0", "parquet-mr version 2",
                                   "parquet-mrx version 1.2.8", "parquet-mr-version 1.2.8", ""})
    EXPECT_THAT(read(with_short_chunks(writer)).error,
                HasSubstr("it is longer than the remaining bytes. 25 rows of row group 1 are lost."))
        << writer;
}

// A version 2 page that is compressed although its header says it is not.
std::string with_denied_packing(const std::string& writer) {
  const std::string body = plain_texts({"one", "two"}), packed = testing::zstd(body);
  testing::ThriftStructure header, data;
  header.int32(1, 3).int32(2, static_cast<std::int64_t>(body.size()));
  header.int32(3, static_cast<std::int64_t>(packed.size()));
  data.int32(1, 2).int32(2, 0).int32(3, 2).int32(4, kPlain).int32(5, 0).int32(6, 0).truth(7, false);
  const std::string page = header.structure(8, data).done() + packed;
  return parquet_file({{.name = "text", .codec = kZstd, .pages = {page}}}, {2}, writer);
}

TEST_F(ParquetLoader, reads_compressed_pages_that_old_versions_of_arrow_call_uncompressed) {
  for (const char* const writer : {"parquet-cpp version 1.5.1-SNAPSHOT", "parquet-cpp version 1.0.0", "parquet-cpp"})
    EXPECT_THAT(read(with_denied_packing(writer)).texts(), ElementsAre("one", "two")) << writer;
}

TEST_F(ParquetLoader, believes_other_writers_that_a_page_is_not_compressed) {
  for (const char* const writer : {"parquet-cpp-arrow version 3.0.0", "parquet-cpp version 2.0.0",
                                   "parquet-mr version 1.2.8", "other, parquet-cpp version 1.5.1", ""})
    EXPECT_THAT(read(with_denied_packing(writer)).error, HasSubstr("its length differs from its header")) << writer;
}

TEST_F(ParquetLoader, reads_pages_of_hadoop_lz4) {
  const std::string body = plain_texts({"one", "two"});
  const std::string literal = static_cast<char>(body.size() << 4) + body;  // a block of LZ4 without a match
  const std::string frame = std::string("\0\0\0\x0E\0\0\0\x0F", 8) + literal;
  for (const std::string& packed : {frame, literal}) {
    const std::string page = testing::page(0, 2, kPlain, packed, body.size());
    EXPECT_THAT(read(parquet_file({{.name = "text", .codec = kLz4, .pages = {page}}}, {2})).texts(),
                ElementsAre("one", "two"));
  }
}

TEST_F(ParquetLoader, reports_how_many_rows_are_lost_with_a_skipped_file) {
  const std::vector<std::string> many(1234, "x");
  write(parquet_file({texts({"a"})}, {1}), "1.parquet");
  write(parquet_file({texts(many, "body")}, {1234}), "2.parquet");
  write(parquet_file({{.name = "text", .type = 2, .pages = {data_page(1, kPlain, plain_numbers({8}, 8))}}}, {1}),
        "3.parquet");
  write(parquet_file({texts({"b"}), {.name = "id", .pages = {}}}, {}), "4.parquet");
  std::string torn = parquet_file({texts({"c", "d"})}, {2});
  torn[torn.find("schema") + 7] = '\x04';  // declares two columns, has one
  write(torn, "5.parquet");
  write(parquet_file({texts({"e"})}, {1}).substr(0, 60), "6.parquet");
  const Outcome outcome = load_outcome({folder_.path("")});
  EXPECT_THAT(outcome.texts(), ElementsAre("a"));
  std::vector<std::string> reasons;
  for (const Damage& damage : outcome.damage) reasons.push_back(damage.reason);
  EXPECT_THAT(
      reasons,
      ElementsAre(
          "Skipped: A column \"text\" for the text was expected; the columns found are \"body\". 1,234 rows are "
          "lost.",
          "Skipped: Column \"text\" contains numbers or dates, not text. 1 row is lost.",
          "Skipped: The Parquet file contains no rows.",
          "Skipped: The metadata at the end of the Parquet file are damaged: the schema is not a tree. 2 rows are "
          "lost.",
          "Skipped: The Parquet file is truncated: the metadata at its end are missing."));
  EXPECT_EQ(outcome.skipped, 1237u);
}

TEST_F(ParquetLoader, asks_for_another_column_if_the_text_column_contains_numbers) {
  const WrittenColumn numbers{.name = "text", .type = 2, .pages = {data_page(1, kPlain, plain_numbers({8}, 8))}};
  const std::string file = parquet_file({numbers, texts({"b"}, "body")}, {1});
  EXPECT_THAT(read(file).error, EndsWith(": Column \"text\" contains numbers or dates, not text."));
  EXPECT_THAT(preview(file).problem, HasSubstr("\"text\" contains no text"));
  LoadOptions options;
  options.text_column = "body";
  EXPECT_THAT(read(file, options).texts(), ElementsAre("b"));
  EXPECT_EQ(preview(file, options).problem, "");
}

TEST_F(ParquetLoader, reads_text_that_begins_like_an_encrypted_file_as_text) {
  EXPECT_THAT(load_outcome({folder_.write("a.txt", "PARENTS of all wheat")}).texts(),
              ElementsAre("PARENTS of all wheat"));
  EXPECT_THAT(load_outcome({folder_.write("b.txt", "PARE\r\n\tIt down")}).texts(), ElementsAre("PARE\r\n\tIt down"));
  EXPECT_THAT(load_outcome({folder_.write("c.txt", "PARE")}).texts(), ElementsAre("PARE"));
}

TEST_F(ParquetLoader, refuses_a_file_whose_end_cannot_be_read_first) {
  const std::string file = parquet_file({texts({"a"})}, {1});
  testing::write_compressed(folder_.path("a.parquet.gz"), ARCHIVE_FILTER_GZIP, file);
  testing::write_archive(folder_.path("a.tar"), ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE, {{"a.parquet", file}});
  for (const char* const name : {"a.parquet.gz", "a.tar"}) {
    EXPECT_THAT(load_outcome({folder_.path(name)}).error, HasSubstr("which is read from its end")) << name;
    EXPECT_FALSE(preview_corpus(folder_.path(name), {}, Progress())) << name;
  }
}

TEST_F(ParquetLoader, still_reads_texts_of_an_archive_that_also_contains_parquet) {
  const std::string file = parquet_file({texts({"a"})}, {1});
  testing::write_archive(folder_.path("a.tar"), ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE,
                         {Entry{"a.parquet", file}, Entry{"b.txt", "a text"}});
  EXPECT_THAT(load_outcome({folder_.path("a.tar")}).texts(), ElementsAre("a text"));
}

TEST_F(ParquetLoader, refuses_a_file_that_is_not_of_the_chosen_format) {
  LoadOptions options;
  options.format = CorpusFormat::json_lines;
  EXPECT_THAT(read(parquet_file({texts({"a"})}, {1}), options).error,
              HasSubstr("It is a Parquet file, not JSON Lines."));
  options.format = CorpusFormat::parquet;
  EXPECT_THAT(read("{\"text\": \"a\"}\n", options).error, HasSubstr("It is not a Parquet file."));
}

TEST_F(ParquetLoader, says_what_is_wrong_with_the_whole_file) {
  const std::string file = parquet_file({texts({"a"})}, {1});
  EXPECT_THAT(read(file.substr(0, file.size() - 1)).error, HasSubstr("metadata at its end are missing"));
  EXPECT_THAT(read(file.substr(0, file.size() - 4) + "PARE").error, HasSubstr("is encrypted"));
  EXPECT_THAT(read("PAR1" + std::string("\xFF\xFF\xFF\x7F", 4) + "PAR1").error, HasSubstr("longer than the file"));
  EXPECT_THAT(read(parquet_file({texts({})}, {0})).error, HasSubstr("contains no rows"));
}

// Four million chunks of one byte, after one whose values are said to be in another file.
TEST_F(ParquetLoader, takes_little_memory_for_the_metadata_of_a_file_it_refuses) {
  constexpr std::size_t kChunks = 4'000'000;
  std::string chunks = "\xFC";
  testing::put_variable(chunks, kChunks);
  chunks += testing::ThriftStructure().text(1, "elsewhere").done() + std::string(kChunks - 1, '\0');
  std::string groups = "\x1C";
  groups += testing::ThriftStructure().raw(1, testing::ThriftStructure::kList, chunks).done();
  const std::string footer = testing::ThriftStructure().raw(4, testing::ThriftStructure::kList, groups).done();
  std::string file = "PAR1" + footer;
  testing::put_little(file, footer.size(), 4);
  file += "PAR1";
  begin_peak();
  const std::uint64_t before = peak_resident_bytes();
  const auto metadata = read_parquet_metadata(file);
  EXPECT_LT(peak_resident_bytes(), before + (std::uint64_t{16} << 20));
  ASSERT_FALSE(metadata);
  EXPECT_EQ(metadata.error().message, "The Parquet file stores its values in other files.");
}

TEST_F(ParquetLoader, previews_fewer_rows_if_there_are_very_many_columns) {
  constexpr std::size_t kColumns = (1u << 18) / 4;  // at most 2^18 cells are shown, and those of 128 columns
  std::vector<WrittenColumn> columns(kColumns, texts({"1", "2", "3", "4", "5"}));
  for (std::size_t i = 0; i < kColumns; ++i) columns[i].name = std::to_string(i);
  const CorpusPreview seen = preview(parquet_file(columns, {5}));
  EXPECT_EQ(seen.columns.size(), kColumns);
  ASSERT_EQ(seen.records.size(), 4u);
  EXPECT_EQ(seen.records[3].size(), kColumns);
  EXPECT_EQ(seen.records[3][127], "4");
  EXPECT_EQ(seen.records[3][128], "");
  EXPECT_FALSE(seen.whole);
}

TEST_F(ParquetLoader, previews_its_first_twenty_rows) {
  const CorpusPreview seen = preview(many_groups());
  EXPECT_EQ(seen.format, CorpusFormat::parquet);
  EXPECT_THAT(seen.columns, ElementsAre("text", "id"));
  EXPECT_EQ(seen.records.size(), CorpusPreview::kMostRecords);
  EXPECT_THAT(seen.records[19], ElementsAre("text of 19", "19"));
  EXPECT_FALSE(seen.whole);
  EXPECT_EQ(seen.problem, "");
}

}  // namespace
}  // namespace lookalike
