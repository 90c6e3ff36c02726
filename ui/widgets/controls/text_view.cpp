#include "ui/widgets/controls/text_view.h"

#include <QMimeData>
#include <QTextCursor>
#include <utility>

#include "ui/models/reading/text_pieces.h"

namespace lookalike {

TextView::TextView(int longest, QWidget* parent) : QPlainTextEdit(parent), longest_(longest) {
  setReadOnly(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  setTabChangesFocus(true);
  setUndoRedoEnabled(false);
}

/// The widget would turn each of these into one line break, and positions would no longer match the text.
void TextView::set_text(const QString& text, const std::vector<TextFold>& folds, const std::vector<TextGap>& gaps,
                        const std::vector<TextRange>& hidden) {
  QString lines = text;
  lines.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
  lines.replace(u'\r', u'\n').replace(QChar::ParagraphSeparator, u'\n');
  pieces_ = TextPieces(std::move(lines), longest_, folds, gaps, hidden);
  setPlainText(pieces_.shown());
}

std::vector<TextRange> TextView::occurrences(const QString& words) const {
  std::vector<TextRange> found;
  if (words.isEmpty()) return found;
  for (auto match = search_pattern(words).globalMatch(pieces_.text()); match.hasNext();) {
    const QRegularExpressionMatch here = match.next();
    found.push_back({static_cast<int>(here.capturedStart()), static_cast<int>(here.capturedLength())});
  }
  return found;
}

QTextCursor TextView::cursor_of(int position, int length) const {
  QTextCursor cursor(document());
  cursor.setPosition(pieces_.shown(position));
  cursor.setPosition(length == 0 ? cursor.position() : pieces_.shown_end(position + length), QTextCursor::KeepAnchor);
  return cursor;
}

QMimeData* TextView::createMimeDataFromSelection() const {
  const QTextCursor cursor = textCursor();
  const int begin = pieces_.original(cursor.selectionStart()), end = pieces_.original(cursor.selectionEnd());
  auto* selected = new QMimeData;
  selected->setText(pieces_.text().mid(begin, end - begin));
  return selected;
}

}  // namespace lookalike
