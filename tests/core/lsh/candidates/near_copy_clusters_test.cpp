#include "core/lsh/candidates/near_copy_clusters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <numeric>
#include <random>

#include "core/lsh/candidates/candidates.h"
#include "core/pipeline/engine.h"
#include "tests/support/each_pair.h"
#include "tests/support/stages.h"

namespace lookalike::test {
namespace {

constexpr LshOptions kLsh{6, 2, 0};
constexpr std::uint32_t kHashes = 12;

/// `copies` signatures that differ from one another in about `edits` rows, and as many loners between them.
SignatureMatrix near_copies(std::size_t copies, int edits, std::uint32_t hashes = kHashes) {
  std::mt19937 random(3);
  SignatureMatrix matrix(2 * copies, hashes);
  for (std::size_t i = 0; i < matrix.documents(); ++i) {
    const auto row = matrix[DocumentIndex(i)];
    std::iota(row.begin(), row.end(), 0U);
    for (int edit = 0; edit < (i % 2 ? 1'000 : edits); ++edit) row[random() % hashes] = 200 + random() % 1'000'000;
  }
  return matrix;
}

std::shared_ptr<const BandIndex> index_of(const SignatureMatrix& matrix, const LshOptions& lsh = kLsh) {
  std::vector<DocumentIndex> all;
  for (std::size_t i = 0; i < matrix.documents(); ++i) all.emplace_back(i);
  return value_of(BandIndex::make(matrix, all, lsh, Progress{}));
}

TEST(NearCopyClusters, near_copies_are_a_dense_one_and_loners_in_none) {
  const SignatureMatrix matrix = near_copies(200, 2);
  const auto index = index_of(matrix);
  const NearCopyClusters clusters(*index);
  ASSERT_EQ(clusters.size(), 1U);
  EXPECT_TRUE(clusters.dense(0));
  EXPECT_EQ(clusters.members(0).size(), 200U);
  for (std::size_t i = 0; i < matrix.documents(); ++i) EXPECT_EQ(clusters.in_dense(DocumentIndex(i)), i % 2 == 0) << i;
  EXPECT_TRUE(clusters.dense_pair(DocumentIndex(0), DocumentIndex(398)));
  EXPECT_FALSE(clusters.dense_pair(DocumentIndex(0), DocumentIndex(1)));
  EXPECT_FALSE(clusters.dense_pair(DocumentIndex(1), DocumentIndex(3)));
}

TEST(NearCopyClusters, documents_that_seldom_meet_are_not_dense) {
  const SignatureMatrix matrix = near_copies(600, 10);  // a band is left to one document in six
  const NearCopyClusters clusters(*index_of(matrix));
  ASSERT_GE(clusters.size(), 1U);
  EXPECT_FALSE(clusters.dense(0));
  EXPECT_FALSE(clusters.in_dense(DocumentIndex(0)));
}

TEST(NearCopyClusters, small_buckets_make_none) {
  EXPECT_EQ(NearCopyClusters(*index_of(near_copies(NearCopyClusters::kLeastBucket - 1, 2))).size(), 0U);
}

TEST(NearCopyClusters, of_nothing_are_none) {
  EXPECT_EQ(NearCopyClusters(*index_of(SignatureMatrix(0, kHashes))).size(), 0U);
}

/// NearCopyClusters from none to dense, tiles that are full and not, buckets that mix a cluster with others.
struct Copies {
  std::size_t copies;
  int edits;
  std::uint32_t hashes = kHashes;
  LshOptions lsh = kLsh;
};

class CandidatesOfClusters : public testing::TestWithParam<Copies> {};

TEST_P(CandidatesOfClusters, are_all_pairs_that_share_a_band_each_once) {
  const auto& [copies, edits, hashes, lsh] = GetParam();
  SignatureMatrix matrix = near_copies(copies, edits, hashes);
  for (std::size_t i = 1; i < matrix.documents(); i += 6) {  // some loners have a band of the copies
    for (std::uint32_t row = lsh.rows; row < 3 * lsh.rows; ++row) matrix[DocumentIndex(i)][row] = row;
  }
  using Pair = std::pair<std::uint32_t, std::uint32_t>;
  std::map<Pair, std::uint32_t> expected, found;
  for (std::uint32_t a = 0; a < matrix.documents(); ++a)
    for (std::uint32_t b = a + 1; b < matrix.documents(); ++b)
      if (const auto shared = shared_bands(matrix[DocumentIndex(a)], matrix[DocumentIndex(b)], lsh); shared > 0)
        expected[{a, b}] = shared;
  const auto index = index_of(matrix, lsh);
  std::mutex mutex;
  std::uint64_t visits = 0;
  const auto visit = [&](DocumentIndex a, std::span<const Candidate> candidates) {
    const std::scoped_lock lock(mutex);
    visits += candidates.size();
    for (const Candidate& b : candidates) {
      EXPECT_LT(a, b.document);
      found[{a.value, b.document.value}] = b.match.shared_bands;
    }
  };
  ASSERT_TRUE(for_each_pair(matrix, *index, NearCopyClusters(*index), Progress{}, visit));
  EXPECT_EQ(found, expected);
  EXPECT_EQ(visits, expected.size());
}

INSTANTIATE_TEST_SUITE_P(Sizes, CandidatesOfClusters,
                         testing::Values(Copies{20, 2}, Copies{200, 1}, Copies{256, 2}, Copies{600, 3}, Copies{600, 10},
                                         // signatures that are sieved, and finite tables
                                         Copies{300, 20, 100, {20, 5, 0}}, Copies{300, 200, 100, {20, 5, 0}},
                                         Copies{300, 60, 128, {8, 16, 0}}, Copies{100, 2, 12, {6, 2, 3}},
                                         Copies{100, 100, 100, {20, 5, 7}}));

TEST(CandidatesOfClusters, stop_when_asked) {
  const SignatureMatrix matrix = near_copies(300, 1);
  const auto index = index_of(matrix);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(for_each_pair(matrix, *index, NearCopyClusters(*index), Progress(stop.get_token()), [](auto, auto) {}));
}

}  // namespace
}  // namespace lookalike::test
