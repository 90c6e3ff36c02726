#include "core/lsh/signature_match.h"

#include <gtest/gtest.h>

#include <random>

#include "core/lsh/candidates.h"
#include "core/sketch/signature_matrix.h"

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

TEST_P(Match, tells_what_comparing_row_by_row_tells) {
  const LshOptions& lsh = GetParam().lsh;
  SignatureMatch match(lsh);
  for (int trial = 0; trial < 200; ++trial) {
    const auto [a, b] = two();
    match.compare(a, b);
    std::uint32_t agreeing = 0, leading = 0, shared = 0, first = SignatureMatch::kNoBand;
    for (std::size_t i = 0; i < a.size(); ++i) agreeing += a[i] == b[i];
    while (leading < a.size() && a[leading] == b[leading]) ++leading;
    for (std::uint32_t band = 0; band < lsh.bands; ++band) {
      bool all = true;
      for (std::uint32_t row = band * lsh.rows; row < (band + 1) * lsh.rows; ++row) all &= a[row] == b[row];
      EXPECT_EQ(match.shares(band), all) << "band " << band;
      if (all && first == SignatureMatch::kNoBand) first = band;
      EXPECT_EQ(match.shares_first(band), all && shared == 0) << "band " << band;
      shared += all;
    }
    EXPECT_EQ(match.agreement(), agreeing);
    EXPECT_EQ(match.shared_bands(), shared);
    EXPECT_EQ(match.first_shared_band(), first);
    for (std::uint32_t rows = 0; rows <= a.size(); ++rows) EXPECT_EQ(match.agrees_up_to(rows), rows <= leading);
  }
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

TEST(Match, of_finite_tables_goes_by_buckets) {
  const LshOptions lsh{4, 1, 2};  // two buckets: many accidents
  SignatureMatch match(lsh);
  for (std::uint32_t i = 0; i < 100; ++i) {
    const Row a = {1, 2, 3, 4}, b = {i, i + 1, i + 2, i + 3};
    match.compare(a, b);
    for (std::uint32_t band = 0; band < 4; ++band) EXPECT_EQ(match.shares(band), shares_band(a, b, band, lsh));
  }
}

}  // namespace
}  // namespace lookalike
