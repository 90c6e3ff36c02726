#include "core/pipeline/recipe.h"

#include <charconv>
#include <nlohmann/json.hpp>

#include "core/base/bounded_json.h"
#include "core/base/resources.h"
#include "core/base/value_text.h"
#include "core/lsh/theory/s_curve.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

// "2" but also "0.8": as a person would write it.
std::string short_number(double number) {
  std::string text(32, '\0');
  text.resize(
      static_cast<std::size_t>(std::to_chars(text.data(), text.data() + text.size(), number).ptr - text.data()));
  return text;
}

std::optional<std::string> range_problem(const Parameter& parameter, const Recipe& recipe, ParameterName name) {
  if (parameter.least == parameter.most) return {};
  const std::string text = parameter.get(recipe);
  double value = 0;
  const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
  if (parsed.ec != std::errc{}) return {};  // a named value such as "all"
  if (value >= parameter.least && value <= parameter.most) return {};
  return std::string(parameter.*name) + " is " + text + "; it must lie between " + decimal(parameter.least, 0) +
         " and " + decimal(parameter.most, 0) + ".";
}

std::string product(std::uint32_t bands, std::uint32_t rows) {
  return std::to_string(bands) + " x " + std::to_string(rows) + " = " + std::to_string(std::uint64_t{bands} * rows);
}

Json value_to_json(const Parameter& parameter, const Recipe& recipe) {
  const std::string text = parameter.get(recipe);
  if (parameter.key == "shingles.bag") return recipe.shingles.bag;
  if (parameter.least == parameter.most) return text;
  const Json number = Json::parse(text, nullptr, false);
  return number.is_number() ? number : Json(text);
}

std::string text_of_value(const Json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

constexpr std::size_t kEnough = 4'000;  // bytes of problems, more than anybody reads

// Sets every parameter of one group ("shingles") from a recipe file.
void read_group(const std::string& group, const Json& values, Recipe& recipe, std::string& problems) {
  if (!values.is_object()) {
    problems += shortened(group) + " is not an object of parameters. ";
    return;
  }
  for (const auto& [name, value] : values.items()) {
    if (problems.size() > kEnough) return;
    std::string key = group;
    key.append(1, '.').append(name);
    if (value.is_structured())
      problems += shortened(key) + " is not a single value. ";
    else if (const auto problem = apply_setting(recipe, key.append(1, '=').append(text_of_value(value))))
      problems += *problem + " ";
  }
}

std::vector<Study> read_studies() {
  std::vector<Study> all;
  for (const EmbeddedResource& resource : embedded_resources()) {
    if (!resource.name.starts_with("studies/")) continue;
    const Json json = Json::parse(resource.text);
    auto recipe = recipe_of(json.at("recipe"));
    all.push_back({json.at("name"), json.at("title"), json.at("about"), recipe.value()});
  }
  return all;
}

}  // namespace

std::vector<std::string> problems(const Recipe& recipe, ParameterName name) {
  const auto named = [name](const char* key) { return std::string(find_parameter(key)->*name); };
  std::vector<std::string> found;
  for (const Parameter& parameter : parameters())
    if (auto problem = range_problem(parameter, recipe, name)) found.push_back(std::move(*problem));
  const auto& [bands, rows, buckets] = recipe.lsh;
  const std::uint64_t used = std::uint64_t{bands} * rows;
  if (used > recipe.sketch.hashes)
    found.push_back("b x r is " + product(bands, rows) + ", but a signature has only n = " +
                    std::to_string(recipe.sketch.hashes) + " values; use fewer bands or rows, or a longer signature.");
  if (!(recipe.verify.threshold > 0))
    found.push_back(named("verify.threshold") + " is " + short_number(recipe.verify.threshold) +
                    "; it must be greater than 0 and at most 1.");
  if (recipe.verify.prefix > used)
    found.push_back(named("verify.prefix") + " is " + std::to_string(recipe.verify.prefix) + ", more than the " +
                    product(bands, rows) + " values that are banded.");
  const bool numpy = recipe.sketch.family == HashFamily::mersenne_61 || recipe.sketch.family == HashFamily::affine_32;
  if (numpy && recipe.sketch.seed > 0xFFFF'FFFFu)
    found.push_back(named("sketch.seed") + " is " + std::to_string(recipe.sketch.seed) +
                    "; the families of the datasketch library take seeds below 4294967296.");
  return found;
}

std::optional<std::string> unused_values(const Recipe& recipe) {
  const auto& lsh = recipe.lsh;
  const std::uint32_t used = lsh.bands * lsh.rows;
  if (used >= recipe.sketch.hashes) return {};
  const std::uint32_t unused = recipe.sketch.hashes - used;
  return "b x r is " + product(lsh.bands, lsh.rows) + " of n = " + std::to_string(recipe.sketch.hashes) + ": " +
         std::to_string(unused) +
         (unused == 1 ? " signature value is not banded; it only makes the estimate better."
                      : " signature values are not banded; they only make the estimate better.");
}

std::vector<std::string> warnings(const Recipe& recipe) {
  std::vector<std::string> found;
  const auto& lsh = recipe.lsh;
  if (const auto unused = unused_values(recipe)) found.push_back(*unused);
  const double t = recipe.verify.threshold;
  if (recipe.verify.prefix > 0)
    found.push_back("The first-m check passes only " +
                    decimal(100 * passed_probability(t, lsh, recipe.verify.prefix), 2) +
                    " % of the pairs at the threshold; without it " + decimal(100 * candidate_probability(t, lsh), 2) +
                    " % would pass.");
  if (recipe.verify.by == VerifyBy::none)
    found.push_back("Candidates are unverified: pairs far below the threshold are among them.");
  if (recipe.shingles.keep_empty && recipe.shingles.short_texts == ShortTexts::skip)
    found.push_back("Documents without shingles are included and equal each other, however different their texts are.");
  if (recipe.shingles.unit == ShingleUnit::character &&
      (recipe.text.stop_words != "none" || recipe.text.digits == Digits::drop))
    found.push_back("Stop words and numbers are removed from word shingles only; character shingles keep them.");
  return found;
}

nlohmann::ordered_json to_json(const Recipe& recipe) {
  Json json;
  json["version"] = kRecipeVersion;
  for (const Parameter& parameter : parameters()) {
    const auto dot = parameter.key.find('.');
    json[std::string(parameter.key.substr(0, dot))][std::string(parameter.key.substr(dot + 1))] =
        value_to_json(parameter, recipe);
  }
  return json;
}

Result<Recipe> recipe_from_json(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return failure(ErrorCode::bad_usage, "This is not a recipe: " + json.error().message);
  // Run files and reports contain one.
  const bool within = json->is_object() && json->contains("recipe");
  return recipe_of(within ? json->at("recipe") : *json);
}

Result<Recipe> recipe_of(const Json& json) {
  if (!json.is_object()) return failure(ErrorCode::bad_usage, "This is not a recipe: a JSON object was expected.");
  const Json version = json.value("version", Json(kRecipeVersion));
  if (!version.is_number_integer() || version > kRecipeVersion || version < 1)
    return failure(ErrorCode::bad_usage, "The recipe has version " + shortened(version.dump()) +
                                             "; this program reads versions up to " + std::to_string(kRecipeVersion) +
                                             ".");
  Recipe recipe;
  if (version == 1) {
    recipe.text.characters = Characters::python;
    recipe.shingles.short_texts = ShortTexts::skip;
  }
  std::string problems;
  for (const auto& [group, values] : json.items())
    if (group != "version" && problems.size() <= kEnough) read_group(group, values, recipe, problems);
  if (!problems.empty()) return failure(ErrorCode::bad_usage, problems.substr(0, problems.size() - 1));
  return recipe;
}

const std::vector<Study>& studies() {
  static const std::vector<Study> all = read_studies();
  return all;
}

const Study* find_study(std::string_view name) {
  for (const Study& study : studies())
    if (study.name == name) return &study;
  return nullptr;
}

}  // namespace lookalike
