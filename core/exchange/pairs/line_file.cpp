#include "core/exchange/pairs/line_file.h"

#include <zlib.h>
#include <zstd.h>

#include <new>
#include <vector>

#include "core/exchange/path_text.h"

namespace lookalike {

/// Compresses into a file piece by piece.
class PackedFile::Packer {
 public:
  virtual ~Packer() = default;
  virtual void write(std::string_view bytes, bool last, NewFile& file) = 0;
};

namespace {

constexpr std::size_t kRoom = std::size_t{256} << 10;  // bytes of compressed output at a time

class Gzip final : public PackedFile::Packer {
 public:
  Gzip() {
    constexpr int kGzipHeader = 16;
    if (deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + kGzipHeader, 8, Z_DEFAULT_STRATEGY) !=
        Z_OK)
      throw std::bad_alloc();
  }
  ~Gzip() override { deflateEnd(&stream_); }
  Gzip(const Gzip&) = delete;
  Gzip& operator=(const Gzip&) = delete;

  void write(std::string_view bytes, bool last, NewFile& file) override {
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));  // zlib does not write there
    stream_.avail_in = static_cast<uInt>(bytes.size());
    do {
      stream_.next_out = reinterpret_cast<Bytef*>(room_.data());
      stream_.avail_out = static_cast<uInt>(room_.size());
      deflate(&stream_, last ? Z_FINISH : Z_NO_FLUSH);
      file.write({room_.data(), room_.size() - stream_.avail_out});
    } while (stream_.avail_out == 0);
  }

 private:
  z_stream stream_{};
  std::vector<char> room_ = std::vector<char>(kRoom);
};

class Zstandard final : public PackedFile::Packer {
 public:
  Zstandard() : context_(ZSTD_createCCtx()) {
    if (!context_) throw std::bad_alloc();
  }
  ~Zstandard() override { ZSTD_freeCCtx(context_); }
  Zstandard(const Zstandard&) = delete;
  Zstandard& operator=(const Zstandard&) = delete;

  void write(std::string_view bytes, bool last, NewFile& file) override {
    ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    for (bool done = false; !done;) {
      ZSTD_outBuffer out{room_.data(), room_.size(), 0};
      const std::size_t left = ZSTD_compressStream2(context_, &out, &in, last ? ZSTD_e_end : ZSTD_e_continue);
      if (ZSTD_isError(left)) throw std::bad_alloc();  // the only possible error: the output has room for any bytes
      file.write({room_.data(), out.pos});
      done = last ? left == 0 : in.pos == in.size;
    }
  }

 private:
  ZSTD_CCtx* context_;
  std::vector<char> room_ = std::vector<char>(kRoom);
};

std::unique_ptr<PackedFile::Packer> packer_for(const std::string& target) {
  if (has_ending(target, ".gz")) return std::make_unique<Gzip>();
  if (has_ending(target, ".zst")) return std::make_unique<Zstandard>();
  return nullptr;
}

}  // namespace

PackedFile::PackedFile(const std::string& target) : file_(target), packer_(packer_for(target)) {}
PackedFile::~PackedFile() = default;

void PackedFile::write(std::string_view bytes) {
  constexpr std::size_t kPiece = std::size_t{1} << 30;  // zlib counts in 32 bits
  if (!packer_) return file_.write(bytes);
  for (; !bytes.empty(); bytes.remove_prefix(std::min(kPiece, bytes.size())))
    packer_->write(bytes.substr(0, kPiece), false, file_);
}

Result<void> PackedFile::commit() {
  if (packer_) packer_->write({}, true, file_);
  return file_.commit();
}

}  // namespace lookalike
