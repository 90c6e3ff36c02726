#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/load_options.h"

namespace lookalike {

/// Names of the fields to take from a JSON object.
struct JsonNames {
  std::string text;
  std::optional<std::string> id, title;

  bool has(std::string_view name) const { return name == text || name == id || name == title; }
};

/// A file whose first records all lack the text field is the wrong file, or the wrong field was named.
inline constexpr std::uint64_t kRecordsToJudgeBy = 1000;

/// The fields the options ask for.
JsonNames json_names(const LoadOptions& options);

/// Content of one line of a JSON Lines file. The strings are reused from line to line.
struct JsonRecord {
  enum class Status { good, no_json, no_object, no_text, text_is_no_string };

  Status status = Status::no_json;
  std::string text, id, title;     // id and title may have been numbers
  std::string error;               // what the parser says, for no_json
  std::vector<std::string> names;  // of the object's own fields, for no_text only
};

/// Reads one object without building a tree of it, so depth costs nothing. O(size of the line).
void read_json_record(std::string_view line, const JsonNames& wanted, JsonRecord& record);

/// The same by nlohmann::json alone, whatever the line is.
void read_any_json_record(std::string_view line, const JsonNames& wanted, JsonRecord& record);

}  // namespace lookalike
