// The input is a newswire file.

#include "tests/fuzz/ways.h"

using namespace lookalike;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view items = fuzz::text_of(data, size);
  const std::string path = fuzz::write_file("items.sgm", items);
  LoadOptions options;
  options.format = CorpusFormat::newswire;
  const auto corpus = fuzz::load_all_ways(path, options);
  if (!corpus) return 0;
  fuzz::demand_same_from_pipe(*corpus, items, options);
  LoadOptions clean;
  clean.format = CorpusFormat::json_lines;
  fuzz::demand_clean_corpus_reads_back(*corpus, {path}, clean, ".jsonl", true);
  return 0;
}
