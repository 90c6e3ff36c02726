#include "core/corpus/formats/table/table_parts.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/record_parts.h"
#include "core/corpus/formats/table/table_records.h"
#include "core/corpus/formats/table/table_row.h"

namespace lookalike {
namespace {

bool ends_line(std::string_view table, std::size_t at) {
  if (table[at] != '\r') return table[at] == '\n';
  return at + 1 == table.size() || table[at + 1] != '\n';
}

/// A table at its first row.
struct OpenTable {
  TableLayout layout;
  DocumentColumns columns;
};

Result<void> load_rows(BufferedReader& bytes, const OpenTable& table, std::uint64_t before, CorpusBuilder& builder) {
  TableRecords records(bytes, table.layout, before);
  RecordLoader loader(table.columns, builder);
  loader.load(records);
  if (records.records() == 0 && !bytes.failure())
    return failure(ErrorCode::wrong_content, "The table has a header but no records.");
  return finish_records(bytes, records, loader, builder);
}

/// The rows that begin in [begin, until).
struct Part {
  std::size_t begin, until;
  bool odd_quotes = false, inside_quotes = false;
  std::optional<std::size_t> start = std::nullopt;  // guessed start of the first row
  std::size_t end = 0;                              // end of the last row
  std::uint64_t records = 0;
  std::optional<CorpusBuilder> builder = std::nullopt;
};
using PartPointer = std::shared_ptr<Part>;

class TableParts {
 public:
  TableParts(std::string_view memory, const OpenTable& table, CorpusBuilder& builder, FileMeter& meter)
      : memory_(memory), table_(table), csv_(table.layout.dialect.csv), builder_(builder), meter_(meter) {}

  /// Reads from `begin`, the start of a row; returns the number of records and their end.
  RecordsRead load(std::size_t begin) {
    end_ = begin;
    const std::size_t part = part_size(memory_.size() - end_, builder_.sizes());
    while (end_ < memory_.size() && !full_ && !meter_.cancelled()) read_parts(part);
    return {end_, records_};
  }

 private:
  void read_parts(std::size_t part_size);
  PartPointer divide(tbb::flow_control& flow, std::size_t part_size);
  void count_quotes(Part& part) const;
  void sum_quotes(Part& part);
  std::optional<std::size_t> guess_start(const Part& part) const;
  bool looks_like_row(std::size_t start) const;
  void read(Part& part, const CorpusBuilder& before) const;
  bool take(Part& part);
  BufferedReader window(std::size_t offset) const {
    return BufferedReader(memory_, offset, [this] { return meter_.cancelled(); });
  }

  std::string_view memory_;
  const OpenTable& table_;
  const CsvDialect& csv_;
  CorpusBuilder& builder_;
  FileMeter& meter_;
  std::size_t end_ = 0;  // end of the appended rows: a row begins there
  std::uint64_t records_ = 0;
  bool full_ = false;

  // The parts under way: those from `first_` on were guessed, those from `next_` on are still to be divided.
  std::size_t first_ = 0, next_ = 0;
  bool inside_quotes_ = false;  // after the summed-up bytes
  std::atomic<bool> stopped_{false};
};

// Reads from `end_` on until the end or the first part that does not begin where the previous one ended. The first part
// always does.
void TableParts::read_parts(std::size_t part_size) {
  const CorpusBuilder before = builder_.part();  // stays unchanged while `builder_` takes parts
  first_ = next_ = end_;
  inside_quotes_ = stopped_ = false;
  const auto each = [](const auto& work) {
    return [&work](const PartPointer& part) {
      work(*part);
      return part;
    };
  };
  const auto count = [&](Part& part) { count_quotes(part); };
  const auto sum = [&](Part& part) { sum_quotes(part); };
  const auto read = [&](Part& part) { this->read(part, before); };
  using tbb::filter_mode;
  using Step = tbb::filter<PartPointer, PartPointer>;
  tbb::parallel_pipeline(
      pieces_under_way(),
      tbb::make_filter<void, PartPointer>(filter_mode::serial_in_order,
                                          [&](tbb::flow_control& flow) { return divide(flow, part_size); }) &
          Step(filter_mode::parallel, each(count)) & Step(filter_mode::serial_in_order, each(sum)) &
          Step(filter_mode::parallel, each(read)) &
          tbb::make_filter<PartPointer, void>(filter_mode::serial_in_order, [&](const PartPointer& part) {
            if (!stopped_ && !take(*part)) stopped_ = true;
          }));
}

PartPointer TableParts::divide(tbb::flow_control& flow, std::size_t part_size) {
  if (stopped_ || next_ >= memory_.size()) {
    flow.stop();
    return nullptr;
  }
  const std::size_t begin = next_;
  next_ = std::min(memory_.size(), begin + part_size);
  return std::make_shared<Part>(Part{.begin = begin, .until = next_});
}

void TableParts::count_quotes(Part& part) const {
  part.odd_quotes = has_odd_quotes(memory_.substr(part.begin, part.until - part.begin), csv_.quote);
}

void TableParts::sum_quotes(Part& part) {
  part.inside_quotes = inside_quotes_;
  inside_quotes_ ^= part.odd_quotes;
}

// A quote inside an unquoted field makes the quote count wrong from there on. It shows: no row begins nearby, or none
// with as many fields as the header.
std::optional<std::size_t> TableParts::guess_start(const Part& part) const {
  constexpr std::size_t kNear = std::size_t{16} << 10;
  const auto guess = find_row_start(memory_, part.begin, part.inside_quotes, csv_.quote);
  for (const auto start : {guess, find_row_start(memory_, part.begin, !part.inside_quotes, csv_.quote, kNear)})
    if (start && *start - part.begin <= kNear && looks_like_row(*start)) return start;
  return guess;
}

// Whether a row with as many fields as the header begins there; a blank line is not a row.
bool TableParts::looks_like_row(std::size_t start) const {
  const std::string_view row = memory_.substr(start, kMostRecordBytes);
  CsvRow fields;
  const std::size_t width = table_.layout.width();
  return row.empty() ||
         (read_table_row(row, csv_, width, start + row.size() == memory_.size(), fields) == RowEnd::whole &&
          fields.field_count == width);
}

void TableParts::read(Part& part, const CorpusBuilder& before) const {
  if (stopped_) return;
  part.start = part.begin == first_ ? first_ : guess_start(part);
  if (!part.start) return;
  part.builder.emplace(before.part());
  BufferedReader bytes(memory_, *part.start, [this] { return meter_.cancelled(); });
  TableRecords records(bytes, table_.layout);
  RecordLoader(table_.columns, *part.builder).load(records, part.until);
  part.end = bytes.offset();
  part.records = records.records();
}

// The content of a cancelled part no longer matters.
bool TableParts::take(Part& part) {
  if (part.start != end_ || meter_.cancelled()) return false;
  full_ = !builder_.append(std::move(*part.builder), records_);
  if (full_) return false;
  end_ = part.end;
  records_ += part.records;
  meter_.at(end_);
  return true;
}

Result<OpenTable> open_table(BufferedReader& bytes, const LoadOptions& options, CorpusBuilder& builder) {
  std::string header;
  auto dialect = read_table_header(bytes, options, header);
  if (!dialect) return tl::unexpected(dialect.error());
  auto columns = choose_columns(dialect->names, options);
  if (!columns) return tl::unexpected(columns.error());
  if (std::string remark = table_remark(*dialect); !remark.empty()) builder.remark(std::move(remark));
  OpenTable table{{std::move(*dialect), {}}, std::move(*columns)};
  table.layout.want(table.columns.all());
  return table;
}

}  // namespace

Result<void> load_table(BufferedReader& bytes, const LoadOptions& options, CorpusBuilder& builder) {
  const auto table = open_table(bytes, options, builder);
  if (!table) return tl::unexpected(table.error());
  return load_rows(bytes, *table, 0, builder);
}

Result<void> load_table_parts(std::string_view memory, std::size_t offset, const LoadOptions& options,
                              CorpusBuilder& builder, FileMeter& meter) {
  const auto window = [&](std::size_t from) {
    return BufferedReader(memory, from, [&meter] { return meter.cancelled(); });
  };
  BufferedReader bytes = window(offset);
  const auto table = open_table(bytes, options, builder);
  if (!table) return tl::unexpected(table.error());
  const RecordsRead read = TableParts(memory, *table, builder, meter).load(bytes.offset());
  // Finds nothing to read unless the corpus is full or reading was cancelled, which is then reported as usual.
  BufferedReader rest = window(read.end);
  return load_rows(rest, *table, read.records, builder);
}

bool has_odd_quotes(std::string_view bytes, char quote) {
  if (quote == '\0') return false;
  unsigned char odd = 0;
  for (const char c : bytes) odd = static_cast<unsigned char>(odd ^ (c == quote ? 1 : 0));
  return odd != 0;
}

std::optional<std::size_t> find_row_start(std::string_view table, std::size_t from, bool inside_quotes, char quote,
                                          std::size_t distance) {
  const std::size_t limit = std::min(table.size(), from + distance);
  for (std::size_t at = from; at < limit; ++at) {
    if (!inside_quotes && ends_line(table, at - 1)) return at;
    inside_quotes ^= quote != '\0' && table[at] == quote;
  }
  return limit == table.size() ? std::optional(limit) : std::nullopt;
}

}  // namespace lookalike
