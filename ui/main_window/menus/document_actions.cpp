#include "ui/main_window/menus/document_actions.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QPlainTextEdit>
#include <QTableView>
#include <optional>

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
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("DocumentActions", text);
}

std::optional<DocumentIndex> second_of_pair(const Pages& pages) {
  const auto& pair = pages.pairs()->current_pair();
  return pair ? std::optional(pair->b) : std::nullopt;
}

void open(Pages& pages) {
  if (pages.currentWidget() == pages.groups()) pages.groups()->show_texts();
  for (auto* text : pages.currentWidget()->findChildren<QPlainTextEdit*>())
    if (text->isVisible() && text->isReadOnly()) return text->setFocus(Qt::OtherFocusReason);
}

void seek_neighbours_of_second(Pages& pages) {
  if (const auto second = second_of_pair(pages)) pages.seek_neighbours(second);
}

void seek_group(Pages& pages) {
  const auto of = pages.current_document();
  pages.setCurrentWidget(pages.groups());
  if (of) pages.groups()->seek(*of);
}

void find_in_corpus(Pages& pages) {
  const auto document = pages.current_document();
  pages.setCurrentWidget(pages.corpus());
  if (document) pages.corpus()->seek(*document);
}

void find_second_in_corpus(Pages& pages) {
  const auto second = second_of_pair(pages);
  if (!second) return;
  pages.setCurrentWidget(pages.corpus());
  pages.corpus()->seek(*second);
}

void list_pairs_of_group(Pages& pages) {
  const auto group = pages.groups()->current_group();
  if (!group) return;
  pages.pairs()->filter_bar()->set_filter(
      QStringLiteral("group:%1").arg(pages.groups()->rows()->number_in_run(*group)));
  pages.setCurrentWidget(pages.pairs());
  pages.pairs()->go_to({});
}

void copy_rows(Pages&) {
  const auto* view = qobject_cast<QAbstractItemView*>(QApplication::focusWidget());
  const QString rows = view ? copied_rows(*view) : QString();
  if (!rows.isEmpty()) QGuiApplication::clipboard()->setText(rows);
}

/// A table's own actions, such as a choice of columns, come last.
void give(QAbstractItemView* view, const QList<QAction*>& actions) {
  view->setContextMenuPolicy(Qt::ActionsContextMenu);
  view->insertActions(view->actions().value(0), actions);
}

}  // namespace

void add_document_actions(Pages& pages, QMenu* view) {
  const auto make = [&pages, view](const ActionText& text, void (*act)(Pages&)) {
    QAction* action = describe(new QAction(view), text);
    QObject::connect(action, &QAction::triggered, &pages, [&pages, act] { act(pages); });
    return action;
  };
  QAction* text = make({"open_texts", tr("&Open the text")}, open);
  QAction* near = make({"neighbours", tr("Nei&ghbours of this document"), QKeySequence(tr("Ctrl+N"))},
                       [](Pages& all) { all.seek_neighbours(all.current_document()); });
  QAction* near_second =
      make({"neighbours_of_second", tr("Neighbours of the &second document")}, seek_neighbours_of_second);
  QAction* group =
      make({"group_of_document", tr("Gro&up of this document"), QKeySequence(tr("Ctrl+Shift+G"))}, seek_group);
  QAction* place =
      make({"find_in_corpus", tr("F&ind in the corpus"), QKeySequence(tr("Ctrl+Shift+F"))}, find_in_corpus);
  QAction* second_place =
      make({"find_second_in_corpus", tr("Find the s&econd document in the corpus")}, find_second_in_corpus);
  QAction* pairs = make({"pairs_of_group", tr("List its &pairs")}, list_pairs_of_group);
  const QString copying = QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText);  // the tables' own key
  QAction* copy = make({"copy_rows", tr("&Copy rows") + u'\t' + copying}, copy_rows);
  view->addActions({near, group, place});
  give(pages.pairs()->table(), {text, near, near_second, group, place, second_place, copy});
  give(pages.corpus()->table(), {text, near, group, copy});
  give(pages.groups()->tree(), {text, near, place, pairs, copy});
  for (QTableView* table : pages.neighbours()->tables()) give(table, {text, near, group, place, copy});
}

}  // namespace lookalike
