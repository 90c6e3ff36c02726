#include "ui/main_window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QStringList>
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "ui/main_window/corpus_notes.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/dock_width.h"
#include "ui/main_window/exports/exports.h"
#include "ui/main_window/menus/export_menu.h"
#include "ui/main_window/menus/help.h"
#include "ui/main_window/menus/input_dialogs.h"
#include "ui/main_window/menus/presenting.h"
#include "ui/main_window/menus/study_menu.h"
#include "ui/main_window/menus/verdict_exchange.h"
#include "ui/main_window/menus/view_menu.h"
#include "ui/main_window/run_files/run_files.h"
#include "ui/main_window/status_strip.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"
#include "ui/views/groups/chosen_keepers.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/pages.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/views/recipe/recipe_panel.h"
#include "ui/views/runs/runs_panel.h"
#include "ui/views/s_curve/s_curve_page.h"
#include "ui/views/suggest/suggest_dialog.h"
#include "ui/views/sweep/sweep_page.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/info_bar.h"
#include "ui/widgets/controls/own_steps.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/side_panel.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("TitleText", text);
}

/// The title of the window: the run file with a placeholder for the modified mark, the corpus and the program; missing
/// parts are omitted.
QString title_text(const QString& run_file, const std::vector<std::string>& corpus) {
  QStringList parts;
  if (!run_file.isEmpty()) parts << QFileInfo(run_file).fileName() + QStringLiteral("[*]");
  if (!corpus.empty()) parts << corpus_name(corpus);
  parts << tr("Lookalike");
  return fitting_text(parts.join(u" \u2014 "), 200);
}

const auto kPaceKey = QStringLiteral("survey/shingles_per_second");
const auto kGoalKey = QStringLiteral("session/recall_goal");
const auto kRunsClosedKey = QStringLiteral("window/runs_closed");  // by the user, although there were runs
constexpr int kWidth = 1600, kHeight = 1000;                       // until the user resizes it
constexpr int kCharacters = 110, kLines = 34;                      // in less space pages are mostly scroll bars
constexpr int kRoomy = 150;                                        // characters
constexpr QSize kSmallScreen(960, 640);  // room on a screen of 1024 x 700; the minimum is never more

}  // namespace

MainWindow::MainWindow(Session& session, QWidget* parent)
    : QMainWindow(parent), session_(session), look_(new LookMenu(this)), opener_(new CorpusOpener(session, this)) {
  setObjectName(QStringLiteral("main_window"));
  connect(new FileDrops(this), &FileDrops::dropped, opener_, &CorpusOpener::look_then_open);
  keep_room();
  make_pages();
  make_panel();
  make_runs();
  make_menus();
  setStatusBar(new StatusStrip(session_));
  statusBar()->addPermanentWidget(info_->folded());
  connect_s_curve();
  connect_messages();
  show_title();
  restore();
  connect(qApp, &QGuiApplication::commitDataRequest, this, &MainWindow::end_session);
  connect(&session_, &Session::recipe_changed, this,
          [this] { session_ends_ = false; });  // the session continued after all
}

void MainWindow::keep_room() {
  const QSize wanted(kCharacters * fontMetrics().averageCharWidth(), kLines * fontMetrics().height());
  setMinimumSize(wanted.boundedTo(kSmallScreen).boundedTo(screen()->availableSize()));
}

/// In a narrow window the plots need the panel's spare width.
void MainWindow::share_out_room() {
  const bool is_narrow = width() < kRoomy * fontMetrics().averageCharWidth();
  if (std::exchange(is_narrow_, is_narrow) == is_narrow) return;
  recipe_panel_->set_narrow(is_narrow);
  dock_width_->refit_later();
}

void MainWindow::make_pages() {
  pages_ = new Pages(session_);
  auto* area = new QWidget;
  panel_handle_ = named("recipe_handle", new QToolButton, tr("Recipe panel"), tr("Show the recipe panel."));
  panel_handle_->setArrowType(Qt::RightArrow);
  panel_handle_->setAutoRaise(true);
  panel_handle_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
  panel_handle_->hide();
  auto* row = without_margins(new QHBoxLayout(area));
  row->setSpacing(0);
  row->addWidget(panel_handle_);
  auto* column = new QVBoxLayout;
  row->addLayout(column, 1);
  constexpr int kGap = 10;  // pixels; not more in larger type, which needs the room
  column->setContentsMargins(kGap, kGap / 2, kGap, 0);
  column->addWidget(pages_, 1);
  setCentralWidget(
      new MinimumSizeScrollArea(area));  // otherwise the window would outgrow a small screen with large type
  info_ = new InfoBar(centralWidget());
  info_->keep_clear(pages_->feet());
}

void MainWindow::make_panel() {
  panel_ = new QDockWidget(tr("Recipe"), this);
  panel_->setObjectName(QStringLiteral("recipe_panel"));
  panel_->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
  recipe_panel_ = new RecipePanel(session_);
  panel_->setWidget(recipe_panel_);
  addDockWidget(Qt::LeftDockWidgetArea, panel_);
  dock_width_ = new DockWidth(this, panel_, recipe_panel_);
  connect(panel_handle_, &QToolButton::clicked, panel_, &QWidget::show);
  panel_room_ = new PanelRoom(*pages_, *this, *panel_, *panel_handle_);
}

/// Hidden until it contains a run.
void MainWindow::make_runs() {
  runs_ = new QDockWidget(tr("Runs"), this);
  runs_->setObjectName(QStringLiteral("runs_dock"));
  auto* runs = new RunsPanel(session_);
  runs_->setWidget(runs);
  setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  addDockWidget(Qt::BottomDockWidgetArea, runs_);
  runs_->hide();
  connect(new FileDrops(runs), &FileDrops::dropped, this, [this](const QStringList& paths) {
    for (const QString& path : paths) session_.runs().add_file(path_of(path), QFileInfo(path).completeBaseName());
  });
  connect(runs, &RunsPanel::pairs_wanted, this, &MainWindow::list_pairs);
  connect(runs, &RunsPanel::taken, this, [this](const QString& run) { taking_from_ = run; });
  connect(&session_.runs(), &Runs::added, runs_, &QWidget::show);
  connect(&session_.runs(), &Runs::changed, this, [this, edition = session_.runs().edition()]() mutable {
    const bool changed = std::exchange(edition, session_.runs().edition()) != edition;
    if (changed && !session_.runs().all().empty() && !QSettings().value(kRunsClosedKey).toBool()) runs_->show();
    show_title();
  });
}

void MainWindow::make_menus() {
  make_file_menu();
  make_edit_menu();
  QMenu* view = menuBar()->addMenu(tr("&View"));
  add_view_menu(view, *pages_, panel_->toggleViewAction(), runs_->toggleViewAction(), *look_, this);
  (new Presenting(*pages_, *run_again_, this))->add_to(view);
  add_study_menu(menuBar()->addMenu(tr("&Study")), session_, *pages_, *recipe_panel_, this);
  make_help_menu();
}

void MainWindow::make_file_menu() {
  QMenu* menu = menuBar()->addMenu(tr("&File"));
  opener_->add_to(menu);
  menu->addSeparator();
  run_files_ = new RunFiles(session_, *pages_, this);
  run_files_->add_to(menu);
  connect(opener_, &CorpusOpener::run_chosen, run_files_, &RunFiles::open);
  connect(opener_, &CorpusOpener::opening, run_files_, &RunFiles::give_way);
  connect(run_files_, &RunFiles::opening, opener_, &CorpusOpener::begin);
  menu->addSeparator();
  auto* exports = new ExportMenu(session_, *pages_, this);
  exports->add_to(menu);
  connect(exports, &ExportMenu::begun, this, &MainWindow::begin_export);
  connect(exports, &ExportMenu::refused, info_, &InfoBar::show_error);
  verdicts_ = new VerdictExchange(session_, *exports, this);
  verdicts_->add_to(menu);
  connect(verdicts_, &VerdictExchange::export_wanted, this, &MainWindow::begin_export);
  menu->addSeparator();
  add_action(menu, {"quit", tr("&Quit"), QKeySequence(tr("Ctrl+Q"))}, this, &QWidget::close);
}

void MainWindow::make_edit_menu() {
  QMenu* menu = menuBar()->addMenu(tr("&Edit"));
  add_step(menu, HistoryStep::undo, session_.history().createUndoAction(menu, tr("&Undo")));
  add_step(menu, HistoryStep::redo, session_.history().createRedoAction(menu, tr("&Redo")));
  menu->addSeparator();
  cancel_ = add_action(menu, {"cancel_work", tr("&Cancel the current work"), QKeySequence(Qt::Key_Escape)}, &session_,
                       &Session::cancel);
  cancel_->setEnabled(false);
  connect(&session_, &Session::busy_changed, this, &MainWindow::show_what_can_be_cancelled);
  connect(&session_, &Session::progress, this, &MainWindow::show_what_can_be_cancelled);  // a run follows a load
  run_again_ =
      add_action(menu, {"run_again", tr("Run a&gain"), QKeySequence(Qt::Key_F5)}, &session_, &Session::run_now);
  connect(recipe_panel_, &RecipePanel::run_wanted, run_again_, &QAction::trigger);
  menu->addSeparator();
  add_memory_setting(menu, session_, this);
}

void MainWindow::make_help_menu() {
  QMenu* menu = menuBar()->addMenu(tr("&Help"));
  (new WhatsThis(this))->add_to(menu);
  menu->addSeparator();
  add_action(menu, {"shortcuts", tr("&Keyboard shortcuts"), QKeySequence(Qt::Key_F1)}, this,
             [this] { show_shortcuts(this); });
  add_action(menu, {"manual", tr("&Manual")}, this, [this] { show_manual(this); });
  add_action(menu, {"about", tr("&About Lookalike")}, this, [this] { show_about(this); });
}

void MainWindow::connect_s_curve() {
  connect(pages_->s_curve(), &SCurvePage::pairs_wanted, this, &MainWindow::list_pairs);
  connect(pages_->sweep(), &SweepPage::pairs_wanted, this, &MainWindow::list_pairs);
  connect(pages_->sweep(), &SweepPage::taken, this, [this](const QString& row) { taking_from_ = row; });
  Surveyor& surveyor = session_.surveyor();
  surveyor.set_pace(QSettings().value(kPaceKey).toDouble());
  connect(&surveyor, &Surveyor::paced, this, [](double pace) { QSettings().setValue(kPaceKey, pace); });
  connect(cancel_, &QAction::triggered, this, [&surveyor] {
    if (surveyor.can_stop()) surveyor.stop();
  });
  connect(&surveyor, &Surveyor::changed, this, &MainWindow::show_what_can_be_cancelled);
}

void MainWindow::list_pairs(const PairChoice& choice) {
  pages_->setCurrentWidget(pages_->pairs());
  pages_->pairs()->go_to(choice);
}

/// After the run, because a run clears earlier messages.
void MainWindow::show_new_recipe() {
  if (const QString from = std::exchange(taken_from_, {}); !from.isEmpty())
    info_->show_note(tr("The recipe is now that of %1. Ctrl+Z restores the previous recipe.").arg(from));
}

void MainWindow::connect_messages() {
  connect(&session_, &Session::failed, info_, [this](const Error& error) {
    QString text = QString::fromStdString(to_string(error));
    if (error.code == ErrorCode::wrong_content)
      text += tr("\nChoose the file format and the text column with File > Open with options.");
    error.code == ErrorCode::cancelled ? info_->show_note(text) : info_->show_error(text);
  });
  connect(&session_, &Session::recipe_changed, info_, &InfoBar::clear);
  connect(&session_, &Session::recipe_changed, this, [this] { taken_from_ = std::exchange(taking_from_, {}); });
  connect(&session_, &Session::corpus_changed, info_, &InfoBar::clear);
  connect(&session_, &Session::result_changed, info_, &InfoBar::clear_notes);
  connect(run_again_, &QAction::triggered, info_, &InfoBar::clear);
  connect(opener_, &CorpusOpener::opening, info_, &InfoBar::clear);
  connect(opener_, &CorpusOpener::refused, info_, &InfoBar::show_error);
  connect(run_files_, &RunFiles::said, info_, &InfoBar::show_note);
  connect(run_files_, &RunFiles::failed, info_, &InfoBar::show_error);
  connect(run_files_, &RunFiles::corpus_missing, info_, &InfoBar::show_remedy);
  connect(run_files_, &RunFiles::left_behind, info_, &InfoBar::show_alternative);
  connect(&session_, &Session::result_changed, this, &MainWindow::show_new_recipe, Qt::QueuedConnection);
  addAction((new CorpusNotes(session_, *info_, this))->use_characters());
  connect(&session_.runs(), &Runs::failed, info_, &InfoBar::show_error);
  connect(verdicts_, &VerdictExchange::said, info_, &InfoBar::clear_notes);  // the last import may be undone
  connect(verdicts_, &VerdictExchange::said, info_, &InfoBar::show_note);
  connect(verdicts_, &VerdictExchange::failed, info_, &InfoBar::show_error);
  connect(&session_, &Session::corpus_changed, this, &MainWindow::show_title);
  connect(&session_, &Session::recipe_changed, this, &MainWindow::show_title);
  connect(run_files_, &RunFiles::path_changed, this, &MainWindow::show_title);
  connect(&session_.judging(), &Judging::changed, this, &MainWindow::show_title);
  connect(&pages_->groups()->keepers(), &ChosenKeepers::changed, this, &MainWindow::show_title);
  for (const auto change : {&SweepRunner::changed, &SweepRunner::row_added})
    connect(&session_.sweeps(), change, this, &MainWindow::show_title);
}

void MainWindow::welcome() {
  if (!QSettings().allKeys().isEmpty()) return;
  auto* lesson = describe(new QAction(this), {"open_lesson", tr("Open the lesson")});
  connect(lesson, &QAction::triggered, this, [this] { pages_->setCurrentWidget(pages_->lesson()); });
  connect(pages_, &QTabWidget::currentChanged, lesson, [this, lesson] {
    if (pages_->currentWidget() != pages_->lesson()) return;
    lesson->setVisible(false);  // and with it the offer
    lesson->deleteLater();
  });
  const auto offer = [this, lesson] {
    if (!session_.result()) return;
    disconnect(&session_, nullptr, lesson, nullptr);
    QSettings().setValue(QStringLiteral("window/lesson_offered"), true);
    info_->show_alternative(tr("New to MinHash and LSH? The lesson explains it in nine scenes."), lesson);
  };
  connect(&session_, &Session::result_changed, lesson, offer,
          Qt::QueuedConnection);  // after it clears earlier messages
}

void MainWindow::begin_export(FileExport* job) {
  connect(job, &FileExport::done, info_, &InfoBar::show_note);
  connect(job, &FileExport::failed, info_, &InfoBar::show_error);
  connect(cancel_, &QAction::triggered, job, &FileExport::cancel);
  connect(job, &FileExport::writing_changed, this, &MainWindow::show_what_can_be_cancelled);
  job->ask();
}

void MainWindow::show_what_can_be_cancelled() {
  const auto exports = findChildren<FileExport*>(Qt::FindDirectChildrenOnly);
  cancel_->setEnabled(session_.busy() || session_.surveyor().can_stop() ||
                      std::ranges::any_of(exports, &FileExport::writing));
}

void MainWindow::show_title() {
  setWindowTitle(title_text(run_files_->path(), session_.paths()));
  setWindowModified(run_files_->differs());
}

void MainWindow::restore() {
  const QSettings settings;
  const int title = 2 * fontMetrics().height();  // approximately that of the window's frame
  if (!restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray()))
    resize(QSize(kWidth, kHeight).boundedTo(screen()->availableSize() - QSize(0, 3 * fontMetrics().height())));
  const QSize screen_before = settings.value(QStringLiteral("window/screen")).toSize();
  if (screen_before.isValid() && screen_before != screen()->size() && !isMaximized())  // a projector has fewer pixels
    resize(size().boundedTo(screen()->availableSize() - QSize(0, title)));
  share_out_room();
  const bool restored = restoreState(settings.value(QStringLiteral("window/state")).toByteArray());
  if (session_.runs().all().empty()) runs_->hide();
  const QVariant spare = settings.value(QStringLiteral("window/panel_spare"), restored ? QVariant() : QVariant(0));
  dock_width_->restore_spare(spare.isValid() ? std::optional(spare.toInt()) : std::nullopt);
  session_.set_recall_goal(settings.value(kGoalKey, session_.recall_goal()).toDouble());
  connect(&session_, &Session::recall_goal_changed, this, [](double goal) { QSettings().setValue(kGoalKey, goal); });
  pages_->restore(settings);
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() != QEvent::FontChange || !recipe_panel_) return;
  dock_width_->refit_later();
  resizeDocks({runs_}, {runs_->minimumSizeHint().height()},
              Qt::Vertical);  // to the minimum of the new type; otherwise it would only grow
  keep_room();
  share_out_room();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  share_out_room();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  event->ignore();
  if (!session_ends_ && !changes_settled_ && run_files_->has_unsaved()) {
    return run_files_->settle_changes([this] {
      changes_settled_ = true;
      close();
    });
  }
  QSettings settings;
  session_ends_ ? run_files_->finish_unasked() : run_files_->finish();
  opener_->remember();
  if (auto* suggestion = findChild<SuggestDialog*>()) suggestion->close();
  settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
  settings.setValue(QStringLiteral("window/screen"), screen()->size());
  settings.setValue(kRunsClosedKey, runs_->isHidden() && !session_.runs().all().empty());
  panel_room_->give_back();
  settings.setValue(QStringLiteral("window/state"), saveState());
  settings.setValue(QStringLiteral("window/panel_spare"), dock_width_->spare());
  pages_->save(settings);
  event->accept();
}

}  // namespace lookalike
