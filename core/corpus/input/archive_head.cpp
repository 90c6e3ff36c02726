#include "core/corpus/input/archive_head.h"

#include <algorithm>
#include <array>

#include "core/corpus/input/decompressing_sources.h"

namespace lookalike {
namespace {

bool begins_with_one_of(std::string_view text, auto starts) {
  return std::ranges::any_of(starts, [&](std::string_view start) { return text.starts_with(start); });
}

// Name of the first member of a zip, or the visible part of it.
std::string_view first_name(std::string_view zip) {
  constexpr std::size_t kLengthAt = 26, kNameAt = 30;
  if (!begins_zip(zip) || zip.size() < kNameAt) return {};
  const auto byte = [zip](std::size_t at) { return static_cast<std::size_t>(static_cast<unsigned char>(zip[at])); };
  return zip.substr(kNameAt, byte(kLengthAt) + 256 * byte(kLengthAt + 1));
}

}  // namespace

bool begins_zip(std::string_view head) {
  return head.starts_with("PK\x03\x04");
}

bool begins_zstd(std::string_view head) {
  return head.starts_with("\x28\xB5\x2F\xFD");
}

bool begins_packed(std::string_view head) {
  constexpr std::array<std::string_view, 4> kBzip2XzLz4Compress = {"BZh", "\xFD\x37zXZ", "\x04\x22\x4D\x18",
                                                                   "\x1F\x9D"};
  return begins_gzip(head) || begins_zip(head) || begins_zstd(head) || begins_with_one_of(head, kBzip2XzLz4Compress);
}

bool begins_archive(std::string_view head) {
  constexpr std::size_t kTarMarkAt = 257;
  const bool tar = head.size() > kTarMarkAt && head.substr(kTarMarkAt).starts_with("ustar");
  return (begins_packed(head) || tar) && !begins_office_document(head);
}

// Programs differ in the part that they write first.
bool begins_office_document(std::string_view head) {
  constexpr std::array<std::string_view, 7> kStarts = {"[Content_Types].xml", "_rels/.rels",    "docProps/",
                                                       "customXml/",          "xl/worksheets/", "xl/workbook.",
                                                       "word/document.xml"};
  const std::string_view name = first_name(head);
  return name == "mimetype" || begins_with_one_of(name, kStarts);
}

}  // namespace lookalike
