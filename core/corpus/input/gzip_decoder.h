#pragma once

#include <memory>
#include <span>
#include <string_view>

namespace lookalike {

/// Decompresses gzip members with ISA-L, or with zlib in a build without it.
class GzipDecoder {
 public:
  enum class Status { good, member_ended, damaged, wrong_checksum };

  GzipDecoder();
  ~GzipDecoder();

  /// Expects another member next; so does a new decoder.
  void begin_member();
  /// Removes the consumed bytes from `input` and the filled ones from `output`, each of which has at most 1 GiB. Does
  /// neither if it needs more input.
  Status decode(std::string_view& input, std::span<char>& output);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace lookalike
