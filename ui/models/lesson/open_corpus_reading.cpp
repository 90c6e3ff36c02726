#include "ui/models/lesson/open_corpus_reading.h"

#include "ui/models/text/document_name.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostVisited = 1'000'000;

/// The least similar pair of those in which some bands agree and some do not, or of all.
std::optional<SimilarPair> telling_pair(const RunResult& run) {
  std::optional<SimilarPair> last, mixed;
  std::size_t visited = 0;
  run.similar->for_each([&](const SimilarPair& pair) {
    last = pair;
    if (pair.bands > 0 && pair.bands < run.recipe.lsh.bands) mixed = pair;
    return ++visited < kMostVisited;
  });
  return mixed ? mixed : last;
}

std::string name_of(const RunResult& run, DocumentIndex document) {
  const QString name = document_name(document_to_name(*run.corpus, document));
  return QStringLiteral("%1 \u00B7 %2").arg(count_text(document.value), name).toStdString();
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
  inputs.left_out = counts.without_shingles;
  inputs.lsh = recipe.lsh;
  inputs.hashes = recipe.sketch.hashes;
  inputs.prefix = recipe.verify.prefix;
  inputs.threshold = recipe.verify.threshold;
  if (summary && summary->run.get() == &run) inputs.points = lesson::points_of(summary->curve);
  inputs.pair = follow(run, pair && pair->jaccard < 1 ? pair : telling_pair(run));
  inputs.candidates = counts.candidates;
  inputs.similar = counts.similar;
  return inputs;
}

}  // namespace lookalike
