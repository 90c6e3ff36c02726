// Moves a parameter like the window: one engine, two values in turn, so that no stage after the change can be taken
// from the last run. Runs on all cores.

#include <benchmark/benchmark.h>

#include "tests/benchmarks/measured.h"

namespace lookalike::benchmarks {
namespace {

constexpr std::uint64_t kLittle = 4'000'000'000;  // as `--memory 4GB`

struct Slider {
  const char* name;
  void (*move)(Recipe&);
};

constexpr Slider kSliders[] = {{"bands",
                                [](Recipe& recipe) {
                                  recipe.lsh = {25, 4};
                                }},
                               {"threshold", [](Recipe& recipe) { recipe.verify.threshold = 0.7; }},
                               {"k", [](Recipe& recipe) { recipe.shingles.k = 3; }},
                               {"hashes", [](Recipe& recipe) { recipe.sketch.hashes = 128; }}};

// The engine of one corpus; the previous one is released first, so that only one is in memory.
Engine& engine_of(const std::string& path, std::uint64_t memory) {
  static std::pair<std::string, std::uint64_t> last;
  static std::unique_ptr<Engine> engine;
  if (last != std::pair(path, memory)) {
    engine.reset();
    engine = std::make_unique<Engine>(load(path), EngineOptions{.kernel = {}, .memory = memory});
    last = {path, memory};
  }
  return *engine;
}

void move_slider(benchmark::State& state, const std::string& path, std::uint64_t memory, const Slider& slider) {
  Engine& engine = engine_of(path, memory);
  Recipe recipes[] = {measured_recipe(), measured_recipe()};
  slider.move(recipes[1]);
  value_of(engine.run(recipes[0], {}));
  std::size_t move = 0;
  for (auto _ : state) benchmark::DoNotOptimize(value_of(engine.run(recipes[++move % 2], {})));
}

// The first move after a load allocates memory that later moves reuse: measure for several seconds at least.
constexpr double kLong = 10, kShort = 0.5;

void register_sliders(const std::string& corpus, const std::string& (*path)(), double seconds,
                      std::uint64_t memory = 0) {
  for (const Slider& slider : kSliders)
    benchmark::RegisterBenchmark(("slider/" + corpus + "/" + slider.name).c_str(),
                                 [=](benchmark::State& state) { move_slider(state, path(), memory, slider); })
        ->Unit(benchmark::kMillisecond)
        ->MinTime(seconds)
        ->UseRealTime();
}

const int kRegistered = [] {
  if (reuters())
    register_sliders(
        "reuters",
        []() -> const std::string& {
          static const std::string path = *reuters();
          return path;
        },
        kShort);
  register_sliders(
      "reviews-100000", []() -> const std::string& { return generated_file(GeneratedKind::reviews, kReviews); },
      kShort);
  if (large_file()) {
    const auto path = []() -> const std::string& {
      static const std::string path = *large_file();
      return path;
    };
    register_sliders("large", path, kLong);
    register_sliders("large-in-4GB", path, kLong, kLittle);
  }
  return 0;
}();

}  // namespace
}  // namespace lookalike::benchmarks
