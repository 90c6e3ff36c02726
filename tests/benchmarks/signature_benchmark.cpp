#include <benchmark/benchmark.h>

#include "core/sketch/signer.h"
#include "tests/benchmarks/measured.h"

namespace lookalike::benchmarks {
namespace {

// The whole stage: elements read from the sets, signatures written to the matrix.
void sign_corpus(benchmark::State& state) {
  const ThreadLimit one(1);
  const RunResult& run = run_of_reviews();
  for (auto _ : state) {
    const auto signer = value_of(Signer::make(run.recipe.sketch, *run.shingles));
    benchmark::DoNotOptimize(value_of(signer->sign(*run.tokens, *run.shingles, *run.groups, {})));
  }
  state.counters["evaluations"] = rate(run.report.counts.shingles * run.recipe.sketch.hashes);
}
BENCHMARK(sign_corpus)->Name("sign/corpus")->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace lookalike::benchmarks
