#include "ui/main_window/help.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
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

std::vector<TextTable::Row> shortcut_rows(const QWidget* window) {
  std::vector<TextTable::Row> rows;
  for (const QAction* action : window->findChildren<QAction*>()) {
    if (action->shortcut().isEmpty() || action->objectName().isEmpty()) continue;
    const QString name = action->text().remove(u'&').remove(QChar(0x2026));
    rows.push_back({action->shortcut().toString(QKeySequence::NativeText), name, action->toolTip()});
  }
  return rows;
}

QDialog* make_dialog(QWidget* window, const QString& title, QWidget* content) {
  auto* dialog = new QDialog(window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(title);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(content, 1);
  column->addWidget(buttons);
  return dialog;
}

}  // namespace

void show_shortcuts(QWidget* window) {
  auto* table = new QTableView;
  auto* model = new TextTable({{tr("keys"), {}}, {tr("action"), {}}, {tr("what it does"), {}}}, table);
  model->set_rows(shortcut_rows(window));
  style_table(table);
  table->setModel(model);
  fit_small_table(table, 30);
  QDialog* dialog = make_dialog(window, tr("Keyboard shortcuts"), table);
  dialog->resize(120 * table->fontMetrics().averageCharWidth(), dialog->sizeHint().height());
  dialog->show();
}

void show_about(QWidget* window) {
  QLabel* text = wrapped_label(
      tr("Lookalike %1\n\nNear-duplicate detection made visible and tunable: shingles, MinHash signatures, bands, and "
         "the pairs they find.\n\nFree software under the GNU General Public License, version 3 or later. Made with "
         "Qt, Qt Charts and QCustomPlot.")
          .arg(QCoreApplication::applicationVersion()));
  text->setMinimumWidth(50 * text->fontMetrics().averageCharWidth());
  make_dialog(window, tr("About Lookalike"), text)->show();
}

}  // namespace lookalike
