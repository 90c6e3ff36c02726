#include "core/base/csv_record.h"

namespace lookalike {

std::optional<std::vector<std::string>> take_csv_record(std::string_view& rest) {
  std::vector<std::string> fields(1);
  bool quoted = false;
  for (std::size_t i = 0; i < rest.size(); ++i) {
    if (rest[i] == '"') {
      if (!quoted && i > 0 && rest[i - 1] == '"') fields.back() += '"';  // the second of two
      quoted = !quoted;
    } else if (quoted || (rest[i] != ',' && rest[i] != '\n')) {
      fields.back() += rest[i];
    } else if (rest[i] == ',') {
      fields.emplace_back();
    } else {
      rest.remove_prefix(i + 1);
      return fields;
    }
  }
  return {};
}

bool is_formula(std::string_view text) {
  return !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos;
}

std::string_view without_apostrophe(std::string_view field) {
  return field.starts_with('\'') && is_formula(field.substr(1)) ? field.substr(1) : field;
}

}  // namespace lookalike
