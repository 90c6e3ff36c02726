#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/newswire/newswire_reader.h"

namespace lookalike {

Result<void> load_newswire(BufferedReader& bytes, CorpusBuilder& builder) {
  NewswireReader reader(bytes, builder);
  reader.read();
  return reader.finish();
}

}  // namespace lookalike
