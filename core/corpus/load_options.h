#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/mix.h"
#include "core/corpus/load_report.h"

namespace lookalike {

/// The parts of a table's dialect, as the command line, run files and the window name them.
inline constexpr std::string_view kTableOptions[] = {"separator", "quote", "escape", "header"};

/// Sets one part. A separator is an ASCII character or comma, tab, semicolon, pipe or none; a quote is a character or
/// double, single or none; an escape is doubled or backslash; a header is yes or no. "auto" leaves any of them to be
/// detected. For an invalid key or value, changes nothing and returns a sentence.
std::optional<std::string> set_table_option(TableOptions& options, std::string_view key, std::string_view value);

/// The value of one part, in the form that set_table_option reads.
std::string table_option(const TableOptions& options, std::string_view key);

/// Draws `size` documents without replacement; 0: all of them.
struct SampleOptions {
  std::uint64_t size = 0;
  std::uint64_t seed = 42;

  bool operator==(const SampleOptions&) const = default;
};

/// A document's rank in a sample depends only on seed and position, so a stream can be sampled without knowing its
/// length and a loaded corpus gives the same sample.
inline std::uint64_t sampling_key(std::uint64_t seed, std::uint64_t position) {
  return mix64(seed * 0xD1342543DE82EF95u + (position + 1) * kGoldenStep);
}

/// The path that names the built-in corpus.
inline constexpr std::string_view kBuiltinCorpus = "builtin";

struct LoadOptions {
  static constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

  CorpusFormat format = CorpusFormat::automatic;  // otherwise: read as this format, without detection
  bool detected = false, text_detected = false;   // the format, or the text column, was not requested
  std::string text_column;   // column or JSON field, a path such as "doc.text", or several with commas; empty: detected
  std::string id_column;     // empty: a common name, if present
  std::string title_column;  // empty: a common name, if present
  TableOptions table;
  std::string encoding;                     // as iconv names it; empty: detected
  bool no_id = false, no_title = false;     // use none, even if there is one
  bool streams = false;                     // read pipes as well, which is possible only once
  bool strip_mail_headers = false;          // text files: drop everything up to the first blank line
  SampleOptions sample;                     // applied while reading; memory is proportional to the sample
  std::uint64_t copied_texts = kUnlimited;  // bytes of texts copied into memory; more go into a temporary file

  bool operator==(const LoadOptions&) const = default;
};

}  // namespace lookalike
