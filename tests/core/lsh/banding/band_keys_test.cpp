#include "core/lsh/banding/band_keys.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include "tests/support/instruction_sets.h"

namespace lookalike {
namespace {

using Row = std::vector<std::uint32_t>;
using Keys = std::vector<Row>;  // of each band

Keys keys_of(const SignatureMatrix& matrix, const LshOptions& lsh, BandRange range) {
  std::vector<DocumentIndex> documents;
  for (std::size_t i = 0; i < matrix.documents(); ++i) documents.emplace_back(i);
  Keys keys(range.count, Row(documents.size()));
  std::vector<std::uint32_t*> places;
  for (Row& of_band : keys) places.push_back(of_band.data());
  BandKeyWriter(matrix, lsh, range).write(documents, places);
  return keys;
}

SignatureMatrix matrix_of(const std::vector<Row>& signatures) {
  SignatureMatrix matrix(signatures.size(), static_cast<std::uint32_t>(signatures[0].size()));
  for (std::size_t i = 0; i < signatures.size(); ++i)
    std::ranges::copy(signatures[i], matrix[DocumentIndex(i)].begin());
  return matrix;
}

Row counted(std::uint32_t hashes) {
  Row signature(hashes);
  std::iota(signature.begin(), signature.end(), 1U);
  return signature;
}

class BandKeys : public testing::TestWithParam<LshOptions> {};

TEST_P(BandKeys, depend_on_every_row_of_the_band_and_no_other) {
  const LshOptions lsh = GetParam();
  std::vector<Row> signatures(1, counted(lsh.bands * lsh.rows));
  for (std::size_t row = 0; row < signatures[0].size(); ++row) {
    signatures.push_back(signatures[0]);
    ++signatures.back()[row];
  }
  const SignatureMatrix matrix = matrix_of(signatures);
  test::on_every_instruction_set([&] {
    const Keys keys = keys_of(matrix, lsh, {0, lsh.bands});
    for (std::size_t row = 0; row + 1 < signatures.size(); ++row)
      for (std::size_t band = 0; band < lsh.bands; ++band)
        ASSERT_EQ(keys[band][row + 1] == keys[band][0], row / lsh.rows != band) << row << " in " << band;
  });
}

TEST_P(BandKeys, of_some_bands_are_those_of_all) {
  const LshOptions lsh = GetParam();
  std::mt19937 random(2);
  std::vector<Row> signatures(200, Row(lsh.bands * lsh.rows));
  for (Row& signature : signatures)
    for (std::uint32_t& value : signature) value = static_cast<std::uint32_t>(random());
  const SignatureMatrix matrix = matrix_of(signatures);
  const Keys all = keys_of(matrix, lsh, {0, lsh.bands});
  test::on_every_instruction_set([&] {
    for (std::uint32_t band = 0; band < lsh.bands; ++band)
      ASSERT_EQ(keys_of(matrix, lsh, {band, 1})[0], all[band]) << band;
  });
}

INSTANTIATE_TEST_SUITE_P(Shapes, BandKeys,
                         testing::Values(LshOptions{3, 1, 0}, LshOptions{4, 2, 0}, LshOptions{20, 5, 0},
                                         LshOptions{2, 64, 0}, LshOptions{1, 100, 0}),
                         [](const auto& shape) {
                           return std::to_string(shape.param.bands) + "x" + std::to_string(shape.param.rows);
                         });

TEST(BandKeys, of_swapped_rows_differ) {
  const Keys keys = keys_of(matrix_of({{1, 2, 3}, {2, 1, 3}, {1, 2, 3}}), {1, 3, 0}, {0, 1});
  EXPECT_NE(keys[0][0], keys[0][1]);
  EXPECT_EQ(keys[0][0], keys[0][2]);
}

// 100,000 different bands share a key of 32 bits with 100,000^2 / 2^33 = 1.2 others on average.
TEST(BandKeys, are_as_evenly_spread_as_random_ones) {
  SignatureMatrix matrix(100'000, 2);
  for (std::size_t i = 0; i < matrix.documents(); ++i) {
    matrix[DocumentIndex(i)][0] = static_cast<std::uint32_t>(i % 1'000);
    matrix[DocumentIndex(i)][1] = static_cast<std::uint32_t>(i / 1'000);
  }
  const Keys keys = keys_of(matrix, {1, 2, 0}, {0, 1});
  EXPECT_GE(std::set<std::uint32_t>(keys[0].begin(), keys[0].end()).size(), matrix.documents() - 10);
}

TEST(BandKeys, of_a_finite_table_are_its_buckets) {
  const LshOptions lsh{3, 2, 10};
  std::vector<Row> signatures;
  for (std::uint32_t i = 0; i < 100; ++i) signatures.push_back({i, 1, i, 2, i, 3});
  const SignatureMatrix matrix = matrix_of(signatures);
  const Keys keys = keys_of(matrix, lsh, {1, 2});
  for (std::size_t i = 0; i < signatures.size(); ++i)
    for (std::uint32_t band = 0; band < 2; ++band)
      EXPECT_EQ(keys[band][i], bucket_of(matrix[DocumentIndex(i)], 1 + band, lsh));
}

TEST(BandKeys, use_a_finite_table_evenly) {
  const LshOptions lsh{.bands = 1, .rows = 2, .buckets = 10};
  std::vector<int> used(10);
  for (std::uint32_t i = 0; i < 10'000; ++i) ++used.at(bucket_of(Row{i, 17}, 0, lsh));
  for (const int count : used) EXPECT_NEAR(count, 1'000, 4 * 30);  // sigma = sqrt(10000 * 0.1 * 0.9) = 30
}

}  // namespace
}  // namespace lookalike
