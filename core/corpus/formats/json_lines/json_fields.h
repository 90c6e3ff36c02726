#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/formats/record_reader.h"

namespace lookalike {

/// Picks fields of JSON objects by simdjson (Langdale, Lemire, "Parsing gigabytes of JSON per second", 2019); other
/// values are skipped without being converted, so that an invalid number in them does no harm. A name is that of a
/// field, or a path: "doc.text" is a field of an object, "messages[].content" one of the objects in a list, joined by
/// line feeds.
class JsonFields {
 public:
  static constexpr std::size_t kMostFields = 256;  // of a record all of whose fields are asked for

  /// Without names: all fields, and the texts of the objects and lists of objects in them.
  explicit JsonFields(const std::vector<std::string>& names);
  ~JsonFields();

  /// Reads one object, which must be clean UTF-8, into the record's cells; of two fields of one name the last one
  /// counts. False, and the cells are anything, where it is no JSON. The cells are valid until the next call.
  /// O(size), no recursion beyond the paths.
  bool read(std::string_view object, Record& record);
  /// The same of an object that is nearly JSON, see repair_json.
  bool read_repaired(std::string_view object, Record& record);
  /// Why the last object is no JSON.
  const std::string& problem() const;

 private:
  class Walk;
  std::unique_ptr<Walk> walk_;
};

}  // namespace lookalike
