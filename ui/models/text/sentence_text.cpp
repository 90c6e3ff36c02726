#include "ui/models/text/sentence_text.h"

#include <QRegularExpression>

#include "ui/models/text/number_text.h"

namespace lookalike {

QString sentence_text(const std::string& sentence) {
  static const QRegularExpression number(
      QStringLiteral(R"("[^"]*"|(?<![\w.,/-])(?:\d{1,3}(?:,\d{3})+|\d{4,19})(?!\w|[.,/-]\w))"));
  QString text = QString::fromStdString(sentence);
  QRegularExpressionMatch found;
  for (qsizetype at = 0; (at = text.indexOf(number, at, &found)) >= 0;) {
    const QString shown =
        found.captured().startsWith(u'"') ? found.captured() : count_text(found.captured().remove(u',').toULongLong());
    text.replace(at, found.capturedLength(), shown);
    at += shown.size();
  }
  return text;
}

}  // namespace lookalike
