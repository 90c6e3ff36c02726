#pragma once

#include <QObject>
#include <functional>

#include "core/verdicts/verdicts.h"

class QAction;
class QMenu;
class QWidget;

namespace lookalike {

/// The history of a part of the window: within it, Ctrl+Z undoes its steps, and Ctrl+Shift+Z or Ctrl+Y redoes them.
/// Elsewhere, in fields that undo their own typing, and if there is no such step, the keys keep their meaning.
class OwnSteps final : public QObject {
  Q_OBJECT

 public:
  /// `name`: of the next step, such as "verdict"; empty: none.
  OwnSteps(QWidget* part, std::function<QString(HistoryStep)> name, std::function<void(HistoryStep)> take);

  /// The history of the innermost such part that contains `widget`; null: none.
  static const OwnSteps* around(const QWidget* widget);
  QString name(HistoryStep step) const { return name_(step); }
  void take(HistoryStep step) const { take_(step); }

 private:
  bool take_key(QEvent* event) const;

  std::function<QString(HistoryStep)> name_;
  std::function<void(HistoryStep)> take_;
};

/// Adds the window's undo or redo to the menu, with its keys. If the focus is in a part of the window whose own history
/// has such a step, the menu shows that step instead.
void add_step(QMenu* menu, HistoryStep step, QAction* action);

}  // namespace lookalike
