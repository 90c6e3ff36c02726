#include "ui/main_window/menus/input_dialogs.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <cmath>

#include "ui/session/session.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

constexpr double kGigabyte = 1e9;
const auto kKey = QStringLiteral("memory_gigabytes");

QString tr(const char* text) {
  return QCoreApplication::translate("MemorySetting", text);
}

void apply(double gigabytes, Session& session) {
  session.set_memory(static_cast<std::uint64_t>(std::llround(gigabytes * kGigabyte)));
}

void ask(Session& session, QWidget* window) {
  auto* dialog = new QInputDialog(window);
  dialog->setWindowTitle(tr("Memory for a run"));
  dialog->setLabelText(
      tr("Gigabytes that a run may use. With less, a run recomputes tokens and then shingles when "
         "it needs them: the results stay the same, but changes of k and n take longer.\n"
         "0: three quarters of the memory of this machine or container."));
  dialog->setInputMode(QInputDialog::DoubleInput);
  dialog->setDoubleDecimals(1);
  dialog->setDoubleRange(0, 4'096);
  dialog->setDoubleValue(QSettings().value(kKey, 0).toDouble());
  QObject::connect(dialog, &QInputDialog::doubleValueSelected, window, [&session](double gigabytes) {
    QSettings().setValue(kKey, gigabytes);
    apply(gigabytes, session);
  });
  open_input(dialog, QStringLiteral("memory"), tr("Gigabytes"));
}

}  // namespace

void add_memory_setting(QMenu* menu, Session& session, QWidget* window) {
  apply(QSettings().value(kKey, 0).toDouble(), session);
  add_action(menu, {"memory_budget", tr("&Memory for a run\u2026")}, window,
             [&session, window] { ask(session, window); });
}

void open_input(QInputDialog* dialog, const QString& name, const QString& spoken) {
  named(name, dialog)->setAttribute(Qt::WA_DeleteOnClose);
  dialog->sizeHint();  // creates its parts
  auto* text = dialog->findChild<QLabel*>();
  text->setWordWrap(true);
  text->setMinimumWidth(60 * text->fontMetrics().averageCharWidth());
  QWidget* field = dialog->findChild<QDoubleSpinBox*>();
  if (!field) field = dialog->findChild<QLineEdit*>();
  explained(name + QStringLiteral(".value"), field, spoken);
  const auto* buttons = dialog->findChild<QDialogButtonBox*>();
  explained(name + QStringLiteral(".ok"), buttons->button(QDialogButtonBox::Ok));
  explained(name + QStringLiteral(".cancel"), buttons->button(QDialogButtonBox::Cancel));
  dialog->open();
}

}  // namespace lookalike
