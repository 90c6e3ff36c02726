#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/formats/json_lines/json_record.h"

namespace lookalike {

/// One of an object's own fields. Numbers are as they were written, "[...]" and "{...}" stand for what has parts.
struct JsonField {
  std::string name, value;
  bool is_string = false;

  bool operator==(const JsonField&) const = default;
};

/// The fields of one line of a JSON Lines file in their order, those that are wanted and at most kMostFields others; of
/// two with one name the last one counts. False when the line is no JSON object. O(size of the line + fields squared),
/// no recursion.
bool read_json_fields(std::string_view line, const JsonNames& wanted, std::vector<JsonField>& fields);

inline constexpr std::size_t kMostFields = 64;

}  // namespace lookalike
