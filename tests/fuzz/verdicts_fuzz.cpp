// The input is a table of verdicts; what is read of it reads back from both forms of the table and from JSON.

#include <nlohmann/json.hpp>

#include "core/exchange/pairs/verdict_files.h"
#include "tests/fuzz/ways.h"
#include "tests/support/corpora.h"

using namespace lookalike;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto corpus =
      test::corpus_of({"alpha beta gamma", "alpha beta delta", "x", "x", "", "\xC3\xA4 \"q\", z", "6", "7"});
  static const auto digests = digest_texts(*corpus, {}).value();
  const auto table = read_verdicts_csv(fuzz::write_file("in.csv", fuzz::text_of(data, size)), *corpus, *digests);
  if (!table) return 0;
  Verdicts verdicts;
  for (const JudgedPair& pair : table->pairs) fuzz::demand(verdicts.put(pair), "there is room for all verdicts read");
  const std::string out = fuzz::temporary_file("out.csv");
  for (const CsvCells cells : {CsvCells::as_they_are, CsvCells::safe_in_spreadsheets}) {
    fuzz::demand_done(write_verdicts_csv(verdicts, *corpus, *digests, out, cells), "verdicts can be written");
    const auto again = read_verdicts_csv(out, *corpus, *digests);
    fuzz::demand_done(again, "verdicts can be read back");
    fuzz::demand(again->left_out == 0, "no verdict is left out when read back");
    const Verdicts here = verdicts_on(*corpus, *digests, verdicts);
    fuzz::demand(again->pairs == here.pairs(), "verdicts on these documents read back unchanged");
  }
  const auto from_json = verdicts_from(to_json(verdicts));
  fuzz::demand(from_json && *from_json == verdicts, "verdicts read back from JSON unchanged");
  return 0;
}
