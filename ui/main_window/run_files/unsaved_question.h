#pragma once

#include <QMessageBox>

namespace lookalike {

/// Whether the changes of a run file are to be saved before they are left. Its answer is Save, Discard or Cancel.
class UnsavedQuestion final : public QMessageBox {
  Q_OBJECT

 public:
  /// `name` is that of the file.
  UnsavedQuestion(const QString& name, QWidget* window);
};

}  // namespace lookalike
