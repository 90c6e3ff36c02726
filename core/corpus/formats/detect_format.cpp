#include "core/corpus/formats/detect_format.h"

#include <algorithm>

#include "core/base/csv_row.h"
#include "core/base/utf8_text.h"
#include "core/corpus/formats/json_lines/json_record.h"
#include "core/corpus/formats/newswire/newswire_item.h"
#include "core/corpus/formats/parquet/parquet_metadata.h"
#include "core/corpus/formats/table/table_columns.h"

namespace lookalike {
namespace {

constexpr std::size_t kHeadBytes = std::size_t{64} << 10;  // enough to judge by
constexpr std::string_view kSpaces = " \t\r\n";
constexpr std::size_t kLongestName = 100;
constexpr int kRowsToJudgeBy = 20;
constexpr int kLinesToJudgeBy = 20;

std::string_view trimmed_front(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(kSpaces), text.size()));
  return text;
}

// An item at the start of a line; a text that speaks of items has them elsewhere.
bool has_item(std::string_view head) {
  for (std::size_t at = head.find("\n<REUTERS "); at != std::string_view::npos; at = head.find("\n<REUTERS ", at + 1)) {
    const std::string_view tag = head.substr(at);
    if (tag.substr(0, tag.find('>')).find("NEWID=\"") != std::string_view::npos) return true;
  }
  return false;
}

bool is_newswire(std::string_view head) {
  const std::string_view start = trimmed_front(head);
  if (start.starts_with("<!DOCTYPE lewis") || has_item(head)) return true;
  return start.starts_with('<') && find_item(start) != std::string_view::npos;
}

// How the first lines of JSON Lines look; damaged lines and comments may stand among them.
struct JsonLook {
  int lines = 0, objects = 0, with_text = 0;

  void take(std::string_view line, const JsonNames& names) {
    std::string cleaned;
    JsonRecord record;
    read_json_record(clean_text(line, cleaned).text, names, record);
    ++lines;
    if (record.status == JsonRecord::Status::no_json || record.status == JsonRecord::Status::no_object) return;
    ++objects;
    if (record.status == JsonRecord::Status::good) ++with_text;
  }
};

// Counts the lines that are whole in the head.
JsonLook look_at_json(std::string_view head, bool whole, const LoadOptions& options) {
  const JsonNames names = json_names(options);
  JsonLook look;
  while (look.lines < kLinesToJudgeBy && !head.empty()) {
    const std::size_t end = head.find('\n');
    if (end == std::string_view::npos && !whole) break;
    const std::string_view line = trimmed_front(head.substr(0, end));
    if (!line.empty()) look.take(line, names);
    head.remove_prefix(end == std::string_view::npos ? head.size() : end + 1);
  }
  return look;
}

FormatGuess guess_json(std::string_view head, bool whole, const LoadOptions& options) {
  const JsonLook look = look_at_json(head, whole, options);
  if (look.lines == 0) {  // the first line is longer than the head
    const std::string_view start = trimmed_front(head);
    if (start.starts_with('{') && trimmed_front(start.substr(1)).starts_with('"'))
      return {CorpusFormat::json_lines, false};
  }
  if (look.objects == 0 || look.objects * 2 < look.lines) return {};
  return {CorpusFormat::json_lines, look.with_text > 0};
}

// The line a header would be has no control characters and is no prose.
bool could_be_header(const std::vector<std::string>& names) {
  const auto bad = [](const std::string& name) {
    return name.size() > kLongestName || name.starts_with(' ') ||
           std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
  };
  if (names.size() < 2 || std::ranges::any_of(names, bad)) return false;
  std::vector<std::string> sorted = names;
  std::ranges::sort(sorted);
  return std::ranges::adjacent_find(sorted) == sorted.end();
}

// Whether most of the rows that are whole in the head are as wide as the header.
bool rows_fit(std::string_view rows, char delimiter, bool whole, std::size_t width) {
  CsvRow row;
  int fitting = 0, seen = 0;
  while (seen < kRowsToJudgeBy && !rows.empty() && read_csv_row(rows, delimiter, whole, row)) {
    rows.remove_prefix(row.length);
    if (row.blank()) continue;
    ++seen;
    if (row.field_count == width) ++fitting;
  }
  return fitting > 0 && fitting * 5 >= seen * 4;
}

FormatGuess guess_table(std::string_view head, bool whole, char delimiter, const LoadOptions& options) {
  head.remove_prefix(std::min(head.find_first_not_of("\r\n"), head.size()));
  CsvRow row;
  if (head.empty() || !read_csv_row(head, delimiter, whole, row)) return {};
  std::vector<std::string> names;
  std::string storage;
  names.reserve(row.fields.size());
  for (const CsvField& field : row.fields) names.emplace_back(csv_value(head, field, storage));
  if (find_column(names, options.text_column.empty() ? kReviewText : std::string_view(options.text_column)))
    return {CorpusFormat::reviews, true};
  if (!could_be_header(names) || !rows_fit(head.substr(row.length), delimiter, whole, names.size())) return {};
  return {CorpusFormat::reviews, false};
}

}  // namespace

FormatGuess guess_format(std::string_view head, bool whole, const LoadOptions& options) {
  if (trimmed_front(head).empty()) return {};
  if (begins_parquet(head)) return {CorpusFormat::parquet, true};
  if (is_newswire(head)) return {CorpusFormat::newswire, true};
  if (const FormatGuess json = guess_json(head, whole, options); json.format != CorpusFormat::automatic) return json;
  const FormatGuess commas = guess_table(head, whole, ',', options);
  const FormatGuess tabs = guess_table(head, whole, '\t', options);
  if (commas.certain || tabs.certain || commas.format != tabs.format)
    return commas.certain || commas.format != CorpusFormat::automatic ? commas : tabs;
  if (commas.format != CorpusFormat::automatic) return commas;
  if (head.find('\0') != std::string_view::npos) return {};
  return {CorpusFormat::text_files, false};
}

FormatGuess guess_format(BufferedReader& bytes, const LoadOptions& options) {
  const std::string_view view = bytes.peek(kHeadBytes + 1);
  return guess_format(view.substr(0, kHeadBytes), view.size() <= kHeadBytes && !bytes.failure(), options);
}

}  // namespace lookalike
