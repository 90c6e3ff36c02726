// The input is a Parquet file.

#include "core/corpus/source_records.h"
#include "tests/fuzz/ways.h"

using namespace lookalike;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string path = fuzz::write_file("rows.parquet", fuzz::text_of(data, size));
  LoadOptions options;
  options.format = CorpusFormat::parquet;
  options.text_column = "text";
  const auto corpus = fuzz::load_all_ways(path, options);
  if (!corpus) return 0;
  const auto columns = source_columns(*corpus, {path}, {});
  fuzz::demand_done(columns, "a corpus of Parquet has columns");
  for (std::size_t i = 0; i < columns->size() && i < 6; ++i)
    if (const auto values = read_source_column(*corpus, {path}, (*columns)[i], {}))
      fuzz::demand(values->size() == corpus->size(), "a value for each document");
  LoadOptions clean;
  clean.format = CorpusFormat::json_lines;
  clean.text_column = "text";
  fuzz::demand_clean_corpus_reads_back(*corpus, {path}, clean, ".jsonl", true);
  return 0;
}
