#include "core/corpus/read_text.h"

#include "core/base/utf8_text.h"
#include "core/corpus/input/buffered_reader.h"
#include "core/corpus/input/decoding_source.h"

namespace lookalike {

Result<std::string> decode_text(std::string_view bytes) {
  MemorySource memory(bytes);
  DecodingSource decoded(memory);
  BufferedReader window(decoded);
  const std::string_view text = window.peek(kMostRecordBytes + 1);
  if (text.size() > kMostRecordBytes)
    return failure(ErrorCode::wrong_content, "The text is longer than " + std::to_string(kMostRecordBytes) +
                                                 " bytes, the most a document may be.");
  std::string storage;
  return std::string(clean_text(text, storage).text);
}

}  // namespace lookalike
