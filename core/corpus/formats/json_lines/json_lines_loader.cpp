#include "core/corpus/formats/json_lines/json_lines_reader.h"
#include "core/corpus/formats/loaders.h"

namespace lookalike {

Result<void> load_json_lines(BufferedReader& bytes, const LoadOptions& options, CorpusBuilder& builder) {
  JsonLinesReader reader(bytes, builder, json_names(options));
  if (const auto read = reader.read(); !read) return read;
  return reader.finish();
}

}  // namespace lookalike
