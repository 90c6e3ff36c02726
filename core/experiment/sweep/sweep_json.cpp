#include "core/experiment/sweep/sweep_json.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "core/base/bounded_json.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

SweepAxis axis_from_json(const Json& json) {
  SweepAxis axis{text_member(json, "key"), {}};
  for (const Json& value : array_member(json, "values")) axis.values.push_back(text_of_json(value));
  return axis;
}

// Throws WrongMember.
SweepPlan read_plan(const Json& json, const Recipe& base) {
  SweepPlan plan;
  plan.base = base;
  if (json.contains("vary"))
    for (const Json& axis : array_member(json, "vary")) plan.axes.push_back(axis_from_json(axis));
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

}  // namespace

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
  std::string wrong;
  for (const std::string& problem : problems(plan)) wrong += (wrong.empty() ? "" : "\n") + problem;
  if (!wrong.empty()) return failure(ErrorCode::wrong_content, wrong);
  return plan;
} catch (const WrongMember& error) {
  return failure(ErrorCode::wrong_content, std::string("This is not the plan of a sweep: ") + error.what());
}

}  // namespace lookalike
