#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

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

/// Answers "is this token a stop word?" millions of times: short words are stored as 64-bit numbers in a small open
/// hash table, so a look-up is a multiplication and usually one comparison.
class StopWordFilter {
 public:
  template <typename Words>
  explicit StopWordFilter(const Words& words) {
    for (const std::string& word : words) (word.size() <= kShort ? short_ : long_).push_back(word);
    build();
  }

  bool empty() const { return short_.empty() && long_.empty(); }
  bool contains(std::string_view token) const;

 private:
  static constexpr std::size_t kShort = 8;  // bytes that fit into 64 bits
  static std::uint64_t number_of(std::string_view word);
  std::size_t slot_of(std::uint64_t number) const;
  void build();

  std::vector<std::string> short_, long_;       // long_ is sorted
  std::vector<std::uint64_t> long_beginnings_;  // first 8 bytes of the long words as numbers, sorted
  std::vector<std::uint64_t> table_;            // a power of two slots; 0: free
};

}  // namespace lookalike
