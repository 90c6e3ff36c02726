#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace lookalike {

/// XXH3-128 over the XXH3-128 of every document, 16 bytes each in order. A document's hash covers its id and its text,
/// each after its length in 8 bytes. So the documents can be hashed on several threads.
class CorpusDigest {
 public:
  enum class Hashes { streamed, stored };

  /// With `stored` the digest stores the documents' hashes, 16 bytes each, so that it can be appended to another
  /// digest.
  explicit CorpusDigest(Hashes hashes = Hashes::streamed);

  /// O(length of id and text).
  void add(std::string_view id, std::string_view text);
  /// Adds the bytes of a record, without trailing white space, in place of a document. O(length).
  void add_record(std::string_view bytes) { add({}, bytes.substr(0, bytes.find_last_not_of(" \t\r\n") + 1)); }
  /// Adds the documents of `part`, which stored their hashes. O(documents of the part).
  void append(const CorpusDigest& part);

  /// 32 hexadecimal digits; only for a streaming digest.
  std::string hex() const;

 private:
  using Hash = std::array<std::uint64_t, 2>;
  struct Free {
    void operator()(void* state) const;
  };
  using State = std::unique_ptr<void, Free>;

  static State new_state();
  void take(const Hash* hashes, std::size_t count);

  State document_, whole_;  // whole_: only for a streaming digest
  std::vector<Hash> hashes_;
};

}  // namespace lookalike
