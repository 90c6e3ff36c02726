#include "core/lsh/theory/s_curve.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <random>
#include <vector>

namespace lookalike {
namespace {

/// Judges one pair by the definition: which rows agree, and which bands collide by chance.
struct Trial {
  LshOptions lsh;
  std::uint32_t prefix, n;

  bool agrees(std::uint64_t rows, std::uint32_t from, std::uint32_t count) const {
    const std::uint64_t mask = ((std::uint64_t{1} << count) - 1) << from;
    return (rows & mask) == mask;
  }
  bool prefix_agrees(std::uint64_t rows) const { return prefix == 0 || agrees(rows, 0, prefix); }
  std::uint32_t full_bands(std::uint64_t rows) const {
    std::uint32_t full = 0;
    for (std::uint32_t band = 0; band < lsh.bands; ++band) full += agrees(rows, band * lsh.rows, lsh.rows);
    return full;
  }
};

/// P(kept and at least `needed` of n values agree | s) over all 2^n patterns of agreement.
double enumerated(const Trial& trial, double s, std::uint32_t needed) {
  double sum = 0;
  for (std::uint64_t rows = 0; rows < (std::uint64_t{1} << trial.n); ++rows) {
    const auto agreeing = static_cast<std::uint32_t>(std::popcount(rows));
    if (agreeing < needed || !trial.prefix_agrees(rows)) continue;
    const double weight = std::pow(s, agreeing) * std::pow(1 - s, trial.n - agreeing);
    const double accident = trial.lsh.buckets == 0 ? 0 : 1.0 / static_cast<double>(trial.lsh.buckets);
    const double none = trial.full_bands(rows) > 0 ? 0 : std::pow(1 - accident, trial.lsh.bands);
    sum += weight * (1 - none);
  }
  return sum;
}

const std::vector<double> kSimilarities{0, 0.05, 0.3, 0.5, 0.72, 0.8, 0.97, 1};

const std::vector<Trial> kSmallTrials{
    {{3, 4, 0}, 0, 12},  {{3, 4, 0}, 2, 12},  {{3, 4, 0}, 4, 14},  {{3, 4, 0}, 7, 14},
    {{3, 4, 0}, 12, 13}, {{4, 3, 5}, 0, 13},  {{4, 3, 5}, 2, 13},  {{4, 3, 1}, 1, 12},
    {{1, 1, 0}, 0, 1},   {{1, 10, 0}, 3, 12}, {{12, 1, 0}, 0, 13}, {{5, 2, 7}, 1, 11},
};

TEST(CandidateProbability, twenty_by_five_at_four_fifths_is_almost_certain) {
  EXPECT_NEAR(candidate_probability(0.8, {20, 5, 0}), 0.99964394, 1e-8);
}

TEST(CandidateProbability, equals_the_textbook_table_for_twenty_by_five) {
  // Leskovec, Rajaraman, Ullman, figure 3.8, printed to three digits after the point.
  const std::vector<std::pair<double, double>> table{{0.2, 0.006}, {0.3, 0.047}, {0.4, 0.186}, {0.5, 0.470},
                                                     {0.6, 0.802}, {0.7, 0.975}, {0.8, 0.9996}};
  for (const auto& [s, p] : table) EXPECT_NEAR(candidate_probability(s, {20, 5, 0}), p, 6e-4) << s;
}

TEST(CandidateProbability, tiny_probabilities_keep_their_digits) {
  EXPECT_NEAR(candidate_probability(0.01, {20, 5, 0}) / 20e-10, 1, 1e-8);
}

TEST(CandidateProbability, ends_are_zero_and_one) {
  EXPECT_EQ(candidate_probability(0, {20, 5, 0}), 0);
  EXPECT_EQ(candidate_probability(1, {20, 5, 0}), 1);
}

TEST(CandidateProbability, buckets_add_chance_collisions_even_for_dissimilar_pairs) {
  EXPECT_NEAR(candidate_probability(0, {10, 10, 20000}), 1 - std::pow(1 - 1.0 / 20000, 10), 1e-15);
}

TEST(KeptProbability, prefix_of_one_band_is_its_power) {
  EXPECT_NEAR(passed_probability(0.8, {20, 5, 0}, 5), 0.32768, 1e-12);
}

TEST(KeptProbability, prefix_of_two_bands_is_its_power) {
  EXPECT_NEAR(passed_probability(0.8, {20, 5, 0}, 10), 0.1073741824, 1e-12);
}

TEST(KeptProbability, equals_enumeration_of_all_agreements) {
  for (const Trial& trial : kSmallTrials) {
    for (double s : kSimilarities) {
      EXPECT_NEAR(passed_probability(s, trial.lsh, trial.prefix), enumerated(trial, s, 0), 1e-12)
          << trial.lsh.bands << " x " << trial.lsh.rows << ", prefix " << trial.prefix << ", s " << s;
    }
  }
}

TEST(AcceptedBySignature, equals_enumeration_of_all_agreements) {
  for (const Trial& trial : kSmallTrials) {
    for (double s : kSimilarities) {
      for (std::uint32_t needed = 1; needed <= trial.n; ++needed) {
        const double t = static_cast<double>(needed) / trial.n;
        EXPECT_NEAR(accepted_by_signature_probability(s, trial.lsh, trial.prefix, trial.n, t),
                    enumerated(trial, s, needed), 1e-12)
            << trial.lsh.bands << " x " << trial.lsh.rows << " of " << trial.n << ", prefix " << trial.prefix << ", s "
            << s << ", at least " << needed;
      }
    }
  }
}

/// Share of `kTrials` simulated pairs that are kept and agree on at least `needed` rows.
double simulated(const LshOptions& lsh, std::uint32_t prefix, std::uint32_t n, std::uint32_t needed, double s,
                 int trials) {
  std::mt19937_64 random(20240607);
  std::bernoulli_distribution agree(s);
  std::bernoulli_distribution accident(lsh.buckets == 0 ? 0 : 1.0 / static_cast<double>(lsh.buckets));
  int accepted = 0;
  std::vector<bool> rows(n);
  for (int trial = 0; trial < trials; ++trial) {
    std::uint32_t agreeing = 0;
    for (std::uint32_t i = 0; i < n; ++i) agreeing += rows[i] = agree(random);
    bool prefix_agrees = true, shared = false;
    for (std::uint32_t i = 0; i < prefix; ++i) prefix_agrees = prefix_agrees && rows[i];
    for (std::uint32_t band = 0; band < lsh.bands; ++band) {
      bool full = true;
      for (std::uint32_t i = 0; i < lsh.rows; ++i) full = full && rows[band * lsh.rows + i];
      shared = shared || full || accident(random);
    }
    accepted += prefix_agrees && shared && agreeing >= needed;
  }
  return static_cast<double>(accepted) / trials;
}

TEST(AcceptedBySignature, equals_simulation_of_whole_signatures) {
  struct Case {
    LshOptions lsh;
    std::uint32_t prefix, n, needed;
    double t, s;
  };
  const std::vector<Case> cases{{{20, 5, 0}, 0, 100, 80, 0.8, 0.78},
                                {{20, 5, 0}, 3, 100, 70, 0.7, 0.72},
                                {{8, 16, 0}, 0, 128, 103, 0.8, 0.82},
                                {{12, 4, 0}, 0, 50, 40, 0.8, 0.75},
                                {{10, 10, 3}, 0, 100, 60, 0.6, 0.6}};
  constexpr int kTrials = 40'000;
  for (const Case& c : cases) {
    const double expected = simulated(c.lsh, c.prefix, c.n, c.needed, c.s, kTrials);
    EXPECT_NEAR(accepted_by_signature_probability(c.s, c.lsh, c.prefix, c.n, c.t), expected,
                5 * std::sqrt(0.25 / kTrials))
        << c.lsh.bands << " x " << c.lsh.rows << " of " << c.n << " at " << c.s;
  }
}

TEST(AcceptedBySignature, threshold_that_is_a_whole_number_of_rows_includes_it) {
  // 7 of 100 is 0.07, although 0.07 * 100 is slightly more than 7 in binary: one of seven rows decides here.
  const double seven = accepted_by_signature_probability(0.05, {100, 1, 0}, 0, 100, 0.07);
  double sum = 0;
  for (int k = 7; k <= 100; ++k) {
    sum += std::exp(std::lgamma(101.0) - std::lgamma(k + 1.0) - std::lgamma(101.0 - k) + k * std::log(0.05) +
                    (100 - k) * std::log(0.95));
  }
  EXPECT_NEAR(seven, sum, 1e-9);
}

TEST(AcceptedBySignature, is_never_more_than_kept) {
  for (double s = 0; s <= 1; s += 0.01) {
    EXPECT_LE(accepted_by_signature_probability(s, {20, 5, 0}, 2, 100, 0.8),
              passed_probability(s, {20, 5, 0}, 2) + 1e-12);
  }
}

TEST(CurveThreshold, twenty_by_five) {
  EXPECT_NEAR(curve_threshold(20, 5), 0.5492802717, 1e-9);
}

TEST(CurveThreshold, eight_by_sixteen) {
  EXPECT_NEAR(curve_threshold(8, 16), 0.8781260802, 1e-9);
}

TEST(SteepestSimilarity, is_where_the_slope_is_greatest) {
  const std::vector<LshOptions> all{{20, 5, 0}, {8, 16, 0}, {12, 4, 0}, {50, 2, 0}};
  for (const LshOptions& lsh : all) {
    double best = 0, steepest = -1;
    constexpr double kStep = 1e-4;
    for (double s = kStep; s < 1 - kStep; s += kStep) {
      const double slope = candidate_probability(s + kStep / 2, lsh) - candidate_probability(s - kStep / 2, lsh);
      if (slope > steepest) {
        steepest = slope;
        best = s;
      }
    }
    EXPECT_NEAR(steepest_similarity(lsh.bands, lsh.rows), best, 2 * kStep) << lsh.bands << " x " << lsh.rows;
  }
}

// By the greatest slope over a grid of similarities.
TEST(HasRise, says_whether_the_curve_is_steepest_between_the_ends) {
  for (const LshOptions& lsh : {LshOptions{20, 5, 0}, {2, 2, 0}, {128, 1, 0}, {1, 128, 0}, {1, 1, 0}, {2, 100, 0}}) {
    constexpr int kSteps = 1'000;
    int best = 0;
    double steepest = -1;
    for (int i = 0; i < kSteps; ++i) {
      const auto at = [&](int step) { return candidate_probability(static_cast<double>(step) / kSteps, lsh); };
      if (const double slope = at(i + 1) - at(i); slope > steepest + 1e-12) steepest = slope, best = i;
    }
    EXPECT_EQ(has_rise(lsh.bands, lsh.rows), best > 0 && best < kSteps - 1) << lsh.bands << " x " << lsh.rows;
  }
}

TEST(SteepestSimilarity, one_row_is_steepest_at_zero) {
  EXPECT_EQ(steepest_similarity(20, 1), 0);
}

TEST(ErrorAreas, one_band_is_an_integral_of_a_power) {
  for (std::uint32_t rows : {1u, 2u, 5u, 16u, 100u, 1000u, 4096u}) {
    for (double t : {0.1, 0.5, 0.8, 0.999, 1.0}) {
      const ErrorAreas areas = error_areas({1, rows, 0}, 0, t);
      const double below = std::pow(t, rows + 1) / (rows + 1);
      EXPECT_NEAR(areas.false_positive, below, 1e-9) << rows << " rows, t " << t;
      EXPECT_NEAR(areas.false_negative, 1 - t - (1.0 / (rows + 1) - below), 1e-9) << rows << " rows, t " << t;
    }
  }
}

TEST(ErrorAreas, one_row_is_an_integral_of_a_power) {
  const double t = 0.3;  // integral of 1 - (1 - s)^b
  for (std::uint32_t bands : {1u, 3u, 40u, 2000u}) {
    const ErrorAreas areas = error_areas({bands, 1, 0}, 0, t);
    EXPECT_NEAR(areas.false_positive, t - (1 - std::pow(1 - t, bands + 1)) / (bands + 1), 1e-9) << bands;
    EXPECT_NEAR(areas.false_negative, std::pow(1 - t, bands + 1) / (bands + 1), 1e-9) << bands;
  }
}

TEST(ErrorAreas, prefix_of_a_whole_band_leaves_its_power) {
  EXPECT_NEAR(error_areas({20, 5, 0}, 5, 0.8).false_positive, std::pow(0.8, 6) / 6, 1e-9);
}

TEST(ErrorAreas, fine_sum_over_a_many_banded_curve) {
  const LshOptions lsh{9, 13, 0};
  double below = 0, above = 0;
  constexpr int kSteps = 200'000;
  for (int i = 0; i < kSteps; ++i) {
    const double s = (i + 0.5) / kSteps, p = 1 - std::pow(1 - std::pow(s, 13), 9);
    (s < 0.8 ? below : above) += (s < 0.8 ? p : 1 - p) / kSteps;
  }
  EXPECT_NEAR(error_areas(lsh, 0, 0.8).false_positive, below, 1e-8);
  EXPECT_NEAR(error_areas(lsh, 0, 0.8).false_negative, above, 1e-8);
}

}  // namespace
}  // namespace lookalike
