#include "core/lesson/signatures.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/lesson/chosen_pairs.h"
#include "core/lesson/scene_texts.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike::lesson {
namespace {

constexpr SceneId kScene = SceneId::signatures;

using Kind = SignaturesStep::Kind;

constexpr std::array<Kind, 8> kKinds = {Kind::signatures, Kind::agreement, Kind::error, Kind::question,
                                        Kind::cloud,      Kind::cloud,     Kind::cloud, Kind::law};
constexpr std::size_t kFirstCloud = 4, kClouds = 3;

double standard_error(double jaccard, std::uint32_t hashes) {
  return std::sqrt(jaccard * (1 - jaccard) / hashes);
}

// Number of the element with the smallest hash under each function, by the functions' own values.
std::vector<std::uint32_t> winners(const HashFunctions& functions, const std::vector<std::uint32_t>& elements,
                                   const std::vector<std::uint32_t>& signature) {
  std::vector<std::uint32_t> winners(signature.size()), values(signature.size());
  for (std::size_t element = elements.size(); element-- > 0;) {
    std::ranges::fill(values, SignatureMatrix::kEmpty);
    functions.lower(std::span(&elements[element], 1), values);
    for (std::size_t i = 0; i < values.size(); ++i)
      if (values[i] == signature[i]) winners[i] = static_cast<std::uint32_t>(element + 1);
  }
  return winners;
}

void add_cells(SignaturesStep& s) {
  ChosenPairs pairs(s.inputs.hashes, s.inputs.seed);
  const ChosenSets sets = pairs.draw(s.inputs.similarity);
  const SignaturePair& pair = pairs.sign(sets);
  s.agreement = agreement(pair.a, pair.b);
  s.only_a = static_cast<std::uint32_t>(sets.only_a.size());
  s.only_b = static_cast<std::uint32_t>(sets.only_b.size());
  std::vector<std::uint32_t> all = sets.shared;
  all.insert(all.end(), sets.only_a.begin(), sets.only_a.end());
  all.insert(all.end(), sets.only_b.begin(), sets.only_b.end());
  const auto a = winners(pairs.functions(), all, pair.a), b = winners(pairs.functions(), all, pair.b);
  for (std::size_t i = 0; i < a.size(); ++i) s.cells.push_back({a[i], b[i], pair.a[i] == pair.b[i]});
}

Cloud cloud_of(const SignaturesStep& s, std::uint32_t hashes) {
  Cloud cloud;
  cloud.hashes = hashes;
  cloud.standard_error = standard_error(s.jaccard, hashes);
  ChosenPairs pairs(hashes, s.inputs.seed);
  double sum = 0, squares = 0;
  for (std::uint32_t i = 0; i < s.inputs.estimates; ++i) {
    const SignaturePair& pair = pairs.sign(pairs.draw(s.inputs.similarity));
    const double estimate = static_cast<double>(agreement(pair.a, pair.b)) / hashes;
    cloud.estimates.push_back(estimate);
    sum += estimate;
    squares += (estimate - s.jaccard) * (estimate - s.jaccard);
  }
  cloud.mean = sum / s.inputs.estimates;
  cloud.deviation = std::sqrt(squares / s.inputs.estimates);
  return cloud;
}

Sentence cloud_sentence(const SignaturesStep& s) {
  const Cloud& cloud = s.clouds.back();
  return say(
      kScene, s.clouds.size() == 1 || cloud.standard_error == 0 ? "cloud" : "cloud_narrower",
      {grouped(cloud.estimates.size()), grouped(cloud.hashes), three(cloud.deviation), three(cloud.standard_error)});
}

Sentence sentence_of(const SignaturesStep& s) {
  const std::string n = std::to_string(s.inputs.hashes);
  switch (s.kind) {
    case Kind::signatures:
      return say(kScene, s.cells.size() <= SignaturesStep::kMostNumbers ? "signatures" : "signatures_strip", {n});
    case Kind::agreement:
      return say(kScene, "agreement", {std::to_string(s.agreement), n, three(s.estimate), three(s.jaccard)});
    case Kind::error:
      return say(kScene, "error", {n, three(s.standard_error), three(s.most_error)});
    case Kind::question:
      return say(kScene, "question", {n, three(s.standard_error), grouped(std::uint64_t{4} * s.inputs.hashes)});
    case Kind::cloud:
      return cloud_sentence(s);
    case Kind::law:
      break;
  }
  if (s.jaccard == 0 || s.jaccard == 1) return say(kScene, "law_certain");
  return say(kScene, "law", {three(s.clouds[0].deviation), three(s.clouds[1].deviation), three(s.clouds[2].deviation)});
}

Sentence note_of(const SignaturesStep& s) {
  constexpr std::array<std::string_view, 6> kKeys = {"note_signatures", "note_agreement", "note_error",
                                                     "note_question",   "note_cloud",     "note_law"};
  return say(kScene, kKeys[static_cast<std::size_t>(s.kind)], {std::to_string(s.common), std::to_string(s.together)});
}

Guess guess_of(const SignaturesStep& s, bool open) {
  return {.question = say(kScene, "guess", {grouped(std::uint64_t{4} * s.inputs.hashes)}),
          .most = 0.25,
          .step = 0.005,
          .answer = standard_error(s.jaccard, 4 * s.inputs.hashes),
          .open = open};
}

}  // namespace

SignaturesInputs SignaturesInputs::clamped() const {
  SignaturesInputs in = *this;
  in.similarity = std::clamp(in.similarity, 0.0, 1.0);
  in.hashes = std::clamp(in.hashes, 4u, 256u);
  in.estimates = std::clamp(in.estimates, 50u, 500u);
  return in;
}

std::size_t signatures_steps(const SignaturesInputs&) {
  return kKinds.size();
}

SignaturesStep signatures_step(const SignaturesInputs& inputs, std::size_t step) {
  SignaturesStep s;
  s.inputs = inputs.clamped();
  s.kind = kKinds[step];
  const Overlap overlap = overlap_of(s.inputs.similarity);
  s.common = overlap.common;
  s.together = overlap.together;
  s.jaccard = overlap.jaccard();
  add_cells(s);
  s.lit = step > 0;
  s.estimate = static_cast<double>(s.agreement) / s.inputs.hashes;
  s.standard_error = standard_error(s.jaccard, s.inputs.hashes);
  s.most_error = 1 / std::sqrt(s.inputs.hashes);
  const std::size_t made = step < kFirstCloud ? 0 : std::min(step - kFirstCloud + 1, kClouds);
  for (std::uint32_t cloud = 0, times = 1; cloud < made; ++cloud, times *= 4)
    s.clouds.push_back(cloud_of(s, times * s.inputs.hashes));
  s.guess = guess_of(s, step <= kFirstCloud);
  s.words = {say(kScene, "title", {std::to_string(s.inputs.hashes)}), sentence_of(s), note_of(s)};
  return s;
}

}  // namespace lookalike::lesson
