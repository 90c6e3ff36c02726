#include "core/corpus/input/archive_head.h"

#include <algorithm>
#include <array>

#include "core/corpus/input/inflate_source.h"

namespace lookalike {
namespace {

constexpr std::string_view kZstd = "\x28\xB5\x2F\xFD";

bool begins_with_one_of(std::string_view text, auto starts) {
  return std::ranges::any_of(starts, [&](std::string_view start) { return text.starts_with(start); });
}

bool begins_tar(std::string_view head) {
  constexpr std::size_t kMarkAt = 257;
  return head.size() > kMarkAt && head.substr(kMarkAt).starts_with("ustar");
}

// Of the first member of a zip, or what of it is in view.
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
  return head.starts_with(kZstd);
}

bool begins_packed(std::string_view head) {
  // bzip2, xz, Zstandard, LZ4 and compress
  constexpr std::array<std::string_view, 5> kStarts = {"BZh",
                                                       "\xFD"
                                                       "7zX",
                                                       kZstd, "\x04\x22\x4D\x18", "\x1F\x9D"};
  return begins_gzip(head) || begins_zip(head) || begins_with_one_of(head, kStarts);
}

bool begins_archive(std::string_view head) {
  return (begins_packed(head) || begins_tar(head)) && !begins_office_document(head);
}

// Writers differ in which part they put first.
bool begins_office_document(std::string_view head) {
  constexpr std::array<std::string_view, 7> kStarts = {"[Content_Types].xml", "_rels/.rels",    "docProps/",
                                                       "customXml/",          "xl/worksheets/", "xl/workbook.",
                                                       "word/document.xml"};
  const std::string_view name = first_name(head);
  return name == "mimetype" || begins_with_one_of(name, kStarts);
}

}  // namespace lookalike
