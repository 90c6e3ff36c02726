#include "ui/main_window/help.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/models/text_table.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/tables.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("Help", text);
}

/// Keys that are no action's but belong to the control that has the focus.
std::vector<TextTable::Row> keys_of_controls() {
  return {{tr("Left, Right"), tr("S-curve"), tr("Move the threshold; with Shift in thousandths.")},
          {tr("+, -, Home"), tr("Plots"), tr("Change the scale; Home shows all. Ctrl with an arrow moves the axes.")},
          {tr("Arrows, Enter"), tr("Heat map"), tr("Go from cell to cell; Enter uses the cell's bands and rows.")},
          {tr("Enter"), tr("Rows of a sweep"), tr("Make the row's values those of the recipe.")},
          {tr("Enter, Shift+Enter, Esc"), tr("Find in text"), tr("Next place, the one before, close the line.")},
          {tr("Down, Esc"), tr("Find documents"), tr("Go to the table, list all documents again.")}};
}

std::vector<TextTable::Row> shortcut_rows(const QWidget* window) {
  std::vector<TextTable::Row> rows;
  for (const QAction* action : window->findChildren<QAction*>()) {
    if (action->shortcut().isEmpty() || action->objectName().isEmpty()) continue;
    const QString name = action->text().remove(u'&').remove(QChar(0x2026));
    rows.push_back({action->shortcut().toString(QKeySequence::NativeText), name, action->toolTip()});
  }
  for (const TextTable::Row& row : keys_of_controls()) rows.push_back(row);
  return rows;
}

QDialog* make_dialog(QWidget* window, const char* name, const QString& title, QWidget* content) {
  auto* dialog = new QDialog(window);
  dialog->setObjectName(QString::fromLatin1(name));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(title);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QPushButton* close = buttons->button(QDialogButtonBox::Close);
  close->setObjectName(dialog->objectName() + QStringLiteral(".close"));
  close->setToolTip(tr("Close this."));
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(content, 1);
  column->addWidget(buttons);
  return dialog;
}

}  // namespace

void show_shortcuts(QWidget* window) {
  auto* table = new QTableView;
  table->setObjectName(QStringLiteral("shortcuts_list"));
  table->setAccessibleName(tr("Keyboard shortcuts"));
  table->setToolTip(tr("Every key, what it is called in the menus and what it does."));
  auto* model = new TextTable({{tr("keys"), {}}, {tr("action"), {}}, {tr("what it does"), {}}}, table);
  model->set_rows(shortcut_rows(window));
  style_table(table);
  table->setModel(model);
  fit_small_table(table, model->rowCount());
  table->setMinimumHeight(8 * table->fontMetrics().height());  // beyond that it scrolls
  QDialog* dialog = make_dialog(window, "shortcuts_dialog", tr("Keyboard shortcuts"), table);
  const int height = dialog->sizeHint().height() + table->maximumHeight() - table->sizeHint().height();
  dialog->resize(QSize(120 * table->fontMetrics().averageCharWidth(), height).boundedTo(window->size()));
  dialog->show();
}

void show_about(QWidget* window) {
  QLabel* text = wrapped_label(
      tr("Lookalike %1\n\nNear-duplicate detection made visible and tunable: shingles, MinHash signatures, bands, and "
         "the pairs they find.\n\nFree software under the GNU General Public License, version 3 or later. Made with "
         "Qt, Qt Charts and QCustomPlot.")
          .arg(QCoreApplication::applicationVersion()));
  text->setObjectName(QStringLiteral("about_text"));
  text->setMinimumWidth(50 * text->fontMetrics().averageCharWidth());
  make_dialog(window, "about_dialog", tr("About Lookalike"), text)->show();
}

}  // namespace lookalike
