#include "core/lesson/real_systems.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/base/decimal.h"
#include "core/lesson/scene_texts.h"
#include "core/lsh/theory/s_curve.h"
#include "core/query/disjoint_sets.h"
#include "core/similarity/jaccard.h"

namespace lookalike::lesson {
namespace {

constexpr SceneId kScene = SceneId::real_systems;

using Kind = RealSystemsStep::Kind;

constexpr std::size_t kSteps = 6;
constexpr std::uint32_t kShingles = 100, kDrift = 20;  // of each document of a chain; those that the next has not

LshOptions plain_lsh(const RealSystemsInputs& in) {
  return {in.bands, in.rows, 0};
}

LshOptions lsh_of(const RealSystemsInputs& in) {
  return {in.bands, in.rows, in.small_table ? in.buckets : 0};
}

std::uint32_t prefix_of(const RealSystemsInputs& in) {
  return in.prefix ? in.prefix_values : 0;
}

RealSystemsInputs introduced(RealSystemsInputs in, Kind kind) {
  in.verify = in.verify && kind >= Kind::verification;
  in.prefix = in.prefix && kind >= Kind::prefix;
  in.small_table = in.small_table && kind >= Kind::small_table;
  in.empty = in.empty && kind >= Kind::empty;
  in.chains = in.chains && kind >= Kind::chains;
  return in;
}

void add_curves(RealSystemsStep& s) {
  const RealSystemsInputs& in = s.inputs;
  for (std::size_t i = 0; i < RealSystemsStep::kPoints; ++i) {
    const double at = static_cast<double>(i) / (RealSystemsStep::kPoints - 1);
    s.plain.push_back(candidate_probability(at, plain_lsh(in)));
    s.candidate.push_back(candidate_probability(at, lsh_of(in)));
    s.kept.push_back(kept_probability(at, lsh_of(in), prefix_of(in)));
    s.accepted.push_back(in.verify && at < in.threshold ? 0 : s.kept.back());
  }
}

void add_prices(RealSystemsStep& s) {
  const RealSystemsInputs& in = s.inputs;
  const ErrorAreas areas = error_areas(lsh_of(in), prefix_of(in), in.threshold);
  s.unverified_false_area = areas.false_positive;
  s.false_area = in.verify ? 0 : areas.false_positive;
  s.missed_area = areas.false_negative;
  s.plain_at_threshold = candidate_probability(in.threshold, plain_lsh(in));
  s.kept_at_threshold = kept_probability(in.threshold, lsh_of(in), prefix_of(in));
  s.chance_of_unlike = candidate_probability(0, lsh_of(in));
  const double documents = in.documents;
  s.false_candidates = documents * (documents - 1) / 2 * s.chance_of_unlike;
  const std::uint64_t empty = in.empty ? in.empty_documents : 0;
  s.empty_pairs = empty * (empty - std::min<std::uint64_t>(empty, 1)) / 2;
}

std::vector<std::uint64_t> document_of_chain(std::uint32_t i) {
  std::vector<std::uint64_t> shingles(kShingles);
  std::iota(shingles.begin(), shingles.end(), std::uint64_t{i} * kDrift);
  return shingles;
}

Chain chain_of(const RealSystemsInputs& in) {
  Chain chain;
  const auto first = document_of_chain(0);
  chain.link = jaccard(first, document_of_chain(1));
  chain.link_chance = kept_probability(chain.link, lsh_of(in), prefix_of(in));
  DisjointSets groups(in.chain);
  for (std::uint32_t i = 0; i < in.chain; ++i) {
    chain.to_first.push_back(jaccard(first, document_of_chain(i)));
    for (std::uint32_t j = 0; j < i; ++j) {
      if (jaccard(document_of_chain(i), document_of_chain(j)) < in.threshold) continue;
      ++chain.similar_pairs;
      groups.join(i, j);
    }
  }
  for (std::uint32_t i = 0; i < in.chain; ++i) chain.group += groups.find(i) == groups.find(0) ? 1 : 0;
  return chain;
}

Sentence sentence_of(const RealSystemsStep& s) {
  const RealSystemsInputs& in = s.inputs;
  switch (s.kind) {
    case Kind::curve:
      return say(kScene, "curve", {decimal(in.threshold, 2), three(s.false_area), three(s.missed_area)});
    case Kind::verification:
      return say(kScene, in.verify ? "verification" : "verification_off",
                 {decimal(in.threshold, 2), three(s.false_area), three(s.missed_area)});
    case Kind::prefix:
      return say(kScene,
                 !in.prefix              ? "prefix_off"
                 : in.prefix_values == 1 ? "prefix_one"
                                         : "prefix",
                 {std::to_string(in.prefix_values), decimal(in.threshold, 2), three(s.kept_at_threshold),
                  three(s.plain_at_threshold)});
    case Kind::small_table:
      return say(kScene, in.small_table ? "small_table" : "small_table_off",
                 {grouped(in.buckets), percent(s.chance_of_unlike), grouped(in.documents),
                  grouped(static_cast<std::uint64_t>(std::llround(s.false_candidates)))});
    case Kind::empty:
      return say(kScene, in.empty ? "empty" : "empty_off", {grouped(in.empty_documents), grouped(s.empty_pairs)});
    case Kind::chains:
      break;
  }
  if (!in.chains) return say(kScene, "chains_off");
  const std::string_view key = s.chain.group == in.chain ? "chains" : "chains_apart";
  return say(kScene, key,
             {std::to_string(in.chain), three(s.chain.link), three(s.chain.to_first.back()), decimal(in.threshold, 2),
              three(s.chain.link_chance)});
}

/// The fate of accidental candidates; a prefix drops them since unlike pairs agree in no value.
std::string_view note_of_small_table(const RealSystemsInputs& in) {
  if (in.prefix) return "note_small_table_prefix";
  return in.verify ? "note_small_table" : "note_small_table_unverified";
}

Sentence note_of(const RealSystemsStep& s) {
  if (s.kind == Kind::small_table && s.inputs.small_table) return say(kScene, note_of_small_table(s.inputs));
  constexpr std::array<std::string_view, kSteps> kKeys = {"note_curve",       "note_verification", "note_prefix",
                                                          "note_small_table", "note_empty",        "note_chains"};
  return say(kScene, kKeys[static_cast<std::size_t>(s.kind)]);
}

}  // namespace

RealSystemsInputs RealSystemsInputs::clamped() const {
  RealSystemsInputs in = *this;
  in.bands = std::clamp(in.bands, 1u, 100u);
  in.rows = std::clamp(in.rows, 1u, std::min(20u, 400 / in.bands));
  in.threshold = std::clamp(in.threshold, 0.0, 1.0);
  in.prefix_values = std::clamp(in.prefix_values, 1u, in.bands * in.rows);
  in.buckets = std::clamp(in.buckets, 10u, 1'000'000u);
  in.documents = std::clamp(in.documents, 2u, 10'000'000u);
  in.empty_documents = std::min(in.empty_documents, in.documents);
  in.chain = std::clamp(in.chain, 2u, 8u);
  return in;
}

std::size_t real_systems_steps(const RealSystemsInputs&) {
  return kSteps;
}

RealSystemsStep real_systems_step(const RealSystemsInputs& inputs, std::size_t step) {
  RealSystemsStep s;
  s.kind = static_cast<Kind>(step);
  s.inputs = introduced(inputs.clamped(), s.kind);
  add_curves(s);
  add_prices(s);
  s.chain = chain_of(s.inputs);
  s.words = {say(kScene, "title"), sentence_of(s), note_of(s)};
  return s;
}

}  // namespace lookalike::lesson
