#include <gtest/gtest.h>

#include <QSettings>
#include <QTemporaryDir>

#include "tests/ui/support/event_loop_watch.h"

namespace {

QtMessageHandler print_message = nullptr;

/// If Qt warns that a model was asked for a missing cell, or that a cell cannot be edited, the running test fails.
void watch_models(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  if (QLatin1String(context.category) == QLatin1String("qt.core.qabstractitemmodel.checkindex") ||
      message.startsWith(QLatin1String("edit: ")))
    ADD_FAILURE() << message.toStdString();
  print_message(type, context, message);
}

}  // namespace

/// Widget tests run in an application with fresh settings and without leftovers.
int main(int count, char** values) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  testing::InitGoogleTest(&count, values);
  print_message = qInstallMessageHandler(watch_models);
  lookalike::WatchedApplication application(count, values);
  const QTemporaryDir settings;
  qputenv("XDG_DATA_HOME", settings.path().toUtf8());
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
  QApplication::setOrganizationName(QStringLiteral("Lookalike tests"));
  QApplication::setApplicationName(QStringLiteral("Lookalike tests"));
  return RUN_ALL_TESTS();
}
