#include <gmock/gmock.h>

#include <random>

#include "core/pipeline/engine.h"
#include "core/query/neighbours/neighbours.h"
#include "core/similarity/scored_pairs.h"
#include "core/system/spill_file.h"
#include "tests/core/corpus/deflate_support.h"
#include "tests/support/cut_temporary_files.h"
#include "tests/support/disk_room.h"

namespace lookalike::testing {
namespace {

using Shared = std::shared_ptr<const Corpus>;

/// Near-copies of each other, far apart.
std::vector<std::string> copies() {
  std::mt19937 random(12);
  std::vector<std::string> texts;
  for (int i = 0; i < 2'000; ++i) {
    std::string text;
    for (int word = 0; word < 400; ++word) text += "w" + std::to_string(random() % 100'000) + " ";
    if (i % 3 == 0 && i >= 1'000) text = texts[static_cast<std::size_t>(i - 1'000)] + "and more";
    texts.push_back(text);
  }
  return texts;
}

std::string table_of_copies() {
  std::string rows = "Id,text\n";
  int i = 0;
  for (const std::string& text : copies()) rows += std::to_string(i++) + ",\"" + text + "said \"\"she\"\"\"\n";
  return rows;
}

std::string lines_of_copies() {
  std::string lines;
  int i = 0;
  for (const std::string& text : copies())
    lines += "{\"id\": " + std::to_string(i++) + ", \"text\": \"" + text + "said \\\"she\\u0022\"}\n";
  return lines;
}

std::string items_of_copies() {
  std::string items;
  for (const std::string& text : copies())
    items += "<REUTERS NEWID=\"1\"><BODY>" + text + "said &quot;she\"</BODY></REUTERS>\n";
  return items;
}

std::vector<Entry> files_of_copies() {
  std::vector<Entry> files;
  for (const std::string& text : copies())
    files.push_back({std::to_string(10'000 + files.size()) + ".txt", text + "said \"she\""});
  return files;
}

bool has_disk() {
  return has_room_on_disk(SpillFile::usual_folder(), 2 * SpillFile::kLeft);
}

/// Reads the first and the last text whenever a run reports progress.
class Onlooker final : public ProgressSink {
 public:
  explicit Onlooker(const Corpus& corpus) : corpus_(corpus) {}
  void report(const char*, double) noexcept override {
    for (const std::size_t i : {std::size_t{0}, corpus_.size() - 1}) static_cast<void>(corpus_[DocumentIndex(i)]);
  }

 private:
  const Corpus& corpus_;
};

class SpilledCorpus : public ::testing::Test {
 protected:
  Shared read(std::uint64_t copied_texts) const {
    LoadOptions options;
    options.format = CorpusFormat::table;
    options.text_column = "text";
    options.copied_texts = copied_texts;
    return load({path_}, options).value();
  }
  static Recipe with_k(std::uint32_t k) {
    Recipe recipe;
    recipe.shingles.k = k;
    return recipe;
  }

  const std::string packed_ = gzip(table_of_copies());
  TemporaryFolder folder_;
  const std::string path_ = folder_.write("t.csv.gz", packed_);
};

TEST_F(SpilledCorpus, gives_the_same_run_as_copied_texts_whatever_is_cached) {
  const auto expected = Engine(read(LoadOptions::kUnlimited)).run(with_k(3), {}).value();
  ASSERT_GT(expected->similar->count(), 300U);
  for (const std::uint64_t memory : {std::uint64_t{0}, std::uint64_t{1}}) {  // everything is cached; nothing is
    const auto run = Engine(read(0), {{}, memory}).run(with_k(3), {}).value();
    EXPECT_EQ(run->tokens->stored(), memory == 0);
    EXPECT_EQ(run->report.counts, expected->report.counts);
    EXPECT_EQ(run->similar->first(1'000), expected->similar->first(1'000));
    if (has_disk()) {
      EXPECT_LT(run->report.cached.text, run->corpus->text_bytes() / 4);
    }
    for (const NeighbourMethod by : {NeighbourMethod::exact, NeighbourMethod::lsh}) {
      const auto here = nearest_neighbours(*run, DocumentIndex(0), 3, by, {}).value();
      const auto there = nearest_neighbours(*expected, DocumentIndex(0), 3, by, {}).value();
      ASSERT_EQ(here.size(), there.size());
      for (std::size_t i = 0; i < here.size(); ++i) EXPECT_EQ(here[i].document, there[i].document);
    }
  }
}

TEST_F(SpilledCorpus, gives_the_same_run_from_files_of_every_kind) {
  const auto expected = Engine(read(LoadOptions::kUnlimited)).run(with_k(3), {}).value();
  const auto files = files_of_copies();
  for (const Entry& file : files) folder_.write("folder/" + file.name, file.content);
  write_archive(folder_.path("t.tar"), ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE, ARCHIVE_FILTER_NONE, files);
  const std::vector<std::string> paths = {folder_.write("t.csv", table_of_copies()),
                                          folder_.write("t.jsonl", lines_of_copies()),
                                          folder_.write("t.jsonl.gz", gzip(lines_of_copies())),
                                          folder_.write("t.sgm", items_of_copies()),
                                          folder_.path("folder"),
                                          folder_.path("t.tar"),
                                          folder_.write("t.tar.gz", gzip(content_of(folder_.path("t.tar"))))};
  for (const std::string& path : paths) {
    SCOPED_TRACE(path);
    LoadOptions options;
    if (path.ends_with(".csv")) options.text_column = "text";
    options.copied_texts = 100'000;
    const PieceSizes sizes{.split_from = 1'000'000, .part_bytes = 300'000};
    for (const std::uint64_t memory : {std::uint64_t{0}, std::uint64_t{1}}) {  // everything is cached; nothing is
      const auto corpus = load_corpus({path}, options, sizes, {}).value();
      const auto run = Engine(corpus, {{}, memory}).run(with_k(3), {}).value();
      EXPECT_EQ(run->report.counts, expected->report.counts);
      EXPECT_EQ(run->similar->first(1'000), expected->similar->first(1'000));
      if (has_disk()) {
        EXPECT_LT(run->report.cached.text, run->corpus->text_bytes() / 4);
      }
    }
  }
}

TEST_F(SpilledCorpus, gives_the_same_run_from_texts_in_a_temporary_file) {
  if (!has_disk()) GTEST_SKIP() << "No disk with enough room.";
  const auto expected = Engine(read(LoadOptions::kUnlimited)).run(with_k(3), {}).value();
  for (const int filter : {ARCHIVE_FILTER_ZSTD, ARCHIVE_FILTER_XZ, ARCHIVE_FILTER_BZIP2}) {
    const std::string path = folder_.path("packed.csv");
    write_compressed(path, filter, table_of_copies());
    LoadOptions options;
    options.text_column = "text";
    options.copied_texts = 100'000;
    const EngineOptions nothing_kept{{}, 1};
    const auto corpus = load_corpus({path}, options, {}).value();
    const auto [on_disk, beyond] = corpus->spilled_texts();
    EXPECT_GT(on_disk, 0U);
    EXPECT_EQ(beyond, 0U);
    EXPECT_LT(corpus->resident_bytes(), corpus->text_bytes() / 4);
    const auto run = Engine(corpus, nothing_kept).run(with_k(3), {}).value();
    EXPECT_EQ(run->report.counts, expected->report.counts);
    EXPECT_EQ(run->similar->first(1'000), expected->similar->first(1'000));
    EXPECT_THAT(run->report.warnings, ::testing::Contains(::testing::HasSubstr("temporary file")));
  }
}

TEST_F(SpilledCorpus, gives_no_result_if_texts_cannot_be_read_again) {
  if (!has_disk()) GTEST_SKIP() << "No disk with enough room.";
  for (const std::uint64_t memory : {std::uint64_t{0}, std::uint64_t{1}}) {
    Engine engine(read(0), {{}, memory});
    ASSERT_GT(cut_temporary_files(), 0);
    for (int again = 0; again < 2; ++again) {  // nothing of the first run is cached for the second
      const auto failed = engine.run(with_k(3), {});
      ASSERT_FALSE(failed.has_value());
      EXPECT_EQ(failed.error().code, ErrorCode::unreadable);
    }
  }
}

TEST_F(SpilledCorpus, gives_a_result_that_needs_no_text_though_another_reader_finds_an_unreadable_one) {
  if (!has_disk()) GTEST_SKIP() << "No disk with enough room.";
  for (const std::uint64_t memory : {std::uint64_t{0}, std::uint64_t{1}}) {  // without tokens, bands need texts
    const auto corpus = read(0);
    Engine engine(corpus, {{}, memory});
    Recipe recipe = with_k(3);
    recipe.sample.size = 1;
    ASSERT_TRUE(engine.run(recipe, {}).has_value());
    ASSERT_GT(cut_temporary_files(), 0);
    recipe.lsh.bands /= 2;
    Onlooker onlooker(*corpus);
    ProgressRoot root(onlooker, {});
    const auto run = engine.run(recipe, root.progress());
    EXPECT_FALSE(corpus->check_texts());
    EXPECT_EQ(run.has_value(), memory == 0);
  }
}

}  // namespace
}  // namespace lookalike::testing
