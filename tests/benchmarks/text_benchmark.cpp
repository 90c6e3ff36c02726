#include <benchmark/benchmark.h>

#include "core/base/utf8_text.h"
#include "core/text/shingle_set.h"
#include "core/text/tokeniser.h"
#include "tests/benchmarks/measured.h"

namespace lookalike::benchmarks {
namespace {

// Calls `visit` with the tokens of every document, in reused memory: one thread, no allocation.
template <typename Visit>
void tokenise_each(const Corpus& corpus, const Visit& visit) {
  const Tokeniser tokeniser(measured_recipe().text, ShingleUnit::word, {});
  std::vector<char> text;
  std::vector<std::uint32_t> starts;
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    text.clear();
    starts.clear();
    tokeniser.append(corpus[DocumentIndex(i)].text, text, starts, {});
    visit(TokenView{{text.data(), text.size()}, starts});
  }
}

void tokenise_texts(benchmark::State& state) {
  const RunResult& run = run_of_reviews();
  std::uint64_t tokens = 0;
  for (auto _ : state) tokenise_each(*run.corpus, [&](const TokenView& view) { tokens += view.size(); });
  benchmark::DoNotOptimize(tokens);
  state.counters["bytes"] = rate(run.corpus->text_bytes());
  state.counters["tokens"] = rate(run.report.counts.tokens);
}
BENCHMARK(tokenise_texts)->Name("text/tokenise")->Unit(benchmark::kMillisecond);

/// The text with a Cyrillic letter for each Latin one: the same words, with two bytes per letter.
std::string in_cyrillic(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool small = c >= 'a' && c <= 'z';
    if (small || (c >= 'A' && c <= 'Z'))
      append_utf8(small ? U'\u0430' + static_cast<char32_t>(c - 'a') : U'\u0410' + static_cast<char32_t>(c - 'A'), out);
    else
      out += c;
  }
  return out;
}

void tokenise_cyrillic(benchmark::State& state) {
  const RunResult& run = run_of_reviews();
  const Tokeniser tokeniser(measured_recipe().text, ShingleUnit::word, {});
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < run.corpus->size(); ++i)
    texts.push_back(in_cyrillic((*run.corpus)[DocumentIndex(i)].text));
  std::vector<char> text;
  std::vector<std::uint32_t> starts;
  for (auto _ : state)
    for (const std::string& document : texts) {
      text.clear();
      starts.clear();
      tokeniser.append(document, text, starts, {});
      benchmark::DoNotOptimize(starts.data());
    }
  state.counters["tokens"] = rate(run.report.counts.tokens);
}
BENCHMARK(tokenise_cyrillic)->Name("text/tokenise_cyrillic")->Unit(benchmark::kMillisecond);

void tokenise_and_hash(benchmark::State& state) {
  const RunResult& run = run_of_reviews();
  std::vector<std::uint64_t> hashes;
  const auto hash = [&](const TokenView& view) {
    hashes.clear();
    append_shingles(view, run.recipe.shingles, ElementHash::xxh3, hashes, {});
    benchmark::DoNotOptimize(hashes.data());
  };
  for (auto _ : state) tokenise_each(*run.corpus, hash);
  state.counters["bytes"] = rate(run.corpus->text_bytes());
  state.counters["shingles"] = rate(run.report.counts.shingles);
}
BENCHMARK(tokenise_and_hash)->Name("text/tokenise_and_hash")->Unit(benchmark::kMillisecond);

void keep_tokens(benchmark::State& state) {
  const ThreadLimit one(1);
  const RunResult& run = run_of_reviews();
  for (auto _ : state)
    benchmark::DoNotOptimize(value_of(tokenise(*run.corpus, run.recipe.text, ShingleUnit::word, {})));
  state.counters["bytes"] = rate(run.corpus->text_bytes());
}
BENCHMARK(keep_tokens)->Name("text/keep_tokens")->Unit(benchmark::kMillisecond)->UseRealTime();

void shingle_sets(benchmark::State& state) {
  const ThreadLimit one(1);
  const RunResult& run = run_of_reviews();
  for (auto _ : state) benchmark::DoNotOptimize(value_of(make_shingles(*run.tokens, run.recipe.shingles, {})));
  state.counters["bytes"] = rate(run.corpus->text_bytes());
  state.counters["shingles"] = rate(run.report.counts.shingles);
}
BENCHMARK(shingle_sets)->Name("text/shingle_sets")->Unit(benchmark::kMillisecond)->UseRealTime();

void equal_sets(benchmark::State& state) {
  const ThreadLimit one(1);
  const RunResult& run = run_of_reviews();
  for (auto _ : state) benchmark::DoNotOptimize(value_of(group_duplicates(*run.shingles, {})));
  state.counters["shingles"] = rate(run.report.counts.shingles);
}
BENCHMARK(equal_sets)->Name("text/equal_sets")->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace lookalike::benchmarks
