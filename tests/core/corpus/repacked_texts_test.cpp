#include "core/corpus/repacked_texts.h"

#include <gtest/gtest.h>

#include <random>

#include "core/corpus/stored_texts.h"

namespace lookalike {
namespace {

std::vector<std::string> some_texts(bool random_bytes) {
  std::mt19937 random(7);
  std::vector<std::string> texts = {"", "first", std::string(3 * RepackedTexts::kStretch, 'x')};
  for (int i = 0; i < 400; ++i) {
    std::string text(random() % 5'000, ' ');
    for (char& c : text) c = static_cast<char>(random_bytes ? random() : 'a' + random() % 8);
    texts.push_back(text);
  }
  return texts;
}

class RepackedTextsOf : public testing::TestWithParam<bool> {
 protected:
  RepackedTextsOf() {
    for (const std::string& text : texts_) {
      places_.push_back(repacked_.add(text));
      all_ += text;
    }
    repacked_.complete();
  }

  const std::vector<std::string> texts_ = some_texts(GetParam());
  RepackedTexts repacked_;
  std::vector<std::uint64_t> places_;
  std::string all_;
};

TEST_P(RepackedTextsOf, any_bytes_are_those_that_were_added) {
  StoredTexts held;
  for (std::size_t i = texts_.size(); i-- > 0;)
    EXPECT_EQ(held.read(repacked_, places_[i], texts_[i].size()), texts_[i]) << i;
  EXPECT_EQ(held.failures(), 0U);
}

TEST_P(RepackedTextsOf, any_bytes_are_all_in_stretches) {
  std::string read;
  for (std::size_t i = 0; i < repacked_.stretches(); ++i) {
    EXPECT_EQ(repacked_.begin(i), read.size());
    EXPECT_EQ(repacked_.stretch_at(read.size()), i);
    read += repacked_.read(i).value();
  }
  EXPECT_EQ(read, all_);
}

TEST_P(RepackedTextsOf, any_bytes_take_no_more_memory_than_they_can) {
  EXPECT_LE(repacked_.memory(), (GetParam() ? 1.1 : 0.5) * static_cast<double>(all_.size()));
}

INSTANTIATE_TEST_SUITE_P(Random, RepackedTextsOf, testing::Bool());

TEST(RepackedTexts, say_what_memory_had_no_room_for) {
  RepackedTexts texts(std::make_shared<PackedStore>(0, "/nowhere"));
  texts.add("one");
  texts.complete();
  EXPECT_EQ(texts.spilled().in_file, 0U);
  EXPECT_GT(texts.spilled().in_memory, 0U);
  EXPECT_EQ(texts.read(0).value(), "one");
}

TEST(RepackedTexts, without_a_text_are_none) {
  RepackedTexts none;
  none.complete();
  EXPECT_EQ(none.stretches(), 0U);
}

}  // namespace
}  // namespace lookalike
