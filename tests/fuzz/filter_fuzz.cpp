// The input is a filter of pairs; with "not" before it, it passes exactly the others.

#include "core/query/filter/pair_filter.h"
#include "core/verdicts/verdicts.h"
#include "tests/fuzz/ways.h"
#include "tests/support/corpora.h"

using namespace lookalike;

namespace {

std::shared_ptr<const RunResult> make_run() {
  std::vector<std::string> texts = {"", "x"};
  for (int i = 0; i < 14; ++i)
    texts.push_back("The quick brown fox number " + std::to_string(i % 5) +
                    " jumps over \xC3\x9C"
                    "ber dogs, \xE4\xB8\xAD\xE6\x96\x87 and not or 0.8 group bands" +
                    (i % 3 == 0 ? "" : " again"));
  Recipe recipe;
  recipe.verify.threshold = 0.1;
  return Engine(test::corpus_of(texts)).run(recipe, {}).value();
}

/// Every second pair has a verdict.
VerdictView judge(const RunResult& run, const std::vector<SimilarPair>& pairs) {
  auto verdicts = std::make_shared<Verdicts>();
  for (std::size_t i = 0; i < pairs.size(); i += 2)
    verdicts->put({judged_document((*run.corpus)[pairs[i].a]), judged_document((*run.corpus)[pairs[i].b]),
                   kVerdicts[i / 2 % std::size(kVerdicts)], "note"});
  return {std::move(verdicts), run.corpus, digest_texts(*run.corpus, {}).value()};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto run = make_run();
  static const auto pairs = run->similar->first(1000);
  static const VerdictView verdicts = judge(*run, pairs);
  const std::string text(fuzz::text_of(data, size));
  const auto filter = PairFilter::parse(text);
  if (!filter) {
    fuzz::demand(filter.error().position <= text.size(), "the error is in the text");
    fuzz::demand(!filter.error().sentence.empty(), "the error has a sentence");
    return 0;
  }
  const auto passing = filter_pairs(*filter, *run, pairs, {}, verdicts);
  fuzz::demand_done(passing, "a filter that is read can be used");
  if (filter->passes_all()) {
    fuzz::demand(passing->size() == pairs.size(), "every pair passes");
    return 0;
  }
  const auto opposite = PairFilter::parse("not (" + text + ")");
  if (!opposite) return 0;  // a parenthesis too deep
  const auto others = filter_pairs(*opposite, *run, pairs, {}, verdicts);
  fuzz::demand_done(others, "a filter that is read can be used");
  std::vector<int> times(pairs.size(), 0);
  for (const auto& half : {*passing, *others})
    for (const std::uint32_t pair : half) ++times[pair];
  for (const int time : times) fuzz::demand(time == 1, "each pair passes a filter or its opposite");
  return 0;
}
