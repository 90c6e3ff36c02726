#pragma once

#include <QWidget>

#include "core/corpus/corpus.h"
#include "ui/models/text/text_table.h"

class QLabel;
class QTableView;

namespace lookalike {

/// The skipped and damaged records of the source with the reasons; below the list, the selected record in full.
class DamageList final : public QWidget {
  Q_OBJECT

 public:
  explicit DamageList(QWidget* parent = nullptr);

  /// Null: none.
  void set_corpus(const std::shared_ptr<const Corpus>& corpus);

 private:
  void show_whole(int row);

  TextTable model_;
  QLabel* sentence_;
  QTableView* table_;
  QLabel* whole_;
};

}  // namespace lookalike
