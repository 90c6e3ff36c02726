#include "core/experiment/sweep/sweep_time.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/core/experiment/sweep_support.h"

namespace lookalike {
namespace {

using test::plan_of;
using test::recipe_with;

constexpr std::uint64_t kDocuments = 1'000;

StageSeconds seconds_of(double clean, double shingle, double sign, double band, double verify) {
  return {.read = 100, .clean = clean, .shingle = shingle, .sign = sign, .band = band, .verify = verify};
}

SweepTime time_of(const SweepPlan& plan, const ExpectCandidates& expect = {}) {
  return SweepTime::of(plan, kDocuments, {.expect = expect}).value();
}

std::optional<double> time_after(const SweepPlan& plan, const std::vector<std::string>& settings,
                                 const StageSeconds& seconds) {
  SweepTime time = time_of(plan);
  time.learn(recipe_with(settings), seconds);
  return time.remaining();
}

TEST(SweepTime, is_unknown_before_anything_was_timed) {
  const SweepTime time = time_of(plan_of({}, {"shingles.k=2,3,4"}));
  EXPECT_EQ(time.rows_left(), 3U);
  EXPECT_EQ(time.remaining(), std::nullopt);
}

TEST(SweepTime, skips_the_exact_comparison_if_its_pairs_are_known) {
  SweepPlan plan = plan_of({}, {"shingles.k=5,6,7"});
  plan.reference = "own";
  KnownPairs known{.recipe = recipe_with({"shingles.k=6"}), .truth = std::make_shared<const GroundTruth>()};
  EXPECT_EQ(SweepTime::of(plan, kDocuments).value().joins_left(), 3U);
  EXPECT_EQ(SweepTime::of(plan, kDocuments, known).value().joins_left(), 2U);
  plan.base.verify.threshold = 0.4;
  known.truth = std::make_shared<const GroundTruth>(GroundTruth{0.5, {}, 0, nullptr, nullptr});
  EXPECT_EQ(SweepTime::of(plan, kDocuments, known).value().joins_left(), 3U) << "known only above this threshold";
}

TEST(SweepTime, repeats_only_the_stages_after_the_varied_parameter) {
  const StageSeconds run = seconds_of(1, 2, 4, 8, 16);
  EXPECT_DOUBLE_EQ(*time_after(plan_of({}, {}), {}, run), 31);
  EXPECT_DOUBLE_EQ(*time_after(plan_of({}, {"shingles.k=5,6,7"}), {}, run), 31 + 2 * 30);
  EXPECT_DOUBLE_EQ(*time_after(plan_of({}, {"verify.by=exact,none"}), {}, run), 31 + 16);
  SweepPlan alone = plan_of({}, {"verify.by=exact,none"});
  alone.timed_alone = true;
  EXPECT_DOUBLE_EQ(*time_after(alone, {}, run), 2 * 31);
}

TEST(SweepTime, is_unknown_once_the_first_row_takes_longer_than_all_were_expected_to) {
  SweepTime time = time_of(plan_of({}, {"shingles.k=1,2"}));
  time.learn(recipe_with({}), seconds_of(1, 1, 1, 1, 1));
  EXPECT_DOUBLE_EQ(*time.remaining(2), 7);  // cleaning once, four more stages twice
  EXPECT_EQ(time.remaining(9.5), std::nullopt);
}

TEST(SweepTime, grows_with_hash_values_documents_and_bands) {
  const std::vector<std::string> small = {"sketch.hashes=50", "lsh.bands=10", "lsh.rows=5", "sample.size=500"};
  const SweepPlan large = plan_of({"sketch.hashes=100", "lsh.bands=20", "lsh.rows=5"}, {});
  EXPECT_DOUBLE_EQ(*time_after(large, small, seconds_of(1, 1, 1, 1, 1)), 2 * (1 + 1 + 2 + 2 + 2));
}

TEST(SweepTime, counts_one_exact_comparison_for_the_same_shingles) {
  SweepPlan plan = plan_of({}, {"shingles.k=2,3", "lsh=20x5,10x10,5x20"});
  EXPECT_EQ(time_of(plan).joins_left(), 0U);
  plan.reference = "shingles.k=3";
  EXPECT_EQ(time_of(plan).joins_left(), 1U);
  plan.reference = "own";
  SweepTime time = time_of(plan);
  EXPECT_EQ(time.joins_left(), 2U);
  time.learn(recipe_with({}), seconds_of(0, 0, 0, 1, 0));
  EXPECT_EQ(time.remaining(), std::nullopt) << "no comparison has been timed";
  time.learn_join(0);
  const double without = time.remaining().value();
  time.learn_join(7);
  EXPECT_DOUBLE_EQ(time.remaining().value(), without + 2 * 7);
}

TEST(SweepTime, excludes_settings_with_too_many_candidates) {
  SweepPlan plan = plan_of({}, {"lsh=100x1,50x2,20x5"});
  plan.most_candidates = 100;
  const auto expect = [](const Recipe& recipe) { return std::optional(recipe.lsh.rows == 1 ? 101.0 : 100.0); };
  EXPECT_EQ(time_of(plan, expect).rows_left(), 2U);
  EXPECT_EQ(time_of(plan).rows_left(), 3U) << "without an estimate none is excluded";
}

TEST(SweepTime, has_the_errors_of_the_plan) {
  SweepPlan plan = plan_of({}, {});
  plan.repeat = 0;
  EXPECT_EQ(SweepTime::of(plan, kDocuments).error().code, ErrorCode::bad_usage);
}

/// A sweep with known times: a second per thousand candidates, and per band 0.16 seconds to look documents up, 0.1
/// seconds to group them, and another 0.1 seconds for every ten rows that are hashed.
class Played {
 public:
  Played(const SweepPlan& plan, const ExpectCandidates& found) : points_(points_of(plan, kDocuments).value().points) {
    std::map<std::uint32_t, double> passed;  // seconds so far for each row count
    double elapsed = 20;                     // stages and an exact comparison
    for (const SweepPoint& point : points_) {
      const auto [bands, rows] = std::pair(point.recipe.lsh.bands, point.recipe.lsh.rows);
      const double verify = *found(point.recipe) / 1'000 + 0.16 * bands, band = 0.1 * bands * (1 + rows / 10.0);
      elapsed += verify + band - passed[rows];
      passed[rows] = verify + band;
      SweepRow row;
      row.values = point.values;
      row.seed = point.recipe.sketch.seed;
      row.candidates = 50 + static_cast<std::uint64_t>(*found(point.recipe));  // the others are identical
      row.seconds = seconds_of(1, 2, 5, band, verify);
      rows_.push_back(row);
      elapsed_.push_back(elapsed);
    }
  }
  const std::vector<SweepRow>& rows() const { return rows_; }
  double elapsed(std::size_t row) const { return elapsed_[row]; }
  double whole() const { return elapsed_.back(); }

 private:
  std::vector<SweepPoint> points_;
  std::vector<SweepRow> rows_;
  std::vector<double> elapsed_;
};

// Half a million pairs, most of them unlike each other.
std::optional<double> candidates_of(const Recipe& recipe) {
  double sum = 0;
  for (const auto& [similarity, pairs] : {std::pair(0.004, 490'000.0), {0.1, 9'500.0}, {0.5, 400.0}, {0.9, 100.0}})
    sum += pairs * (1 - std::pow(1 - std::pow(similarity, recipe.lsh.rows), recipe.lsh.bands));
  return sum;
}

// Rows with r = 1 take nearly all of it.
TEST(SweepTime, is_accurate_after_one_tenth_though_most_time_is_spent_at_the_end) {
  SweepPlan plan = plan_of({}, {"lsh=grid"});
  plan.reference = "own";
  for (const double off : {0.85, 1.0, 1.2}) {  // estimates from a sample are off
    const Played played(plan, candidates_of);
    const auto expect = [off](const Recipe& recipe) {
      return std::optional(*candidates_of(recipe) * (recipe.lsh.rows == 1 ? off : 1));
    };
    SweepTime time = time_of(plan, expect);
    double last = 0;
    for (std::size_t i = 0; i < played.rows().size(); ++i) {
      time.add(played.rows()[i], played.elapsed(i));
      const double left = played.whole() - played.elapsed(i);
      if (played.elapsed(i) < played.whole() / 10 || i + 1 == played.rows().size()) continue;
      EXPECT_LT(time.remaining(played.elapsed(i)).value(), 1.5 * left) << i;
      EXPECT_GT(time.remaining(played.elapsed(i)).value(), left / 1.5) << i;
      last = left;
    }
    EXPECT_GT(last, 0);
    EXPECT_EQ(time.rows_left(), 0U);
    EXPECT_NEAR(*time.remaining(), 0, 1e-6);
  }
}

TEST(SweepTime, of_settings_left_out_in_every_group_is_that_of_a_sweep_over_them) {
  const auto after = [](const std::string& settings, const std::vector<std::string>& skipped) {
    SweepTime time = time_of(plan_of({}, {"shingles.k=2,3", settings}));
    time.learn(recipe_with({}), seconds_of(1, 2, 4, 8, 16));
    for (const char* k : {"2", "3"}) {
      SweepRow row;
      row.seed = Recipe().sketch.seed;
      row.values = {k};
      row.values.insert(row.values.end(), skipped.begin(), skipped.end());
      if (!skipped.empty()) time.skip(row);
    }
    return time.remaining().value();
  };
  EXPECT_DOUBLE_EQ(after("lsh=20x5,10x10", {"20", "5"}), after("lsh=10x10", {}));
}

TEST(SweepTime, of_a_resumed_sweep_is_that_of_its_missing_rows) {
  const SweepPlan plan = plan_of({}, {"lsh=grid"});
  const Played played(plan, candidates_of);
  SweepTime whole = time_of(plan, candidates_of), rest = time_of(plan, candidates_of);
  for (std::size_t i = 0; i < 470; ++i) whole.add(played.rows()[i], played.elapsed(i));
  for (std::size_t i = 0; i < 470; ++i) rest.skip(played.rows()[i]);
  EXPECT_EQ(rest.rows_left(), 12U);
  EXPECT_EQ(rest.remaining(), std::nullopt) << "in this run, nothing is timed yet";
  // The stages and the pass over r = 1 are repeated.
  rest.add(played.rows()[470], 10 + played.rows()[470].seconds.band + played.rows()[470].seconds.verify);
  whole.add(played.rows()[470], played.elapsed(470));
  EXPECT_NEAR(*rest.remaining() / *whole.remaining(), 1, 0.2);
}

TEST(SweepTime, counts_down_while_a_row_is_running) {
  const SweepPlan plan = plan_of({}, {"verify.by=exact,signature,none"});
  SweepTime time = time_of(plan);
  SweepRow row;
  row.values = {"exact"};
  row.seed = 42;
  row.seconds = seconds_of(1, 1, 1, 1, 6);
  time.add(row, 10);
  EXPECT_DOUBLE_EQ(*time.remaining(10), 12);  // two more verifications
  EXPECT_DOUBLE_EQ(*time.remaining(13), 9);
  // It is slower by at least 50 / 16, and so will be the next: no constant "about 6 s left" while nothing arrives.
  EXPECT_DOUBLE_EQ(*time.remaining(50), 6 * 50.0 / 16);
  EXPECT_DOUBLE_EQ(*time.remaining(80), 6 * 80.0 / 16);
}

// Known from a run at full speed; since then, other programs have taken two thirds of the machine.
TEST(SweepTime, follows_the_measured_pace_once_a_tenth_is_done) {
  SweepPlan plan = plan_of({}, {});
  plan.repeat = 20;
  SweepTime time = time_of(plan);
  for (int run = 0; run < 50; ++run) time.learn(recipe_with({}), seconds_of(0, 0, 1, 0.5, 0.5));
  EXPECT_NEAR(*time.remaining(), 20 * 2, 1e-9);
  SweepRow row;
  row.seconds = seconds_of(0, 0, 3, 1.5, 1.5);
  for (std::uint64_t seed = 42; seed < 62; ++seed) {
    row.seed = seed;
    const auto done = static_cast<double>(seed - 41), left = 20 - done;
    time.add(row, 6 * done);
    if (done < 2)
      EXPECT_LT(*time.remaining(6 * done), 50) << "one row of twenty is too few";
    else
      EXPECT_NEAR(*time.remaining(6 * done), 6 * left, 1e-9) << done;
    if (done >= 2 && left > 0) {
      EXPECT_NEAR(*time.remaining(6 * done + 4), 6 * left - 4, 1e-9) << "counts down";
    }
  }
}

// A survey, the expected candidates and the first allocations took eight seconds; the second row was held up for one.
TEST(SweepTime, expects_no_repetition_of_what_only_the_first_rows_needed) {
  SweepPlan plan = plan_of({}, {});
  plan.repeat = 20;
  SweepTime time = time_of(plan);
  time.learn(recipe_with({}), seconds_of(0, 0, 1, 0.5, 0.5));
  SweepRow row;
  row.seconds = seconds_of(0, 0, 1, 0.5, 0.5);
  row.seed = 42;
  time.add(row, 10);
  EXPECT_NEAR(*time.remaining(10), 19 * 2, 1e-9);
  row.seed = 43;
  time.add(row, 13);
  EXPECT_LT(*time.remaining(13), 18 * 2 * 1.3);
  EXPECT_GE(*time.remaining(13), 18 * 2);
}

// Every other row is reported almost a second late, which makes the next one seem faster than its stages.
TEST(SweepTime, is_not_inflated_by_rows_reported_late) {
  SweepPlan plan = plan_of({}, {});
  plan.repeat = 21;
  SweepTime time = time_of(plan);
  SweepRow row;
  row.seconds = seconds_of(0, 0, 1, 0.5, 0.5);
  for (std::uint64_t i = 0; i < 21; ++i) {
    row.seed = 42 + i;
    const double elapsed = 2 * static_cast<double>(i + 1) + (i % 2 == 0 ? 0 : 0.9);
    time.add(row, elapsed);
    if (i % 2 == 0) {
      EXPECT_NEAR(*time.remaining(elapsed), 2 * static_cast<double>(20 - i), 1e-6) << i;
    }
  }
}

}  // namespace
}  // namespace lookalike
