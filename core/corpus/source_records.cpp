#include "core/corpus/source_records.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"
#include "core/corpus/formats/columns.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/formats/json_lines/json_repair.h"
#include "core/corpus/formats/record_walk.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostOfValue = 256;  // numbers and dates are not longer
constexpr const char* kDate = "date";      // newswire's only column besides the text

/// "26-FEB-1987 15:01:01.79; cocoa" begins with it.
Result<std::vector<std::string>> newswire_dates(const Corpus& corpus) {
  std::vector<std::string> dates;
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const std::string_view details = corpus.label(DocumentIndex(i)).details;
    dates.emplace_back(details.substr(0, details.find(';')));
  }
  return dates;
}

std::optional<unsigned> month_named(std::string_view name) {
  constexpr std::array<std::string_view, 12> kMonths = {"JAN", "FEB", "MAR", "APR", "MAY", "JUN",
                                                        "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"};
  const auto month = std::ranges::find(kMonths, name);
  return month == kMonths.end() ? std::nullopt : std::optional(static_cast<unsigned>(month - kMonths.begin()) + 1);
}

/// Seconds of "02:00", "0200" and "02"; 0 for anything else.
double offset_in(std::string_view text) {
  const auto hours = number_from<unsigned>(text.substr(0, 2)),
             minutes = number_from<unsigned>(text.substr(std::max<std::size_t>(text.size(), 2) - 2));
  return hours && minutes ? 3600.0 * *hours + (text.size() > 2 ? 60.0 * *minutes : 0) : 0;
}

/// Seconds since midnight UTC of "15:01:01.79" and its prefixes; 0 for anything else.
double time_of_day(std::string_view text) {
  double seconds = 0, unit = 3600;
  if (const std::size_t sign = text.find_first_of("+-"); sign != std::string_view::npos) {
    seconds = (text[sign] == '+' ? -1 : 1) * offset_in(text.substr(sign + 1));
    text = text.substr(0, sign);
  }
  for (; unit >= 1 && !text.empty(); unit /= 60) {
    double part = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), part);
    if (error != std::errc()) break;
    seconds += unit * part;
    const auto used = static_cast<std::size_t>(end - text.data());
    text.remove_prefix(std::min(text.size(), used + 1));
  }
  return seconds;
}

/// Seconds since 1970 of a written date.
std::optional<double> date_in(std::string_view text) {
  const std::size_t first = text.find('-'), second = text.find('-', first + 1);
  if (first == std::string_view::npos || second == std::string_view::npos) return {};
  const std::size_t end = std::min(text.find_first_of(" T", second), text.size());
  const std::string_view one = text.substr(0, first), two = text.substr(first + 1, second - first - 1),
                         three = text.substr(second + 1, end - second - 1);
  const bool year_first = one.size() == 4;
  const auto year = number_from<unsigned>(year_first ? one : three),
             day = number_from<unsigned>(year_first ? three : one);
  const auto written = number_from<unsigned>(two);
  const auto month = written ? written : month_named(two);
  if (!year || !month || !day || *year > 9999 || *month > 12 || *day > 31) return {};  // larger ones would wrap around
  const std::chrono::year_month_day date{std::chrono::year(static_cast<int>(*year)), std::chrono::month(*month),
                                         std::chrono::day(*day)};
  if (!date.ok()) return {};
  const auto days = std::chrono::sys_days(date).time_since_epoch().count();
  return 86'400.0 * static_cast<double>(days) + time_of_day(text.substr(std::min(end + 1, text.size())));
}

double value_in(std::string_view text) {
  text = trimmed(text, " \t\r\n");
  if (const auto date = date_in(text)) return *date;
  return number_from<double>(text).value_or(NAN);
}

// Puts an object on a single line, in UTF-8, and in valid JSON if it was in Python's syntax.
std::string_view on_one_line(std::string_view object, std::string& storage) {
  const bool several_lines = object.find_first_of("\r\n") < object.find_last_not_of("\r\n");
  if (!several_lines && !object.starts_with("{'")) return object;
  std::string cleaned;
  storage = repair_json(clean_text(object, cleaned).text).text;
  std::ranges::replace_if(
      storage, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return storage;
}

}  // namespace

Result<std::vector<std::string>> source_columns(const Corpus& corpus, const std::vector<std::string>& paths,
                                                const Progress& progress) {
  if (corpus.report().format == CorpusFormat::newswire) return std::vector<std::string>{kDate};
  std::vector<std::string> names;
  if (!has_source_records(corpus.report().format)) return names;
  const auto enough = [] { return cancelled(); };  // one record is enough
  const RecordWalker walker{[&](DocumentIndex, const Record& record) -> Result<void> {
    names = record.names;
    return enough();
  }};
  const auto visited = walk_records(corpus, paths, walker, progress);
  if (progress.cancelled()) return cancelled();
  if (!visited && visited.error().code != ErrorCode::cancelled) return tl::unexpected(visited.error());
  return names;
}

Result<std::vector<std::string>> read_source_column(const Corpus& corpus, const std::vector<std::string>& paths,
                                                    const std::string& column, const Progress& progress) {
  const CorpusFormat format = corpus.report().format;
  if (format == CorpusFormat::newswire)
    return column == kDate ? newswire_dates(corpus) : no_such_column(column, {kDate});
  if (!has_source_records(format))
    return failure(ErrorCode::bad_usage,
                   "This corpus has no columns to choose by; tables, JSON Lines, Parquet and newswire do.");
  std::vector<std::string> values(corpus.size());
  bool found = false;
  const RecordWalker walker{[&](DocumentIndex document, const Record& record) -> Result<void> {
                              values[document] = record.cells.front().value.substr(0, kMostOfValue);
                              found |= record.cells.front().kind != CellKind::absent;
                              return {};
                            },
                            std::vector{column}};
  if (const auto visited = walk_records(corpus, paths, walker, progress); !visited)
    return tl::unexpected(visited.error());
  if (!found && !corpus.empty()) {
    const auto names = source_columns(corpus, paths, progress);
    return names ? no_such_column(column, *names) : tl::unexpected(names.error());
  }
  return values;
}

std::vector<double> values_to_choose_by(const std::vector<std::string>& texts) {
  std::vector<double> values(texts.size());
  std::ranges::transform(texts, values.begin(), value_in);
  return values;
}

std::size_t without_value(const std::vector<double>& values) {
  return static_cast<std::size_t>(std::ranges::count_if(values, [](double value) { return std::isnan(value); }));
}

bool has_source_records(CorpusFormat format) {
  return format != CorpusFormat::builtin && format_of(format).copies != nullptr;
}

Result<void> visit_source_records(const Corpus& corpus, const std::vector<std::string>& paths,
                                  const RecordVisitor& visitor, const Progress& progress) {
  const CorpusFormat format = corpus.report().format;
  const bool json = format == CorpusFormat::json_lines;
  std::string storage;
  const auto record = [&](DocumentIndex document, const Record& found) -> Result<void> {
    if (format == CorpusFormat::parquet && !found.damage.empty())
      return failure(ErrorCode::wrong_content, found.damage, corpus.source(document));
    return visitor.record(document, json ? on_one_line(found.bytes, storage) : found.bytes);
  };
  return walk_records(corpus, paths, {record, std::vector<std::string>(), visitor.header}, progress);
}

}  // namespace lookalike
