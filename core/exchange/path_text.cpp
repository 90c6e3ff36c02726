#include "core/exchange/path_text.h"

#include <algorithm>
#include <charconv>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kDigits = 2;

constexpr std::string_view kDataFormats[] = {
    ".csv",    ".tsv",  ".tab", ".psv", ".json",      ".jsonl", ".ndjson", ".parquet", ".arrow", ".feather",
    ".orc",    ".avro", ".xls", ".ods", ".xml",       ".pdf",   ".xlsx",   ".html",    ".yaml",  ".toml",
    ".zip",    ".tar",  ".gz",  ".zst", ".bz2",       ".xz",    ".lz4",    ".7z",      ".zstd",  ".tgz",
    ".sqlite", ".db",   ".pkl", ".npy", ".lookalike", ".png",   ".svg",    ".jpg",     ".jpeg"};

void append_escape(std::string& text, unsigned char byte) {
  constexpr char kHexadecimal[] = "0123456789ABCDEF";
  text += {'\0', kHexadecimal[byte >> 4], kHexadecimal[byte & 15]};
}

std::optional<char> byte_of(std::string_view digits) {
  unsigned char byte = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
  if (error != std::errc() || digits.size() != kDigits || end != digits.data() + kDigits || byte == 0) return {};
  return static_cast<char>(byte);
}

}  // namespace

std::string text_of_path(std::string_view path) {
  std::string text;
  for_each_character(path, [&text](const Utf8Character& character, std::string_view bytes) {
    character.bytes > 0 ? void(text += bytes) : append_escape(text, static_cast<unsigned char>(bytes.front()));
  });
  return text;
}

std::optional<std::string> path_of_text(std::string_view text) {
  std::string path;
  for (std::size_t nul; (nul = text.find('\0')) != std::string_view::npos; text.remove_prefix(nul + 1 + kDigits)) {
    const auto byte = byte_of(text.substr(nul + 1, kDigits));
    if (!byte) return {};
    path.append(text.substr(0, nul)) += *byte;
  }
  return path.append(text);
}

std::string wrong_ending(std::string_view name, const Endings& endings) {
  if (name.empty()) return "The name of a file is missing.";
  std::string_view unpacked = name;
  for (const std::string_view packed : {".gz", ".zst"})
    if (has_ending(name, packed) && std::ranges::find(endings, packed) != endings.end())
      unpacked = name.substr(0, name.size() - packed.size());
  for (const std::string_view format : kDataFormats) {
    if (!has_ending(unpacked, format) || std::ranges::find(endings, format) != endings.end()) continue;
    return in_quotes(name) + " ends in " + std::string(format) + std::string(name.substr(unpacked.size())) +
           ", but this output must end in " + joined(endings) + ".";
  }
  return {};
}

bool has_ending(std::string_view name, std::string_view ending) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return name.size() >= ending.size() &&
         std::ranges::equal(name.substr(name.size() - ending.size()), ending, {}, lower, lower);
}

}  // namespace lookalike
