#include "ui/views/sweep/sweep_note.h"

#include <QRegularExpression>

#include "ui/models/text/number_text.h"

namespace lookalike {

QString note_text(const std::string& note) {
  static const QRegularExpression counts(QStringLiteral("^(\\d+) of (\\d+) "));
  QString text = to_qstring(note);
  const auto found = counts.match(text);
  if (!found.hasMatch()) return text;
  const auto count = [&](int group) { return count_text(found.captured(group).toULongLong()); };
  return QStringLiteral("%1 of %2 ").arg(count(1), count(2)) + text.mid(found.capturedLength());
}

}  // namespace lookalike
