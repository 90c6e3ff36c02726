#pragma once

#include <QTableView>
#include <QWidget>

#include "ui/models/tables/pairs_model.h"

class QLabel;
class QPushButton;

namespace lookalike {

class Session;

/// The table of pairs: its columns, which the user can choose, and their widths.
class PairTable final : public QTableView {
  Q_OBJECT

 public:
  explicit PairTable(PairsModel& model, QWidget* parent = nullptr);

  PairColumn sorted_by() const;
  Qt::SortOrder direction() const;
  /// Marks the header without requesting an order.
  void show_order(PairColumn column, Qt::SortOrder direction);
  /// Selects a row alone and scrolls to it.
  void select_row(std::size_t row);
  /// Gives the names the width that the numbers leave, but at least a legible minimum.
  void share_out_names();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void set_column_widths();
  void fit_height();
};

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
