#pragma once

#include <QAbstractTableModel>
#include <memory>

#include "core/corpus/corpus.h"

namespace lookalike {

enum class DamageColumn { place, fate, reason };
inline constexpr int kDamageColumns = 3;

/// The damaged records of a source as a table: where, left out or kept, and why.
class DamageModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit DamageModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  /// Null: none. O(1).
  void set_corpus(std::shared_ptr<const Corpus> corpus);
  const Damage& at_row(int row) const { return corpus_->report().damage[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::shared_ptr<const Corpus> corpus_;
};

/// Place with all folders, and reason in a line of its own.
QString whole_text(const Damage& damage);

/// "3 records left out, 2 other remarks, 1 798 items without text by design." and, where it is so, that only the first
/// are listed.
QString damage_sentence(const LoadReport& report);

}  // namespace lookalike
