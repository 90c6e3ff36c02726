#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/json_lines/json_record.h"
#include "core/corpus/input/buffered_reader.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Reads JSON Lines or a part of them; every buffer lives as long as the reader.
class JsonLinesReader {
 public:
  JsonLinesReader(BufferedReader& bytes, CorpusBuilder& builder, JsonNames names)
      : bytes_(bytes), builder_(builder), names_(std::move(names)) {}
  /// `bytes` begin with a line; `records` is the number of those before it, among which texts were found.
  JsonLinesReader(BufferedReader& bytes, CorpusBuilder& builder, JsonNames names, std::uint64_t records)
      : bytes_(bytes), builder_(builder), names_(std::move(names)), record_(records), with_text_(1) {}

  /// Reads the lines that begin before that offset in the file; the window is left behind the last of them.
  /// Errors: wrong_content, when the first kRecordsToJudgeBy objects lack the text.
  Result<void> read(std::uint64_t until = std::numeric_limits<std::uint64_t>::max());
  /// To be called at the end of the lines. Errors: wrong_content (no object had the text), cancelled.
  Result<void> finish();

  /// A line had the field with the text: it is the right file.
  bool found_text() const { return with_text_ > 0; }
  /// Number of the last record.
  std::uint64_t records() const { return record_; }

 private:
  bool next_line();
  bool find_line();
  void skip_long_line();
  bool blank() const { return line_.find_first_not_of(" \t\r") == std::string_view::npos; }
  void take_line();
  void skip(std::string reason) { builder_.skip(bytes_.offset(), record_, std::move(reason)); }
  void add(bool recoded, bool without_nul);
  tl::unexpected<Error> no_text_field() const;

  BufferedReader& bytes_;
  CorpusBuilder& builder_;
  JsonNames names_;
  JsonRecord json_;
  std::string_view line_;
  std::size_t length_ = 0;  // of the line with its line end
  std::string cleaned_, cleaned_text_, cleaned_id_, cleaned_title_;
  std::vector<std::string> found_;
  std::uint64_t record_ = 0, objects_ = 0, with_text_ = 0, until_ = 0;
  bool full_ = false;
};

}  // namespace lookalike
