#include "core/query/filter/pair_filter.h"

#include <gmock/gmock.h>

#include <cmath>
#include <map>
#include <set>

#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using testing::ElementsAre;

class Listing : public testing::Test {
 protected:
  static std::shared_ptr<const RunResult> make_run() {
    Recipe recipe;
    recipe.verify.threshold = 0.3;
    return Engine(load_corpus({std::string(kBuiltinCorpus)}, {}, {}).value()).run(recipe, {}).value();
  }
  std::vector<std::uint32_t> listed(const PairListing& listing) const {
    return list_positions(listing, *run_, pairs_, {}).value();
  }
  /// Sets of documents connected by pairs, by repeated merging.
  std::vector<std::set<std::uint32_t>> connected(double least = 0) const {
    std::vector<std::set<std::uint32_t>> groups;
    for (const SimilarPair& pair : pairs_) {
      if (pair.jaccard < least) continue;
      std::set<std::uint32_t> all{pair.a.value, pair.b.value};
      std::erase_if(groups, [&](const auto& group) {
        const bool meets = group.contains(pair.a.value) || group.contains(pair.b.value);
        if (meets) all.insert(group.begin(), group.end());
        return meets;
      });
      groups.push_back(all);
    }
    return groups;
  }

  std::shared_ptr<const RunResult> run_ = make_run();
  std::vector<SimilarPair> pairs_ = run_->similar->first(100'000);
};

TEST_F(Listing, with_one_row_per_group_has_the_first_pair_of_each) {
  const auto groups = connected();
  const auto rows = listed({{}, IdenticalPairs::with, true, 0});
  EXPECT_EQ(rows.size(), groups.size());
  EXPECT_LT(rows.size(), pairs_.size());
  for (const auto& group : groups) {
    const auto first = std::ranges::find_if(pairs_, [&](const auto& pair) { return group.contains(pair.a.value); });
    EXPECT_THAT(rows, testing::Contains(static_cast<std::uint32_t>(first - pairs_.begin())));
  }
}

/// Pairs that the filter excludes still connect those that it passes.
TEST_F(Listing, with_one_row_per_group_uses_the_groups_of_the_whole_run) {
  const PairFilter strong = PairFilter::parse("j>=0.6").value();
  std::vector<std::uint32_t> expected;
  for (const auto& group : connected()) {
    const auto first = std::ranges::find_if(
        pairs_, [&](const auto& pair) { return pair.jaccard >= 0.6 && group.contains(pair.a.value); });
    if (first != pairs_.end()) expected.push_back(static_cast<std::uint32_t>(first - pairs_.begin()));
  }
  std::ranges::sort(expected);
  EXPECT_EQ(listed({strong, IdenticalPairs::with, true, 0}), expected);
  EXPECT_LT(expected.size(), connected(0.6).size()) << "otherwise this proves nothing";
}

TEST_F(Listing, of_a_sample_has_the_requested_number_per_stratum_and_is_reproducible) {
  std::map<int, int> all, drawn;
  const auto stratum = [this](std::uint32_t i) {
    return std::min(19, static_cast<int>(std::floor(pairs_[i].jaccard * 20 + 1e-9)));
  };
  for (std::uint32_t i = 0; i < pairs_.size(); ++i) ++all[stratum(i)];
  const PairListing listing{{}, IdenticalPairs::with, false, 7};
  const auto rows = listed(listing);
  for (const std::uint32_t i : rows) ++drawn[stratum(i)];
  for (const auto& [s, count] : all) EXPECT_EQ(drawn[s], std::min(7, count)) << s;
  EXPECT_TRUE(std::ranges::is_sorted(rows));
  EXPECT_EQ(listed(listing), rows);
  EXPECT_GT(all.size(), 5U);
}

TEST_F(Listing, omits_identical_pairs_and_those_that_the_filter_excludes) {
  const PairFilter filter = PairFilter::parse("j>=0.6").value();
  std::vector<std::uint32_t> expected;
  for (std::uint32_t i = 0; i < pairs_.size(); ++i)
    if (pairs_[i].jaccard >= 0.6 &&
        run_->groups->representative(pairs_[i].a) != run_->groups->representative(pairs_[i].b))
      expected.push_back(i);
  EXPECT_EQ(listed({filter, IdenticalPairs::without, false, 0}), expected);
  EXPECT_EQ(listed({}).size(), pairs_.size());
}

TEST_F(Listing, of_a_group_number_has_the_pairs_of_that_group) {
  const auto groups = connected();
  std::vector<std::size_t> sizes;
  for (const auto& group : groups) sizes.push_back(group.size());
  std::ranges::sort(sizes, std::greater{});
  std::set<std::uint32_t> documents;
  for (const std::uint32_t i : listed({PairFilter::parse("group:1").value(), IdenticalPairs::with, false, 0}))
    documents.insert({pairs_[i].a.value, pairs_[i].b.value});
  EXPECT_THAT(groups, testing::Contains(documents));
  EXPECT_EQ(documents.size(), sizes[0]);
  EXPECT_THAT(listed({PairFilter::parse("group:99999").value(), IdenticalPairs::with, false, 0}), ElementsAre());
}

TEST(Lots, put_every_pair_first_equally_often) {
  std::array<int, 10> first{};
  constexpr std::size_t kDraws = 2'000;
  for (std::size_t draw = 0; draw < kDraws; ++draw) {
    std::vector<std::uint64_t> lots;
    for (std::size_t i = 0; i < first.size(); ++i)
      lots.push_back(lot_of(DocumentIndex(draw), DocumentIndex(draw + 1 + i)));
    ++first[static_cast<std::size_t>(std::ranges::min_element(lots) - lots.begin())];
  }
  // Binomial with p = 0.1: mean 200, standard deviation 13.4.
  for (const int count : first) EXPECT_NEAR(count, 200, 4.5 * 13.4);
}

}  // namespace
}  // namespace lookalike
