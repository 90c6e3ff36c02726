
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "core/lsh/candidates/candidates.h"
#include "tests/support/stages.h"

namespace lookalike::test {
namespace {

using Pair = std::pair<std::uint32_t, std::uint32_t>;

constexpr std::uint32_t kHashes = 4;
constexpr LshOptions kLsh{4, 1, 0};

SignatureMatrix random_matrix(std::size_t documents, std::uint32_t values) {
  SignatureMatrix matrix(documents, kHashes);
  std::mt19937 random(8);
  for (std::size_t i = 0; i < documents; ++i)
    for (std::uint32_t& value : matrix[DocumentIndex(i)]) value = static_cast<std::uint32_t>(random()) % values;
  return matrix;
}

std::shared_ptr<const BandIndex> index_of(const SignatureMatrix& matrix) {
  std::vector<DocumentIndex> all;
  for (std::size_t i = 0; i < matrix.documents(); ++i) all.emplace_back(i);
  return value_of(BandIndex::make(matrix, all, kLsh, Progress{}));
}

// A multiset of the pairs that agree, value by value in each row: such pairs share a bucket of the row.
std::multiset<Pair> met_in_each_row(const SignatureMatrix& matrix) {
  std::multiset<Pair> met;
  for (std::uint32_t row = 0; row < kHashes; ++row) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> by_value;
    for (std::uint32_t i = 0; i < matrix.documents(); ++i) by_value.emplace_back(matrix[DocumentIndex(i)][row], i);
    std::ranges::sort(by_value);
    for (std::size_t i = 0; i < by_value.size(); ++i)
      for (std::size_t j = i + 1; j < by_value.size() && by_value[j].first == by_value[i].first; ++j)
        met.emplace(by_value[i].second, by_value[j].second);
  }
  return met;
}

TEST(Collisions, are_all_pairs_of_all_buckets_once_and_in_ascending_order) {
  SignatureMatrix matrix = random_matrix(40'000, 60'000);  // more than one part
  for (std::uint32_t i = 0; i < 20'000; i += 50)
    std::ranges::copy(matrix[DocumentIndex(i + 17'777)], matrix[DocumentIndex(i)].begin());
  const auto met = met_in_each_row(matrix);
  const std::set<Pair> expected(met.begin(), met.end());
  ASSERT_LT(expected.size(), met.size()) << "some pairs should collide twice";
  auto collisions = value_of(Collisions::list(*index_of(matrix), matrix.documents(), Progress{}));
  ASSERT_GT(collisions.parts(), 2u);
  std::vector<Pair> found;
  for (std::size_t part = 0; part < collisions.parts(); ++part)
    for (const std::uint64_t number : collisions.take(part))
      found.emplace_back(Collision(number).first().value, Collision(number).second().value);
  EXPECT_TRUE(std::ranges::equal(found, expected));
}

TEST(Collisions, are_few_up_to_eight_per_document) {
  SignatureMatrix matrix(40, kHashes);
  for (std::uint32_t i = 0; i < 40; ++i)
    for (std::uint32_t row = 0; row < kHashes; ++row) matrix[DocumentIndex(i)][row] = row == 0 ? i % 20 : i;
  for (std::uint32_t i = 0; i < 25; ++i) matrix[DocumentIndex(i)][1] = 7;
  const auto index = index_of(matrix);
  const std::uint64_t collisions = 20 + 25 * 24 / 2;  // each with the one 20 further, and the 25 with each other
  EXPECT_EQ(met_in_each_row(matrix).size(), collisions);
  EXPECT_TRUE(Collisions::few(*index, collisions / 8));
  EXPECT_FALSE(Collisions::few(*index, collisions / 8 - 1));
}

// A bucket is 32 bits of a key, so sometimes documents that share no band collide.
TEST(Collisions, of_documents_that_share_no_band_are_not_candidates) {
  SignatureMatrix matrix(3, kHashes);
  for (std::uint32_t i = 0; i < 3; ++i)
    for (std::uint32_t row = 0; row < kHashes; ++row) matrix[DocumentIndex(i)][row] = row == 1 ? i / 2 : 4 * i + row;
  const std::vector<std::uint64_t> met = {Collision(DocumentIndex(0), DocumentIndex(1)).number(),
                                          Collision(DocumentIndex(0), DocumentIndex(2)).number()};
  std::vector<Pair> candidates;
  const auto visit = [&](DocumentIndex a, std::span<const Candidate> others) {
    for (const Candidate& b : others) candidates.emplace_back(a.value, b.document.value);
  };
  ASSERT_TRUE(for_each_candidate_of_collisions(matrix, kLsh, met, Progress{}, visit));
  EXPECT_EQ(candidates, (std::vector<Pair>{{0, 1}}));
}

TEST(Collisions, stop_when_asked) {
  const SignatureMatrix matrix = random_matrix(1'000, 100);
  std::stop_source stop;
  stop.request_stop();
  const auto collisions = Collisions::list(*index_of(matrix), matrix.documents(), Progress(stop.get_token()));
  ASSERT_FALSE(collisions);
  EXPECT_EQ(collisions.error().code, ErrorCode::cancelled);
}

}  // namespace
}  // namespace lookalike::test
