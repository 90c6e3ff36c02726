#include "core/corpus/input/archive_reader.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <new>
#include <optional>
#include <utility>

#include "core/base/utf8_text.h"
#include "core/corpus/input/archive_head.h"
#include "core/corpus/input/byte_source.h"
#include "core/corpus/input/decompressing_sources.h"

namespace lookalike {

/// A source in blocks for an archive reader; decompresses gzip and Zstandard. The reader wants many bytes before it
/// returns any and takes an error for the end; at the end, callers must ask for the error.
class ArchiveInput {
 public:
  /// `source` must outlive it.
  explicit ArchiveInput(ByteSource& source);

  /// The first bytes of the source.
  std::string_view head() const { return packed_.head(); }
  /// Whether it returns bytes other than those of the source.
  bool unpacks() const { return unpacked_ != nullptr; }
  /// Empty at the end and after an error; valid until the next call.
  std::string_view next_block();
  /// Reads on to the checksum after an archive that ends before the source does, but not for long.
  void pass_over_rest();
  /// Bytes of the source read so far.
  std::uint64_t source_bytes() const { return packed_.bytes(); }
  /// The first error so far: those of the source, unreadable, wrong_content (a bomb), out_of_memory.
  const std::optional<Error>& error() const { return error_; }

 private:
  static constexpr std::size_t kBlock = std::size_t{128} << 10;

  PeekedSource packed_;
  std::unique_ptr<ByteSource> unpacked_;  // null if the source is returned unchanged
  std::array<char, kBlock> block_;
  std::uint64_t handed_out_ = 0;
  std::optional<Error> error_;
};

ArchiveInput::ArchiveInput(ByteSource& source) : packed_(source) {
  if (begins_gzip(head())) unpacked_ = std::make_unique<InflateSource>(packed_);
  if (begins_zstd(head())) unpacked_ = std::make_unique<ZstdSource>(packed_);
}

std::string_view ArchiveInput::next_block() {
  if (error_) return {};
  const auto length = unpacks() ? unpacked_->read(block_) : packed_.read(block_);
  if (!length) {
    error_ = length.error();
    return {};
  }
  handed_out_ += *length;
  if (const auto within = UnpackingLimit::check(handed_out_, source_bytes()); !within) error_ = within.error();
  return std::string_view(block_.data(), error_ ? 0 : *length);
}

void ArchiveInput::pass_over_rest() {
  constexpr int kMostBlocks = 16;
  for (int block = 0; block < kMostBlocks && !next_block().empty(); ++block) {
  }
}

namespace {

constexpr std::size_t kBlock = std::size_t{64} << 10;

// Enables neither filters that start other programs nor the one that takes mail with uuencoded parts for an archive.
void support_what_is_read(archive* handle, std::string_view head) {
  archive_read_support_format_raw(handle);
  archive_read_support_format_empty(handle);
  if (begins_office_document(head)) return;
  archive_read_support_filter_gzip(handle);
  archive_read_support_filter_bzip2(handle);
  archive_read_support_filter_xz(handle);
  archive_read_support_filter_zstd(handle);
  archive_read_support_filter_lz4(handle);
  archive_read_support_filter_compress(handle);
  archive_read_support_format_tar(handle);
  // NUL bytes alone are an archive that ends at once; with this option, a truncated one.
  if (!head.starts_with('\0')) archive_read_set_format_option(handle, "tar", "read_concatenated_archives", "1");
  archive_read_support_format_zip(handle);
}

la_ssize_t read_input(archive*, void* input, const void** bytes) {
  const auto block = static_cast<ArchiveInput*>(input)->next_block();
  *bytes = block.data();
  return static_cast<la_ssize_t>(block.size());
}

std::string member_name(archive* handle, archive_entry* entry) {
  if (archive_format(handle) == ARCHIVE_FORMAT_RAW) return {};
  const char* name = archive_entry_pathname_utf8(entry);
  if (name == nullptr) name = archive_entry_pathname(entry);
  std::string storage;
  return name == nullptr ? "(a name that cannot be read)" : std::string(clean_text(name, storage).text);
}

// Otherwise a file too large for memory would seem damaged. Not all decompressors set the number.
bool tells_of_memory(int number, const char* message) {
  return number == ENOMEM ||
         (message != nullptr && std::string_view(message).find("llocation error") != std::string_view::npos);
}

}  // namespace

bool looks_packed(const std::string& path) {
  const auto file = FileSource::open(path);
  return file && begins_packed(file->head(PeekedSource::kHead));
}

// A plain file; reopening it by name would take as long as reading a small one.
struct ArchiveReader::PlainInput {
  explicit PlainInput(FileSource& opened) : file(opened) {}

  static la_ssize_t read(archive* handle, void* input, const void** bytes) {
    auto& plain = *static_cast<PlainInput*>(input);
    const auto length = plain.file.read(plain.block);
    if (!length) archive_set_error(handle, EIO, "%s", length.error().message.c_str());
    *bytes = plain.block.data();
    return length ? static_cast<la_ssize_t>(*length) : la_ssize_t{ARCHIVE_FATAL};
  }
  static la_int64_t seek(archive*, void* input, la_int64_t offset, int whence) {
    return std::max<la_int64_t>(ARCHIVE_FATAL, static_cast<PlainInput*>(input)->file.seek(offset, whence));
  }

  FileSource& file;
  std::array<char, kBlock> block;
};

ArchiveReader::ArchiveReader(std::unique_ptr<archive, Close> handle) : handle_(std::move(handle)) {}

ArchiveReader::~ArchiveReader() = default;

void ArchiveReader::Close::operator()(archive* handle) const {
  archive_read_free(handle);
}

std::unique_ptr<ArchiveReader> ArchiveReader::closed() {
  std::unique_ptr<archive, Close> handle(archive_read_new());
  if (!handle) throw std::bad_alloc();
  return std::unique_ptr<ArchiveReader>(new ArchiveReader(std::move(handle)));
}

Result<std::unique_ptr<ArchiveReader>> ArchiveReader::open(const std::string& path) {
  auto reader = closed();
  if (reader->open_file(path) != ARCHIVE_OK) return reader->broken();
  return reader;
}

Result<std::unique_ptr<ArchiveReader>> ArchiveReader::open(ByteSource& source, ArchiveReader* outer) {
  auto reader = closed();
  reader->outer_ = outer;
  if (reader->open_source(source) != ARCHIVE_OK) return reader->broken();
  return reader;
}

int ArchiveReader::open_file(const std::string& path) {
  file_ = FileSource::open(path);
  const std::string head = file_ ? file_->head(PeekedSource::kHead) : std::string();
  if (begins_gzip(head) || begins_zstd(head)) return open_source(*file_);
  support_what_is_read(handle_.get(), head);
  if (!file_) return archive_read_open_filename(handle_.get(), path.c_str(), kBlock);
  if (begins_zip(head)) zip_path_ = path;
  plain_ = std::make_unique<PlainInput>(*file_);
  archive_read_set_seek_callback(handle_.get(), PlainInput::seek);
  return archive_read_open(handle_.get(), plain_.get(), nullptr, PlainInput::read, nullptr);
}

int ArchiveReader::open_source(ByteSource& source) {
  input_ = std::make_unique<ArchiveInput>(source);
  support_what_is_read(handle_.get(), input_->head());
  return archive_read_open(handle_.get(), input_.get(), nullptr, read_input, nullptr);
}

// The entry is our own, because libarchive does not check that it had memory for one.
Result<bool> ArchiveReader::next() {
  const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new2(handle_.get()),
                                                                            archive_entry_free);
  if (!entry) throw std::bad_alloc();
  encrypted_ = false;
  for (;;) {
    const int status = archive_read_next_header2(handle_.get(), entry.get());
    if (status == ARCHIVE_EOF) return end();
    if (status != ARCHIVE_OK && status != ARCHIVE_WARN) return broken();
    if (archive_entry_filetype(entry.get()) != AE_IFREG || archive_entry_hardlink(entry.get()) != nullptr) continue;
    name_ = member_name(handle_.get(), entry.get());
    encrypted_ = archive_entry_is_encrypted(entry.get()) != 0;
    deflated_ = deflated(entry.get());
    return true;
  }
}

Result<bool> ArchiveReader::end() {
  if (input_ && input_->unpacks()) input_->pass_over_rest();
  if (input_ && input_->error()) return broken();
  return false;
}

// Null if libarchive must decompress it: if it is too small to be worth opening, or if libarchive has to report its
// damage. libarchive returns a name that is not UTF-8 as the zip has it; a UTF-8 name may have been converted from the
// encoding of the locale.
std::unique_ptr<DeflatedMember> ArchiveReader::deflated(archive_entry* entry) {
  constexpr la_int64_t kWorthOpening = la_int64_t{4} << 10;
  if (!archive_entry_size_is_set(entry) || archive_entry_size(entry) < kWorthOpening || !zip()) return nullptr;
  const auto size = static_cast<std::uint64_t>(archive_entry_size(entry));
  for (const char* const name : {archive_entry_pathname_utf8(entry), archive_entry_pathname(entry)})
    if (auto member = name == nullptr ? nullptr : zip_->deflated(name, size)) return member;
  return nullptr;
}

// Null if there is no usable directory.
const ZipDirectory* ArchiveReader::zip() {
  if (!zip_path_.empty()) zip_ = ZipDirectory::open(std::exchange(zip_path_, {}));
  return zip_.get();
}

Result<std::size_t> ArchiveReader::read(std::span<char> into) {
  const auto length = read_data(into);
  if (!length) return length;
  if (const auto within = count(*length); !within) return tl::unexpected(within.error());
  return length;
}

Result<void> ArchiveReader::count(std::uint64_t unpacked) {
  if (outer_) return outer_->count(unpacked);
  unpacked_ += unpacked;
  return UnpackingLimit::check(unpacked_, file_bytes());
}

Result<std::size_t> ArchiveReader::read_data(std::span<char> into) {
  if (deflated_) return deflated_->read(into);
  const la_ssize_t length = archive_read_data(handle_.get(), into.data(), into.size());
  const bool alone = archive_format(handle_.get()) == ARCHIVE_FORMAT_RAW;
  if (length < 0 || (length == 0 && alone && input_ && input_->error())) return broken();
  return static_cast<std::size_t>(length);
}

std::uint64_t ArchiveReader::file_bytes() const {
  if (outer_) return outer_->file_bytes();
  if (input_) return input_->source_bytes();
  const auto passed = static_cast<std::uint64_t>(std::max<la_int64_t>(0, archive_filter_bytes(handle_.get(), -1)));
  return passed + (deflated_ ? deflated_->packed_bytes() : 0);
}

bool ArchiveReader::skips_for_free() const {
  return !outer_ && !(input_ && input_->unpacks()) && archive_filter_code(handle_.get(), 0) == ARCHIVE_FILTER_NONE;
}

bool ArchiveReader::unpacks() const {
  return !skips_for_free() || (archive_format(handle_.get()) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_ZIP;
}

tl::unexpected<Error> ArchiveReader::broken() const {
  if (input_ && input_->error()) return tl::unexpected(*input_->error());
  if (encrypted_) return failure(ErrorCode::unreadable, "It is encrypted, and there is no way to give a password.");
  const char* const message = archive_error_string(handle_.get());
  if (tells_of_memory(archive_errno(handle_.get()), message)) throw std::bad_alloc();
  std::string storage;
  return failure(ErrorCode::unreadable,
                 message == nullptr ? "It cannot be read." : std::string(clean_text(message, storage).text) + ".");
}

}  // namespace lookalike
