// Files written by pyarrow, Polars and DuckDB: tests/fixtures/make_parquet.py.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/corpus/formats/parquet/parquet_metadata.h"
#include "core/corpus/preview.h"
#include "core/corpus/source_records.h"
#include "tests/core/corpus/loader_support.h"
#include "tests/support/built_without.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::load_outcome;
using testing::Outcome;
using testing::Read;

struct Row {
  std::string id, title, text;
  std::uint64_t record;

  bool operator==(const Row&) const = default;
};

/// The library that decompresses the pages, if the tested build lacks it; otherwise empty.
std::string lacking_for(const fs::path& file) {
  for (const auto& [part, title] :
       {std::pair("_snappy_", "Snappy"), std::pair("_brotli_", "Brotli"), std::pair("_empty_", "Snappy")})
    if (file.string().find(part) != std::string::npos && testing::built_without(title)) return title;
  return {};
}

std::vector<fs::path> written_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(LOOKALIKE_TEST_DATA) / "parquet"))
    files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

std::vector<Row> rows_of(const Outcome& outcome) {
  std::vector<Row> rows;
  for (const Read& read : outcome.documents) rows.push_back({read.id, read.title, read.text, read.record});
  return rows;
}

class WrittenFile : public ::testing::TestWithParam<fs::path> {
 protected:
  void SetUp() override {
    const std::string library = lacking_for(GetParam());
    if (library.empty()) return;
    EXPECT_THAT(load_outcome({GetParam()}).error,
                HasSubstr("A page is compressed by " + library + ", which this build cannot read"));
    GTEST_SKIP() << "This build lacks " << library << '.';
  }
};

TEST_P(WrittenFile, is_read_as_it_was_written) {
  const Outcome outcome = load_outcome({GetParam()});
  EXPECT_EQ(outcome.error, "");
  EXPECT_THAT(rows_of(outcome), ElementsAre(Row{"7", "Crop", "the harvest of wheat rose", 1},
                                            Row{"-3", "", "the harvest of wheat rose again", 2},
                                            Row{"4", "Crop", "the harvest of wheat rose", 4}, Row{"5", "", "", 5},
                                            Row{"6", "", "the gnomes of Z\u00FCrich fell", 6}));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_EQ(outcome.damage[0].reason, "The text is null.");
  EXPECT_EQ(outcome.damage[0].place.record, 3u);
  EXPECT_EQ(outcome.skipped, 1u);
}

TEST_P(WrittenFile, can_be_previewed) {
  const auto seen = preview_corpus(GetParam(), {}, Progress());
  ASSERT_TRUE(seen) << seen.error().message;
  EXPECT_EQ(seen->format, CorpusFormat::parquet);
  EXPECT_THAT(seen->columns, ElementsAre("id", "title", "text"));
  EXPECT_EQ(seen->text, 2u);
  EXPECT_EQ(seen->id, 0u);
  EXPECT_EQ(seen->title, 1u);
  EXPECT_TRUE(seen->whole);
  EXPECT_EQ(seen->problem, "");
  EXPECT_EQ(seen->note, "Column \"parts\" is nested and not read.");
  ASSERT_EQ(seen->records.size(), 6u);
  EXPECT_THAT(seen->records[2], ElementsAre("9000000000", "Z\u00FCrich", ""));
}

TEST_P(WrittenFile, gives_the_values_of_a_column_for_choosing_keepers) {
  const auto corpus = testing::load({GetParam()});
  ASSERT_TRUE(corpus) << corpus.error().message;
  const std::vector<std::string> paths{GetParam().string()};
  EXPECT_THAT(source_columns(**corpus, paths, {}).value(), ElementsAre("id", "title", "text"));
  EXPECT_THAT(read_source_column(**corpus, paths, "id", {}).value(), ElementsAre("7", "-3", "4", "5", "6"));
  EXPECT_THAT(read_source_column(**corpus, paths, "Title", {}).value(), ElementsAre("Crop", "", "Crop", "", ""));
  const auto wrong = read_source_column(**corpus, paths, "price", {});
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().message, "There is no column \"price\"; the columns are \"id\", \"title\", \"text\".");
}

INSTANTIATE_TEST_SUITE_P(All, WrittenFile, ::testing::ValuesIn(written_files()),
                         [](const auto& tested) { return tested.param.stem().string(); });

TEST(WrittenFiles, in_a_folder_are_one_corpus) {
  const std::string folder = std::string(LOOKALIKE_TEST_DATA) + "/parquet";
  const auto corpus = testing::load({folder});
  ASSERT_TRUE(corpus) << corpus.error().message;
  EXPECT_EQ((*corpus)->size(), 5 * std::ranges::count(written_files(), "", lacking_for));
  EXPECT_EQ((*corpus)->report().format, CorpusFormat::parquet);
  const auto ids = read_source_column(**corpus, {folder}, "id", {}).value();
  ASSERT_EQ(ids.size(), (*corpus)->size());
  for (std::size_t i = 0; i < ids.size(); ++i) EXPECT_EQ(ids[i], (*corpus)->label(DocumentIndex(i)).id) << i;
}

class EncryptedFile : public ::testing::TestWithParam<std::string> {
 protected:
  const fs::path path_ = fs::path(LOOKALIKE_TEST_DATA) / "encrypted_parquet" / (GetParam() + ".parquet");
};

TEST_P(EncryptedFile, is_refused_as_encrypted) {
  EXPECT_EQ(load_outcome({path_}).error, path_.string() + ": The Parquet file is encrypted.");
  const auto seen = preview_corpus(path_, {}, Progress());
  ASSERT_FALSE(seen);
  EXPECT_EQ(seen.error().message, "The Parquet file is encrypted.");
}

TEST_P(EncryptedFile, is_skipped_in_a_folder) {
  const testing::TemporaryFolder folder;
  fs::copy(fs::path(LOOKALIKE_TEST_DATA) / "parquet/polars_zstd.parquet", folder.path("a.parquet"));
  fs::copy(path_, folder.path("b.parquet"));
  const Outcome outcome = load_outcome({folder.path("")});
  EXPECT_EQ(outcome.documents.size(), 5u);
  ASSERT_EQ(outcome.damage.size(), 2u);
  const bool open_footer = GetParam() == "open_footer";
  EXPECT_EQ(outcome.damage[1].reason,
            std::string("Skipped: The Parquet file is encrypted.") + (open_footer ? " 6 rows are lost." : ""));
  EXPECT_EQ(outcome.skipped, open_footer ? 7u : 1u);
}

INSTANTIATE_TEST_SUITE_P(All, EncryptedFile, ::testing::Values("one_column", "all_columns", "open_footer"),
                         [](const auto& tested) { return tested.param; });

std::string bytes_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Between them: a dictionary, lengths, prefixes; both kinds of pages; four codecs and none; several row groups.
class DamagedFile : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    if (!lacking_for(GetParam()).empty()) GTEST_SKIP() << "This build cannot read it.";
  }
  /// Documents that a damaged byte must not affect: all outside its row group; none if it is in the metadata.
  std::vector<Read> out_of_reach(const Outcome& outcome, std::size_t byte) const {
    std::vector<Read> left;
    for (const ParquetRowGroup& group : metadata_.groups) {
      if (byte >= metadata_.data_end || reaches(group, byte)) continue;
      std::ranges::copy_if(outcome.documents, std::back_inserter(left), [&](const Read& read) {
        return read.record > group.first_row && read.record <= group.first_row + group.rows;
      });
    }
    return left;
  }
  bool reaches(const ParquetRowGroup& group, std::size_t byte) const {
    return std::ranges::any_of(metadata_.columns, [&](const ParquetColumn& column) {
      const ParquetChunk& chunk = group.chunks[column.leaf];
      return !column.nested && byte >= chunk.offset && byte < chunk.offset + chunk.bytes;
    });
  }

  const std::string whole_ = bytes_of(fs::path(LOOKALIKE_TEST_DATA) / "parquet" / (GetParam() + ".parquet"));
  const ParquetMetadata metadata_ = read_parquet_metadata(whole_).value();
  const testing::TemporaryFolder folder_;
};

// Each byte becomes 0, 0xFF or its complement: the result is an error message or documents, never a crash. No size
// in a damaged header is trusted, and other row groups are read as if nothing had happened.
TEST_P(DamagedFile, is_salvaged_as_far_as_possible) {
  const Outcome undamaged = load_outcome({folder_.write("whole.parquet", whole_)});
  for (std::size_t i = 4; i < whole_.size(); ++i) {
    for (const char byte : {'\0', '\xFF', static_cast<char>(~whole_[i])}) {
      std::string damaged = whole_;
      damaged[i] = byte;
      const Outcome outcome = load_outcome({folder_.write("damaged.parquet", damaged)});
      EXPECT_TRUE(!outcome.error.empty() || outcome.documents.size() <= 6) << "byte " << i;
      EXPECT_EQ(out_of_reach(outcome, i), out_of_reach(undamaged, i)) << "byte " << i;
    }
    (void)preview_corpus(folder_.path("damaged.parquet"), {}, Progress());
  }
}

TEST_P(DamagedFile, may_be_truncated_anywhere) {
  for (std::size_t length = 4; length < whole_.size(); ++length)
    EXPECT_NE(load_outcome({folder_.write("cut.parquet", whole_.substr(0, length))}).error, "") << length;
}

INSTANTIATE_TEST_SUITE_P(All, DamagedFile,
                         ::testing::Values("pyarrow_snappy_dictionary_v1", "pyarrow_brotli_lengths_v2",
                                           "pyarrow_none_prefixes_v1", "pyarrow_lz4_prefixes_v2", "duckdb_zstd_v2"),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace lookalike
