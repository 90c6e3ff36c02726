#pragma once

#include <QMessageBox>

namespace lookalike {

/// Whether the changes of a run file, or verdicts that are in none, are to be saved before they are left. Its answer is
/// Save, Discard or Cancel.
class UnsavedQuestion final : public QMessageBox {
  Q_OBJECT

 public:
  /// `name` is that of the file; empty where there is none for so many verdicts.
  UnsavedQuestion(const QString& name, std::size_t verdicts, QWidget* window);
};

}  // namespace lookalike
