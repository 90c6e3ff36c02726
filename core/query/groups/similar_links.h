#pragma once

#include <span>

#include "core/query/groups/judged_run.h"
#include "core/similarity/jaccard.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {

/// Similarity of a pair as groups count it: exact if the recipe verifies exactly, otherwise estimated.
inline double similarity_of(const SimilarPair& pair, VerifyBy by) {
  return by == VerifyBy::exact ? pair.jaccard : pair.estimate();
}

/// The same for any two representatives, whose sets the readers read.
inline double similarity_of(const RunResult& run, DocumentIndex a, DocumentIndex b, ShingleReader& of_a,
                            ShingleReader& of_b) {
  if (run.recipe.verify.by == VerifyBy::exact) return jaccard(of_a.read(a), of_b.read(b));
  const auto left = (*run.signatures)[a], right = (*run.signatures)[b];
  return static_cast<double>(agreement(left, right)) / static_cast<double>(left.size());
}

/// Calls `visit(link)` for every similar pair of representatives, in no particular order, until cancelled.
template <typename Visit>
void for_each_link(const RunResult& run, const Progress& progress, const Visit& visit) {
  const VerifyOptions& verify = run.recipe.verify;
  for (const auto& part : run.scored->parts) {
    if (progress.cancelled()) return;
    for (const SimilarPair& pair : part)
      if (score_of(pair, verify.by) >= verify.threshold)
        visit(SimilarityLink{pair.a, pair.b, similarity_of(pair, verify.by)});
  }
}

/// The same, with verdicts.
template <typename Visit>
void for_each_link(const JudgedRun& run, const Progress& progress, const Visit& visit) {
  const auto nodes_of = [&run](const DocumentIndex& document) {
    const auto nodes = run.nodes.find(document.value);
    return nodes == run.nodes.end() ? std::span(&document, 1) : std::span(nodes->second);
  };
  for_each_link(static_cast<const RunResult&>(run), progress, [&](const SimilarityLink& link) {
    if (run.concerned.empty() || !(run.concerned[link.a] || run.concerned[link.b])) return visit(link);
    for (const DocumentIndex a : nodes_of(link.a))
      for (const DocumentIndex b : nodes_of(link.b))
        if (!run.judged.contains(pair_key(a, b))) visit(SimilarityLink{std::min(a, b), std::max(a, b), link.strength});
  });
  std::ranges::for_each(run.made, visit);
}

}  // namespace lookalike
