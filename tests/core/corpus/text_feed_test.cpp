#include "core/corpus/text_feed.h"

#include <gmock/gmock.h>

#include "tests/core/corpus/deflate_support.h"

namespace lookalike::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Notes what it is told.
class Recorder final : public TextFollower {
 public:
  void begin(const LikelyTexts& said, std::stop_token) override { likely = said; }
  bool take(TextBlock block) override {
    sizes.push_back(block.texts.size());
    for (const WrittenText& text : block.texts) texts.push_back(decode(text));
    copied += block.copied;
    return sizes.size() < wanted_blocks;
  }
  void end(std::shared_ptr<const Corpus> whole) override { corpus = std::move(whole); }
  void abandon() override { ++abandoned; }

  std::size_t wanted_blocks = 1'000'000;
  LikelyTexts likely;
  std::vector<std::size_t> sizes;
  std::vector<std::string> texts;
  std::size_t copied = 0;
  int abandoned = 0;
  std::shared_ptr<const Corpus> corpus;
};

std::string table(int rows) {
  std::string text = "Id,text\n";
  for (int i = 0; i < rows; ++i) text += std::to_string(i) + ",\"she said \"\"" + std::to_string(i) + "\"\"\"\n";
  return text;
}

std::vector<std::string> texts_of(const Corpus& corpus) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < corpus.size(); ++i) texts.emplace_back(corpus[DocumentIndex(i)].text);
  return texts;
}

class TextFeedOfFiles : public ::testing::Test {
 protected:
  static LoadOptions options() {
    LoadOptions options;
    options.text_column = "text";
    return options;
  }
  // Loads and checks that every text was told in the order of the corpus.
  void expect_every_text(const std::vector<std::string>& paths, const LoadOptions& options) {
    const auto corpus = load_corpus(paths, options, {}, &recorder_);
    ASSERT_TRUE(corpus.has_value());
    EXPECT_EQ(recorder_.corpus, *corpus);
    EXPECT_EQ(recorder_.abandoned, 0);
    EXPECT_EQ(recorder_.texts, texts_of(**corpus));
  }

  TemporaryFolder folder_;
  Recorder recorder_;
};

TEST_F(TextFeedOfFiles, tells_texts_in_blocks_of_which_the_last_is_shorter) {
  expect_every_text({folder_.write("t.csv", table(600))}, options());
  EXPECT_THAT(recorder_.sizes, ElementsAre(256, 256, 88));
  EXPECT_EQ(recorder_.copied, 0U);
}

TEST_F(TextFeedOfFiles, tells_texts_of_parts_in_order_and_leaves_them_in_the_mapped_file) {
  LoadOptions in_parts = options();
  in_parts.split_from = 0;
  in_parts.part_bytes = 500;
  in_parts.map_from = 1;
  expect_every_text({folder_.write("t.csv", table(1'000))}, in_parts);
  EXPECT_THAT(recorder_.sizes, ElementsAre(256, 256, 256, 232));
  EXPECT_EQ(recorder_.copied, 0U);
}

TEST_F(TextFeedOfFiles, tells_texts_of_several_files_in_order) {
  LoadOptions by_the_file = options();
  by_the_file.range_bytes = 1;
  std::vector<std::string> paths;
  for (const char* name : {"a.csv", "b.csv", "c.csv"}) paths.push_back(folder_.write(name, table(100)));
  expect_every_text(paths, by_the_file);
  EXPECT_THAT(recorder_.sizes, ElementsAre(256, 44));
}

TEST_F(TextFeedOfFiles, copies_texts_that_stay_packed) {
  LoadOptions packed = options();
  packed.copied_texts = 0;
  expect_every_text({folder_.write("t.csv.gz", gzip(table(300)))}, packed);
  std::size_t bytes = 0;
  for (const std::string& text : recorder_.texts) bytes += text.size();
  EXPECT_EQ(recorder_.copied, bytes);
}

TEST_F(TextFeedOfFiles, copies_texts_that_stay_in_files_and_parts_that_are_read_side_by_side) {
  LoadOptions left = options();
  left.copied_texts = 0;
  left.range_bytes = 1;
  left.split_from = 0;
  left.part_bytes = 500;
  std::vector<std::string> paths = {folder_.write("a.csv.gz", gzip(table(100)))};
  for (const char* name : {"b.csv", "c.csv"}) paths.push_back(folder_.write(name, table(300)));
  expect_every_text(paths, left);
  EXPECT_THAT(recorder_.sizes, ElementsAre(256, 256, 188));
}

// Those of files that are read side by side are let go where they are too large to wait for their turn.
TEST_F(TextFeedOfFiles, is_abandoned_where_texts_are_not_at_hand_any_more) {
  LoadOptions left = options();
  left.copied_texts = 0;
  left.range_bytes = 1;
  std::string large = table(1);
  for (int i = 0; i < 3; ++i) large += "l," + std::string(TextsAtHand::kMost / 3 + 1, 'a') + '\n';
  const std::string small = folder_.write("b.csv", table(100));
  ASSERT_TRUE(load_corpus({folder_.write("a.csv", large), small}, left, {}, &recorder_).has_value());
  EXPECT_EQ(recorder_.abandoned, 1);
  EXPECT_EQ(recorder_.corpus, nullptr);
}

TEST_F(TextFeedOfFiles, is_abandoned_where_there_is_no_corpus) {
  LoadOptions no_such_column = options();
  no_such_column.text_column = "none";
  EXPECT_FALSE(load_corpus({folder_.write("t.csv", table(3))}, no_such_column, {}, &recorder_).has_value());
  EXPECT_EQ(recorder_.abandoned, 1);
  EXPECT_EQ(recorder_.corpus, nullptr);
  EXPECT_THAT(recorder_.texts, IsEmpty());
}

TEST_F(TextFeedOfFiles, tells_nothing_of_a_sample) {
  LoadOptions sample = options();
  sample.sample.size = 10;
  ASSERT_TRUE(load_corpus({folder_.write("t.csv", table(300))}, sample, {}, &recorder_).has_value());
  EXPECT_EQ(recorder_.corpus, nullptr);
  EXPECT_THAT(recorder_.texts, IsEmpty());
}

TEST_F(TextFeedOfFiles, says_beforehand_how_much_will_come_and_be_copied) {
  const std::string text = table(1'000);
  const std::string path = folder_.write("t.csv", text), packed = folder_.write("t.csv.gz", gzip(text));
  LoadOptions mapped = options();
  mapped.map_from = 1;
  ASSERT_TRUE(load_corpus({path}, mapped, {}, &recorder_).has_value());
  EXPECT_EQ(recorder_.likely.bytes, text.size());
  EXPECT_EQ(recorder_.likely.copied, 0U);
  ASSERT_TRUE(load_corpus({path}, options(), {}, &recorder_).has_value());
  EXPECT_EQ(recorder_.likely.copied, text.size());
  ASSERT_TRUE(load_corpus({packed}, options(), {}, &recorder_).has_value());
  EXPECT_GT(recorder_.likely.bytes, gzip(text).size());
  EXPECT_EQ(recorder_.likely.copied, recorder_.likely.bytes);
  LoadOptions limited = options();
  limited.copied_texts = 100;
  for (const std::string& left : {packed, path}) {
    ASSERT_TRUE(load_corpus({left}, limited, {}, &recorder_).has_value());
    EXPECT_EQ(recorder_.likely.copied, 0U);
  }
  for (const char* name : {"folder/a.csv", "folder/b.csv"}) folder_.write(name, text);
  ASSERT_TRUE(load_corpus({folder_.path("folder")}, limited, {}, &recorder_).has_value());
  EXPECT_EQ(recorder_.likely.bytes, 2 * text.size());
  EXPECT_EQ(recorder_.likely.copied, 0U);
}

// Only tables are mapped.
TEST_F(TextFeedOfFiles, says_that_other_kinds_of_files_will_be_copied) {
  LoadOptions mapped;
  mapped.map_from = 1;
  const std::string lines = "{\"text\": \"one\"}\n{\"text\": \"two\"}\n";
  ASSERT_TRUE(load_corpus({folder_.write("t.jsonl", lines)}, mapped, {}, &recorder_).has_value());
  EXPECT_EQ(recorder_.likely.copied, lines.size());
}

TEST(TextFeed, abandons_once_when_it_is_dropped_before_the_end_and_never_after_it) {
  Recorder dropped, ended;
  {
    TextFeed feed(dropped, {}, {});
    feed.add_copy("a");
    TextFeed other(ended, {}, {});
    other.add_copy("b");
    other.end(nullptr);
  }
  EXPECT_EQ(dropped.abandoned, 1);
  EXPECT_THAT(dropped.texts, IsEmpty());
  EXPECT_EQ(ended.abandoned, 0);
  EXPECT_THAT(ended.texts, ElementsAre("b"));
}

TEST(TextFeed, tells_nothing_after_it_was_abandoned) {
  Recorder recorder;
  TextFeed feed(recorder, {}, {});
  feed.abandon();
  for (int i = 0; i < 300; ++i) feed.add_copy("a");
  feed.end(nullptr);
  EXPECT_THAT(recorder.texts, IsEmpty());
  EXPECT_EQ(recorder.abandoned, 1);
}

TEST(TextFeed, tells_nothing_more_to_whom_wants_no_more) {
  Recorder recorder;
  recorder.wanted_blocks = 1;
  TextFeed feed(recorder, {}, {});
  for (int i = 0; i < 600; ++i) feed.add_copy("a");
  feed.end(nullptr);
  EXPECT_THAT(recorder.sizes, ElementsAre(256));
  EXPECT_EQ(recorder.abandoned, 0);
}

TEST(TextFeed, abandons_where_a_block_of_copies_becomes_too_large) {
  Recorder recorder;
  TextFeed feed(recorder, {}, {});
  const std::string large(std::size_t{10} << 20, 'a');
  for (int i = 0; i < 6; ++i) feed.add_copy(large);
  EXPECT_EQ(recorder.abandoned, 0);
  feed.add_copy(large);
  EXPECT_EQ(recorder.abandoned, 1);
}

}  // namespace
}  // namespace lookalike::testing
