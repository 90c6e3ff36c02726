#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>

#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/sweep/sweep.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// The numbers of a run, without its pairs.
struct RunFigures {
  std::string digest;  // of the corpus, as in LoadReport
  std::uint64_t candidates = 0, similar = 0;
  std::optional<Confusion> against_truth;  // nullopt: no exact comparison
  std::optional<Interval> recall;          // expected for 95 of 100 hash seeds
  double seconds = 0;                      // all stages
  std::optional<std::uint64_t> bytes;      // of memory that the run occupies

  bool operator==(const RunFigures&) const = default;
};

/// A run to compare others with: its recipe, and its figures if it was run.
struct RunRecord {
  std::string name;  // given by the user; empty: named after its settings
  Recipe recipe;
  bool drawn = true;  // its curve appears in the S-curve plot
  std::optional<RunFigures> figures;

  static constexpr std::size_t kMost = 1'000;       // records of a run file
  static constexpr std::size_t kLongestName = 200;  // bytes

  bool operator==(const RunRecord&) const = default;
};

/// Without a `summary`, or with that of another run, the similar pairs are unknown, unless a known record has the same
/// recipe and corpus.
RunFigures figures_of(const RunResult& run, const EvaluationSummary* summary, const std::string& digest,
                      std::span<const RunRecord> known = {});

/// The figures of a sweep's row whose reference is its own similar pairs.
RunFigures figures_of(const SweepRow& row, const std::string& digest);

/// {"name", "drawn", "recipe", "figures": {"digest", "candidates", "similar", "true_positives", "false_positives",
/// "false_negatives", "identical", "recall_low", "recall_high", "seconds", "bytes"}}; unknown figures are omitted.
nlohmann::ordered_json to_json(const RunRecord& record);

/// Parses this JSON. Errors: wrong_content (an invalid recipe). Throws WrongMember.
Result<RunRecord> run_record_from(const nlohmann::ordered_json& json);

}  // namespace lookalike
