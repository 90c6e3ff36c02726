#include "core/query/groups/groups.h"

#include <gmock/gmock.h>

#include <cmath>
#include <functional>
#include <map>
#include <random>
#include <set>

#include "core/query/groups/keepers.h"
#include "core/similarity/similar_pairs.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using Group = std::set<std::uint32_t>;
using Pairs = std::map<std::pair<std::uint32_t, std::uint32_t>, double>;

/// Families that drift, so that their ends are connected only by chains, with exact copies among them.
std::vector<std::string> drifting_families(unsigned seed) {
  std::mt19937 random(seed);
  std::vector<std::string> texts;
  for (int family = 0; family < 25; ++family) {
    std::vector<std::string> words;
    for (int i = 0; i < 30; ++i) words.push_back("w" + std::to_string(random() % 3000));
    for (unsigned member = 0; member < 2 + random() % 8; ++member) {
      std::string text;
      for (const std::string& word : words) text += word + ' ';
      texts.push_back(text);
      if (random() % 3 == 0) texts.push_back(text + std::string(random() % 5, ' '));  // a copy
      for (int edit = 0; edit < 3; ++edit) words[random() % words.size()] = "e" + std::to_string(random() % 3000);
    }
  }
  std::shuffle(texts.begin(), texts.end(), random);
  return texts;
}

std::shared_ptr<const RunResult> run_of(const std::vector<std::string>& texts, VerifyBy by = VerifyBy::exact,
                                        unsigned threads = 0) {
  Recipe recipe;
  recipe.shingles.k = 1;
  recipe.lsh = {20, 4, 0};
  recipe.verify = {0.7, by, 0};
  const ThreadLimit limit(threads);
  return Engine(test::corpus_of(texts)).run(recipe, {}).value();
}

/// Every similar pair of documents with its similarity, copies expanded.
Pairs pairs_of(const RunResult& run) {
  Pairs pairs;
  const bool exact = run.recipe.verify.by == VerifyBy::exact;
  run.similar->for_each([&](const SimilarPair& pair) {
    const bool copies = run.groups->representative(pair.a) == run.groups->representative(pair.b);
    pairs[{pair.a.value, pair.b.value}] = copies ? 1 : exact ? pair.jaccard : pair.estimate();
    return true;
  });
  return pairs;
}

/// Connected groups by repeated merging of sets.
std::set<Group> connected(const Pairs& pairs, double least) {
  std::map<std::uint32_t, std::shared_ptr<Group>> group_of;
  for (const auto& [pair, similarity] : pairs) {
    if (similarity < least) continue;
    for (const std::uint32_t document : {pair.first, pair.second})
      if (!group_of[document]) group_of[document] = std::make_shared<Group>(Group{document});
    const auto one = group_of[pair.first], other = group_of[pair.second];
    if (one == other) continue;
    one->insert(other->begin(), other->end());
    for (const std::uint32_t document : *other) group_of[document] = one;
  }
  std::set<Group> groups;
  for (const auto& [document, group] : group_of) groups.insert(*group);
  return groups;
}

Group group_at(const DocumentGroups& groups, std::size_t i) {
  Group members;
  for (const DocumentIndex document : groups.members(i)) members.insert(document.value);
  return members;
}

std::set<Group> all_of(const DocumentGroups& groups) {
  std::set<Group> all;
  for (std::size_t i = 0; i < groups.size(); ++i) all.insert(group_at(groups, i));
  return all;
}

std::shared_ptr<const RunResult> builtin(double threshold) {
  Recipe recipe;
  recipe.verify.threshold = threshold;
  return Engine(load_corpus({std::string(kBuiltinCorpus)}, {}, {}).value()).run(recipe, {}).value();
}

std::vector<std::shared_ptr<const RunResult>> runs() {
  return {run_of(drifting_families(1)), run_of(drifting_families(2), VerifyBy::signature), builtin(0.5)};
}

TEST(Groups, are_the_connected_components_of_the_pairs) {
  for (const auto& run : runs()) {
    const Pairs pairs = pairs_of(*run);
    const auto forest = SimilarityForest::make(*run, {}).value();
    for (const double least : {0.0, 0.75, 0.85, 0.95, 1.0})
      EXPECT_EQ(all_of(forest.groups_at(least)), connected(pairs, least)) << least;
  }
}

TEST(Groups, are_sorted_by_size_and_then_by_first_document) {
  const auto groups = SimilarityForest::make(*builtin(0.5), {}).value().groups_at(0);
  ASSERT_GT(groups.size(), 5U);
  for (std::size_t i = 1; i < groups.size(); ++i) {
    const auto before = groups.members(i - 1), here = groups.members(i);
    EXPECT_TRUE(before.size() > here.size() || (before.size() == here.size() && before[0] < here[0]));
    EXPECT_TRUE(std::is_sorted(here.begin(), here.end()));
  }
}

// Tried at every similarity: just above its weakest link, a group splits.
TEST(Groups, five_thousand_near_copies_with_millions_of_pairs_are_one_group) {
  constexpr std::uint32_t kCopies = 5'000;
  std::string common;
  for (int i = 0; i < 60; ++i) common += "w" + std::to_string(i) + ' ';
  std::vector<std::string> texts;
  for (std::uint32_t i = 0; i < kCopies; ++i) texts.push_back(common + "own" + std::to_string(i));
  const auto run = run_of(texts);
  EXPECT_EQ(run->similar->count(), std::uint64_t{kCopies} * (kCopies - 1) / 2);
  const DocumentGroups groups = SimilarityForest::make(*run, {}).value().groups_at(0);
  ASSERT_EQ(groups.size(), 1U);
  EXPECT_EQ(groups.members(0).size(), kCopies);
  EXPECT_NEAR(groups.weakest[0].similarity, 60.0 / 62, 1e-6);
  EXPECT_NEAR(containment(groups.weakest[0], *run), 60.0 / 61, 1e-6);
}

TEST(Groups, split_above_their_weakest_link) {
  for (const auto& run : runs()) {
    const Pairs pairs = pairs_of(*run);
    const auto groups = SimilarityForest::make(*run, {}).value().groups_at(0);
    for (std::size_t i = 0; i < groups.size(); ++i) {
      const Group group = group_at(groups, i);
      EXPECT_TRUE(connected(pairs, groups.weakest[i].similarity).contains(group));
      EXPECT_EQ(connected(pairs, std::nextafter(groups.weakest[i].similarity, 2)).contains(group), false);
    }
  }
}

TEST(Groups, are_the_same_for_any_number_of_threads) {
  const auto texts = drifting_families(3);
  const auto one = SimilarityForest::make(*run_of(texts, VerifyBy::exact, 1), {}).value();
  for (const unsigned threads : {2U, 4U}) {
    const auto other = SimilarityForest::make(*run_of(texts, VerifyBy::exact, threads), {}).value();
    EXPECT_TRUE(std::ranges::equal(one.links(), other.links())) << threads;
  }
}

class Keepers : public testing::TestWithParam<KeeperRule> {
 protected:
  std::vector<GroupMember> choose(DropRule drop) const {
    return choose_keepers(*run_, groups_, 0, GetParam(), drop, {}).value();
  }
  /// Larger is better: by brute force over all pairs of documents.
  double weight(std::uint32_t document) const {
    if (GetParam() == KeeperRule::longest)
      return static_cast<double>((*run_->corpus)[DocumentIndex(document)].text.size());
    double sum = 0;
    if (GetParam() == KeeperRule::central)
      for (const auto& [pair, similarity] : pairs_)
        if (pair.first == document || pair.second == document) sum += similarity;
    return sum;
  }
  bool is_pair(std::uint32_t a, std::uint32_t b) const { return pairs_.contains({std::min(a, b), std::max(a, b)}); }

  std::shared_ptr<const RunResult> run_ = run_of(drifting_families(4));
  Pairs pairs_ = pairs_of(*run_);
  DocumentGroups groups_ = SimilarityForest::make(*run_, {}).value().groups_at(0);
};

TEST_P(Keepers, is_the_best_of_its_group) {
  const auto members = choose(DropRule::all_but_keeper);
  ASSERT_EQ(members.size(), groups_.documents.size());
  int chained = 0;
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    const std::uint32_t keeper = members[groups_.begin[group]].keeper.value;
    for (std::size_t i = groups_.begin[group]; i < groups_.begin[group + 1]; ++i) {
      const GroupMember& member = members[i];
      EXPECT_EQ(member.keeper.value, keeper);
      const double here = weight(member.document.value), best = weight(keeper);
      EXPECT_TRUE(here < best + 1e-9) << member.document.value;
      EXPECT_EQ(member.link, member.document.value == keeper          ? LinkKind::keeper
                             : is_pair(member.document.value, keeper) ? LinkKind::direct
                                                                      : LinkKind::chained);
      chained += member.link == LinkKind::chained;
      if (member.link != LinkKind::direct) continue;
      EXPECT_EQ(member.similarity,
                (pairs_.at({std::min(member.document.value, keeper), std::max(member.document.value, keeper)})));
    }
  }
  EXPECT_GT(chained, 10) << "otherwise this proves little";
}

TEST_P(Keepers, of_direct_drops_are_paired_with_what_goes_but_not_with_each_other) {
  const auto members = choose(DropRule::direct);
  std::vector<std::uint32_t> kept;
  for (const GroupMember& member : members) {
    if (member.stays()) kept.push_back(member.document.value);
    EXPECT_TRUE(member.stays() || is_pair(member.document.value, member.keeper.value));
    EXPECT_NE(member.link, LinkKind::chained);
  }
  for (const std::uint32_t a : kept)
    for (const std::uint32_t b : kept) EXPECT_FALSE(a < b && is_pair(a, b)) << a << ' ' << b;
  EXPECT_GT(kept.size(), groups_.size());
}

class KeeperWishesTest : public testing::Test {
 protected:
  std::vector<GroupMember> choose(KeeperRule rule, const KeeperWishes& wishes, DropRule drop) const {
    return choose_keepers(*run_, groups_, 0, rule, drop, {}, wishes).value();
  }

  std::shared_ptr<const RunResult> run_ = run_of(drifting_families(4));
  DocumentGroups groups_ = SimilarityForest::make(*run_, {}).value().groups_at(0);
};

TEST_F(KeeperWishesTest, keep_a_chosen_keeper_even_if_it_is_a_copy) {
  const auto copy =
      std::ranges::find_if(groups_.documents, [this](DocumentIndex d) { return run_->groups->representative(d) != d; });
  ASSERT_NE(copy, groups_.documents.end());
  for (const DropRule drop : {DropRule::all_but_keeper, DropRule::direct}) {
    const auto plain = choose(KeeperRule::longest, {}, drop);
    const auto members = choose(KeeperRule::longest, {{*copy}, nullptr}, drop);
    for (std::size_t i = 0; i < members.size(); ++i) {
      const DocumentIndex document = members[i].document;
      if (document == *copy) {
        EXPECT_TRUE(members[i].stays());
        EXPECT_EQ(members[i].link, LinkKind::keeper);
      }
      if (document == run_->groups->representative(*copy)) {
        EXPECT_EQ(members[i].keeper, *copy);
        EXPECT_EQ(members[i].link, LinkKind::direct);
      }
    }
    for (std::size_t group = 0; group < groups_.size(); ++group) {
      const auto documents = groups_.members(group);
      if (std::ranges::find(documents, *copy) != documents.end()) continue;
      for (std::size_t i = groups_.begin[group]; i < groups_.begin[group + 1]; ++i) EXPECT_EQ(members[i], plain[i]);
    }
  }
}

TEST_F(KeeperWishesTest, keep_the_earliest_of_exact_duplicates_that_were_all_chosen) {
  const auto copy =
      std::ranges::find_if(groups_.documents, [this](DocumentIndex d) { return run_->groups->representative(d) != d; });
  ASSERT_NE(copy, groups_.documents.end());
  const DocumentIndex first = run_->groups->representative(*copy);
  for (const auto& chosen : {std::vector{first, *copy}, std::vector{*copy, first}})
    for (const GroupMember& member : choose(KeeperRule::longest, {chosen, nullptr}, DropRule::all_but_keeper)) {
      const bool is_copy = member.document == *copy;
      EXPECT_TRUE(!is_copy || member.keeper == first);
    }
}

TEST(KeepersOfEqualSets, are_the_longest_text_and_the_earliest_among_equally_long_ones) {
  const auto run = run_of({"one two three four", "One, two -- three; four!", "one, two -- three; four!", "Fine"});
  const auto groups = SimilarityForest::make(*run, {}).value().groups_at(0);
  for (const DropRule drop : {DropRule::all_but_keeper, DropRule::direct}) {
    const auto members = choose_keepers(*run, groups, 0, KeeperRule::longest, drop, {}).value();
    ASSERT_EQ(members.size(), 3u);
    for (const GroupMember& member : members) EXPECT_EQ(member.keeper, DocumentIndex(1));
  }
}

TEST_F(KeeperWishesTest, keep_the_largest_value_of_each_group) {
  std::mt19937 random(9);
  std::vector<double> values(run_->corpus->size());
  for (double& value : values) value = random() % 4 == 0 ? NAN : static_cast<double>(random() % 1000);
  const KeeperWishes wishes{{}, std::make_shared<const std::vector<double>>(values)};
  const auto members = choose(KeeperRule::highest, wishes, DropRule::all_but_keeper);
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    double best = -1;
    for (const DocumentIndex document : groups_.members(group))
      if (!std::isnan(values[document])) best = std::max(best, values[document]);
    const DocumentIndex keeper = members[groups_.begin[group]].keeper;
    if (best >= 0) {
      EXPECT_EQ(values[keeper], best);
    }
  }
}

TEST(GroupNumbers, are_those_of_the_groups_in_their_order) {
  const auto run = builtin(0.5);
  const auto groups = SimilarityForest::make(*run, {}).value().groups_at(0);
  const auto numbers = group_numbers(*run, {}).value();
  std::vector<std::uint32_t> expected(run->corpus->size(), 0);
  for (std::uint32_t i = 0; i < groups.size(); ++i)
    for (const DocumentIndex document : groups.members(i)) expected[document] = i + 1;
  EXPECT_EQ(numbers, expected);
}

TEST(GroupLinks, are_the_pairs_of_the_group_with_its_tree_first) {
  for (const auto& run : runs()) {
    const Pairs pairs = pairs_of(*run);
    const auto groups = SimilarityForest::make(*run, {}).value().groups_at(0);
    for (std::size_t group = 0; group < std::min<std::size_t>(groups.size(), 5); ++group) {
      const auto members = groups.members(group);
      const auto links = group_links(*run, members, 0, 100'000, {}).value();
      double weakest = 1;
      for (std::size_t i = 0; i < links.size(); ++i) {
        EXPECT_EQ(links[i].in_tree, i + 1 < members.size());
        if (links[i].in_tree) weakest = std::min(weakest, links[i].similarity);
        const auto [a, b] = std::minmax(members[links[i].a].value, members[links[i].b].value);
        EXPECT_EQ(pairs.at({a, b}), links[i].similarity);
      }
      EXPECT_EQ(weakest, groups.weakest[group].similarity);
      std::size_t between_different = 0;  // of the pairs of different documents, one of each set of copies
      for (const auto& [pair, similarity] : pairs) {
        const DocumentIndex a(pair.first), b(pair.second);
        between_different += run->groups->is_representative(a) && run->groups->is_representative(b) &&
                             group_at(groups, group).contains(pair.first);
      }
      const auto copies =
          std::ranges::count_if(members, [&](DocumentIndex d) { return !run->groups->is_representative(d); });
      EXPECT_EQ(links.size(), between_different + static_cast<std::size_t>(copies));
      EXPECT_EQ(group_links(*run, members, 0, 0, {}).value().size(), members.size() - 1);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Rules, Keepers, testing::Values(KeeperRule::first, KeeperRule::longest, KeeperRule::central));

}  // namespace
}  // namespace lookalike
