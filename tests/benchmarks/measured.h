#pragma once

#include <benchmark/benchmark.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "core/base/error.h"
#include "core/corpus/corpus.h"
#include "core/corpus/synthetic/generator.h"
#include "core/pipeline/engine.h"

namespace lookalike::benchmarks {

/// Generated reviews of the stage benchmarks: 99 MB of CSV, 88 MB of text.
inline constexpr std::uint64_t kReviews = 100'000;
/// Generated newswire items: about as many as in Reuters.
inline constexpr std::uint64_t kItems = 20'000;

/// The value, or an exception that ends the program with the error message.
template <typename T>
T value_of(Result<T> result) {
  if (!result) throw std::runtime_error(to_string(result.error()));
  return std::move(*result);
}

/// A number of items in every round of the benchmark; shown as a rate.
inline benchmark::Counter rate(std::uint64_t a_round) {
  return {static_cast<double>(a_round), benchmark::Counter::kIsIterationInvariantRate};
}

/// The recipe of all measurements: words, k = 5, n = 100, 20 x 5, t = 0.8, everything else by default.
Recipe measured_recipe();

/// A file of this many generated documents, created when it is first requested and removed when the program ends.
const std::string& generated_file(GeneratedKind kind, std::uint64_t documents);

std::shared_ptr<const Corpus> load(const std::string& path);

/// kReviews reviews, and all stages of a run over them; created when they are first requested.
const RunResult& run_of_reviews();

/// reuters21578.tar.gz in the folder that LOOKALIKE_DATA names.
std::optional<std::string> reuters();

/// A file of generated reviews that LOOKALIKE_LARGE names.
std::optional<std::string> large_file();

}  // namespace lookalike::benchmarks
