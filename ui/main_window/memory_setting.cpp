#include "ui/main_window/memory_setting.h"

#include <QInputDialog>
#include <QSettings>
#include <cmath>

#include "ui/main_window/action.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

constexpr double kGigabyte = 1e9;
const auto kKey = QStringLiteral("memory_gigabytes");

}  // namespace

MemorySetting::MemorySetting(Session& session, QWidget* window) : QObject(window), session_(session), window_(window) {
  apply(QSettings().value(kKey, 0).toDouble());
}

void MemorySetting::add_to(QMenu* menu) {
  add_action(menu,
             {"memory_budget", tr("&Memory for a run\u2026"),
              tr("How much memory a run may take before it reads texts again instead of keeping tokens and shingles")},
             this, &MemorySetting::ask);
}

void MemorySetting::ask() {
  auto* dialog = new QInputDialog(window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setObjectName(QStringLiteral("memory"));
  dialog->setWindowTitle(tr("Memory for a run"));
  dialog->setLabelText(
      tr("Gigabytes that a run may take. With less, tokens and then shingles are made again when "
         "they are needed: the results stay the same, changes of k and n take longer.\n"
         "0: three quarters of this machine's memory."));
  dialog->setInputMode(QInputDialog::DoubleInput);
  dialog->setDoubleDecimals(1);
  dialog->setDoubleRange(0, 4'096);
  dialog->setDoubleValue(QSettings().value(kKey, 0).toDouble());
  connect(dialog, &QInputDialog::doubleValueSelected, this, [this](double gigabytes) {
    QSettings().setValue(kKey, gigabytes);
    apply(gigabytes);
  });
  dialog->open();
}

void MemorySetting::apply(double gigabytes) {
  session_.set_memory(static_cast<std::uint64_t>(std::llround(gigabytes * kGigabyte)));
}

}  // namespace lookalike
