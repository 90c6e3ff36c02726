#pragma once

#include <QComboBox>
#include <QWidget>
#include <functional>

#include "core/corpus/preview.h"

class QFormLayout;

namespace lookalike {

/// Lets the user type a value that is not among the entries of a box; `take` gets it on Enter, empty if it was erased.
/// The signal `activated` reports an entry, whether chosen or typed.
void let_type(QComboBox* box, const std::function<void(const QString&)>& take);

/// Makes the entry with this data the current one, or shows the data itself if none exists.
void show_choice(QComboBox* box, const QString& data);

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
