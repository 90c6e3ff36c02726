#include "core/corpus/input/zip_directory.h"

#include <zip.h>

#include <array>
#include <unordered_map>

#include "core/base/utf8_text.h"
#include "core/corpus/input/decompressing_sources.h"

namespace lookalike {
namespace {

constexpr std::string_view kGzipHeader("\x1F\x8B\x08\0\0\0\0\0\0\xFF", 10);

void append_little_endian(std::uint64_t value, std::string& bytes) {
  for (int byte = 0; byte < 4; ++byte) bytes += static_cast<char>(value >> (8 * byte) & 0xFF);
}

std::string gzip_trailer(const zip_stat_t& stat) {
  std::string bytes;
  append_little_endian(stat.crc, bytes);
  append_little_endian(stat.size, bytes);
  return bytes;
}

bool is_plain_deflate(const zip_stat_t& stat) {
  constexpr zip_uint64_t kKnown =
      ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_CRC | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
  return (stat.valid & kKnown) == kKnown && stat.comp_method == ZIP_CM_DEFLATE && stat.encryption_method == ZIP_EM_NONE;
}

/// The compressed bytes of a member as a gzip file: a header, the deflate stream, checksum and length.
class GzipOfMember final : public ByteSource {
 public:
  GzipOfMember(zip_file* file, const zip_stat_t& stat)
      : file_(file), trailer_(gzip_trailer(stat)), trailer_left_(trailer_) {
    std::array<char, 64> bytes;
    const zip_int64_t length = zip_fread(file, bytes.data(), bytes.size());
    if (length > 0) head_.append(bytes.data(), static_cast<std::size_t>(length));
    packed_bytes_ = head_.size() - kGzipHeader.size();
    head_left_ = MemorySource(head_);
  }

  Result<std::size_t> read(std::span<char> into) override {
    if (const auto length = head_left_.read(into); *length > 0) return length;
    const zip_int64_t length = zip_fread(file_.get(), into.data(), into.size());
    if (length < 0) return unreadable();
    packed_bytes_ += static_cast<std::uint64_t>(length);
    return length > 0 ? static_cast<std::size_t>(length) : trailer_left_.read(into);
  }
  std::uint64_t packed_bytes() const { return packed_bytes_; }

 private:
  struct Close {
    void operator()(zip_file* file) const { zip_fclose(file); }
  };

  tl::unexpected<Error> unreadable() const {
    std::string storage;
    return failure(
        ErrorCode::unreadable,
        "The zip cannot be read: " + std::string(clean_text(zip_file_strerror(file_.get()), storage).text) + ".");
  }

  std::unique_ptr<zip_file, Close> file_;
  std::string head_{kGzipHeader};  // followed by the first compressed bytes
  MemorySource head_left_{{}};
  std::string trailer_;
  MemorySource trailer_left_;
  std::uint64_t packed_bytes_ = 0;
};

class InflatedMember final : public DeflatedMember {
 public:
  InflatedMember(zip_file* file, const zip_stat_t& stat) : packed_(file, stat) {}
  Result<std::size_t> read(std::span<char> into) override { return inflated_.read(into); }
  std::uint64_t packed_bytes() const override { return packed_.packed_bytes(); }

 private:
  GzipOfMember packed_;
  InflateSource inflated_{packed_};
};

class OpenDirectory final : public ZipDirectory {
 public:
  explicit OpenDirectory(zip* handle) : handle_(handle) {}
  bool read_names();
  std::unique_ptr<DeflatedMember> deflated(const std::string& name, std::uint64_t size) const override;

 private:
  struct Close {
    void operator()(zip* handle) const { zip_discard(handle); }
  };

  std::unique_ptr<zip, Close> handle_;
  std::unordered_map<std::string, std::uint64_t> members_;  // numbers by name
};

// Returns false if a name occurs twice.
bool OpenDirectory::read_names() {
  const auto count = static_cast<std::uint64_t>(zip_get_num_entries(handle_.get(), 0));
  for (std::uint64_t member = 0; member < count; ++member) {
    const char* const name = zip_get_name(handle_.get(), member, ZIP_FL_ENC_RAW);
    if (name == nullptr || !members_.try_emplace(name, member).second) return false;
  }
  return true;
}

std::unique_ptr<DeflatedMember> OpenDirectory::deflated(const std::string& name, std::uint64_t size) const {
  const auto found = members_.find(name);
  zip_stat_t stat;
  if (found == members_.end() || zip_stat_index(handle_.get(), found->second, 0, &stat) != 0) return nullptr;
  if (!is_plain_deflate(stat) || stat.size != size) return nullptr;
  zip_file* const file = zip_fopen_index(handle_.get(), found->second, ZIP_FL_COMPRESSED);
  if (file == nullptr) return nullptr;
  return std::make_unique<InflatedMember>(file, stat);
}

}  // namespace

std::unique_ptr<ZipDirectory> ZipDirectory::open(const std::string& path) {
  zip* const handle = zip_open(path.c_str(), ZIP_RDONLY, nullptr);
  if (!handle) return nullptr;
  auto directory = std::make_unique<OpenDirectory>(handle);
  return directory->read_names() ? std::move(directory) : nullptr;
}

}  // namespace lookalike
