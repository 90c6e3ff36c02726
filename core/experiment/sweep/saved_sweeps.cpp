#include "core/experiment/sweep/saved_sweeps.h"

#include <nlohmann/json.hpp>

#include "core/base/bounded_json.h"
#include "core/base/resources.h"
#include "core/base/value_text.h"
#include "core/experiment/sweep/sweep_json.h"

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

}  // namespace lookalike
