#pragma once

#include <string_view>

#include "core/corpus/formats/json_lines/json_record.h"

namespace lookalike {

/// Reads what most lines are, an object with the text and with ids and titles that are no fractions, by simdjson
/// (Langdale, Lemire, "Parsing gigabytes of JSON per second", 2019). False, and the record is anything, for all others:
/// those are `read_json_record`'s, which says what is wrong with them. O(size of the line).
bool read_quick_json_record(std::string_view line, const JsonNames& wanted, JsonRecord& record);

}  // namespace lookalike
