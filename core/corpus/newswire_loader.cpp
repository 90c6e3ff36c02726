#include "core/corpus/loaders.h"
#include "core/corpus/newswire_reader.h"

namespace lookalike {

Result<void> load_newswire(ByteWindow& bytes, CorpusBuilder& builder) {
  NewswireReader reader(bytes, builder);
  reader.read();
  return reader.finish();
}

}  // namespace lookalike
