#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lookalike {

/// How a text stands in its source: as it is, with quotes doubled as in a table, as a JSON string without its quotes,
/// or with SGML's entities.
enum class Writing : std::uint32_t { plain, doubled_quotes, json, sgml };

/// The bytes of a source that a text was made of.
struct WrittenText {
  std::string_view bytes;
  Writing writing = Writing::plain;
  bool unclean = false;  // has to be made UTF-8 without NUL

  /// They are the text.
  bool is_text() const { return writing == Writing::plain && !unclean; }
};

/// The text. O(bytes).
std::string decode(const WrittenText& written);

/// Of `written`, which may be written so and may be unclean, what gives just this text; nothing when it does not.
/// O(bytes).
std::optional<WrittenText> exactly(const WrittenText& written, std::string_view text);

}  // namespace lookalike
