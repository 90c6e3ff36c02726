#include "core/corpus/source_records.h"

#include "core/corpus/formats/format.h"
#include "core/corpus/formats/record_walk.h"

namespace lookalike {
bool has_source_records(CorpusFormat format) {
  return format != CorpusFormat::builtin && format_of(format).copies != nullptr;
}

tl::unexpected<Error> record_moved(Place place) {
  return failure(ErrorCode::unreadable, "This record is not where it was when the corpus was read.", std::move(place));
}

Result<void> visit_source_records(const Corpus& corpus, const std::vector<std::string>& paths,
                                  const RecordVisitor& visitor, const Progress& progress) {
  const auto record = [&](DocumentIndex document, const Record& found) {
    return visitor.record(document, found.bytes);
  };
  return walk_records(corpus, paths, {visitor.header, record, std::vector<std::string>()}, progress);
}

}  // namespace lookalike
