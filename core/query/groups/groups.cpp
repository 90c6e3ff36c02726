#include "core/query/groups/groups.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "core/query/containment.h"
#include "core/query/groups/disjoint_sets.h"
#include "core/query/groups/similar_links.h"

namespace lookalike {
namespace {

// A total order, so that the forest does not depend on the order of pairs.
bool stronger(const SimilarityLink& x, const SimilarityLink& y) {
  if (x.strength != y.strength) return x.strength > y.strength;
  if (x.similarity != y.similarity) return x.similarity > y.similarity;
  return x.a != y.a ? x.a < y.a : x.b < y.b;
}

/// Boruvka's algorithm: in each round every tree takes its strongest link to another one.
class ForestMaker {
 public:
  explicit ForestMaker(const JudgedRun& run)
      : run_(run), trees_(run.corpus->size()), strongest_(run.corpus->size(), kNone) {}

  Result<std::vector<SimilarityLink>> make(const Progress& progress) {
    while (find_strongest(progress) && join_trees()) {
    }
    if (progress.cancelled()) return cancelled();
    std::ranges::sort(links_, stronger);
    return std::move(links_);
  }

 private:
  static constexpr SimilarityLink kNone{DocumentIndex(0), DocumentIndex(0), -1};

  bool find_strongest(const Progress& progress) {
    for_each_link(run_, progress, [this](const SimilarityLink& link) {
      const std::uint32_t a = trees_.find(link.a.value), b = trees_.find(link.b.value);
      if (a == b) return;
      for (const std::uint32_t tree : {a, b})
        if (stronger(link, strongest_[tree])) strongest_[tree] = link;
    });
    return !progress.cancelled();
  }

  // Returns false if no tree had a link.
  bool join_trees() {
    bool joined = false;
    for (SimilarityLink& link : strongest_) {
      if (link.strength >= 0 && trees_.join(link.a.value, link.b.value)) {
        links_.push_back(link);
        joined = true;
      }
      link = kNone;
    }
    return joined;
  }

  const JudgedRun& run_;
  DisjointSets trees_;
  std::vector<SimilarityLink> strongest_;  // by tree, at its root
  std::vector<SimilarityLink> links_;
};

/// Lists the trees of a forest as groups.
class Grouping {
 public:
  explicit Grouping(const DuplicateGroups& duplicates)
      : duplicates_(duplicates),
        trees_(duplicates.documents()),
        weakest_(duplicates.documents(), SimilarityLink{{}, {}, 1}) {}

  // Links come strongest first, so the last link is the weakest.
  void join(const SimilarityLink& link) {
    trees_.join(link.a.value, link.b.value);
    weakest_[trees_.find(link.a.value)] = link;
  }

  DocumentGroups groups() {
    count_documents();
    DocumentGroups made;
    for (const std::uint32_t tree : trees_in_order()) {
      place_[tree] = made.begin.back();
      made.begin.push_back(made.begin.back() + size_[tree]);
      made.weakest.push_back(weakest_[tree]);
    }
    made.documents.resize(made.begin.back());
    for (std::uint32_t document = 0; document < duplicates_.documents(); ++document)
      if (const std::uint32_t tree = tree_of(document); tree != kLoner)
        made.documents[place_[tree]++] = DocumentIndex(document);
    return made;
  }

 private:
  static constexpr std::uint32_t kLoner = 0xFFFF'FFFF;

  // Nullopt for a document that takes no part or is alone.
  std::uint32_t tree_of(std::uint32_t document) const {
    if (!duplicates_.takes_part(DocumentIndex(document))) return kLoner;
    const std::uint32_t tree = trees_.find(duplicates_.representative(DocumentIndex(document)).value);
    return size_[tree] > 1 ? tree : kLoner;
  }

  void count_documents() {
    size_.assign(duplicates_.documents(), 0);
    place_.assign(duplicates_.documents(), 0);
    first_.assign(duplicates_.documents(), kLoner);
    for (const DocumentIndex r : duplicates_.representatives()) {
      const std::uint32_t tree = trees_.find(r.value);
      size_[tree] += static_cast<std::uint32_t>(duplicates_.group_size(r));
      first_[tree] = std::min(first_[tree], r.value);
    }
  }

  std::vector<std::uint32_t> trees_in_order() const {
    std::vector<std::uint32_t> trees;
    for (std::uint32_t tree = 0; tree < size_.size(); ++tree)
      if (size_[tree] > 1) trees.push_back(tree);
    std::ranges::sort(trees, [this](std::uint32_t x, std::uint32_t y) {
      return size_[x] != size_[y] ? size_[x] > size_[y] : first_[x] < first_[y];
    });
    return trees;
  }

  const DuplicateGroups& duplicates_;
  DisjointSets trees_;
  std::vector<SimilarityLink> weakest_;              // by tree, at its root
  std::vector<std::uint32_t> size_, place_, first_;  // likewise: documents, the next place to fill, first document
};

struct GroupLinks {
  std::vector<GroupLink> links, cut;
};

GroupLinks all_links(const JudgedRun& run, std::span<const DocumentIndex> members, double least,
                     const Progress& progress) {
  std::unordered_map<std::uint32_t, std::uint32_t> place;  // by representative
  std::unordered_set<std::uint64_t> added;
  std::vector<GroupLink> links, cut;
  for (std::uint32_t i = 0; i < members.size(); ++i) {
    const auto [first, is_first] = place.try_emplace(run.groups->representative(members[i]).value, i);
    if (!is_first) links.push_back({first->second, i});
  }
  for (const JudgedRun::DecidedLink& link : run.decided_links) {
    const JudgedRun::Decided& verdict = run.decided[link.verdict];
    const auto a = place.find(link.a.value), b = place.find(link.b.value);
    if (a == place.end() || b == place.end()) continue;
    if (verdict.makes(least)) added.insert(pair_key(link.a, link.b));
    if (verdict.cuts(least)) cut.push_back({a->second, b->second, verdict.measured, false, GroupLink::From::cut});
  }
  for_each_link(run, progress, [&](const SimilarityLink& link) {
    if (link.strength < least) return;
    const auto a = place.find(link.a.value), b = place.find(link.b.value);
    if (a == place.end() || b == place.end()) return;
    const bool by_verdict = added.contains(pair_key(link.a, link.b));
    const auto from = by_verdict ? GroupLink::From::added : GroupLink::From::run;
    links.push_back({a->second, b->second, link.similarity, false, from, link.strength});
  });
  return {std::move(links), std::move(cut)};
}

}  // namespace

double containment(const SimilarityLink& link, const RunResult& run) {
  if (link.similarity == 1) return 1;
  return containment(link.similarity, run.shingles->size(link.a), run.shingles->size(link.b),
                     run.recipe.verify.by != VerifyBy::exact);
}

Result<std::vector<std::uint32_t>> group_numbers(const JudgedRun& run, const Progress& progress) {
  Grouping grouping(*run.groups);
  for_each_link(run, progress, [&](const SimilarityLink& link) { grouping.join(link); });
  if (progress.cancelled()) return cancelled();
  const DocumentGroups groups = grouping.groups();
  std::vector<std::uint32_t> numbers(run.corpus->size());
  for (std::uint32_t group = 0; group < groups.size(); ++group)
    for (const DocumentIndex document : groups.members(group)) numbers[document] = group + 1;
  return numbers;
}

Result<SimilarityForest> SimilarityForest::make(const JudgedRun& run, const Progress& progress) {
  auto links = ForestMaker(run).make(progress);
  if (!links) return tl::unexpected(links.error());
  return SimilarityForest(std::move(*links), run.groups);
}

DocumentGroups SimilarityForest::groups_at(double least) const {
  Grouping grouping(*duplicates_);
  for (const SimilarityLink& link : links_) {
    if (link.strength < least) break;
    grouping.join(link);
  }
  return grouping.groups();
}

Result<std::vector<GroupLink>> group_links(const JudgedRun& run, std::span<const DocumentIndex> members, double least,
                                           std::size_t more, const Progress& progress) {
  auto [links, cut] = all_links(run, members, least, progress);
  if (progress.cancelled()) return cancelled();
  const auto stronger = [](const GroupLink& x, const GroupLink& y) {
    if (x.strength != y.strength) return x.strength > y.strength;
    if (x.similarity != y.similarity) return x.similarity > y.similarity;
    return std::pair(x.a, x.b) < std::pair(y.a, y.b);
  };
  std::ranges::sort(links, stronger);
  DisjointSets trees(members.size());  // Kruskal's algorithm
  for (GroupLink& link : links) link.in_tree = trees.join(link.a, link.b);
  std::ranges::stable_partition(links, &GroupLink::in_tree);
  const std::size_t tree = members.empty() ? 0 : members.size() - 1;
  links.resize(std::min(links.size(), tree + more));
  links.insert(links.end(), cut.begin(), cut.end());
  return links;
}

}  // namespace lookalike
