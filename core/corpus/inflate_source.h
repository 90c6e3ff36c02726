#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "core/corpus/byte_source.h"
#include "core/corpus/inflate_track.h"

namespace lookalike {

/// Whether a file or what follows a gzip member is gzip, told by its first kGzipHead bytes or those there are.
bool begins_gzip(std::string_view bytes);
inline constexpr std::size_t kGzipHead = 4;

/// What the members of a gzip file hold, one after the other as one stream, each held to its checksum and its length.
/// Anything behind the last member is passed over.
class InflateSource final : public ByteSource {
 public:
  /// `source` must outlive it.
  explicit InflateSource(ByteSource& source);
  /// Goes on from a point of an earlier one; `source` gives the packed bytes from there on.
  InflateSource(ByteSource& source, const InflatePoint& from);
  ~InflateSource() override;

  /// Notes from here on where reading can begin again; `track` must outlive it.
  void note_points(InflateTrack& track) { track_ = &track; }
  void note_no_more() { track_ = nullptr; }

  /// Errors, behind the good bytes: unreadable (truncated or damaged data, another checksum), those of the source.
  Result<std::size_t> read(std::span<char> into) override;

  /// Of what the current member gave so far.
  std::uint32_t checksum() const;

 private:
  struct State;

  void note(std::size_t length);
  InflatePoint point() const;
  void advance();
  int read_header();
  void begin_next_member();
  void fill(std::size_t least);
  void fail(const char* sentence);

  ByteSource& source_;
  std::unique_ptr<State> state_;
  InflateTrack* track_ = nullptr;
  std::uint64_t unpacked_ = 0, taken_ = 0;  // bytes handed out, and of the source
  bool source_ended_ = false;
  std::optional<Result<std::size_t>> end_;  // what is said once all good bytes are handed out
};

}  // namespace lookalike
