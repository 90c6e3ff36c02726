#pragma once

#include <QCache>
#include <functional>
#include <memory>

#include "ui/models/tables/pair_rows.h"
#include "ui/models/text/text_table.h"

namespace lookalike {

/// Pairs of documents as a table. Contains no logic: lists and orders are made off the GUI thread and swapped in.
/// `Qt::EditRole` is the text for copying: a complete title, even if only the difference is displayed.
class PairsModel final : public ColumnModel {
  Q_OBJECT

 public:
  explicit PairsModel(QObject* parent = nullptr);

  /// Shows other pairs; null: none. O(1).
  void set_rows(std::shared_ptr<const PairRows> rows);
  /// Shows the same pairs in another order; selections follow their pairs. O(rows) per selected cell.
  void set_order(std::shared_ptr<const PairRows> rows);
  const std::shared_ptr<const PairRows>& rows() const { return rows_; }
  /// The verdict on a pair of a run; null without a verdict.
  using VerdictOf = std::function<const JudgedPair*(const RunResult& run, DocumentIndex a, DocumentIndex b)>;
  void set_verdicts(VerdictOf verdict_of) { verdict_of_ = std::move(verdict_of); }
  /// Shows other verdicts on the same pairs.
  void show_verdicts();

  /// Requests the order, which arrives later through `set_order`.
  void sort(int column, Qt::SortOrder direction) override;

 signals:
  void sort_requested(lookalike::PairColumn column, Qt::SortOrder direction);

 private:
  int row_count() const override;
  QVariant cell(int row, int section, int role) const override;
  QVariant change(const SimilarPair& pair, const SimilarPair* kept, int role) const;
  QString text(const SimilarPair& pair, PairColumn column) const;
  QString whole_text(const SimilarPair& pair, PairColumn column) const;
  QString tooltip(const SimilarPair& pair, PairColumn column) const;
  const JudgedPair* judged(const SimilarPair& pair) const;

  std::pair<QString, QString> names_of(const SimilarPair& pair) const;

  static constexpr int kMemoized = 4'096;  // pairs
  std::shared_ptr<const PairRows> rows_;
  VerdictOf verdict_of_;
  mutable QCache<std::uint64_t, const std::pair<QString, QString>> names_{kMemoized};
};

}  // namespace lookalike
