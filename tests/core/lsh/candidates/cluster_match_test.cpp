#include "core/lsh/candidates/cluster_match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>

#include "core/lsh/candidates/candidates.h"
#include "tests/support/instruction_sets.h"
#include "tests/support/stages.h"

namespace lookalike {
namespace {

struct Shape {
  std::uint32_t hashes;
  LshOptions lsh;
};

/// A cluster of two of three documents: first near-copies, then more and more different, with more values in a row than
/// there are codes.
class ClusterMatch : public testing::TestWithParam<Shape> {
 protected:
  ClusterMatch() : matrix_(3000, GetParam().hashes) {
    std::mt19937 random(5);
    for (std::size_t i = 0; i < matrix_.documents(); ++i) {
      const auto row = matrix_[DocumentIndex(i)];
      std::iota(row.begin(), row.end(), 0U);
      for (std::size_t edit = 0; edit < i * row.size() / 1500; ++edit) row[random() % row.size()] = random() % 600;
      if (i % 3 != 1) cluster_.emplace_back(i);
    }
  }

  // Against each tile, in which places may be empty.
  void expect_matches(const ClusterCodes& codes, std::size_t a) const {
    ClusterMatcher matcher(codes, GetParam().lsh);
    for (std::size_t tile = 0; tile < codes.tiles(); ++tile) {
      const ClusterMatches& matches = matcher.match(a, tile);
      for (std::size_t i = 0; i < ClusterCodes::kTile; ++i) expect_match(matches, i, a, tile * ClusterCodes::kTile + i);
    }
  }

  void expect_match(const ClusterMatches& matches, std::size_t i, std::size_t a, std::size_t b) const {
    if (a == b) return;
    const bool sharing = matches.sharing >> i & 1;
    ASSERT_TRUE(b < cluster_.size() || !sharing);
    if (b >= cluster_.size()) return;
    const std::uint32_t shared = shared_bands(matrix_[cluster_[a]], matrix_[cluster_[b]], GetParam().lsh);
    ASSERT_EQ(sharing, shared > 0);
    ASSERT_EQ(matches.shared_bands[i], shared);
    ASSERT_EQ(matches.agreement[i], agreement(matrix_[cluster_[a]], matrix_[cluster_[b]]));
    ASSERT_EQ(std::min<std::uint32_t>(matches.leading[i], GetParam().hashes), leading(cluster_[a], cluster_[b]));
  }

  std::uint32_t leading(DocumentIndex a, DocumentIndex b) const {
    const auto x = matrix_[a], y = matrix_[b];
    return static_cast<std::uint32_t>(std::ranges::mismatch(x, y).in1 - x.begin());
  }

  SignatureMatrix matrix_;
  std::vector<DocumentIndex> cluster_;
};

TEST_P(ClusterMatch, tells_of_each_pair_what_its_rows_tell) {
  const ClusterCodes codes = test::value_of(ClusterCodes::make(matrix_, cluster_, {}));
  test::on_every_instruction_set([&] {
    for (std::size_t a = 0; a < cluster_.size(); a += 97) expect_matches(codes, a);
  });
}

TEST_P(ClusterMatch, codes_are_equal_where_values_are) {
  const ClusterCodes codes = test::value_of(ClusterCodes::make(matrix_, cluster_, {}));
  for (std::size_t row = 0; row < GetParam().hashes; ++row) {
    std::map<std::uint32_t, std::vector<std::size_t>> by_value;
    for (std::size_t i = 0; i < cluster_.size(); ++i) by_value[codes.signature(i)[row]].push_back(i);
    std::map<std::uint8_t, std::uint32_t> value_of_code;
    for (const auto& [value, documents] : by_value)
      for (const std::size_t i : documents) {
        const std::uint8_t code = codes.codes(i)[row];
        ASSERT_EQ(code == ClusterCodes::kAlone, documents.size() == 1);
        ASSERT_EQ(codes.shared(i)[row / 64] >> row % 64 & 1, documents.size() > 1);
        ASSERT_EQ(codes.rare(i)[row / 64] >> row % 64 & 1, code == ClusterCodes::kRare);
        if (code >= ClusterCodes::kRare) continue;
        ASSERT_EQ(value_of_code.try_emplace(code, value).first->second, value);
      }
  }
}

INSTANTIATE_TEST_SUITE_P(Shapes, ClusterMatch,
                         testing::Values(Shape{1, {1, 1, 0}}, Shape{12, {3, 4, 0}}, Shape{12, {12, 1, 0}},
                                         Shape{63, {21, 3, 0}}, Shape{64, {1, 64, 0}}, Shape{65, {13, 5, 0}},
                                         Shape{100, {20, 5, 0}}, Shape{127, {12, 10, 0}}, Shape{128, {2, 64, 0}},
                                         Shape{200, {2, 100, 0}}, Shape{1024, {128, 8, 0}}, Shape{100, {20, 5, 7}}),
                         [](const auto& info) {
                           const std::uint32_t hashes = info.param.hashes;
                           const LshOptions& lsh = info.param.lsh;
                           return std::to_string(hashes) + "_" + std::to_string(lsh.bands) + "x" +
                                  std::to_string(lsh.rows) + (lsh.buckets ? "_buckets" : "");
                         });

TEST(ClusterCodes, stop_when_asked) {
  std::stop_source stop;
  stop.request_stop();
  const SignatureMatrix matrix(10, 4);
  const std::vector<DocumentIndex> cluster = {DocumentIndex(1), DocumentIndex(2)};
  const auto stopped = ClusterCodes::make(matrix, cluster, Progress(stop.get_token()));
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, ErrorCode::cancelled);
}

TEST(ClusterCodes, of_many_values_leave_the_rarest_without_a_number) {
  constexpr std::size_t kValues = 400;
  SignatureMatrix matrix(3 * kValues, 1);  // value v twice, and once more where it is below 200
  std::vector<DocumentIndex> cluster;
  for (std::size_t i = 0; i < matrix.documents(); ++i) {
    cluster.emplace_back(i);
    const auto value = static_cast<std::uint32_t>(i % kValues);
    matrix[DocumentIndex(i)][0] = i >= 2 * kValues && value >= 200 ? 1'000 + value : value;
  }
  const ClusterCodes codes = test::value_of(ClusterCodes::make(matrix, cluster, {}));
  std::size_t rare = 0;
  for (std::size_t i = 0; i < cluster.size(); ++i) {
    rare += codes.codes(i)[0] == ClusterCodes::kRare;
    EXPECT_TRUE(matrix[cluster[i]][0] >= 200 || codes.codes(i)[0] < ClusterCodes::kRare) << i;
  }
  EXPECT_EQ(rare, 2 * (kValues - ClusterCodes::kRare));
}

}  // namespace
}  // namespace lookalike
