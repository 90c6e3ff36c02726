#include "ui/views/groups/groups_page.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSlider>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>
#include <map>
#include <set>

#include "core/exchange/pairs/group_files.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/exports/exports.h"
#include "ui/main_window/main_window.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/views/corpus/corpus_page.h"
#include "ui/views/groups/chosen_keepers.h"
#include "ui/views/groups/group_drawing.h"
#include "ui/views/groups/group_tree.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

class GroupsPageTest : public testing::Test {
 protected:
  void SetUp() override {
    QSettings().remove(QStringLiteral("groups"));
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
  GroupTree* tree() const { return page()->tree(); }
  const GroupsModel* model() const { return static_cast<const GroupsModel*>(tree()->model()); }
  static QString cell(const QModelIndex& row, GroupColumn column) {
    return row.siblingAtColumn(static_cast<int>(column)).data().toString();
  }
  /// A document of the first group, in the order of its rows.
  QModelIndex member(int row) const { return model()->index(row, 0, tree()->row_of(0)); }
  DocumentIndex document(int row) const { return model()->member_at(member(row))->document; }
  void trigger(const char* action) { find<QAction>(action)->trigger(); }
  /// The groups that the core finds with a choice of options.
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
  /// Documents in all shown groups that are similar only through a chain.
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
  ASSERT_EQ(model()->rowCount(), static_cast<int>(groups.size()));
  for (int row = 0; row < model()->rowCount(); ++row) {
    const auto group = static_cast<std::size_t>(row);
    EXPECT_EQ(cell(tree()->row_of(group), GroupColumn::documents), count_text(groups.members(group).size()));
    char weakest[16];
    std::snprintf(weakest, sizeof weakest, "%.3f", groups.weakest[group].similarity);
    EXPECT_EQ(cell(tree()->row_of(group), GroupColumn::weakest), QString::fromLatin1(weakest));
  }
  EXPECT_EQ(find<QLabel>("groups.count")->text(), count_text(groups.size(), "group", "groups"));
}

TEST_F(GroupsPageTest, breaks_links_with_the_slider_and_the_field) {
  find<QSlider>("groups.break_slider")->setValue(700);
  EXPECT_DOUBLE_EQ(find<QDoubleSpinBox>("groups.break")->value(), 0.7);
  EXPECT_TRUE(wait_until([this] { return shows({0.7, KeeperRule::first, DropRule::all_but_keeper}); }));
  EXPECT_NE(expected(0.7).documents, expected(0).documents) << "otherwise this proves nothing";
  find<QDoubleSpinBox>("groups.break")->setValue(0.9);
  EXPECT_EQ(find<QSlider>("groups.break_slider")->value(), 900);
  EXPECT_TRUE(wait_until([this] { return shows({0.9, KeeperRule::first, DropRule::all_but_keeper}); }));
}

TEST_F(GroupsPageTest, breaks_links_from_the_threshold_upwards_and_returns_to_none) {
  auto* field = find<QDoubleSpinBox>("groups.break");
  auto* slider = find<QSlider>("groups.break_slider");
  field->stepUp();
  EXPECT_DOUBLE_EQ(field->value(), 0.41) << "no link is below 0.4";
  EXPECT_TRUE(wait_until([this] { return shows({0.41, KeeperRule::first, DropRule::all_but_keeper}); }));
  Recipe other = session.recipe();
  other.verify = {0.6, VerifyBy::signature, 0};
  session.edit(other, {});
  ASSERT_TRUE(wait_until([&] { return !session.busy() && page()->rows()->run == session.result(); }));
  EXPECT_EQ(field->text(), "none") << "no link is below 0.41 any more";
  slider->setValue(800);
  EXPECT_TRUE(wait_until([this] { return page()->rows()->choice.least == 0.8; }));
  slider->setValue(slider->minimum());
  EXPECT_EQ(field->text(), "none");
  EXPECT_TRUE(wait_until([this] { return page()->rows()->choice.least == 0; }));
}

TEST_F(GroupsPageTest, uses_the_keeper_rule_and_direct_drops) {
  find<QComboBox>("groups.rule")->setCurrentIndex(1);
  EXPECT_TRUE(wait_until([this] { return shows({0, KeeperRule::longest, DropRule::all_but_keeper}); }));
  find<QComboBox>("groups.rule")->setCurrentIndex(2);
  EXPECT_TRUE(wait_until([this] { return shows({0, KeeperRule::central, DropRule::all_but_keeper}); }));
  const std::uint64_t go = page()->rows()->go, chains = chained();
  ASSERT_GT(chains, 0U) << "the groups must have chained documents";
  find<QCheckBox>("groups.direct")->setChecked(true);
  EXPECT_TRUE(wait_until([this] { return shows({0, KeeperRule::central, DropRule::direct}); }));
  EXPECT_LT(page()->rows()->go, go);
  EXPECT_EQ(chained(), 0U);
}

TEST_F(GroupsPageTest, follows_verdicts_and_their_undo) {
  const auto before = page()->rows();
  const auto documents = before->groups.documents;
  const auto chained = std::ranges::find(before->members, LinkKind::chained, &GroupMember::link);
  ASSERT_NE(chained, before->members.end());
  const auto detail = [this] { return find<QLabel>("groups.detail")->text(); };
  const auto changes = [this] { return page()->rows()->effects.links; };
  session.judging().judge(*session.corpus(), chained->document, chained->keeper, Verdict::different);
  ASSERT_TRUE(wait_until([this] { return page()->rows()->effects.judged_different > 0; }));
  EXPECT_TRUE(detail().contains(
      QStringLiteral("1 document goes because of a chain, although judged different from the keeper")));
  const auto group =
      static_cast<std::size_t>(std::ranges::upper_bound(before->groups.begin, chained - before->members.begin()) -
                               before->groups.begin.begin() - 1);
  EXPECT_EQ(cell(model()->index_of(group, chained->document), GroupColumn::link), "judged different");
  const QModelIndex row = tree()->row_of(group).siblingAtColumn(static_cast<int>(GroupColumn::link));
  EXPECT_TRUE(row.data().toString().startsWith("1 judged different"));
  EXPECT_GT(tree()->columnWidth(row.column()), tree()->fontMetrics().horizontalAdvance("1 judged different"));

  const auto last = before->groups.members(before->groups.size() - 1);
  ASSERT_EQ(last.size(), 2U);
  session.judging().judge(*session.corpus(), last[0], last[1], Verdict::different);
  ASSERT_TRUE(wait_until([&] { return changes() == LinkChanges{1, 0}; }));
  EXPECT_EQ(page()->rows()->groups.size(), before->groups.size() - 1);
  EXPECT_TRUE(detail().contains(
      QStringLiteral("; verdicts cut 1 link and add 0; without them %1 documents would go").arg(before->go)));
  EXPECT_EQ(page()->rows()->go, before->go - 1);
  session.judging().judge(*session.corpus(), last[0], documents.front(), Verdict::same);
  ASSERT_TRUE(wait_until([&] { return changes() == LinkChanges{1, 1}; }));
  EXPECT_EQ(page()->rows()->go, before->go);
  while (session.judging().take(HistoryStep::undo)) continue;
  ASSERT_TRUE(wait_until([&] { return !changes().any() && page()->rows()->effects.judged_different == 0; }));
  EXPECT_EQ(page()->rows()->groups.documents, documents);
  EXPECT_EQ(page()->rows()->members, before->members);
  EXPECT_FALSE(detail().contains(QStringLiteral("verdicts cut")));
}

TEST_F(GroupsPageTest, expands_a_group_to_its_keeper_and_then_documents_by_similarity) {
  const auto all = members({});
  EXPECT_EQ(cell(member(0), GroupColumn::link), "keeper");
  double before = 1;
  std::set<std::uint32_t> seen;
  for (int row = 0; row < model()->rowCount(tree()->row_of(0)); ++row) {
    const QModelIndex index = member(row);
    const auto is_it = [&](const GroupMember& one) { return one.document == document(row); };
    const auto expected = std::ranges::find_if(all, is_it);
    EXPECT_EQ(cell(index, GroupColumn::similarity), QString::number(expected->similarity, 'f', 3));
    EXPECT_LE(expected->similarity, before);
    before = expected->similarity;
    seen.insert(expected->document.value);
    for (int copy = 0; copy < model()->rowCount(index); ++copy)
      seen.insert(model()->member_at(model()->index(copy, 0, index))->document.value);
  }
  EXPECT_EQ(seen.size(), expected(0).members(0).size());
}

TEST_F(GroupsPageTest, exact_duplicates_are_one_row_and_one_dot_with_copies_below) {
  const RunResult& run = *session.result();
  std::size_t with_copies = 0;
  for (std::size_t group = 0; group < page()->rows()->groups.size(); ++group) {
    std::map<std::uint32_t, int> sets;  // counted by the documents' representatives
    for (const DocumentIndex document : page()->rows()->groups.members(group))
      ++sets[run.groups->representative(document).value];
    const QModelIndex row = tree()->row_of(group);
    ASSERT_EQ(model()->rowCount(row), static_cast<int>(sets.size()));
    for (int i = 0; i < model()->rowCount(row); ++i) {
      const QModelIndex index = model()->index(i, 0, row);
      const int equal = sets[run.groups->representative(model()->member_at(index)->document).value];
      ASSERT_EQ(model()->rowCount(index), equal - 1);
      EXPECT_EQ(cell(index, GroupColumn::documents), equal == 1 ? QString() : QString::number(equal));
      with_copies += equal > 1;
      for (int copy = 0; copy < equal - 1; ++copy) {
        const QModelIndex below = model()->index(copy, 0, index);
        EXPECT_EQ(below.parent(), index);
        EXPECT_EQ(index.parent(), row);
        EXPECT_EQ(model()->rowCount(below), 0);
        EXPECT_EQ(run.groups->representative(model()->member_at(below)->document),
                  run.groups->representative(model()->member_at(index)->document));
        EXPECT_EQ(model()->index_of(group, model()->member_at(below)->document), below);
      }
    }
  }
  EXPECT_GT(with_copies, 5U);
}

TEST_F(GroupsPageTest, a_click_on_a_header_sorts_the_groups) {
  const auto in_order = [this](GroupColumn column, Qt::SortOrder order) {
    tree()->header()->setSortIndicator(static_cast<int>(column), order);
    const auto value = [&](int row) { return cell(model()->index(row, 0), column).remove(QChar(0x202F)).toDouble(); };
    return wait_until([&, column, order] {
      for (int row = 1; row < model()->rowCount(); ++row)
        if (order == Qt::AscendingOrder ? value(row - 1) > value(row) : value(row - 1) < value(row)) return false;
      return true;
    });
  };
  const DocumentIndex selected = *page()->current_document();
  EXPECT_TRUE(in_order(GroupColumn::weakest, Qt::AscendingOrder));
  EXPECT_EQ(page()->current_document(), selected);
  EXPECT_TRUE(in_order(GroupColumn::go, Qt::AscendingOrder));
  EXPECT_TRUE(in_order(GroupColumn::documents, Qt::DescendingOrder));
  EXPECT_TRUE(in_order(GroupColumn::number, Qt::AscendingOrder));
}

TEST_F(GroupsPageTest, expands_all_groups_with_one_switch) {
  const auto rows_seen = [this] {
    int rows = 0;
    for (QModelIndex row = model()->index(0, 0); row.isValid(); row = tree()->indexBelow(row)) ++rows;
    return rows;
  };
  EXPECT_EQ(rows_seen(), model()->rowCount());
  auto* unfold = find<QCheckBox>("groups.unfold");
  unfold->click();
  const auto different = [this](const DocumentGroups& groups) {
    std::set<std::uint32_t> sets;
    for (const DocumentIndex document : groups.documents)
      sets.insert(session.result()->groups->representative(document).value);
    return sets.size();
  };
  const DocumentGroups all = expected(0);
  EXPECT_TRUE(wait_until([&] { return rows_seen() == static_cast<int>(all.size() + different(all)); }));
  find<QDoubleSpinBox>("groups.break")->setValue(0.9);
  const DocumentGroups strong = expected(0.9);
  EXPECT_TRUE(wait_until([&] { return rows_seen() == static_cast<int>(strong.size() + different(strong)); }))
      << "other groups are expanded too";
  unfold->click();
  EXPECT_EQ(rows_seen(), static_cast<int>(strong.size()));
}

TEST_F(GroupsPageTest, expands_and_collapses_with_the_arrow_keys) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  tree()->setFocus();
  tree()->select_row(tree()->row_of(0));
  QTest::keyClick(tree(), Qt::Key_Right);
  EXPECT_TRUE(tree()->isExpanded(tree()->row_of(0)));
  QTest::keyClick(tree(), Qt::Key_Down);
  QTest::keyClick(tree(), Qt::Key_Down);
  EXPECT_EQ(page()->current_document(), document(1));
  QTest::keyClick(tree(), Qt::Key_Left);
  QTest::keyClick(tree(), Qt::Key_Left);
  EXPECT_FALSE(tree()->isExpanded(tree()->row_of(0)));
}

TEST_F(GroupsPageTest, shows_one_member_beside_its_keeper_or_two_side_by_side) {
  ASSERT_GT(model()->rowCount(tree()->row_of(0)), 2);
  const auto text = [this](const char* side) {
    return page()->documents()->findChild<QPlainTextEdit*>(QLatin1String(side))->toPlainText();
  };
  tree()->select_row(tree()->row_of(0));
  EXPECT_EQ(page()->current_document(), document(0)) << "a group stands for its keeper";
  const QString keeper = text("left_text");
  EXPECT_FALSE(text("right_text").isEmpty());
  tree()->select_row(member(2));
  EXPECT_EQ(page()->current_document(), document(2));
  EXPECT_EQ(text("left_text"), keeper);
  const QString second = text("right_text");
  tree()->select_row(member(1), true);
  EXPECT_NE(text("left_text"), keeper);
  EXPECT_TRUE(text("left_text") == second || text("right_text") == second);
}

TEST_F(GroupsPageTest, keeps_chosen_keepers_until_the_rule_is_used_again_for_one_or_all_groups) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  tree()->setFocus();
  tree()->select_row(member(2));
  const DocumentIndex chosen = document(2);
  QTest::keyClick(tree(), Qt::Key_K);
  ASSERT_TRUE(wait_until([&] { return page()->rows()->chosen == std::vector{chosen}; }));
  EXPECT_EQ(page()->rows()->summaries[0].keeper, chosen);
  EXPECT_EQ(document(0), chosen);
  EXPECT_EQ(page()->current_document(), chosen) << "it stays selected in its new place";
  EXPECT_EQ(tree()->currentIndex(), member(0));
  tree()->select_row(member(1));
  const DocumentIndex other = document(1);
  trigger("groups.keep_this");
  ASSERT_TRUE(wait_until([&] { return page()->rows()->chosen == std::vector{other}; }));
  tree()->select_row(model()->index(1, 0, tree()->row_of(1)));
  EXPECT_FALSE(find<QAction>("groups.keep_by_rule")->isEnabled()) << "no keeper is chosen in this group";
  const DocumentIndex second = *page()->current_document();
  trigger("groups.keep_this");
  ASSERT_TRUE(wait_until([&] { return page()->rows()->chosen.size() == 2; }));
  EXPECT_TRUE(find<QLabel>("groups.detail")->text().endsWith("; chosen keepers: 2"));
  EXPECT_TRUE(find<QAction>("groups.forget_all")->text().contains("(2)"));
  tree()->select_row(tree()->row_of(0));
  trigger("groups.keep_by_rule");
  ASSERT_TRUE(wait_until([&] { return page()->rows()->chosen == std::vector{second}; }));
  trigger("groups.forget_all");
  EXPECT_TRUE(wait_until([this] { return shows({0, KeeperRule::first, DropRule::all_but_keeper}); }));
  EXPECT_FALSE(find<QAction>("groups.forget_all")->isEnabled());
}

TEST_F(GroupsPageTest, undoes_chosen_keepers_one_by_one) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  tree()->setFocus();
  const DocumentIndex first = document(0);
  tree()->select_row(member(2));
  const DocumentIndex chosen = document(2);
  EXPECT_FALSE(page()->keepers().can(HistoryStep::undo));
  QTest::keyClick(tree(), Qt::Key_K);
  ASSERT_TRUE(wait_until([&] { return document(0) == chosen; }));
  trigger("groups.forget_all");
  ASSERT_TRUE(wait_until([&] { return document(0) == first; }));
  QTest::keyClick(tree(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(wait_until([&] { return document(0) == chosen; }));
  EXPECT_TRUE(find<QLabel>("groups.detail")->text().startsWith(u"choice of a keeper undone; "));
  QTest::keyClick(tree(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(wait_until([&] { return document(0) == first; }));
  EXPECT_TRUE(page()->keepers().all().empty());
  EXPECT_FALSE(page()->keepers().can(HistoryStep::undo)) << "the key undoes recipe edits again";
  QTest::keyClick(tree(), Qt::Key_Y, Qt::ControlModifier);
  EXPECT_TRUE(wait_until([&] { return document(0) == chosen; }));
  EXPECT_TRUE(find<QLabel>("groups.detail")->text().startsWith(u"choice of a keeper redone; "));
}

TEST_F(GroupsPageTest, marks_chosen_keepers_by_a_sign_and_in_words) {
  const QString before = cell(member(1), GroupColumn::document);
  tree()->select_row(member(1));
  const QString number = count_text(document(1).value);
  EXPECT_EQ(cell(member(1), GroupColumn::link), "direct");
  trigger("groups.keep_this");
  ASSERT_TRUE(wait_until([this] { return page()->rows()->chosen.size() == 1; }));
  EXPECT_FALSE(before.startsWith(QChar(0x2713)));
  for (const QModelIndex& row : {tree()->row_of(0), member(0)}) {
    EXPECT_TRUE(cell(row, GroupColumn::document).startsWith(QChar(0x2713) + QStringLiteral(" ") + number));
    EXPECT_TRUE(row.data(Qt::AccessibleTextRole).toString().startsWith("chosen keeper " + number));
    EXPECT_TRUE(row.data(Qt::EditRole).toString().startsWith(number)) << "copied without the mark";
  }
  EXPECT_EQ(cell(member(0), GroupColumn::link), "chosen");
  EXPECT_FALSE(cell(member(1), GroupColumn::document).startsWith(QChar(0x2713)));
}

// Every chosen keeper changes where documents are listed and how many copies are below them.
TEST_F(GroupsPageTest, shows_no_empty_row_and_collapses_nothing_when_keepers_are_chosen) {
  std::size_t group = 0;
  while (page()->rows()->different(group) < 2 || page()->rows()->copies(group, 0) == 0) ++group;
  const QModelIndex top = tree()->row_of(group);
  tree()->expand(top);
  for (int row = 0; row < model()->rowCount(top); ++row) tree()->expand(model()->index(row, 0, top));
  const auto seen = [&] {
    std::multiset<std::uint32_t> documents;
    for (QModelIndex row = tree()->indexBelow(top); row.parent().isValid(); row = tree()->indexBelow(row))
      documents.insert(model()->member_at(row)->document.value);
    return documents;
  };
  const auto all = seen();
  ASSERT_EQ(all.size(), page()->rows()->groups.members(group).size());
  for (const std::uint32_t kept : all) {
    tree()->select_row(model()->index_of(group, DocumentIndex(kept)));
    trigger("groups.keep_this");
    ASSERT_TRUE(wait_until([&] { return page()->rows()->chosen == std::vector{DocumentIndex(kept)}; }));
    EXPECT_EQ(seen(), all) << kept;
    EXPECT_EQ(page()->current_document(), DocumentIndex(kept));
  }
}

TEST_F(GroupsPageTest, gives_the_room_of_other_columns_to_the_names_at_large_type) {
  const auto seen = [this](GroupColumn column) { return !tree()->isColumnHidden(static_cast<int>(column)); };
  const QFont usual = QApplication::font();
  QFont large = usual;
  large.setPointSizeF(1.5 * usual.pointSizeF());
  QApplication::setFont(large);
  const auto characters = [this] {
    return tree()->columnWidth(static_cast<int>(GroupColumn::document)) / tree()->fontMetrics().averageCharWidth();
  };
  EXPECT_TRUE(wait_until([&] { return !seen(GroupColumn::go) && characters() >= 40; })) << characters();
  EXPECT_TRUE(seen(GroupColumn::similarity));
  QApplication::setFont(usual);
  window.resize(2400, 800);
  EXPECT_TRUE(wait_until([&] { return seen(GroupColumn::go) && seen(GroupColumn::number); }));
}

TEST_F(GroupsPageTest, draws_the_group_and_selects_a_clicked_document) {
  auto* drawing = page()->findChild<GroupDrawing*>();
  ASSERT_TRUE(wait_until([&] { return drawing->picture() && drawing->picture()->rows == page()->rows(); }));
  const auto& picture = *drawing->picture();
  EXPECT_EQ(picture.size(), page()->rows()->different(0));
  const auto click = [&](std::size_t member, Qt::KeyboardModifiers keys) {
    QTest::mouseClick(drawing, Qt::LeftButton, keys, drawing->place_of(member).toPoint());
  };
  click(1, {});
  EXPECT_EQ(page()->current_document(), picture.member(1).document);
  click(0, Qt::ControlModifier);
  EXPECT_EQ(tree()->selectionModel()->selectedRows().size(), 2);
  EXPECT_EQ(find<QTabWidget>("groups.views")->tabText(find<QTabWidget>("groups.views")->currentIndex()), "Texts");
}

TEST_F(GroupsPageTest, explains_below_the_drawing_only_what_it_contains_and_keeps_names_out_of_it) {
  auto* drawing = page()->findChild<GroupDrawing*>();
  bool dashed = false, undashed = false;
  for (std::size_t group = 0; group < std::min<std::size_t>(page()->rows()->groups.size(), 20); ++group) {
    tree()->select_row(tree()->row_of(group));
    if (page()->rows()->different(group) == 1) continue;
    ASSERT_TRUE(wait_until([&] { return drawing->picture() && drawing->picture()->group == group; }));
    const GroupPicture& picture = *drawing->picture();
    const auto says = [&](const char* sign) { return picture.legend().contains(QLatin1String(sign)); };
    bool chained = false, copies = false;
    for (std::size_t dot = 0; dot < picture.size(); ++dot) {
      chained = chained || picture.member(dot).link == LinkKind::chained;
      copies = copies || picture.copies(dot) > 0;
      EXPECT_TRUE(drawing->room_of_names().contains(drawing->place_of(dot)));
    }
    EXPECT_EQ(says("dashed"), picture.weakest.has_value());
    EXPECT_EQ(says("square"), chained);
    EXPECT_EQ(says("identical documents"), copies);
    EXPECT_EQ(says("pale"), picture.links.size() > picture.size() - 1);
    EXPECT_GT(drawing->legend_box().height(), 0);
    EXPECT_GE(drawing->legend_box().top(), drawing->room_of_names().bottom());
    (says("dashed") ? dashed : undashed) = true;
  }
  EXPECT_TRUE(dashed && undashed) << "otherwise this proves little";
}

TEST_F(GroupsPageTest, lists_a_group_of_identical_documents_instead_of_drawing_it) {
  auto* drawing = page()->findChild<GroupDrawing*>();
  const GroupRows& rows = *page()->rows();
  std::size_t group = 0;
  while (group < rows.groups.size() && rows.different(group) > 1) ++group;
  ASSERT_LT(group, rows.groups.size());
  tree()->select_row(tree()->row_of(group));
  EXPECT_FALSE(drawing->picture());
  const QString listed = drawing->accessibleDescription();
  EXPECT_TRUE(
      listed.startsWith(count_text(rows.groups.members(group).size()) + " documents, identical under the recipe"))
      << listed.toStdString();
  for (const DocumentIndex document : rows.groups.members(group))
    EXPECT_TRUE(listed.contains(u'\n' + count_text(document.value) + "  ")) << document.value;
  EXPECT_EQ(listed.count("(keeper)"), 1);
}

TEST(GroupDrawing, keeps_the_heading_of_a_list_that_does_not_fit_and_says_so) {
  GroupDrawing drawing;
  const QString all = QStringLiteral("heading\n1\n2\n3\n4\n5\n6\n7\n8");
  drawing.show_picture(nullptr, all);
  drawing.resize(600, 12 * drawing.fontMetrics().lineSpacing());
  EXPECT_EQ(drawing.shown_hint(), all);
  drawing.resize(600, 4 * drawing.fontMetrics().lineSpacing());
  EXPECT_EQ(drawing.shown_hint(), QStringLiteral("heading\n1\n2\n\u2026 the table lists all"));
}

TEST_F(GroupsPageTest, draws_links_that_verdicts_add_and_cut_and_explains_them) {
  auto* drawing = page()->findChild<GroupDrawing*>();
  const auto drawn = [&] {
    return wait_until([&] { return drawing->picture() && drawing->picture()->rows == page()->rows(); });
  };
  ASSERT_TRUE(drawn());
  const auto shown = drawing->picture();
  const GroupPicture& before = *shown;
  const auto spare = std::ranges::find_if(before.links, [](const GroupLink& link) { return !link.in_tree; });
  ASSERT_NE(spare, before.links.end());
  std::set<std::pair<std::size_t, std::size_t>> unlinked;
  for (std::size_t j = 0; j < before.size(); ++j)
    for (std::size_t i = 0; i < j; ++i) unlinked.insert({i, j});
  for (const GroupLink& link : before.links) unlinked.erase(std::minmax(link.a, link.b));
  ASSERT_FALSE(unlinked.empty());
  const auto [near, apart] = *unlinked.begin();
  const DocumentIndex first = before.member(near).document, far = before.member(apart).document;
  const DocumentIndex a = before.member(spare->a).document, b = before.member(spare->b).document;
  const Corpus& corpus = *session.result()->corpus;
  ASSERT_TRUE(session.judging().judge(corpus, first, far, Verdict::near));
  ASSERT_TRUE(session.judging().judge(corpus, a, b, Verdict::different));
  ASSERT_TRUE(wait_until([&] { return page()->rows()->effects.links == LinkChanges{1, 1}; }));
  ASSERT_TRUE(drawn());
  const GroupPicture& picture = *drawing->picture();
  std::map<GroupLink::From, std::set<DocumentIndex>> ends;
  for (const GroupLink& link : picture.links)
    if (link.from != GroupLink::From::run)
      ends[link.from].merge(std::set{picture.member(link.a).document, picture.member(link.b).document});
  EXPECT_EQ(ends[GroupLink::From::added], (std::set{first, far}));
  EXPECT_EQ(ends[GroupLink::From::cut], (std::set{a, b}));
  EXPECT_TRUE(picture.legend().contains("dash-dotted: added by your verdict")) << picture.legend().toStdString();
  EXPECT_TRUE(picture.legend().contains("dotted: cut by your verdict"));
}

TEST_F(GroupsPageTest, moves_between_documents_of_the_drawing_with_the_arrow_keys) {
  auto* drawing = page()->findChild<GroupDrawing*>();
  ASSERT_TRUE(wait_until([&] { return drawing->picture() && drawing->picture()->rows == page()->rows(); }));
  std::set<std::uint32_t> seen;
  for (int round = 0; round < 20; ++round)
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down}) {
      QTest::keyClick(drawing, key);
      seen.insert(page()->current_document()->value);
    }
  EXPECT_GT(seen.size(), 2U);
}

TEST_F(GroupsPageTest, counts_groups_by_size) {
  std::map<std::uint32_t, std::uint64_t> sizes;
  for (const auto& summary : page()->rows()->summaries) ++sizes[summary.documents];
  std::uint64_t groups = 0;
  for (const GroupSizeBin& bin : bins_by_size(page()->rows()->groups)) {
    std::uint64_t expected = 0;
    for (const auto& [size, count] : sizes) expected += size >= bin.from && size <= bin.to ? count : 0;
    EXPECT_EQ(bin.groups, expected) << bin.from;
    groups += bin.groups;
  }
  EXPECT_EQ(groups, page()->rows()->groups.size());
}

TEST_F(GroupsPageTest, is_reached_from_a_pair_and_leads_back_to_the_pairs_of_a_group) {
  trigger("page_3");
  ASSERT_TRUE(wait_until([this] { return find<QTableView>("pairs.table")->currentIndex().isValid(); }));
  const auto* pairs = static_cast<PairsModel*>(find<QTableView>("pairs.table")->model());
  const DocumentIndex first = pairs->rows()->at_row(0).a;
  trigger("group_of_document");
  ASSERT_TRUE(wait_until([&] { return page()->current_document() == first; }));
  const auto group = page()->current_group();
  ASSERT_TRUE(group);
  trigger("pairs_of_group");
  const std::string filter = "group:" + std::to_string(*group + 1);
  ASSERT_TRUE(wait_until([&] { return pairs->rows()->listing.filter.text() == filter; }));
  const auto members = page()->rows()->groups.members(*group);
  EXPECT_GT(pairs->rows()->order.size(), 0U);
  for (const std::uint32_t i : pairs->rows()->order)
    EXPECT_TRUE(std::ranges::count(members, pairs->rows()->pairs[i].a) &&
                std::ranges::count(members, pairs->rows()->pairs[i].b));
  trigger("find_in_corpus");
  EXPECT_TRUE(
      wait_until([&] { return window.findChild<CorpusPage*>()->current_document() == pairs->rows()->at_row(0).a; }));
}

class GroupsOf : public GroupsPageTest {
 protected:
  void open(const QByteArray& json_lines) {
    const QString path = folder.filePath(QStringLiteral("%1.jsonl").arg(++opened));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(json_lines);
    file.close();
    session.open({path.toStdString()});
    ASSERT_TRUE(wait_until([&] {
      return !session.busy() && session.corpus()->report().path == path.toStdString() && page()->rows() &&
             page()->rows()->run == session.result();
    }));
  }

  QTemporaryDir folder;
  int opened = 0;
};

TEST_F(GroupsOf, equal_titles_show_how_the_texts_differ_but_are_copied_whole) {
  open(R"({"title": "Title", "text": "a b c d e f g h i j k l m n o p"}
{"title": "Title", "text": "a b c d e f g h i j k l m n q r"}
{"title": "Other", "text": "a b c d e f g h i j k l m n s t"}
{"title": "Else", "text": "nothing like it"}
{"title": "More", "text": "some more words"}
{"title": "Last", "text": "and the last of all"}
{"title": "End", "text": "the end"}
)");
  const auto name_of = [this](std::size_t position) {
    const QModelIndex row = model()->index_of(0, DocumentIndex(position));
    return std::pair(row.data().toString(), row.data(Qt::EditRole).toString());
  };
  EXPECT_EQ(name_of(0), std::pair(QString("0  Title"), QString("0  Title")));
  EXPECT_TRUE(name_of(1).first.endsWith("q r")) << name_of(1).first.toStdString();
  EXPECT_FALSE(name_of(1).first.contains("Title"));
  EXPECT_EQ(name_of(1).second, "1  Title");
  EXPECT_EQ(name_of(2).first, "2  Other");
}

TEST_F(GroupsOf, a_damaged_source_are_exported_with_a_note_on_what_is_missing) {
  open(R"({"text": "a b c d e f g h"}
broken
{"text": "q w e r t y"}
{"text": "a b c d e f g h"}
)");
  auto* job =
      make_groups_export(session, page()->rows(), page()->choice(), GroupFile::clean, CsvCells::as_they_are, &window);
  QSignalSpy done(job, &FileExport::done);
  job->write(folder.filePath("c.jsonl"));
  ASSERT_TRUE(wait_until([&] { return !done.empty(); }));
  const QString said = done.front().front().toString();
  EXPECT_TRUE(said.startsWith("2 documents written to ")) << said.toStdString();
  EXPECT_TRUE(said.endsWith("; 1 dropped, 1 skipped (unreadable).")) << said.toStdString();
}

TEST_F(GroupsOf, a_replaced_source_are_neither_exported_nor_chosen_by_a_column) {
  open("{\"text\": \"a b c d e f g h\", \"n\": 1}\n{\"text\": \"a b c d e f g h\", \"n\": 2}\n");
  const QString path = QString::fromStdString(session.paths().front());
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{\"text\": \"a b c d e f g i\", \"n\": 2}\n{\"text\": \"a b c d e f g h\", \"n\": 1}\n");
  file.close();
  auto* job =
      make_groups_export(session, page()->rows(), page()->choice(), GroupFile::clean, CsvCells::as_they_are, &window);
  QSignalSpy failed(job, &FileExport::failed), refused(&session, &Session::failed);
  job->write(folder.filePath("c.jsonl"));
  ASSERT_TRUE(wait_until([&] { return !failed.empty(); }));
  EXPECT_FALSE(QFile::exists(folder.filePath("c.jsonl")));
  find<QComboBox>("groups.rule")->setCurrentIndex(static_cast<int>(KeeperRule::highest));
  ASSERT_TRUE(wait_until([&] { return !refused.empty(); }));
  EXPECT_EQ(refused.front().front().value<Error>().message, "The source has changed since the corpus was read.");
}

TEST_F(GroupsOf, a_reloaded_source_keep_the_chosen_keepers) {
  const QByteArray one("{\"text\": \"a b c d e f g h\"}\n"), other("{\"text\": \"A b c d e f g h\"}\n");
  open(one + other);
  tree()->select_row(model()->index_of(0, DocumentIndex(1U)));
  trigger("groups.keep_this");
  ASSERT_TRUE(wait_until([this] { return page()->rows()->chosen == std::vector{DocumentIndex(1U)}; }));
  open("{\"text\": \"first of all\"}\n" + one + other);
  EXPECT_FALSE(page()->keepers().can(HistoryStep::undo)) << "the choice was made in another corpus";
  EXPECT_EQ(page()->rows()->chosen, std::vector{DocumentIndex(2U)});
  EXPECT_EQ(page()->rows()->summaries[0].keeper, DocumentIndex(2U));
  open(one + one);
  EXPECT_TRUE(page()->rows()->chosen.empty()) << "its text is missing";
}

TEST_F(GroupsPageTest, chooses_keepers_by_a_column_of_the_source) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("t.csv"));
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(
      "Id,score,review/text\nx,3,a b c d e f g h a j k l m n o p q\ny,5,a b c d e f g h a j k l m n o p r\nz,1,quite "
      "other words here now\n");
  file.close();
  session.open({path.toStdString()});
  ASSERT_TRUE(wait_until([&] {
    return !session.busy() && session.corpus()->size() == 3 && page()->rows() &&
           page()->rows()->run == session.result();
  }));
  auto* rule = find<QComboBox>("groups.rule");
  rule->setCurrentIndex(static_cast<int>(KeeperRule::highest));
  auto* columns = find<QComboBox>("groups.column");
  ASSERT_TRUE(wait_until([&] { return columns->count() == 3; }));
  columns->setCurrentText(QStringLiteral("score"));
  ASSERT_TRUE(wait_until([this] { return page()->rows()->choice.rule == KeeperRule::highest; }));
  EXPECT_EQ(page()->rows()->summaries[0].keeper, DocumentIndex(1U));
  rule->setCurrentIndex(static_cast<int>(KeeperRule::lowest));
  ASSERT_TRUE(wait_until([this] { return page()->rows()->choice.rule == KeeperRule::lowest; }));
  EXPECT_EQ(page()->rows()->summaries[0].keeper, DocumentIndex(0U));
}

// The built-in corpus has no source with columns.
TEST_F(GroupsPageTest, uses_the_first_document_if_there_is_no_column_and_says_so) {
  find<QComboBox>("groups.rule")->setCurrentIndex(static_cast<int>(KeeperRule::highest));
  ASSERT_TRUE(page()->awaits_column()) << "the column names are being read";
  ASSERT_TRUE(wait_until([this] { return !page()->awaits_column(); }));
  EXPECT_TRUE(
      wait_until([this] { return find<QLabel>("groups.detail")->text().endsWith(QLatin1String("the first stays")); }));
  EXPECT_EQ(page()->rows()->choice.rule, KeeperRule::first);
}

TEST_F(GroupsPageTest, follows_the_recipe) {
  Recipe other = session.recipe();
  other.verify.threshold = 0.8;
  session.edit(other, {});
  ASSERT_TRUE(wait_until([&] { return !session.busy() && session.result()->recipe == other; }));
  EXPECT_TRUE(wait_until([this] { return page()->rows()->run == session.result(); }));
  EXPECT_TRUE(shows({0, KeeperRule::first, DropRule::all_but_keeper}));
}

TEST_F(GroupsPageTest, exports_the_same_files_as_the_command_line) {
  const QTemporaryDir folder;
  for (const auto& [file, name] :
       {std::pair(GroupFile::groups, "groups.csv"), {GroupFile::drop, "drop.csv"}, {GroupFile::clean, "clean.jsonl"}}) {
    const QString path = folder.filePath(QLatin1String(name));
    auto* job = make_groups_export(session, page()->rows(), page()->choice(), file, CsvCells::as_they_are, &window);
    QSignalSpy done(job, &FileExport::done);
    job->write(path);
    ASSERT_TRUE(wait_until([&] { return !done.empty(); }));
    QFile written(path);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    const qsizetype lines = written.readAll().count('\n');
    const auto all = static_cast<qsizetype>(session.result()->corpus->size());
    const auto in_groups = static_cast<qsizetype>(page()->rows()->members.size());
    const auto go = static_cast<qsizetype>(page()->rows()->go);
    const QString said = done.front().front().toString();
    const qsizetype count = file == GroupFile::groups ? in_groups : file == GroupFile::drop ? go : all - go;
    EXPECT_TRUE(said.startsWith(count_text(static_cast<std::uint64_t>(count)) + u' ')) << said.toStdString();
    EXPECT_EQ(lines, file == GroupFile::groups ? in_groups + 1 : file == GroupFile::drop ? go + 1 : all - go);
  }
}

TEST_F(GroupsPageTest, judges_the_two_shown_texts_with_the_keys_of_the_pairs) {
  const auto& judging = session.judging();
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  tree()->setFocus();
  QTest::keyClick(tree(), Qt::Key_3);
  EXPECT_TRUE(judging.verdicts()->empty()) << "the drawing is not a text to judge";
  EXPECT_TRUE(page()->documents()->isVisible()) << "but the texts are shown";
  const auto heading = [&] {
    const auto* texts = page()->documents()->findChild<QWidget*>(QStringLiteral("right_text"))->parentWidget();
    return texts->findChild<ElidedLabel*>()->text();
  };
  ASSERT_FALSE(heading().contains(u'\u2248'));
  QTest::keyClick(tree(), Qt::Key_2);
  ASSERT_EQ(judging.verdicts()->size(), 1U);
  EXPECT_EQ(judging.verdicts()->pairs()[0].verdict, Verdict::near);
  const TextDigest keeper = text_digest((*session.corpus())[page()->rows()->summaries[0].keeper].text);
  const JudgedPair& judged = judging.verdicts()->pairs()[0];
  EXPECT_TRUE(judged.a.text == keeper || judged.b.text == keeper) << "the keeper and its nearest document";
  EXPECT_TRUE(find<QLabel>("groups.detail")->text().contains(u": \u2248 near; "));
  tree()->select_row(tree()->row_of(0));
  EXPECT_TRUE(wait_until([&] { return heading().startsWith(QStringLiteral("\u2248 near")); }))
      << heading().toStdString();
  QTest::keyClick(tree(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(judging.verdicts()->empty());
  EXPECT_TRUE(wait_until([&] { return find<QLabel>("groups.detail")->text().contains(u": near undone; "); }));
  QTest::keyClick(tree(), Qt::Key_1);
  for (const Qt::Key key : {Qt::Key_J, Qt::Key_N}) QTest::keyClick(tree(), key);
  EXPECT_EQ(judging.verdicts()->size(), 1U) << "these keys work only in a list of pairs";
  QTest::keyClick(tree(), Qt::Key_U);
  EXPECT_TRUE(judging.verdicts()->empty());
}

TEST_F(GroupsPageTest, a_verdict_stays_at_its_pair_if_the_bar_does_not_go_on) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  auto* goes_on = find<QCheckBox>("verdicts.goes_on");
  goes_on->setChecked(false);
  page()->show_texts();
  tree()->select_row(member(1));
  tree()->setFocus();
  const auto judged = page()->current_document();
  const auto rows = page()->rows();
  QTest::keyClick(tree(), Qt::Key_2);
  ASSERT_TRUE(wait_until([&] { return page()->rows() != rows; }));
  EXPECT_EQ(page()->current_document(), judged);
  EXPECT_EQ(session.judging().verdicts()->size(), 1U);
  goes_on->setChecked(true);
}

TEST_F(GroupsPageTest, a_verdict_keeps_groups_open_and_selects_the_next_member_and_undo_returns) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  tree()->setFocus();
  page()->show_texts();
  const auto begin = page()->rows();
  ASSERT_GE(begin->different(0), 5U);
  const auto press = [&](Qt::Key key, DocumentIndex expected) {
    const auto rows = page()->rows();
    QTest::keyClick(tree(), key);
    ASSERT_TRUE(wait_until([&] { return page()->rows() != rows; }));
    EXPECT_EQ(page()->current_document(), expected) << key;
    const auto group = model()->group_of(expected);
    ASSERT_TRUE(group);
    EXPECT_EQ(tree()->currentIndex().parent().isValid(), !model()->is_keeper(expected)) << key;
    const auto first = model()->group_of(begin->summaries[0].keeper);
    EXPECT_TRUE(first && tree()->isExpanded(tree()->row_of(*first))) << key;
    EXPECT_EQ(model()->group_of(tree()->currentIndex()), *group) << key;
  };
  tree()->expand(tree()->row_of(0));
  const DocumentIndex first = document(1), second = document(2), third = document(3);
  tree()->select_row(member(1));
  press(Qt::Key_2, second);
  press(Qt::Key_3, third);
  press(Qt::Key_U, second);
  press(Qt::Key_U, first);
  EXPECT_TRUE(session.judging().verdicts()->empty());

  const std::size_t pair = begin->groups.size() - 2;
  ASSERT_EQ(begin->groups.members(pair).size(), 2U);
  const DocumentIndex other = begin->groups.members(pair)[1];
  tree()->select_row(model()->index_of(pair, other));
  press(Qt::Key_3, begin->summaries[pair + 1].keeper);
  EXPECT_EQ(page()->rows()->groups.size(), begin->groups.size() - 1);
  press(Qt::Key_U, other);
  EXPECT_EQ(page()->rows()->groups.size(), begin->groups.size());
}

}  // namespace
}  // namespace lookalike
