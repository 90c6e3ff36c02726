#include "core/corpus/formats/json_lines/quick_json_record.h"

#include <simdjson.h>

namespace lookalike {
namespace {

namespace dom = simdjson::dom;

constexpr std::size_t kMostBytes = std::size_t{1} << 20;  // the parser's memory is a dozen times that

enum class Taken { yes, no, cannot };

// Strings and whole numbers, as the visitor of the other parser takes them; words and what has parts are left.
Taken take(const dom::element& value, std::string& into) {
  switch (value.type()) {
    case dom::element_type::STRING:
      into = value.get_string().value_unsafe();
      return Taken::yes;
    case dom::element_type::INT64:
      into = std::to_string(value.get_int64().value_unsafe());
      return Taken::yes;
    case dom::element_type::UINT64:
      into = std::to_string(value.get_uint64().value_unsafe());
      return Taken::yes;
    case dom::element_type::DOUBLE:  // how it was written is not known any more
      return Taken::cannot;
    default:
      return Taken::no;
  }
}

}  // namespace

bool read_quick_json_record(std::string_view line, const JsonNames& wanted, JsonRecord& record) {
  if (line.size() > kMostBytes) return false;
  thread_local dom::parser parser;  // keeps its memory from line to line
  dom::object object;
  if (parser.parse(line.data(), line.size()).get(object) != simdjson::SUCCESS) return false;
  bool has_text = false;
  for (const auto& [name, value] : object) {
    if (name == wanted.text) {
      if (!value.is_string()) return false;
      has_text = take(value, record.text) == Taken::yes;
    } else if (name == wanted.id) {
      if (take(value, record.id) == Taken::cannot) return false;
    } else if (name == wanted.title) {
      if (take(value, record.title) == Taken::cannot) return false;
    }
  }
  return has_text;
}

}  // namespace lookalike
