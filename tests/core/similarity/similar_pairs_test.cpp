#include "core/similarity/similar_pairs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "core/pipeline/engine.h"
#include "tests/core/similarity/all_pairs.h"
#include "tests/support/instruction_sets.h"

namespace lookalike::test {
namespace {

constexpr std::size_t kEverything = 1'000'000;

// Families of documents that are edits of one another; repeated documents, repeated word sets in another order, empty
// ones and ones too short for a shingle in between.
std::vector<std::string> edited_families() {
  std::mt19937 random(17);
  std::vector<std::string> texts;
  std::vector<std::string> document;
  while (texts.size() < 320) {
    const auto kind = random() % 20;
    if (kind < 3 || document.empty()) {
      document.resize(4 + random() % 12);
      for (std::string& word : document) word = std::to_string(random() % 400);
    } else if (kind < 12) {
      document[random() % document.size()] = std::to_string(random() % 400);
    } else if (kind == 12) {
      std::shuffle(document.begin(), document.end(), random);
    } else if (kind == 13) {
      texts.emplace_back();
      continue;
    } else if (kind == 14) {
      texts.emplace_back("alone");
      continue;
    }  // otherwise the same text again
    std::string text;
    for (const std::string& word : document) text.append(word).append(" ");
    texts.push_back(text);
  }
  return texts;
}

// Near-copies of two texts, some repeated, with other texts between them.
std::vector<std::string> near_copies() {
  std::mt19937 random(23);
  const auto word = [&] { return std::to_string(random() % 1'000); };
  std::vector<std::string> texts;
  for (int original = 0; original < 2; ++original) {
    std::vector<std::string> words(40);
    std::ranges::generate(words, word);
    for (int copy = 0; copy < 150; ++copy) {
      auto changed = words;
      for (std::size_t edits = random() % 12; edits > 0; --edits) changed[random() % changed.size()] = word();
      std::string text;
      for (const std::string& w : changed) text.append(w).append(" ");
      texts.push_back(text);
      if (copy % 20 == 0) texts.push_back(text);
      if (copy % 30 == 0) texts.push_back(word() + " " + word() + " " + word());
    }
  }
  return texts;
}

struct Case {
  std::string name;
  Comparison options;
  std::vector<std::string> (*texts)() = edited_families;
};

Comparison comparison(std::uint32_t k, bool keep_empty, const LshOptions& lsh, const VerifyOptions& verify) {
  Comparison made{words(k), lsh, verify};
  made.shingles.keep_empty = keep_empty;
  return made;
}

std::vector<Case> cases() {
  const LshOptions loose{20, 1, 0}, usual{10, 2, 0}, strict{4, 5, 0}, small_table{10, 2, 60};
  const auto exact = [](double t, std::uint32_t prefix = 0) { return VerifyOptions{t, VerifyBy::exact, prefix}; };
  const auto agreeing = [](double t, std::uint32_t prefix = 0) {
    return VerifyOptions{t, VerifyBy::signature, prefix};
  };
  const VerifyOptions candidates{0.8, VerifyBy::none, 0};
  return {
      {"exact_four_fifths", comparison(1, false, loose, exact(0.8))},
      {"exact_two_thirds", comparison(1, false, loose, exact(2.0 / 3))},
      {"exact_one_half", comparison(2, false, loose, exact(0.5))},
      {"exact_one", comparison(1, false, usual, exact(1))},
      {"exact_tiny_threshold", comparison(1, false, loose, exact(0.01))},
      {"exact_keeping_empty", comparison(2, true, usual, exact(0.6))},
      {"exact_keeping_empty_long_shingles", comparison(6, true, usual, exact(0.6))},
      {"exact_strict_bands", comparison(1, false, strict, exact(0.5))},
      {"exact_prefix_of_one_band", comparison(1, false, usual, exact(0.5, 2))},
      {"exact_prefix_across_bands", comparison(1, true, usual, exact(0.5, 5))},
      {"exact_finite_buckets", comparison(1, false, small_table, exact(0.5))},
      {"exact_finite_buckets_prefix", comparison(1, true, small_table, exact(0.2, 1))},
      {"signature", comparison(1, false, usual, agreeing(0.8))},
      {"signature_seven_tenths", comparison(1, false, loose, agreeing(0.7))},
      {"signature_keeping_empty", comparison(2, true, usual, agreeing(0.5))},
      {"signature_prefix", comparison(1, false, usual, agreeing(0.5, 3))},
      {"none", comparison(1, false, usual, candidates)},
      {"none_keeping_empty", comparison(3, true, loose, candidates)},
      {"none_prefix", comparison(1, false, usual, {0.8, VerifyBy::none, 2})},
      {"none_finite_buckets", comparison(1, true, small_table, candidates)},
  };
}

// The same for near-copies.
std::vector<Case> cases_of_near_copies() {
  auto made = cases();
  for (Case& one : made) one.texts = near_copies;
  return made;
}

class SimilarPairsOf : public testing::TestWithParam<Case> {
 protected:
  const Comparison& options_ = GetParam().options;
  const std::vector<std::string> texts_ = GetParam().texts();
  const Shingled shingled_ = shingle(texts_, options_.shingles);
  const std::shared_ptr<const SignatureMatrix> matrix_ = sign(shingled_, {.hashes = 20, .seed = 9});
  const Answer expected_ = AllPairs(shingled_, *matrix_, options_).answer();

  void SetUp() override {
    ASSERT_GT(expected_.count, 50u) << "otherwise the case has too few similar pairs";
    ASSERT_LT(expected_.count, texts_.size() * (texts_.size() - 1) / 2);
  }
};

TEST_P(SimilarPairsOf, counts_equal_a_comparison_of_all_pairs) {
  const Selected found = select(shingled_, *matrix_, options_);
  EXPECT_EQ(found.scored->candidates, expected_.candidates);
  EXPECT_EQ(found.scored->passed, expected_.passed);
  EXPECT_EQ(found.similar->count(), expected_.count);
  EXPECT_EQ(found.similar->documents_with_match(), expected_.documents_with_match);
}

TEST_P(SimilarPairsOf, pairs_come_in_order_ties_included) {
  const Selected found = select(shingled_, *matrix_, options_);
  EXPECT_EQ(lines_of(found.similar->first(kEverything)), expected_.pairs);
}

TEST_P(SimilarPairsOf, the_first_few_are_a_prefix_of_all) {
  const auto similar = select(shingled_, *matrix_, options_).similar;
  for (const std::size_t limit : {std::size_t{0}, std::size_t{1}, std::size_t{7}, expected_.pairs.size() - 1}) {
    const auto end = expected_.pairs.begin() + static_cast<std::ptrdiff_t>(limit);
    EXPECT_EQ(lines_of(similar->first(limit)), std::vector<PairLine>(expected_.pairs.begin(), end)) << limit;
  }
}

TEST_P(SimilarPairsOf, pruning_to_the_threshold_changes_nothing) {
  const Selected found = select(shingled_, *matrix_, options_, 5);
  EXPECT_EQ(found.scored->floor, options_.verify.threshold);
  EXPECT_EQ(found.scored->candidates, expected_.candidates);
  EXPECT_EQ(found.scored->passed, expected_.passed);
  EXPECT_EQ(lines_of(found.similar->first(kEverything)), expected_.pairs);
}

TEST_P(SimilarPairsOf, any_number_of_threads_gives_the_same) {
  for (const unsigned threads : {1u, 2u, 4u}) {
    const ThreadLimit limit(threads);
    for (const std::size_t most_cached : {std::size_t{3}, ScoredPairs::kMostCached}) {
      const Selected found = select(shingled_, *matrix_, options_, most_cached);
      EXPECT_EQ(found.scored->candidates, expected_.candidates);
      EXPECT_EQ(lines_of(found.similar->first(kEverything)), expected_.pairs) << threads << " threads";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Cases, SimilarPairsOf, testing::ValuesIn(cases()),
                         [](const auto& info) { return info.param.name; });

INSTANTIATE_TEST_SUITE_P(NearCopies, SimilarPairsOf, testing::ValuesIn(cases_of_near_copies()),
                         [](const auto& info) { return info.param.name; });

// A threshold within the range of their similarities, so that rows are cut; with every instruction set.
TEST(NearCopies, equal_a_comparison_of_all_pairs) {
  for (const double threshold : {0.5, 0.8, 1.0}) {
    const Comparison options = comparison(1, false, {20, 1, 0}, {threshold, VerifyBy::exact, 0});
    const Shingled shingled = shingle(near_copies(), options.shingles);
    const auto matrix = sign(shingled, {.hashes = 20});
    const Answer expected = AllPairs(shingled, *matrix, options).answer();
    on_every_instruction_set([&] {
      for (const std::size_t most_cached : {std::size_t{1}, ScoredPairs::kMostCached}) {
        const Selected found = select(shingled, *matrix, options, most_cached);
        EXPECT_EQ(found.scored->passed, expected.passed);
        EXPECT_EQ(found.similar->count(), expected.count);
        EXPECT_EQ(found.similar->documents_with_match(), expected.documents_with_match);
        EXPECT_EQ(lines_of(found.similar->first(kEverything)), expected.pairs) << threshold;
      }
    });
  }
}

// More of them than fit into a part, with one thread, which drops those below the threshold while others arrive.
TEST(NearCopies, of_many_parts_are_all_found) {
  std::mt19937 random(5);
  std::vector<std::string> texts;
  for (int copy = 0; copy < 1'300; ++copy) {
    std::string text = "c" + std::to_string(copy) + " ";
    for (int word = 0; word < 9; ++word) text += "w" + std::to_string(random() % 4 == 0 ? copy % 50 + 10 : word) + " ";
    texts.push_back(text);
  }
  const Comparison options = comparison(1, false, {20, 1, 0}, {0.7, VerifyBy::exact, 0});
  const Shingled shingled = shingle(texts, options.shingles);
  const auto matrix = sign(shingled, {.hashes = 20});
  const Answer expected = AllPairs(shingled, *matrix, options).answer();
  const ThreadLimit one(1);
  for (const std::size_t most_cached : {std::size_t{1}, ScoredPairs::kMostCached}) {
    const Selected found = select(shingled, *matrix, options, most_cached);
    EXPECT_EQ(found.scored->parts.size() > 1 && found.scored->size() > 700'000, most_cached > 1);
    EXPECT_EQ(found.scored->passed, expected.passed);
    EXPECT_EQ(found.similar->count(), expected.count);
    EXPECT_EQ(lines_of(found.similar->first(kEverything)), expected.pairs);
  }
}

// Sets on both sides of 65,536 elements.
TEST(NearCopies, of_long_documents_are_as_exact_as_those_of_short_ones) {
  std::string words;
  for (int word = 0; word < 65'535; ++word) words.append(std::to_string(word)).append(" ");
  for (const std::string last : {"", "65535"}) {
    std::vector<std::string> texts;
    for (int copy = 0; copy < 70; ++copy) {
      texts.push_back(words + last);
      texts.back().replace(0, 1, "copy" + std::to_string(copy));
    }
    const Comparison options = comparison(1, false, {20, 1, 0}, {0.9, VerifyBy::exact, 0});
    const Shingled shingled = shingle(texts, options.shingles);
    const auto found = select(shingled, *sign(shingled, {.hashes = 20}), options);
    ASSERT_EQ(found.similar->count(), 70u * 69 / 2);
    const double common = last.empty() ? 65'534 : 65'535;
    for (const SimilarPair& pair : found.similar->first(kEverything)) ASSERT_EQ(pair.jaccard, common / (common + 2));
  }
}

TEST(SimilarPairs, a_higher_threshold_on_the_same_scores_gives_a_subset) {
  Comparison options = comparison(1, false, {20, 1, 0}, {0.3, VerifyBy::exact, 0});
  const Shingled shingled = shingle(edited_families(), options.shingles);
  const auto matrix = sign(shingled, {.hashes = 20});
  const auto scored = select(shingled, *matrix, options).scored;
  EXPECT_EQ(scored->floor, 0);
  for (const double threshold : {0.01, 0.5, 0.8, 1.0}) {
    options.verify.threshold = threshold;
    const auto similar = select_similar(scored, shingled.groups, options.verify, options.lsh.bands);
    const Answer expected = AllPairs(shingled, *matrix, options).answer();
    EXPECT_EQ(lines_of(similar->first(kEverything)), expected.pairs) << threshold;
    EXPECT_EQ(similar->count(), expected.count) << threshold;
    EXPECT_EQ(similar->documents_with_match(), expected.documents_with_match) << threshold;
  }
}

// Sets on both sides of 65,536 elements.
TEST(SimilarPairs, of_long_documents_are_as_exact_as_those_of_short_ones) {
  const Comparison options = comparison(1, false, {20, 1, 0}, {0.75, VerifyBy::exact, 0});
  const auto text = [](int from, int to) {
    std::string words;
    for (int word = from; word < to; ++word) words.append(std::to_string(word)).append(" ");
    return words;
  };
  const std::vector<std::string> texts{text(0, 60'000),      text(0, 65'535), text(0, 65'536),
                                       text(20'000, 70'000), text(0, 50),     text(0, 49)};
  const Shingled shingled = shingle(texts, options.shingles);
  const auto matrix = sign(shingled, {.hashes = 20});
  const Answer expected = AllPairs(shingled, *matrix, options).answer();
  ASSERT_EQ(expected.count, 4u);  // the first three with each other, and the last two
  for (const std::size_t most_cached : {std::size_t{1}, ScoredPairs::kMostCached}) {
    const Selected found = select(shingled, *matrix, options, most_cached);
    EXPECT_EQ(lines_of(found.similar->first(kEverything)), expected.pairs) << most_cached;
    EXPECT_EQ(found.similar->count(), 4u);
    EXPECT_EQ(found.similar->documents_with_match(), 5u);
    EXPECT_EQ(found.scored->passed, expected.passed);
    EXPECT_EQ(lines_of(found.similar->first(1)), lines_of({found.similar->first(4).front()}));
  }
}

TEST(SimilarPairs, visitor_stops_the_walk) {
  const Comparison options = comparison(1, false, {20, 1, 0}, {0.5, VerifyBy::exact, 0});
  const Shingled shingled = shingle(edited_families(), options.shingles);
  const auto similar = select(shingled, *sign(shingled, {.hashes = 20}), options).similar;
  int visits = 0;
  similar->for_each([&](const SimilarPair&) { return ++visits < 12; });
  EXPECT_EQ(visits, 12);
}

TEST(SimilarPairs, no_documents_no_pairs) {
  const Comparison options = comparison(1, false, {20, 1, 0}, {0.5, VerifyBy::exact, 0});
  const Shingled shingled = shingle(std::vector<std::string>{}, options.shingles);
  const Selected found = select(shingled, *sign(shingled, {.hashes = 20}), options);
  EXPECT_EQ(found.scored->candidates, 0u);
  EXPECT_EQ(found.similar->count(), 0u);
  EXPECT_TRUE(found.similar->first(10).empty());
}

TEST(SimilarPairs, stops_when_asked) {
  const Comparison options = comparison(1, false, {20, 1, 0}, {0.5, VerifyBy::exact, 0});
  const Shingled shingled = shingle(edited_families(), options.shingles);
  const auto matrix = sign(shingled, {.hashes = 20});
  const auto bands = value_of(BandIndex::make(*matrix, shingled.groups->representatives(), options.lsh, Progress{}));
  std::stop_source stop;
  stop.request_stop();
  const auto stopped = score_candidates({*shingled.sets, *shingled.groups, *matrix, *bands, CandidateSets()},
                                        options.verify, Progress(stop.get_token()));
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, ErrorCode::cancelled);
}

// 20,000 equal documents are 199,990,000 pairs: stored as one group, never as pairs.
class LargeGroup : public testing::Test {
 protected:
  static constexpr std::uint64_t kMembers = 20'000;

  static std::vector<std::string> texts() {
    std::vector<std::string> texts(kMembers, "the same short review");
    texts.insert(texts.begin(), "another text entirely");
    texts.push_back("the same short review again");
    return texts;
  }

  const Comparison options_ = comparison(1, false, {20, 1, 0}, {0.7, VerifyBy::exact, 0});
  const Shingled shingled_ = shingle(texts(), options_.shingles);
  const Selected found_ = select(shingled_, *sign(shingled_, {.hashes = 20}), options_);
};

TEST_F(LargeGroup, counts_every_pair) {
  EXPECT_EQ(found_.similar->count(), kMembers * (kMembers - 1) / 2 + kMembers);  // the longer text matches each: 4/5
  EXPECT_EQ(found_.similar->documents_with_match(), kMembers + 1);
}

TEST_F(LargeGroup, is_stored_as_one_group_and_one_scored_pair) {
  EXPECT_EQ(shingled_.groups->representatives().size(), 3u);
  EXPECT_EQ(shingled_.groups->group_size(DocumentIndex(1)), kMembers);
  EXPECT_LE(found_.scored->size(), 3u);
}

// More ties than requested, in many parts: the first by a, b must be chosen from all of them.
TEST(Ties, are_broken_in_favour_of_the_first_documents) {
  std::vector<std::string> texts;
  for (int i = 0; i < 600; ++i) texts.push_back("text number w" + std::to_string(i));
  const auto options = comparison(1, false, {20, 1, 0}, {0.3, VerifyBy::exact, 0});
  const Shingled shingled = shingle(texts, options.shingles);
  const auto found = select(shingled, *sign(shingled, {.hashes = 20}), options);
  std::vector<PairLine> exact;
  found.similar->for_each([&](const SimilarPair& pair) {
    exact.push_back(line_of(pair));
    return true;
  });
  ASSERT_GT(exact.size(), 100'000u);
  for (const std::size_t limit : {1u, 10u, 700u, 5'000u}) {
    const auto first = found.similar->first(limit);
    ASSERT_EQ(first.size(), limit);
    for (std::size_t i = 0; i < limit; ++i) EXPECT_EQ(line_of(first[i]), exact[i]) << i << " of " << limit;
  }
}

TEST_F(LargeGroup, first_ten_pairs_are_those_of_the_first_member) {
  const auto first = found_.similar->first(10);
  ASSERT_EQ(first.size(), 10u);
  for (std::size_t i = 0; i < 10; ++i) EXPECT_EQ(line_of(first[i]), (PairLine{1, 2 + i, 1.0, 1.0, 20})) << i;
}

}  // namespace
}  // namespace lookalike::test
