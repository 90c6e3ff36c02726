#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/csv_text.h"
#include "core/base/error.h"
#include "core/experiment/sweep/reached_settings.h"
#include "core/experiment/sweep/saved_sweeps.h"
#include "core/experiment/sweep/sweep.h"

namespace lookalike {

/// The corpus of a table.
struct CorpusFacts {
  std::string path, format;
  std::string digest;           // as in LoadReport
  std::uint64_t documents = 0;  // read, before sampling

  bool operator==(const CorpusFacts&) const = default;
};

CorpusFacts facts_of(const Corpus& corpus);

/// A sweep and its rows so far.
struct SweepTable : SweepSource {
  CorpusFacts corpus;
  SweepPlan plan;
  std::vector<std::string> notes;  // about points left out
  std::vector<SweepRow> rows;
  std::optional<ReachedSettings> reached{};  // of the plan, for the goal of the last request
  bool automatic = false;                    // not requested by the user
};

/// The columns of a plan's table: one per varied key, then candidates, similar, documents_with_match, true_positives,
/// false_positives, false_negatives, recall and precision (of pairs with different sets), identical (true
/// positives with equal sets), recall_with_identical, not_here (false negatives that are less similar here than the
/// threshold; only if the reference is not the run's own truth), seconds_total, seconds_read, seconds_clean,
/// seconds_shingle, seconds_sign, seconds_band, seconds_verify, peak_bytes, seed; nearest_candidates,
/// nearest_true_positives, nearest_false_positives, nearest_false_negatives if the plan has a nearest-documents
/// question; judged_true_positives, judged_false_positives, judged_false_negatives, judged_recall, judged_precision if
/// it names verdicts.
std::vector<std::string> sweep_columns(const SweepPlan& plan);

/// The same columns of one row as texts; unknown values are empty. Numbers read back exactly.
std::vector<std::string> sweep_cells(const SweepPlan& plan, const SweepRow& row);

/// The numbers of a column; nullopt for a row without one, or if there is no such column.
NumberOfRow number_of(std::string_view column);

/// A number as a CSV field: the text reads back as the same number; empty for nullopt.
std::string number_field(std::optional<double> number);

/// "By recall, 3 has the highest mean, but 5 cannot be distinguished from it by 5 seeds: their ranges overlap.", a
/// sentence for each recall that the rows have; none for more than a few settings, because most would overlap. O(rows
/// log rows).
std::vector<std::string> not_told_apart(const SweepTable& table);

/// One row per setting as CSV: the varied keys, seeds, and _mean, _least and _most over the seeds of candidates,
/// similar, false_negatives (the missed pairs), recall, recall_with_identical, precision and seconds_total; unknown
/// values are empty. O(rows * columns).
std::string sweep_summary_csv(const SweepTable& table, CsvCells cells = CsvCells::as_they_are);

/// The times of a row with their columns: the total, then the stages.
inline constexpr std::pair<const char*, double StageSeconds::*> kSecondsColumns[] = {
    {"seconds_total", &StageSeconds::total},   {"seconds_read", &StageSeconds::read},
    {"seconds_clean", &StageSeconds::clean},   {"seconds_shingle", &StageSeconds::shingle},
    {"seconds_sign", &StageSeconds::sign},     {"seconds_band", &StageSeconds::band},
    {"seconds_verify", &StageSeconds::verify},
};

/// One CSV record with its line end. Numbers get no apostrophe, unlike texts.
std::string csv_record(const std::vector<std::string>& fields, CsvCells cells = CsvCells::as_they_are);

/// {"version", "corpus", "recipe", "vary", "repeat", "timed_alone", "reference", "nearest", "sweep", "source", "notes",
/// "rows", "source_table", "remarks", "reached", "automatic"}; each row is an object with one member per column, null
/// if unknown.
nlohmann::ordered_json to_json(const SweepTable& table);

/// Parses this JSON. Errors: wrong_content (other JSON, a member missing or of the wrong type, a newer version).
Result<SweepTable> sweep_table_from_json(std::string_view json);

/// The same for parsed JSON.
Result<SweepTable> sweep_table_of(const nlohmann::ordered_json& json);

/// One of the rows.
nlohmann::ordered_json to_json(const SweepPlan& plan, const SweepRow& row);

/// Reads such a row. Errors: wrong_content.
Result<SweepRow> sweep_row_from_json(std::string_view json, const SweepPlan& plan);

/// The differences that make two tables different sweeps, separated by commas: corpus digest, recipe, axes, repeats,
/// timing, reference, nearest-documents question, verdicts. Empty for the same sweep; the cost limit does not count.
std::string what_differs(const SweepTable& a, const SweepTable& b);

inline constexpr int kSweepTableVersion = 2;  // in version 1, a row's recall included identical pairs

}  // namespace lookalike
