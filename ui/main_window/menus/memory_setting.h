#pragma once

#include <QObject>

class QMenu;
class QWidget;

namespace lookalike {

class Session;

/// How much memory a run may take before texts are read again instead of keeping what was made of them; remembered.
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
