#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/csv_text.h"
#include "core/base/error.h"
#include "core/experiment/sweep/saved_sweeps.h"
#include "core/experiment/sweep/sweep.h"
#include "core/experiment/sweep/sweep_spread.h"

namespace lookalike {

/// Which corpus a table is of.
struct CorpusFacts {
  std::string path, format;
  std::string digest;           // as in LoadReport
  std::uint64_t documents = 0;  // read, before sampling

  bool operator==(const CorpusFacts&) const = default;
};

CorpusFacts facts_of(const Corpus& corpus);

/// A sweep and the rows it has so far.
struct SweepTable {
  CorpusFacts corpus;
  SweepPlan plan;
  std::vector<std::string> notes;  // what was left out
  std::vector<SweepRow> rows;
  // Only of a saved sweep; otherwise empty.
  std::string name, source;
  SourceTable source_table;
  std::vector<std::string> remarks;
};

/// The columns of a plan's table: one a varied key, then candidates, similar, documents_with_match, true_positives,
/// false_positives, false_negatives, recall, precision, identical (of the true positives, pairs of documents with equal
/// sets), different_recall (without these), not_here where the reference is not the own truth (of the false negatives,
/// pairs that are less similar here than the threshold), seconds_total, seconds_read, seconds_clean, seconds_shingle,
/// seconds_sign, seconds_band, seconds_verify, peak_bytes, seed, and nearest_candidates, nearest_true_positives,
/// nearest_false_positives, nearest_false_negatives where the plan follows a document, and judged_true_positives,
/// judged_false_positives, judged_false_negatives, judged_recall, judged_precision where it names verdicts.
std::vector<std::string> sweep_columns(const SweepPlan& plan);

/// The same columns of one row as texts; empty where nothing is known. Numbers read back as they were.
std::vector<std::string> sweep_cells(const SweepPlan& plan, const SweepRow& row);

/// The numbers of a column; nothing where it has none, or the plan no such column. O(columns) a row.
NumberOfRow numbers_of(const SweepPlan& plan, const std::string& column);

/// "By recall, 3 and 5 cannot be told apart by 5 seeds: their ranges overlap.", a sentence for each recall that the
/// rows have; none for more than a few settings, of which most overlap. O(rows log rows).
std::vector<std::string> not_told_apart(const SweepTable& table);

/// One row a setting as CSV: the varied keys, seeds, and _mean, _least and _most over them of candidates, similar,
/// false_negatives (the missed pairs), recall, different_recall and seconds_total; empty where nothing is known.
/// O(rows * columns).
std::string sweep_summary_csv(const SweepTable& table, CsvCells cells = CsvCells::as_they_are);

/// The times of a row with their columns: the whole, then the stages.
inline constexpr std::pair<const char*, double StageSeconds::*> kSecondsColumns[] = {
    {"seconds_total", &StageSeconds::total},   {"seconds_read", &StageSeconds::read},
    {"seconds_clean", &StageSeconds::clean},   {"seconds_shingle", &StageSeconds::shingle},
    {"seconds_sign", &StageSeconds::sign},     {"seconds_band", &StageSeconds::band},
    {"seconds_verify", &StageSeconds::verify},
};

/// One record of CSV, its line end included. Numbers are no texts.
std::string csv_record(const std::vector<std::string>& fields, CsvCells cells = CsvCells::as_they_are);

/// {"version", "corpus", "recipe", "vary", "repeat", "timed_alone", "reference", "nearest", "sweep", "source", "notes",
/// "rows", "source_table", "remarks"}; each row is an object with a member a column, null where nothing is known.
nlohmann::ordered_json to_json(const SweepTable& table);

/// Reads the same. Errors: wrong_content (no such JSON, a member missing or of another kind, a newer version).
Result<SweepTable> sweep_table_from_json(std::string_view json);

/// The same of JSON that was parsed.
Result<SweepTable> sweep_table_of(const nlohmann::ordered_json& json);

/// One of the rows.
nlohmann::ordered_json to_json(const SweepPlan& plan, const SweepRow& row);

/// Reads the same. Errors: wrong_content.
Result<SweepRow> sweep_row_from_json(std::string_view json, const SweepPlan& plan);

/// Names of what keeps two tables from being of the same sweep, with commas: corpus digest, recipe, axes, repeats,
/// timing, reference, followed document, verdicts; empty when they are. What is left out for its cost does not count.
std::string what_differs(const SweepTable& a, const SweepTable& b);

inline constexpr int kSweepTableVersion = 1;

}  // namespace lookalike
