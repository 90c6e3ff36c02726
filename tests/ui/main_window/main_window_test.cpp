#include "ui/main_window/main_window.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QToolTip>
#include <QtTest/QTest>
#include <algorithm>
#include <cstdlib>
#include <set>

#include "tests/ui/support/settle.h"
#include "tests/ui/support/stalls.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/models/lesson/open_corpus_scene.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/pages.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/views/recipe/recipe_panel.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {
namespace {

/// A window with a corpus, driven by its controls.
class WindowTest : public testing::Test {
 protected:
  void open(const QString& path) {
    window->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
    wait_until_idle();
    find<QCheckBox>("pairs.hide_identical")->setChecked(false);
    WatchedApplication::instance().forget_stalls();
    window->opener().open({path});
    wait_until_idle();
    ASSERT_NE(session->result(), nullptr);
    wait_for_rows();
  }

  void TearDown() override { expect_no_work_in_the_event_loop(); }

  template <typename Widget>
  Widget* find(const char* name) const {
    // Other pages show two texts as well.
    const auto* pairs = window->findChild<QWidget*>(QStringLiteral("pairs.documents"));
    auto* widget = pairs->findChild<Widget*>(QString::fromLatin1(name));
    if (!widget) widget = window->findChild<Widget*>(QString::fromLatin1(name));
    EXPECT_NE(widget, nullptr) << name;
    return widget;
  }
  QAbstractItemModel& pairs() const { return *find<QTableView>("pairs.table")->model(); }
  std::uint64_t similar() const { return session->result()->report.counts.similar; }
  void trigger(const char* action) const { find<QAction>(action)->trigger(); }

  static QString words(const QString& text) { return text.simplified(); }
  QString words_of(DocumentIndex document) const {
    return words(QString::fromStdString(std::string((*session->result()->corpus)[document].text)));
  }

  void wait_until_idle() const {
    ASSERT_TRUE(wait_until([this] { return !session->busy(); }));
  }
  void wait_for_rows() const {
    ASSERT_TRUE(wait_until([this] { return static_cast<std::uint64_t>(pairs().rowCount()) == similar(); }));
  }
  /// Types a number into a parameter's field, like a user.
  void type(const char* field_name, const QString& text) const {
    auto* field = find<QDoubleSpinBox>(field_name);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
  }
  /// Drags a slider's handle by a share of its length.
  void drag(const char* slider_name, double share) const {
    auto* slider = find<QSlider>(slider_name);
    QStyleOptionSlider option;
    option.initFrom(slider);
    option.orientation = Qt::Horizontal;
    option.maximum = slider->maximum();
    option.sliderPosition = slider->sliderPosition();
    const QRect handle = slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider);
    const int distance = static_cast<int>(share * slider->width());
    QTest::mousePress(slider, Qt::LeftButton, {}, handle.center());
    for (int step = 1; step <= 10; ++step) {
      QTest::mouseMove(slider, handle.center() + QPoint(distance * step / 10, 0));
      settle();
    }
    QTest::mouseRelease(slider, Qt::LeftButton, {}, handle.center() + QPoint(distance, 0));
  }
  /// Makes the recipe slow enough to be observed while it runs, and waits until it runs.
  void begin_slow_run() const {
    QSignalSpy progress(session.get(), &Session::progress);
    Recipe recipe = session->recipe();
    recipe.sketch = {4096, HashFamily::permutation, 1};  // seconds on any machine
    session->edit(recipe, QStringLiteral("slow run"));
    ASSERT_TRUE(session->busy());
    ASSERT_TRUE(wait_until([&] { return progress.size() > 0 || !session->busy(); }));
  }

  std::unique_ptr<Session> session = std::make_unique<Session>();
  std::unique_ptr<MainWindow> window = std::make_unique<MainWindow>(*session);
};

class BuiltinWindow : public WindowTest {
 protected:
  void SetUp() override { open(QStringLiteral("builtin")); }
};

class NewswireWindow : public WindowTest {
 protected:
  void SetUp() override {
    const char* folder = std::getenv("LOOKALIKE_DATA");
    if (!folder) GTEST_SKIP() << "LOOKALIKE_DATA does not name the folder with the real corpora";
    open(QString::fromLocal8Bit(folder) + QStringLiteral("/reuters21578.tar.gz"));
  }
};

TEST_F(WindowTest, messages_leave_the_legend_of_the_texts_free) {
  open(to_qstring(kBuiltinCorpus));
  settle();
  window->pages().setCurrentWidget(window->pages().pairs());
  auto* legend = window->pages().pairs()->findChild<QWidget*>("difference_legend");
  ASSERT_TRUE(wait_until([&] { return legend->isVisible(); }));
  auto* info = find<InfoBar>("info_bar");
  info->show_note("The export was written.");
  ASSERT_TRUE(wait_until([&] { return info->isVisible(); }));
  EXPECT_LE(info->mapToGlobal(info->rect().bottomLeft()).y(), legend->mapToGlobal(QPoint()).y());
  info->clear();
}

// The lesson is offered above the S-curve, moves nothing, and is never offered again.
TEST_F(WindowTest, very_first_start_offers_the_lesson_once) {
  window.reset();
  for (const bool first : {true, false}) {
    if (first) QSettings().clear();
    session = std::make_unique<Session>();
    window = std::make_unique<MainWindow>(*session);
    window->resize(1'280, 800);  // a narrower one folds the panel
    window->welcome();
    open(to_qstring(kBuiltinCorpus));
    settle();
    const auto* info = find<InfoBar>("info_bar");
    ASSERT_EQ(info->text().contains("nine scenes"), first);
    if (!first) break;
    EXPECT_EQ(window->pages().currentIndex(), 0);
    EXPECT_TRUE(find<QWidget>("recipe_panel")->isVisible());
    auto* button = info->findChild<QPushButton*>("info_bar.remedy");
    EXPECT_NE(button->focusPolicy() & Qt::TabFocus, 0);
    QTest::keyClick(button, Qt::Key_Space);
    EXPECT_EQ(window->pages().currentWidget(), window->pages().lesson());
    settle();
    EXPECT_TRUE(info->text().isEmpty());
    window.reset();
  }
}

TEST_F(WindowTest, the_offer_of_the_lesson_ends_when_it_is_open) {
  window.reset();
  for (const bool before_the_offer : {true, false}) {
    QSettings().clear();
    session = std::make_unique<Session>();
    window = std::make_unique<MainWindow>(*session);
    window->welcome();
    if (before_the_offer) window->pages().setCurrentWidget(window->pages().lesson());
    open(to_qstring(kBuiltinCorpus));
    settle();
    EXPECT_EQ(find<InfoBar>("info_bar")->text().contains("nine scenes"), !before_the_offer);
    window->pages().setCurrentWidget(window->pages().lesson());
    settle();
    EXPECT_FALSE(find<InfoBar>("info_bar")->text().contains("nine scenes"));
    window.reset();
  }
}

TEST_F(BuiltinWindow, opens_and_lists_pairs) {
  EXPECT_EQ(session->corpus()->size(), 5000U);
  EXPECT_GT(similar(), 0U);
  EXPECT_EQ(pairs().rowCount(), static_cast<int>(similar()));
}

TEST_F(BuiltinWindow, selecting_a_row_shows_both_documents) {
  auto* table = find<QTableView>("pairs.table");
  trigger("page_2");
  table->selectRow(1);
  const SimilarPair second = session->result()->similar->first(2).back();
  EXPECT_EQ(words(find<QPlainTextEdit>("left_text")->toPlainText()), words_of(second.a));
  EXPECT_EQ(words(find<QPlainTextEdit>("right_text")->toPlainText()), words_of(second.b));
}

TEST_F(BuiltinWindow, lesson_chooses_an_informative_pair_until_the_user_has_viewed_pairs) {
  LessonPage& lesson = *window->pages().lesson();
  const auto followed = [&] {
    const Scene& last = lesson.player().scene(lesson.player().scenes() - 1);
    return dynamic_cast<const lesson::OpenCorpusScene&>(last).inputs().pair;
  };
  window->pages().setCurrentWidget(&lesson);
  ASSERT_TRUE(wait_until([&] { return followed().has_value(); }));
  EXPECT_GT(followed()->shared_bands(), 0U);
  EXPECT_LT(followed()->shared_bands(), session->recipe().lsh.bands);
  const double telling = followed()->jaccard;
  window->pages().setCurrentWidget(window->pages().pairs());
  auto* table = find<QTableView>("pairs.table");
  for (int row = 0; window->pages().pairs()->current_pair()->jaccard == 1; ++row) table->selectRow(row);
  const double listed = window->pages().pairs()->current_pair()->jaccard;
  ASSERT_NE(listed, telling);
  window->pages().setCurrentWidget(&lesson);
  EXPECT_TRUE(wait_until([&] { return followed()->jaccard == listed; }));
}

TEST_F(BuiltinWindow, next_and_previous_pair_move_through_the_table) {
  auto* table = find<QTableView>("pairs.table");
  EXPECT_EQ(table->currentIndex().row(), 0);
  trigger("next_pair");
  trigger("next_pair");
  EXPECT_EQ(table->currentIndex().row(), 2);
  trigger("previous_pair");
  EXPECT_EQ(table->currentIndex().row(), 1);
}

TEST_F(BuiltinWindow, dragging_the_threshold_changes_the_pairs_in_one_step) {
  const std::uint64_t before = similar();
  drag("verify.threshold.slider", -0.3);
  wait_until_idle();
  wait_for_rows();
  EXPECT_LT(session->recipe().verify.threshold, 0.8);
  EXPECT_GT(similar(), before);
  EXPECT_EQ(session->history().count(), 1);
  trigger("undo");
  wait_until_idle();
  EXPECT_EQ(session->recipe(), Recipe());
  EXPECT_EQ(similar(), before);
}

TEST_F(BuiltinWindow, manual_explains_every_parameter) {
  trigger("manual");
  const QString manual = find<QTextBrowser>("manual_text")->toPlainText();
  EXPECT_TRUE(manual.contains("shingles.k: Longer shingles are rarer"));
  EXPECT_TRUE(manual.contains("character references such as &amp; unchanged"));
}

// The pages query the palette for light or dark: the picture follows it.
TEST_F(BuiltinWindow, manual_shows_a_picture_of_the_lesson) {
  trigger("manual");
  auto* text = find<QTextBrowser>("manual_text");
  ASSERT_EQ(text->toMarkdown().count("lesson.png"), 1);
  const auto image = text->document()->resource(QTextDocument::ImageResource, QUrl("../screenshots/lesson.png"));
  const QImage picture = image.value<QPixmap>().toImage();
  ASSERT_GT(picture.width(), 40 * text->fontMetrics().averageCharWidth());
  std::set<QRgb> colours;
  for (int x = 0; x < picture.width(); ++x) colours.insert(picture.pixel(x, picture.height() / 2));
  EXPECT_GT(colours.size(), 10u);
}

TEST_F(BuiltinWindow, undo_key_reverts_a_typed_number_while_its_field_has_the_focus) {
  type("lsh.rows.field", QStringLiteral("4"));
  ASSERT_EQ(session->recipe().lsh.rows, 4U);
  QTest::keyClick(find<QDoubleSpinBox>("lsh.rows.field"), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(session->recipe().lsh.rows, 5U);
}

TEST_F(BuiltinWindow, escape_cancels_while_a_field_has_the_focus) {
  begin_slow_run();
  find<QDoubleSpinBox>("sketch.hashes.field")->setFocus();
  ASSERT_TRUE(wait_until([&] { return find<QToolButton>("cancel")->isVisible(); }));
  QTest::keyClick(find<QDoubleSpinBox>("sketch.hashes.field"), Qt::Key_Escape);
  EXPECT_FALSE(session->busy());
  EXPECT_TRUE(find<InfoBar>("info_bar")->text().contains(QStringLiteral("Cancelled")));
}

TEST_F(BuiltinWindow, changing_k_recomputes) {
  const std::uint64_t before = session->result()->report.counts.shingles;
  type("shingles.k.field", QStringLiteral("8"));
  wait_until_idle();
  EXPECT_EQ(session->result()->recipe.shingles.k, 8U);
  EXPECT_NE(session->result()->report.counts.shingles, before);
}

TEST_F(BuiltinWindow, impossible_bands_are_explained_in_the_panel_and_the_result_stays) {
  const auto before = session->result();
  type("lsh.bands.field", QStringLiteral("30"));
  EXPECT_FALSE(find<QLabel>("recipe.problems")->text().isEmpty());
  EXPECT_FALSE(find<QLabel>("recipe.problems")->isHidden());
  EXPECT_EQ(session->result(), before);
  type("lsh.bands.field", QStringLiteral("10"));
  EXPECT_TRUE(find<QLabel>("recipe.problems")->isHidden());
}

TEST_F(BuiltinWindow, run_page_shows_the_last_run_when_it_is_opened) {
  trigger("page_1");
  const auto similar_pairs = [this] {
    const auto& counts = *find<QTableView>("run.counts")->model();
    for (int row = 0; row < counts.rowCount(); ++row)
      if (counts.index(row, 0).data().toString() == QStringLiteral("similar pairs"))
        return counts.index(row, 1).data().toString();
    return QString();
  };
  type("verify.threshold.field", QStringLiteral("0.95"));
  wait_until_idle();
  trigger("page_7");
  EXPECT_EQ(similar_pairs(), count_text(similar()));
  type("verify.threshold.field", QStringLiteral("0.6"));
  wait_until_idle();
  EXPECT_EQ(similar_pairs(), count_text(similar()));
}

TEST_F(BuiltinWindow, moving_the_threshold_does_not_move_the_plot) {
  trigger("page_1");
  const auto* plot = find<QWidget>("s_curve_plot");
  QSize size;
  for (const bool first_time : {true, false})
    for (int hundredths = 50; hundredths <= 100; hundredths += 10) {
      type("verify.threshold.field", QString::number(hundredths / 100.0));
      wait_until_idle();
      const Surveyor& surveyor = session->surveyor();
      ASSERT_TRUE(wait_until([&] { return surveyor.summary() && surveyor.summary()->run == session->result(); }));
      settle();
      if (first_time) size = plot->size();  // makes room for the longest text
      EXPECT_EQ(plot->size(), size) << hundredths;
    }
}

TEST_F(BuiltinWindow, a_long_tooltip_is_wrapped) {
  trigger("page_1");
  auto* plot = find<QWidget>("s_curve_plot");
  ASSERT_GT(plot->fontMetrics().horizontalAdvance(plot->toolTip()), 500);
  QHelpEvent rest(QEvent::ToolTip, plot->rect().center(), plot->mapToGlobal(plot->rect().center()));
  QApplication::sendEvent(plot, &rest);
  EXPECT_TRUE(QToolTip::isVisible());
  const auto windows = QApplication::topLevelWidgets();
  const auto tip = std::ranges::find_if(windows, [](QWidget* w) { return w->isVisible() && w->inherits("QTipLabel"); });
  ASSERT_NE(tip, windows.end());
  EXPECT_LT((*tip)->width(), 500);
  EXPECT_GT((*tip)->height(), 2 * plot->fontMetrics().height());
  QToolTip::hideText();
}

TEST_F(BuiltinWindow, study_is_chosen_from_the_menu) {
  trigger("study_newswire");
  wait_until_idle();
  EXPECT_EQ(session->result()->recipe, find_study("newswire")->recipe);
}

TEST_F(BuiltinWindow, selection_stays_on_its_pair_when_the_run_is_repeated) {
  auto* table = find<QTableView>("pairs.table");
  table->selectRow(3);
  const auto cell = [&](int column) { return table->currentIndex().siblingAtColumn(column).data().toString(); };
  const QString a = cell(3), b = cell(5);
  type("verify.threshold.field", QStringLiteral("0.6"));
  wait_until_idle();
  wait_for_rows();
  EXPECT_EQ(cell(3), a);
  EXPECT_EQ(cell(5), b);
}

TEST_F(BuiltinWindow, sorting_by_a_header_reorders_the_rows) {
  auto* table = find<QTableView>("pairs.table");
  table->sortByColumn(3, Qt::AscendingOrder);
  const auto position = [&](int row) { return pairs().index(row, 3).data().toString().remove(QChar(0x202F)).toInt(); };
  ASSERT_TRUE(wait_until([&] { return static_cast<PairsModel&>(pairs()).rows()->column == PairColumn::a; }));
  for (int row = 1; row < pairs().rowCount(); ++row) EXPECT_LE(position(row - 1), position(row));
}

TEST_F(BuiltinWindow, a_wrong_file_is_named_and_the_corpus_stays_open) {
  window->opener().open({QStringLiteral("/nowhere/missing.csv")});
  wait_until_idle();
  EXPECT_TRUE(find<InfoBar>("info_bar")->text().contains(QStringLiteral("missing.csv")));
  EXPECT_EQ(session->corpus()->size(), 5000U);
}

TEST_F(BuiltinWindow, every_action_has_a_name_and_an_explanation) {
  int actions = 0;
  for (const QMenu* menu : window->menuBar()->findChildren<QMenu*>()) {
    for (const QAction* action : menu->actions()) {
      if (action->isSeparator() || action->menu()) continue;
      EXPECT_FALSE(action->objectName().isEmpty()) << action->text().toStdString();
      EXPECT_FALSE(action->statusTip().isEmpty()) << action->text().toStdString();
      EXPECT_FALSE(action->shortcut().isEmpty() && !action->text().contains(u'&')) << action->text().toStdString();
      ++actions;
    }
  }
  EXPECT_GT(actions, 20);
}

TEST_F(BuiltinWindow, no_two_actions_share_a_key) {
  QStringList keys;
  for (const QAction* action : window->findChildren<QAction*>()) {
    if (action->shortcut().isEmpty()) continue;
    EXPECT_FALSE(keys.contains(action->shortcut().toString())) << action->shortcut().toString().toStdString();
    keys << action->shortcut().toString();
  }
  for (const QAbstractButton* button : window->findChildren<QAbstractButton*>())
    EXPECT_FALSE(keys.contains(button->shortcut().toString())) << button->text().toStdString();
  EXPECT_GT(keys.size(), 10);
}

TEST_F(BuiltinWindow, every_parameter_has_a_control_with_a_tooltip_that_names_the_stages_it_repeats) {
  for (const Parameter& parameter : parameters()) {
    const auto* control = find<QWidget>(std::string(parameter.key).c_str());
    ASSERT_NE(control, nullptr);
    EXPECT_TRUE(control->toolTip().contains(QStringLiteral("recomputes: "))) << parameter.key;
  }
}

TEST_F(BuiltinWindow, panel_fits_at_one_and_a_half_times_the_type) {
  const double points = QApplication::font().pointSizeF();
  for (int step = 0; step < 4; ++step) trigger("font_larger");
  EXPECT_NEAR(QApplication::font().pointSizeF(), 1.5 * points, 0.01);
  const auto* scroll = find<QScrollArea>("recipe.scroll");
  EXPECT_TRUE(wait_until([&] { return scroll->viewport()->width() >= scroll->widget()->minimumSizeHint().width(); }));
  trigger("font_normal");
}

TEST_F(BuiltinWindow, closing_during_a_run_ends_it) {
  const std::weak_ptr<const Corpus> corpus = session->corpus();
  begin_slow_run();
  EXPECT_TRUE(window->close());
  window.reset();
  session.reset();
  EXPECT_TRUE(corpus.expired());  // the run has released it: nothing outlives its owner
}

TEST_F(NewswireWindow, finds_the_pairs_of_the_archive) {
  EXPECT_EQ(session->corpus()->size(), 19'043U);
  EXPECT_EQ(session->result()->report.counts.shingles, 2'461'581U);
  EXPECT_GE(similar(), 520U);
  EXPECT_LE(similar(), 529U);  // all there are, by exact comparison of all pairs
}

TEST_F(NewswireWindow, reads_a_pair_drags_the_threshold_and_changes_k) {
  trigger("page_2");
  auto* table = find<QTableView>("pairs.table");
  table->selectRow(10);
  const std::uint64_t before = similar();
  drag("verify.threshold.slider", -0.2);
  wait_until_idle();
  wait_for_rows();
  EXPECT_GT(similar(), before);
  type("shingles.k.field", QStringLiteral("5"));
  wait_until_idle();
  EXPECT_EQ(session->result()->report.counts.shingles, 2'477'600U);
}

TEST_F(NewswireWindow, cancelled_run_keeps_the_result_and_says_so) {
  const auto before = session->result();
  begin_slow_run();
  auto* cancel = find<QToolButton>("cancel");
  ASSERT_TRUE(wait_until([&] { return cancel->isVisible(); }));
  QTest::mouseClick(cancel, Qt::LeftButton);
  EXPECT_FALSE(session->busy());
  EXPECT_TRUE(find<InfoBar>("info_bar")->text().contains(QStringLiteral("Cancelled")));
  bool idle = false;
  QElapsedTimer clock;
  clock.start();
  session->worker().post({}, [&] { session->worker().deliver([&] { idle = true; }); });
  ASSERT_TRUE(wait_until([&] { return idle; }));
  std::printf("the worker answered the cancel after %lld ms\n", static_cast<long long>(clock.elapsed()));
  EXPECT_EQ(session->result(), before);
}

TEST_F(NewswireWindow, closing_during_a_run_ends_it) {
  const std::weak_ptr<const Corpus> corpus = session->corpus();
  begin_slow_run();
  EXPECT_TRUE(window->close());
  window.reset();
  session.reset();
  EXPECT_TRUE(corpus.expired());  // the run has released it: nothing outlives its owner
}

class RecipeDock : public WindowTest {
 protected:
  void SetUp() override {
    QSettings().clear();
    window->resize(1'900, 1'000);
    window->show();
    settle();
  }
  void TearDown() override {
    trigger("font_normal");
    QSettings().clear();
  }

  int width() const { return find<QWidget>("recipe_panel")->width(); }
  int wanted() const { return window->findChild<RecipePanel*>()->wanted_width(); }
  void enlarge() const {
    for (int step = 0; step < 4; ++step) trigger("font_larger");
  }
  /// Drags the border between the panel and the pages.
  void widen(int by) const {
    const QWidget* panel = find<QWidget>("recipe_panel");
    const QPoint border(panel->geometry().right() + 2, panel->geometry().center().y());
    QTest::mousePress(window.get(), Qt::LeftButton, {}, border);
    QTest::mouseMove(window.get(), border + QPoint(by, 0));
    settle();
    QTest::mouseRelease(window.get(), Qt::LeftButton, {}, border + QPoint(by, 0));
    settle();
  }
};

TEST_F(RecipeDock, is_as_wide_as_its_parameters_whatever_changed_first) {
  EXPECT_EQ(width(), wanted());
  const int normal = width();
  enlarge();
  settle();
  EXPECT_EQ(width(), wanted());
  EXPECT_GT(width(), normal + 20);
  window->resize(1'280, 800);  // its labels are above their controls now
  settle();
  const int narrow = width();
  EXPECT_EQ(narrow, wanted());
  trigger("font_normal");
  window->resize(1'900, 1'000);
  settle();
  EXPECT_EQ(width(), normal);
  window->resize(1'280, 800);
  enlarge();
  settle();
  EXPECT_EQ(width(), narrow);
  trigger("font_normal");
  settle();
  EXPECT_EQ(width(), normal);
}

TEST_F(RecipeDock, is_as_wide_as_its_parameters_when_it_comes_back) {
  trigger("toggle_panel");
  enlarge();
  trigger("toggle_panel");
  settle();
  EXPECT_EQ(width(), wanted());
}

TEST_F(RecipeDock, ignores_a_mouse_release_without_a_drag) {
  widen(60);
  ASSERT_EQ(width(), wanted() + 60);
  find<QWidget>("recipe_panel")->setMaximumWidth(wanted() + 30);
  settle();
  ASSERT_LT(width(), wanted() + 60);  // there is no longer room for it
  QTest::mouseRelease(window.get(), Qt::LeftButton);
  settle();
  find<QWidget>("recipe_panel")->setMaximumWidth(QWIDGETSIZE_MAX);
  enlarge();
  settle();
  EXPECT_EQ(width(), wanted() + 60);
}

TEST_F(RecipeDock, keeps_its_width_if_only_the_width_was_saved) {
  widen(60);
  const int before = width();
  window->close();
  QSettings().remove(QStringLiteral("window/panel_spare"));

  MainWindow next(*session);
  next.resize(1'900, 1'000);
  next.show();
  settle();
  EXPECT_EQ(next.findChild<QWidget*>(QStringLiteral("recipe_panel"))->width(), before);
}

TEST_F(RecipeDock, keeps_the_extra_width_set_by_the_user) {
  const int normal = width();
  widen(60);
  ASSERT_EQ(width(), normal + 60);
  enlarge();
  settle();
  EXPECT_EQ(width(), wanted() + 60);
  window->close();

  MainWindow next(*session);
  next.resize(1'900, 1'000);
  next.show();
  settle();
  EXPECT_EQ(next.findChild<QWidget*>(QStringLiteral("recipe_panel"))->width(),
            next.findChild<RecipePanel*>()->wanted_width() + 60);
}

TEST_F(WindowTest, edits_wait_for_the_run_button_while_live_is_off) {
  window->resize(1'280, 800);
  open(QStringLiteral("builtin"));
  auto* run = find<QToolButton>("recipe.run");
  EXPECT_FALSE(run->isVisible());
  find<QAbstractButton>("live")->setChecked(false);
  EXPECT_TRUE(run->isVisible());
  EXPECT_FALSE(run->isEnabled()) << "there are no pending edits";
  const auto before = session->result();
  type("lsh.rows.field", QStringLiteral("4"));
  EXPECT_TRUE(run->isEnabled());
  QTest::qWait(50);
  EXPECT_EQ(session->result(), before);
  run->click();
  EXPECT_FALSE(run->isEnabled());
  wait_until_idle();
  ASSERT_TRUE(wait_until([&] { return session->result() != before; }));
  EXPECT_EQ(session->result()->recipe.lsh.rows, 4U);
  find<QAbstractButton>("live")->setChecked(true);
  EXPECT_FALSE(run->isVisible());
}

TEST_F(WindowTest, the_button_beside_bands_opens_a_suggestion) {
  window->resize(1'280, 800);
  open(QStringLiteral("builtin"));
  auto* suggest = find<QToolButton>("recipe.suggest");
  ASSERT_TRUE(suggest->isVisible());
  suggest->click();
  const auto* dialog = window->findChild<QDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(dialog->isVisible());
  EXPECT_NE(dialog->findChild<QWidget*>(QStringLiteral("suggest.adopt")), nullptr);
}

}  // namespace
}  // namespace lookalike
