#include "core/corpus/storage/compressed_blocks.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "core/corpus/storage/text_store.h"

namespace lookalike {
namespace {

std::shared_ptr<BlockStorage> unlimited() {
  return std::make_shared<BlockStorage>(std::numeric_limits<std::uint64_t>::max());
}

std::vector<std::string> some_texts(bool random_bytes) {
  std::mt19937 random(7);
  std::vector<std::string> texts = {"", "first", std::string(3 * CompressedBlocks::kBlock, 'x')};
  for (int i = 0; i < 400; ++i) {
    std::string text(random() % 5'000, ' ');
    for (char& c : text) c = static_cast<char>(random_bytes ? random() : 'a' + random() % 8);
    texts.push_back(text);
  }
  return texts;
}

class CompressedBlocksOf : public testing::TestWithParam<bool> {
 protected:
  CompressedBlocksOf() {
    for (const std::string& text : texts_) {
      places_.push_back(blocks_.add(text));
      all_ += text;
    }
    blocks_.complete();
  }

  const std::vector<std::string> texts_ = some_texts(GetParam());
  CompressedBlocks blocks_{unlimited()};
  std::vector<std::uint64_t> places_;
  std::string all_;
};

TEST_P(CompressedBlocksOf, any_bytes_are_those_that_were_added) {
  BlockCache held;
  for (std::size_t i = texts_.size(); i-- > 0;)
    EXPECT_EQ(held.read(blocks_, places_[i], texts_[i].size()), texts_[i]) << i;
  EXPECT_EQ(held.failures(), 0U);
}

TEST_P(CompressedBlocksOf, any_bytes_are_all_in_blocks) {
  std::string read;
  for (std::size_t i = 0; i < blocks_.size(); ++i) {
    EXPECT_EQ(read.size(), i * CompressedBlocks::kBlock);
    read += blocks_.read(i).value();
  }
  EXPECT_EQ(read, all_);
}

TEST_P(CompressedBlocksOf, any_bytes_take_no_more_memory_than_they_can) {
  EXPECT_LE(blocks_.memory(), (GetParam() ? 1.1 : 0.5) * static_cast<double>(all_.size()));
}

INSTANTIATE_TEST_SUITE_P(Random, CompressedBlocksOf, testing::Bool());

TEST(CompressedBlocks, say_what_memory_had_no_room_for) {
  CompressedBlocks texts(std::make_shared<BlockStorage>(0, "/nowhere"));
  texts.add("one");
  texts.complete();
  EXPECT_EQ(texts.in_file(), 0U);
  EXPECT_GT(texts.beyond_room(), 0U);
  EXPECT_EQ(texts.read(0).value(), "one");
}

TEST(CompressedBlocks, without_a_text_are_none) {
  CompressedBlocks none(unlimited());
  none.complete();
  EXPECT_EQ(none.size(), 0U);
}

TEST(BlockCache, tells_of_what_is_not_there) {
  CompressedBlocks blocks(unlimited());
  blocks.add("a text");
  blocks.complete();
  BlockCache cache;
  EXPECT_FALSE(cache.read(blocks, 2, 5));
  EXPECT_EQ(cache.failures(), 1U);
  EXPECT_EQ(cache.first_error()->code, ErrorCode::unreadable);
  EXPECT_EQ(cache.read(blocks, 2, 4), "text");
}

}  // namespace
}  // namespace lookalike
