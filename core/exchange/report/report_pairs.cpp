#include "core/exchange/report/report_pairs.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "core/base/value_text.h"
#include "core/corpus/corpus.h"
#include "core/exchange/report/html_text.h"
#include "core/query/containment.h"
#include "core/query/explain/pair_explanation.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {
namespace {

constexpr std::size_t kNearest = 10, kMostChosen = 100;
constexpr const char* kMarked = "<mark>Marked</mark> words belong to no shingle that both texts have.";

auto pairs_near_threshold(const RunResult& run) {
  const auto key = [&](const SimilarPair& pair) {
    const double similarity = std::isnan(pair.jaccard) ? pair.estimate() : pair.jaccard;
    return std::tuple(std::abs(similarity - run.recipe.verify.threshold), pair.a, pair.b);
  };
  std::map<std::tuple<double, DocumentIndex, DocumentIndex>, SimilarPair> nearest;
  run.scored->for_each([&](const SimilarPair& pair) {
    if (nearest.size() == kNearest && key(pair) > nearest.rbegin()->first) return;
    nearest.emplace(key(pair), pair);
    if (nearest.size() > kNearest) nearest.erase(std::prev(nearest.end()));
  });
  return nearest;
}

std::string scores_text(double jaccard, double estimate, double containment) {
  const bool exact = !std::isnan(jaccard);
  return (exact ? "J " + decimal(jaccard, 3) + ", estimate " : std::string("estimate ")) + decimal(estimate, 3) +
         (exact ? ", containment " : ", estimated containment ") + decimal(containment, 3);
}

std::string texts(const ReportPairs& of, DocumentIndex a, DocumentIndex b, const std::string& scores,
                  const std::string& outcome) {
  const Corpus& corpus = *of.run.corpus;
  std::string facts =
      scores + "; documents " + std::to_string(a.value) + " and " + std::to_string(b.value) + "; " + outcome;
  const JudgedPair* judged = of.verdicts.of(corpus, a, b);
  if (judged) facts += "; judged " + own_words(verdicts_text(*judged));
  facts += judged && !judged->note.empty() ? ": " + own_words(judged->note) : ".";
  const auto marked = marked_html(corpus[a].text, corpus[b].text, of.run.recipe, of.stop_words);
  return "<h3>" + name_html(corpus, a) + " and " + name_html(corpus, b) + "</h3>\n" + element("p", facts) +
         "<div class=\"pair\"><div>" + marked[0] + "</div><div>" + marked[1] + "</div></div>\n";
}

std::string scored(const ReportPairs& of, const SimilarPair& pair) {
  const bool accepted = score_of(pair, of.run.recipe.verify.by) >= of.run.recipe.verify.threshold;
  return texts(of, pair.a, pair.b, scores_text(pair.jaccard, pair.estimate(), containment(pair, *of.run.shingles)),
               accepted ? "a similar pair" : "compared, not a similar pair");
}

std::string explained(const ReportPairs& of, DocumentIndex a, DocumentIndex b) {
  const auto why = explain_pair(of.run, a, b);
  const std::string scores =
      why ? scores_text(why->jaccard, why->estimate, why->containment) : html_text(why.error().message);
  std::string html = texts(of, a, b, scores, why && why->accepted ? "a similar pair" : "not a similar pair");
  std::string reasons;
  if (why)
    for (const std::string& sentence : explanation_sentences(*why, of.run.recipe)) reasons += html_text(sentence) + ' ';
  return html + element("p", reasons) +
         element("p", "Digests of the texts: " + code(to_string((*of.verdicts.digests)[a])) + ", " +
                          code(to_string((*of.verdicts.digests)[b])));
}

}  // namespace

std::string name_html(const Corpus& corpus, DocumentIndex document) {
  const Document label = corpus.label(document);
  return own_words(label.title.empty() ? label.id : label.title);
}

std::string ReportPairs::nearest() const {
  const auto pairs = pairs_near_threshold(run);
  std::string html = element("h2", "Pairs nearest the threshold");
  if (pairs.empty()) return html + element("p", "No pair of different documents was compared.");
  html += element("p", "Of the compared pairs whose shingle sets differ, those whose similarity is nearest to " +
                           decimal(run.recipe.verify.threshold, 3) + ", on either side. " + kMarked);
  for (const auto& [distance, pair] : pairs) html += scored(*this, pair);
  return html;
}

std::string ReportPairs::chosen(const std::vector<std::pair<DocumentIndex, DocumentIndex>>& pairs) const {
  const std::size_t shown = std::min(pairs.size(), kMostChosen);
  std::string html = element("h2", counted(pairs.size(), "pair")) + element("p", kMarked);
  for (std::size_t i = 0; i < shown; ++i) html += explained(*this, pairs[i].first, pairs[i].second);
  return html + left_out(pairs.size(), shown, "pair");
}

}  // namespace lookalike
