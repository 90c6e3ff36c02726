#include "core/corpus/formats/json_lines/json_records.h"

#include <algorithm>

#include "core/base/utf8_text.h"
#include "core/corpus/formats/json_lines/json_repair.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/input/byte_source.h"

namespace lookalike {
namespace {

// Makes a name available that the beginning lacks: the whole name, or the names between its commas.
void add_name(std::vector<std::string>& names, const std::string& chosen) {
  if (chosen.empty() || find_column(names, chosen)) return;
  for (std::size_t begin = 0; begin <= chosen.size();) {
    const std::size_t end = std::min(chosen.find(',', begin), chosen.size());
    const std::string name = chosen.substr(begin, end - begin);
    if (!find_column(names, name)) names.push_back(name);
    begin = end + 1;
  }
}

constexpr std::size_t kShortLine = std::size_t{64} << 10;

// Includes the characters between records, except line ends.
std::size_t with_line_end(std::string_view text, std::size_t length) {
  const std::size_t end = text.find_first_not_of(" \t\r", length);
  return end != std::string_view::npos && text[end] == '\n' ? end + 1 : length;
}

}  // namespace

JsonColumns json_columns(BufferedReader& bytes, const LoadOptions& options) {
  constexpr std::size_t kHeadBytes = std::size_t{64} << 10;
  const std::string_view view = bytes.peek(kHeadBytes);
  const bool whole = view.size() <= kHeadBytes && bytes.at_end() && !bytes.failure();
  JsonColumns json{{}, read_json_head(view.substr(0, kHeadBytes), whole, 0).columns};
  std::vector<std::string> names = json.found;
  for (const std::string& chosen : {options.text_column, options.id_column, options.title_column})
    add_name(names, chosen);
  if (!names_text(names, options)) names.emplace_back("text");
  json.columns = choose_columns(names, options).value();
  // Later records may have them.
  if (json.columns.id.empty() && !options.no_id) json.columns.id = {"id"};
  if (json.columns.title.empty() && !options.no_title) json.columns.title = {"title"};
  return json;
}

HeadRecords read_json_head(std::string_view head, bool whole, std::size_t most) {
  HeadRecords records;
  HeadSource source(head, whole);
  BufferedReader bytes(source);
  JsonRecords reader(bytes, {});
  records.take(reader, most);
  return records;
}

tl::unexpected<Error> no_text_field(const JsonColumns& json) {
  return failure(ErrorCode::wrong_content, "A field \"" + json.columns.text.front() +
                                               "\" with the text was expected in each line; the fields found are " +
                                               names_instead_of(json.columns.text.front(), json.found));
}

bool JsonRecords::next(Record& record, std::uint64_t until) {
  record.damage.clear();
  record.lost = false;
  bytes_.consume(length_);
  length_ = 0;
  if (!find_start(until)) return false;
  record.byte = bytes_.offset();
  record.number = ++number_;
  if (bytes_.view().front() != '{' ? take_other_line(record) : take_line(record) || take_object(record)) return true;
  --number_;
  return false;
}

bool JsonRecords::find_start(std::uint64_t until) {
  for (;;) {
    const std::string_view view = bytes_.view();
    bytes_.consume(std::min(view.find_first_not_of(kBetweenJsonRecords), view.size()));
    if (!bytes_.view().empty()) return bytes_.offset() < until;
    if (!bytes_.grow()) return false;
  }
}

// Most records are one line; others take the slower way.
bool JsonRecords::take_line(Record& record) {
  std::string_view view = bytes_.view();
  std::size_t end = view.find('\n');
  if (end == std::string_view::npos && view.size() < kShortLine && bytes_.grow()) {
    view = bytes_.view();
    end = view.find('\n');
  }
  if (end == std::string_view::npos && (!bytes_.at_end() || bytes_.failure())) return false;
  record.bytes = view.substr(0, end == std::string_view::npos ? end : end + 1);
  if (record.bytes.size() > kMostRecordBytes) return false;
  const std::string_view line = record.bytes.substr(0, record.bytes.find_last_not_of(" \t\r\n") + 1);
  const CleanText clean = clean_text(line, cleaned_);
  if (!line.ends_with('}') || !fields_.read(clean.text, record)) return false;
  recoded_ = clean.recoded;
  length_ = record.bytes.size();
  this->clean(record);
  return true;
}

bool JsonRecords::take_object(Record& record) {
  JsonExtent extent;
  for (;;) {
    const bool at_end = bytes_.at_end() && !bytes_.failure();
    extent = find_json_extent(bytes_.view(), at_end);
    if (extent.end != JsonExtent::End::open) break;
    if (bytes_.view().size() > kMostRecordBytes) return take_long(record);
    if (!bytes_.grow() && bytes_.failure()) return false;
  }
  if (extent.end == JsonExtent::End::broken)
    return lose(record, extent.length, "The line is not JSON: its braces do not match.");
  if (extent.length > kMostRecordBytes) return take_long(record);
  const std::string_view object = bytes_.view().substr(0, extent.length);
  const CleanText clean = clean_text(object, cleaned_);
  if (!fields_.read(clean.text, record) && !fields_.read_repaired(clean.text, record))
    return lose(record, extent.length, "The line is not JSON: " + fields_.problem());
  recoded_ = clean.recoded;
  length_ = with_line_end(bytes_.view(), extent.length);
  record.bytes = bytes_.view().substr(0, length_);
  this->clean(record);
  return true;
}

bool JsonRecords::take_other_line(Record& record) {
  for (;;) {
    const std::size_t end = bytes_.view().find_first_of("\r\n");
    if (end == std::string_view::npos && bytes_.view().size() > kMostRecordBytes) return take_long(record);
    if (end == std::string_view::npos && bytes_.grow()) continue;
    if (end == std::string_view::npos && bytes_.failure()) return false;
    const char c = bytes_.view().front();
    const bool is_value = std::string_view("\"-0123456789ntf").find(c) != std::string_view::npos;
    return lose(record, std::min(end, bytes_.view().size()),
                is_value ? "The line is not a JSON object." : "The line is not JSON.");
  }
}

// Skips the line in pieces.
bool JsonRecords::take_long(Record& record) {
  std::size_t end = std::string_view::npos;
  do {
    end = bytes_.view().find_first_of("\r\n");
    bytes_.consume(std::min(end, bytes_.view().size()));
  } while (end == std::string_view::npos && bytes_.grow());
  return lose(record, 0, too_long_message());
}

bool JsonRecords::lose(Record& record, std::size_t length, std::string reason) {
  length_ = length;
  record.bytes = bytes_.view().substr(0, length);
  record.lost = true;
  record.damage = std::move(reason);
  return true;
}

// JSON can spell NUL as an escape, so the values are cleaned again.
void JsonRecords::clean(Record& record) {
  bool without_nul = false, mended = false;
  cleaned_cells_.resize(std::max(cleaned_cells_.size(), record.cells.size()));
  for (std::size_t i = 0; i < record.cells.size(); ++i) {
    const CleanText clean = clean_text(record.cells[i].value, cleaned_cells_[i]);
    record.cells[i].value = clean.text;
    without_nul |= clean.without_nul;
    mended |= record.cells[i].mended;
  }
  record.damage = cleaning_message(recoded_, without_nul);
  if (mended)
    record.damage += (record.damage.empty() ? "" : " ") + std::string("A character in a string is not valid JSON.");
}

}  // namespace lookalike
