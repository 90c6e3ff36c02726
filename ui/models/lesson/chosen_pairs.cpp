#include "ui/models/lesson/chosen_pairs.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/mix.h"
#include "core/lsh/candidates/candidates.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike::lesson {

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

std::uint32_t throw_pairs(double similarity, const LshOptions& lsh, std::uint32_t pairs, std::uint64_t seed) {
  ChosenPairs chosen(lsh.bands * lsh.rows, seed);
  std::uint32_t candidates = 0;
  for (std::uint32_t i = 0; i < pairs; ++i) {
    const SignaturePair& pair = chosen.sign(chosen.draw(similarity));
    candidates += shared_bands(pair.a, pair.b, lsh) > 0 ? 1 : 0;
  }
  return candidates;
}

}  // namespace lookalike::lesson
