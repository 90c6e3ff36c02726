#include "ui/main_window/menus/study_menu.h"

#include <QFileInfo>

#include "ui/models/text/number_text.h"
#include "ui/models/text/place_text.h"
#include "ui/session/session.h"
#include "ui/views/pages.h"
#include "ui/views/recipe/recipe_panel.h"
#include "ui/views/s_curve/s_curve_page.h"
#include "ui/views/suggest/suggest_dialog.h"
#include "ui/views/sweep/sweep_page.h"
#include "ui/widgets/controls/action.h"
#include "ui/widgets/controls/file_dialogs.h"

namespace lookalike {

StudyMenu::StudyMenu(Session& session, Pages& pages, QWidget* window)
    : QObject(window), session_(session), pages_(pages), window_(window) {}

void StudyMenu::add_to(QMenu* menu, const RecipePanel& panel) {
  menu->setToolTipsVisible(true);
  QAction* suggest =
      add_action(menu, {"suggest_banding", tr("&Suggest bands and rows\u2026"), QKeySequence(tr("Ctrl+G"))}, this,
                 &StudyMenu::show_suggestion);
  connect(&panel, &RecipePanel::suggestion_wanted, suggest, &QAction::trigger);
  menu->addSeparator();
  add_runs_to(menu);
  menu->addSeparator();
  add_studies_to(menu);
}

void StudyMenu::add_runs_to(QMenu* menu) {
  QAction* add =
      add_action(menu, {"add_run", tr("&Add this run"), QKeySequence(tr("Ctrl+K"))}, &session_, &Session::add_run);
  QAction* file =
      add_action(menu, {"add_run_file", tr("Add a run &file\u2026"), QKeySequence(tr("Ctrl+Shift+K"))}, this, [this] {
        ask_for_file(window_, tr("Add a run"), tr("Runs (*.lookalike)"), [this](const QString& path) {
          session_.runs().add_file(path_of(path), QFileInfo(path).completeBaseName());
        });
      });
  const auto show_what_is_possible = [this, add, file] {
    add->setEnabled(session_.result() != nullptr);
    file->setEnabled(session_.corpus() != nullptr);
  };
  connect(&session_, &Session::result_changed, this, show_what_is_possible);
  connect(&session_, &Session::corpus_changed, this, show_what_is_possible);
  show_what_is_possible();
}

void StudyMenu::add_studies_to(QMenu* menu) {
  int number = 0;
  for (const Study& study : studies()) {
    const QByteArray name = "study_" + QByteArray::fromStdString(study.name);
    const QString text = QStringLiteral("&%1 %2").arg(++number).arg(to_qstring(study.title));
    add_action(menu, {name.constData(), text, to_qstring(study.about)}, &session_,
               [this, &study] { session_.edit(study.recipe, tr("study %1").arg(to_qstring(study.title))); });
  }
}

/// Draws the curve of the suggestion while the dialog is open.
void StudyMenu::show_suggestion() {
  SCurvePage* curve = pages_.s_curve();
  if (!suggest_) {
    suggest_ = new SuggestDialog(session_, window_);
    connect(suggest_, &SuggestDialog::previewed, curve, &SCurvePage::preview);
  }
  if (pages_.currentWidget() != pages_.sweep()) pages_.setCurrentWidget(curve);
  const QWidget* page = pages_.currentWidget();
  suggest_->open_at_right_of({page->mapToGlobal(QPoint()), page->size()});
}

void StudyMenu::close_suggestion() {
  if (suggest_) suggest_->close();
}

}  // namespace lookalike
