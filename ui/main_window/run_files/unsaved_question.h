#pragma once

#include <QString>
#include <cstddef>

class QMessageBox;
class QWidget;

namespace lookalike {

/// Asks whether to save the changes of a run file or, without a file `name`, this many verdicts and chosen keepers. The
/// answer is Save, Discard or Cancel.
QMessageBox* unsaved_question(const QString& name, std::size_t verdicts, std::size_t keepers, QWidget* window);

}  // namespace lookalike
