#include "ui/models/tables/group_rows.h"

#include <bit>
#include <map>
#include <numeric>
#include <tuple>

namespace lookalike {
namespace {

GroupRows::Summary summary_of(std::span<const GroupMember> members) {
  GroupRows::Summary summary;
  summary.documents = static_cast<std::uint32_t>(members.size());
  summary.keeper = members.front().keeper;
  for (const GroupMember& member : members) {
    summary.chained += member.link == LinkKind::chained;
    summary.judged_different += member.link == LinkKind::judged_different;
    summary.go += !member.stays();
  }
  return summary;
}

/// Exact duplicates of a group: a range of places of members.
struct EqualMembers {
  std::uint32_t begin = 0, end = 0;
};

/// Orders the members of a group, and finds the beginnings of exact duplicates.
class MemberOrder {
 public:
  explicit MemberOrder(GroupRows& rows) : rows_(rows) {
    rows_.order.resize(rows_.members.size());
    std::iota(rows_.order.begin(), rows_.order.end(), 0);
  }

  void add_group(std::size_t group) {
    rows_.first_set.push_back(static_cast<std::uint32_t>(rows_.sets.size()));
    const std::uint32_t begin = rows_.groups.begin[group], end = rows_.groups.begin[group + 1];
    std::sort(at(begin), at(end), [this](std::uint32_t x, std::uint32_t y) { return key(x) < key(y); });
    std::vector<EqualMembers> equal;
    for (std::uint32_t i = begin; i < end; ++i) {
      if (i == begin || set_of(rows_.order[i]) != set_of(rows_.order[i - 1])) equal.push_back({i, i});
      equal.back().end = i + 1;
    }
    std::ranges::sort(equal, [this](const EqualMembers& x, const EqualMembers& y) { return comes_before(x, y); });
    std::vector<std::uint32_t> order;
    for (const EqualMembers& set : equal) {
      rows_.sets.push_back(begin + static_cast<std::uint32_t>(order.size()));
      order.insert(order.end(), at(set.begin), at(set.end));
    }
    std::ranges::copy(order, at(begin));
  }

  void finish() {
    rows_.first_set.push_back(static_cast<std::uint32_t>(rows_.sets.size()));
    rows_.sets.push_back(static_cast<std::uint32_t>(rows_.order.size()));
  }

 private:
  std::vector<std::uint32_t>::iterator at(std::uint32_t place) { return rows_.order.begin() + place; }
  const GroupMember& member(std::uint32_t place) const { return rows_.members[place]; }
  DocumentIndex set_of(std::uint32_t place) const {
    return rows_.judged->groups->representative(member(place).document);
  }
  /// Exact duplicates are adjacent, the keeper first.
  std::tuple<DocumentIndex, bool, DocumentIndex> key(std::uint32_t place) const {
    return {set_of(place), !member(place).stays(), member(place).document};
  }
  bool comes_before(const EqualMembers& x, const EqualMembers& y) const {
    const GroupMember &one = member(rows_.order[x.begin]), &other = member(rows_.order[y.begin]);
    if (one.stays() != other.stays()) return one.stays();
    if (one.similarity != other.similarity) return one.similarity > other.similarity;
    return one.document < other.document;
  }

  GroupRows& rows_;
};

double key_of(const GroupRows& rows, std::size_t group) {
  const GroupRows::Summary& summary = rows.summaries[group];
  switch (rows.choice.order) {
    case GroupOrder::documents:
      return summary.documents;
    case GroupOrder::weakest:
      return rows.groups.weakest[group].similarity;
    case GroupOrder::chained:
      return summary.chained + summary.judged_different;
    case GroupOrder::gone:
      return summary.go;
    default:
      return static_cast<double>(group);
  }
}

/// Ties stay in the order of the group numbers.
void list(GroupRows& rows) {
  rows.listed.resize(rows.groups.size());
  std::iota(rows.listed.begin(), rows.listed.end(), 0);
  const double sign = rows.choice.descending ? -1 : 1;
  std::ranges::stable_sort(rows.listed, {}, [&](std::uint32_t group) { return sign * key_of(rows, group); });
  rows.row.resize(rows.listed.size());
  for (std::uint32_t row = 0; row < rows.listed.size(); ++row) rows.row[rows.listed[row]] = row;
}

/// Reuses the known forest if nothing has changed.
Result<KeeperPlaces> places_of(const RunResult& run, const GroupChoice& choice, const GroupRows* known,
                               const Progress& progress) {
  const bool holds = known && known->run->corpus == run.corpus && known->choice.keepers == choice.keepers;
  return holds ? Result<KeeperPlaces>(known->places) : find_keepers(*run.corpus, choice.keepers, progress);
}

}  // namespace

Result<std::shared_ptr<const GroupRows>> list_groups(const std::shared_ptr<const RunResult>& run,
                                                     const GroupChoice& choice, const GroupRows* known,
                                                     const Progress& progress) {
  auto rows = std::make_shared<GroupRows>();
  rows->run = run;
  rows->choice = choice;
  if (known && known->run == run && known->choice.verdicts == choice.verdicts) {
    rows->judged = known->judged;
    rows->forest = known->forest;
  } else {
    auto judged = judge_run(*run, choice.verdicts, progress);
    if (!judged) return tl::unexpected(judged.error());
    rows->judged = std::make_shared<const JudgedRun>(std::move(*judged));
    auto forest = SimilarityForest::make(*rows->judged, progress);
    if (!forest) return tl::unexpected(forest.error());
    rows->forest = std::make_shared<const SimilarityForest>(std::move(*forest));
  }
  rows->groups = rows->forest->groups_at(choice.least);
  if (choice.least > 0) {
    auto numbers = group_numbers(*rows->judged, progress);
    if (!numbers) return tl::unexpected(numbers.error());
    rows->whole = std::move(*numbers);
  }
  auto places = places_of(*run, choice, known, progress);
  if (!places) return tl::unexpected(places.error());
  rows->places = std::move(*places);
  rows->chosen = documents_of(rows->places);
  const KeeperWishes wishes{rows->chosen, choice.values};
  auto members = choose_keepers(*rows->judged, rows->groups, choice.least, choice.rule, choice.drop, progress, wishes);
  if (!members) return tl::unexpected(members.error());
  rows->members = std::move(*members);
  const auto effects =
      verdict_effects(*run, *rows->judged, rows->members, choice.least, choice.rule, choice.drop, progress, wishes);
  if (!effects) return tl::unexpected(effects.error());
  rows->effects = *effects;
  MemberOrder order(*rows);
  for (std::size_t group = 0; group < rows->groups.size(); ++group) {
    order.add_group(group);
    rows->summaries.push_back(summary_of(rows->members_of(group)));
    rows->go += rows->summaries.back().go;
  }
  order.finish();
  list(*rows);
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
