#pragma once

#include <QWidget>

#include "core/corpus/preview.h"

class QComboBox;
class QFormLayout;

namespace lookalike {

/// The parts of a file's dialect, each detected or chosen: separator, quotes, escape and header of a table, and the
/// encoding of any file.
class DialectControls final : public QWidget {
  Q_OBJECT

 public:
  explicit DialectControls(QWidget* parent = nullptr);

  void show_parts(const CorpusPreview& preview, const LoadOptions& load);

 signals:
  /// `part` is one of kTableOptions, with a value of set_table_option, or "encoding"; "auto" means detection.
  void chosen(const QString& part, const QString& value);

 private:
  QComboBox* add_part(const QString& part, const QString& label, const QString& spoken);
  void show_part(const QString& part, const QString& set, const QString& detected, bool enabled);

  QFormLayout* form_;
};

}  // namespace lookalike
