#include "core/exchange/sweeps/sweep_table.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>

#include "core/base/bounded_json.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

using Number = std::optional<double>;
using Counts = std::optional<Confusion>;

struct Column {
  std::string name;
  NumberOfRow of;
};

// Every column of numbers, in order.
const std::vector<Column>& all_columns() {
  static const std::vector<Column> all = [] {
    std::vector<Column> made;
    const auto add = [&made](const std::string& name, auto part) {
      made.push_back({name, [part](const SweepRow& row) { return Number(std::invoke(part, row)); }});
    };
    const auto add_share = [&made](const std::string& name, auto of, auto part) {
      made.push_back({name, [of, part](const SweepRow& row) {
                        const Counts& counts = of(row);
                        return counts ? Number(std::invoke(part, *counts)) : Number();
                      }});
    };
    const auto add_counts = [&add_share](const std::string& prefix, auto of) {
      add_share(prefix + "true_positives", of, &Confusion::true_positives);
      add_share(prefix + "false_positives", of, &Confusion::false_positives);
      add_share(prefix + "false_negatives", of, &Confusion::false_negatives);
    };
    const auto of_truth = [](const SweepRow& row) -> const Counts& { return row.against_truth; };
    const auto of_verdicts = [](const SweepRow& row) -> const Counts& { return row.against_verdicts; };
    const auto of_nearest = [](const SweepRow& row) { return row.nearest ? Counts(row.nearest->counts) : Counts(); };
    add("candidates", &SweepRow::candidates);
    add("similar", &SweepRow::similar);
    add("documents_with_match", &SweepRow::documents_with_match);
    add_counts("", of_truth);
    add_share("recall", of_truth, &Confusion::recall);
    add_share("precision", of_truth, &Confusion::precision);
    add_share("identical", of_truth, &Confusion::identical);
    add_share("recall_with_identical", of_truth, &Confusion::recall_of_all);
    add_share("not_here", of_truth, &Confusion::not_here);
    for (const auto& [name, seconds] : kSecondsColumns)
      add(name, [part = seconds](const SweepRow& row) { return row.seconds.*part; });
    add("peak_bytes", &SweepRow::peak_bytes);
    add("seed", &SweepRow::seed);
    add("nearest_candidates", [](const SweepRow& row) { return row.nearest.value_or(NearestConfusion()).candidates; });
    add_counts("nearest_", of_nearest);
    add_counts("judged_", of_verdicts);
    add_share("judged_recall", of_verdicts, &Confusion::recall_of_all);
    add_share("judged_precision", of_verdicts, &Confusion::precision);
    return made;
  }();
  return all;
}

bool is_in(const SweepPlan& plan, std::string_view column) {
  if (column == "not_here") return !plan.reference.empty() && plan.reference != kOwnTruth;
  if (column.starts_with("nearest_")) return plan.nearest.has_value();
  return !column.starts_with("judged_") || !plan.verdicts.empty();
}

// The fields of a row in order, each with the name of its column.
std::vector<std::pair<std::string, std::string>> fields_of(const SweepPlan& plan, const SweepRow& row) {
  std::vector<std::pair<std::string, std::string>> fields;
  const auto keys = varied_keys(plan);
  for (std::size_t i = 0; i < keys.size(); ++i)
    fields.emplace_back(keys[i], i < row.values.size() ? row.values[i] : "");
  for (const auto& [name, of] : all_columns())
    if (is_in(plan, name)) fields.emplace_back(name, number_field(of(row)));
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

Json to_json(const ReachedSettings& reached) {
  Json settings = Json::array();
  for (const auto& values : reached.values) settings.push_back({{"values", values}});
  return {{"recall", reached.recall}, {"settings", settings}};
}

ReachedSettings reached_from(const Json& json) {
  ReachedSettings reached{number_member(json, "recall"), {}};
  for (const Json& setting : array_member(json, "settings")) reached.values.push_back(texts_member(setting, "values"));
  return reached;
}

}  // namespace

CorpusFacts facts_of(const Corpus& corpus) {
  const LoadReport& source = corpus.report();
  return {source.path, std::string(to_string(source.format)), source.digest, source.documents};
}

std::vector<std::string> sweep_columns(const SweepPlan& plan) {
  std::vector<std::string> names;
  for (auto& [name, text] : fields_of(plan, {})) names.push_back(std::move(name));
  return names;
}

std::vector<std::string> sweep_cells(const SweepPlan& plan, const SweepRow& row) {
  std::vector<std::string> texts;
  for (auto& [name, text] : fields_of(plan, row)) texts.push_back(std::move(text));
  return texts;
}

NumberOfRow number_of(std::string_view column) {
  const auto found = std::ranges::find(all_columns(), column, &Column::name);
  return found == all_columns().end() ? NumberOfRow([](const SweepRow&) { return Number(); }) : found->of;
}

std::string number_field(std::optional<double> number) {
  std::string text;
  constexpr double kExact = 9007199254740992;  // 2^53
  if (number && *number == std::floor(*number) && std::abs(*number) < kExact)
    return std::to_string(static_cast<std::int64_t>(*number));
  if (number) append_number(text, *number);
  return text;
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
       {"candidates", "similar", "false_negatives", "recall", "recall_with_identical", "precision", "seconds_total"}) {
    for (const char* of : {"_mean", "_least", "_most"}) header.push_back(column + of);
    const auto spreads = spreads_of(table.rows, number_of(column));
    for (std::size_t i = 0; i < spreads.size(); ++i)
      for (const double number : {spreads[i].mean, spreads[i].least, spreads[i].most})
        records[i].push_back(number_field(spreads[i].seeds > 0 ? Number(number) : Number()));
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
  for (const auto& [name, text] : fields_of(plan, row)) {
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
  if (table.reached) json["reached"] = to_json(*table.reached);
  if (table.automatic) json["automatic"] = true;
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
  table.automatic = json.contains("automatic") && flag_member(json, "automatic");
  if (json.contains("reached")) table.reached = reached_from(member(json, "reached"));
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
  note(a.plan.nearest == b.plan.nearest, "the document whose nearest documents are requested");
  note(a.plan.verdicts == b.plan.verdicts, "the verdicts");
  return names;
}

std::vector<std::string> not_told_apart(const SweepTable& table) {
  constexpr std::size_t kFewSettings = 20;  // few enough to compare each with each
  std::vector<std::string> sentences;
  if (table.plan.repeat < 2 || table.rows.size() > kFewSettings * table.plan.repeat) return sentences;
  for (const auto& [column, name] :
       {std::pair("recall", "recall"), std::pair("judged_recall", "recall of judged pairs")}) {
    const std::string sentence = not_told_apart(table.rows, spreads_of(table.rows, number_of(column)));
    if (!sentence.empty()) sentences.push_back(std::string("By ") + name + ", " + sentence);
  }
  return sentences;
}

}  // namespace lookalike
