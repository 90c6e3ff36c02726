#include "ui/models/lesson/open_corpus_reading.h"

#include <vector>

#include "ui/models/text/document_name.h"

namespace lookalike {
namespace {

constexpr std::size_t kPairs = 1000;

std::optional<SimilarPair> some_pair(const RunResult& run) {
  const std::vector<SimilarPair> pairs = run.similar->first(kPairs);
  return pairs.empty() ? std::nullopt : std::optional(pairs.back());
}

std::string name_of(const RunResult& run, DocumentIndex document) {
  return document_name(document_to_name(*run.corpus, document)).toStdString();
}

std::optional<lesson::FollowedPair> follow(const RunResult& run, const std::optional<SimilarPair>& pair) {
  if (!pair) return {};
  const auto explained = explain_pair(run, pair->a, pair->b);
  if (!explained) return {};
  return lesson::followed(*explained, name_of(run, pair->a), name_of(run, pair->b));
}

}  // namespace

lesson::OpenCorpusInputs open_corpus_inputs(const RunResult& run, const EvaluationSummary* summary,
                                            const std::string& corpus, const std::optional<SimilarPair>& pair) {
  const Recipe& recipe = run.recipe;
  const RunCounts& counts = run.report.counts;
  lesson::OpenCorpusInputs inputs;
  inputs.corpus = corpus;
  inputs.documents = counts.documents - counts.without_shingles;
  inputs.lsh = recipe.lsh;
  inputs.hashes = recipe.sketch.hashes;
  inputs.prefix = recipe.verify.prefix;
  inputs.threshold = recipe.verify.threshold;
  if (summary && summary->run.get() == &run) inputs.points = lesson::points_of(summary->curve);
  inputs.pair = follow(run, pair && pair->jaccard < 1 ? pair : some_pair(run));
  inputs.candidates = counts.candidates;
  inputs.similar = counts.similar;
  return inputs;
}

}  // namespace lookalike
