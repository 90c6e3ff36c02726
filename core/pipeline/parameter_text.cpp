#include "core/pipeline/parameter_text.h"

#include "core/base/csv_text.h"
#include "core/base/name_text.h"

namespace lookalike {
namespace {

std::string number_text(double number) {
  std::string text;
  append_number(text, number);
  return text;
}

/// The name of 0, such as "all"; empty if it has none.
std::string name_of_zero(const Parameter& parameter) {
  Recipe recipe;
  if (parameter.least > 0 || parameter.set(recipe, "0")) return {};
  const std::string name = parameter.get(recipe);
  return name == "0" ? "" : name;
}

}  // namespace

std::string range_text(const Parameter& parameter) {
  if (!parameter.choices.empty())
    return parameter.free_text ? alternatives(parameter.choices) + ", or a file" : alternatives(parameter.choices);
  const std::string zero = name_of_zero(parameter);
  return (zero.empty() ? number_text(parameter.least) : zero + ", or 1") + " to " + number_text(parameter.most);
}

std::string_view stage_name(const Parameter& parameter) {
  constexpr std::string_view kNames[] = {"sample", "clean", "shingle", "sign", "band", "verify", "select"};
  return kNames[static_cast<std::size_t>(parameter.first_stage)];
}

std::string default_text(const Parameter& parameter) {
  return parameter.get(Recipe());
}

std::string parameter_text(const Parameter& parameter) {
  return std::string(parameter.meaning) + " Values: " + range_text(parameter) +
         "; default: " + default_text(parameter) + ". A change recomputes from the stage \"" +
         std::string(stage_name(parameter)) + "\" on.";
}

}  // namespace lookalike
