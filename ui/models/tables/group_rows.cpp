#include "ui/models/tables/group_rows.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>

namespace lookalike {
namespace {

GroupRows::Summary summary_of(std::span<const GroupMember> members) {
  GroupRows::Summary summary;
  summary.documents = static_cast<std::uint32_t>(members.size());
  summary.keeper = members.front().keeper;
  for (const GroupMember& member : members) {
    summary.chained += member.link == LinkKind::chained;
    summary.go += !member.stays();
  }
  return summary;
}

std::vector<std::uint32_t> order_of(const GroupRows& rows) {
  std::vector<std::uint32_t> order(rows.members.size());
  std::iota(order.begin(), order.end(), 0);
  const auto earlier = [&](std::uint32_t x, std::uint32_t y) {
    const GroupMember &one = rows.members[x], &other = rows.members[y];
    return one.stays() != other.stays() ? one.stays() : one.similarity > other.similarity;
  };
  for (std::size_t group = 0; group < rows.groups.size(); ++group)
    std::stable_sort(order.begin() + rows.groups.begin[group], order.begin() + rows.groups.begin[group + 1], earlier);
  return order;
}

}  // namespace

Result<std::shared_ptr<const GroupRows>> list_groups(const std::shared_ptr<const RunResult>& run,
                                                     const GroupChoice& choice, const GroupRows* known,
                                                     const Progress& progress) {
  auto rows = std::make_shared<GroupRows>();
  rows->run = run;
  rows->choice = choice;
  if (known && known->run == run) {
    rows->forest = known->forest;
  } else {
    auto forest = SimilarityForest::make(*run, progress);
    if (!forest) return tl::unexpected(forest.error());
    rows->forest = std::make_shared<const SimilarityForest>(std::move(*forest));
  }
  rows->groups = rows->forest->groups_at(choice.least);
  if (choice.least > 0) {
    auto numbers = group_numbers(*run, progress);
    if (!numbers) return tl::unexpected(numbers.error());
    rows->whole = std::move(*numbers);
  }
  auto members = choose_keepers(*run, rows->groups, choice.least, choice.rule, choice.drop, progress, choice.wishes);
  if (!members) return tl::unexpected(members.error());
  rows->members = std::move(*members);
  rows->order = order_of(*rows);
  for (std::size_t group = 0; group < rows->groups.size(); ++group) {
    rows->summaries.push_back(summary_of(rows->members_of(group)));
    rows->go += rows->summaries.back().go;
  }
  return std::shared_ptr<const GroupRows>(std::move(rows));
}

std::vector<GroupSizeBin> bins_by_size(const DocumentGroups& groups) {
  constexpr std::size_t kFew = 12;
  std::map<std::uint32_t, std::uint64_t> sizes;
  for (std::size_t group = 0; group < groups.size(); ++group)
    ++sizes[static_cast<std::uint32_t>(groups.members(group).size())];
  std::vector<GroupSizeBin> bins;
  for (const auto& [size, count] : sizes) {
    const std::uint32_t from = sizes.size() <= kFew ? size : std::bit_floor(size);
    const std::uint32_t to = sizes.size() <= kFew ? size : 2 * from - 1;
    if (bins.empty() || bins.back().from != from) bins.push_back({from, to, 0});
    bins.back().groups += count;
  }
  return bins;
}

}  // namespace lookalike
