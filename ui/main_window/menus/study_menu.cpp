#include "ui/main_window/menus/study_menu.h"

#include "ui/main_window/menus/run_comparing.h"
#include "ui/models/text/number_text.h"
#include "ui/session/session.h"
#include "ui/views/pages.h"
#include "ui/views/recipe/recipe_panel.h"
#include "ui/views/s_curve/s_curve_page.h"
#include "ui/views/suggest/suggest_dialog.h"
#include "ui/widgets/controls/action.h"

namespace lookalike {

StudyMenu::StudyMenu(Session& session, Pages& pages, QWidget* window)
    : QObject(window), session_(session), pages_(pages), window_(window) {}

void StudyMenu::add_to(QMenu* menu, const RecipePanel& panel, RunComparing& comparing) {
  menu->setToolTipsVisible(true);
  QAction* suggest = add_action(
      menu,
      {"suggest_banding", tr("&Suggest bands and rows\u2026"),
       tr("Choose bands and rows that reach a recall with the fewest candidates, from this corpus's own pairs."),
       QKeySequence(tr("Ctrl+G"))},
      this, &StudyMenu::show_suggestion);
  connect(&panel, &RecipePanel::suggestion_wanted, suggest, &QAction::trigger);
  menu->addSeparator();
  comparing.add_to(menu);
  menu->addSeparator();
  add_studies_to(menu);
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

/// The curve of the suggestion is drawn while the dialog is open.
void StudyMenu::show_suggestion() {
  SCurvePage* curve = pages_.s_curve();
  if (!suggest_) {
    suggest_ = new SuggestDialog(session_, window_);
    connect(suggest_, &SuggestDialog::previewed, curve, &SCurvePage::preview);
  }
  pages_.setCurrentWidget(curve);
  suggest_->open_at_right_of({curve->mapToGlobal(QPoint()), curve->size()});
}

void StudyMenu::close_suggestion() {
  if (suggest_) suggest_->close();
}

}  // namespace lookalike
