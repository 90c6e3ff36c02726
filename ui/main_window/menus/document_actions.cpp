#include "ui/main_window/menus/document_actions.h"

#include <QApplication>
#include <QClipboard>
#include <QPlainTextEdit>
#include <QTableView>

#include "ui/views/corpus/corpus_page.h"
#include "ui/views/groups/group_tree.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/neighbours/neighbours_page.h"
#include "ui/views/pages.h"
#include "ui/views/pairs/pair_filter_bar.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/widgets/controls/action.h"
#include "ui/widgets/controls/tables.h"

namespace lookalike {

DocumentActions::DocumentActions(Pages& pages, QObject* parent) : QObject(parent), pages_(pages) {
  open_ = make({"open_texts", tr("&Open the text")}, &DocumentActions::open);
  neighbours_ = make({"neighbours", tr("Nei&ghbours of this document"), QKeySequence(tr("Ctrl+N"))},
                     &DocumentActions::seek_neighbours);
  of_second_ = make({"neighbours_of_second", tr("Neighbours of the &second document")},
                    &DocumentActions::seek_neighbours_of_second);
  group_ = make({"group_of_document", tr("Gro&up of this document"), QKeySequence(tr("Ctrl+Shift+G"))},
                &DocumentActions::seek_group);
  in_corpus_ = make({"find_in_corpus", tr("F&ind in the corpus"), QKeySequence(tr("Ctrl+Shift+F"))},
                    &DocumentActions::find_in_corpus);
  second_in_corpus_ = make({"find_second_in_corpus", tr("Find the s&econd document in the corpus")},
                           &DocumentActions::find_second_in_corpus);
  pairs_of_group_ = make({"pairs_of_group", tr("List its &pairs")}, &DocumentActions::list_pairs_of_group);
  const QString copying = QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText);  // the tables' own key
  copy_ = make({"copy_rows", tr("&Copy rows") + u'\t' + copying}, &DocumentActions::copy_rows);
  give_menus();
}

QAction* DocumentActions::make(const ActionText& text, void (DocumentActions::*act)()) {
  QAction* action = describe(new QAction(this), text);
  connect(action, &QAction::triggered, this, act);
  return action;
}

void DocumentActions::add_to(QMenu* view) {
  view->addActions({neighbours_, group_, in_corpus_});
}

/// A table's own actions, such as a choice of columns, come last.
void DocumentActions::give_menus() {
  const auto give = [](QAbstractItemView* view, const QList<QAction*>& actions) {
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
    view->insertActions(view->actions().value(0), actions);
  };
  give(pages_.pairs()->table(), {open_, neighbours_, of_second_, group_, in_corpus_, second_in_corpus_, copy_});
  give(pages_.corpus()->table(), {open_, neighbours_, group_, copy_});
  give(pages_.groups()->tree(), {open_, neighbours_, in_corpus_, pairs_of_group_, copy_});
  for (QTableView* table : pages_.neighbours()->tables()) give(table, {open_, neighbours_, group_, in_corpus_, copy_});
}

void DocumentActions::open() {
  if (pages_.currentWidget() == pages_.groups()) pages_.groups()->show_texts();
  for (auto* text : pages_.currentWidget()->findChildren<QPlainTextEdit*>())
    if (text->isVisible() && text->isReadOnly()) return text->setFocus(Qt::OtherFocusReason);
}

void DocumentActions::seek_neighbours() {
  pages_.seek_neighbours(pages_.current_document());
}

void DocumentActions::seek_neighbours_of_second() {
  if (const auto& pair = pages_.pairs()->current_pair()) pages_.seek_neighbours(pair->b);
}

void DocumentActions::seek_group() {
  const auto of = pages_.current_document();
  pages_.setCurrentWidget(pages_.groups());
  if (of) pages_.groups()->seek(*of);
}

void DocumentActions::find_in_corpus() {
  show_in_corpus(pages_.current_document());
}

void DocumentActions::find_second_in_corpus() {
  if (const auto& pair = pages_.pairs()->current_pair()) show_in_corpus(pair->b);
}

void DocumentActions::show_in_corpus(std::optional<DocumentIndex> document) {
  pages_.setCurrentWidget(pages_.corpus());
  if (document) pages_.corpus()->seek(*document);
}

void DocumentActions::list_pairs_of_group() {
  const auto group = pages_.groups()->current_group_of_run();
  if (!group) return;
  pages_.pairs()->filter_bar()->set_filter(QStringLiteral("group:%1").arg(*group));
  pages_.setCurrentWidget(pages_.pairs());
  pages_.pairs()->go_to({});
}

void DocumentActions::copy_rows() {
  const auto* view = qobject_cast<QAbstractItemView*>(QApplication::focusWidget());
  const QString rows = view ? copied_rows(*view) : QString();
  if (!rows.isEmpty()) QGuiApplication::clipboard()->setText(rows);
}

}  // namespace lookalike
