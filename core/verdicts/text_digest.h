#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

/// XXH3-128 of a text. It identifies the text across recipes, samples, orders of documents and file formats; equal
/// texts have equal digests.
struct TextDigest {
  std::uint64_t high = 0, low = 0;

  auto operator<=>(const TextDigest&) const = default;
};

/// O(length).
TextDigest text_digest(std::string_view text);

/// 32 hexadecimal digits.
std::string to_string(TextDigest digest);
/// Parses such digits; nullopt for any other text.
std::optional<TextDigest> text_digest_from(std::string_view hex);

/// The digest of every document's text, 16 bytes per document.
using TextDigests = std::vector<TextDigest>;

/// On all cores; O(bytes of texts). Errors: cancelled, unreadable.
Result<std::shared_ptr<const TextDigests>> digest_texts(const Corpus& corpus, const Progress& progress);

}  // namespace lookalike
