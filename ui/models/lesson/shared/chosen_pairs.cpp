#include "ui/models/lesson/shared/chosen_pairs.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "core/base/mix.h"
#include "core/lsh/candidates/candidates.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike::lesson {
namespace {

// Uses logarithms of factorials to avoid overflow.
double chance_of(std::uint32_t count, double p, std::uint32_t trials) {
  const double n = trials, k = count;
  return std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) + k * std::log(p) +
                  (n - k) * std::log1p(-p));
}

}  // namespace

Overlap overlap_of(double similarity) {
  constexpr std::uint32_t kParts = 100, kLeast = 20;
  const auto percent = static_cast<std::uint32_t>(std::lround(std::clamp(similarity, 0.0, 1.0) * kParts));
  const std::uint32_t divisor = std::gcd(percent, kParts);
  const std::uint32_t times = (kLeast + kParts / divisor - 1) / (kParts / divisor);
  return {percent / divisor * times, kParts / divisor * times};
}

ChosenPairs::ChosenPairs(std::uint32_t hashes, std::uint64_t seed)
    : functions_(
          HashFunctions::draw({.hashes = hashes, .family = HashFamily::multiply_shift, .seed = seed}, 0).value()),
      state_(mix64(seed + kGoldenStep)) {
  signed_.a.resize(hashes);
  signed_.b.resize(hashes);
}

ChosenSets ChosenPairs::draw(double similarity) {
  const auto element = [this] { return static_cast<std::uint32_t>(mix64(state_ += kGoldenStep)); };
  ChosenSets sets;
  const Overlap overlap = overlap_of(similarity);
  const std::uint32_t rest = overlap.together - overlap.common;
  sets.shared.resize(overlap.common);
  sets.only_a.resize((rest + 1) / 2);
  sets.only_b.resize(rest / 2);
  for (auto* const part : {&sets.shared, &sets.only_a, &sets.only_b}) std::ranges::generate(*part, element);
  sets.numbers.resize(overlap.together);
  std::iota(sets.numbers.begin(), sets.numbers.end(), 1);
  return sets;
}

const SignaturePair& ChosenPairs::sign(const ChosenSets& sets) {
  std::ranges::fill(signed_.a, SignatureMatrix::kEmpty);
  functions_.lower(sets.shared, signed_.a);
  signed_.b = signed_.a;
  functions_.lower(sets.only_a, signed_.a);
  functions_.lower(sets.only_b, signed_.b);
  return signed_;
}

std::vector<std::uint32_t> first_elements(const HashFunctions& functions, const ChosenSets& sets,
                                          const std::vector<std::uint32_t>& signature) {
  std::vector<std::uint32_t> elements = sets.shared, values(signature.size());
  std::vector<std::uint32_t> first(signature.size(), SignatureMatrix::kEmpty);
  elements.insert(elements.end(), sets.only_a.begin(), sets.only_a.end());
  elements.insert(elements.end(), sets.only_b.begin(), sets.only_b.end());
  for (std::size_t element = elements.size(); element-- > 0;) {
    std::ranges::fill(values, SignatureMatrix::kEmpty);
    functions.lower(std::span(&elements[element], 1), values);
    for (std::size_t i = 0; i < values.size(); ++i)
      if (values[i] == signature[i]) first[i] = sets.numbers[element];
  }
  return first;
}

std::uint32_t bands_shared(const ChosenSets& sets, const LshOptions& lsh, std::uint64_t seed) {
  ChosenPairs pairs(lsh.bands * lsh.rows, seed);
  const SignaturePair& pair = pairs.sign(sets);
  return shared_bands(pair.a, pair.b, lsh);
}

std::vector<bool> throw_pairs(double similarity, const LshOptions& lsh, std::uint32_t pairs, std::uint64_t seed) {
  ChosenPairs chosen(lsh.bands * lsh.rows, seed);
  std::vector<bool> caught(pairs);
  for (std::uint32_t i = 0; i < pairs; ++i) {
    const SignaturePair& pair = chosen.sign(chosen.draw(similarity));
    caught[i] = shared_bands(pair.a, pair.b, lsh) > 0;
  }
  return caught;
}

std::vector<double> agreeing_shares(double similarity, std::uint32_t hashes, std::uint32_t pairs, std::uint64_t seed) {
  ChosenPairs chosen(hashes, seed);
  std::vector<double> shares(hashes);
  for (std::uint32_t i = 0; i < pairs; ++i) {
    const SignaturePair& pair = chosen.sign(chosen.draw(similarity));
    for (std::size_t value = 0; value < hashes && pair.a[value] == pair.b[value]; ++value) ++shares[value];
  }
  for (double& share : shares) share /= pairs;
  return shares;
}

Interval binomial_limits(double p, std::uint32_t trials) {
  if (p <= 0) return {0, 0};
  if (p >= 1) return {1, 1};
  constexpr double kTail = 0.025;
  std::uint32_t low = 0, high = 0;
  double below = 0;
  for (std::uint32_t count = 0; count <= trials && below < 1 - kTail; ++count) {
    if (below <= kTail) low = count;
    high = count;
    below += chance_of(count, p, trials);
  }
  return {static_cast<double>(low) / trials, static_cast<double>(high) / trials};
}

}  // namespace lookalike::lesson
