#include "core/corpus/repacked_texts.h"

#include <zstd.h>
#include <zstd_errors.h>

#include <memory>
#include <new>

namespace lookalike {
namespace {

// To less than a third, usually, at some 300 MB/s; with a checksum, as it may go to a disk.
std::string pack(const std::string& bytes) {
  constexpr int kLevel = 3;
  const std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> context(ZSTD_createCCtx(), &ZSTD_freeCCtx);
  if (!context) throw std::bad_alloc();
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, kLevel);
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
  std::string packed(ZSTD_compressBound(bytes.size()), '\0');
  const std::size_t length = ZSTD_compress2(context.get(), packed.data(), packed.size(), bytes.data(), bytes.size());
  if (ZSTD_isError(length)) throw std::bad_alloc();  // nothing else can be wrong: there is room for any bytes
  return packed.substr(0, length);
}

}  // namespace

std::uint64_t RepackedTexts::add(std::string_view text) {
  const std::uint64_t place = begin(packed_.size()) + last_.size();
  while (!text.empty()) {
    const std::string_view part = text.substr(0, kStretch - last_.size());
    last_ += part;
    text.remove_prefix(part.size());
    if (last_.size() == kStretch) pack_last();
  }
  return place;
}

void RepackedTexts::complete() {
  if (!last_.empty()) pack_last();
  last_ = {};
}

void RepackedTexts::pack_last() {
  packed_.push_back(store_->add(pack(last_)));
  const PackedStore::Piece& piece = packed_.back();
  in_memory_ += sizeof piece + piece.bytes.size();
  spilled_.in_file += piece.length - piece.bytes.size();
  spilled_.in_memory += piece.beyond_room ? piece.length : 0;
  last_.clear();
}

Result<std::string> RepackedTexts::read(std::size_t stretch) const {
  const auto packed = store_->read(packed_[stretch]);
  if (!packed) return tl::unexpected(packed.error());
  std::string bytes(kStretch, '\0');
  const std::size_t length = ZSTD_decompress(bytes.data(), bytes.size(), packed->data(), packed->size());
  if (ZSTD_getErrorCode(length) == ZSTD_error_memory_allocation) throw std::bad_alloc();
  if (ZSTD_isError(length)) return failure(ErrorCode::unreadable, "What was packed is damaged.");
  bytes.resize(length);
  return bytes;
}

}  // namespace lookalike
