#include "core/corpus/formats/json_lines/json_lines_reader.h"

#include <algorithm>

#include "core/base/utf8_text.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/table/table_columns.h"

namespace lookalike {

Result<void> JsonLinesReader::read(std::uint64_t until) {
  until_ = until;
  while (next_line() && !full_) {
    if (!blank()) take_line();
    if (with_text_ == 0 && objects_ == kRecordsToJudgeBy) return no_text_field();
    bytes_.consume(length_);
  }
  return {};
}

Result<void> JsonLinesReader::finish() {
  if (full_) builder_.skip(bytes_.offset(), record_ + 1, "The corpus is full: what follows is left out.");
  const bool stopped = bytes_.failure() && bytes_.failure()->code == ErrorCode::cancelled;
  if (with_text_ == 0 && objects_ > 0 && !stopped) return no_text_field();
  return finish_source(bytes_, record_ + 1, builder_);
}

bool JsonLinesReader::next_line() {
  while (bytes_.offset() < until_) {
    if (find_line() && length_ <= kMostRecordBytes) return true;
    if (bytes_.view().size() > kMostRecordBytes)
      skip_long_line();
    else if (!bytes_.grow())
      return false;
  }
  return false;
}

// The last line may lack its line end, unless the source broke off in it.
bool JsonLinesReader::find_line() {
  const std::string_view view = bytes_.view();
  const std::size_t end = view.find('\n');
  line_ = view.substr(0, end);
  length_ = std::min(line_.size() + 1, view.size());
  return end != std::string_view::npos || (bytes_.at_end() && !bytes_.failure() && !view.empty());
}

void JsonLinesReader::skip_long_line() {
  ++record_;
  skip(too_long_message());
  std::size_t end = std::string_view::npos;
  do {
    end = bytes_.view().find('\n');
    bytes_.consume(std::min(end, bytes_.view().size() - 1) + 1);
  } while (end == std::string_view::npos && bytes_.grow());
}

void JsonLinesReader::take_line() {
  ++record_;
  const CleanText clean = clean_text(line_, cleaned_);
  read_json_record(clean.text, names_, json_);
  switch (json_.status) {
    case JsonRecord::Status::no_json:
      return skip("The line is no JSON: " + shorten(json_.error, 200));
    case JsonRecord::Status::no_object:
      return skip("The line is no JSON object.");
    case JsonRecord::Status::no_text:
      if (objects_++ == 0) found_ = json_.names;
      return skip("The object has no field \"" + names_.text + "\".");
    case JsonRecord::Status::text_is_no_string:
      ++objects_, ++with_text_;
      return skip("The field \"" + names_.text + "\" is no string.");
    case JsonRecord::Status::good:
      ++objects_, ++with_text_;
  }
  add(clean.recoded, clean.without_nul);
}

void JsonLinesReader::add(bool recoded, bool without_nul) {
  // JSON can spell a NUL as an escape, so the values are cleaned once more.
  const CleanText text = clean_text(json_.text, cleaned_text_);
  without_nul |= text.without_nul;
  DocumentFields fields{.id = clean_text(json_.id, cleaned_id_).text,
                        .title = clean_text(json_.title, cleaned_title_).text,
                        .details = {},
                        .text = text.text,
                        .byte = bytes_.offset(),
                        .record = record_};
  full_ = !builder_.add(fields);
  if (recoded || without_nul) builder_.note(bytes_.offset(), record_, cleaning_message(recoded, without_nul));
}

tl::unexpected<Error> JsonLinesReader::no_text_field() const {
  return failure(ErrorCode::wrong_content, "A field \"" + names_.text +
                                               "\" with the text was expected in each line; the fields found are " +
                                               list_of_names(found_) + ".");
}

}  // namespace lookalike
