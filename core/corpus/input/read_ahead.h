#pragma once

#include <array>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "core/corpus/input/byte_source.h"

namespace lookalike {

/// Returns the bytes of a source, which a separate thread reads ahead. The thread starts only after `start_after`
/// bytes, because it does not pay off for short sources; it uses a few buffers; the destructor stops it after the
/// current call to the source. Errors and exceptions of the source are passed on in order, after the valid bytes. If
/// there is no memory for the thread, the caller reads the source itself.
class ReadAheadSource final : public ByteSource {
 public:
  static constexpr std::uint64_t kStartAfter = std::uint64_t{512} << 10;
  static constexpr std::size_t kBuffer = std::size_t{256} << 10;

  explicit ReadAheadSource(ByteSource& source, std::uint64_t start_after = kStartAfter, std::size_t buffer = kBuffer)
      : source_(source), start_after_(start_after), buffer_size_(buffer) {}

  Result<std::size_t> read(std::span<char> into) override;

  /// Bytes returned so far.
  std::uint64_t bytes() const { return bytes_; }

 private:
  struct Buffer {
    std::unique_ptr<char[]> bytes;
    std::size_t length = 0;
  };
  using End = std::optional<Result<std::size_t>>;

  void try_to_start();
  void start();
  void read_ahead(const std::stop_token& stop);
  End fill_or_catch(Buffer& buffer, const std::stop_token& stop);
  End fill(Buffer& buffer, const std::stop_token& stop);
  const Buffer* wait_for_buffer();
  std::size_t take(const Buffer& buffer, std::span<char> into);
  Buffer& buffer(std::uint64_t number) { return buffers_[number % buffers_.size()]; }

  ByteSource& source_;
  std::uint64_t start_after_;
  std::size_t buffer_size_;
  std::uint64_t bytes_ = 0;
  std::size_t taken_ = 0;  // of the first buffer that is not empty
  std::array<Buffer, 4> buffers_;

  std::mutex mutex_;  // guards the members below
  std::condition_variable_any changed_;
  std::uint64_t filled_ = 0, emptied_ = 0;  // buffers so far
  End end_;                                 // the source's last result
  std::exception_ptr thrown_;               // or its exception
  std::jthread thread_;                     // joined before the other members are destroyed
};

}  // namespace lookalike
