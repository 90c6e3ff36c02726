#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/formats/record_reader.h"

namespace lookalike {

/// Extracts fields of JSON objects with simdjson (Langdale, Lemire, "Parsing gigabytes of JSON per second", 2019);
/// other values are skipped without conversion, so that invalid numbers in them do no harm. A name is a field's name or
/// a path: "doc.text" is a field of an object, "messages[].content" one of the objects in a list, joined by line feeds.
class JsonFields {
 public:
  static constexpr std::size_t kMostFields = 256;  // of a record read with all its fields

  /// Without names: all fields, including the texts of nested objects and lists of objects.
  explicit JsonFields(const std::vector<std::string>& names);
  ~JsonFields();

  /// Reads one object, which must be clean UTF-8, into the record's cells; if a name occurs twice, the last field
  /// counts. Returns false, with unspecified cells, if it is not JSON. The cells are valid until the next call.
  /// O(size), no recursion beyond the paths.
  bool read(std::string_view object, Record& record);
  /// The same for an object that is nearly JSON, see repair_json.
  bool read_repaired(std::string_view object, Record& record);
  /// Why the last object is not JSON.
  const std::string& problem() const;

 private:
  class Walk;
  std::unique_ptr<Walk> walk_;
};

}  // namespace lookalike
