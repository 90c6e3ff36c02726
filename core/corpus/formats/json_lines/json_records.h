#pragma once

#include <string>
#include <vector>

#include "core/corpus/formats/head_records.h"
#include "core/corpus/formats/json_lines/json_fields.h"
#include "core/corpus/input/buffered_reader.h"

namespace lookalike {

/// Reads JSON objects as people write them: one or several per line, pretty-printed, in an array, separated by commas
/// or record separators, with any line end, or as Python prints them. A line without an object is lost; so is an object
/// whose braces do not match, up to the end of its first line.
class JsonRecords final : public RecordReader {
 public:
  /// `names` are the fields or paths that become cells; if empty, all fields do. `records` is the number of records
  /// before the first.
  JsonRecords(BufferedReader& bytes, const std::vector<std::string>& names, std::uint64_t records = 0)
      : bytes_(bytes), fields_(names), number_(records) {}

  bool next(Record& record, std::uint64_t until = kToTheEnd) override;
  std::uint64_t records() const override { return number_; }

 private:
  bool find_start(std::uint64_t until);
  bool take_line(Record& record);
  bool take_object(Record& record);
  bool take_other_line(Record& record);
  bool take_long(Record& record);
  bool lose(Record& record, std::size_t length, std::string reason);
  void clean(Record& record);

  BufferedReader& bytes_;
  JsonFields fields_;
  std::size_t length_ = 0;  // of the returned record, which is still in the window
  std::uint64_t number_;
  bool recoded_ = false;
  std::string cleaned_;
  std::vector<std::string> cleaned_cells_;
};

/// The fields that make up documents, and the fields of the first records.
struct JsonColumns {
  DocumentColumns columns;
  std::vector<std::string> found;
};

/// The fields that the options request, even if the first records lack them, or else those with common names.
/// Consumes nothing.
JsonColumns json_columns(BufferedReader& bytes, const LoadOptions& options);

/// The first records; `head` is the beginning of a file, and `whole` means that nothing follows.
HeadRecords read_json_head(std::string_view head, bool whole, std::size_t most);

/// The error for a file without any object that has the text.
tl::unexpected<Error> no_text_field(const JsonColumns& json);

}  // namespace lookalike
