#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/table/table_reader.h"

namespace lookalike {

Result<void> load_table(BufferedReader& bytes, const LoadOptions& options, CorpusBuilder& builder) {
  TableReader reader(bytes, builder);
  if (const auto header = reader.read_header(options); !header) return header;
  reader.read_rows();
  return reader.finish();
}

}  // namespace lookalike
