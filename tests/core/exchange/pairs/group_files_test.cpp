#include "core/exchange/pairs/group_files.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/corpus/load.h"
#include "core/corpus/source_records.h"
#include "tests/core/corpus/formats/parquet/parquet_writer.h"
#include "tests/support/temporary_folder.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;

/// A source that changes between two readings.
class ChangedSource : public ::testing::Test {
 protected:
  void write(const fs::path& path, const std::string& bytes) const { std::ofstream(path, std::ios::binary) << bytes; }
  std::shared_ptr<const Corpus> load(const fs::path& path, std::uint64_t sample = 0) const {
    LoadOptions options;
    options.sample.size = sample;
    auto corpus = load_corpus({path.string()}, options, {});
    EXPECT_TRUE(corpus);
    return corpus ? *corpus : nullptr;
  }
  Result<void> clean(const Corpus& corpus, const fs::path& path) const {
    return write_clean_corpus(corpus, {path.string()}, {}, clean_.string(), {});
  }
  /// Neither the clean corpus nor the values of a column are made from it.
  void expect_refused(const Corpus& corpus, const fs::path& path) const {
    const auto written = clean(corpus, path);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, ErrorCode::unreadable);
    EXPECT_EQ(written.error().message, "The source has changed since the corpus was read.");
    EXPECT_FALSE(fs::exists(clean_));
    EXPECT_FALSE(read_source_column(corpus, {path.string()}, "score", {}));
  }

  const testing::TemporaryFolder folder_;
  const fs::path clean_ = folder_.path("clean.csv");
};

TEST_F(ChangedSource, gives_no_clean_corpus_and_no_column) {
  const std::string csv = "Id,score,text\n1,7,one two three\n2,9,four five six\n",
                    json =
                        "{\"id\":1,\"score\":7,\"text\":\"one two\"}\n{\"id\":2,\"score\":9,\"text\":\"four five\"}\n";
  for (const auto& [name, bytes] : {std::pair(std::string("s.csv"), csv), {"s.jsonl", json}}) {
    SCOPED_TRACE(name);
    const fs::path path = fs::path(folder_.path(name));
    const auto changed = [&bytes](const std::string& from, const std::string& to) {
      std::string made = bytes;
      return made.replace(made.find(from), from.size(), to);
    };
    write(path, bytes);
    const auto corpus = load(path), sample = load(path, 1);
    const auto time = fs::last_write_time(path);
    EXPECT_TRUE(clean(*corpus, path));
    EXPECT_TRUE(clean(*sample, path));
    fs::remove(clean_);
    // Another size, text or column; then the same with the original time.
    for (const std::string& other : {bytes + bytes, changed("one", "oak"), changed("9", "1")}) {
      write(path, other);
      fs::last_write_time(path, time + std::chrono::seconds(1));
      expect_refused(*corpus, path);
      expect_refused(*sample, path);
      fs::last_write_time(path, time);
      expect_refused(*corpus, path);
    }
    write(path, bytes);
    fs::last_write_time(path, time);
    EXPECT_TRUE(clean(*corpus, path)) << "it is unchanged again";
    fs::remove(clean_);
  }
}

TEST_F(ChangedSource, of_a_folder_may_have_more_files_but_not_fewer) {
  for (const char* name : {"a.csv", "b.csv"})
    write(fs::path(folder_.path(name)), std::string("Id,score,text\n1,7,text of ") + name + "\n");
  const auto corpus = load(folder_.path());
  EXPECT_TRUE(clean(*corpus, folder_.path()));
  EXPECT_TRUE(clean(*corpus, folder_.path())) << "with the clean corpus in it";
  fs::remove(clean_);
  fs::remove(folder_.path("b.csv"));
  expect_refused(*corpus, folder_.path());
}

TEST_F(ChangedSource, of_parquet_gives_no_column) {
  const fs::path path = folder_.path("t.parquet");
  fs::copy(fs::path(LOOKALIKE_TEST_DATA) / "parquet/polars_zstd.parquet", path);
  const auto corpus = load(path);
  EXPECT_TRUE(read_source_column(*corpus, {path.string()}, "id", {}));
  fs::copy(fs::path(LOOKALIKE_TEST_DATA) / "parquet/duckdb_zstd_v2.parquet", path,
           fs::copy_options::overwrite_existing);
  EXPECT_FALSE(read_source_column(*corpus, {path.string()}, "id", {}));
  EXPECT_FALSE(clean(*corpus, path));
}

/// Parquet with a column of every kind in two row groups, under a name that is not UTF-8.
class CleanParquet : public ::testing::Test {
 protected:
  static std::string reals(const std::vector<double>& numbers) {
    return {reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(double)};
  }
  static std::vector<testing::WrittenColumn> columns() {
    using testing::data_page, testing::plain_numbers, testing::plain_texts;
    constexpr int kDate = 6, kMicroseconds = 10, kUint32 = 13;
    const auto levels = [](const std::vector<std::uint32_t>& present) {
      const std::string run = testing::packed_run(present, 1);
      std::string bytes;
      testing::put_little(bytes, run.size(), 4);
      return bytes + run;
    };
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN(), kInf = std::numeric_limits<double>::infinity();
    return {{.name = "id",
             .type = 2,
             .pages = {data_page(2, 0, plain_numbers({7, INT64_MIN}, 8)), data_page(1, 0, plain_numbers({9}, 8))}},
            {.name = "text",
             .pages = {data_page(2, 0, plain_texts({"one \"two\"\n\u00E9", "caf\xE9 au lait"})),
                       data_page(1, 0, plain_texts({"three"}))}},
            {.name = "title",
             .optional = 1,
             .pages = {data_page(2, 0, levels({0, 1}) + plain_texts({"T"})), data_page(1, 0, levels({0}))}},
            {.name = "the \"score\"",
             .type = 5,
             .pages = {data_page(2, 0, reals({0.1, kNan})), data_page(1, 0, reals({-kInf}))}},
            {.name = "flag", .type = 0, .pages = {data_page(2, 0, "\2"), data_page(1, 0, "\1")}},
            {.name = "count",
             .type = 1,
             .pages = {data_page(2, 0, plain_numbers({-1, 0}, 4)), data_page(1, 0, plain_numbers({5}, 4))},
             .converted = kUint32},
            {.name = "day",
             .type = 1,
             .pages = {data_page(2, 0, plain_numbers({-1, 1}, 4)), data_page(1, 0, plain_numbers({3'000'000}, 4))},
             .converted = kDate},
            {.name = "at",
             .type = 2,
             .pages = {data_page(2, 0, plain_numbers({0, 1'500'000}, 8)), data_page(1, 0, plain_numbers({1}, 8))},
             .converted = kMicroseconds},
            {.name = "list", .optional = 2, .pages = {"x", "x"}}};
  }
  std::shared_ptr<const Corpus> load(const std::vector<testing::WrittenColumn>& written) const {
    folder_.write("lat\xE9.parquet", testing::parquet_file(written, {2, 1}));
    auto corpus = load_corpus({path_}, {}, {});
    EXPECT_TRUE(corpus) << corpus.error().message;
    return *corpus;
  }

  const testing::TemporaryFolder folder_;
  const std::string path_ = folder_.path("lat\xE9.parquet"), clean_ = folder_.path("clean.jsonl");
};

TEST_F(CleanParquet, keeps_every_flat_column) {
  const auto corpus = load(columns());
  EXPECT_THAT(corpus->report().remarks, ::testing::Contains("Column \"list\" is nested and not read."));
  ASSERT_TRUE(write_clean_corpus(*corpus, {path_}, {}, clean_, {}));
  std::ifstream file(clean_);
  std::vector<nlohmann::json> read;
  for (std::string line; std::getline(file, line);) read.push_back(nlohmann::json::parse(line));
  const nlohmann::json none;
  const std::vector<nlohmann::json> expected = {{{"id", 7},
                                                 {"text", "one \"two\"\n\u00E9"},
                                                 {"title", none},
                                                 {"the \"score\"", 0.1},
                                                 {"flag", false},
                                                 {"count", 4294967295U},
                                                 {"day", "1969-12-31"},
                                                 {"at", "1970-01-01T00:00:00"}},
                                                {{"id", INT64_MIN},
                                                 {"text", "caf\u00E9 au lait"},
                                                 {"title", "T"},
                                                 {"the \"score\"", none},
                                                 {"flag", true},
                                                 {"count", 0},
                                                 {"day", "1970-01-02"},
                                                 {"at", "1970-01-01T00:00:01.500000"}},
                                                {{"id", 9},
                                                 {"text", "three"},
                                                 {"title", none},
                                                 {"the \"score\"", none},
                                                 {"flag", true},
                                                 {"count", 5},
                                                 {"day", none},
                                                 {"at", "1970-01-01T00:00:00.000001"}}};
  EXPECT_EQ(read, expected);
  const auto again = load_corpus({clean_}, {}, {});
  ASSERT_TRUE(again);
  EXPECT_EQ((*again)->report().digest, corpus->report().digest) << "ids and texts";
}

TEST_F(CleanParquet, has_columns_for_choosing_keepers) {
  const auto corpus = load(columns());
  EXPECT_THAT(read_source_column(*corpus, {path_}, "flag", {}).value(),
              ::testing::ElementsAre("false", "true", "true"));
  EXPECT_THAT(read_source_column(*corpus, {path_}, "title", {}).value(), ::testing::ElementsAre("", "T", ""));
  EXPECT_EQ(read_source_column(*corpus, {path_}, "price", {}).error().message.substr(0, 27),
            "There is no column \"price\";");
}

TEST_F(CleanParquet, is_not_written_from_a_damaged_column) {
  auto written = columns();
  written[3].pages[0] = testing::data_page(2, 0, reals({0.1}));
  const auto corpus = load(written);
  const auto refused = write_clean_corpus(*corpus, {path_}, {}, clean_, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message,
            "Column \"the \"score\"\" cannot be read here: A page is damaged: its values end early.");
  EXPECT_FALSE(fs::exists(clean_));
}

}  // namespace
}  // namespace lookalike
