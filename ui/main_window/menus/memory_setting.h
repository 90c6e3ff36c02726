#pragma once

#include <QObject>

class QMenu;
class QWidget;

namespace lookalike {

class Session;

/// The memory that a run may use before it reads texts again instead of caching tokens and shingles; the settings
/// store it.
class MemorySetting final : public QObject {
  Q_OBJECT

 public:
  MemorySetting(Session& session, QWidget* window);

  void add_to(QMenu* menu);

 private:
  void ask();
  void apply(double gigabytes);

  Session& session_;
  QWidget* window_;
};

}  // namespace lookalike
