#include <benchmark/benchmark.h>

#include <atomic>

#include "core/lsh/band_index.h"
#include "core/lsh/candidates.h"
#include "tests/benchmarks/measured.h"

namespace lookalike::benchmarks {
namespace {

void make_bands(benchmark::State& state) {
  const ThreadLimit one(1);
  const RunResult& run = run_of_reviews();
  const auto documents = run.groups->representatives();
  for (auto _ : state)
    benchmark::DoNotOptimize(value_of(BandIndex::make(*run.signatures, documents, run.recipe.lsh, {})));
  state.counters["keys"] = benchmark::Counter(static_cast<double>(documents.size()) * run.recipe.lsh.bands,
                                              benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(make_bands)->Name("band/index")->Unit(benchmark::kMillisecond)->UseRealTime();

void stream_candidates(benchmark::State& state) {
  const ThreadLimit one(1);
  const RunResult& run = run_of_reviews();
  std::atomic<std::uint64_t> candidates{0};
  for (auto _ : state)
    (void)for_each_candidate(*run.signatures, *run.bands, {},
                             [&](DocumentIndex, DocumentIndex) { candidates.fetch_add(1, std::memory_order_relaxed); });
  state.counters["pairs"] = benchmark::Counter(static_cast<double>(candidates), benchmark::Counter::kIsRate);
}
BENCHMARK(stream_candidates)->Name("band/candidates")->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace lookalike::benchmarks
