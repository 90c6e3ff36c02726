#include "core/corpus/formats/newswire/newswire_parts.h"

#include "core/corpus/formats/newswire/newswire_reader.h"
#include "core/corpus/formats/record_parts.h"

namespace lookalike {

Result<void> load_newswire_parts(std::string_view memory, std::size_t offset, CorpusBuilder& builder,
                                 FileMeter& meter) {
  const auto window = [&](std::size_t from) {
    return BufferedReader(memory, from, [&meter] { return meter.cancelled(); });
  };
  // Text before the first item of a part belongs to a part before, unless there is none.
  const auto start_of = [&](std::size_t begin, std::size_t until) {
    if (begin == offset) return begin;
    const std::size_t item = find_item(memory.substr(begin, until - begin + kItemTag.size()));
    return item == std::string_view::npos ? until : begin + item;
  };
  const auto read_part = [&](std::size_t begin, std::size_t until, CorpusBuilder& part) -> RecordsRead {
    const std::size_t start = start_of(begin, until);
    if (start == until) return {};
    BufferedReader bytes = window(start);
    NewswireReader reader(bytes, part);
    reader.read(until);
    return {bytes.offset(), reader.records()};
  };
  const std::size_t part_bytes = part_size(memory.size() - offset, builder.sizes());
  const RecordsRead read = read_record_parts({offset, 0}, memory.size(), part_bytes, builder, meter, read_part);
  // Finds nothing left, unless the corpus is full or reading was cancelled: then it is told as elsewhere.
  BufferedReader bytes = window(read.end);
  NewswireReader rest(bytes, builder, read.records);
  rest.read();
  return rest.finish();
}

}  // namespace lookalike
