#include "core/lsh/candidates/signature_match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "core/lsh/candidates/candidates.h"
#include "core/sketch/signature_matrix.h"
#include "tests/support/instruction_sets.h"

namespace lookalike {
namespace {

using Row = std::vector<std::uint32_t>;

struct Shape {
  std::uint32_t hashes;
  LshOptions lsh;
};

class Match : public testing::TestWithParam<Shape> {
 protected:
  // A signature and one that agrees with it in about nine of ten rows.
  std::pair<Row, Row> two() {
    Row a(GetParam().hashes), b;
    for (auto& value : a) value = static_cast<std::uint32_t>(random_());
    b = a;
    for (auto& value : b)
      if (random_() % 10 == 0) value ^= 1u << random_() % 32;
    return {a, b};
  }

  std::mt19937 random_{11};
};

SignatureMatch row_by_row(const Row& a, const Row& b, const LshOptions& lsh) {
  SignatureMatch match;
  for (std::size_t i = 0; i < a.size(); ++i) match.agreement += a[i] == b[i];
  while (match.leading < a.size() && a[match.leading] == b[match.leading]) ++match.leading;
  for (std::uint32_t band = lsh.bands; band-- > 0;) {
    bool all = true;
    for (std::uint32_t row = band * lsh.rows; row < (band + 1) * lsh.rows; ++row) all &= a[row] == b[row];
    match.shared_bands += all;
    if (all) match.first_shared_row = band * lsh.rows;
  }
  return match;
}

void expect_equal(const SignatureMatch& match, const SignatureMatch& expected) {
  EXPECT_EQ(match.agreement, expected.agreement);
  EXPECT_EQ(match.leading, expected.leading);
  EXPECT_EQ(match.shared_bands, expected.shared_bands);
  EXPECT_EQ(match.first_shared_row, expected.first_shared_row);
}

TEST_P(Match, equals_a_comparison_row_by_row) {
  const LshOptions& lsh = GetParam().lsh;
  SignatureMatcher matcher(lsh);
  test::on_every_instruction_set([&] {
    for (int trial = 0; trial < 50; ++trial) {
      const auto [a, b] = two();
      expect_equal(matcher.compare(a, b), row_by_row(a, b, lsh));
      expect_equal(matcher.compare(a, a), row_by_row(a, a, lsh));
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Shapes, Match,
                         testing::Values(Shape{1, {1, 1, 0}}, Shape{12, {3, 4, 0}}, Shape{63, {21, 3, 0}},
                                         Shape{64, {1, 64, 0}}, Shape{65, {13, 5, 0}}, Shape{100, {20, 5, 0}},
                                         Shape{127, {12, 10, 0}}, Shape{128, {2, 64, 0}}, Shape{200, {2, 100, 0}},
                                         Shape{4096, {512, 8, 0}}),
                         [](const auto& info) {
                           const Shape& shape = info.param;
                           return std::to_string(shape.hashes) + "_" + std::to_string(shape.lsh.bands) + "x" +
                                  std::to_string(shape.lsh.rows);
                         });

TEST(Match, compares_the_buckets_of_finite_tables) {
  const LshOptions lsh{4, 1, 2};  // two buckets: many accidents
  SignatureMatcher matcher(lsh);
  for (std::uint32_t i = 0; i < 100; ++i) {
    const Row a = {1, 2, 3, 4}, b = {i, i + 1, i + 2, i + 3};
    std::uint32_t shared = 0, first = SignatureMatch::kNone;
    for (std::uint32_t band = 4; band-- > 0;) {
      if (!shares_band(a, b, band, lsh)) continue;
      ++shared;
      first = band;
    }
    const SignatureMatch match = matcher.compare(a, b);
    EXPECT_EQ(match.shared_bands, shared);
    EXPECT_EQ(match.first_shared_row, first);
  }
}

}  // namespace
}  // namespace lookalike
