#include "core/experiment/sweep/saved_sweeps.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "core/base/bounded_json.h"
#include "core/base/resources.h"
#include "core/base/value_text.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

tl::unexpected<Error> wrong(const std::string& sentence) {
  return failure(ErrorCode::wrong_content, "This is not a saved sweep: " + sentence);
}

Result<Recipe> base_recipe(const Json& json) {
  const auto name = text_member(json, "study");
  const Study* study = find_study(name);
  if (!study) return wrong("there is no study " + in_quotes(name) + ".");
  Recipe recipe = study->recipe;
  for (const auto& [key, value] : member(json, "settings").items())
    if (const auto problem = apply_setting(recipe, key + "=" + text_of_json(value))) return wrong(*problem);
  return recipe;
}

// Throws WrongMember.
SweepPlan read_plan(const Json& json, const Recipe& base) {
  SweepPlan plan;
  plan.base = base;
  if (json.contains("vary"))
    for (const Json& axis : array_member(json, "vary")) {
      plan.axes.push_back({text_member(axis, "key"), {}});
      for (const Json& value : array_member(axis, "values")) plan.axes.back().values.push_back(text_of_json(value));
    }
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint32_t>::max();
  if (json.contains("repeat")) plan.repeat = static_cast<std::uint32_t>(count_member(json, "repeat", kMost));
  if (json.contains("timed_alone")) plan.timed_alone = flag_member(json, "timed_alone");
  if (json.contains("truth")) plan.reference = kOwnTruth;  // older files: a floor, which had no effect
  if (json.contains("reference")) plan.reference = text_member(json, "reference");
  if (const Json* nearest = find_member(json, "nearest"))
    plan.nearest = NearestQuestion{DocumentIndex(count_member(*nearest, "document", kMost)),
                                   count_member(*nearest, "count", kMost)};
  if (json.contains("most_candidates")) plan.most_candidates = count_member(json, "most_candidates");
  if (json.contains("verdicts")) plan.verdicts = text_member(json, "verdicts");
  return plan;
}

std::vector<SavedSweep> read_sweeps() {
  std::vector<SavedSweep> all;
  for (const EmbeddedResource& resource : embedded_resources())
    if (resource.name.starts_with("sweeps/")) all.push_back(sweep_from_json(resource.text).value());
  return all;
}

}  // namespace

Result<SavedSweep> sweep_from_json(std::string_view text) try {
  const auto parsed = parse_json(text);
  if (!parsed) return wrong(parsed.error().message);
  const Json& json = *parsed;
  const auto base = base_recipe(json);
  if (!base) return tl::unexpected(base.error());
  auto plan = plan_from_json(json, *base);
  if (!plan) return tl::unexpected(plan.error());
  auto table = source_table_from_json(member(json, "source_table"));
  if (!table) return tl::unexpected(table.error());
  SavedSweep sweep;
  sweep.name = text_member(json, "name");
  sweep.title = text_member(json, "title");
  sweep.about = text_member(json, "about");
  sweep.source = text_member(json, "source");
  sweep.plan = std::move(*plan);
  sweep.source_table = std::move(*table);
  sweep.remarks = texts_member(json, "remarks");
  return sweep;
} catch (const WrongMember& error) {
  return wrong(error.what());
}

const std::vector<SavedSweep>& saved_sweeps() {
  static const std::vector<SavedSweep> all = read_sweeps();
  return all;
}

const SavedSweep* find_sweep(std::string_view name) {
  for (const SavedSweep& sweep : saved_sweeps())
    if (sweep.name == name) return &sweep;
  return nullptr;
}

Json to_json(const SourceTable& table) {
  Json rows = Json::array();
  for (const auto& row : table.rows) {
    rows.push_back(Json::array());
    for (const std::string& cell : row) rows.back().push_back(json_of_text(cell));
  }
  return {{"columns", table.columns}, {"rows", rows}};
}

Result<SourceTable> source_table_from_json(const Json& json) try {
  SourceTable table;
  table.columns = texts_member(json, "columns");
  for (const Json& row : array_member(json, "rows")) {
    if (!row.is_array()) return failure(ErrorCode::wrong_content, "A row of the source's table is not a list.");
    table.rows.emplace_back();
    for (const Json& cell : row) table.rows.back().push_back(text_of_json(cell));
    if (table.rows.back().size() != table.columns.size())
      return failure(ErrorCode::wrong_content, "A row of the source's table does not have one cell per column.");
  }
  return table;
} catch (const WrongMember& error) {
  return failure(ErrorCode::wrong_content, std::string("This is not a source's table: ") + error.what());
}

Json json_of_text(const std::string& text) {
  if (text.empty()) return nullptr;
  const Json number = Json::parse(text, nullptr, false);
  return number.is_number() && number.dump() == text ? number : Json(text);
}

std::string text_of_json(const Json& value) {
  if (value.is_null() || value.is_structured()) return {};
  return value.is_string() ? value.get<std::string>() : value.dump();
}

Json to_json(const SweepPlan& plan) {
  Json json;
  json["vary"] = Json::array();
  for (const SweepAxis& axis : plan.axes) json["vary"].push_back({{"key", axis.key}, {"values", axis.values}});
  json["repeat"] = plan.repeat;
  json["timed_alone"] = plan.timed_alone;
  if (!plan.reference.empty()) json["reference"] = plan.reference;
  if (plan.nearest) json["nearest"] = {{"document", plan.nearest->document.value}, {"count", plan.nearest->count}};
  if (plan.most_candidates) json["most_candidates"] = *plan.most_candidates;
  if (!plan.verdicts.empty()) json["verdicts"] = plan.verdicts;
  return json;
}

Result<SweepPlan> plan_from_json(const Json& json, const Recipe& base) try {
  SweepPlan plan = read_plan(json, base);
  if (const auto wrong = problems(plan); !wrong.empty()) return failure(ErrorCode::wrong_content, joined(wrong, "\n"));
  return plan;
} catch (const WrongMember& error) {
  return failure(ErrorCode::wrong_content, std::string("This is not the plan of a sweep: ") + error.what());
}

}  // namespace lookalike
