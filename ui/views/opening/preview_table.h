#pragma once

#include <QTableView>

#include "ui/models/tables/preview_model.h"

namespace lookalike {

/// The first records of a corpus; the text column has a bold header and its own background.
class PreviewTable final : public QTableView {
  Q_OBJECT

 public:
  explicit PreviewTable(QWidget* parent = nullptr);

  void show_preview(CorpusPreview preview);

 signals:
  /// A column of the preview was clicked, on its header or in a record.
  void column_chosen(const QString& name);

 private:
  void fit_columns();
  int widest(int column) const;
  void show_text_column();
  void choose(int column);

  PreviewModel model_;
};

}  // namespace lookalike
