#include "core/corpus/formats/json_lines/json_lines_parts.h"

#include <algorithm>

#include "core/corpus/formats/json_lines/json_lines_reader.h"
#include "core/corpus/formats/record_parts.h"

namespace lookalike {
namespace {

class JsonLinesParts {
 public:
  JsonLinesParts(std::string_view memory, const LoadOptions& options, CorpusBuilder& builder, FileMeter& meter)
      : memory_(memory), options_(options), builder_(builder), meter_(meter) {}

  Result<void> load(std::size_t offset) {
    BufferedReader bytes = window(offset);
    JsonLinesReader first(bytes, builder_, json_names(options_));
    // Line by line until it is judged to be the right file.
    for (std::uint64_t at = memory_.size() + 1; !first.found_text() && at != bytes.offset();) {
      at = bytes.offset();
      if (const auto read = first.read(at + 1); !read) return read;
    }
    if (!first.found_text()) return first.finish();
    const std::size_t begin = bytes.offset();
    return read_rest(read_record_parts(
        {begin, first.records()}, memory_.size(), part_size(memory_.size() - begin, builder_.sizes()), builder_, meter_,
        [this](std::size_t from, std::size_t until, CorpusBuilder& part) { return read(from, until, part); }));
  }

 private:
  BufferedReader window(std::size_t offset) const {
    return BufferedReader(memory_, offset, [this] { return meter_.cancelled(); });
  }

  // A line that is still under way at `begin` belongs to a part before.
  RecordsRead read(std::size_t begin, std::size_t until, CorpusBuilder& part) const {
    const std::size_t line_end = begin == 0 ? 0 : memory_.substr(0, until).find('\n', begin - 1);
    const std::size_t start = begin == 0 ? 0 : std::min(line_end, until - 1) + 1;
    if (start >= until) return {};
    BufferedReader bytes = window(start);
    JsonLinesReader reader(bytes, part, json_names(options_), 0);
    (void)reader.read(until);  // texts were found: nothing is judged any more
    return {bytes.offset(), reader.records()};
  }

  // Finds nothing left to read, unless the corpus is full or reading was cancelled: then it is told as elsewhere.
  Result<void> read_rest(const RecordsRead& before) {
    BufferedReader bytes = window(before.end);
    JsonLinesReader reader(bytes, builder_, json_names(options_), before.records);
    if (const auto read = reader.read(); !read) return read;
    return reader.finish();
  }

  std::string_view memory_;
  const LoadOptions& options_;
  CorpusBuilder& builder_;
  FileMeter& meter_;
};

}  // namespace

Result<void> load_json_lines_parts(std::string_view memory, std::size_t offset, const LoadOptions& options,
                                   CorpusBuilder& builder, FileMeter& meter) {
  return JsonLinesParts(memory, options, builder, meter).load(offset);
}

}  // namespace lookalike
