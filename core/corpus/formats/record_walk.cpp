#include "core/corpus/formats/record_walk.h"

#include <algorithm>

#include "core/corpus/file_list.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/input/file_ranges.h"
#include "core/corpus/input/member_walk.h"

namespace lookalike {
namespace {

tl::unexpected<Error> source_changed(Place place) {
  return failure(ErrorCode::unreadable, "The source has changed since the corpus was read.", std::move(place));
}

class RecordWalk {
 public:
  RecordWalk(const Corpus& corpus, const RecordWalker& visitor)
      : corpus_(corpus), visitor_(visitor), format_(format_of(corpus.report().format)) {
    options_.table = corpus.report().table;
    options_.encoding = corpus.report().encoding;
  }

  Result<void> walk(const FileList& list, ReadMeter& meter) {
    const MemberVisitor members{[this](Member& member) { return visit(member); },
                                [](const std::string&, const Error&, bool) {}, options_.encoding};
    const auto walked = walk_members(list, members, meter);
    return walked ? Result<void>() : tl::unexpected(walked.error());
  }

  Result<void> finish() const {
    const LoadReport& read = corpus_.report();
    if (!at_end()) return source_changed(next_place());
    // Rows of Parquet are compressed and have no bytes of their own.
    const bool same = format_.packed || corpus_.size() < read.documents || digest_.hex() == read.records;
    return same ? Result<void>() : source_changed({read.path, {}, {}});
  }

 private:
  bool at_end() const { return next_ == corpus_.size(); }
  Place next_place() const { return corpus_.source(DocumentIndex(next_)); }

  // A file without documents was skipped when the corpus was read, and is skipped now.
  Result<bool> visit(Member& member) {
    if (at_end() || next_place().file != member.place) return true;
    const auto copies = format_.copies(member, options_, visitor_.columns ? &*visitor_.columns : nullptr);
    if (!copies) return tl::unexpected(copies.error());
    if (visitor_.header)
      if (const auto header = visitor_.header(copies->header, copies->way); !header)
        return tl::unexpected(header.error());
    Record record;
    while (!at_end() && next_place().file == member.place && copies->records->next(record)) {
      if (record.lost || record.number != next_place().record) continue;
      digest_.add_record(record.bytes);
      if (const auto done = visitor_.record(DocumentIndex(next_++), record); !done) return tl::unexpected(done.error());
    }
    if (member.meter.cancelled()) return cancelled();
    return true;
  }

  const Corpus& corpus_;
  const RecordWalker& visitor_;
  const Format& format_;
  LoadOptions options_;
  CorpusDigest digest_;
  std::size_t next_ = 0;  // the document whose record is next
};

}  // namespace

Result<void> walk_records(const Corpus& corpus, const std::vector<std::string>& paths, const RecordWalker& walker,
                          const Progress& progress) {
  std::vector<FileList> lists;
  std::uint64_t total = 0;
  for (const std::string& path : paths) {
    auto list = list_files(path, progress);
    if (!list) return tl::unexpected(list.error());
    total += size_of(*list);
    lists.push_back(std::move(*list));
  }
  // Files added to a folder since then, such as an output, do no harm.
  if (!std::ranges::includes(stamps_of(lists), corpus.report().stamps))
    return source_changed({corpus.report().path, {}, {}});
  ReadMeter meter(progress, total);
  RecordWalk walk(corpus, walker);
  for (const FileList& list : lists)
    if (const auto walked = walk.walk(list, meter); !walked) return walked;
  return walk.finish();
}

}  // namespace lookalike
