#include "core/similarity/exact_join.h"

#include <gmock/gmock.h>

#include <mutex>
#include <random>
#include <set>

#include "core/similarity/ranked_sets.h"
#include "tests/support/stages.h"

namespace lookalike {
namespace {

using test::shingle;
using test::Shingled;
using test::value_of;
using testing::ElementsAre;

using Triple = std::tuple<std::size_t, std::size_t, double>;

std::vector<Triple> joined(const Shingled& shingled, double threshold) {
  std::vector<Triple> pairs;
  const auto similar = value_of(exact_pairs(*shingled.sets, shingled.groups, threshold, Progress{}));
  similar->for_each([&](const SimilarPair& pair) {
    pairs.emplace_back(pair.a.value, pair.b.value, pair.jaccard);
    return true;
  });
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

// The definition: every two documents that have a shingle, compared as std::set.
std::vector<Triple> brute_force(const Shingled& shingled, double threshold) {
  std::vector<std::set<std::uint64_t>> sets;
  for (std::size_t i = 0; i < shingled.sets->documents(); ++i) {
    const auto set = (*shingled.sets)[DocumentIndex(i)];
    sets.emplace_back(set.begin(), set.end());
  }
  std::vector<Triple> pairs;
  for (std::size_t a = 0; a < sets.size(); ++a)
    for (std::size_t b = a + 1; b < sets.size(); ++b) {
      if (sets[a].empty() || sets[b].empty()) continue;
      std::size_t common = 0;
      for (const std::uint64_t element : sets[a]) common += sets[b].count(element);
      const double jaccard = double(common) / double(sets[a].size() + sets[b].size() - common);
      if (jaccard >= threshold) pairs.emplace_back(a, b, jaccard);
    }
  return pairs;
}

// Texts over a small vocabulary with families of edits, so that every similarity occurs.
std::vector<std::string> random_texts(std::uint32_t seed, std::size_t count, std::uint32_t vocabulary) {
  std::mt19937 random(seed);
  std::vector<std::string> texts;
  std::vector<std::string> words;
  while (texts.size() < count) {
    if (words.empty() || random() % 3 == 0) {
      words.clear();
      for (std::uint32_t i = random() % 40; i; --i) words.push_back("w" + std::to_string(random() % vocabulary));
    }
    std::string text;
    for (const std::string& word : words) text += word + " ";
    texts.push_back(text);
    for (std::uint32_t edits = random() % 5; edits && !words.empty(); --edits)
      words[random() % words.size()] = "w" + std::to_string(random() % vocabulary);
  }
  return texts;
}

struct Case {
  ShingleUnit unit;
  std::uint32_t k;
  bool bag;
  ShingleHash hash;
};

class ExactJoin : public testing::TestWithParam<Case> {};

TEST_P(ExactJoin, finds_what_comparing_all_pairs_finds) {
  ShingleOptions options;
  options.unit = GetParam().unit;
  options.k = GetParam().k;
  options.bag = GetParam().bag;
  options.hash = GetParam().hash;
  const Shingled shingled = shingle(random_texts(GetParam().k + 10 * GetParam().bag, 400, 60), options);
  for (const double t : {0.05, 0.2, 1.0 / 3, 0.5, 0.6, 0.75, 0.8, 0.9, 1.0})
    EXPECT_EQ(joined(shingled, t), brute_force(shingled, t)) << "t = " << t;
}

INSTANTIATE_TEST_SUITE_P(Shingles, ExactJoin,
                         testing::Values(Case{ShingleUnit::word, 1, false, ShingleHash::xxh3},
                                         Case{ShingleUnit::word, 1, true, ShingleHash::xxh3},
                                         Case{ShingleUnit::word, 2, false, ShingleHash::crc32},
                                         Case{ShingleUnit::word, 3, true, ShingleHash::crc32},
                                         Case{ShingleUnit::character, 4, false, ShingleHash::xxh3},
                                         Case{ShingleUnit::character, 2, true, ShingleHash::xxh3}));

TEST(ExactJoinOf, several_thousand_documents_equals_the_brute_force) {
  const Shingled shingled = shingle(random_texts(3, 2'000, 2'000), test::words(2));
  for (const double t : {0.2, 0.5, 0.8}) EXPECT_EQ(joined(shingled, t), brute_force(shingled, t)) << "t = " << t;
}

TEST(ExactJoinOf, equal_documents_compares_nothing_and_counts_all) {
  const Shingled shingled = shingle(std::vector<std::string>(3'000, "great book"), test::words(2));
  const auto similar = value_of(exact_pairs(*shingled.sets, shingled.groups, 0.5, Progress{}));
  EXPECT_EQ(similar->count(), 3'000u * 2'999 / 2);
  EXPECT_EQ(similar->documents_with_match(), 3'000u);
  int visited = 0;
  ASSERT_TRUE(for_each_exact_pair(*shingled.sets, *shingled.groups, 0.5, Progress{},
                                  [&](DocumentIndex, DocumentIndex, double) { ++visited; }));
  EXPECT_EQ(visited, 0);
}

TEST(ExactJoinOf, disjoint_documents_finds_nothing) {
  EXPECT_THAT(joined(shingle({"a b", "c d", "e f"}, test::words(1)), 0.05), ElementsAre());
}

TEST(ExactJoinOf, no_documents_and_of_empty_ones_finds_nothing) {
  EXPECT_THAT(joined(shingle(std::vector<std::string>{}, test::words(1)), 0.5), ElementsAre());
  EXPECT_THAT(joined(shingle({"", "", "a"}, test::words(1)), 0.5), ElementsAre());
}

TEST(ExactJoinOf, kept_empty_documents_counts_them_as_equal) {
  ShingleOptions options = test::words(1);
  options.keep_empty = true;
  EXPECT_THAT(joined(shingle({"", "", "a"}, options), 0.5), ElementsAre(Triple{0, 1, 1.0}));
}

TEST(ExactJoinOf, one_huge_document_among_small_ones_is_exact) {
  std::string huge;
  for (int i = 0; i < 50'000; ++i) huge += "w" + std::to_string(i) + " ";
  const Shingled shingled = shingle({"w1 w2", huge, "w1 w2 w3", huge + "one more"}, test::words(1));
  EXPECT_EQ(joined(shingled, 0.05), brute_force(shingled, 0.05));
}

TEST(ExactJoinOf, sets_at_the_very_threshold_keeps_them) {
  // 4 of 5, 2 of 3, 1 of 2 words in common.
  EXPECT_THAT(joined(shingle({"a b c d e", "a b c d"}, test::words(1)), 0.8), ElementsAre(Triple{0, 1, 0.8}));
  EXPECT_THAT(joined(shingle({"a b c", "a b"}, test::words(1)), 2.0 / 3), ElementsAre(Triple{0, 1, 2.0 / 3}));
  EXPECT_THAT(joined(shingle({"a b", "a"}, test::words(1)), 0.5), ElementsAre(Triple{0, 1, 0.5}));
}

TEST(ExactJoinOf, anything_stops_when_cancelled) {
  std::stop_source stop;
  stop.request_stop();
  const Shingled shingled = shingle(random_texts(1, 100, 50), test::words(1));
  const auto pairs = exact_pairs(*shingled.sets, shingled.groups, 0.5, Progress(stop.get_token()));
  ASSERT_FALSE(pairs);
  EXPECT_EQ(pairs.error().code, ErrorCode::cancelled);
}

TEST(RankedSets, give_rare_elements_low_ranks_and_unshared_ones_none) {
  const Shingled shingled =
      shingle({"all two lone", "all two", "all three x", "all three y", "all three z"}, test::words(1));
  const auto ranked = value_of(RankedSets::make(*shingled.sets, *shingled.groups, Progress{}));
  ASSERT_EQ(ranked.size(), 5u);
  EXPECT_EQ(ranked.rank_count(), 3u);  // two (2 sets), three (3), all (5)
  EXPECT_EQ(ranked.document(RankedIndex(0)), DocumentIndex(1));
  EXPECT_THAT(ranked.ranks(RankedIndex(0)), ElementsAre(0, 2));
  EXPECT_EQ(ranked.unshared(RankedIndex(0)), 0u);
  EXPECT_EQ(ranked.document(RankedIndex(1)), DocumentIndex(0));
  EXPECT_EQ(ranked.set_size(RankedIndex(1)), 3u);
  EXPECT_EQ(ranked.unshared(RankedIndex(1)), 1u);
}

TEST(ExactJoinOf, the_newswire_has_the_pairs_of_the_method) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  const auto corpus = test::load(*path);
  ASSERT_TRUE(corpus);
  const auto counts = [&](std::uint32_t k) {
    const Shingled shingled = shingle(*corpus, test::words(k));
    std::vector<std::uint64_t> found;
    for (const double t : {0.5, 0.6, 0.7, 0.8, 0.9, 1.0})
      found.push_back(value_of(exact_pairs(*shingled.sets, shingled.groups, t, Progress{}))->count());
    return found;
  };
  EXPECT_THAT(counts(3), ElementsAre(992, 792, 652, 529, 449, 371));
  EXPECT_THAT(counts(5), ElementsAre(770, 672, 556, 480, 419, 371));
  const Shingled shingled = shingle(*corpus, test::words(3));
  EXPECT_EQ(value_of(exact_pairs(*shingled.sets, shingled.groups, 0.2, Progress{}))->count(), 8'935u);
}

}  // namespace
}  // namespace lookalike
