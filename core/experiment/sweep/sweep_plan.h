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

/// One thing that a sweep varies.
struct SweepAxis {
  /// A key of the recipe, several of them joined by commas that change together ("sketch.hashes,lsh.bands,lsh.rows"),
  /// or "lsh" for bands and rows.
  std::string key;
  /// One text a step, several values joined by commas ("20,5,4"); for "lsh" each is BxR, "grid" (all b * r <= n) or
  /// "divisors" (all b * r = n), n being that of the point; both begin with the rows for which all of n make the curve
  /// steepest nearest to the threshold, and run up in bands.
  std::vector<std::string> values;

  bool operator==(const SweepAxis&) const = default;
};

/// The keys of the recipe that an axis sets, in order.
std::vector<std::string> keys_of(const SweepAxis& axis);

/// Reads "shingles.k=2,3,5" or "lsh=20x5,10x10". Errors: bad_usage (no such key, or a value it cannot have), in which
/// parameters are called what `name` says.
Result<SweepAxis> parse_axis(std::string_view text, ParameterName name = &Parameter::key);

/// The newswire report's question: what becomes of a document and its nearest ones?
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
  std::vector<SweepAxis> axes;  // none: the recipe alone
  std::uint32_t repeat = 1;     // runs a combination, at the hash seed and those after it
  bool timed_alone = false;     // every run begins with nothing but the corpus
  /// What every run is held against: kOwnTruth, kPlantedFamilies, or settings ("shingles.k=3,verify.threshold=0.8"):
  /// the pairs that are similar by the base recipe with these, found exactly. Empty: nothing.
  std::string reference;
  std::optional<NearestQuestion> nearest;
  /// Settings that are expected to have more candidates with different sets are left out.
  std::optional<std::uint64_t> most_candidates;
  std::string verdicts;  // verdicts_digest of what every run is held against; empty: nothing is

  bool operator==(const SweepPlan&) const = default;
};

/// The keys of the recipe that a plan varies, in the order of its axes.
std::vector<std::string> varied_keys(const SweepPlan& plan);

/// The recipe by which the pairs of a plan's reference are similar, or by which members of planted families are equal:
/// the base with the reference's settings. Errors: bad_usage (an unknown setting, or one that similar pairs do not
/// depend on), in which parameters are called what `name` says.
Result<Recipe> reference_recipe(const SweepPlan& plan, ParameterName name = &Parameter::key);

/// Everything that is wrong with a plan, in plain words; empty when its points can be made.
std::vector<std::string> problems(const SweepPlan& plan, ParameterName name = &Parameter::key);

/// One run of a sweep.
struct SweepPoint {
  Recipe recipe;
  std::vector<std::string> values;  // of the varied keys, in their order

  bool operator==(const SweepPoint&) const = default;
};

struct SweepPoints {
  std::vector<SweepPoint> points;
  std::vector<std::string> notes;  // sentences: what was left out, and why

  static constexpr std::size_t kMost = 100'000;
};

/// The runs of a plan over a corpus of so many documents: the product of its axes. Axes that redo an early stage vary
/// slowest and bands and rows fastest, so that stages can be used again; the last axis given varies faster among
/// equals. Points that differ only in bands lie together, with ever more of them. Combinations that cannot be run are
/// left out; a sample that covers the corpus is run once, with all documents. Errors: bad_usage (the problems of the
/// plan, or no combination that can be run), too_large (more than kMost points). Notes and errors name parameters by
/// `name`.
Result<SweepPoints> points_of(const SweepPlan& plan, std::uint64_t documents, ParameterName name = &Parameter::key);

/// Points in parts that differ only in bands and rows; a plan's lie next to each other. O(points).
std::vector<std::span<const SweepPoint>> groups_of(std::span<const SweepPoint> points);

/// Whether the points of a group take one pass a row count, instead of a run each.
bool runs_together(const SweepPlan& plan, std::span<const SweepPoint> group);

/// The point of a group whose candidates are the fewest. O(points).
const SweepPoint& strictest_of(std::span<const SweepPoint> group);

}  // namespace lookalike
