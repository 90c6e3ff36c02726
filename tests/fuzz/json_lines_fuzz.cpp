// The input is a file of JSON Lines with the field "t".

#include "core/base/utf8_text.h"
#include "tests/fuzz/ways.h"

using namespace lookalike;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view lines = fuzz::text_of(data, size);
  const std::string path = fuzz::write_file("lines.jsonl", lines);
  LoadOptions options;
  options.format = CorpusFormat::json_lines;
  options.text_column = "t";
  const auto corpus = fuzz::load_all_ways(path, options);
  if (!corpus) return 0;
  fuzz::demand_same_from_pipe(*corpus, lines, options);
  fuzz::demand_texts_in_column(*corpus, {path}, "t");
  const bool drop_some = is_utf8(lines);  // other encodings are detected by the records, which may differ without some
  fuzz::demand_clean_corpus_reads_back(*corpus, {path}, options, ".jsonl", drop_some);
  return 0;
}
