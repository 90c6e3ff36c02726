#include "core/corpus/json_lines_parts.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/corpus/file_parts.h"
#include "core/corpus/json_lines_reader.h"

namespace lookalike {
namespace {

/// The lines that begin in [begin, until).
struct Part {
  CorpusBuilder builder;
  std::size_t end = 0;  // of the last line
  std::uint64_t records = 0;
};

class JsonLinesParts {
 public:
  JsonLinesParts(std::string_view memory, const LoadOptions& options, CorpusBuilder& builder, FileMeter& meter)
      : memory_(memory), options_(options), builder_(builder), meter_(meter) {}

  Result<void> load(std::size_t offset) {
    ByteWindow bytes = window(offset);
    JsonLinesReader first(bytes, builder_, json_names(options_));
    // Line by line until it is judged to be the right file.
    for (std::uint64_t at = memory_.size() + 1; !first.found_text() && at != bytes.offset();) {
      at = bytes.offset();
      if (const auto read = first.read(at + 1); !read) return read;
    }
    if (!first.found_text()) return first.finish();
    end_ = bytes.offset();
    records_ = first.records();
    read_parts(part_size(memory_.size() - end_, options_));
    return read_rest();
  }

 private:
  ByteWindow window(std::size_t offset) const {
    return ByteWindow(memory_, offset, [this] { return meter_.cancelled(); });
  }

  void read_parts(std::size_t size) {
    const CorpusBuilder before = builder_.part();  // stays as it is while the other one takes parts
    const std::size_t begin = end_, count = (memory_.size() - begin + size - 1) / size;
    parallel_in_order(
        count,
        [&](std::size_t i) {
          return read(begin + i * size, std::min(memory_.size(), begin + (i + 1) * size), before.part());
        },
        [&](std::size_t, Part part) { return take(std::move(part)); });
  }

  // A line that is still under way at `begin` belongs to a part before.
  Part read(std::size_t begin, std::size_t until, CorpusBuilder builder) const {
    Part part{std::move(builder), until, 0};
    const std::size_t line_end = begin == 0 ? 0 : memory_.substr(0, until).find('\n', begin - 1);
    const std::size_t start = begin == 0 ? 0 : std::min(line_end, until - 1) + 1;
    if (start >= until) return part;
    ByteWindow bytes = window(start);
    JsonLinesReader reader(bytes, part.builder, json_names(options_), 0);
    (void)reader.read(until);  // texts were found: nothing is judged any more
    part.end = bytes.offset();
    part.records = reader.records();
    return part;
  }

  // What a cancelled part holds does not matter any more.
  bool take(Part part) {
    if (meter_.cancelled() || !builder_.append(std::move(part.builder), records_)) return false;
    end_ = std::max(end_, part.end);
    records_ += part.records;
    meter_.at(end_);
    return true;
  }

  // Finds nothing left to read, unless the corpus is full or reading was cancelled: then it is told as elsewhere.
  Result<void> read_rest() {
    ByteWindow bytes = window(end_);
    JsonLinesReader reader(bytes, builder_, json_names(options_), records_);
    if (const auto read = reader.read(); !read) return read;
    return reader.finish();
  }

  std::string_view memory_;
  const LoadOptions& options_;
  CorpusBuilder& builder_;
  FileMeter& meter_;
  std::size_t end_ = 0;  // of what was taken: there a line begins
  std::uint64_t records_ = 0;
};

}  // namespace

Result<void> load_json_lines_parts(std::string_view memory, std::size_t offset, const LoadOptions& options,
                                   CorpusBuilder& builder, FileMeter& meter) {
  return JsonLinesParts(memory, options, builder, meter).load(offset);
}

}  // namespace lookalike
