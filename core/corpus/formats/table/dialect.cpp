#include "core/corpus/formats/table/dialect.h"

#include <algorithm>
#include <map>

#include "core/base/utf8_text.h"
#include "core/corpus/formats/columns.h"
#include "core/corpus/formats/table/table_row.h"

namespace lookalike {
namespace {

constexpr char kSeparators[] = {',', '\t', ';', '|'};

/// A combination of separator and quoting, and how well the records fit it.
struct Candidate {
  CsvDialect csv;
  std::size_t width = 0;                                      // the most frequent number of fields
  std::size_t first_width = 0;                                // of the first record
  std::size_t quoted_fields = 0;                              // that nothing contradicts
  std::size_t unread = 0;                                     // bytes after the last record
  std::size_t records = 0, agreeing = 0, contradictions = 0;  // contradictions: quotes that nothing explains

  double share(std::size_t count) const {
    return records == 0 ? 0 : static_cast<double>(count) / static_cast<double>(records);
  }
  double score() const {
    if (width < 2) return 0;
    return share(agreeing) * (1 - share(contradictions)) * (first_width == width ? 1 : 0.5);
  }
};

std::size_t quoted_fields(std::string_view data, const CsvRow& row, char quote) {
  return static_cast<std::size_t>(std::ranges::count_if(row.fields, [&](const CsvField& field) {
    return field.raw || (field.begin > 0 && data[field.begin - 1] == quote);
  }));
}

Candidate weigh(std::string_view rows, bool whole, const CsvDialect& csv, std::size_t expected_width) {
  Candidate candidate{.csv = csv};
  std::map<std::size_t, std::size_t> widths;
  CsvRow row;
  for (; !rows.empty(); rows.remove_prefix(row.length)) {
    const RowEnd end = read_table_row(rows, csv, expected_width, whole, row);
    if (end == RowEnd::incomplete) break;
    if (row.blank()) continue;
    ++candidate.records;
    if (candidate.records == 1) candidate.first_width = row.field_count;
    if (end == RowEnd::whole) ++widths[row.field_count];
    if (end == RowEnd::stray_quote || row.text_after_quote || row.unterminated)
      ++candidate.contradictions;
    else if (csv.quote != '\0')
      candidate.quoted_fields += quoted_fields(rows, row, csv.quote);
  }
  candidate.unread = rows.size();
  const auto most = std::ranges::max_element(widths, {}, [](const auto& width) { return width.second; });
  if (most == widths.end()) return candidate;
  const bool first = widths[candidate.first_width] == most->second;  // of several, the header's
  candidate.width = first ? candidate.first_width : most->first;
  candidate.agreeing = most->second;
  return candidate;
}

// Searches for stray quotes only if the quotes contradict the table: texts of several lines may look like rows.
Candidate weigh_quoted(std::string_view rows, bool whole, const CsvDialect& csv, std::size_t expected_width) {
  const Candidate trusting = weigh(rows, whole, csv, 0);
  const bool fits = trusting.contradictions == 0 && trusting.unread * 2 < rows.size();
  return fits ? trusting : weigh(rows, whole, csv, expected_width);
}

// Quotes are plain characters if more than a few in a thousand records contradict them and they enclose hardly any
// field.
bool explains_better(const Candidate& plain, const Candidate& quoted) {
  constexpr double kFew = 0.002, kMost = 0.8;
  return quoted.share(quoted.contradictions) > kFew && quoted.quoted_fields < quoted.contradictions &&
         plain.share(plain.agreeing) >= std::max(kMost, quoted.share(quoted.agreeing));
}

// Whether single quotes enclose fields rather than being apostrophes: most fields have them, empty ones do, or the
// records agree only with them.
bool are_single_quotes(std::string_view rows, const Candidate& single, const Candidate& plain) {
  const std::string empty_field{single.csv.separator, '\'', '\'', single.csv.separator};
  const bool usual = single.quoted_fields * 2 > single.records || rows.find(empty_field) != std::string_view::npos;
  return single.contradictions == 0 &&
         (single.agreeing > plain.agreeing || (single.agreeing == plain.agreeing && usual));
}

// Separators and line ends inside a field may be escaped by a backslash.
Candidate best_without_quotes(std::string_view rows, bool whole, CsvDialect csv, const TableOptions& options) {
  csv.quote = '\0';
  csv.backslash = options.backslash.value_or(false);
  Candidate plain = weigh(rows, whole, csv, 0);
  const std::string escaped{'\\', csv.separator};
  if (options.backslash || rows.find(escaped) == std::string_view::npos) return plain;
  csv.backslash = true;
  Candidate with_backslash = weigh(rows, whole, csv, 0);
  return with_backslash.share(with_backslash.agreeing) > plain.share(plain.agreeing) ? with_backslash : plain;
}

Candidate best_quoting(std::string_view rows, bool whole, CsvDialect csv, const TableOptions& options) {
  const Candidate plain = best_without_quotes(rows, whole, csv, options);
  if (options.quote == '\0') return plain;
  csv.quote = options.quote.value_or('"');
  csv.backslash = options.backslash.value_or(false);
  Candidate quoted = weigh_quoted(rows, whole, csv, plain.width);
  if (!options.quote && quoted.quoted_fields + quoted.contradictions == 0 &&
      rows.find('\'') != std::string_view::npos) {
    const Candidate single = weigh_quoted(rows, whole, {csv.separator, '\'', csv.backslash, csv.blanks}, plain.width);
    if (are_single_quotes(rows, single, plain)) quoted = single;
    csv.quote = quoted.csv.quote;
  }
  const std::string escaped{'\\', csv.quote}, doubled(2, csv.quote);
  if (!options.backslash && rows.find(escaped) != std::string_view::npos) {
    csv.backslash = true;
    const Candidate with_backslash = weigh_quoted(rows, whole, csv, plain.width);
    const bool fits = with_backslash.contradictions == quoted.contradictions &&
                      with_backslash.agreeing >= quoted.agreeing && rows.find(doubled) == std::string_view::npos;
    if (with_backslash.contradictions < quoted.contradictions || fits) quoted = with_backslash;
  }
  const bool escaped_separators = plain.csv.backslash && quoted.quoted_fields == 0;
  return !options.quote && (escaped_separators || explains_better(plain, quoted)) ? plain : quoted;
}

Candidate best_separator(std::string_view rows, bool whole, const TableOptions& options) {
  if (options.separator) return best_quoting(rows, whole, {*options.separator}, options);
  constexpr std::size_t kFirstField = std::size_t{64} << 10;  // limit for the first field
  Candidate best;
  for (const char separator : kSeparators) {
    const bool usual = separator == kSeparators[0];
    if (!usual && rows.substr(0, kFirstField).find(separator) == std::string_view::npos) continue;
    const Candidate candidate = best_quoting(rows, whole, {separator}, options);
    if (usual || candidate.score() > best.score()) best = candidate;
  }
  if (best.width > 1 && best.first_width > 1) return best;
  return best_quoting(rows, whole, {TableDialect::kNoSeparator}, options);
}

std::size_t line_length(std::string_view text) {
  const std::size_t end = text.find_first_of("\r\n");
  if (end == std::string_view::npos) return text.size();
  return text.substr(end).starts_with("\r\n") ? end + 2 : end + 1;
}

std::size_t lines_in(std::string_view text) {
  std::size_t lines = 0;
  for (; !text.empty(); text.remove_prefix(line_length(text))) ++lines;
  return lines;
}

// Skips "sep=;", which spreadsheets write, and lines that begin with a number sign and a blank.
std::size_t pass_preamble(std::string_view head, TableOptions& options) {
  std::size_t at = 0;
  while (at < head.size()) {
    const std::string_view line = head.substr(at, line_length(head.substr(at)));
    const std::string_view text = line.substr(0, line.find_last_not_of("\r\n") + 1);
    const bool names_separator = at == 0 && text.size() == 5 && text.starts_with("sep=");
    if (names_separator && !options.separator) options.separator = text.back();
    if (!names_separator && !text.empty() && !text.starts_with("# ") && text != "#") break;
    at += line.size();
  }
  return at == head.size() ? 0 : at;
}

// Skips titles of one field above a table of several.
std::size_t pass_titles(std::string_view rows, bool whole, const TableOptions& options) {
  constexpr int kMostTitles = 5;
  std::size_t at = 0;
  for (int i = 0; i < kMostTitles && at < rows.size(); ++i) {
    const Candidate candidate = best_separator(rows.substr(at), whole, options);
    if (candidate.width > 1 && candidate.first_width > 1) return at;
    at += line_length(rows.substr(at));
  }
  return 0;
}

std::vector<std::string> cells_of(std::string_view rows, const CsvRow& row, const CsvDialect& csv) {
  std::vector<std::string> cells;
  std::string storage, cleaned;
  cells.reserve(row.fields.size());
  for (const CsvField& field : row.fields)
    cells.emplace_back(clean_text(csv_value(rows, field, storage, csv), cleaned).text);
  return cells;
}

bool is_number(std::string_view cell) {
  constexpr std::string_view kOfNumbers = "0123456789.,:+-/ TZeE%";
  return cell.size() <= 32 && cell.find_first_of("0123456789") != std::string_view::npos &&
         cell.find_first_not_of(kOfNumbers) == std::string_view::npos;
}

/// The cells of a column below the first record.
struct ColumnLook {
  std::size_t filled = 0, numbers = 0;
  std::vector<std::size_t> lengths;

  std::size_t usual_length() {
    if (lengths.empty()) return 0;
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
    std::ranges::nth_element(lengths, middle);
    return *middle;
  }
};

// Votes against a header if a number is above numbers or a text above texts, and for it if a name is above numbers.
int vote_for_header(std::string_view name, ColumnLook& below) {
  constexpr std::size_t kText = 30;
  if (below.filled == 0 || name.empty()) return 0;
  if (below.numbers * 10 >= below.filled * 9) return is_number(name) ? -1 : 1;
  const std::size_t usual = below.usual_length();
  return usual >= kText && name.size() >= std::max(kText, usual / 3) ? -1 : 0;
}

bool has_header(const std::vector<std::string>& first, std::vector<ColumnLook>& below, const LoadOptions& options) {
  if (options.table.header) return *options.table.header;
  const bool by_number = options.text_column.find_first_not_of("0123456789,") == std::string::npos;
  if ((options.text_column.empty() || !by_number) && names_text(first, options)) return true;
  int votes = 0;
  for (std::size_t i = 0; i < first.size(); ++i) votes += vote_for_header(first[i], below[i]);
  return votes >= 0;
}

void find_names(std::string_view rows, bool whole, std::size_t width, const LoadOptions& options,
                TableDialect& dialect) {
  constexpr std::size_t kRowsToJudgeBy = 200;
  std::vector<std::string> first;
  std::vector<ColumnLook> below;
  CsvRow row;
  std::size_t seen = 0, blanks = 0;  // records, and records whose last field begins with a blank
  for (; seen < kRowsToJudgeBy && !rows.empty(); rows.remove_prefix(row.length)) {
    const RowEnd end = read_table_row(rows, dialect.csv, first.size(), whole || first.empty(), row);
    if (end == RowEnd::incomplete) break;
    if (row.blank() || end == RowEnd::stray_quote) continue;
    const std::vector<std::string> cells = cells_of(rows, row, dialect.csv);
    if (seen++ == 0) {
      first = cells;
      below.resize(first.size());
      continue;
    }
    blanks += cells.back().starts_with(' ') ? 1 : 0;
    for (std::size_t i = 0; i < std::min(cells.size(), below.size()); ++i) {
      below[i].lengths.push_back(cells[i].size());
      below[i].filled += cells[i].empty() ? 0 : 1;
      below[i].numbers += is_number(cells[i]) ? 1 : 0;
    }
  }
  dialect.header = has_header(first, below, options);
  // Text after a comma begins with a blank; a row written by R does not.
  dialect.row_names = dialect.header && first.size() + 1 == width && dialect.agreement > 0.9 && blanks * 2 < seen;
  if (dialect.row_names) first.insert(first.begin(), "");
  dialect.padded = std::ranges::any_of(first, [](const std::string& name) { return name.starts_with(' '); });
  if (!dialect.header) std::ranges::fill(first, std::string());
  dialect.names = distinct_names(std::move(first));
}

}  // namespace

TableDialect detect_dialect(std::string_view head, bool whole, const LoadOptions& options) {
  TableOptions set = options.table;
  TableDialect dialect;
  whole = whole && head.size() <= kDialectBytes;
  head = head.substr(0, kDialectBytes);
  dialect.begin = pass_preamble(head, set);
  Candidate best = best_separator(head.substr(dialect.begin), whole, set);
  if (best.first_width < 2)
    if (const std::size_t titles = pass_titles(head.substr(dialect.begin), whole, set); titles > 0) {
      const Candidate below = best_separator(head.substr(dialect.begin + titles), whole, set);
      if (below.records > 2 && below.score() >= 0.9) {
        dialect.begin += titles;
        best = below;
      }
    }
  dialect.csv = best.csv;
  if (!set.separator && dialect.csv.separator != ' ') {
    CsvDialect with_blanks = dialect.csv;
    with_blanks.blanks = true;
    const Candidate trimmed = weigh(head.substr(dialect.begin), whole, with_blanks, best.width);
    if (trimmed.contradictions <= best.contradictions && trimmed.agreeing > best.agreeing) {
      dialect.csv = with_blanks;
      best = trimmed;
    }
  }
  dialect.lines_before = lines_in(head.substr(0, dialect.begin));
  dialect.agreement = best.share(best.agreeing);
  dialect.records = best.records;
  find_names(head.substr(dialect.begin), whole, best.width, options, dialect);
  return dialect;
}

std::string table_remark(const TableDialect& dialect) {
  std::string remark;
  const auto add = [&remark](const std::string& sentence) { remark += (remark.empty() ? "" : " ") + sentence; };
  const char separator = dialect.csv.separator;
  if (separator == TableDialect::kNoSeparator) add("The table has one column.");
  if (separator == ';') add("Fields are separated by semicolons.");
  if (separator != ';' && separator != ',' && separator != '\t' && separator != TableDialect::kNoSeparator)
    add(std::string("Fields are separated by \"") + separator + "\".");
  if (dialect.csv.quote == '\0') add("Quotes are ordinary characters: no field is quoted.");
  if (dialect.csv.quote == '\'') add("Fields are in single quotes.");
  if (dialect.csv.escapes_separators()) add("A backslash escapes a separator inside a field.");
  if (dialect.csv.backslash && !dialect.csv.escapes_separators()) add("A backslash escapes a quote inside a field.");
  if (!dialect.header) add("There is no header: the columns are called 1, 2, 3.");
  if (dialect.row_names) add("The header names one column fewer than the records have: the first one names the rows.");
  if (dialect.lines_before == 1) add("The first line was skipped.");
  if (dialect.lines_before > 1) add("The first " + std::to_string(dialect.lines_before) + " lines were skipped.");
  return remark;
}

}  // namespace lookalike
