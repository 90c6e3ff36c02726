#include "core/exchange/handoff/engines.h"

#include <algorithm>

namespace lookalike {
namespace {

using Refusal = std::optional<std::string>;

// Refuses recipes that no other engine can follow.
Refusal refused_everywhere(const Recipe& recipe) {
  if (recipe.sketch.family == HashFamily::permutation)
    return "True permutations need every shingle of the corpus at once, which no other engine has. Choose another hash "
           "family.";
  if (recipe.sample.size > 0)
    return "A sample is drawn by positions, which mean nothing in another engine. Export the documents of the sample "
           "(lookalike-cli documents), and the recipe with a sample size of all.";
  return {};
}

Refusal refused_without_first_pass(const HandoffTraits& engine, const Recipe& recipe) {
  if (recipe.sketch.family != HashFamily::linear_next_prime) return {};
  return "The family linear-next-prime takes its prime from the number of all shingles, and " +
         std::string(engine.title) + " makes no pass to count them. Spark can, or choose another hash family.";
}

Refusal refused_by_datasketch(const Recipe& recipe) {
  if (recipe.lsh.bands == 1) return "datasketch refuses an index of one band (b = 1). Take two bands or more.";
  if (recipe.shingles.bag) return "A MinHash of datasketch is made of a set; it knows no bags. Choose sets.";
  if (recipe.lsh.buckets > 0)
    return "The index of datasketch has no table of a fixed number of buckets a band. Set them to unlimited.";
  return {};
}

// Engines whose candidates are their answer, and which know no others than those of equal bands.
Refusal refused_by_candidates_alone(const HandoffTraits& engine, const Recipe& recipe) {
  const std::string title(engine.title);
  if (recipe.verify.prefix > 0)
    return title + " takes every candidate and cannot apply a prefix filter. Set the filter to off.";
  if (recipe.shingles.keep_empty)
    return title + " passes over documents without a text, so they cannot be kept and equal each other. Drop them.";
  return {};
}

Refusal refused_by_configuration(const HandoffTraits& engine, const Recipe& recipe) {
  const std::string title(engine.title);
  if (recipe.shingles.bag) return title + " makes sets of shingles and knows no bags. Choose sets.";
  if (recipe.lsh.buckets > 0)
    return title + " has no table of a fixed number of buckets a band. Set them to unlimited.";
  if (engine.engine == HandoffEngine::text_dedup && recipe.shingles.unit == ShingleUnit::character)
    return "text-dedup makes shingles of words alone. Choose words.";
  if (engine.engine == HandoffEngine::nemo_curator && recipe.shingles.unit == ShingleUnit::word)
    return "NeMo Curator makes shingles of characters alone, and those of words give pairs other similarities. Tune "
           "with character shingles; NeMo Curator recommends 20 or more.";
  return {};
}

Refusal refused_by(const HandoffTraits& engine, const Recipe& recipe) {
  if (engine.engine == HandoffEngine::spark) return {};
  if (!engine.is_script) {
    if (auto refusal = refused_by_configuration(engine, recipe)) return refusal;
    return refused_by_candidates_alone(engine, recipe);
  }
  if (auto refusal = refused_without_first_pass(engine, recipe)) return refusal;
  return engine.engine == HandoffEngine::datasketch ? refused_by_datasketch(recipe)
                                                    : refused_by_candidates_alone(engine, recipe);
}

}  // namespace

const HandoffTraits& traits_of(HandoffEngine engine) {
  return kHandoffEngines[static_cast<std::size_t>(engine)];
}

std::optional<HandoffEngine> handoff_engine_named(std::string_view name) {
  const auto found = std::ranges::find(kHandoffEngines, name, &HandoffTraits::name);
  return found == kHandoffEngines.end() ? std::nullopt : std::optional(found->engine);
}

std::optional<std::string> handoff_refusal(HandoffEngine engine, const Recipe& recipe) {
  if (auto refusal = refused_everywhere(recipe)) return refusal;
  return refused_by(traits_of(engine), recipe);
}

}  // namespace lookalike
