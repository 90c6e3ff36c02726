#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/experiment/sweep/sweep.h"

namespace lookalike {

/// Candidates with different sets that a recipe is expected to find, see ExpectedCandidates; nothing where that is not
/// known.
using ExpectCandidates = std::function<std::optional<double>(const Recipe&)>;

/// How long the rest of a sweep takes. The work of every point is counted before it runs, in documents, hash values,
/// bands and expected candidates; how many seconds these take is learned from runs that were timed before, and from
/// what the sweep's own rows have found and taken.
class SweepTime {
 public:
  /// Without `expect`, nothing is known of settings that find many candidates before they run. O(points * that of
  /// `expect`). Errors: as points_of.
  static Result<SweepTime> of(const SweepPlan& plan, std::uint64_t documents, const ExpectCandidates& expect = {},
                              ParameterName name = &Parameter::key);

  /// A run over this corpus that was timed before.
  void learn(const Recipe& recipe, const StageSeconds& seconds);
  /// Seconds of an exact comparison of this corpus, until the sweep has made one itself.
  void learn_join(double seconds) { join_ = seconds; }
  /// A row that was there before the sweep went on.
  void skip(const SweepRow& row);
  /// A row of the sweep, `elapsed` seconds after it began.
  void add(const SweepRow& row, double elapsed);

  std::size_t rows_left() const { return left_.size(); }
  /// Settings that have more candidates than the plan wants.
  std::size_t left_out() const { return left_out_; }
  /// Exact comparisons that are left, and the seconds of one; without these they are not in `remaining`.
  std::size_t joins_left() const { return static_cast<std::size_t>(to_do_[kJoin]); }
  std::optional<double> seconds_of_join() const { return timed_[kJoin] > 0 ? rate(kJoin) : join_; }
  /// Seconds until the last row, `elapsed` seconds after the sweep began; nothing before any run was timed.
  std::optional<double> remaining(double elapsed = 0) const;

 private:
  enum Part : std::size_t { kClean, kShingle, kSign, kBand, kVerify, kJoin, kRest, kParts };
  using Work = std::array<double, kParts>;
  struct Point {
    Work work{};
    std::size_t group = 0, pass = 0;  // that share stages, and one pass over the bands
  };

  SweepTime(std::uint64_t documents, ExpectCandidates expect) : documents_(documents), expect_(std::move(expect)) {}
  void count(std::span<const SweepPoint> group, const SweepPlan& plan);
  Work whole(const Recipe& recipe) const;
  Work stages(const SweepPlan& plan, const Recipe& recipe);
  void learn(Part part, double work, double seconds);
  double rate(std::size_t part) const;
  double seconds_of(const Work& work) const;
  std::optional<std::size_t> take(const SweepRow& row);

  std::uint64_t documents_;
  ExpectCandidates expect_;
  std::optional<Recipe> before_;  // while the points are counted
  std::vector<Point> points_;
  std::map<std::pair<std::vector<std::string>, std::uint64_t>, std::size_t> left_;  // by values and seed
  std::size_t next_ = 0;                                                            // first that is left
  std::size_t groups_ = 0, passes_ = 0, left_out_ = 0;
  std::size_t group_ = 0, pass_ = 0;  // of the row before, from 1
  SweepRow row_before_;
  std::uint64_t least_ = 0;  // candidates of a row of its group so far
  double elapsed_ = 0;       // when it came
  Work to_do_{}, timed_{}, seconds_{};
  std::optional<double> join_;
};

}  // namespace lookalike
