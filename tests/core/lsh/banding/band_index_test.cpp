#include "core/lsh/banding/band_index.h"

#include <gtest/gtest.h>

#include <map>
#include <mutex>
#include <random>
#include <set>

#include "core/lsh/candidates/candidates.h"
#include "core/pipeline/engine.h"
#include "tests/support/stages.h"

namespace lookalike::test {
namespace {

using Pair = std::pair<std::size_t, std::size_t>;
using Row = std::vector<std::uint32_t>;

// Few distinct values, so that bands often agree.
SignatureMatrix random_matrix(std::size_t documents, std::uint32_t hashes, std::uint32_t values) {
  SignatureMatrix matrix(documents, hashes);
  std::mt19937 random(3);
  for (std::size_t i = 0; i < documents; ++i)
    for (std::uint32_t& value : matrix[DocumentIndex(i)]) value = static_cast<std::uint32_t>(random()) % values;
  return matrix;
}

std::vector<DocumentIndex> all_of(const SignatureMatrix& matrix) {
  std::vector<DocumentIndex> all;
  for (std::size_t i = 0; i < matrix.documents(); ++i) all.emplace_back(i);
  return all;
}

std::shared_ptr<const BandIndex> index_of(const SignatureMatrix& matrix, const LshOptions& lsh) {
  return value_of(BandIndex::make(matrix, all_of(matrix), lsh, Progress{}));
}

Row band_of(const SignatureMatrix& matrix, std::size_t document, std::uint32_t band, const LshOptions& lsh) {
  const auto begin = matrix[DocumentIndex(document)].begin() + band * lsh.rows;
  return {begin, begin + lsh.rows};
}

// A band's identity: its rows, or the number of its bucket in a finite table.
bool together(const SignatureMatrix& matrix, std::size_t a, std::size_t b, std::uint32_t band, const LshOptions& lsh) {
  if (!lsh.buckets) return band_of(matrix, a, band, lsh) == band_of(matrix, b, band, lsh);
  return bucket_of(matrix[DocumentIndex(a)], band, lsh) == bucket_of(matrix[DocumentIndex(b)], band, lsh);
}

std::map<Pair, std::uint32_t> bands_shared_by_each_pair(const SignatureMatrix& matrix, const LshOptions& lsh) {
  std::map<Pair, std::uint32_t> shared;
  for (std::size_t a = 0; a < matrix.documents(); ++a)
    for (std::size_t b = a + 1; b < matrix.documents(); ++b)
      for (std::uint32_t band = 0; band < lsh.bands; ++band)
        if (together(matrix, a, b, band, lsh)) ++shared[{a, b}];
  return shared;
}

class Bands : public testing::TestWithParam<LshOptions> {
 protected:
  const LshOptions lsh_ = GetParam();
  const SignatureMatrix matrix_ = random_matrix(150, 12, lsh_.rows == 1 ? 200 : 6);

  /// `visit_all(visit)` goes through all candidates.
  template <typename VisitAll>
  void expect_each_once(const VisitAll& visit_all) const {
    const auto expected = bands_shared_by_each_pair(matrix_, lsh_);
    ASSERT_FALSE(expected.empty());
    ASSERT_LT(expected.size(), 150u * 149u / 2) << "otherwise every pair is a candidate";
    for (const unsigned threads : {1u, 2u, 4u}) {
      const ThreadLimit limit(threads);
      std::mutex mutex;
      std::map<Pair, std::uint32_t> visits;
      const auto visit = [&](DocumentIndex a, std::span<const Candidate> candidates) {
        const std::scoped_lock lock(mutex);
        for (const Candidate& b : candidates) ++visits[{a, b.document}];
      };
      ASSERT_TRUE(visit_all(visit));
      ASSERT_EQ(visits.size(), expected.size());
      for (const auto& [pair, count] : visits) {
        EXPECT_TRUE(expected.contains(pair)) << pair.first << ", " << pair.second;
        EXPECT_EQ(count, 1u) << pair.first << ", " << pair.second;
      }
    }
  }
};

TEST_P(Bands, buckets_equal_the_brute_force_in_ascending_order) {
  using Bucket = std::vector<DocumentIndex>;
  const auto index = index_of(matrix_, lsh_);
  for (std::uint32_t band = 0; band < lsh_.bands; ++band) {
    std::set<Bucket> expected, found;
    for (std::size_t a = 0; a < 150; ++a) {
      Bucket with_a;
      for (std::size_t b = 0; b < 150; ++b)
        if (together(matrix_, a, b, band, lsh_)) with_a.emplace_back(b);
      if (with_a.size() > 1) expected.insert(with_a);
    }
    for (const auto& bucket : index->shared_buckets(band)) {
      const auto documents = index->documents_of(bucket);
      EXPECT_TRUE(found.insert(Bucket(documents.begin(), documents.end())).second);
    }
    EXPECT_EQ(found, expected) << "band " << band;
  }
}

TEST_P(Bands, shared_buckets_have_exactly_the_pairs_of_each_band) {
  const auto index = index_of(matrix_, lsh_);
  std::map<Pair, std::uint32_t> found;
  for (const BandIndex::Bucket& bucket : index->shared_buckets()) {
    EXPECT_GE(bucket.size(), 2u);
    const auto documents = index->documents_of(bucket);
    for (std::size_t i = 0; i < documents.size(); ++i)
      for (std::size_t j = i + 1; j < documents.size(); ++j) ++found[{documents[i], documents[j]}];
  }
  EXPECT_EQ(found, bands_shared_by_each_pair(matrix_, lsh_));
}

TEST_P(Bands, every_candidate_is_visited_exactly_once_with_any_number_of_threads) {
  const auto index = index_of(matrix_, lsh_);
  expect_each_once([&](const auto& visit) { return for_each_candidate(matrix_, *index, Progress{}, visit); });
}

TEST_P(Bands, every_candidate_is_visited_exactly_once_as_a_stream) {
  const auto index = index_of(matrix_, lsh_);
  expect_each_once([&](const auto& visit) {
    return for_each_candidate(matrix_, *index, index->shared_buckets(), Progress{}, visit);
  });
}

TEST_P(Bands, every_candidate_is_visited_exactly_once_from_a_list) {
  const auto index = index_of(matrix_, lsh_);
  expect_each_once([&](const auto& visit) {
    auto collisions = value_of(Collisions::list(*index, matrix_.documents(), Progress{}));
    EXPECT_EQ(collisions.parts(), 1u);
    return for_each_candidate_of_collisions(matrix_, lsh_, collisions.take(0), Progress{}, visit);
  });
}

TEST_P(Bands, shared_bands_are_counted) {
  auto expected = bands_shared_by_each_pair(matrix_, lsh_);
  for (std::size_t a = 0; a < 150; ++a)
    for (std::size_t b = a + 1; b < 150; ++b) {
      const std::uint32_t shared = shared_bands(matrix_[DocumentIndex(a)], matrix_[DocumentIndex(b)], lsh_);
      ASSERT_EQ(shared, (expected[{a, b}])) << a << ", " << b;
    }
}

INSTANTIATE_TEST_SUITE_P(Shapes, Bands,
                         testing::Values(LshOptions{12, 1, 0}, LshOptions{6, 2, 0}, LshOptions{4, 3, 0},
                                         LshOptions{2, 5, 0},  // two rows unused
                                         LshOptions{1, 3, 0}, LshOptions{4, 3, 90}, LshOptions{3, 4, 40}),
                         [](const auto& shape) {
                           const LshOptions& lsh = shape.param;
                           return std::to_string(lsh.bands) + "x" + std::to_string(lsh.rows) +
                                  (lsh.buckets ? "_in_" + std::to_string(lsh.buckets) : std::string());
                         });

// The 64-bit key of three or more rows is a hash, so two different bands may in theory share a bucket. No test can
// produce that, but it can check the rule that guards against it: bands are compared by their rows.
TEST(SharesBand, compares_rows_and_not_keys) {
  const LshOptions lsh{.bands = 2, .rows = 3};
  EXPECT_TRUE(shares_band(Row{1, 2, 3, 4, 5, 6}, Row{1, 2, 3, 9, 9, 9}, 0, lsh));
  EXPECT_FALSE(shares_band(Row{1, 2, 3, 4, 5, 6}, Row{1, 2, 3, 9, 9, 9}, 1, lsh));
  EXPECT_FALSE(shares_band(Row{1, 2, 3, 4, 5, 6}, Row{1, 2, 4, 4, 5, 6}, 0, lsh));
}

TEST(SharesBand, finite_table_compares_buckets) {
  const LshOptions lsh{.bands = 1, .rows = 2, .buckets = 1};
  EXPECT_TRUE(shares_band(Row{1, 2}, Row{3, 4}, 0, lsh));
}

TEST(BandIndex, only_the_given_documents_are_indexed) {
  const SignatureMatrix equal(6, 4);  // all empty, so equal everywhere
  const std::vector<DocumentIndex> some = {DocumentIndex(1), DocumentIndex(4)};
  const auto index = value_of(BandIndex::make(equal, some, {.bands = 2, .rows = 2}, Progress{}));
  ASSERT_EQ(index->shared_buckets(0).size(), 1u);
  const auto found = index->documents_of(index->shared_buckets(0)[0]);
  EXPECT_EQ(std::vector<DocumentIndex>(found.begin(), found.end()), some);
}

TEST(BandIndex, no_documents_no_buckets) {
  const SignatureMatrix none(0, 4);
  const auto index = index_of(none, {.bands = 2, .rows = 2});
  EXPECT_TRUE(index->shared_buckets().empty());
}

TEST(BandIndex, of_some_bands_equals_that_part_of_the_whole) {
  const SignatureMatrix matrix = random_matrix(60, 12, 3);
  const LshOptions lsh{.bands = 6, .rows = 2};
  const auto whole = index_of(matrix, lsh);
  const auto part = value_of(BandIndex::make(matrix, all_of(matrix), lsh, {2, 3}, Progress{}));
  const auto content = [](const BandIndex& index, std::uint32_t band) {
    std::vector<std::vector<DocumentIndex>> buckets;
    for (const auto& bucket : index.shared_buckets(band)) {
      const auto documents = index.documents_of(bucket);
      buckets.emplace_back(documents.begin(), documents.end());
    }
    return buckets;
  };
  for (const std::uint32_t band : {2u, 3u, 4u}) {
    EXPECT_FALSE(content(*whole, band).empty());
    EXPECT_EQ(content(*part, band), content(*whole, band));
  }
  EXPECT_EQ(part->shared_buckets().size(),
            whole->shared_buckets(2).size() + whole->shared_buckets(3).size() + whole->shared_buckets(4).size());
}

TEST(BandIndex, stops_when_asked) {
  std::stop_source stop;
  stop.request_stop();
  const SignatureMatrix matrix = random_matrix(100, 4, 3);
  const auto stopped = BandIndex::make(matrix, all_of(matrix), {.bands = 2, .rows = 2}, Progress(stop.get_token()));
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, ErrorCode::cancelled);
  const auto index = index_of(matrix, {.bands = 2, .rows = 2});
  EXPECT_FALSE(for_each_candidate(matrix, *index, Progress(stop.get_token()), [](auto, auto) {}));
}

}  // namespace
}  // namespace lookalike::test
