#include "core/corpus/storage/compressed_blocks.h"

#include <lz4.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cstring>
#include <future>
#include <memory>
#include <optional>
#include <utility>

#include "core/base/parallel.h"

namespace lookalike {

namespace {

using Checksum = XXH64_hash_t;
constexpr std::size_t kHead = sizeof(Checksum);  // bytes before LZ4's output

Checksum checksum(std::string_view bytes) {
  return XXH3_64bits(bytes.data(), bytes.size());
}

}  // namespace

/// Compresses one block at a time, usually to half, at some 350 MB/s. The output begins with a checksum of the rest, as
/// it may go to a disk. Buffers are reused, because the system would clear new ones each time.
class CompressedBlocks::Compressor {
 public:
  Compressor() : compressed_(kHead + LZ4_compressBound(kBlock), '\0') { bytes_.reserve(kBlock); }

  /// Takes a block, leaves an empty one and starts.
  void begin(std::string& bytes) {
    bytes_.swap(bytes);
    bytes.clear();
    const auto when = threads_allowed() ? std::launch::async : std::launch::deferred;
    compressing_ = std::async(when, [this] { return compressed(); });
  }
  bool has_begun() const { return compressing_.valid(); }
  /// Waits for the result.
  std::string finish() { return compressing_.get(); }

 private:
  std::string compressed() {
    char* const made = compressed_.data() + kHead;
    const int length = LZ4_compress_default(bytes_.data(), made, static_cast<int>(bytes_.size()),
                                            static_cast<int>(compressed_.size() - kHead));
    const Checksum sum = checksum({made, static_cast<std::size_t>(length)});
    std::memcpy(compressed_.data(), &sum, kHead);
    return compressed_.substr(0, kHead + static_cast<std::size_t>(length));
  }

  std::string bytes_, compressed_;
  std::future<std::string> compressing_;  // destroyed first, which waits for it
};

CompressedBlocks::CompressedBlocks(std::shared_ptr<BlockStorage> storage)
    : storage_(std::move(storage)), compressors_(kAtOnce) {
  last_.reserve(kBlock);
}

CompressedBlocks::~CompressedBlocks() = default;

std::uint64_t CompressedBlocks::add(std::string_view text) {
  const std::uint64_t place = kBlock * full_ + last_.size();
  while (!text.empty()) {
    const std::string_view part = text.substr(0, kBlock - last_.size());
    last_ += part;
    text.remove_prefix(part.size());
    if (last_.size() == kBlock) compress_last();
  }
  return place;
}

void CompressedBlocks::complete() {
  if (!last_.empty()) compress_last();
  for (std::size_t i = 0; i < kAtOnce; ++i) keep_compressed(compressors_[(full_ + i) % kAtOnce]);
  compressors_.clear();
  last_ = {};
}

void CompressedBlocks::compress_last() {
  Compressor& compressor = compressors_[full_ % kAtOnce];
  keep_compressed(compressor);
  compressor.begin(last_);
  ++full_;
}

void CompressedBlocks::keep_compressed(Compressor& compressor) {
  if (!compressor.has_begun()) return;
  blocks_.push_back(storage_->add(compressor.finish()));
  const BlockStorage::Block& block = blocks_.back();
  in_memory_ += sizeof block + block.bytes.size();
  in_file_ += block.length - block.bytes.size();
  beyond_room_ += block.beyond_room ? block.length : 0;
}

Result<std::string> CompressedBlocks::read(std::size_t block) const {
  const auto kept = storage_->read(blocks_[block]);
  if (!kept) return tl::unexpected(kept.error());
  Checksum sum{};
  std::memcpy(&sum, kept->data(), kHead);
  const std::string_view made = std::string_view(*kept).substr(kHead);
  std::string bytes(kBlock, '\0');
  const int length = LZ4_decompress_safe(made.data(), bytes.data(), static_cast<int>(made.size()), kBlock);
  if (length < 0 || checksum(made) != sum) return failure(ErrorCode::unreadable, "The temporary file is damaged.");
  bytes.resize(static_cast<std::size_t>(length));
  return bytes;
}

bool BlockStorage::take_room(std::size_t length) {
  const std::lock_guard lock(mutex_);
  if (length > memory_) return false;
  memory_ -= length;
  return true;
}

BlockStorage::Block BlockStorage::add(std::string compressed) {
  const std::size_t length = compressed.size();
  const bool fits = take_room(length);
  const auto place = fits ? std::nullopt : file_.add(compressed);
  if (place) return {{}, *place, length, false};
  return {std::move(compressed), 0, length, !fits};
}

Result<std::string> BlockStorage::read(const Block& block) const {
  if (block.bytes.empty()) return file_.read(block.place, block.length);
  return block.bytes;
}

}  // namespace lookalike
