#pragma once

#include <QWidget>

#include "ui/models/tables/pair_rows.h"

class QLabel;
class QPushButton;

namespace lookalike {

class Session;

/// Replaces an empty list of pairs, and says why it is empty and what to do.
class EmptyPairs final : public QWidget {
  Q_OBJECT

 public:
  explicit EmptyPairs(Session& session, QWidget* parent = nullptr);

  /// `rows` may be null; `problem` says why the chosen pairs are unknown; `alone`: the list and its filter are
  /// hidden.
  void explain(const PairRows* rows, const QString& problem, bool alone);

 signals:
  void identical_wanted();

 private:
  QString none_is_similar() const;
  QString reason(const PairRows* rows, const QString& problem) const;

  Session& session_;
  QLabel* hint_;
  QPushButton* show_identical_;
};

}  // namespace lookalike
