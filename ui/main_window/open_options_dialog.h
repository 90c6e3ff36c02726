#pragma once

#include <QDialog>
#include <QStringList>

#include "core/corpus/load.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace lookalike {

/// Asks for a file together with how it is to be read.
class OpenOptionsDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit OpenOptionsDialog(QWidget* parent);

 signals:
  void chosen(const QStringList& paths, const lookalike::LoadOptions& options);

 private:
  void ask_for_file();
  void finish();

  QLineEdit* path_;
  QComboBox* format_;
  QLineEdit* text_column_;
  QLineEdit* id_column_;
  QLineEdit* title_column_;
  QCheckBox* strip_headers_;
};

}  // namespace lookalike
