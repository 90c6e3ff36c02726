#include "ui/models/tables/groups_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include "core/pipeline/engine.h"
#include "tests/support/stages.h"

namespace lookalike {
namespace {

/// Two pairs of similar texts, linked by a weaker pair: 8 of 9 words shared within a pair, 4 of 12 between.
std::shared_ptr<const RunResult> two_linked_pairs() {
  Recipe recipe;
  recipe.shingles.k = 1;
  recipe.verify.threshold = 0.25;
  recipe.lsh = {50, 2};
  const auto corpus = test::corpus_of({"a b c d e f g h", "a b c d e f g h i", "e f g h w x y z", "e f g h w x y z v"});
  return test::value_of(Engine(corpus).run(recipe, {}));
}

std::shared_ptr<const GroupRows> rows_of(const std::shared_ptr<const RunResult>& run, double least) {
  GroupChoice choice;
  choice.least = least;
  return test::value_of(list_groups(run, choice, nullptr, {}));
}

TEST(GroupsModel, groups_that_merge_leave_one_valid_index_for_each_row) {
  const auto run = two_linked_pairs();
  const auto apart = rows_of(run, 0.8), merged = rows_of(run, 0);
  ASSERT_EQ(apart->groups.size(), 2U);
  ASSERT_EQ(merged->groups.size(), 1U);
  GroupsModel model;
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.set_rows(apart);
  std::vector<QPersistentModelIndex> held;
  for (int group = 0; group < 2; ++group) {
    held.emplace_back(model.index(group, 0));
    for (int member = 0; member < 2; ++member) held.emplace_back(model.index(member, 0, model.index(group, 0)));
  }
  model.set_rows(merged);
  EXPECT_NE(held[0].isValid(), held[3].isValid()) << "one of both groups keeps its row";
  for (std::size_t i = 0; i < held.size(); ++i)
    for (std::size_t other = i + 1; other < held.size(); ++other)
      EXPECT_TRUE(!held[i].isValid() || held[i] != held[other]) << i << ' ' << other;
  for (const std::size_t member : {1, 2, 4, 5}) {
    ASSERT_TRUE(held[member].isValid()) << "its document is in the merged group";
    EXPECT_EQ(held[member].parent(), model.index(0, 0));
  }
  model.set_rows(apart);
  EXPECT_EQ(model.rowCount(), 2);
}

}  // namespace
}  // namespace lookalike
