#include "core/corpus/archive_reader.h"

#include <archive.h>
#include <archive_entry.h>
#include <sys/stat.h>

#include "core/corpus/utf8_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kBlock = std::size_t{64} << 10;

// Neither the filters that start other programs nor the one that takes mail with uuencoded parts for an archive.
void support_what_is_read(archive* handle) {
  archive_read_support_filter_gzip(handle);
  archive_read_support_filter_bzip2(handle);
  archive_read_support_filter_xz(handle);
  archive_read_support_filter_zstd(handle);
  archive_read_support_filter_lz4(handle);
  archive_read_support_format_tar(handle);
  archive_read_support_format_zip(handle);
  archive_read_support_format_raw(handle);
  archive_read_support_format_empty(handle);
}

std::string member_name(archive* handle, archive_entry* entry) {
  if (archive_format(handle) == ARCHIVE_FORMAT_RAW) return {};
  const char* name = archive_entry_pathname_utf8(entry);
  if (name == nullptr) name = archive_entry_pathname(entry);
  std::string storage;
  return name == nullptr ? "(a name that cannot be read)" : std::string(clean_text(name, storage).text);
}

}  // namespace

void ArchiveReader::Close::operator()(archive* handle) const {
  archive_read_free(handle);
}

Result<std::unique_ptr<ArchiveReader>> ArchiveReader::open(const std::string& path) {
  std::unique_ptr<archive, Close> handle(archive_read_new());
  support_what_is_read(handle.get());
  std::unique_ptr<ArchiveReader> reader(new ArchiveReader(std::move(handle)));
  if (archive_read_open_filename(reader->handle_.get(), path.c_str(), kBlock) != ARCHIVE_OK)
    return reader->broken(ErrorCode::unreadable);
  return reader;
}

Result<bool> ArchiveReader::next() {
  archive_entry* entry = nullptr;
  for (;;) {
    const int status = archive_read_next_header(handle_.get(), &entry);
    if (status == ARCHIVE_EOF) return false;
    if (status != ARCHIVE_OK && status != ARCHIVE_WARN) return broken(ErrorCode::unreadable);
    if (archive_entry_filetype(entry) != AE_IFREG || archive_entry_hardlink(entry) != nullptr) continue;
    name_ = member_name(handle_.get(), entry);
    return true;
  }
}

Result<std::size_t> ArchiveReader::read(std::span<char> into) {
  const la_ssize_t length = archive_read_data(handle_.get(), into.data(), into.size());
  if (length < 0) return broken(ErrorCode::unreadable);
  unpacked_ += static_cast<std::uint64_t>(length);
  if (unpacked_ > kFreeBytes && unpacked_ / kMaxRatio > file_bytes())
    return failure(ErrorCode::wrong_content, "The compressed data unpack to more than " + std::to_string(kMaxRatio) +
                                                 " times their size, which no text does; reading stops here.");
  return static_cast<std::size_t>(length);
}

std::uint64_t ArchiveReader::file_bytes() const {
  return static_cast<std::uint64_t>(std::max<la_int64_t>(0, archive_filter_bytes(handle_.get(), -1)));
}

bool ArchiveReader::skips_for_free() const {
  return archive_filter_code(handle_.get(), 0) == ARCHIVE_FILTER_NONE;
}

bool ArchiveReader::unpacks() const {
  return !skips_for_free() || (archive_format(handle_.get()) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_ZIP;
}

tl::unexpected<Error> ArchiveReader::broken(ErrorCode code) const {
  const char* const message = archive_error_string(handle_.get());
  std::string storage;
  return failure(code,
                 message == nullptr ? "It cannot be read." : std::string(clean_text(message, storage).text) + ".");
}

}  // namespace lookalike
