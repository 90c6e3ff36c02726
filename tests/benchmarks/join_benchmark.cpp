#include <benchmark/benchmark.h>

#include <atomic>

#include "core/similarity/exact_join.h"
#include "core/similarity/join_cost.h"
#include "tests/benchmarks/measured.h"

namespace lookalike::benchmarks {
namespace {

void rank_sets(benchmark::State& state) {
  const ThreadLimit one(1);
  const RunResult& run = run_of_reviews();
  for (auto _ : state) benchmark::DoNotOptimize(value_of(RankedSets::make(*run.shingles, *run.groups, {})));
  state.counters["shingles"] = rate(run.report.counts.shingles);
}
BENCHMARK(rank_sets)->Name("join/rank")->Unit(benchmark::kMillisecond)->UseRealTime();

// The argument is the threshold in hundredths.
void join(benchmark::State& state) {
  const ThreadLimit one(1);
  const double threshold = static_cast<double>(state.range(0)) / 100;
  const RunResult& run = run_of_reviews();
  static const auto sets = value_of(RankedSets::make(*run.shingles, *run.groups, {}));
  for (auto _ : state) {
    std::atomic<std::uint64_t> pairs{0};
    (void)for_each_exact_pair(sets, threshold, {}, [&](DocumentIndex, DocumentIndex, double) { ++pairs; });
    benchmark::DoNotOptimize(pairs.load());
  }
  state.counters["meetings"] = rate(value_of(join_cost(sets, threshold, {})).postings);
}
BENCHMARK(join)->Name("join/exact")->Arg(80)->Arg(50)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace lookalike::benchmarks
