#include "ui/main_window/run_files/unsaved_question.h"

#include <QMessageBox>
#include <QPushButton>

#include "ui/main_window/run_files/run_files.h"
#include "ui/models/text/display_text.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

/// "3 pairs judged, 1 keeper chosen", without zero counts.
QString choices_text(std::size_t verdicts, std::size_t keepers) {
  QStringList parts;
  if (verdicts > 0) parts << count_text(verdicts, RunFiles::tr("pair judged"), RunFiles::tr("pairs judged"));
  if (keepers > 0) parts << count_text(keepers, RunFiles::tr("keeper chosen"), RunFiles::tr("keepers chosen"));
  return parts.join(QStringLiteral(", "));
}

}  // namespace

QMessageBox* unsaved_question(const QString& name, std::size_t verdicts, std::size_t keepers, QWidget* window) {
  const bool has_file = !name.isEmpty();
  const QString text = has_file ? RunFiles::tr("Save the changes to %1?").arg(fitting_text(name))
                                : (verdicts > 0 ? RunFiles::tr("Save your verdicts? They are not in a file yet: %1.")
                                                : RunFiles::tr("Save your choices? They are not in a file yet: %1."))
                                      .arg(choices_text(verdicts, keepers));
  auto* question =
      named("unsaved_changes", new QMessageBox(QMessageBox::Question, RunFiles::tr("Unsaved changes"), text,
                                               QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setTextFormat(Qt::PlainText);
  question->setInformativeText(has_file ? RunFiles::tr("Otherwise the file stays as last saved.")
                                        : RunFiles::tr("Otherwise they are lost; a run file stores them."));
  question->setDefaultButton(QMessageBox::Save);
  explained("unsaved_changes.save", question->button(QMessageBox::Save));
  explained("unsaved_changes.discard", question->button(QMessageBox::Discard));
  explained("unsaved_changes.cancel", question->button(QMessageBox::Cancel));
  return question;
}

}  // namespace lookalike
