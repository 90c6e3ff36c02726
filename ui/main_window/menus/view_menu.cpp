#include "ui/main_window/menus/view_menu.h"

#include <QApplication>
#include <QCoreApplication>
#include <QTableView>
#include <functional>

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
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("ViewMenu", text);
}

/// Elsewhere the keys may have another meaning.
void enable_if(QAction* action, const Pages& pages, const std::function<bool()>& can) {
  action->setEnabled(can());
  QObject::connect(&pages, &QTabWidget::currentChanged, action, [action, can] { action->setEnabled(can()); });
}

void add_step_in_texts(QMenu* menu, Pages& pages, const ActionText& text, void (SideBySide::*step)()) {
  QAction* action = add_action(menu, text, menu, [&pages, step] { (pages.current_texts()->*step)(); });
  enable_if(action, pages, [&pages] { return pages.current_texts() != nullptr; });
}

void add_pages_to(QMenu* menu, Pages& pages) {
  for (int page = 0; page < pages.count(); ++page) {
    const QString number = QString::number(page + 1);
    const QByteArray name = "page_" + number.toLatin1();
    add_action(menu,
               {name.constData(), u'&' + number + u' ' + pages.tabText(page), pages.tabToolTip(page),
                QKeySequence(tr("Ctrl+%1").arg(number))},
               &pages, [&pages, page] { pages.turn_to(page); });
  }
}

/// Steps from pair to pair, and from difference to difference.
void add_steps_to(QMenu* menu, Pages& pages) {
  add_action(menu, {"next_pair", tr("Next &pair"), QKeySequence(tr("Ctrl+Down"))}, pages.pairs(),
             &PairsPage::next_pair);
  add_action(menu, {"previous_pair", tr("Pre&vious pair"), QKeySequence(tr("Ctrl+Up"))}, pages.pairs(),
             &PairsPage::previous_pair);
  add_step_in_texts(menu, pages, {"next_difference", tr("Next &difference"), QKeySequence(tr("Alt+Down"))},
                    &SideBySide::next_difference);
  add_step_in_texts(menu, pages, {"previous_difference", tr("Previous di&fference"), QKeySequence(tr("Alt+Up"))},
                    &SideBySide::previous_difference);
}

void add_why_to(QMenu* menu, Pages& pages) {
  QAction* why =
      add_switch(menu, {"show_why", tr("&Why the pair matched"), QKeySequence(Qt::Key_F8)}, pages.pairs()->shows_why());
  QObject::connect(why, &QAction::triggered, pages.pairs(), &PairsPage::show_why);
  QObject::connect(pages.pairs(), &PairsPage::why_shown, why, &QAction::setChecked);
}

void add_find_to(QMenu* menu, Pages& pages) {
  QAction* find =
      add_action(menu, {"find_in_text", tr("Find in &text"), QKeySequence::Find}, &pages, &Pages::find_in_text);
  enable_if(find, pages, [&pages] { return pages.can_find_in_text(); });
}

void add_texts_to(QMenu* menu, Pages& pages, QObject* parent) {
  auto* texts = new TextsMenu(parent);
  texts->add_to(menu, [&pages] { return pages.current_texts(); });
  for (SideBySide* pair : {pages.pairs()->documents(), pages.groups()->documents(), pages.neighbours()->documents()})
    texts->add_texts(pair);
  QObject::connect(texts, &TextsMenu::reading_view_toggled, pages.pairs(), &PairsPage::show_texts_alone);
  QObject::connect(pages.corpus(), &CorpusPage::searched, pages.pairs(), &PairsPage::mark_words);
}

void follow_size_of_type(const LookMenu& look, Pages& pages) {
  QObject::connect(&look, &LookMenu::font_points_changed, pages.pairs()->documents(), &SideBySide::set_font_points);
  QObject::connect(&look, &LookMenu::font_points_changed, pages.groups()->documents(), &SideBySide::set_font_points);
  QObject::connect(&look, &LookMenu::font_points_changed, pages.neighbours(), &NeighboursPage::set_font_points);
}

}  // namespace

void add_view_menu(QMenu* menu, Pages& pages, QAction* panel, QAction* runs, LookMenu& look, QObject* parent) {
  add_pages_to(menu, pages);
  menu->addSeparator();
  menu->addAction(describe(panel, {"toggle_panel", tr("&Recipe panel"), QKeySequence(tr("F9"))}));
  menu->addAction(describe(runs, {"toggle_runs", tr("Runs panel (&K)"), QKeySequence(tr("Shift+F9"))}));
  menu->addSeparator();
  add_steps_to(menu, pages);
  menu->addSeparator();
  add_document_actions(pages, menu);
  menu->addSeparator();
  add_why_to(menu, pages);
  add_action(menu, {"judging_mode", tr("&Judging mode\u2026"), QKeySequence(Qt::Key_F6)}, menu, [&pages] {
    pages.setCurrentWidget(pages.pairs());
    pages.pairs()->judging()->ask();
  });
  add_find_to(menu, pages);
  add_action(menu, {"sort_column", tr("S&ort by this column"), QKeySequence(tr("Ctrl+T"))}, menu, [] {
    if (auto* table = qobject_cast<QTableView*>(QApplication::focusWidget())) sort_by_current_column(table);
  });
  menu->addSeparator();
  add_texts_to(menu, pages, parent);
  look.add_to(menu);
  follow_size_of_type(look, pages);
}

}  // namespace lookalike
