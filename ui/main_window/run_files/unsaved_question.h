#pragma once

#include <QMessageBox>

namespace lookalike {

/// Whether the changes of a run file, or verdicts and documents kept by hand that are in none, are to be saved before
/// they are left. Its answer is Save, Discard or Cancel.
class UnsavedQuestion final : public QMessageBox {
  Q_OBJECT

 public:
  /// `name` is that of the file; empty where there is none for so many verdicts and documents kept by hand.
  UnsavedQuestion(const QString& name, std::size_t verdicts, std::size_t kept, QWidget* window);
};

}  // namespace lookalike
