#include "ui/models/sweep/sweep_model.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

SweepTime time_of(const std::vector<std::string>& values, const std::string& reference = {}) {
  SweepPlan plan;
  plan.axes = {{"shingles.k", values}};
  plan.reference = reference;
  return SweepTime::of(plan, 1'000).value();
}

SweepTime timed(SweepTime time, double shingle) {
  time.learn(Recipe(), {.shingle = shingle});
  return time;
}

TEST(CostText, states_rows_and_time) {
  EXPECT_EQ(cost_text(timed(time_of({"2", "3", "4", "5"}), 10)), "4 rows, about 40 s");
  EXPECT_EQ(cost_text(timed(time_of({"2"}), 0.2)), "1 row, less than 1 s");
}

TEST(CostText, says_if_nothing_was_timed) {
  EXPECT_EQ(cost_text(time_of({"2", "3"})), "2 rows, time not known yet");
}

TEST(CostText, includes_the_exact_comparisons) {
  SweepTime time = timed(time_of({"2", "3"}, "own"), 5);
  time.learn_join(5);
  EXPECT_EQ(cost_text(time), "2 rows, about 20 s");
}

TEST(NoteText, groups_digits_as_the_window_does) {
  EXPECT_EQ(note_text("320 of 1,920 combinations cannot run."),
            QString::fromUtf8("320 of 1920 combinations cannot run."));
  EXPECT_EQ(note_text("39 costly settings left out: each is expected to have more than 1,000,000 candidates."),
            QString::fromUtf8(
                "39 costly settings left out: each is expected to have more than 1\u202F000\u202F000 candidates."));
  EXPECT_EQ(note_text("No row for 1 setting at sketch.seed = 12345, k = 3: too large."),
            "No row for 1 setting at sketch.seed = 12345, k = 3: too large.");
}

}  // namespace
}  // namespace lookalike
