#include "core/exchange/group_files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/corpus/load.h"
#include "core/corpus/source_column.h"
#include "tests/support/temporary_folder.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;

/// A source that becomes another one between two readings.
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
  /// Neither the clean corpus nor the values of a column are made of it.
  void expect_refused(const Corpus& corpus, const fs::path& path) const {
    const auto written = clean(corpus, path);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, ErrorCode::unreadable);
    EXPECT_EQ(written.error().message, "The source is not what it was when the corpus was read.");
    EXPECT_FALSE(fs::exists(clean_));
    EXPECT_FALSE(read_source_column(corpus, {path.string()}, "score", {}));
  }

  const testing::TemporaryFolder folder_;
  const fs::path clean_ = folder_.path("clean.csv");
};

TEST_F(ChangedSource, gives_no_clean_corpus_and_no_column) {
  const std::string csv = "Id,score,text\n1,7,one two three\n2,9,four five six\n",
                    json = "{\"id\":1,\"score\":7,\"text\":\"one two\"}\n{\"id\":2,\"score\":9,\"text\":\"four five\"}\n";
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
    // Another size, text or column; then with the time that it had.
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
    EXPECT_TRUE(clean(*corpus, path)) << "it is what it was";
    fs::remove(clean_);
  }
}

TEST_F(ChangedSource, of_a_folder_may_have_more_files_and_no_fewer) {
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
  fs::copy(fs::path(LOOKALIKE_TEST_DATA) / "parquet/duckdb_zstd_v2.parquet", path, fs::copy_options::overwrite_existing);
  EXPECT_FALSE(read_source_column(*corpus, {path.string()}, "id", {}));
}

}  // namespace
}  // namespace lookalike
