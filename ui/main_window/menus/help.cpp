#include "ui/main_window/menus/help.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHash>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTextBrowser>
#include <QToolTip>
#include <QWhatsThis>
#include <utility>

#include "core/base/resources.h"
#include "ui/main_window/menus/manual.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/text_table.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/file_dialogs.h"
#include "ui/widgets/controls/tables.h"

namespace lookalike {
namespace {

/// The widget's own text, not that of its parents.
QString own_text(const QWidget* widget) {
  if (!widget->whatsThis().isEmpty()) return widget->whatsThis();
  const auto* label = qobject_cast<const QLabel*>(widget);
  const QString text = explanation(label && label->buddy() ? label->buddy()->objectName() : widget->objectName());
  return text.isEmpty() ? widget->toolTip() : tooltip_text(text);
}

bool asks(QEvent::Type type) {
  return type == QEvent::WhatsThis || type == QEvent::QueryWhatsThis;
}

constexpr double kImageCharacters = 80;  // width of a picture

QString tr(const char* text) {
  return QCoreApplication::translate("Help", text);
}

/// Keys that belong to the focused control, not to an action.
std::vector<TextTable::Row> keys_of_controls() {
  return {
      {tr("Left, Right"), tr("S-curve"), tr("Move the threshold; with Shift by thousandths.")},
      {tr("+, -, Home"), tr("Plots"), tr("Zoom in or out; Home shows all. Ctrl with an arrow moves the axes.")},
      {tr("Arrows, Enter"), tr("Heat map"), tr("Move from cell to cell; Enter uses the cell's bands and rows.")},
      {tr("F5"), tr("Lesson"), tr("Show the scene in full screen; on other pages F5 runs the recipe.")},
      {tr("Page Up, Page Down"), tr("Lesson"), tr("Next or previous step from anywhere; also Left and Right.")},
      {tr("Tab, Up, Down, Space"), tr("Picture of a scene"), tr("Next ring; move it; click. With Shift, move by ten.")},
      {tr("Space, N, D, C, 1 to 9, Home, Esc"), tr("Slide show"),
       tr("Play, new seed, light or dark, controls, scene, its first step, leave.")},
      {tr("Ctrl+C"), tr("Tables"), tr("Copy the selected rows; Shift with an arrow selects several, Ctrl+A all.")},
      {tr("Enter"), tr("Rows of a sweep"), tr("Use the row's values in the recipe.")},
      {tr("Enter, Shift+Enter, Esc"), tr("Find in text"), tr("Next match, previous match, close the search line.")},
      {tr("Down, Esc"), tr("Find documents"), tr("Go to the table, list all documents again.")}};
}

bool has_key(const QAction* action) {
  return !action->shortcut().isEmpty() && !action->objectName().isEmpty();
}

QString plain_name(const QString& text) {
  return QString(text).remove(u'&').remove(QChar(0x2026));
}

/// The actions of a menu and its submenus, in menu order.
QList<QAction*> actions_in(const QMenu* menu) {
  QList<QAction*> found;
  for (QAction* action : menu->actions()) action->menu() ? found << actions_in(action->menu()) : found << action;
  return found;
}

/// Collects rows under headings; lists an action only where it occurs first.
class ShortcutRows {
 public:
  void add(const QString& heading, const QList<QAction*>& actions) {
    std::vector<TextTable::Row> group;
    for (QAction* action : actions) {
      if (!has_key(action) || std::exchange(listed_[action], true)) continue;
      const QString keys = action->shortcut().toString(QKeySequence::NativeText);
      group.push_back({keys, plain_name(action->text()), action->toolTip()});
    }
    add(heading, group);
  }
  void add(const QString& heading, const std::vector<TextTable::Row>& group) {
    if (group.empty()) return;
    rows_.push_back({heading});
    rows_.insert(rows_.end(), group.begin(), group.end());
  }
  const std::vector<TextTable::Row>& rows() const { return rows_; }

 private:
  std::vector<TextTable::Row> rows_;
  QHash<const QAction*, bool> listed_;
};

std::vector<TextTable::Row> shortcut_rows(const QMainWindow* window) {
  ShortcutRows rows;
  for (const QAction* menu : window->menuBar()->actions())
    if (menu->menu()) rows.add(tr("%1 menu").arg(plain_name(menu->text())), actions_in(menu->menu()));
  if (const auto* pages = window->findChild<QTabWidget*>())
    for (int page = 0; page < pages->count(); ++page)
      rows.add(tr("%1 page").arg(pages->tabText(page)), pages->widget(page)->findChildren<QAction*>());
  rows.add(tr("Elsewhere"), window->findChildren<QAction*>());
  rows.add(tr("In the focused control"), keys_of_controls());
  return rows.rows();
}

class BoldDelegate final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    option->font.setBold(true);
  }
};

void restyle_headings(QTableView* table, const TextTable& model) {
  auto* bold = new BoldDelegate(table);
  for (int row = 0; row < model.rowCount(); ++row) {
    if (!TextTable::is_heading(model.rows()[static_cast<std::size_t>(row)])) continue;
    table->setSpan(row, 0, 1, model.columnCount());
    table->setItemDelegateForRow(row, bold);
  }
}

QDialog* make_dialog(QWidget* window, const char* name, const QString& title, QWidget* content) {
  auto* dialog = named(name, new QDialog(window));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(title);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  named(dialog->objectName() + QStringLiteral(".close"), buttons->button(QDialogButtonBox::Close))
      ->setToolTip(tooltip_of("dialog.close"));
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  add_parts(new QVBoxLayout(dialog), {{content, 1}, buttons});
  return dialog;
}

/// Draws the manual's picture of the lesson in the colours of the window.
class ManualText final : public QTextBrowser {
 public:
  QVariant loadResource(int type, const QUrl& name) override {
    if (type != QTextDocument::ImageResource) return QTextBrowser::loadResource(type, name);
    return picture_of_lesson(kImageCharacters * fontMetrics().averageCharWidth(), palette(), font());
  }
};

}  // namespace

QString whats_this(const QWidget* widget) {
  for (; widget; widget = widget->isWindow() ? nullptr : widget->parentWidget())
    if (QString text = own_text(widget); !text.isEmpty()) return text;
  return {};
}

WhatsThis::WhatsThis(QWidget* window) : QObject(window) {
  qApp->installEventFilter(this);
}

void WhatsThis::add_to(QMenu* menu) {
  add_action(menu, {"whats_this", tr("What is &this?"), QKeySequence(QKeySequence::WhatsThis)}, this,
             &QWhatsThis::enterWhatsThisMode);
  add_action(menu, {"explain_focused", tr("&Explain the focused control"), QKeySequence(tr("Ctrl+F1"))}, this,
             &WhatsThis::explain_focused);
}

bool WhatsThis::eventFilter(QObject* receiver, QEvent* event) {
  if (!receiver->isWidgetType()) return false;
  auto* widget = static_cast<QWidget*>(receiver);
  return asks(event->type()) ? answer(widget, event) : event->type() == QEvent::ToolTip && wrap(widget, event);
}

/// Answers for the target widget. Without an answer the event goes to its parents. Models answer for the columns of
/// their tables.
bool WhatsThis::answer(QWidget* widget, QEvent* event) {
  const QString text = own_text(widget);
  if (text.isEmpty()) return false;
  if (event->type() == QEvent::WhatsThis)
    QWhatsThis::showText(static_cast<QHelpEvent*>(event)->globalPos(), text, widget);
  event->accept();
  return true;
}

void WhatsThis::explain_focused() {
  QWidget* widget = QApplication::focusWidget();
  const QString text = whats_this(widget);
  if (!text.isEmpty()) QWhatsThis::showText(widget->mapToGlobal(widget->rect().center()), text, widget);
}

/// Rich text wraps by itself; table models answer for their cells.
bool WhatsThis::wrap(QWidget* widget, const QEvent* event) {
  const QString text = widget->toolTip();
  if (text.isEmpty() || Qt::mightBeRichText(text)) return false;
  QToolTip::showText(static_cast<const QHelpEvent*>(event)->globalPos(), tooltip_text(text), widget, {},
                     widget->toolTipDuration());
  return true;
}

void show_manual(QWidget* window) {
  auto* text = explained("manual_text", new ManualText, tr("Manual"));
  text->document()->setDocumentMargin(2 * text->fontMetrics().averageCharWidth());
  text->setMarkdown(manual_markdown());
  QDialog* dialog = make_dialog(window, "manual_dialog", tr("Manual"), text);
  auto* save =
      dialog->findChild<QDialogButtonBox*>()->addButton(tr("Save as &PDF\u2026"), QDialogButtonBox::ActionRole);
  save->setAutoDefault(false);  // Enter closes
  QObject::connect(explained("manual_dialog.save", save), &QPushButton::clicked, dialog, [dialog] {
    ask_and_save(dialog, tr("Save manual"), QStringLiteral("lookalike-manual.pdf"), manual_pdf);
  });
  dialog->resize(QSize(100 * text->fontMetrics().averageCharWidth(), window->height()).boundedTo(window->size()));
  dialog->show();
}

void show_shortcuts(QMainWindow* window) {
  auto* table = explained("shortcuts_list", new QTableView, tr("Keyboard shortcuts"));
  auto* model = new TextTable({{tr("keys"), {}}, {tr("action"), {}}, {tr("what it does"), {}}}, table);
  model->set_rows(shortcut_rows(window));
  style_table(table);
  table->setModel(model);
  restyle_headings(table, *model);
  fit_small_table(table, model->rowCount());
  table->setWordWrap(true);  // no explanation is cut off
  table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table->setMaximumHeight(QWIDGETSIZE_MAX);
  table->setMinimumHeight(8 * table->fontMetrics().height());  // with less room it scrolls
  QDialog* dialog = make_dialog(window, "shortcuts_dialog", tr("Keyboard shortcuts"), table);
  dialog->resize(QSize(120 * table->fontMetrics().averageCharWidth(), window->height()).boundedTo(window->size()));
  dialog->show();
}

void show_about(QWidget* window) {
  QLabel* text = wrapped_label(
      tr("Lookalike %1\n\nNear-duplicate detection made visible and tunable: shingles, MinHash signatures, bands, and "
         "the pairs they find.\n\nFree software under the GNU General Public License, version 3 or later. Made with "
         "Qt, Qt Charts and QCustomPlot.")
          .arg(to_qstring(embedded_resource("version"))));
  text->setObjectName(QStringLiteral("about_text"));
  text->setMinimumWidth(50 * text->fontMetrics().averageCharWidth());
  make_dialog(window, "about_dialog", tr("About Lookalike"), text)->show();
}

}  // namespace lookalike
