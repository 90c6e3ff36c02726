#include "ui/main_window/menus/view_menu.h"

#include <QApplication>
#include <QTableView>

#include "ui/main_window/menus/document_actions.h"
#include "ui/main_window/menus/look_menu.h"
#include "ui/main_window/menus/texts_menu.h"
#include "ui/session/session.h"
#include "ui/views/corpus/corpus_page.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/neighbours/neighbours_page.h"
#include "ui/views/pages.h"
#include "ui/views/pairs/pair_judging.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/widgets/controls/action.h"
#include "ui/widgets/controls/tables.h"

namespace lookalike {

void ViewMenu::add_to(QMenu* menu, QAction* panel, QAction* runs, LookMenu& look) {
  add_pages_to(menu);
  menu->addSeparator();
  menu->addAction(describe(panel, {"toggle_panel", tr("&Recipe panel"), QKeySequence(tr("F9"))}));
  menu->addAction(describe(runs, {"toggle_runs", tr("Runs panel (&K)"), QKeySequence(tr("Shift+F9"))}));
  menu->addSeparator();
  add_steps_to(menu);
  menu->addSeparator();
  (new DocumentActions(pages_, this))->add_to(menu);
  menu->addSeparator();
  add_why_to(menu);
  add_action(menu, {"judging_mode", tr("&Judging mode\u2026"), QKeySequence(Qt::Key_F6)}, this, [this] {
    pages_.setCurrentWidget(pages_.pairs());
    pages_.pairs()->judging()->ask();
  });
  add_find_to(menu);
  add_action(menu, {"sort_column", tr("S&ort by this column"), QKeySequence(tr("Ctrl+T"))}, this, [] {
    if (auto* table = qobject_cast<QTableView*>(QApplication::focusWidget())) sort_by_current_column(table);
  });
  menu->addSeparator();
  add_texts_to(menu);
  look.add_to(menu);
  follow_size_of_type(look);
}

void ViewMenu::add_pages_to(QMenu* menu) {
  for (int page = 0; page < pages_.count(); ++page) {
    const QString number = QString::number(page + 1);
    const QByteArray name = "page_" + number.toLatin1();
    add_action(menu,
               {name.constData(), u'&' + number + u' ' + pages_.tabText(page), pages_.tabToolTip(page),
                QKeySequence(tr("Ctrl+%1").arg(number))},
               &pages_, [this, page] { pages_.turn_to(page); });
  }
}

/// Steps from pair to pair, and from difference to difference.
void ViewMenu::add_steps_to(QMenu* menu) {
  add_action(menu, {"next_pair", tr("Next &pair"), QKeySequence(tr("Ctrl+Down"))}, pages_.pairs(),
             &PairsPage::next_pair);
  add_action(menu, {"previous_pair", tr("Pre&vious pair"), QKeySequence(tr("Ctrl+Up"))}, pages_.pairs(),
             &PairsPage::previous_pair);
  add_step_in_texts(menu, {"next_difference", tr("Next &difference"), QKeySequence(tr("Alt+Down"))},
                    &SideBySide::next_difference);
  add_step_in_texts(menu, {"previous_difference", tr("Previous di&fference"), QKeySequence(tr("Alt+Up"))},
                    &SideBySide::previous_difference);
}

void ViewMenu::add_step_in_texts(QMenu* menu, const ActionText& text, void (SideBySide::*step)()) {
  QAction* action = add_action(menu, text, this, [this, step] { (pages_.current_texts()->*step)(); });
  enable_if(action, [this] { return pages_.current_texts() != nullptr; });
}

/// Elsewhere the keys may have another meaning.
void ViewMenu::enable_if(QAction* action, const std::function<bool()>& can) {
  action->setEnabled(can());
  connect(&pages_, &QTabWidget::currentChanged, action, [action, can] { action->setEnabled(can()); });
}

void ViewMenu::add_why_to(QMenu* menu) {
  QAction* why = add_switch(menu, {"show_why", tr("&Why the pair matched"), QKeySequence(Qt::Key_F8)},
                            pages_.pairs()->shows_why());
  connect(why, &QAction::triggered, pages_.pairs(), &PairsPage::show_why);
  connect(pages_.pairs(), &PairsPage::why_shown, why, &QAction::setChecked);
}

void ViewMenu::add_find_to(QMenu* menu) {
  QAction* find =
      add_action(menu, {"find_in_text", tr("Find in &text"), QKeySequence::Find}, &pages_, &Pages::find_in_text);
  enable_if(find, [this] { return pages_.can_find_in_text(); });
}

void ViewMenu::add_texts_to(QMenu* menu) {
  auto* texts = new TextsMenu(this);
  texts->add_to(menu, [this] { return pages_.current_texts(); });
  for (SideBySide* pair : {pages_.pairs()->documents(), pages_.groups()->documents(), pages_.neighbours()->documents()})
    texts->add_texts(pair);
  connect(texts, &TextsMenu::reading_view_toggled, pages_.pairs(), &PairsPage::show_texts_alone);
  connect(pages_.corpus(), &CorpusPage::searched, pages_.pairs(), &PairsPage::mark_words);
}

void ViewMenu::follow_size_of_type(const LookMenu& look) {
  connect(&look, &LookMenu::font_points_changed, pages_.pairs()->documents(), &SideBySide::set_font_points);
  connect(&look, &LookMenu::font_points_changed, pages_.groups()->documents(), &SideBySide::set_font_points);
  connect(&look, &LookMenu::font_points_changed, pages_.neighbours(), &NeighboursPage::set_font_points);
}

}  // namespace lookalike
