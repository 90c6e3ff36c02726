#include "core/corpus/json_lines_reader.h"
#include "core/corpus/loaders.h"

namespace lookalike {

Result<void> load_json_lines(ByteWindow& bytes, const LoadOptions& options, CorpusBuilder& builder) {
  JsonLinesReader reader(bytes, builder, json_names(options));
  if (const auto read = reader.read(); !read) return read;
  return reader.finish();
}

}  // namespace lookalike
