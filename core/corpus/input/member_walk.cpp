#include "core/corpus/input/member_walk.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "core/base/parallel.h"
#include "core/base/utf8_text.h"
#include "core/corpus/input/archive_head.h"
#include "core/corpus/input/archive_reader.h"
#include "core/corpus/input/byte_source.h"
#include "core/corpus/input/decoding_source.h"
#include "core/corpus/input/file_ranges.h"
#include "core/corpus/input/file_source.h"
#include "core/corpus/input/read_ahead.h"

namespace lookalike {
namespace {

constexpr std::size_t kPiece = std::size_t{64} << 10;

/// A member's bytes in pieces small enough to cancel between them.
class MeteredSource final : public ByteSource {
 public:
  MeteredSource(ArchiveReader& reader, FileMeter& meter) : reader_(reader), meter_(meter) {}

  Result<std::size_t> read(std::span<char> into) override {
    if (meter_.cancelled()) return cancelled();
    auto length = reader_.read(into.first(std::min(into.size(), kPiece)));
    meter_.at(reader_.file_bytes());
    return length;
  }

 private:
  ArchiveReader& reader_;
  FileMeter& meter_;
};

// Bytes that are only copied are not worth a thread.
std::uint64_t read_ahead_after(const ArchiveReader& reader) {
  constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();
  return reader.unpacks() && threads_allowed() ? ReadAheadSource::kStartAfter : kNever;
}

std::string clean_path(const std::string& path) {
  std::string storage;
  return std::string(clean_text(path, storage).text);
}

/// A file or member whose members are read.
struct Container {
  ArchiveReader& reader;
  std::string id, place;
  std::string path;  // of the file; empty for a member
  FileMeter& meter;

  bool inner() const { return path.empty(); }
  std::string member_id() const {
    return reader.name().empty() ? id : inner() ? id + '/' + reader.name() : reader.name();
  }
  std::string member_place() const { return reader.name().empty() ? place : place + '/' + reader.name(); }
};

class Walk {
 public:
  Walk(const FileList& list, const MemberVisitor& visitor, ReadMeter& meter, std::uint64_t budget)
      : list_(list), visitor_(visitor), meter_(meter), left_(budget) {}

  Result<bool> run() {
    for (const std::string& file : list_.files) {
      if (meter_.cancelled()) return cancelled();
      FileMeter meter(meter_);
      const std::uint64_t before = size_of(file);
      if (const auto read = read_file(file, meter); !read) return tl::unexpected(read.error());
      const std::uint64_t size = size_of(file);
      if (size < before) return shortened(file);
      if (stopped_) return false;
      meter.at(size);
    }
    return true;
  }

 private:
  // The missing part is unknown.
  static tl::unexpected<Error> shortened(const std::string& file) {
    return failure(ErrorCode::unreadable, "The file was truncated while it was being read. Open the corpus again.",
                   {clean_path(file), {}, {}});
  }

  // NUL bytes alone read as an archive that ends at once.
  static std::string why_without_member(const std::string& file) {
    std::error_code error;
    if (is_stream(file)) return "No data came through it.";
    const bool empty = std::filesystem::file_size(file, error) == 0 && !error;
    return empty ? "The file is empty. Download or export it again, or open another file."
                 : "It is empty: an archive without members, or only NUL bytes.";
  }

  Result<void> read_file(const std::string& file, FileMeter& meter) {
    const std::string place = clean_path(file);
    const auto opened = list_.stream ? ArchiveReader::open(*list_.stream) : ArchiveReader::open(file);
    if (meter_.cancelled()) return cancelled();
    if (!opened) return broken(place, opened.error());
    return read_members({**opened, clean_path(path_from_root(list_, file)), place, file, meter});
  }

  // An archive in an archive.
  Result<void> read_inner(const Container& outer, ByteSource& member) {
    const std::string place = outer.member_place();
    if (outer.inner())
      return broken(place, {ErrorCode::wrong_content,
                            "It is packed in an archive within an archive, and only one level is read: unpack the "
                            "outer archive first.",
                            {}});
    const auto opened = ArchiveReader::open(member, &outer.reader);
    if (!opened) return broken(place, opened.error());
    return read_members({**opened, outer.member_id(), place, {}, outer.meter});
  }

  Result<void> read_members(const Container& container) {
    ArchiveReader& reader = container.reader;
    std::uint64_t members = 0;
    failed_ = false;
    for (;; ++members) {
      const auto next = reader.next();
      if (meter_.cancelled()) return cancelled();
      if (!next && failed_) return {};
      if (!next)
        return members == 0 ? broken(container.place, next.error()) : broken_off(container.place, next.error());
      if (!*next) break;
      if (is_hidden(reader.name()) && reader.skips_for_free()) continue;
      if (const auto read = read_member(container); !read || stopped_) return read;
    }
    if (members == 0) return broken(container.place, {ErrorCode::unreadable, why_without_member(container.path), {}});
    return {};
  }

  Result<void> read_member(const Container& container) {
    ArchiveReader& reader = container.reader;
    const bool passes_over_rest = !reader.skips_for_free();
    MeteredSource metered(reader, container.meter);
    PeekedSource source(metered);
    ReadAheadSource ahead(source, read_ahead_after(reader));
    failed_ = false;
    const bool packed = !reader.name().empty() && begins_archive(source.head());
    const auto read = is_hidden(reader.name()) ? Result<void>()
                      : packed                 ? read_inner(container, source)
                                               : visit(container, ahead);
    if (!read) return read;
    if (stopped_ || failed_) return meter_.cancelled() ? Result<void>(cancelled()) : Result<void>();
    if (passes_over_rest) pass_over_rest(ahead, container.member_place());
    if (meter_.cancelled()) return cancelled();
    left_ -= std::min(left_, ahead.bytes());
    stopped_ |= left_ == 0;
    return {};
  }

  Result<void> visit(const Container& container, ByteSource& source) {
    const bool whole_file = !container.inner() && container.reader.name().empty();
    DecodingSource decoded(source, visitor_.encoding);
    BufferedReader bytes(decoded);
    Member member{container.member_id(),
                  container.member_place(),
                  whole_file && !list_.stream ? container.path : std::string(),
                  whole_file && !list_.folder,
                  bytes,
                  container.meter,
                  decoded.guess()};
    const auto go_on = visitor_.visit(member);
    if (!go_on) return tl::unexpected(go_on.error());
    failed_ = bytes.failure().has_value();
    stopped_ = !*go_on;
    return {};
  }

  // The library would do so as well, but in one uninterruptible piece.
  void pass_over_rest(ReadAheadSource& source, const std::string& place) {
    std::array<char, kPiece> ignored;
    while (source.bytes() < left_) {
      const auto length = source.read(ignored);
      if (length && *length > 0) continue;
      if (!length && length.error().code != ErrorCode::cancelled) {
        failed_ = true;
        broken_off(place, length.error());
      }
      return;
    }
  }

  Result<void> broken_off(const std::string& place, const Error& error) {
    return broken(place, {error.code, truncation_reason(error), error.place}, true);
  }

  Result<void> broken(const std::string& place, const Error& error, bool truncated = false) {
    visitor_.broken(place, error, truncated);
    return {};
  }

  const FileList& list_;
  const MemberVisitor& visitor_;
  ReadMeter& meter_;
  std::uint64_t left_;    // of the budget
  bool failed_ = false;   // the current file failed inside a member, which has been reported
  bool stopped_ = false;  // by the visitor or the budget
};

}  // namespace

void ReadMeter::add(std::uint64_t bytes) {
  const std::uint64_t read = read_.fetch_add(bytes, std::memory_order_relaxed) + bytes;
  if (total_ > 0) progress_.at(std::min(1.0, static_cast<double>(read) / static_cast<double>(total_)));
}

void FileMeter::at(std::uint64_t bytes) {
  if (bytes <= counted_) return;
  meter_.add(bytes - counted_);
  counted_ = bytes;
}

Result<bool> walk_members(const FileList& list, const MemberVisitor& visitor, ReadMeter& meter, std::uint64_t budget) {
  return Walk(list, visitor, meter, budget).run();
}

}  // namespace lookalike
