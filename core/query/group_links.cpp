#include "core/query/group_links.h"

#include <algorithm>
#include <unordered_map>

#include "core/query/disjoint_sets.h"
#include "core/query/similar_links.h"

namespace lookalike {
namespace {

std::vector<GroupLink> all_links(const RunResult& run, std::span<const DocumentIndex> members, double least,
                                 const Progress& progress) {
  std::unordered_map<std::uint32_t, std::uint32_t> place;  // of each representative
  std::vector<GroupLink> links;
  for (std::uint32_t i = 0; i < members.size(); ++i) {
    const auto [first, is_first] = place.try_emplace(run.groups->representative(members[i]).value, i);
    if (!is_first) links.push_back({first->second, i});
  }
  for_each_link(run, progress, [&](const SimilarityLink& link) {
    if (link.similarity < least) return;
    const auto a = place.find(link.a.value), b = place.find(link.b.value);
    if (a != place.end() && b != place.end()) links.push_back({a->second, b->second, link.similarity});
  });
  return links;
}

}  // namespace

Result<std::vector<GroupLink>> group_links(const RunResult& run, std::span<const DocumentIndex> members, double least,
                                           std::size_t more, const Progress& progress) {
  auto links = all_links(run, members, least, progress);
  if (progress.cancelled()) return cancelled();
  const auto stronger = [](const GroupLink& x, const GroupLink& y) {
    if (x.similarity != y.similarity) return x.similarity > y.similarity;
    return std::pair(x.a, x.b) < std::pair(y.a, y.b);
  };
  std::ranges::sort(links, stronger);
  DisjointSets trees(members.size());  // Kruskal's algorithm
  for (GroupLink& link : links) link.in_tree = trees.join(link.a, link.b);
  std::ranges::stable_partition(links, &GroupLink::in_tree);
  const std::size_t tree = members.empty() ? 0 : members.size() - 1;
  links.resize(std::min(links.size(), tree + more));
  return links;
}

}  // namespace lookalike
