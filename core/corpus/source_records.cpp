#include "core/corpus/source_records.h"

#include <algorithm>

#include "core/base/csv_row.h"
#include "core/corpus/file_list.h"
#include "core/corpus/input/file_ranges.h"
#include "core/corpus/input/member_walk.h"

namespace lookalike {
namespace {

/// Finds one record after the other; those that are too long are passed over, as they are when a corpus is read.
class RecordReader {
 public:
  RecordReader(BufferedReader& bytes, bool table) : bytes_(bytes), table_(table) {
    if (table) delimiter_ = delimiter_of(bytes.peek(BufferedReader::kChunk));
  }

  /// Consumes the record before and finds the next one; false at the end.
  bool next() {
    bytes_.consume(length_);
    length_ = 0;
    while (!find()) {
      if (bytes_.view().size() > kMostRecordBytes)
        skip_long();
      else if (!bytes_.grow())
        return false;
    }
    return true;
  }

  std::string_view record() const { return bytes_.view().substr(0, length_); }
  bool blank() const { return record().find_first_not_of("\r\n") == std::string_view::npos; }

 private:
  bool find() {
    const std::string_view view = bytes_.view();
    if (view.empty()) return false;
    const bool at_end = bytes_.at_end() && !bytes_.failure();
    const std::size_t length = table_ ? row_length(view, at_end) : line_length(view, at_end);
    length_ = length <= kMostRecordBytes ? length : 0;
    return length_ > 0;
  }

  // 0 where the end is not in view.
  std::size_t row_length(std::string_view view, bool at_end) {
    return read_csv_row(view, delimiter_, at_end, row_) ? row_.length : 0;
  }
  static std::size_t line_length(std::string_view view, bool at_end) {
    const std::size_t end = view.find('\n');
    return end != std::string_view::npos ? end + 1 : at_end ? view.size() : 0;
  }

  void skip_long() {
    CsvSkipper skipper(delimiter_);
    bool done = false;
    do {
      const std::string_view view = bytes_.view();
      const std::size_t end = view.find('\n');
      bytes_.consume(table_ ? skipper.skip(view) : std::min(end, view.size() - 1) + 1);
      done = table_ ? skipper.done() : end != std::string_view::npos;
    } while (!done && bytes_.grow());
  }

  BufferedReader& bytes_;
  bool table_;
  char delimiter_ = ',';
  CsvRow row_;
  std::size_t length_ = 0;
};

class RecordWalk {
 public:
  RecordWalk(const Corpus& corpus, const RecordVisitor& visitor)
      : corpus_(corpus), visitor_(visitor), table_(corpus.report().format == CorpusFormat::reviews) {}

  Result<void> walk(const FileList& list, ReadMeter& meter) {
    const MemberVisitor members{[this](Member& member) { return visit(member); },
                                [](const std::string&, const Error&, bool) {}};
    const auto walked = walk_members(list, members, meter);
    return walked ? Result<void>() : tl::unexpected(walked.error());
  }

  Result<void> finish() const {
    if (at_end()) return {};
    return record_moved(next_place());
  }

 private:
  bool at_end() const { return next_ == corpus_.size(); }
  Place next_place() const { return corpus_.source(DocumentIndex(next_)); }

  // A file without documents was left out when the corpus was read, and is now.
  Result<bool> visit(Member& member) {
    if (at_end() || next_place().file != member.place) return true;
    RecordReader records(member.bytes, table_);
    if (table_)
      if (const auto header = visit_header(records); !header) return tl::unexpected(header.error());
    while (!at_end() && next_place().file == member.place) {
      if (!records.next()) break;
      if (member.bytes.offset() != next_place().byte) continue;
      if (const auto done = visitor_.record(DocumentIndex(next_++), records.record()); !done)
        return tl::unexpected(done.error());
    }
    if (member.bytes.failure() && member.bytes.failure()->code == ErrorCode::cancelled) return cancelled();
    return true;
  }

  Result<void> visit_header(RecordReader& records) {
    while (records.next())
      if (!records.blank()) return visitor_.header(records.record());
    return {};
  }

  const Corpus& corpus_;
  const RecordVisitor& visitor_;
  const bool table_;
  std::size_t next_ = 0;  // the document whose record is looked for
};

}  // namespace

bool has_source_records(CorpusFormat format) {
  return format == CorpusFormat::reviews || format == CorpusFormat::json_lines;
}

tl::unexpected<Error> record_moved(Place place) {
  return failure(ErrorCode::unreadable, "This record is not where it was when the corpus was read.", std::move(place));
}

Result<void> visit_source_records(const Corpus& corpus, const std::vector<std::string>& paths,
                                  const RecordVisitor& visitor, const Progress& progress) {
  std::vector<FileList> lists;
  std::uint64_t total = 0;
  for (const std::string& path : paths) {
    auto list = list_files(path, progress);
    if (!list) return tl::unexpected(list.error());
    total += size_of(*list);
    lists.push_back(std::move(*list));
  }
  ReadMeter meter(progress, total);
  RecordWalk walk(corpus, visitor);
  for (const FileList& list : lists)
    if (const auto walked = walk.walk(list, meter); !walked) return walked;
  return walk.finish();
}

}  // namespace lookalike
