#include "core/base/progress.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace lookalike {
namespace {

struct Report {
  std::string stage;
  double fraction;
  bool operator==(const Report&) const = default;
};

class Recorder final : public ProgressSink {
 public:
  void report(const char* stage, double fraction) noexcept override {
    const std::scoped_lock lock(mutex_);
    reports.push_back({stage, fraction});
  }
  std::vector<Report> reports;

 private:
  std::mutex mutex_;
};

// A part's first report is never held back, so these tests see positions without waiting for the throttle.

TEST(Progress, a_part_reports_its_start_and_its_stage) {
  Recorder recorder;
  ProgressRoot root(recorder, {});
  root.progress().part(0.25, 0.5, "read");
  EXPECT_EQ(recorder.reports, (std::vector<Report>{{"read", 0.25}}));
}

TEST(Progress, parts_of_a_part_cover_its_share) {
  Recorder recorder;
  ProgressRoot root(recorder, {});
  const Progress half = root.progress().part(0.5, 1.0, "outer");
  half.part(0.5, 1.0, "inner").part(0.5, 1.0, "innermost");
  EXPECT_EQ(recorder.reports, (std::vector<Report>{{"outer", 0.5}, {"inner", 0.75}, {"innermost", 0.875}}));
}

TEST(Progress, every_new_stage_is_reported_at_once) {
  Recorder recorder;
  ProgressRoot root(recorder, {});
  const char* const stages[] = {"read", "shingle", "sign", "band", "verify"};
  for (const char* stage : stages) root.progress().part(0, 1, stage);
  ASSERT_EQ(recorder.reports.size(), 5u);
  for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(recorder.reports[i].stage, stages[i]);
}

// However long the loop takes, it reports at most 31 times per second, plus the first report.
TEST(Progress, reports_are_throttled) {
  Recorder recorder;
  ProgressRoot root(recorder, {});
  const Progress work = root.progress().part(0, 1, "sign");
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < 200'000; ++i) work.at(i / 200'000.0);
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  EXPECT_LE(static_cast<double>(recorder.reports.size()), 2 + spent.count() * 31);
}

TEST(Progress, threads_report_fractions_of_the_whole) {
  Recorder recorder;
  ProgressRoot root(recorder, {});
  const Progress work = root.progress().part(0.2, 0.4, "sign");
  {
    std::vector<std::jthread> threads;
    for (int t = 0; t < 4; ++t)
      threads.emplace_back([work] {
        for (int i = 0; i <= 10'000; ++i) work.at(i / 10'000.0);
      });
  }
  ASSERT_FALSE(recorder.reports.empty());
  for (const Report& report : recorder.reports) {
    EXPECT_GE(report.fraction, 0.2);
    EXPECT_LE(report.fraction, 0.4 + 1e-12);
  }
}

TEST(Progress, a_default_one_reports_to_nobody_and_is_never_stopped) {
  const Progress progress;
  progress.at(0.5);
  progress.part(0, 1, "read").at(1);
  EXPECT_FALSE(progress.cancelled());
}

TEST(Progress, a_stop_reaches_every_part) {
  Recorder recorder;
  std::stop_source stop;
  ProgressRoot root(recorder, stop.get_token());
  const Progress inner = root.progress().part(0, 0.5, "read").part(0, 0.5, "item");
  EXPECT_FALSE(inner.cancelled());
  stop.request_stop();
  EXPECT_TRUE(inner.cancelled());
}

TEST(Progress, without_a_sink_can_be_stopped) {
  std::stop_source stop;
  const Progress progress(stop.get_token());
  EXPECT_FALSE(progress.part(0, 1, "read").cancelled());
  stop.request_stop();
  EXPECT_TRUE(progress.part(0, 1, "read").cancelled());
}

}  // namespace
}  // namespace lookalike
