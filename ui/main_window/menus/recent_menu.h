#pragma once

#include <QObject>
#include <QTimer>

#include "core/exchange/run_file.h"

class QMenu;

namespace lookalike {

class Session;

/// The menu of corpora that were opened before. Keeps up which corpus is worked on, and with which recipe: a recipe
/// that changes is kept once it has rested for a second, because every keeping writes to a file.
class RecentMenu final : public QObject {
  Q_OBJECT

 public:
  explicit RecentMenu(Session& session, QObject* parent = nullptr);

  void add_to(QMenu* menu);
  /// Keeps the present corpus with its recipe; the built-in one has an entry of its own.
  void remember();

 signals:
  void chosen(const lookalike::RunFile& corpus);

 private:
  void fill();
  void add_corpus(int number, const RunFile& corpus);

  Session& session_;
  QMenu* menu_ = nullptr;
  QTimer rest_;
};

}  // namespace lookalike
