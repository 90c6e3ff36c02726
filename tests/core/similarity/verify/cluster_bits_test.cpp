#include "core/similarity/verify/cluster_bits.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <random>

#include "core/similarity/jaccard.h"
#include "tests/support/instruction_sets.h"
#include "tests/support/stages.h"

namespace lookalike {
namespace {

using test::value_of;

// Near-copies of two texts of `length` words, and loners.
std::vector<std::string> copies(std::size_t length, std::size_t count) {
  std::mt19937 random(4);
  const auto word = [&] { return "w" + std::to_string(random() % 3'000) + " "; };
  std::vector<std::string> texts;
  for (int original = 0; original < 2; ++original) {
    std::vector<std::string> words(length);
    for (std::string& w : words) w = word();
    for (std::size_t copy = 0; copy < count; ++copy) {
      auto changed = words;
      for (int edit = 0; edit < 3; ++edit) changed[random() % length] = word();
      std::string text;
      for (const std::string& w : changed) text += w;
      texts.push_back(text);
    }
    texts.push_back(word() + word() + word() + word());
  }
  return texts;
}

// The number of pairs that are known, after each was held against the sets.
std::size_t compare(const ShingleSets& sets, const ClusterBits& bits, const std::vector<Candidate>& candidates) {
  std::size_t known = 0;
  std::vector<Overlap> overlaps(candidates.size());
  for (std::uint32_t i = 0; i < sets.documents(); ++i) {
    const DocumentIndex a(i);
    if (!bits.has(a)) continue;
    const bool all_known = bits.overlaps(a, candidates, overlaps);
    EXPECT_EQ(all_known, std::ranges::none_of(overlaps, [](Overlap o) { return o.together == 0; }));
    for (std::size_t other = 0; other < candidates.size(); ++other) {
      const DocumentIndex b = candidates[other].document;
      if (overlaps[other].together == 0 || a == b) continue;
      ++known;
      EXPECT_EQ(overlaps[other].jaccard(), jaccard(sets[a], sets[b])) << a.value << ", " << b.value;
    }
  }
  return known;
}

class Clusters : public testing::TestWithParam<std::size_t> {};

TEST_P(Clusters, give_the_similarity_of_the_sets) {
  const auto shingled = test::shingle(copies(GetParam(), 120), test::words(2));
  SketchOptions sketch;
  sketch.hashes = 20;
  const auto signatures = test::sign(shingled, sketch);
  const auto bands = value_of(BandIndex::make(*signatures, shingled.groups->representatives(), {10, 2, 0}, {}));
  const auto bits = value_of(ClusterBits::make(*shingled.sets, CandidateSets(), NearCopyClusters(*bands), Progress{}));
  std::vector<Candidate> all, some;
  for (const DocumentIndex b : shingled.groups->representatives()) all.push_back({b, {}});
  std::ranges::copy_if(all, std::back_inserter(some), [](const Candidate& b) { return b.document.value % 7 > 1; });
  std::shuffle(some.begin() + static_cast<std::ptrdiff_t>(some.size() / 2), some.end(), std::mt19937(5));
  test::on_every_instruction_set([&] {
    EXPECT_GT(compare(*shingled.sets, bits, all), 4'000U) << "otherwise this proves nothing";
    EXPECT_GT(compare(*shingled.sets, bits, some), 2'000U) << "otherwise this proves nothing";
  });
}

// 1,500 words have more shingles than there are bits.
INSTANTIATE_TEST_SUITE_P(Lengths, Clusters, testing::Values(60, 200, 1'500));

TEST(Clusters, take_no_more_than_they_may) {
  const auto shingled = test::shingle(copies(60, 120), test::words(2));
  SketchOptions sketch;
  sketch.hashes = 20;
  const auto signatures = test::sign(shingled, sketch);
  const auto bands = value_of(BandIndex::make(*signatures, shingled.groups->representatives(), {10, 2, 0}, {}));
  const auto known = [&](std::uint64_t most) {
    const auto bits =
        value_of(ClusterBits::make(*shingled.sets, CandidateSets(), NearCopyClusters(*bands), Progress{}, most));
    std::size_t documents = 0;
    for (const DocumentIndex a : shingled.groups->representatives()) documents += bits.has(a);
    return documents;
  };
  EXPECT_EQ(known(0), 0U);
  EXPECT_LE(known(1'000), 2 * 1'000U / 50);  // two originals, sets of more than 50 shingles
  EXPECT_GT(known(1'000), 0U);
  EXPECT_GT(known(1'000'000), 200U);
}

TEST(Clusters, are_not_made_of_small_buckets) {
  const auto shingled = test::shingle(copies(60, 20), test::words(2));
  const auto signatures = test::sign(shingled, {});
  const auto bands = value_of(BandIndex::make(*signatures, shingled.groups->representatives(), {20, 5, 0}, {}));
  const auto bits = value_of(ClusterBits::make(*shingled.sets, CandidateSets(), NearCopyClusters(*bands), Progress{}));
  EXPECT_FALSE(bits.has(DocumentIndex(0)));
}

}  // namespace
}  // namespace lookalike
