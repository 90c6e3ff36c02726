#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/experiment/sweep/sweep.h"

namespace lookalike {

/// The remaining time of a sweep. The work of every point is counted before it runs, in documents, hash values, bands
/// and expected candidates; the seconds per unit of work are learned from earlier timed runs and from the finished
/// rows of the sweep, whose own pace decides once a tenth is done.
class SweepTime {
 public:
  /// Without `known.expect`, the cost of settings with many candidates is unknown until they run. O(points * cost of
  /// `expect`). Errors: as points_of.
  static Result<SweepTime> of(const SweepPlan& plan, std::uint64_t documents, const KnownPairs& known = {},
                              ParameterName name = &Parameter::key);

  /// Learns from an earlier timed run over this corpus.
  void learn(const Recipe& recipe, const StageSeconds& seconds);
  /// Sets the seconds of an exact comparison of this corpus, until the sweep itself has made one.
  void learn_join(double seconds) { join_ = seconds; }
  /// Removes the work of a row that existed before the sweep was resumed.
  void skip(const SweepRow& row);
  /// Learns from a row finished `elapsed` seconds after the sweep began.
  void add(const SweepRow& row, double elapsed);

  std::size_t rows_left() const { return left_.size(); }
  /// The lowest threshold of the points; exact comparisons of their own pairs reach down to it.
  double lowest_threshold() const { return floor_; }
  /// Remaining exact comparisons.
  std::size_t joins_left() const { return static_cast<std::size_t>(to_do_[kJoin]); }
  /// Seconds until the last row, `elapsed` seconds after the sweep began; nullopt until a run, and an exact comparison
  /// if any remains, has been timed, and while the first row takes longer than the whole sweep was expected to.
  std::optional<double> remaining(double elapsed = 0) const;

 private:
  enum Part : std::size_t { kClean, kShingle, kSign, kBand, kVerify, kJoin, kRest, kParts };
  using Work = std::array<double, kParts>;
  struct Point {
    Work work{};
    double lookups = 0;               // of documents in bands
    std::size_t group = 0, pass = 0;  // points that share stages, or one pass over the bands
    bool is_left = true;
  };

  SweepTime(std::uint64_t documents, KnownPairs known) : documents_(documents), known_(std::move(known)) {}
  void count(std::span<const SweepPoint> group, const SweepPlan& plan);
  Work whole(const Recipe& recipe) const;
  Work stages(const SweepPlan& plan, const Recipe& recipe);
  void learn(Part part, double work, double seconds);
  double rate(std::size_t part) const;
  double seconds_of(const Work& work) const;
  std::optional<std::size_t> take(const SweepRow& row);

  std::uint64_t documents_;
  KnownPairs known_;
  double floor_ = 1;              // lowest threshold of the points
  std::optional<Recipe> before_;  // while the points are counted
  std::vector<Point> points_;
  std::map<std::pair<std::vector<std::string>, std::uint64_t>, std::size_t> left_;  // by values and seed
  std::size_t next_ = 0;                                                            // first remaining point
  std::size_t groups_ = 0, passes_ = 0;
  std::size_t group_ = 0, pass_ = 0;  // of the previous row, from 1
  SweepRow row_before_;
  std::uint64_t least_ = 0;  // fewest candidates of a row of this group so far
  double elapsed_ = 0;       // when the previous row came
  double once_ = 0;          // seconds before the first row that are not part of its stages
  Work to_do_{}, done_{}, timed_{}, seconds_{};
  std::optional<double> join_;
};

}  // namespace lookalike
