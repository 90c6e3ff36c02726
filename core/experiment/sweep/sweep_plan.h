#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/pipeline/recipe.h"

namespace lookalike {

/// One parameter that a sweep varies, or several that change together.
struct SweepAxis {
  /// A key of the recipe, several keys that change together, joined by commas ("sketch.hashes,lsh.bands,lsh.rows"), or
  /// "lsh" for bands and rows.
  std::string key;
  /// One text per step, several values joined by commas ("20,5,4"); for "lsh" each is BxR, "grid" (all b * r <= n) or
  /// "divisors" (all b * r = n), with the n of the point. Both begin with the rows whose curve, using all of n, is
  /// steepest nearest to the threshold; bands ascend.
  std::vector<std::string> values;

  bool operator==(const SweepAxis&) const = default;
};

/// The keys of the recipe that an axis sets, in order.
std::vector<std::string> keys_of(const SweepAxis& axis);

/// Reads "shingles.k=2,3,5" or "lsh=20x5,10x10". Errors: bad_usage (no such key, or an invalid value); they name
/// parameters by `name`.
Result<SweepAxis> parse_axis(std::string_view text, ParameterName name = &Parameter::key);

/// The question of the newswire report: which of a document's nearest documents does a run find?
struct NearestQuestion {
  DocumentIndex document;
  std::size_t count = 0;

  bool operator==(const NearestQuestion&) const = default;
};

inline constexpr const char* kOwnTruth = "own";             // the pairs that are similar by the run's own recipe
inline constexpr const char* kPlantedFamilies = "planted";  // the families of a generated corpus

/// Plan of a sweep: the recipe with every combination of the axes' values, each over several hash seeds.
struct SweepPlan {
  Recipe base;
  std::vector<SweepAxis> axes;  // empty: the recipe alone
  std::uint32_t repeat = 1;     // runs per combination, with the hash seed and the next ones
  bool timed_alone = false;     // every run starts from the corpus, without cached stages
  /// The true pairs of every run: kOwnTruth, kPlantedFamilies, or settings ("shingles.k=3,verify.threshold=0.8"): the
  /// exact similar pairs of the base recipe with these settings. Empty: no comparison.
  std::string reference;
  std::optional<NearestQuestion> nearest;
  /// Settings that are expected to have more candidates with different sets are left out.
  std::optional<std::uint64_t> most_candidates;
  std::string verdicts;  // verdicts_digest of the verdicts to compare every run with; empty: none

  bool operator==(const SweepPlan&) const = default;
};

/// Whether two recipes make the same shingle sets of a corpus.
bool have_same_sets(const Recipe& a, const Recipe& b);

/// The keys of the recipe that a plan varies, in the order of its axes.
std::vector<std::string> varied_keys(const SweepPlan& plan);
/// A recipe's values of these keys.
std::vector<std::string> varied_values(const Recipe& recipe, const SweepPlan& plan);

/// The recipe that defines the similar pairs of a plan's reference, or the identical pairs beside planted families: the
/// base with the reference's settings. Errors: bad_usage (an unknown setting, or one that similar pairs do not depend
/// on); they name parameters by `name`.
Result<Recipe> reference_recipe(const SweepPlan& plan, ParameterName name = &Parameter::key);

/// All problems of a plan, in plain words; empty if its points can be made.
std::vector<std::string> problems(const SweepPlan& plan, ParameterName name = &Parameter::key);

/// One run of a sweep.
struct SweepPoint {
  Recipe recipe;
  std::vector<std::string> values;  // of the varied keys, in their order

  bool operator==(const SweepPoint&) const = default;
};

struct SweepPoints {
  std::vector<SweepPoint> points;
  std::vector<std::string> notes;  // sentences about points left out, with the reason

  static constexpr std::size_t kMost = 100'000;
};

/// The runs of a plan over a corpus of `documents` documents: the product of its axes. Axes that redo an early stage
/// vary slowest, bands and rows fastest, so that stages can be reused; among equals a later axis varies faster. Points
/// that differ only in bands are adjacent, in ascending order. Combinations that cannot run are left out; a sample that
/// covers the corpus runs once, with all documents. Errors: bad_usage (the problems of the plan, or no combination that
/// can run), too_large (more than kMost points). Notes and errors name parameters by `name`.
Result<SweepPoints> points_of(const SweepPlan& plan, std::uint64_t documents, ParameterName name = &Parameter::key);

/// Splits points into groups that differ only in bands and rows; in a plan they are adjacent. O(points).
std::vector<std::span<const SweepPoint>> groups_of(std::span<const SweepPoint> points);

/// Whether the points of a group share one pass per row count, instead of one run each.
bool runs_together(const SweepPlan& plan, std::span<const SweepPoint> group);

/// The point of a group with the fewest candidates. O(points).
const SweepPoint& strictest_of(std::span<const SweepPoint> group);

}  // namespace lookalike
