#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace lookalike {

/// The conditions and values that a template of resources/handoff is filled with.
struct TemplateValues {
  std::set<std::string, std::less<>> conditions;           // those that hold
  std::map<std::string, std::string, std::less<>> values;  // by name
};

/// Text with each control character, line separator and paragraph separator as \uXXXX, which JSON and Python decode in
/// their strings. No reader finds a line end in it. O(length).
std::string on_one_line(std::string_view text);

/// The template `name` ("core.py"). Lines between `#if A or not B`, `#else` and `#end` stay if the condition holds,
/// `#include NAME` is another template, and `@name@` becomes a value, whose text is not expanded again. O(length).
std::string written_out(std::string_view name, const TemplateValues& values);

}  // namespace lookalike
