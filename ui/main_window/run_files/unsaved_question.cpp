#include "ui/main_window/run_files/unsaved_question.h"

#include <QPushButton>

#include "ui/models/text/fitting_text.h"
#include "ui/models/text/number_text.h"

namespace lookalike {

namespace {

/// "3 pairs judged, 1 document kept by hand", without what there is none of.
QString choices_text(std::size_t verdicts, std::size_t kept) {
  QStringList parts;
  if (verdicts > 0)
    parts << count_text(verdicts, UnsavedQuestion::tr("pair judged"), UnsavedQuestion::tr("pairs judged"));
  if (kept > 0)
    parts << count_text(kept, UnsavedQuestion::tr("document kept by hand"),
                        UnsavedQuestion::tr("documents kept by hand"));
  return parts.join(QStringLiteral(", "));
}

}  // namespace

UnsavedQuestion::UnsavedQuestion(const QString& name, std::size_t verdicts, std::size_t kept, QWidget* window)
    : QMessageBox(window) {
  setObjectName(QStringLiteral("unsaved_changes"));
  setAttribute(Qt::WA_DeleteOnClose);
  setIcon(QMessageBox::Question);
  setWindowTitle(tr("Unsaved changes"));
  setTextFormat(Qt::PlainText);
  const bool has_file = !name.isEmpty();
  setText(has_file ? tr("Save the changes to %1?").arg(fitting_text(name))
                   : (verdicts > 0 ? tr("Save your verdicts? They are in no file yet: %1.")
                                   : tr("Save your choices? They are in no file yet: %1."))
                         .arg(choices_text(verdicts, kept)));
  setInformativeText(has_file ? tr("Without that the file stays as it was saved last.")
                              : tr("Without that they are lost; a run file keeps them."));
  setStandardButtons(Save | Discard | Cancel);
  setDefaultButton(Save);
  const auto explain = [this](StandardButton which, const char* object_name, const QString& tip) {
    button(which)->setObjectName(QString::fromLatin1(object_name));
    button(which)->setToolTip(tip);
  };
  explain(Save, "unsaved_changes.save", tr("Writes the file, then goes on."));
  explain(Discard, "unsaved_changes.discard", tr("Goes on and leaves the file as it is."));
  explain(Cancel, "unsaved_changes.cancel", tr("Goes back to the window; nothing is saved or lost."));
}

}  // namespace lookalike
