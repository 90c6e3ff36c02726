#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace lookalike {

/// The menu of run files that were opened or saved before, newest first. The settings keep their paths.
class RecentRuns final : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  void add_to(QMenu* menu);

  /// At most eight, newest first, whether they are still there or not.
  static QStringList paths();
  /// Makes it the newest.
  static void remember(const QString& path);
  static void forget();

 signals:
  void chosen(const QString& path);

 private:
  void fill(QMenu* menu);
};

}  // namespace lookalike
