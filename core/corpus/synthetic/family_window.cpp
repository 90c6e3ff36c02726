#include "core/corpus/synthetic/family_window.h"

#include <iterator>

#include "core/corpus/synthetic/edits.h"

namespace lookalike::generation {
namespace {

constexpr std::uint32_t kCopies = 10;  // percent of members that are exact copies of an earlier one

// Thousandths. Relatives of relatives are less similar, so very close and very distant targets need their own share.
std::uint32_t draw_target(std::uint32_t closeness, Random& random) {
  const std::uint32_t percent = random.below(100);
  if (percent < 15) return random.between(850, 999);
  if (percent < 28) return random.between(50, 250);
  return random.between(closeness * 2 / 3, 999);
}

}  // namespace

std::uint32_t FamilyWindow::draw_size(Random& random) {
  constexpr std::uint32_t kSizes[] = {2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8};
  if (random.chance(3)) return random.between(9, kMostMembers);
  return kSizes[random.below(std::size(kSizes))];
}

std::uint64_t FamilyWindow::begin(Story story, std::uint32_t members) {
  Random nearness(++begun_ * 0xD1342543DE82EF95u);
  Family family{begun_, members - 1, nearness.below(1'000), {}};
  family.members.push_back(std::move(story));
  open_.push_back(std::move(family));
  pending_ += members - 1;
  return begun_;
}

FamilyWindow::Member FamilyWindow::next(const Writer& writer, Random& random) {
  // From the older half, so that neither order nor distance is regular.
  const auto chosen = open_.begin() + random.below((open_.size() + 1) / 2);
  Family family = std::move(*chosen);
  open_.erase(chosen);

  const bool from_first = random.chance(60);
  const Story& parent = family.members[from_first ? 0 : random.below(family.members.size())];
  const std::uint32_t target = draw_target(family.closeness, random);
  Member member{random.chance(kCopies) ? parent : edited(parent, target, writer, random), family.id};
  --pending_;
  if (--family.left > 0) {
    family.members.push_back(member.story);
    open_.push_back(std::move(family));
  }
  return member;
}

}  // namespace lookalike::generation
