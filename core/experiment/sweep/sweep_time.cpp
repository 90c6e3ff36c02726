#include "core/experiment/sweep/sweep_time.h"

#include <algorithm>

namespace lookalike {
namespace {

// Looking up a document in a band takes as long as verifying a sixth of a candidate: for 3 to 25 bands of 100,000
// reviews, verification took 0.12 to 0.15 us for a candidate or for six documents of a band.
constexpr double kCandidatesOfDocument = 1.0 / 6;

// Hashing this many rows of a band takes as long as the rest of banding a document: for 100,000 reviews a band took 0.8
// ms with 2 to 5 rows, 2.2 ms with 20, and 5 to 8 ms with 50 to 100.
constexpr double kRowsOfLookup = 10;

// Rows that count as having taken no time outside their stages: the first ones vary by a factor of ten, and a grid has
// hundreds.
constexpr double kRowsWithoutRest = 5;

double hashing(const Recipe& recipe) {
  return 1 + recipe.lsh.rows / kRowsOfLookup;
}

}  // namespace

Result<SweepTime> SweepTime::of(const SweepPlan& plan, std::uint64_t documents, const KnownPairs& known,
                                ParameterName name) {
  auto made = points_of(plan, documents, name);
  if (!made) return tl::unexpected(made.error());
  SweepTime time(documents, known);
  time.timed_[kRest] = kRowsWithoutRest;
  for (const SweepPoint& point : made->points) time.floor_ = std::min(time.floor_, point.recipe.verify.threshold);
  std::map<std::vector<std::string>, bool> costly;  // by the values of a setting, as run_sweep decides
  std::erase_if(made->points, [&](const SweepPoint& point) {
    if (!plan.most_candidates || !known.expect) return false;
    const auto [decided, is_new] = costly.try_emplace(point.values, false);
    if (is_new) decided->second = known.expect(point.recipe).value_or(0) > static_cast<double>(*plan.most_candidates);
    return decided->second;
  });
  for (const auto group : groups_of(made->points)) time.count(group, plan);
  for (std::size_t i = 0; i < made->points.size(); ++i)
    time.left_.emplace(std::pair(made->points[i].values, made->points[i].recipe.sketch.seed), i);
  return time;
}

void SweepTime::count(std::span<const SweepPoint> group, const SweepPlan& plan) {
  const bool together = runs_together(plan, group);
  ++groups_;
  Work before{};  // in this pass so far
  for (auto point = group.begin(); point != group.end(); ++point) {
    const bool goes_on = together && point != group.begin() && point->recipe.lsh.rows == (point - 1)->recipe.lsh.rows;
    passes_ += !goes_on;
    Point counted{{}, 0, groups_, passes_};
    if (!together || point == group.begin())
      counted.work = stages(plan, together ? strictest_of(group).recipe : point->recipe);
    if (together) {
      const Work reached = whole(point->recipe);
      for (const Part part : {kBand, kVerify}) counted.work[part] = reached[part] - (goes_on ? before[part] : 0);
      before = reached;
    }
    counted.work[kRest] = 1;
    counted.lookups = counted.work[kBand] / hashing(point->recipe);
    for (std::size_t part = 0; part < kParts; ++part) to_do_[part] += counted.work[part];
    points_.push_back(counted);
  }
}

// The work of a run of all stages.
SweepTime::Work SweepTime::whole(const Recipe& recipe) const {
  const std::uint64_t sample = recipe.sample.size == 0 ? documents_ : std::min(recipe.sample.size, documents_);
  const auto documents = static_cast<double>(sample);
  const double looked_up = documents * recipe.lsh.bands;
  const double expected = known_.expect ? known_.expect(recipe).value_or(0) : 0;
  return {documents, documents, documents * recipe.sketch.hashes, looked_up * hashing(recipe),
          expected + looked_up * kCandidatesOfDocument};
}

// The work of the stages that a run redoes after the previous run.
SweepTime::Work SweepTime::stages(const SweepPlan& plan, const Recipe& recipe) {
  Work work = whole(recipe);
  const bool anew = !before_ || plan.timed_alone;
  const auto first = anew ? Stage::sample : first_stage_to_redo(*before_, recipe).value_or(Stage::select);
  for (const Part part : {kClean, kShingle, kSign, kBand, kVerify})
    if (part + static_cast<std::size_t>(Stage::clean) < static_cast<std::size_t>(first)) work[part] = 0;
  const Stage until =
      plan.reference == kOwnTruth ? Stage::shingle : Stage::sample;  // a change of these needs a new truth
  const bool joins = !before_ || first_stage_to_redo(*before_, recipe).value_or(Stage::select) <= until;
  const bool is_known = plan.reference == kOwnTruth && known_.include(recipe, floor_);
  if (joins && !is_known && !plan.reference.empty()) work[kJoin] = 1;
  before_ = recipe;
  return work;
}

void SweepTime::learn(const Recipe& recipe, const StageSeconds& s) {
  const Work work = whole(recipe);
  const double seconds[] = {s.clean, s.shingle, s.sign, s.band, s.verify};
  for (const Part part : {kClean, kShingle, kSign, kBand, kVerify}) learn(part, work[part], seconds[part]);
}

void SweepTime::learn(Part part, double work, double seconds) {
  timed_[part] += work;
  seconds_[part] += seconds;
}

// Finds the point of a row and removes it from the remaining work.
std::optional<std::size_t> SweepTime::take(const SweepRow& row) {
  const auto left = left_.extract({row.values, row.seed});
  if (left.empty()) return {};
  const std::size_t at = left.mapped();
  for (std::size_t part = 0; part < kParts; ++part) to_do_[part] = std::max(0.0, to_do_[part] - points_[at].work[part]);
  points_[at].is_left = false;
  while (next_ < points_.size() && !points_[next_].is_left) ++next_;
  const std::size_t group = points_[at].group;
  least_ = group == group_ ? std::min(least_, row.candidates) : row.candidates;  // nearly all of them identical
  group_ = group;
  return at;
}

// Adds the shared stages of a skipped point to the next remaining point that needs them.
void SweepTime::skip(const SweepRow& row) {
  const auto at = take(row);
  if (!at) return;
  const Point& skipped = points_[*at];
  const auto found =
      std::ranges::find(points_.begin() + static_cast<std::ptrdiff_t>(*at), points_.end(), true, &Point::is_left);
  if (found == points_.end()) return;
  Point& next = *found;
  for (std::size_t part = 0; part < kRest; ++part) {
    const bool is_needed = part == kBand || part == kVerify ? next.pass == skipped.pass : next.group == skipped.group;
    if (!is_needed) continue;
    next.work[part] += skipped.work[part];
    to_do_[part] += skipped.work[part];
  }
}

void SweepTime::add(const SweepRow& row, double elapsed) {
  const auto at = take(row);
  if (!at) return;
  const auto& [expected, lookups, group, pass, is_left] = points_[*at];
  for (std::size_t part = 0; part < kParts; ++part) done_[part] += expected[part];
  const bool goes_on = pass == pass_;  // times and counts of a pass are cumulative
  Work work = expected;
  if (known_.expect) {
    const std::uint64_t before = goes_on ? row_before_.candidates : least_;
    work[kVerify] = lookups * kCandidatesOfDocument + static_cast<double>(row.candidates - before);
  }
  const StageSeconds &s = row.seconds, p = goes_on ? row_before_.seconds : StageSeconds();
  const double seconds[] = {s.clean, s.shingle, s.sign, s.band - p.band, s.verify - p.verify};
  double rest = elapsed - elapsed_;
  for (const Part part : {kClean, kShingle, kSign, kBand, kVerify}) {
    if (work[part] <= 0) continue;
    learn(part, work[part], seconds[part]);
    rest -= seconds[part];
  }
  const Part other = work[kJoin] > 0 ? kJoin : kRest;
  if (elapsed_ == 0 && other == kRest)
    once_ = std::max(0.0, rest);
  else
    learn(other, work[other], rest);  // negative for a row that was reported early
  pass_ = pass;
  elapsed_ = elapsed;
  row_before_ = row;
}

double SweepTime::rate(std::size_t part) const {
  if (timed_[part] > 0) return std::max(0.0, seconds_[part] / timed_[part]);
  return part == kJoin ? join_.value_or(0) : 0;
}

double SweepTime::seconds_of(const Work& work) const {
  double seconds = 0;
  for (std::size_t part = 0; part < kParts; ++part) seconds += work[part] * rate(part);
  return seconds;
}

// Nothing is known if the first row alone takes longer than all were expected to, such as one with far more candidates
// than the run before. Once a tenth of the work is done, rows that took longer than expected raise the estimate of the
// rest, and so does a row that is taking longer.
std::optional<double> SweepTime::remaining(double elapsed) const {
  const double left = seconds_of(to_do_), done = seconds_of(done_);
  const bool knows_join = timed_[kJoin] > 0 || join_ || joins_left() == 0;
  if (timed_[kBand] <= 0 || !knows_join || (done == 0 && elapsed > left)) return {};
  const double next = next_ < points_.size() ? seconds_of(points_[next_].work) : 0;
  const double until_last_row = elapsed_ - once_, until_now = elapsed - once_;
  const double pace =
      done > 0 && 9 * done >= left ? std::max({1.0, until_last_row / done, until_now / (done + next)}) : 1;
  return std::max(0.0, pace * next - std::max(0.0, elapsed - elapsed_)) + pace * (left - next);
}

}  // namespace lookalike
