#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "core/corpus/stored_bytes.h"

namespace lookalike {

/// How many bytes of text may be copied while a corpus is read, and how those that stay where they are stored are read
/// again: the stretches that were read last are held, so that a pass over the corpus reads each once, and so does
/// looking at the same few documents. Safe to use from any thread; shared by all parts and samples of a corpus.
class StoredTexts {
 public:
  static constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

  explicit StoredTexts(std::uint64_t copied_bytes = kUnlimited) : room_(copied_bytes) {}

  /// There is a limit to what may be copied.
  bool limited() const { return room_ != kUnlimited; }
  /// So many bytes may be copied beside what was copied already.
  bool has_room(std::uint64_t bytes) const { return bytes <= room_ && copied_ <= room_ - bytes; }
  void count_copied(std::uint64_t bytes) { copied_ += bytes; }

  /// Some of the bytes. O(one stretch) where it is not held. Errors: unreadable, with the file.
  Result<std::string> read(const StoredBytes& stored, std::uint64_t byte, std::size_t length);

  /// How often that failed, and the first error.
  std::uint64_t failures() const { return failures_; }
  std::optional<Error> first_error() const;

  /// Most bytes of memory that held stretches take.
  static std::uint64_t most_held_bytes();

 private:
  struct Stretch {
    const StoredBytes* stored;
    std::size_t number;
    std::mutex reading;
    std::optional<Result<std::string>> bytes;  // written once, under the mutex
  };

  std::shared_ptr<Stretch> find(const StoredBytes& stored, std::size_t number);
  const Result<std::string>& bytes_of(Stretch& stretch) const;
  tl::unexpected<Error> failed(const StoredBytes& stored, const Error& error);

  const std::uint64_t room_;
  std::atomic<std::uint64_t> copied_{0}, failures_{0};
  mutable std::mutex mutex_;                  // guards what follows
  std::list<std::shared_ptr<Stretch>> held_;  // the one that was used last in front
  std::optional<Error> first_error_;
};

}  // namespace lookalike
