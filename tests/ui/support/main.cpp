#include <gtest/gtest.h>

#include <QSettings>
#include <QTemporaryDir>

#include "tests/ui/support/event_loop_watch.h"

/// Tests of widgets: an application, settings and leftovers that are nobody's.
int main(int count, char** values) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  testing::InitGoogleTest(&count, values);
  lookalike::WatchedApplication application(count, values);
  const QTemporaryDir settings;
  qputenv("XDG_DATA_HOME", settings.path().toUtf8());
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
  QApplication::setOrganizationName(QStringLiteral("Lookalike tests"));
  QApplication::setApplicationName(QStringLiteral("Lookalike tests"));
  return RUN_ALL_TESTS();
}
