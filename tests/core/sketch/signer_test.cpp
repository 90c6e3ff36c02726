#include "core/sketch/signer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/pipeline/engine.h"
#include "tests/support/families.h"
#include "tests/support/stages.h"

namespace lookalike::test {
namespace {

using Signature = std::vector<std::uint32_t>;
const Signature kEmpty(32, 0xFFFF'FFFF);

SketchOptions sketch(HashFamily family) {
  return {.hashes = 32, .family = family, .seed = 42};
}

std::vector<Signature> signatures(const std::vector<std::string>& texts, HashFamily family,
                                  const ShingleOptions& options = words(1)) {
  const auto matrix = sign(shingle(texts, options), sketch(family));
  std::vector<Signature> all;
  for (std::size_t i = 0; i < texts.size(); ++i) all.push_back(signature(*matrix, i));
  return all;
}

// Enough shingles for linear-next-prime's coefficients.
std::string forty_words() {
  std::string text;
  for (int i = 0; i < 40; ++i) text.append("filler").append(std::to_string(i)).append(" ");
  return text;
}

std::vector<std::string> random_texts(std::size_t count) {
  std::mt19937 random(11);
  std::vector<std::string> texts(count);
  for (std::string& text : texts)
    for (auto left = random() % 60; left; --left) text.append("w").append(std::to_string(random() % 500)).append(" ");
  return texts;
}

class SignerOf : public testing::TestWithParam<HashFamily> {};

TEST_P(SignerOf, order_of_the_shingles_does_not_matter) {
  const auto all = signatures({"one two three four", "four two one three", forty_words()}, GetParam());
  EXPECT_EQ(all[0], all[1]);
}

TEST_P(SignerOf, repeated_shingles_do_not_matter_in_a_set) {
  const auto all = signatures({"one two three", "three one one two three one", forty_words()}, GetParam());
  EXPECT_EQ(all[0], all[1]);
}

TEST_P(SignerOf, an_empty_set_has_all_maximum_values) {
  const auto all = signatures({"", "one two three", forty_words()}, GetParam(), words(3));
  EXPECT_EQ(all[0], kEmpty);
  EXPECT_NE(all[1], kEmpty);
}

TEST_P(SignerOf, empty_sets_that_are_kept_still_have_all_maximum_values) {
  ShingleOptions keeping = words(3);
  keeping.short_texts = ShortTexts::skip;
  keeping.keep_empty = true;
  const auto all = signatures({"", "too short", forty_words()}, GetParam(), keeping);
  EXPECT_EQ(all[0], kEmpty);
  EXPECT_EQ(all[1], kEmpty);
}

TEST_P(SignerOf, a_superset_has_no_higher_value) {
  const auto all = signatures({"one two three", "one two three four five six", forty_words()}, GetParam());
  for (std::size_t i = 0; i < all[0].size(); ++i) EXPECT_LE(all[1][i], all[0][i]) << i;
}

TEST_P(SignerOf, a_union_has_the_minimum_of_both_values) {
  const auto all = signatures({"one two three", "four five", "five one four two three", forty_words()}, GetParam());
  for (std::size_t i = 0; i < all[0].size(); ++i) EXPECT_EQ(all[2][i], std::min(all[0][i], all[1][i])) << i;
}

TEST_P(SignerOf, exact_duplicates_of_many_documents_have_the_signature_of_the_first) {
  const auto all =
      signatures({"one two three", forty_words(), "one two three", "one two four", "one two three"}, GetParam());
  EXPECT_EQ(all[2], all[0]);
  EXPECT_EQ(all[4], all[0]);
  EXPECT_NE(all[3], all[0]);
}

TEST_P(SignerOf, a_bag_distinguishes_repetitions) {
  ShingleOptions bag = words(1);
  bag.bag = true;
  const auto all =
      signatures({"one two", "one two two one one", "one one two one two", forty_words()}, GetParam(), bag);
  EXPECT_NE(all[0], all[1]);
  EXPECT_EQ(all[1], all[2]);
}

TEST_P(SignerOf, any_number_of_threads_gives_the_same_matrix) {
  const auto texts = random_texts(1'000);
  const auto expected = signatures(texts, GetParam());
  for (const unsigned threads : {1u, 2u, 4u}) {
    const ThreadLimit limit(threads);
    EXPECT_EQ(signatures(texts, GetParam()), expected) << threads << " threads";
  }
}

INSTANTIATE_TEST_SUITE_P(Families, SignerOf, testing::ValuesIn(kAllFamilies), family_name);

class TextSignerOf : public testing::TestWithParam<HashFamily> {};

TEST_P(TextSignerOf, text_has_the_signature_of_the_same_document) {
  const auto texts = random_texts(40);
  const Shingled shingled = shingle(texts, words(2));
  const auto signer = value_of(Signer::make(sketch(GetParam()), *shingled.sets));
  const auto matrix = sign(shingled, sketch(GetParam()));
  for (std::size_t i = 0; i < texts.size(); ++i)
    EXPECT_EQ(value_of(signer->sign((*shingled.tokens)[DocumentIndex(i)], Progress{})), signature(*matrix, i)) << i;
}

INSTANTIATE_TEST_SUITE_P(Families, TextSignerOf, testing::ValuesIn(kLinearFamilies), family_name);

TEST(PermutationSigner, refuses_a_text_outside_the_corpus) {
  const Shingled shingled = shingle({"one two three"}, words(1));
  const auto signer = value_of(Signer::make(sketch(HashFamily::permutation), *shingled.sets));
  const auto refused = signer->sign((*shingled.tokens)[DocumentIndex(0)], Progress{});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::bad_usage);
}

// Documents of one shingle reveal a permutation: their values must be a permutation of 0..u-1, and every other
// document's value the minimum of its own shingles.
TEST(PermutationSigner, equals_a_walk_through_the_universe) {
  const std::vector<std::string> names = {"a", "b", "c", "d", "e", "f", "g"};
  std::vector<std::string> texts = names;
  for (unsigned subset = 1; subset < 1u << names.size(); ++subset) {
    texts.emplace_back();
    for (std::size_t i = 0; i < names.size(); ++i)
      if (subset >> i & 1) texts.back() += names[i] + " ";
  }
  const auto all = signatures(texts, HashFamily::permutation);
  for (std::size_t value = 0; value < all[0].size(); ++value) {
    std::set<std::uint32_t> places;
    for (std::size_t i = 0; i < names.size(); ++i) places.insert(all[i][value]);
    ASSERT_EQ(places, (std::set<std::uint32_t>{0, 1, 2, 3, 4, 5, 6}));
    for (unsigned subset = 1; subset < 1u << names.size(); ++subset) {
      std::uint32_t least = 7;
      for (std::size_t i = 0; i < names.size(); ++i)
        if (subset >> i & 1) least = std::min(least, all[i][value]);
      ASSERT_EQ(all[names.size() + subset - 1][value], least) << "value " << value << ", subset " << subset;
    }
  }
}

// 30 documents of one shingle each reveal a permutation: two of 3,840 would agree with probability 10^-26.
TEST(Permutation, of_two_seeds_is_never_the_same) {
  std::vector<std::string> texts;
  for (int i = 0; i < 30; ++i) texts.push_back("w" + std::to_string(i));
  const Shingled shingled = shingle(texts, words(1));
  std::set<Signature> columns;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const auto matrix = sign(shingled, {.hashes = 128, .family = HashFamily::permutation, .seed = seed});
    for (std::size_t i = 0; i < 128; ++i) {
      Signature column;
      for (std::size_t d = 0; d < texts.size(); ++d) column.push_back((*matrix)[DocumentIndex(d)][i]);
      columns.insert(column);
    }
  }
  EXPECT_EQ(columns.size(), 30U * 128);
}

// Every order of three shingles comes up equally often: 3,000 permutations, 500 each, sigma 20.4.
TEST(PermutationSigner, draws_every_order_equally_often) {
  const auto matrix =
      sign(shingle({"a", "b", "c"}, words(1)), {.hashes = 3'000, .family = HashFamily::permutation, .seed = 1});
  std::map<Signature, int> orders;
  for (std::size_t value = 0; value < 3'000; ++value)
    ++orders[{signature(*matrix, 0)[value], signature(*matrix, 1)[value], signature(*matrix, 2)[value]}];
  EXPECT_EQ(orders.size(), 6u);
  for (const auto& [order, count] : orders) EXPECT_NEAR(count, 500, 4 * 20.4);
}

TEST(Signer, stops_when_asked) {
  const Shingled shingled = shingle(random_texts(300), words(1));
  std::stop_source stop;
  stop.request_stop();
  for (const HashFamily family : kAllFamilies) {
    const auto signer = value_of(Signer::make(sketch(family), *shingled.sets));
    const auto stopped = signer->sign(*shingled.tokens, *shingled.sets, *shingled.groups, Progress(stop.get_token()));
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::cancelled);
  }
}

}  // namespace
}  // namespace lookalike::test
