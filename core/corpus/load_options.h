#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "core/corpus/load_report.h"
#include "core/corpus/sample_options.h"

namespace lookalike {

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
