#include <benchmark/benchmark.h>

#include <atomic>

#include "core/lsh/banding/band_index.h"
#include "core/lsh/candidates/candidates.h"
#include "tests/benchmarks/measured.h"

namespace lookalike::benchmarks {
namespace {

void make_bands(benchmark::State& state) {
  const ThreadLimit one(1);
  const RunResult& run = run_of_reviews();
  const auto documents = run.groups->representatives();
  for (auto _ : state)
    benchmark::DoNotOptimize(value_of(BandIndex::make(*run.signatures, documents, run.recipe.lsh, {})));
  state.counters["keys"] = rate(documents.size() * run.recipe.lsh.bands);
}
BENCHMARK(make_bands)->Name("band/index")->Unit(benchmark::kMillisecond)->UseRealTime();

void stream_candidates(benchmark::State& state) {
  const ThreadLimit one(1);
  const RunResult& run = run_of_reviews();
  std::atomic<std::uint64_t> candidates{0};
  for (auto _ : state) {
    candidates = 0;
    (void)for_each_candidate(*run.signatures, *run.bands, {},
                             [&](DocumentIndex, std::span<const Candidate> others) { candidates += others.size(); });
  }
  state.counters["pairs"] = rate(candidates);
}
BENCHMARK(stream_candidates)->Name("band/candidates")->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace lookalike::benchmarks
