#include "ui/main_window/menus/memory_setting.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <cmath>

#include "ui/session/session.h"
#include "ui/widgets/controls/action.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

constexpr double kGigabyte = 1e9;
const auto kKey = QStringLiteral("memory_gigabytes");

QString tr(const char* text) {
  return QCoreApplication::translate("MemorySetting", text);
}

/// Names the dialog's parts; call after the dialog has created them.
void name_parts(const QInputDialog& dialog) {
  auto* text = dialog.findChild<QLabel*>();
  text->setWordWrap(true);
  text->setMinimumWidth(60 * text->fontMetrics().averageCharWidth());
  auto* field = dialog.findChild<QDoubleSpinBox*>();
  explained("memory.gigabytes", field, tr("Gigabytes"));
  const auto* buttons = dialog.findChild<QDialogButtonBox*>();
  explained("memory.ok", buttons->button(QDialogButtonBox::Ok));
  explained("memory.cancel", buttons->button(QDialogButtonBox::Cancel));
}

void apply(double gigabytes, Session& session) {
  session.set_memory(static_cast<std::uint64_t>(std::llround(gigabytes * kGigabyte)));
}

void ask(Session& session, QWidget* window) {
  auto* dialog = named("memory", new QInputDialog(window));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
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
  dialog->sizeHint();  // creates its parts
  name_parts(*dialog);
  dialog->open();
}

}  // namespace

void add_memory_setting(QMenu* menu, Session& session, QWidget* window) {
  apply(QSettings().value(kKey, 0).toDouble(), session);
  add_action(menu, {"memory_budget", tr("&Memory for a run\u2026")}, window,
             [&session, window] { ask(session, window); });
}

}  // namespace lookalike
