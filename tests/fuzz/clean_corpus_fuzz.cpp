// The input is cut at the first byte 0xFF into two tables of one corpus.

#include <algorithm>

#include "tests/fuzz/ways.h"

using namespace lookalike;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::uint8_t* const cut = std::find(data, data + size, std::uint8_t{0xFF});
  if (cut == data + size) return 0;
  const std::string a = fuzz::write_file("a.csv", fuzz::text_of(data, static_cast<std::size_t>(cut - data)));
  const std::string b =
      fuzz::write_file("b.csv", fuzz::text_of(cut + 1, static_cast<std::size_t>(data + size - cut - 1)));
  LoadOptions options;
  options.format = CorpusFormat::table;
  options.text_column = "t";
  const auto corpus = load_corpus({a, b}, options, {});
  if (corpus) fuzz::demand_clean_corpus_reads_back(**corpus, {a, b}, options, ".csv", false);
  return 0;
}
