#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>

#include "core/base/error.h"

namespace lookalike {

struct StringHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};
using StopWords = std::unordered_set<std::string, StringHash, std::equal_to<>>;

/// The file that `name` refers to; nullopt for a built-in list.
std::optional<std::string> stop_word_file(const std::string& name);

/// "none", "nltk", "glasgow" or a file with one word per line. Errors: bad_usage (no such file).
Result<std::shared_ptr<const StopWords>> load_stop_words(const std::string& name);

}  // namespace lookalike
