#include "core/corpus/storage/compressed_blocks.h"

#include <zstd.h>
#include <zstd_errors.h>

#include <memory>
#include <new>
#include <utility>

#include "core/base/parallel.h"

namespace lookalike {

/// Compresses one block at a time, to less than a third, usually, at some 300 MB/s; with a checksum, as it may go to a
/// disk. Its buffers are used again, as the system would clear new ones each time.
class CompressedBlocks::Compressor {
 public:
  Compressor() : context_(ZSTD_createCCtx(), &ZSTD_freeCCtx), compressed_(ZSTD_compressBound(kBlock), '\0') {
    if (!context_) throw std::bad_alloc();
    bytes_.reserve(kBlock);
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_compressionLevel, 1);
    ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_checksumFlag, 1);
  }

  /// Takes a block and leaves an empty one.
  void take(std::string& bytes) {
    bytes_.swap(bytes);
    bytes.clear();
  }
  std::string compressed() {
    const std::size_t length =
        ZSTD_compress2(context_.get(), compressed_.data(), compressed_.size(), bytes_.data(), bytes_.size());
    if (ZSTD_isError(length)) throw std::bad_alloc();  // nothing else can be wrong: there is room for any bytes
    return compressed_.substr(0, length);
  }

 private:
  std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> context_;
  std::string bytes_, compressed_;
};

CompressedBlocks::CompressedBlocks(std::shared_ptr<BlockStorage> storage)
    : storage_(std::move(storage)), compressor_(std::make_unique<Compressor>()) {
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
  keep_compressed();
  compressor_.reset();
  last_ = {};
}

void CompressedBlocks::compress_last() {
  keep_compressed();
  compressor_->take(last_);
  const auto when = threads_allowed() ? std::launch::async : std::launch::deferred;
  compressing_ = std::async(when, [this] { return compressor_->compressed(); });
  ++full_;
}

void CompressedBlocks::keep_compressed() {
  if (!compressing_.valid()) return;
  blocks_.push_back(storage_->add(compressing_.get()));
  const BlockStorage::Block& block = blocks_.back();
  in_memory_ += sizeof block + block.bytes.size();
  in_file_ += block.length - block.bytes.size();
  beyond_room_ += block.beyond_room ? block.length : 0;
}

Result<std::string> CompressedBlocks::read(std::size_t block) const {
  const auto compressed = storage_->read(blocks_[block]);
  if (!compressed) return tl::unexpected(compressed.error());
  std::string bytes(kBlock, '\0');
  const std::size_t length = ZSTD_decompress(bytes.data(), bytes.size(), compressed->data(), compressed->size());
  if (ZSTD_getErrorCode(length) == ZSTD_error_memory_allocation) throw std::bad_alloc();
  if (ZSTD_isError(length)) return failure(ErrorCode::unreadable, "The temporary file is damaged.");
  bytes.resize(length);
  return bytes;
}

}  // namespace lookalike
