#include "core/corpus/input/decoding_source.h"

#include <iconv.h>
#include <uchardet/uchardet.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>

#include "core/base/utf8_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kStart = 64, kBlock = 16384, kHead = std::size_t{64} << 10;
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

void* open_converter(const std::string& encoding) {
  iconv_t const converter = iconv_open("UTF-8", encoding.c_str());
  return reinterpret_cast<std::intptr_t>(converter) == -1 ? nullptr : converter;
}

bool is_utf16(const std::string& encoding) {
  return encoding.starts_with("UTF-16");
}

// Most Latin letters have a NUL byte at the same place, and none at the other.
bool alternates(std::string_view start, std::size_t nul) {
  if (start.size() < 8 || start.size() % 2 != 0) return false;
  std::size_t found = 0;
  for (std::size_t i = 0; i < start.size(); ++i) {
    if (start[i] == '\0' && i % 2 != nul) return false;
    found += start[i] == '\0' ? 1 : 0;
  }
  return found * 8 >= start.size() * 3;
}

bool decodes(const std::string& encoding, std::string head) {
  void* const converter = open_converter(encoding);
  if (converter == nullptr) return false;
  std::string text(4 * head.size(), '\0');
  char *from = head.data(), *into = text.data();
  std::size_t left = head.size(), room = text.size();
  const bool whole = iconv(converter, &from, &left, &into, &room) != static_cast<std::size_t>(-1) || errno == EINVAL;
  iconv_close(converter);
  return whole;
}

// In a non-Latin script, at least one byte in ten is not ASCII; Windows-1252 is left to the records' reader.
std::string encoding_of_script(const std::string& head) {
  const auto is_control = [](unsigned char c) { return c < ' ' && c != '\t' && c != '\n' && c != '\r' && c != '\f'; };
  const auto high = std::ranges::count_if(head, [](unsigned char c) { return c >= 0x80; });
  if (high * 10 < static_cast<std::ptrdiff_t>(head.size()) || std::ranges::any_of(head, is_control) ||
      is_utf8(whole_characters(head)))
    return {};
  const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(), uchardet_delete);
  uchardet_handle_data(detector.get(), head.data(), head.size());
  uchardet_data_end(detector.get());
  const std::string found = uchardet_get_charset(detector.get());
  for (const char* const left_out : {"", "ASCII", "UTF-8", "ISO-8859-1", "ISO-8859-15", "WINDOWS-1252"})
    if (found == left_out) return {};
  return decodes(found, head) ? found : std::string();
}

// Empty for bytes that pass through.
std::string encoding_of(const std::string& head) {
  const std::string_view start = std::string_view(head).substr(0, kStart);
  if (start.starts_with("\xFF\xFE") || alternates(start, 1)) return "UTF-16LE";
  if (start.starts_with("\xFE\xFF") || alternates(start, 0)) return "UTF-16BE";
  return encoding_of_script(head);
}

}  // namespace

void DecodingSource::Close::operator()(void* converter) const {
  iconv_close(converter);
}

DecodingSource::DecodingSource(ByteSource& source, std::string encoding)
    : source_(source), encoding_(std::move(encoding)) {}

DecodingSource::~DecodingSource() = default;

bool is_encoding(const std::string& name) {
  void* const converter = open_converter(name);
  if (converter != nullptr) iconv_close(converter);
  return converter != nullptr;
}

Result<std::size_t> DecodingSource::read(std::span<char> into) {
  if (!begun_)
    if (const auto done = look_at_start(); !done) return tl::unexpected(done.error());
  if (converter_)
    if (const auto done = decode_more(); !done) return tl::unexpected(done.error());
  if (taken_ < ready_.size() || converter_) return take(into);
  return source_.read(into);
}

Result<void> DecodingSource::look_at_start() {
  begun_ = true;
  while (ready_.size() < kHead) {
    std::array<char, kBlock> start;
    const auto length = source_.read(std::span(start).first(std::min(kBlock, kHead - ready_.size())));
    if (!length) {
      if (ready_.empty()) return tl::unexpected(length.error());
      break;  // the next read fails again
    }
    if (*length == 0) break;
    ready_.append(start.data(), *length);
  }
  const bool detected = encoding_.empty();
  if (detected) encoding_ = encoding_of(ready_);
  const bool marked = is_utf16(encoding_) && (ready_.starts_with("\xFF\xFE") || ready_.starts_with("\xFE\xFF"));
  if (marked) encoding_ = ready_.front() == '\xFF' ? "UTF-16LE" : "UTF-16BE";
  if (encoding_.empty()) return {};
  if (detected && !marked) guess_ = "Read as " + encoding_ + ": the encoding was guessed from the first bytes.";
  raw_ = ready_.substr(marked ? 2 : 0);
  ready_.clear();
  converter_.reset(open_converter(encoding_));
  if (!converter_) return failure(ErrorCode::bad_usage, "There is no encoding called \"" + encoding_ + "\".");
  return {};
}

Result<void> DecodingSource::decode_more() {
  if (taken_ < ready_.size()) return {};
  ready_.clear();
  taken_ = 0;
  while (ready_.empty()) {
    std::array<char, kBlock> block;
    if (raw_.size() < kStart) {
      const auto length = source_.read(block);
      if (!length) return tl::unexpected(length.error());
      raw_.append(block.data(), *length);
      if (*length == 0) {
        convert(true);
        return {};
      }
    }
    convert(false);
  }
  return {};
}

void DecodingSource::convert(bool at_end) {
  std::array<char, kBlock> block;
  char* from = raw_.data();
  std::size_t left = raw_.size();
  while (left > 0) {
    char* into = block.data();
    std::size_t room = block.size();
    const bool failed = iconv(converter_.get(), &from, &left, &into, &room) == static_cast<std::size_t>(-1);
    const int error = failed ? errno : 0;
    ready_.append(block.data(), block.size() - room);
    if (error == EINVAL && !at_end) break;  // the rest of a character comes later
    if (error != EILSEQ && error != EINVAL) continue;
    ready_ += kReplacement;
    const std::size_t unit = error == EINVAL ? left : is_utf16(encoding_) ? std::min<std::size_t>(2, left) : 1;
    from += unit;
    left -= unit;
  }
  raw_.erase(0, raw_.size() - left);
}

std::size_t DecodingSource::take(std::span<char> into) {
  const std::size_t length = ready_.copy(into.data(), into.size(), taken_);
  taken_ += length;
  return length;
}

}  // namespace lookalike
