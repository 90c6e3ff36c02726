#include "core/corpus/packed_stream.h"

#include <algorithm>

#include "core/corpus/inflate_source.h"

namespace lookalike {
namespace {

/// The packed bytes from an offset on.
class PackedBytes final : public ByteSource {
 public:
  PackedBytes(const FileSource& file, const PackedPart& part, std::uint64_t offset)
      : file_(file), part_(part), offset_(offset) {}

  Result<std::size_t> read(std::span<char> into) override {
    const auto length = read_at(offset_, into);
    if (length) offset_ += *length;
    return length;
  }

 private:
  Result<std::size_t> read_at(std::uint64_t offset, std::span<char> into) const {
    if (offset < part_.before.size()) return MemorySource(std::string_view(part_.before).substr(offset)).read(into);
    offset -= part_.before.size();
    if (offset >= part_.length) {
      const std::string_view behind = part_.behind;
      return MemorySource(behind.substr(std::min(behind.size(), offset - part_.length))).read(into);
    }
    return file_.read_at(part_.begin + offset, into.first(std::min<std::uint64_t>(into.size(), part_.length - offset)));
  }

  const FileSource& file_;
  const PackedPart& part_;
  std::uint64_t offset_;
};

}  // namespace

Result<std::string> PackedStream::read(std::size_t stretch) const {
  const std::shared_ptr<const FileSource> file = file_ ? file_ : FileSource::open(path());
  if (!file) return other_bytes();
  const InflatePoint &begin = track_.begin(stretch), &end = track_.end(stretch);
  PackedBytes packed(*file, part_, begin.packed);
  InflateSource source(packed, begin);
  std::string bytes(end.unpacked - begin.unpacked, '\0');
  for (std::size_t done = 0; done < bytes.size();) {
    const auto length = source.read(std::span(bytes).subspan(done));
    if (!length || *length == 0) return other_bytes();
    done += *length;
  }
  if (source.checksum() != end.checksum) return other_bytes();
  return bytes;
}

}  // namespace lookalike
