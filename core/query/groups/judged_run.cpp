#include "core/query/groups/judged_run.h"

#include <optional>
#include <utility>

#include "core/query/groups/similar_links.h"

namespace lookalike {
namespace {

class RunJudge {
 public:
  RunJudge(const RunResult& run, VerdictView view)
      : run_(run),
        made_(run),
        places_(places_of(*view.verdicts, *view.digests)),
        left_(*run.shingles),
        right_(*run.shingles) {
    made_.view = std::move(view);
    for (const JudgedPair& pair : made_.view.verdicts->pairs())
      if (is_decided(pair.verdict) && is_there(pair)) pairs_.push_back(&pair);
  }

  Result<JudgedRun> judge(const Progress& progress) {
    measure(progress);
    split();
    for (std::size_t i = 0; i < pairs_.size(); ++i) decide(*pairs_[i], i);
    link_parts(progress);
    if (progress.cancelled()) return cancelled();
    made_.concerned.resize(run_.corpus->size());
    for (const auto& [representative, nodes] : made_.nodes) made_.concerned[representative] = true;
    return std::move(made_);
  }

 private:
  using Documents = std::vector<DocumentIndex>;

  const Documents& places(const JudgedDocument& document) const { return places_.at(document.text); }
  bool is_there(const JudgedPair& pair) const {
    return !places(pair.a).empty() && !places(pair.b).empty() &&
           (pair.a.text != pair.b.text || places(pair.a).size() > 1);
  }
  DocumentIndex of_run(DocumentIndex document) const { return run_.groups->representative(document); }
  DocumentIndex of_run(const JudgedDocument& document) const { return of_run(places(document).front()); }

  void measure(const Progress& progress) {
    std::unordered_map<std::uint64_t, double> measured;
    std::vector<bool> asked(run_.corpus->size());
    for (const JudgedPair* pair : pairs_) {
      const DocumentIndex a = of_run(pair->a), b = of_run(pair->b);
      const bool equal = a == b && a != DuplicateGroups::kLeftOut;
      measured[pair_key(a, b)] = equal ? 1 : -1;
      for (const DocumentIndex end : {a, b})
        if (end != DuplicateGroups::kLeftOut) asked[end] = true;
    }
    for_each_link(run_, progress, [&](const SimilarityLink& link) {
      if (!asked[link.a] || !asked[link.b]) return;
      if (const auto pair = measured.find(pair_key(link.a, link.b)); pair != measured.end())
        pair->second = link.similarity;
    });
    for (const JudgedPair* pair : pairs_)
      made_.decided.push_back({is_similar(pair->verdict), measured.at(pair_key(of_run(pair->a), of_run(pair->b)))});
  }

  /// Gives every judged text its own representative, and each of its copies one if they were judged different from one
  /// another. Texts without shingles take part if they are judged similar to another.
  void split() {
    for (std::size_t i = 0; i < run_.corpus->size(); ++i) stands_.push_back(of_run(DocumentIndex(i)));
    std::vector<bool> apart(stands_.size());
    for (const JudgedPair* pair : pairs_)
      for (const JudgedDocument* text : {&pair->a, &pair->b}) {
        const Documents& copies = places(*text);
        const bool takes_part = of_run(*text) != DuplicateGroups::kLeftOut;
        if (takes_part) made_.nodes.try_emplace(of_run(*text).value);
        if (!takes_part && !is_similar(pair->verdict)) continue;
        for (const DocumentIndex copy : copies) {
          stands_[copy] = copies.front();
          apart[copy] = true;
        }
      }
    for (const JudgedPair* pair : pairs_)
      if (!is_similar(pair->verdict) && pair->a.text == pair->b.text)
        for (const DocumentIndex copy : places(pair->a))
          if (stands_[copy] != DuplicateGroups::kLeftOut) stands_[copy] = copy;
    for (auto& [representative, nodes] : made_.nodes) list_nodes(DocumentIndex(representative), apart, nodes);
    made_.groups = DuplicateGroups::of(stands_);
  }

  /// Documents without a verdict form one node.
  void list_nodes(DocumentIndex representative, const std::vector<bool>& apart, Documents& nodes) {
    std::optional<DocumentIndex> rest;
    for (const DocumentIndex document : run_.groups->members(representative)) {
      if (!apart[document]) stands_[document] = *(rest = rest.value_or(document));
      if (stands_[document] == document) nodes.push_back(document);
    }
  }

  /// The nodes of a text: one document, or each copy if they differ.
  Documents standing_for(const JudgedDocument& text) const {
    Documents nodes;
    for (const DocumentIndex copy : places(text))
      if (const DocumentIndex node = stands_[copy];
          node != DuplicateGroups::kLeftOut && (nodes.empty() || node == copy))
        nodes.push_back(node);
    return nodes;
  }

  void decide(const JudgedPair& pair, std::size_t verdict) {
    for (const DocumentIndex a : standing_for(pair.a))
      for (const DocumentIndex b : standing_for(pair.b)) {
        if (a == b || !made_.judged.insert(pair_key(a, b)).second) continue;
        made_.decided_links.push_back({a, b, verdict});
        if (is_similar(pair.verdict)) made_.made.push_back({std::min(a, b), std::max(a, b), 1, similarity(a, b)});
      }
  }

  /// As the recipe verifies, even if the run did not find the pair.
  double similarity(DocumentIndex a, DocumentIndex b) {
    if (!run_.groups->takes_part(a) || !run_.groups->takes_part(b)) return 0;
    return similarity_of(run_, a, b, left_, right_);
  }

  /// Parts of one representative have equal shingle sets.
  void link_parts(const Progress& progress) {
    for (const auto& [representative, nodes] : made_.nodes)
      for (std::size_t i = 0; i < nodes.size() && !progress.cancelled(); ++i)
        for (std::size_t j = i + 1; j < nodes.size(); ++j)
          if (!made_.judged.contains(pair_key(nodes[i], nodes[j]))) made_.made.push_back({nodes[i], nodes[j], 1});
  }

  const RunResult& run_;
  JudgedRun made_;
  JudgedPlaces places_;
  std::vector<const JudgedPair*> pairs_;  // the deciding pairs
  std::vector<DocumentIndex> stands_;     // the representative of each document
  ShingleReader left_, right_;
};

}  // namespace

LinkChanges JudgedRun::changes(double least) const {
  LinkChanges changes;
  for (const Decided& verdict : decided) {
    changes.cut += verdict.cuts(least);
    changes.made += verdict.makes(least);
  }
  return changes;
}

Result<JudgedRun> judge_run(const RunResult& run, const VerdictView& view, const Progress& progress) {
  if (!view.verdicts || view.verdicts->empty()) return JudgedRun(run);
  const auto digested = view_of(view, run.corpus, progress);
  if (!digested) return tl::unexpected(digested.error());
  return RunJudge(run, *digested).judge(progress);
}

}  // namespace lookalike
