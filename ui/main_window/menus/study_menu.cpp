#include "ui/main_window/menus/study_menu.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"
#include "ui/session/session.h"
#include "ui/views/pages.h"
#include "ui/views/recipe/recipe_panel.h"
#include "ui/views/s_curve/s_curve_page.h"
#include "ui/views/suggest/suggest_dialog.h"
#include "ui/views/sweep/sweep_page.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/file_dialogs.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("StudyMenu", text);
}

/// While the dialog is open, draws the curve of the suggestion and selects its row of the sweep.
void show_suggestion(Session& session, Pages& pages, QWidget* window) {
  SCurvePage* curve = pages.s_curve();
  auto* suggest = window->findChild<SuggestDialog*>();
  if (!suggest) {
    suggest = new SuggestDialog(session, window);
    QObject::connect(suggest, &SuggestDialog::previewed, curve, &SCurvePage::preview);
    QObject::connect(suggest, &SuggestDialog::previewed, pages.sweep(), &SweepPage::preview);
  }
  if (pages.currentWidget() != pages.sweep()) pages.setCurrentWidget(curve);
  const QWidget* page = pages.currentWidget();
  suggest->open_at_right_of({page->mapToGlobal(QPoint()), page->size()});
}

void ask_for_run(Session& session, QWidget* window) {
  ask_for_file(window, tr("Add a run"), tr("Runs (*.lookalike)"), [&session](const QString& path) {
    session.runs().add_file(path_of(path), QFileInfo(path).completeBaseName());
  });
}

void add_runs_to(QMenu* menu, Session& session, QWidget* window) {
  QAction* add =
      add_action(menu, {"add_run", tr("&Add this run"), QKeySequence(tr("Ctrl+K"))}, &session, &Session::add_run);
  QAction* file = add_action(menu, {"add_run_file", tr("Add a run &file\u2026"), QKeySequence(tr("Ctrl+Shift+K"))},
                             window, [&session, window] { ask_for_run(session, window); });
  const auto show_what_is_possible = [&session, add, file] {
    add->setEnabled(session.result() != nullptr);
    file->setEnabled(session.corpus() != nullptr);
  };
  QObject::connect(&session, &Session::result_changed, menu, show_what_is_possible);
  QObject::connect(&session, &Session::corpus_changed, menu, show_what_is_possible);
  show_what_is_possible();
}

void add_studies_to(QMenu* menu, Session& session) {
  int number = 0;
  for (const Study& study : studies()) {
    const QByteArray name = "study_" + QByteArray::fromStdString(study.name);
    const QString text = QStringLiteral("&%1 %2").arg(++number).arg(core_text(study.title));
    add_action(menu, {name.constData(), text, core_text(study.about)}, &session,
               [&session, &study] { session.edit(study.recipe, tr("study %1").arg(core_text(study.title))); });
  }
}

}  // namespace

void add_study_menu(QMenu* menu, Session& session, Pages& pages, const RecipePanel& panel, QWidget* window) {
  menu->setToolTipsVisible(true);
  QAction* suggest =
      add_action(menu, {"suggest_banding", tr("&Suggest bands and rows\u2026"), QKeySequence(tr("Ctrl+G"))}, window,
                 [&session, &pages, window] { show_suggestion(session, pages, window); });
  QObject::connect(&panel, &RecipePanel::suggestion_wanted, suggest, &QAction::trigger);
  menu->addSeparator();
  add_runs_to(menu, session, window);
  menu->addSeparator();
  add_studies_to(menu, session);
}

}  // namespace lookalike
