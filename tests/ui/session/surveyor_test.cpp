#include "ui/session/surveyor.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <future>
#include <thread>

#include "core/corpus/load.h"
#include "tests/ui/support/event_loop_watch.h"

namespace lookalike {
namespace {

LoadOptions sampled(std::uint64_t size) {
  LoadOptions options;
  options.sample = {size, 1};
  return options;
}

using Freed = std::promise<std::thread::id>;

/// A result that reports on which thread its last owner released it.
std::shared_ptr<const RunResult> watched(std::shared_ptr<const RunResult> result, Freed& freed) {
  const RunResult* object = result.get();
  return {object,
          [kept = std::move(result), &freed](const RunResult*) { freed.set_value(std::this_thread::get_id()); }};
}

class SurveyorTest : public testing::Test {
 protected:
  std::shared_ptr<const RunResult> run(std::uint32_t k, std::uint32_t bands, double threshold) {
    Recipe recipe;
    recipe.shingles.k = k;
    recipe.lsh.bands = bands;
    recipe.verify.threshold = threshold;
    return *engine.run(recipe, {});
  }
  void wait_for(const std::shared_ptr<const RunResult>& result) {
    ASSERT_TRUE(wait_until([&] { return surveyor.summary() && surveyor.summary()->run == result; }));
  }

  static std::shared_ptr<const Corpus> corpus() {
    static const auto loaded = *load_corpus({std::string(kBuiltinCorpus)}, sampled(1'000), {});
    return loaded;
  }

  Engine engine{corpus()};
  Surveyor surveyor;
};

TEST_F(SurveyorTest, compares_a_result_with_the_exact_pairs) {
  const auto result = run(3, 20, 0.8);
  QSignalSpy changed(&surveyor, &Surveyor::changed);
  surveyor.follow(result);
  EXPECT_TRUE(surveyor.surveying());
  EXPECT_EQ(surveyor.summary(), nullptr);
  wait_for(result);
  EXPECT_FALSE(surveyor.surveying());
  EXPECT_TRUE(surveyor.problem().empty());
  EXPECT_GT(surveyor.summary()->counts.true_positives, 0U);
  EXPECT_GE(changed.count(), 2);
}

TEST_F(SurveyorTest, surveys_once_per_shingle_setting) {
  const auto first = run(3, 20, 0.8), other_bands = run(3, 10, 0.8), other_k = run(4, 20, 0.8);
  surveyor.follow(first);
  wait_for(first);
  const auto survey = surveyor.survey();
  surveyor.follow(other_bands);
  EXPECT_FALSE(surveyor.surveying());
  EXPECT_EQ(surveyor.summary()->run, first) << "shown until the new figures arrive";
  wait_for(other_bands);
  EXPECT_EQ(surveyor.survey(), survey);
  surveyor.follow(other_k);
  EXPECT_EQ(surveyor.summary(), nullptr) << "points of other shingles would be wrong";
  wait_for(other_k);
  EXPECT_NE(surveyor.survey(), survey);
}

TEST_F(SurveyorTest, releases_results_on_its_own_thread) {
  Freed measured_anew, forgotten;
  auto first = watched(run(3, 20, 0.8), measured_anew);
  surveyor.follow(first);
  wait_for(first);
  first.reset();
  auto second = watched(run(3, 10, 0.8), forgotten);
  surveyor.follow(second);
  wait_for(second);
  second.reset();
  EXPECT_NE(measured_anew.get_future().get(), std::this_thread::get_id());
  surveyor.follow(nullptr);
  EXPECT_NE(forgotten.get_future().get(), std::this_thread::get_id());
}

TEST_F(SurveyorTest, measures_the_latest_result_when_a_survey_ends) {
  const auto first = run(3, 20, 0.8), latest = run(3, 5, 0.7);
  surveyor.follow(first);
  surveyor.follow(latest);
  wait_for(latest);
  EXPECT_EQ(surveyor.summary()->forecast.lsh, latest->recipe.lsh);
}

TEST_F(SurveyorTest, surveys_further_down_for_a_lower_threshold) {
  const auto high = run(3, 20, 0.8), low = run(3, 20, 0.01);
  surveyor.follow(high);
  wait_for(high);
  ASSERT_GT(surveyor.survey()->truth->floor, 0.01);
  surveyor.follow(low);
  wait_for(low);
  EXPECT_LE(surveyor.survey()->truth->floor, 0.01);
}

TEST_F(SurveyorTest, stops_surveying_once_the_threshold_is_back_in_the_known_range) {
  const auto high = run(3, 20, 0.8), low = run(3, 20, 0.01);
  surveyor.follow(high);
  wait_for(high);
  const auto survey = surveyor.survey();
  surveyor.follow(low);
  ASSERT_TRUE(surveyor.surveying());
  surveyor.follow(high);
  EXPECT_FALSE(surveyor.surveying());
  wait_for(high);
  EXPECT_EQ(surveyor.survey(), survey);
}

TEST_F(SurveyorTest, does_not_survey_a_corpus_that_would_take_minutes) {
  Surveyor careful;
  careful.set_most_shingles(1'000);
  careful.follow(run(3, 20, 0.8));
  EXPECT_FALSE(careful.surveying());
  EXPECT_FALSE(careful.problem().empty());
  EXPECT_EQ(careful.summary(), nullptr);
}

TEST_F(SurveyorTest, surveys_a_large_corpus_on_request) {
  Surveyor careful;
  careful.set_most_shingles(1'000);
  const auto result = run(3, 20, 0.8);
  careful.follow(result);
  EXPECT_TRUE(careful.leaves_alone());
  EXPECT_NE(careful.problem().find("minute"), std::string::npos);
  careful.survey_anyway();
  EXPECT_TRUE(careful.can_stop());
  EXPECT_FALSE(careful.leaves_alone());
  EXPECT_TRUE(careful.problem().empty());
  ASSERT_TRUE(wait_until([&] { return careful.summary() != nullptr; }));
  EXPECT_EQ(careful.summary()->run, result);
  EXPECT_FALSE(careful.can_stop());
}

// Even if it began automatically; another setting with the same sets does not restart it.
TEST_F(SurveyorTest, stays_stopped_until_a_survey_is_requested) {
  Surveyor surveyor;
  const auto result = run(3, 20, 0.8);
  surveyor.follow(result);
  ASSERT_TRUE(surveyor.surveying());
  surveyor.stop();
  EXPECT_FALSE(surveyor.surveying());
  EXPECT_TRUE(surveyor.leaves_alone());
  EXPECT_FALSE(surveyor.problem().empty());
  surveyor.follow(result);
  EXPECT_FALSE(surveyor.surveying());
  EXPECT_TRUE(surveyor.leaves_alone());
  surveyor.survey_anyway();
  EXPECT_TRUE(surveyor.can_stop());
  ASSERT_TRUE(wait_until([&] { return surveyor.summary() != nullptr; }));
  surveyor.follow(run(4, 20, 0.8));
  EXPECT_TRUE(surveyor.surveying()) << "other sets";
}

TEST_F(SurveyorTest, measures_how_long_a_survey_takes_and_predicts_the_next) {
  Surveyor careful;
  careful.set_most_shingles(1'000);
  EXPECT_FALSE(careful.pace());
  double told = 0;
  QObject::connect(&careful, &Surveyor::paced, [&](double pace) { told = pace; });
  careful.follow(run(3, 20, 0.8));
  careful.survey_anyway();
  ASSERT_TRUE(wait_until([&] { return careful.summary() != nullptr; }));
  ASSERT_TRUE(careful.pace());
  EXPECT_GT(*careful.pace(), 0);
  EXPECT_EQ(*careful.pace(), told);
}

TEST_F(SurveyorTest, predicts_the_time_of_a_survey_from_the_given_pace) {
  const auto result = run(3, 20, 0.8);
  for (const double minutes : {3.0, 7.0}) {
    Surveyor careful;
    careful.set_most_shingles(1'000);
    careful.set_pace(static_cast<double>(result->shingles->total()) / (60 * minutes - 1));
    careful.follow(result);
    const std::string wanted = "about " + std::to_string(static_cast<int>(minutes)) + " minutes";
    EXPECT_NE(careful.problem().find(wanted), std::string::npos) << careful.problem();
  }
}

TEST_F(SurveyorTest, does_not_measure_its_pace_on_a_small_corpus) {
  const auto result = run(3, 20, 0.8);
  surveyor.follow(result);
  wait_for(result);
  EXPECT_FALSE(surveyor.pace());
}

TEST_F(SurveyorTest, leaves_a_large_corpus_unsurveyed_again_when_it_is_stopped) {
  Surveyor careful;
  careful.set_most_shingles(1'000);
  careful.follow(run(3, 20, 0.8));
  careful.survey_anyway();
  careful.stop();
  EXPECT_FALSE(careful.surveying());
  EXPECT_TRUE(careful.leaves_alone());
  EXPECT_FALSE(careful.problem().empty());
  EXPECT_EQ(careful.summary(), nullptr);
}

TEST_F(SurveyorTest, cannot_be_stopped_once_a_result_needs_no_survey) {
  Surveyor careful;
  careful.set_most_shingles(1'000);
  const auto high = run(3, 20, 0.8), low = run(3, 20, 0.01);
  careful.follow(high);
  careful.survey_anyway();
  ASSERT_TRUE(wait_until([&] { return careful.summary() != nullptr; }));
  careful.follow(low);
  careful.survey_anyway();
  ASSERT_TRUE(careful.can_stop());
  careful.follow(high);
  EXPECT_FALSE(careful.can_stop());
  careful.stop();
  EXPECT_TRUE(careful.problem().empty()) << careful.problem();
}

TEST_F(SurveyorTest, offers_no_survey_that_exceeds_the_memory_for_a_run) {
  Surveyor careful;
  careful.set_most_shingles(1'000);
  const auto result = run(3, 20, 0.8);
  careful.set_memory(result->report.cached.total() + result->shingles->total());  // a byte a shingle
  careful.follow(result);
  EXPECT_FALSE(careful.leaves_alone());
  EXPECT_NE(careful.problem().find("Memory for a run"), std::string::npos);
  careful.survey_anyway();
  EXPECT_FALSE(careful.surveying());
  careful.set_memory(result->report.cached.total() + 100 * result->shingles->total());
  EXPECT_TRUE(careful.leaves_alone());
}

TEST_F(SurveyorTest, refuses_a_survey_that_turns_out_to_need_too_much_memory) {
  Surveyor careful;
  careful.set_most_shingles(1'000);
  const auto result = run(3, 20, 0.8);
  careful.set_memory(result->report.cached.total() + 6 * result->shingles->total());  // enough to begin with
  careful.follow(result);
  ASSERT_TRUE(careful.leaves_alone());
  careful.survey_anyway();
  ASSERT_TRUE(wait_until([&] { return !careful.surveying(); }));
  EXPECT_NE(careful.problem().find("of memory"), std::string::npos) << careful.problem();
  EXPECT_EQ(careful.summary(), nullptr);
}

TEST_F(SurveyorTest, forgets_everything_with_the_corpus) {
  const auto result = run(3, 20, 0.8);
  surveyor.follow(result);
  wait_for(result);
  surveyor.follow(nullptr);
  EXPECT_EQ(surveyor.summary(), nullptr);
  EXPECT_FALSE(surveyor.surveying());
}

}  // namespace
}  // namespace lookalike
