#include "core/lsh/candidates/candidates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <numeric>
#include <random>

#include "core/pipeline/engine.h"
#include "tests/support/stages.h"

namespace lookalike::test {
namespace {

constexpr LshOptions kLsh{6, 2, 0};
constexpr std::uint32_t kHashes = 12;

/// `copies` signatures that differ from each other in about `edits` rows, and as many unrelated ones between them.
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

/// From few collisions to many, buckets of one task and of several, buckets that mix near-copies with others.
struct Copies {
  std::size_t copies;
  int edits;
  std::uint32_t hashes = kHashes;
  LshOptions lsh = kLsh;
};

class CandidatesOfNearCopies : public testing::TestWithParam<Copies> {};

TEST_P(CandidatesOfNearCopies, are_all_pairs_that_share_a_band_listed_once) {
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
  ASSERT_TRUE(for_each_candidate(matrix, *index, Progress{}, visit));
  EXPECT_EQ(found, expected);
  EXPECT_EQ(visits, expected.size());
}

INSTANTIATE_TEST_SUITE_P(Sizes, CandidatesOfNearCopies,
                         testing::Values(Copies{20, 2}, Copies{200, 1}, Copies{256, 2}, Copies{600, 3}, Copies{600, 10},
                                         // sieved signatures, and finite tables
                                         Copies{300, 20, 100, {20, 5, 0}}, Copies{300, 200, 100, {20, 5, 0}},
                                         Copies{300, 60, 128, {8, 16, 0}}, Copies{100, 2, 12, {6, 2, 3}},
                                         Copies{100, 100, 100, {20, 5, 7}}));

TEST(CandidatesOfNearCopies, stop_when_asked) {
  const SignatureMatrix matrix = near_copies(300, 1);
  const auto index = index_of(matrix);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(for_each_candidate(matrix, *index, Progress(stop.get_token()), [](auto, auto) {}));
}

}  // namespace
}  // namespace lookalike::test
