// The first byte chooses the dialect, the rest is a table with a column "t".

#include <string>

#include "core/base/utf8_text.h"
#include "tests/fuzz/ways.h"

using namespace lookalike;

namespace {

/// Detected for the even half of the bytes, otherwise one of every combination.
LoadOptions options_of(std::uint8_t choice) {
  LoadOptions options;
  options.format = CorpusFormat::table;
  options.text_column = "t";
  if (choice % 2 == 0) return options;
  options.table.separator = ",;\t|"[choice / 2 % 4];
  options.table.quote = std::string_view("\"'\0", 3)[choice / 8 % 3];
  options.table.backslash = choice / 32 % 2 == 1;
  options.table.header = choice / 64 % 2 == 0;
  if (!*options.table.header) options.text_column = "1";
  return options;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view table = fuzz::text_of(data + 1, size - 1);
  const std::string path = fuzz::write_file("table.csv", table);
  const LoadOptions options = options_of(data[0]);
  const auto corpus = fuzz::load_all_ways(path, options);
  if (!corpus) return 0;
  fuzz::demand_same_from_pipe(*corpus, table, options);
  fuzz::demand_texts_in_column(*corpus, {path}, options.text_column);
  // Dialect and encoding are detected by the rows, which may differ without some of them.
  const bool drop_some = options.table.separator.has_value() && is_utf8(table);
  fuzz::demand_clean_corpus_reads_back(*corpus, {path}, options, ".csv", drop_some);
  return 0;
}
