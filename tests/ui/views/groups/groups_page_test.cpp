#include "ui/views/groups/groups_page.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSlider>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>

#include "core/exchange/group_files.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/run_files/groups_export.h"
#include "ui/models/text/number_text.h"
#include "ui/session/session.h"
#include "ui/views/pairs/side_by_side.h"

namespace lookalike {
namespace {

class GroupsPageTest : public testing::Test {
 protected:
  void SetUp() override {
    Recipe recipe;
    recipe.verify.threshold = 0.4;
    session.start_with(recipe);
    window.resize(1280, 800);
    window.show();
    trigger("page_5");
    session.open({std::string(kBuiltinCorpus)});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && page()->rows(); }));
  }
  template <typename Widget>
  Widget* find(const char* name) const {
    return window.findChild<Widget*>(QLatin1String(name));
  }
  GroupsPage* page() const { return window.findChild<GroupsPage*>(); }
  void trigger(const char* action) { find<QAction>(action)->trigger(); }
  /// The groups that the core makes under a choice.
  DocumentGroups expected(double least) const {
    return SimilarityForest::make(*session.result(), {}).value().groups_at(least);
  }
  std::vector<GroupMember> members(const GroupChoice& choice) const {
    return choose_keepers(*session.result(), expected(choice.least), choice.least, choice.rule, choice.drop, {})
        .value();
  }
  bool shows(const GroupChoice& choice) const {
    return page()->rows()->choice == choice && page()->rows()->members == members(choice);
  }
  /// Documents that are similar by a chain alone, of all groups shown.
  std::uint64_t chained() const {
    std::uint64_t sum = 0;
    for (const auto& summary : page()->rows()->summaries) sum += summary.chained;
    return sum;
  }

  Session session;
  MainWindow window{session};
};

TEST_F(GroupsPageTest, lists_the_groups_of_the_core_largest_first) {
  const DocumentGroups groups = expected(0);
  auto* table = find<QTableView>("groups.table");
  ASSERT_EQ(table->model()->rowCount(), static_cast<int>(groups.size()));
  for (int row = 0; row < table->model()->rowCount(); ++row) {
    const auto group = static_cast<std::size_t>(row);
    EXPECT_EQ(table->model()->index(row, 0).data().toString(), count_text(groups.members(group).size()));
    EXPECT_EQ(table->model()->index(row, 1).data().toString(), QString::number(groups.weakest[group], 'f', 3));
  }
  EXPECT_EQ(find<QLabel>("groups.count")->text(), count_text(groups.size(), "group", "groups"));
}

TEST_F(GroupsPageTest, breaks_links_at_the_slider_and_at_the_field) {
  find<QSlider>("groups.break_slider")->setValue(700);
  EXPECT_DOUBLE_EQ(find<QDoubleSpinBox>("groups.break")->value(), 0.7);
  EXPECT_TRUE(wait_until([this] { return shows({0.7, KeeperRule::first, DropRule::all_but_keeper}); }));
  EXPECT_NE(expected(0.7).documents, expected(0).documents) << "otherwise this proves nothing";
  find<QDoubleSpinBox>("groups.break")->setValue(0.9);
  EXPECT_EQ(find<QSlider>("groups.break_slider")->value(), 900);
  EXPECT_TRUE(wait_until([this] { return shows({0.9, KeeperRule::first, DropRule::all_but_keeper}); }));
}

TEST_F(GroupsPageTest, keeps_by_the_rule_and_drops_directly) {
  find<QComboBox>("groups.rule")->setCurrentIndex(1);
  EXPECT_TRUE(wait_until([this] { return shows({0, KeeperRule::longest, DropRule::all_but_keeper}); }));
  find<QComboBox>("groups.rule")->setCurrentIndex(2);
  EXPECT_TRUE(wait_until([this] { return shows({0, KeeperRule::central, DropRule::all_but_keeper}); }));
  const std::uint64_t go = page()->rows()->go, chains = chained();
  ASSERT_GT(chains, 0U) << "otherwise this proves nothing";
  find<QCheckBox>("groups.direct")->setChecked(true);
  EXPECT_TRUE(wait_until([this] { return shows({0, KeeperRule::central, DropRule::direct}); }));
  EXPECT_LT(page()->rows()->go, go);
  EXPECT_EQ(chained(), 0U);
}

TEST_F(GroupsPageTest, shows_one_member_beside_its_keeper_and_two_beside_each_other) {
  auto* table = find<QTableView>("groups.members");
  ASSERT_GT(table->model()->rowCount(), 2);
  const auto* model = static_cast<MembersModel*>(table->model());
  table->selectRow(2);
  EXPECT_EQ(page()->current_document(), model->at_row(2).document);
  const auto text = [this](const char* side) {
    return page()->documents()->findChild<QPlainTextEdit*>(QLatin1String(side))->toPlainText();
  };
  const QString keeper = text("left_text"), second = text("right_text");
  table->selectionModel()->select(table->model()->index(1, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
  EXPECT_NE(text("left_text"), keeper);
  EXPECT_TRUE(text("left_text") == second || text("right_text") == second);
}

TEST_F(GroupsPageTest, follows_the_recipe) {
  Recipe other = session.recipe();
  other.verify.threshold = 0.8;
  session.edit(other, {});
  ASSERT_TRUE(wait_until([&] { return !session.busy() && session.result()->recipe == other; }));
  EXPECT_TRUE(wait_until([this] { return page()->rows()->run == session.result(); }));
  EXPECT_TRUE(shows({0, KeeperRule::first, DropRule::all_but_keeper}));
}

TEST_F(GroupsPageTest, exports_what_the_command_line_writes) {
  const QTemporaryDir folder;
  for (const auto& [file, name] :
       {std::pair(GroupFile::groups, "groups.csv"), {GroupFile::drop, "drop.csv"}, {GroupFile::clean, "clean.jsonl"}}) {
    const QString path = folder.filePath(QLatin1String(name));
    auto* job = new GroupsExport(session, page()->rows(), file, &window);
    QSignalSpy done(job, &FileExport::done);
    job->write(path);
    ASSERT_TRUE(wait_until([&] { return !done.empty(); }));
    QFile written(path);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    const qsizetype lines = written.readAll().count('\n');
    const auto all = static_cast<qsizetype>(session.result()->corpus->size());
    const auto in_groups = static_cast<qsizetype>(page()->rows()->members.size());
    const auto go = static_cast<qsizetype>(page()->rows()->go);
    EXPECT_EQ(lines, file == GroupFile::groups ? in_groups + 1 : file == GroupFile::drop ? go + 1 : all - go);
  }
}

}  // namespace
}  // namespace lookalike
