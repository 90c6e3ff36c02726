#include <benchmark/benchmark.h>

#include "core/similarity/scored_pairs.h"
#include "tests/benchmarks/measured.h"

namespace lookalike::benchmarks {
namespace {

void score(benchmark::State& state) {
  const ThreadLimit one(1);
  const RunResult& run = run_of_reviews();
  const CandidateSets kept;
  const ScoringInput input{*run.shingles, *run.groups, *run.signatures, *run.bands, kept};
  for (auto _ : state) benchmark::DoNotOptimize(value_of(score_candidates(input, run.recipe.verify, {})));
  state.counters["pairs"] = rate(run.scored->size());
}
BENCHMARK(score)->Name("verify/score")->Unit(benchmark::kMillisecond)->UseRealTime();

void select(benchmark::State& state) {
  const ThreadLimit one(1);
  const RunResult& run = run_of_reviews();
  for (auto _ : state)
    benchmark::DoNotOptimize(select_similar(run.scored, run.groups, run.recipe.verify, run.recipe.lsh.bands));
  state.counters["pairs"] = rate(run.scored->size());
}
BENCHMARK(select)->Name("verify/select")->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace lookalike::benchmarks
