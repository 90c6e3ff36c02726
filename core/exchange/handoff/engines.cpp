#include "core/exchange/handoff/engines.h"

#include <algorithm>
#include <vector>

#include "core/base/value_text.h"

namespace lookalike {
namespace {

using Reasons = std::vector<std::string>;

void refuse_everywhere(const Recipe& recipe, Reasons& reasons) {
  if (recipe.sketch.family == HashFamily::permutation)
    reasons.emplace_back(
        "True permutations need every shingle of the corpus at once, which no other engine has. Choose another hash "
        "family.");
  if (recipe.sample.size > 0)
    reasons.emplace_back(
        "A sample is drawn by positions, which mean nothing in another engine. Export the documents of the sample "
        "(lookalike-cli documents), and the recipe with a sample size of all.");
}

void refuse_without_first_pass(const std::string& title, const Recipe& recipe, Reasons& reasons) {
  if (recipe.sketch.family == HashFamily::linear_next_prime)
    reasons.push_back("The family linear-next-prime takes its prime from the number of all shingles, and " + title +
                      " makes no pass to count them. Spark can, or choose another hash family.");
}

void refuse_by_datasketch(const Recipe& recipe, Reasons& reasons) {
  if (recipe.lsh.bands == 1)
    reasons.emplace_back("datasketch refuses an index of one band (b = 1). Use two or more bands.");
  if (recipe.shingles.bag)
    reasons.emplace_back("A MinHash of datasketch is made from a set and does not support bags. Choose sets.");
  if (recipe.lsh.buckets > 0)
    reasons.emplace_back("The index of datasketch has no fixed number of buckets per band. Set them to unlimited.");
}

// Engines whose result is the candidates, found only by equal bands.
void refuse_by_candidates_alone(const std::string& title, const Recipe& recipe, Reasons& reasons) {
  if (recipe.verify.prefix > 0)
    reasons.push_back(title + " takes every candidate and cannot apply a first-m check. Set the check to off.");
  if (recipe.shingles.keep_empty)
    reasons.push_back(title + " skips documents without a text, so they cannot be included as identical. Drop them.");
}

void refuse_by_configuration(const HandoffTraits& engine, const Recipe& recipe, Reasons& reasons) {
  const std::string title(engine.title);
  if (recipe.shingles.bag) reasons.push_back(title + " makes sets of shingles and does not support bags. Choose sets.");
  if (recipe.lsh.buckets > 0)
    reasons.push_back(title + " has no fixed number of buckets per band. Set them to unlimited.");
  if (engine.engine == HandoffEngine::text_dedup && recipe.shingles.unit == ShingleUnit::character)
    reasons.emplace_back("text-dedup makes shingles of words only. Choose words.");
  if (engine.engine == HandoffEngine::nemo_curator && recipe.shingles.unit == ShingleUnit::word)
    reasons.emplace_back(
        "NeMo Curator makes shingles of characters only, and shingles of words give other similarities. Tune with "
        "character shingles; NeMo Curator recommends 20 or more.");
}

void refuse_by(const HandoffTraits& engine, const Recipe& recipe, Reasons& reasons) {
  if (engine.engine == HandoffEngine::spark) return;
  const std::string title(engine.title);
  if (engine.is_script)
    refuse_without_first_pass(title, recipe, reasons);
  else
    refuse_by_configuration(engine, recipe, reasons);
  if (engine.engine == HandoffEngine::datasketch)
    refuse_by_datasketch(recipe, reasons);
  else
    refuse_by_candidates_alone(title, recipe, reasons);
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
  Reasons reasons;
  refuse_everywhere(recipe, reasons);
  refuse_by(traits_of(engine), recipe, reasons);
  if (reasons.empty()) return {};
  return joined(reasons, " ");
}

}  // namespace lookalike
