#include "core/corpus/formats/table/table_parts.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/corpus/formats/file_parts.h"
#include "core/corpus/formats/table/row_start.h"
#include "core/corpus/formats/table/table_reader.h"

namespace lookalike {
namespace {

/// The rows that begin in [begin, until).
struct Part {
  std::size_t begin, until;
  bool odd_quotes = false, inside_quotes = false;
  std::optional<std::size_t> start = std::nullopt;  // of the first row, as guessed
  std::size_t end = 0;                              // of the last row
  std::uint64_t records = 0;
  std::optional<CorpusBuilder> builder = std::nullopt;
};
using PartPointer = std::shared_ptr<Part>;

class TableParts {
 public:
  TableParts(std::string_view memory, const LoadOptions& options, CorpusBuilder& builder, FileMeter& meter)
      : memory_(memory), options_(options), builder_(builder), meter_(meter) {}

  Result<void> load(std::size_t offset) {
    BufferedReader bytes = window(offset);
    TableReader reader(bytes, builder_);
    if (const auto header = reader.read_header(options_); !header) return header;
    layout_ = reader.layout();
    records_ = reader.records();
    end_ = bytes.offset();
    const std::size_t part = part_size(memory_.size() - end_, builder_.sizes());
    while (end_ < memory_.size() && !full_ && !meter_.cancelled()) read_parts(part);
    return read_rest();
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
  Result<void> read_rest();
  BufferedReader window(std::size_t offset) const {
    return BufferedReader(memory_, offset, [this] { return meter_.cancelled(); });
  }

  std::string_view memory_;
  const LoadOptions& options_;
  CorpusBuilder& builder_;
  FileMeter& meter_;
  TableLayout layout_;
  std::size_t end_ = 0;  // of what was taken: there a row begins
  std::uint64_t records_ = 0;
  bool full_ = false;

  // The parts under way: those from `first_` on were guessed, those from `next_` on are still to be divided.
  std::size_t first_ = 0, next_ = 0;
  bool inside_quotes_ = false;  // behind what was summed up
  std::atomic<bool> stopped_{false};
};

// Reads from `end_` on until the end or the first part that does not begin where the one before ended. The first part
// always does.
void TableParts::read_parts(std::size_t part_size) {
  const CorpusBuilder before = builder_.part();  // stays as it is while the other one takes parts
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
  part.odd_quotes = has_odd_quotes(memory_.substr(part.begin, part.until - part.begin));
}

void TableParts::sum_quotes(Part& part) {
  part.inside_quotes = inside_quotes_;
  inside_quotes_ ^= part.odd_quotes;
}

// One quote inside an unquoted field makes the number of quotes mislead from there on. It shows: no row begins nearby,
// or none of as many fields as the header has.
std::optional<std::size_t> TableParts::guess_start(const Part& part) const {
  constexpr std::size_t kNear = std::size_t{16} << 10;
  const auto guess = find_row_start(memory_, part.begin, part.inside_quotes);
  for (const auto start : {guess, find_row_start(memory_, part.begin, !part.inside_quotes, kNear)})
    if (start && *start - part.begin <= kNear && looks_like_row(*start)) return start;
  return guess;
}

// The row there has as many fields as the header; a blank line is none.
bool TableParts::looks_like_row(std::size_t start) const {
  const std::string_view row = memory_.substr(start, kMostRecordBytes);
  CsvRow fields;
  return row.empty() || (read_csv_row(row, layout_.delimiter, start + row.size() == memory_.size(), fields) &&
                         fields.field_count == layout_.columns.count);
}

void TableParts::read(Part& part, const CorpusBuilder& before) const {
  if (stopped_) return;
  part.start = part.begin == first_ ? first_ : guess_start(part);
  if (!part.start) return;
  part.builder.emplace(before.part());
  BufferedReader bytes = window(*part.start);
  TableReader reader(bytes, *part.builder, layout_, 0);
  reader.read_rows(part.until);
  part.end = bytes.offset();
  part.records = reader.records();
}

// The content of a cancelled part does not matter any more.
bool TableParts::take(Part& part) {
  if (part.start != end_ || meter_.cancelled()) return false;
  full_ = !builder_.append(std::move(*part.builder), records_);
  if (full_) return false;
  end_ = part.end;
  records_ += part.records;
  meter_.at(end_);
  return true;
}

// Finds nothing left to read, unless the corpus is full or reading was cancelled: then it is told as elsewhere.
Result<void> TableParts::read_rest() {
  BufferedReader bytes = window(end_);
  TableReader reader(bytes, builder_, layout_, records_);
  reader.read_rows();
  return reader.finish();
}

}  // namespace

Result<void> load_table_parts(std::string_view memory, std::size_t offset, const LoadOptions& options,
                              CorpusBuilder& builder, FileMeter& meter) {
  return TableParts(memory, options, builder, meter).load(offset);
}

}  // namespace lookalike
