#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/corpus/load_options.h"
#include "core/lsh/lsh_options.h"
#include "core/similarity/verify_options.h"
#include "core/sketch/sketch_options.h"
#include "core/text/text_options.h"

namespace lookalike {

/// Every parameter of a run, as one value. Defaults are the study "fast".
struct Recipe {
  SampleOptions sample;
  TextOptions text;
  ShingleOptions shingles;
  SketchOptions sketch;
  LshOptions lsh;
  VerifyOptions verify;

  bool operator==(const Recipe&) const = default;
};

/// The stages of the pipeline in order; each depends on the previous ones and on its slice of the recipe.
enum class Stage { sample, clean, shingle, sign, band, verify, select };

/// One parameter of the recipe as the command line, JSON and the window know it.
struct Parameter {
  std::string_view key;                   // "shingles.k"
  std::string_view label;                 // "Shingle length k"
  std::string_view meaning;               // one sentence: what it does
  Stage first_stage;                      // the first stage that a change recomputes
  std::vector<std::string_view> choices;  // value names of an enumeration; empty for numbers
  double least = 0, most = 0;             // range of a number; equal for an enumeration
  bool free_text = false;                 // any text is allowed besides the choices (the path of a stop-word list)
  std::string (*get)(const Recipe&);
  /// Sets the value; for an invalid text, leaves the recipe unchanged and returns the problem in plain words.
  std::optional<std::string> (*set)(Recipe&, std::string_view);
};

/// Every parameter, in pipeline order.
std::span<const Parameter> parameters();
const Parameter* find_parameter(std::string_view key);

/// First stage to recompute when `before` becomes `after`; nullopt if they are equal.
std::optional<Stage> first_stage_to_redo(const Recipe& before, const Recipe& after);

/// Name of a parameter in a sentence: its key, as files and the command line do, or its label, as the window does.
using ParameterName = std::string_view Parameter::*;

/// Every problem with a recipe, in plain words; empty if it can be run.
std::vector<std::string> problems(const Recipe& recipe, ParameterName name = &Parameter::key);

/// A warning if some of the n signature values belong to no band.
std::optional<std::string> unused_values(const Recipe& recipe);

/// Settings that work but are probably unintended: unused rows, a prefix that loses pairs, ...
std::vector<std::string> warnings(const Recipe& recipe);

/// Applies "key=value"; returns the problem in plain words, if any.
std::optional<std::string> apply_setting(Recipe& recipe, std::string_view key_and_value);

inline constexpr int kRecipeVersion = 2;
/// {"version": 2, "shingles": {"k": 3, ...}, ...} with every parameter.
nlohmann::ordered_json to_json(const Recipe& recipe);
/// Missing parameters take their defaults, in a recipe of version 1 the defaults of that version; the error lists
/// unknown parameters, wrong values and a newer version.
Result<Recipe> recipe_from_json(std::string_view json);

/// The same from parsed JSON.
Result<Recipe> recipe_of(const nlohmann::ordered_json& json);

/// A recipe with a name, from resources/studies.
struct Study {
  std::string name;   // "newswire"
  std::string title;  // for a menu
  std::string about;  // one or two sentences
  Recipe recipe;
};
const std::vector<Study>& studies();
const Study* find_study(std::string_view name);

/// The values that a parameter takes: "1 to 50", "all, or 1 to 4294967294", "lower or keep".
std::string range_text(const Parameter& parameter);

/// Its meaning, values and default, and the first stage that a change recomputes, in sentences.
std::string parameter_text(const Parameter& parameter);

}  // namespace lookalike
