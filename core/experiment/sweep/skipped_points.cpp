#include "core/experiment/sweep/skipped_points.h"

#include <algorithm>

namespace lookalike {
namespace {

constexpr std::string_view kCostly = " costly setting";

void append(std::string& where, const std::string& key, const std::string& value) {
  where += (where.empty() ? "" : ", ") + key + " = " + value;
}

std::string settings(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " setting" : " settings");
}

// Whether the settings of a point cause the error, so that other points can still run.
bool is_of_the_point(const Error& error) {
  return error.code == ErrorCode::too_large || error.code == ErrorCode::out_of_memory ||
         error.code == ErrorCode::bad_usage;
}

}  // namespace

bool counts_costly_settings(std::string_view note) {
  return note.find(kCostly) != std::string_view::npos;
}

SkippedPoints::SkippedPoints(const SweepPlan& plan, const TakeNote& take)
    : keys_(varied_keys(plan)),
      repeated_(plan.repeat > 1),
      most_candidates_(plan.most_candidates.value_or(0)),
      take_(take) {}

Result<void> SkippedPoints::pass_over(std::span<const SweepPoint> points, const Error& error) {
  if (error.code == ErrorCode::cancelled) return tl::unexpected(error);
  const std::string at = where(points);
  Error placed = error;
  if (!at.empty()) placed.message = "At " + at + ": " + error.message;
  if (!is_of_the_point(error)) return tl::unexpected(placed);
  if (!first_) first_ = placed;
  if (notes_ == kMostNotes) {
    not_named_ += points.size();
    return {};
  }
  ++notes_;
  return take_("No row for " + settings(points.size()) + (at.empty() ? "" : " at " + at) + ": " + error.message);
}

Result<void> SkippedPoints::end() {
  if (not_named_ > 0)
    if (const auto taken = take_("No row for " + settings(not_named_) + " more, for similar reasons."); !taken)
      return taken;
  if (left_out_ == 0) return {};
  return take_(std::to_string(left_out_) + std::string(kCostly) + (left_out_ == 1 ? "" : "s") +
               " left out: each is expected to have more than " + std::to_string(most_candidates_) +
               " candidates with different sets.");
}

// The values shared by all points: "shingles.k = 3, lsh.bands = 20".
std::string SkippedPoints::where(std::span<const SweepPoint> points) const {
  const auto share = [&](const auto& value) {
    return std::all_of(points.begin(), points.end(), [&](const SweepPoint& p) { return value(p) == value(points[0]); });
  };
  std::string where;
  for (std::size_t i = 0; i < keys_.size(); ++i)
    if (share([i](const SweepPoint& p) { return p.values[i]; })) append(where, keys_[i], points[0].values[i]);
  const auto seed = [](const SweepPoint& p) { return p.recipe.sketch.seed; };
  if (repeated_ && share(seed)) append(where, "sketch.seed", std::to_string(seed(points[0])));
  return where;
}

}  // namespace lookalike
