#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace lookalike {

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
