#include "core/corpus/written_text.h"

#include "core/corpus/doubled_quotes.h"
#include "core/corpus/json_string.h"
#include "core/corpus/sgml_text.h"
#include "core/corpus/utf8_text.h"

namespace lookalike {
namespace {

std::string decode_clean(std::string_view bytes, Writing writing) {
  switch (writing) {
    case Writing::doubled_quotes:
      return undouble(bytes);
    case Writing::json:
      return unescape_json(bytes);
    case Writing::sgml: {
      std::string storage;
      return std::string(decode_entities(bytes, storage));
    }
    case Writing::plain:
      break;
  }
  return std::string(bytes);
}

}  // namespace

// A JSON string may have a NUL as an escape.
std::string decode(const WrittenText& written) {
  if (!written.unclean) return decode_clean(written.bytes, written.writing);
  std::string before, behind;
  const std::string decoded = decode_clean(clean_text(written.bytes, before).text, written.writing);
  return std::string(clean_text(decoded, behind).text);
}

std::optional<WrittenText> exactly(const WrittenText& written, std::string_view text) {
  if (written.bytes == text) return WrittenText{written.bytes};
  for (const bool unclean : {false, true}) {
    const WrittenText so{written.bytes, written.writing, unclean};
    if (!so.is_text() && decode(so) == text) return so;
  }
  return {};
}

}  // namespace lookalike
