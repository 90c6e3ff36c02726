#include "core/exchange/sweeps/sweep_table.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "core/base/bounded_json.h"
#include "core/base/csv_text.h"
#include "core/experiment/sweep/sweep_json.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

/// The fields of a table in order, each with its name.
class Fields {
 public:
  void add(std::string_view name, std::string text) { all_.emplace_back(name, std::move(text)); }
  void add(std::string_view name, std::uint64_t count) { add(name, std::to_string(count)); }
  void add(std::string_view name, double number) {
    std::string text;
    append_number(text, number);
    add(name, std::move(text));
  }
  template <typename T>
  void add(std::string_view name, const std::optional<T>& value) {
    if (value)
      add(name, *value);
    else
      add(name, std::string());
  }

  const std::vector<std::pair<std::string, std::string>>& all() const { return all_; }

 private:
  std::vector<std::pair<std::string, std::string>> all_;
};

bool has_not_here(const SweepPlan& plan) {
  return !plan.reference.empty() && plan.reference != kOwnTruth;
}

void add_confusion(Fields& fields, const std::string& prefix, const std::optional<Confusion>& counts) {
  using Count = std::optional<std::uint64_t>;
  fields.add(prefix + "true_positives", counts ? Count(counts->true_positives) : Count());
  fields.add(prefix + "false_positives", counts ? Count(counts->false_positives) : Count());
  fields.add(prefix + "false_negatives", counts ? Count(counts->false_negatives) : Count());
}

void add_shares(Fields& fields, const std::string& prefix, const std::optional<Confusion>& counts) {
  fields.add(prefix + "recall", counts ? counts->recall_of_all() : std::nullopt);
  fields.add(prefix + "precision", counts ? counts->precision() : std::nullopt);
}

void add_counts(Fields& fields, const SweepPlan& plan, const SweepRow& row) {
  fields.add("candidates", row.candidates);
  fields.add("similar", row.similar);
  fields.add("documents_with_match", row.documents_with_match);
  const auto& truth = row.against_truth;
  using Count = std::optional<std::uint64_t>;
  add_confusion(fields, "", truth);
  add_shares(fields, "", truth);
  fields.add("identical", truth ? Count(truth->identical) : Count());
  fields.add("different_recall", truth ? truth->recall() : std::nullopt);
  if (has_not_here(plan)) fields.add("not_here", truth ? Count(truth->not_here) : Count());
}

void add_costs(Fields& fields, const SweepRow& row) {
  for (const auto& [column, seconds] : kSecondsColumns) fields.add(column, row.seconds.*seconds);
  fields.add("peak_bytes", row.peak_bytes);
}

Fields fields_of(const SweepPlan& plan, const SweepRow& row) {
  Fields fields;
  const auto keys = varied_keys(plan);
  for (std::size_t i = 0; i < keys.size(); ++i) fields.add(keys[i], i < row.values.size() ? row.values[i] : "");
  add_counts(fields, plan, row);
  add_costs(fields, row);
  fields.add("seed", row.seed);
  if (plan.nearest) {
    const NearestConfusion nearest = row.nearest.value_or(NearestConfusion{});
    fields.add("nearest_candidates", nearest.candidates);
    add_confusion(fields, "nearest_", nearest.counts);
  }
  if (plan.verdicts.empty()) return fields;
  const Confusion judged = row.against_verdicts.value_or(Confusion{});
  add_confusion(fields, "judged_", judged);
  add_shares(fields, "judged_", judged);
  return fields;
}

Confusion confusion_from(const Json& json, const std::string& prefix) {
  const auto if_there = [&](const std::string& name) { return json.contains(name) ? count_member(json, name) : 0; };
  return {count_member(json, prefix + "true_positives"), count_member(json, prefix + "false_positives"),
          count_member(json, prefix + "false_negatives"), if_there(prefix + "identical"),
          if_there(prefix + "not_here")};
}

StageSeconds seconds_from(const Json& json) {
  StageSeconds all;
  for (const auto& [column, seconds] : kSecondsColumns) all.*seconds = number_member(json, column);
  return all;
}

SweepRow row_from(const Json& json, const SweepPlan& plan) {
  SweepRow row;
  for (const std::string& key : varied_keys(plan)) row.values.push_back(text_of_json(member(json, key)));
  row.seed = count_member(json, "seed");
  row.candidates = count_member(json, "candidates");
  row.similar = count_member(json, "similar");
  row.documents_with_match = count_member(json, "documents_with_match");
  row.seconds = seconds_from(json);
  row.peak_bytes = count_member(json, "peak_bytes");
  if (!plan.reference.empty()) row.against_truth = confusion_from(json, "");
  if (plan.nearest) row.nearest = {count_member(json, "nearest_candidates"), confusion_from(json, "nearest_")};
  if (!plan.verdicts.empty()) row.against_verdicts = confusion_from(json, "judged_");
  return row;
}

CorpusFacts facts_from(const Json& json) {
  return {text_member(json, "path"), text_member(json, "format"), text_member(json, "digest"),
          count_member(json, "documents")};
}

tl::unexpected<Error> no_table(const std::string& sentence) {
  return failure(ErrorCode::wrong_content, "This is not the table of a sweep: " + sentence);
}

}  // namespace

CorpusFacts facts_of(const Corpus& corpus) {
  const LoadReport& source = corpus.report();
  return {source.path, std::string(to_string(source.format)), source.digest, source.documents};
}

std::vector<std::string> sweep_columns(const SweepPlan& plan) {
  std::vector<std::string> names;
  const Fields fields = fields_of(plan, {});
  for (const auto& [name, text] : fields.all()) names.push_back(name);
  return names;
}

std::vector<std::string> sweep_cells(const SweepPlan& plan, const SweepRow& row) {
  std::vector<std::string> texts;
  const Fields fields = fields_of(plan, row);
  for (const auto& [name, text] : fields.all()) texts.push_back(text);
  return texts;
}

NumberOfRow numbers_of(const SweepPlan& plan, const std::string& column) {
  const auto names = sweep_columns(plan);
  const auto at = static_cast<std::size_t>(std::ranges::find(names, column) - names.begin());
  return [plan, at](const SweepRow& row) -> std::optional<double> {
    const auto cells = sweep_cells(plan, row);
    if (at >= cells.size()) return {};
    double number = 0;
    const auto [end, error] = std::from_chars(cells[at].data(), cells[at].data() + cells[at].size(), number);
    if (error != std::errc{} || end != cells[at].data() + cells[at].size()) return {};
    return number;
  };
}

std::string sweep_summary_csv(const SweepTable& table, CsvCells cells) {
  std::vector<std::string> header = varied_keys(table.plan);
  header.emplace_back("seeds");
  std::vector<std::vector<std::string>> records;
  for (const Spread& seeds : spreads_of(table.rows, [](const SweepRow&) { return 1.0; })) {
    records.push_back(table.rows[seeds.row].values);
    records.back().push_back(std::to_string(seeds.seeds));
  }
  for (const std::string column :
       {"candidates", "similar", "false_negatives", "recall", "different_recall", "seconds_total"}) {
    for (const char* of : {"_mean", "_least", "_most"}) header.push_back(column + of);
    const auto spreads = spreads_of(table.rows, numbers_of(table.plan, column));
    for (std::size_t i = 0; i < spreads.size(); ++i)
      for (const double number : {spreads[i].mean, spreads[i].least, spreads[i].most}) {
        std::string& text = records[i].emplace_back();
        if (spreads[i].seeds > 0) append_number(text, number);
      }
  }
  std::string text = csv_record(header, cells);
  for (const auto& record : records) text += csv_record(record, cells);
  return text;
}

std::string csv_record(const std::vector<std::string>& fields, CsvCells cells) {
  std::string record;
  for (const std::string& field : fields) {
    if (&field != &fields.front()) record += ',';
    append_csv_text(record, field, json_of_text(field).is_string() ? cells : CsvCells::as_they_are);
  }
  return record + '\n';
}

Json to_json(const SweepPlan& plan, const SweepRow& row) {
  Json json;
  const Fields fields = fields_of(plan, row);
  for (const auto& [name, text] : fields.all()) {
    const bool varied = json.size() < row.values.size();  // a name, or a number written as in the recipe
    json[name] = varied || text.empty() ? json_of_text(text) : Json::parse(text);
  }
  return json;
}

Json to_json(const SweepTable& table) {
  Json json;
  json["version"] = kSweepTableVersion;
  json["corpus"] = {{"path", table.corpus.path},
                    {"format", table.corpus.format},
                    {"digest", table.corpus.digest},
                    {"documents", table.corpus.documents}};
  json["recipe"] = to_json(table.plan.base);
  json.update(to_json(table.plan));
  if (!table.name.empty()) json["sweep"] = table.name;
  if (!table.source.empty()) json["source"] = table.source;
  json["notes"] = table.notes;
  json["rows"] = Json::array();
  for (const SweepRow& row : table.rows) json["rows"].push_back(to_json(table.plan, row));
  if (!table.source_table.columns.empty()) json["source_table"] = to_json(table.source_table);
  if (!table.remarks.empty()) json["remarks"] = table.remarks;
  return json;
}

Result<SweepTable> sweep_table_from_json(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return no_table(json.error().message);
  return sweep_table_of(*json);
}

Result<SweepTable> sweep_table_of(const Json& json) try {
  const std::uint64_t version = count_member(json, "version");
  if (version < 1 || version > kSweepTableVersion)
    return no_table("it has version " + std::to_string(version) + "; this program reads version " +
                    std::to_string(kSweepTableVersion) + ".");
  const auto base = recipe_of(member(json, "recipe"));
  if (!base) return no_table(base.error().message);
  const auto plan = plan_from_json(json, *base);
  if (!plan) return no_table(plan.error().message);
  SweepTable table;
  table.corpus = facts_from(member(json, "corpus"));
  table.plan = *plan;
  table.notes = texts_member(json, "notes");
  if (array_member(json, "rows").size() > SweepPoints::kMost)
    return no_table("it has more than " + std::to_string(SweepPoints::kMost) + " rows.");
  for (const Json& row : array_member(json, "rows")) table.rows.push_back(row_from(row, *plan));
  if (json.contains("sweep")) table.name = text_member(json, "sweep");
  if (json.contains("source")) table.source = text_member(json, "source");
  if (json.contains("source_table")) {
    auto source = source_table_from_json(member(json, "source_table"));
    if (!source) return no_table(source.error().message);
    table.source_table = std::move(*source);
  }
  if (json.contains("remarks")) table.remarks = texts_member(json, "remarks");
  return table;
} catch (const WrongMember& error) {
  return no_table(error.what());
}

Result<SweepRow> sweep_row_from_json(std::string_view text, const SweepPlan& plan) try {
  const auto json = parse_json(text);
  if (!json) return no_table(json.error().message);
  return row_from(*json, plan);
} catch (const WrongMember& error) {
  return no_table(error.what());
}

std::string what_differs(const SweepTable& a, const SweepTable& b) {
  std::string names;
  const auto note = [&names](bool same, const char* name) {
    if (!same) names += (names.empty() ? "" : ", ") + std::string(name);
  };
  note(a.corpus.digest == b.corpus.digest, "the corpus");
  note(a.plan.base == b.plan.base, "the recipe");
  note(a.plan.axes == b.plan.axes, "the varied parameters");
  note(a.plan.repeat == b.plan.repeat, "the number of repeats");
  note(a.plan.timed_alone == b.plan.timed_alone, "whether runs are timed alone");
  note(a.plan.reference == b.plan.reference, "the reference");
  note(a.plan.nearest == b.plan.nearest, "the document whose nearest ones are sought");
  note(a.plan.verdicts == b.plan.verdicts, "the verdicts");
  return names;
}

std::vector<std::string> not_told_apart(const SweepTable& table) {
  constexpr std::size_t kFewSettings = 20;  // few enough to compare each with each
  std::vector<std::string> sentences;
  if (table.plan.repeat < 2 || table.rows.size() > kFewSettings * table.plan.repeat) return sentences;
  for (const auto& [column, name] :
       {std::pair("different_recall", "recall"), std::pair("judged_recall", "recall of judged pairs")}) {
    const auto spreads = spreads_of(table.rows, numbers_of(table.plan, column));
    const std::string sentence = not_told_apart(table.rows, spreads, true);
    if (!sentence.empty()) sentences.push_back(std::string("By ") + name + ", " + sentence);
  }
  return sentences;
}

}  // namespace lookalike
