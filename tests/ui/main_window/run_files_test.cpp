#include "ui/main_window/run_files/run_files.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeView>
#include <memory>
#include <utility>

#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/fresh_data.h"
#include "tests/ui/support/settle.h"
#include "tests/ui/support/stalls.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/run_files/recent_menu.h"
#include "ui/main_window/run_files/recovery_copy.h"
#include "ui/session/session.h"
#include "ui/views/groups/chosen_keepers.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/pages.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {
namespace {

struct Program {
  Session session;
  MainWindow window{session};

  void wait_for_result() {
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result(); }));
  }
  void open(const QString& run_file) {
    window.run_files().open(run_file);
    ASSERT_TRUE(wait_until([this] { return !window.run_files().reading(); }));
  }
  /// The built-in corpus with a non-default recipe.
  void touch_builtin() {
    session.open({"builtin"});
    wait_for_result();
    Recipe recipe = session.recipe();
    recipe.verify.threshold = 0.7;
    session.edit(recipe, "edit");
    wait_for_result();
  }
  void trigger(const char* action) { window.findChild<QAction*>(QString::fromLatin1(action))->trigger(); }
  template <typename Widget>
  Widget& find(const char* name) {
    return *window.findChild<Widget*>(QString::fromLatin1(name));
  }
  QString message() const { return window.findChild<InfoBar*>()->text(); }
};

class RunFilesTest : public testing::Test {
 protected:
  void SetUp() override {  // removes what earlier tests left
    for (const QString& name : QDir(RecoveryCopy::folder()).entryList({"recovery*.lookalike"}))
      QFile::remove(QDir(RecoveryCopy::folder()).filePath(name));
  }
  static bool is_left_by_a_crash() {
    const RecoveryCopy copy;
    return std::ranges::any_of(copy.left_behind(), [](const LeftBehind& left) { return !left.run.closed; });
  }
  // A small corpus, other parameters than the defaults and a run to compare with.
  void work(Program& program) {
    QFile file(corpus);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 20; ++i)
      file.write("{\"words\": \"a b c d e f g h i j k l m n\"}\n{\"words\": \"o p q r s\"}\n");
    file.close();
    LoadOptions options;
    options.text_column = "words";
    program.session.open({corpus.toStdString()}, options);
    program.wait_for_result();
    Recipe recipe;
    recipe.shingles.k = 2;
    recipe.lsh = {10, 4, 0};
    program.session.edit(recipe, "edit");
    program.wait_for_result();
    program.trigger("add_run");
    recipe.lsh = {8, 5, 0};
    program.session.edit(recipe, "edit");
    program.wait_for_result();
  }

  // Three values of k, of which the last has no row.
  static void sweep_and_stop(Program& program) {
    SweepTable table;
    table.plan.base = program.session.recipe();
    table.plan.axes = {*parse_axis("shingles.k=1,2,3")};
    program.session.sweeps().start(program.session.corpus(), table);
    ASSERT_TRUE(wait_until([&] { return !program.session.sweeps().running(); }));
    table = program.session.sweeps().table();
    table.rows.pop_back();
    program.session.sweeps().show({table}, *program.session.corpus());
    ASSERT_TRUE(wait_until([&] { return !program.session.sweeps().counting(); }));
  }
  void open_with_its_sweep(Program& program) {
    program.open(path);
    program.wait_for_result();
    program.trigger("page_2");
    ASSERT_TRUE(wait_until([&] { return !program.session.sweeps().counting(); }));
  }

  void expect_same(Program& program, Program& other) {
    EXPECT_EQ(other.session.recipe(), program.session.recipe());
    EXPECT_EQ(other.session.corpus()->report().digest, program.session.corpus()->report().digest);
    EXPECT_EQ(other.session.runs().records(), program.session.runs().records());
    EXPECT_EQ(other.session.result()->report.counts, program.session.result()->report.counts);
  }

  // Another program's saved work on a corpus of its own.
  QString saved_elsewhere() {
    const QString own = std::exchange(corpus, folder.filePath("elsewhere.jsonl"));
    Program program;
    work(program);
    Recipe recipe = program.session.recipe();
    recipe.shingles.k = 3;
    program.session.edit(recipe, "edit");
    const QString file = folder.filePath("elsewhere.lookalike");
    program.window.run_files().save_as(file);
    corpus = own;
    return file;
  }
  static QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  QTemporaryDir folder;
  QString corpus = folder.filePath("corpus.jsonl"), path = folder.filePath("work.lookalike");
};

void answer(Program& program, const char* button) {
  auto* question = program.window.findChild<QMessageBox*>("unsaved_changes");
  ASSERT_NE(question, nullptr) << "no question was asked";
  QPointer<QMessageBox> open = question;
  question->findChild<QPushButton*>(QString::fromLatin1(button))->click();
  ASSERT_TRUE(wait_until([&] { return !open; }));
}

TEST_F(RunFilesTest, without_a_name_or_changes_are_closed_without_a_question) {
  Program unnamed;
  work(unnamed);
  EXPECT_TRUE(unnamed.window.close());
  Program named;
  work(named);
  named.window.run_files().save_as(path);
  EXPECT_TRUE(named.window.close());
}

TEST_F(RunFilesTest, with_changes_are_saved_before_closing_if_the_user_says_so) {
  for (const char* button : {"unsaved_changes.save", "unsaved_changes.discard", "unsaved_changes.cancel"}) {
    SCOPED_TRACE(button);
    Program program;
    work(program);
    program.window.show();
    program.window.run_files().save_as(path);
    const QByteArray before = content(path);
    Recipe recipe = program.session.recipe();
    recipe.verify.threshold = 0.25;
    program.session.edit(recipe, "edit");
    program.wait_for_result();
    EXPECT_FALSE(program.window.close()) << "it asks first";
    answer(program, button);
    const QString which = QString::fromLatin1(button);
    EXPECT_EQ(program.window.isVisible(), which.endsWith("cancel"));
    EXPECT_EQ(content(path) != before, which.endsWith("save"));
  }
}

TEST_F(RunFilesTest, with_changes_cause_a_question_before_another_one_is_opened) {
  const QString other = saved_elsewhere();
  Program program;
  work(program);
  program.window.run_files().save_as(path);
  program.session.runs().remove(program.session.runs().all().front().id);
  EXPECT_TRUE(program.window.isWindowModified()) << "the runs to compare with are part of the file";
  program.open(other);
  answer(program, "unsaved_changes.cancel");
  EXPECT_EQ(program.window.run_files().path(), path);
  program.open(other);
  answer(program, "unsaved_changes.discard");
  ASSERT_TRUE(wait_until([&] { return program.window.run_files().path() == other; }));
}

TEST_F(RunFilesTest, with_changes_do_not_delay_the_end_of_the_desktop_session) {
  Recipe edited;
  {
    Program program;
    work(program);
    program.window.run_files().save_as(path);
    edited = program.session.recipe();
    edited.verify.threshold = 0.25;
    program.session.edit(edited, "edit");
    program.window.end_session();
    EXPECT_TRUE(program.window.close());
  }
  Program next;
  EXPECT_TRUE(next.window.run_files().recover());
  next.wait_for_result();
  EXPECT_EQ(next.session.recipe(), edited);
  next.window.close();
}

TEST_F(RunFilesTest, with_changes_cause_a_question_again_if_the_desktop_session_continues) {
  Program program;
  work(program);
  program.window.run_files().save_as(path);
  program.window.end_session();
  Recipe edited = program.session.recipe();
  edited.verify.threshold = 0.25;
  program.session.edit(edited, "edit");
  EXPECT_FALSE(program.window.close());
  answer(program, "unsaved_changes.discard");
  EXPECT_TRUE(wait_until([&] { return !program.window.isVisible(); }));
}

TEST_F(RunFilesTest, that_were_opened_or_saved_are_listed_newest_first_and_missing_ones_reported) {
  QSettings().remove("recent_run_files");
  const QString other = saved_elsewhere();
  Program program;
  work(program);
  program.window.run_files().save_as(path);
  auto* menu = program.window.findChild<QMenu*>("open_recent_run");
  emit menu->aboutToShow();
  ASSERT_EQ(recent_runs(), QStringList({path, other}));
  EXPECT_TRUE(menu->actions()[0]->text().endsWith("work.lookalike"));
  menu->actions()[1]->trigger();
  ASSERT_TRUE(wait_until([&] { return program.window.run_files().path() == other; }));
  EXPECT_EQ(recent_runs(), QStringList({other, path}));
  ASSERT_TRUE(QFile::remove(path));
  emit menu->aboutToShow();
  EXPECT_TRUE(menu->actions()[0]->isEnabled());
  EXPECT_FALSE(menu->actions()[1]->isEnabled());
  EXPECT_TRUE(menu->actions()[1]->text().contains("not found"));
  program.window.findChild<QAction*>("clear_recent_runs")->trigger();
  EXPECT_TRUE(recent_runs().isEmpty());
}

TEST_F(RunFilesTest, open_as_they_were_saved) {
  Program program;
  work(program);
  program.window.run_files().save_as(path);
  EXPECT_TRUE(program.message().contains(path));
  Program other;
  other.window.opener().open({path});
  other.wait_for_result();
  expect_same(program, other);
}

TEST_F(RunFilesTest, report_that_the_corpus_has_changed) {
  Program program;
  work(program);
  program.window.run_files().save_as(path);
  QFile file(corpus);
  ASSERT_TRUE(file.open(QIODevice::Append));
  file.write("{\"words\": \"one more\"}\n");
  file.close();
  Program other;
  QString said;
  QObject::connect(&other.window.run_files(), &RunFiles::said, [&](const QString& sentence) { said = sentence; });
  other.open(path);
  other.wait_for_result();
  EXPECT_TRUE(wait_until([&] { return said.contains("changed"); }));
}

TEST_F(RunFilesTest, contain_chosen_keepers_and_ask_before_losing_them) {
  Program program;
  work(program);
  program.window.run_files().save_as(path);
  ChosenKeepers& keepers = program.window.findChild<GroupsPage*>()->keepers();
  ASSERT_TRUE(keepers.keep(chosen_keeper(*program.session.corpus(), DocumentIndex(3U)), {}));
  EXPECT_TRUE(program.window.isWindowModified());
  EXPECT_FALSE(program.window.close());
  answer(program, "unsaved_changes.cancel");
  program.window.run_files().save_as(path);
  EXPECT_FALSE(program.window.isWindowModified());
  Program other;
  other.open(path);
  other.wait_for_result();
  EXPECT_EQ(other.window.findChild<GroupsPage*>()->keepers().all(), keepers.all());
  EXPECT_FALSE(other.window.isWindowModified());
  keepers.start_with({});
  EXPECT_TRUE(program.window.isWindowModified());
  program.window.run_files().save_as(path);
  EXPECT_TRUE(read_run_file(path.toStdString())->keepers.empty());
  for (Program* one : {&program, &other}) one->window.run_files().finish();
}

TEST_F(RunFilesTest, without_a_name_ask_before_chosen_keepers_are_lost_and_recover_them) {
  std::vector<ChosenKeeper> kept;
  {
    Program program;
    work(program);
    ChosenKeepers& keepers = program.window.findChild<GroupsPage*>()->keepers();
    keepers.keep(chosen_keeper(*program.session.corpus(), DocumentIndex(3U)), {});
    kept = keepers.all();
    EXPECT_FALSE(program.window.close());
    EXPECT_TRUE(program.find<QMessageBox>("unsaved_changes").text().contains("1 keeper chosen"));
    answer(program, "unsaved_changes.cancel");
    ASSERT_TRUE(wait_until([&] { return !program.window.run_files().keeping_copy(); }));
  }  // without closing its window, as if killed
  Program next;
  ASSERT_TRUE(next.window.run_files().recover());
  next.wait_for_result();
  EXPECT_EQ(next.window.findChild<GroupsPage*>()->keepers().all(), kept);
  EXPECT_TRUE(next.window.run_files().has_unsaved());
  next.window.run_files().finish();
}

TEST_F(RunFilesTest, restore_a_sweep_that_can_be_resumed) {
  Program program;
  work(program);
  sweep_and_stop(program);
  program.window.run_files().save_as(path);
  Program other;
  open_with_its_sweep(other);
  EXPECT_EQ(other.find<QTableView>("sweep.table").model()->rowCount(), 2);
  auto& resume = other.find<QPushButton>("sweep.resume");
  ASSERT_TRUE(resume.isVisibleTo(&other.window));
  resume.click();
  ASSERT_TRUE(wait_until([&] { return !other.session.sweeps().running(); }));
  EXPECT_EQ(other.find<QTableView>("sweep.table").model()->rowCount(), 3);
  EXPECT_FALSE(resume.isVisibleTo(&other.window));
}

TEST_F(RunFilesTest, are_modified_by_another_sweep) {
  Program program;
  work(program);
  program.window.run_files().save_as(path);
  ASSERT_FALSE(program.window.isWindowModified());
  sweep_and_stop(program);
  EXPECT_TRUE(program.window.run_files().differs());
  EXPECT_TRUE(program.window.isWindowModified());
  program.window.run_files().save_as(path);
  EXPECT_FALSE(program.window.isWindowModified());
  Program other;
  open_with_its_sweep(other);
  EXPECT_FALSE(other.window.isWindowModified());
  other.find<QPushButton>("sweep.resume").click();
  ASSERT_TRUE(wait_until([&] { return !other.session.sweeps().running(); }));
  EXPECT_TRUE(other.window.isWindowModified());
}

TEST_F(RunFilesTest, show_the_sweep_of_changed_texts_as_one_of_other_data) {
  Program program;
  work(program);
  sweep_and_stop(program);
  program.window.run_files().save_as(path);
  QFile file(corpus);
  const qint64 before = file.size();
  ASSERT_TRUE(file.open(QIODevice::Append));
  file.write("{\"words\": \"one more\"}\n");
  file.close();
  Program other;
  open_with_its_sweep(other);
  EXPECT_EQ(other.find<QTableView>("sweep.table").model()->rowCount(), 2);
  EXPECT_TRUE(other.find<QLabel>("sweep.message").text().contains("other data"));
  EXPECT_EQ(other.find<QLabel>("sweep.state").text(), "2 of 3, other data");
  EXPECT_FALSE(other.find<QPushButton>("sweep.resume").isVisibleTo(&other.window));
  other.trigger("reload");
  other.wait_for_result();
  ASSERT_TRUE(wait_until([&] { return !other.session.sweeps().counting(); }));
  EXPECT_EQ(other.find<QTableView>("sweep.table").model()->rowCount(), 2) << "otherwise Save would lose the rows";

  ASSERT_TRUE(file.resize(before));
  other.trigger("reload");
  other.wait_for_result();
  ASSERT_TRUE(wait_until([&] { return !other.session.sweeps().counting(); }));
  EXPECT_EQ(other.find<QLabel>("sweep.state").text(), "2 of 3");
  EXPECT_FALSE(other.find<QLabel>("sweep.message").text().contains("other data"));
  EXPECT_TRUE(other.find<QPushButton>("sweep.resume").isVisibleTo(&other.window));
}

TEST_F(RunFilesTest, are_named_in_the_title_and_marked_if_the_recipe_differs) {
  Program program;
  work(program);
  EXPECT_EQ(program.window.windowTitle(), u"corpus.jsonl \u2014 Lookalike");
  program.window.run_files().save_as(path);
  EXPECT_EQ(program.window.windowTitle(), u"work.lookalike[*] \u2014 corpus.jsonl \u2014 Lookalike");
  EXPECT_FALSE(program.window.isWindowModified());
  Recipe recipe = program.session.recipe();
  recipe.shingles.k = 4;
  program.session.edit(recipe, "edit");
  EXPECT_TRUE(program.window.isWindowModified());
  Program other;
  other.open(path);
  other.wait_for_result();
  EXPECT_EQ(other.window.windowTitle(), u"work.lookalike[*] \u2014 corpus.jsonl \u2014 Lookalike");
  EXPECT_FALSE(other.window.isWindowModified());
  other.window.opener().open({"builtin"});
  other.wait_for_result();
  EXPECT_EQ(other.window.windowTitle(), u"built-in corpus \u2014 Lookalike");
  EXPECT_FALSE(other.window.isWindowModified());
}

TEST_F(RunFilesTest, that_are_invalid_change_nothing) {
  Program program;
  work(program);
  const Recipe recipe = program.session.recipe();
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{}");
  file.close();
  program.open(path);
  EXPECT_TRUE(program.message().contains("not a run file"));
  EXPECT_EQ(program.session.recipe(), recipe);
}

TEST_F(RunFilesTest, with_a_missing_corpus_change_nothing) {
  const QString elsewhere = saved_elsewhere();
  const QByteArray before = content(elsewhere);
  ASSERT_TRUE(QFile::remove(folder.filePath("elsewhere.jsonl")));
  Program program;
  work(program);
  program.window.run_files().save_as(path);
  const Recipe recipe = program.session.recipe();
  program.trigger("add_run");
  const auto runs = program.session.runs().records();
  program.open(elsewhere);
  ASSERT_TRUE(wait_until([&] { return !program.session.busy(); }));
  EXPECT_EQ(program.session.recipe(), recipe);
  EXPECT_EQ(program.session.runs().records(), runs) << "the run added since then stays";
  program.trigger("save_run");
  EXPECT_EQ(content(elsewhere), before);
  EXPECT_TRUE(program.message().contains(path));
}

TEST_F(RunFilesTest, find_their_corpus_next_to_them) {
  const QString elsewhere = saved_elsewhere();
  QDir().mkpath(folder.filePath("moved"));
  for (const char* name : {"elsewhere.jsonl", "elsewhere.lookalike"})
    ASSERT_TRUE(QFile::rename(folder.filePath(name), folder.filePath("moved/" + QString(name))));
  Program program;
  program.open(folder.filePath("moved/elsewhere.lookalike"));
  program.wait_for_result();
  EXPECT_EQ(program.session.paths(), std::vector<std::string>{folder.filePath("moved/elsewhere.jsonl").toStdString()});
  EXPECT_EQ(program.session.recipe().shingles.k, 3U);
}

TEST_F(RunFilesTest, open_once_the_user_locates_their_corpus) {
  const QString elsewhere = saved_elsewhere();
  QDir().mkpath(folder.filePath("far/away"));
  const QString there = folder.filePath("far/away/renamed.jsonl");
  ASSERT_TRUE(QFile::rename(folder.filePath("elsewhere.jsonl"), there));
  Program program;
  program.window.show();
  program.open(elsewhere);
  EXPECT_TRUE(program.message().contains("elsewhere.jsonl"));
  auto& remedy = program.find<QPushButton>("info_bar.remedy");
  EXPECT_TRUE(remedy.isVisible());
  remedy.click();
  auto& dialog = program.find<QFileDialog>("open_dialog");
  emit dialog.fileSelected(there);
  dialog.reject();
  program.wait_for_result();
  EXPECT_EQ(program.session.paths(), std::vector<std::string>{there.toStdString()});
  EXPECT_EQ(program.session.recipe().shingles.k, 3U);
  EXPECT_TRUE(wait_until([&] { return !program.window.findChild<QPushButton*>("info_bar.remedy"); }));
}

TEST_F(RunFilesTest, that_failed_to_open_do_not_affect_the_next_corpus) {
  const QString elsewhere = saved_elsewhere();
  ASSERT_TRUE(QFile::remove(folder.filePath("elsewhere.jsonl")));
  Program program;
  QStringList said;
  QObject::connect(&program.window.run_files(), &RunFiles::said, [&](const QString& text) { said << text; });
  program.open(elsewhere);
  ASSERT_TRUE(wait_until([&] { return !program.session.busy(); }));
  work(program);
  program.open(elsewhere);
  program.window.opener().open({"builtin"});
  program.wait_for_result();
  QCoreApplication::processEvents();
  EXPECT_TRUE(said.isEmpty()) << said.join('\n').toStdString();
}

TEST_F(RunFilesTest, are_not_overwritten_once_another_corpus_is_open) {
  Program program;
  work(program);
  program.window.run_files().save_as(path);
  program.trigger("reload");
  program.wait_for_result();
  const QByteArray before = content(path);
  Recipe recipe = program.session.recipe();
  recipe.shingles.k = 4;
  program.session.edit(recipe, "edit");
  program.trigger("save_run");
  EXPECT_NE(content(path), before) << "saved, because it is the same corpus";
  const QByteArray after = content(path);
  program.window.opener().open({"builtin"});
  program.wait_for_result();
  program.trigger("save_run");
  auto* dialog = program.window.findChild<QFileDialog*>("save_dialog");
  ASSERT_NE(dialog, nullptr);
  const LshOptions& lsh = program.session.recipe().lsh;
  EXPECT_TRUE(dialog->selectedFiles().front().endsWith(
      QStringLiteral("/builtin %1x%2 t0.80.lookalike").arg(lsh.bands).arg(lsh.rows)))
      << dialog->selectedFiles().front().toStdString();
  EXPECT_EQ(content(path), after);
  dialog->reject();
}

TEST_F(RunFilesTest, bring_a_recipe_that_can_be_undone) {
  const QString elsewhere = saved_elsewhere();
  Program program;
  work(program);
  const Recipe before = program.session.recipe();
  program.open(elsewhere);
  program.wait_for_result();
  EXPECT_EQ(program.session.recipe().shingles.k, 3U);
  program.trigger("undo");
  EXPECT_EQ(program.session.recipe(), before);
}

TEST_F(RunFilesTest, of_a_closed_window_are_silently_resumed_by_the_next) {
  Recipe recipe;
  std::vector<RunRecord> runs;
  SimilarPair pair;
  {
    Program program;
    work(program);
    program.session.open({"builtin"});
    ASSERT_TRUE(wait_until([&] { return program.session.paths().front() == "builtin"; }));
    program.wait_for_result();
    recipe = program.session.recipe();
    program.session.runs().rename(program.session.runs().all().front().id, "looser");
    runs = program.session.runs().records();
    auto& pairs = program.find<QTableView>("pairs.table");
    program.trigger("page_3");
    ASSERT_TRUE(wait_until([&] { return pairs.model()->rowCount() > 5; }));
    pairs.selectRow(5);
    pair = *program.window.pages().pairs()->current_pair();
    EXPECT_TRUE(program.window.close());
  }
  EXPECT_FALSE(is_left_by_a_crash());
  {
    Program other;
    EXPECT_FALSE(other.window.run_files().recover({corpus.toStdString()})) << "another corpus starts a new session";
  }
  Program next;
  EXPECT_TRUE(next.window.run_files().recover());
  next.wait_for_result();
  EXPECT_EQ(next.session.recipe(), recipe);
  EXPECT_EQ(next.session.runs().records(), runs);
  EXPECT_EQ(next.window.pages().currentWidget(), next.window.pages().pairs());
  ASSERT_TRUE(wait_until([&] { return next.window.pages().pairs()->current_pair().has_value(); }));
  EXPECT_EQ(next.window.pages().pairs()->current_pair()->a, pair.a);
  EXPECT_EQ(next.window.pages().pairs()->current_pair()->b, pair.b);
  EXPECT_FALSE(next.message().contains("did not close properly")) << next.message().toStdString();
  EXPECT_FALSE(next.find<QMenu>("left_behind").menuAction()->isVisible());
}

/// The state of a window with the built-in corpus and selections on three pages.
struct Shown {
  QJsonObject place;
  std::size_t sweeps = 0;

  static void select_everywhere(Program& program) {
    program.touch_builtin();
    program.window.show();
    SweepTable table;
    table.plan.base = program.session.recipe();
    for (const char* axis : {"shingles.k=1,2", "shingles.k=1,2,3"}) {
      table.plan.axes = {*parse_axis(axis)};
      program.session.sweeps().start(program.session.corpus(), table);
      ASSERT_TRUE(wait_until([&] { return !program.session.sweeps().running(); }));
    }
    program.trigger("page_2");
    auto& rows = program.find<QTableView>("sweep.table");
    ASSERT_TRUE(wait_until([&] { return rows.model()->rowCount() == 3; }));
    rows.selectRow(1);
    program.trigger("page_5");
    auto& groups = program.find<QTreeView>("groups.table");
    ASSERT_TRUE(wait_until([&] { return groups.model()->rowCount() > 4; }));
    groups.setCurrentIndex(groups.model()->index(4, 0));
    program.trigger("page_3");
    program.find<QLineEdit>("pairs.filter").setText("j<0.95");
    program.find<QCheckBox>("pairs.one_a_group").setChecked(true);
    program.find<QCheckBox>("groups.direct").setChecked(true);
    program.find<QDoubleSpinBox>("groups.break").setValue(0.75);
    auto& pairs = program.find<QTableView>("pairs.table");
    const auto all = program.session.result()->similar->count();
    ASSERT_TRUE(wait_until([&] {
      const int listed = pairs.model()->rowCount();
      return listed > 5 && static_cast<std::uint64_t>(listed) < all / 2;
    }));
    pairs.selectRow(5);
  }
  static Shown of(Program& program) {
    return {program.window.pages().place(), program.session.sweeps().tables().size()};
  }
  static void expect_again(const Shown& before) {
    Program next;
    next.window.show();
    ASSERT_TRUE(next.window.run_files().recover());
    EXPECT_FALSE(next.session.corpus()) << "it is still being read";
    EXPECT_EQ(next.window.pages().currentWidget(), next.window.pages().pairs());
    EXPECT_EQ(next.session.sweeps().tables().size(), before.sweeps);
    EXPECT_EQ(next.find<QTableView>("sweep.table").model()->rowCount(), 3);
    EXPECT_EQ(next.find<QLabel>("status.corpus").text(), "Opening built-in corpus");
    next.wait_for_result();
    ASSERT_TRUE(wait_until([&] { return next.window.pages().pairs()->current_pair().has_value(); }));
    EXPECT_EQ(next.session.sweeps().tables().size(), before.sweeps);
    EXPECT_EQ(next.window.pages().currentWidget(), next.window.pages().pairs());
    const SimilarPair pair = *next.window.pages().pairs()->current_pair();
    EXPECT_EQ(before.place["pair"], QJsonArray({qint64{pair.a.value}, qint64{pair.b.value}}));
    EXPECT_EQ(next.find<QLineEdit>("pairs.filter").text(), "j<0.95");
    EXPECT_TRUE(next.find<QCheckBox>("pairs.one_a_group").isChecked());
    EXPECT_TRUE(next.find<QCheckBox>("groups.direct").isChecked());
    EXPECT_DOUBLE_EQ(next.find<QDoubleSpinBox>("groups.break").value(), 0.75);
    next.trigger("page_5");
    auto& groups = next.find<QTreeView>("groups.table");
    ASSERT_TRUE(wait_until([&] { return groups.currentIndex().isValid(); }));
    EXPECT_EQ(next.window.pages().groups()->current_document()->value, before.place["document"].toInteger());
    next.trigger("page_2");
    auto& rows = next.find<QTableView>("sweep.table");
    EXPECT_TRUE(wait_until([&] { return rows.currentIndex().row() == 1; }));
    next.window.run_files().leave_nothing();
    next.window.close();
  }
};

TEST_F(RunFilesTest, restore_page_and_selections_after_a_close) {
  Shown before;
  {
    Program program;
    Shown::select_everywhere(program);
    before = Shown::of(program);
    EXPECT_TRUE(program.window.close());
  }
  EXPECT_EQ(before.sweeps, 2U);
  Shown::expect_again(before);
}

TEST_F(RunFilesTest, restore_page_and_selections_after_a_crash) {
  Shown before;
  {
    Program program;
    Shown::select_everywhere(program);
    before = Shown::of(program);
    program.window.run_files().keep_copy();
    ASSERT_TRUE(wait_until([&] { return !program.window.run_files().keeping_copy(); }));
  }  // without closing its window, as if killed
  Shown::expect_again(before);
}

TEST_F(RunFilesTest, keep_a_recipe_that_was_edited_before_the_corpus_if_the_desktop_ends) {
  Recipe edited;
  {
    Program program;
    work(program);
    edited = program.session.recipe();
    program.session.open({"builtin"});
    program.wait_for_result();
    ASSERT_EQ(program.session.recipe(), edited) << "a new corpus keeps the recipe";
    program.window.run_files().keep_copy();
    program.window.run_files().finish_unasked();
  }
  Program next;
  ASSERT_TRUE(next.window.run_files().recover());
  next.wait_for_result();
  EXPECT_EQ(next.session.recipe(), edited);
}

TEST_F(RunFilesTest, give_way_to_a_corpus_that_is_opened_while_theirs_is_read) {
  Recipe saved;
  {
    Program program;
    work(program);
    saved = program.session.recipe();
    program.window.run_files().save_as(path);
  }
  Program other;
  other.open(path);  // the corpus is still being read
  other.window.opener().open({"builtin"}, {});
  ASSERT_TRUE(wait_until([&] { return other.session.corpus() && other.session.corpus()->size() == 5000; }));
  other.wait_for_result();
  EXPECT_TRUE(other.session.runs().records().empty()) << "they are of another corpus";
  EXPECT_TRUE(other.window.run_files().path().isEmpty()) << "Save must not overwrite it";
}

TEST_F(RunFilesTest, with_a_name_reopen_on_the_page_of_the_closed_window) {
  {
    Program program;
    program.touch_builtin();
    program.window.run_files().save_as(path);
    program.trigger("page_6");
    program.session.set_recall_goal(0.98);
    EXPECT_TRUE(program.window.close());
  }
  Program next;
  ASSERT_TRUE(next.window.run_files().recover());
  ASSERT_TRUE(wait_until([&] { return next.window.run_files().path() == path; }));
  EXPECT_EQ(next.window.pages().currentIndex(), 5);
  EXPECT_EQ(next.session.recall_goal(), 0.98);
  EXPECT_FALSE(next.window.run_files().differs());
}

TEST_F(RunFilesTest, select_nothing_if_the_texts_have_changed) {
  Program program;
  work(program);
  program.trigger("page_3");
  program.find<QCheckBox>("pairs.hide_identical").setChecked(false);
  ASSERT_TRUE(wait_until([&] { return program.find<QTableView>("pairs.table").model()->rowCount() > 3; }));
  program.find<QTableView>("pairs.table").selectRow(3);
  program.window.run_files().save_as(path);
  ASSERT_TRUE(program.window.pages().place().contains(u"pair"));
  QFile file(corpus);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{\"words\": \"a b c\"}\n");
  file.close();
  Program other;
  other.open(path);
  other.wait_for_result();
  EXPECT_FALSE(other.window.pages().place().contains(u"pair"));
}

TEST_F(RunFilesTest, are_not_left_by_a_window_without_work) {
  const FreshData no_sweep_of_another_test;
  QSettings().remove(QStringLiteral("window"));
  const auto copies = [] { return QDir(RecoveryCopy::folder()).entryList({"recovery*.lookalike"}); };
  {
    Program program;
    program.session.open({"builtin"});
    program.wait_for_result();
    ASSERT_TRUE(wait_until([&] { return program.window.pages().pairs()->current_pair().has_value(); }));
    program.window.run_files().keep_copy();
    EXPECT_FALSE(program.window.run_files().keeping_copy());
    EXPECT_TRUE(copies().isEmpty()) << "nor if it is killed";
    program.window.end_session();
    program.window.close();
  }
  EXPECT_TRUE(copies().isEmpty());
}

TEST_F(RunFilesTest, that_were_discarded_are_reopened_as_saved) {
  Recipe saved;
  {
    Program program;
    work(program);
    program.window.run_files().save_as(path);
    saved = program.session.recipe();
    Recipe edited = saved;
    edited.verify.threshold = 0.25;
    program.session.edit(edited, "edit");
    EXPECT_FALSE(program.window.close());
    answer(program, "unsaved_changes.discard");
    ASSERT_TRUE(wait_until([&] { return !program.window.isVisible(); }));
  }
  Program next;
  EXPECT_TRUE(next.window.run_files().recover());
  ASSERT_TRUE(wait_until([&] { return next.window.run_files().path() == path; }));
  next.wait_for_result();
  EXPECT_EQ(next.session.recipe(), saved);
  EXPECT_FALSE(next.window.run_files().differs());
}

TEST_F(RunFilesTest, are_not_left_by_a_window_that_opts_out) {
  {
    Program program;
    work(program);
    program.window.run_files().leave_nothing();
    EXPECT_TRUE(program.window.close());
  }
  EXPECT_FALSE(Program().window.run_files().recover());
}

TEST_F(RunFilesTest, are_left_behind_only_by_a_killed_program) {
  auto program = std::make_unique<Program>();
  work(*program);
  const Recipe recipe = program->session.recipe();
  const auto runs = program->session.runs().records();
  program->window.run_files().keep_copy();
  ASSERT_TRUE(wait_until([&] { return !program->window.run_files().keeping_copy(); }));
  EXPECT_FALSE(is_left_by_a_crash()) << "the first one still runs";
  program.reset();  // without closing its window, as if killed
  {
    Program next;
    EXPECT_TRUE(next.window.run_files().recover());
    next.wait_for_result();
    EXPECT_TRUE(wait_until([&] {
      return next.message().contains("Lookalike did not close properly last time; this is your recovered work.");
    }));
    EXPECT_EQ(next.session.recipe(), recipe);
    EXPECT_EQ(next.session.runs().records(), runs);
    next.window.close();
  }
  EXPECT_FALSE(is_left_by_a_crash());
}

TEST_F(RunFilesTest, recovered_work_keeps_the_name_of_its_file_until_it_is_saved_there) {
  auto program = std::make_unique<Program>();
  work(*program);
  ASSERT_TRUE(program->window.run_files().save_as(path));
  Recipe recipe = program->session.recipe();
  recipe.shingles.k = 3;
  program->session.edit(recipe, "edit");
  program->wait_for_result();
  program->window.run_files().keep_copy();
  ASSERT_TRUE(wait_until([&] { return !program->window.run_files().keeping_copy(); }));
  program.reset();  // as if killed
  Program next;
  ASSERT_TRUE(next.window.run_files().recover());
  next.wait_for_result();
  EXPECT_EQ(next.window.run_files().path(), path);
  EXPECT_EQ(next.session.recipe(), recipe);
  EXPECT_TRUE(next.window.isWindowModified());
  EXPECT_NE(read_run_file(path.toStdString())->recipe, recipe) << "the file is as it was saved";
  next.trigger("save_run");
  EXPECT_EQ(read_run_file(path.toStdString())->recipe, recipe);
  EXPECT_TRUE(read_run_file(path.toStdString())->file.empty()) << "a name belongs only to copies";
  EXPECT_FALSE(next.window.isWindowModified());
}

TEST_F(RunFilesTest, of_two_killed_programs_are_both_left_behind_and_offered) {
  auto first = std::make_unique<Program>(), second = std::make_unique<Program>();
  work(*first);
  second->touch_builtin();
  for (Program* program : {first.get(), second.get()}) {
    program->window.run_files().keep_copy();
    ASSERT_TRUE(wait_until([&] { return !program->window.run_files().keeping_copy(); }));
  }
  const Recipe recipe = first->session.recipe();
  first.reset();
  second.reset();  // both as if killed
  Program next;
  ASSERT_TRUE(next.window.run_files().recover({corpus.toStdString()}));
  next.wait_for_result();
  EXPECT_EQ(next.session.recipe(), recipe) << "the same corpus resumes the work on it";
  ASSERT_TRUE(wait_until([&] { return next.message().contains("work on builtin"); })) << next.message().toStdString();
  EXPECT_TRUE(next.message().contains("recovery"));
  EXPECT_TRUE(next.message().contains("An earlier session did not close properly: your unsaved work"));
  next.find<QPushButton>("info_bar.remedy").click();
  ASSERT_TRUE(wait_until([&] { return next.session.paths() == std::vector<std::string>{"builtin"}; }));
  next.wait_for_result();
  next.window.close();
  EXPECT_FALSE(is_left_by_a_crash());
}

TEST_F(RunFilesTest, of_a_killed_program_in_which_nothing_was_done_are_continued_silently) {
  const FreshData no_sweep_of_another_test;
  for (const bool is_edited : {false, true}) {
    auto program = std::make_unique<Program>();
    QFile file(corpus);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"text\": \"a b c d e f\"}\n{\"text\": \"a b c d e g\"}\n");
    file.close();
    program->session.open({corpus.toStdString()});
    program->wait_for_result();
    program->trigger("page_5");
    if (is_edited) {
      Recipe recipe = program->session.recipe();
      recipe.verify.threshold = 0.7;
      program->session.edit(recipe, "edit");
      program->wait_for_result();
    }
    program->window.run_files().keep_copy();
    ASSERT_TRUE(wait_until([&] { return !program->window.run_files().keeping_copy(); }));
    program.reset();  // as if killed
    EXPECT_EQ(is_left_by_a_crash(), is_edited);
    Program next;
    EXPECT_TRUE(
        next.window.run_files().recover(is_edited ? std::vector<std::string>() : std::vector{corpus.toStdString()}));
    next.wait_for_result();
    EXPECT_EQ(next.window.pages().currentIndex(), 4) << "it is where the other one was";
    settle();  // messages are queued
    EXPECT_TRUE(wait_until([&] { return next.message().contains("your recovered work") == is_edited; }));
    EXPECT_FALSE(next.message().contains("This is your earlier work")) << next.message().toStdString();
    next.window.run_files().leave_nothing();
    next.window.close();
  }
}

TEST_F(RunFilesTest, of_another_corpus_stay_when_a_corpus_is_requested) {
  auto killed = std::make_unique<Program>();
  work(*killed);
  killed->window.run_files().keep_copy();
  ASSERT_TRUE(wait_until([&] { return !killed->window.run_files().keeping_copy(); }));
  const Recipe recipe = killed->session.recipe();
  killed.reset();
  {
    Program other;
    EXPECT_FALSE(other.window.run_files().recover({"builtin"}));
    other.session.open({"builtin"});
    other.wait_for_result();
    ASSERT_TRUE(wait_until([&] { return other.message().contains(QFileInfo(corpus).fileName()); }));
    EXPECT_TRUE(other.find<QMenu>("left_behind").menuAction()->isVisible());
    other.touch_builtin();
    other.window.run_files().keep_copy();
    other.window.close();
  }
  Program next;
  ASSERT_TRUE(next.window.run_files().recover());
  next.wait_for_result();
  EXPECT_EQ(next.session.recipe(), recipe);
  EXPECT_TRUE(next.find<QMenu>("left_behind").menuAction()->isVisible()) << "the other program's closed work too";
  next.window.close();
}

TEST_F(RunFilesTest, of_a_corpus_stay_when_another_is_opened_and_return_with_its_name) {
  std::vector<RunRecord> runs;
  {
    Program first;
    work(first);
    runs = first.session.runs().records();
    ASSERT_FALSE(runs.empty());
    first.window.close();
  }
  {
    Program other;
    EXPECT_FALSE(other.window.run_files().recover({"builtin"}));
    other.session.open({"builtin"});
    other.wait_for_result();
    other.touch_builtin();
    other.window.close();
  }
  Program next;
  ASSERT_TRUE(next.window.run_files().recover({corpus.toStdString()}));
  next.wait_for_result();
  EXPECT_EQ(next.session.runs().records(), runs);
  EXPECT_TRUE(wait_until([&] { return next.message().contains("earlier work"); })) << qPrintable(next.message());
  next.window.close();
}

TEST_F(RunFilesTest, of_a_corpus_that_gave_way_to_another_keep_its_sweep_for_the_next_window) {
  {
    Program first;
    first.touch_builtin();
    sweep_and_stop(first);
    QFile file(corpus);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write("{\"text\": \"a b c d e f\"}\n") > 0);
    file.close();
    first.window.findChild<CorpusOpener*>()->open({corpus});
    first.wait_for_result();
    EXPECT_TRUE(first.session.sweeps().tables().empty());
    first.window.close();
  }
  Program next;
  ASSERT_TRUE(next.window.run_files().recover());
  next.wait_for_result();
  EXPECT_EQ(next.session.paths().front(), corpus.toStdString());
  EXPECT_TRUE(next.session.sweeps().tables().empty());
  next.window.findChild<CorpusOpener*>()->open({"builtin"});
  next.wait_for_result();
  ASSERT_EQ(next.session.sweeps().tables().size(), 1U);
  EXPECT_EQ(next.session.sweeps().table().rows.size(), 2U);
  next.window.close();
}

TEST_F(RunFilesTest, of_the_last_eight_closed_windows_stay) {
  for (int window = 0; window < 10; ++window) {
    RecoveryCopy copy;
    RunFile run;
    run.paths = {"corpus" + std::to_string(window)};
    run.closed = true;
    copy.leave(run);
  }
  const RecoveryCopy next;
  ASSERT_EQ(next.left_behind().size(), 8U);
  EXPECT_EQ(next.left_behind().front().run.paths.front(), "corpus9");
  EXPECT_EQ(next.left_behind().back().run.paths.front(), "corpus2");
}

TEST_F(RunFilesTest, with_a_file_that_became_unreadable_are_continued_from_their_copy) {
  std::vector<RunRecord> runs;
  {
    Program program;
    work(program);
    program.window.run_files().save_as(path);
    runs = program.session.runs().records();
    program.window.close();
  }
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{");
  file.close();
  Program next;
  ASSERT_TRUE(next.window.run_files().recover());
  ASSERT_TRUE(wait_until([&] { return !next.session.runs().records().empty(); }));
  EXPECT_EQ(next.session.runs().records(), runs);
  next.window.close();
}

TEST_F(RunFilesTest, that_were_discarded_are_no_longer_offered) {
  auto killed = std::make_unique<Program>();
  work(*killed);
  killed->window.run_files().keep_copy();
  ASSERT_TRUE(wait_until([&] { return !killed->window.run_files().keeping_copy(); }));
  killed.reset();
  {
    Program other;
    auto& menu = other.find<QMenu>("left_behind");
    emit menu.aboutToShow();
    other.trigger("discard_left_behind");
    EXPECT_TRUE(menu.menuAction()->isVisible()) << "asks first";
    other.find<QMessageBox>("discard_sessions").button(QMessageBox::Discard)->click();
    EXPECT_FALSE(menu.menuAction()->isVisible());
    other.window.close();
  }
  EXPECT_FALSE(is_left_by_a_crash());
}

TEST_F(RunFilesTest, left_behind_and_unreadable_are_reported) {
  ASSERT_TRUE(QDir().mkpath(RecoveryCopy::folder()));
  const QString copy = QDir(RecoveryCopy::folder()).filePath(QStringLiteral("recovery.lookalike"));
  QFile file(copy);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{\"version\": 1, \"paths\": [\"bui");
  file.close();
  Program program;
  program.session.open({"builtin"});
  program.wait_for_result();
  EXPECT_TRUE(wait_until([&] {
    return program.message().contains("recovery copy of an earlier session cannot be read");
  })) << program.message().toStdString();
  EXPECT_TRUE(program.message().contains(QStringLiteral("recovery.lookalike"))) << program.message().toStdString();
  program.window.close();
  EXPECT_TRUE(QFile::exists(copy));
  QFile::remove(copy);
}

TEST_F(RunFilesTest, that_cannot_be_kept_are_reported) {
  const QByteArray home = qgetenv("XDG_DATA_HOME");
  qputenv("XDG_DATA_HOME", "/dev/null");
  Program program;
  program.session.open({"builtin"});
  program.wait_for_result();
  EXPECT_TRUE(wait_until([&] { return program.message().contains("unsaved work cannot be recovered"); }));
  EXPECT_TRUE(program.message().contains("/dev/null"));
  qputenv("XDG_DATA_HOME", home);
  program.window.close();
}

TEST_F(RunFilesTest, of_fifty_thousand_rows_open_without_a_stall) {
  RunFile run;
  run.paths = {"builtin"};
  SweepTable& sweep = run.sweeps.emplace_back();
  SweepAxis axis{"sketch.seed", {}};
  for (int seed = 0; seed < 50'000; ++seed) {
    SweepRow row;
    row.values = {std::to_string(seed)};
    row.seed = static_cast<std::uint64_t>(seed);
    row.candidates = static_cast<std::uint64_t>(1'000 + seed % 97);
    axis.values.push_back(row.values.front());
    sweep.rows.push_back(row);
  }
  sweep.plan.axes = {axis};
  ASSERT_TRUE(write_run_file(run, path.toStdString()));
  Program program;
  program.trigger("page_2");
  WatchedApplication::instance().forget_stalls();
  program.open(path);
  program.wait_for_result();
  ASSERT_TRUE(wait_until([&] { return !program.session.sweeps().counting(); }));
  EXPECT_EQ(program.session.sweeps().table().rows.size(), 50'000U);
  expect_no_work_in_the_event_loop();
  program.window.close();
}

TEST_F(RunFilesTest, are_not_left_behind_by_a_program_that_ends_while_writing_one) {
  for (int i = 0; i < 10; ++i) {
    {
      Program program;
      program.touch_builtin();
      program.window.run_files().keep_copy();
      EXPECT_TRUE(program.window.run_files().keeping_copy()) << "the window does not wait for the disk";
      program.window.close();
    }
    EXPECT_FALSE(is_left_by_a_crash());
  }
}

}  // namespace
}  // namespace lookalike
