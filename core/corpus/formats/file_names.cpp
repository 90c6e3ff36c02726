#include "core/corpus/formats/file_names.h"

#include <algorithm>
#include <span>
#include <string>

namespace lookalike {
namespace {

constexpr std::string_view kPacked[] = {".gz", ".zst", ".bz2", ".xz", ".lz4", ".z"};
constexpr std::string_view kTables[] = {".csv", ".tsv", ".tab", ".psv"};
constexpr std::string_view kRecords[] = {".json",    ".jsonl", ".ndjson", ".parquet", ".arrow",
                                         ".feather", ".xlsx",  ".xls",    ".ods"};
constexpr std::string_view kSgml[] = {".sgm", ".sgml"};
constexpr std::string_view kProse[] = {".md", ".rst", ".yaml", ".yml", ".toml", ".cff", ".bib"};
constexpr std::string_view kAccompanying[] = {"readme",        "licence",    "license",      "copying",
                                              "changelog",     "citation",   "dataset_info", "dataset_dict",
                                              "dataset_infos", "state.json", "_success"};

bool ends_with_any(std::string_view name, std::span<const std::string_view> endings) {
  return std::ranges::any_of(endings, [name](std::string_view ending) { return name.ends_with(ending); });
}

// The last part of the path in lower case.
std::string file_name(std::string_view path) {
  std::string name(path.substr(path.rfind('/') + 1));
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
  return name;
}

std::string unpacked_name(std::string_view path) {
  std::string name = file_name(path);
  if (ends_with_any(name, kPacked)) name.erase(name.rfind('.'));
  return name;
}

}  // namespace

bool names_table(std::string_view path) {
  return ends_with_any(unpacked_name(path), kTables);
}

bool names_records(std::string_view path) {
  return names_table(path) || ends_with_any(unpacked_name(path), kRecords);
}

bool names_newswire(std::string_view path) {
  return ends_with_any(file_name(path), kSgml);
}

bool accompanies_corpus(std::string_view path) {
  const std::string name = file_name(path);
  return ends_with_any(name, kProse) ||
         std::ranges::any_of(kAccompanying, [&](std::string_view beginning) { return name.starts_with(beginning); });
}

}  // namespace lookalike
