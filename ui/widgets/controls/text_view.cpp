#include "ui/widgets/controls/text_view.h"

#include <QMimeData>
#include <QTextCursor>

namespace lookalike {

TextView::TextView(int longest, QWidget* parent) : QPlainTextEdit(parent), longest_(longest) {
  setReadOnly(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  setTabChangesFocus(true);
  setUndoRedoEnabled(false);
}

/// The widget would make one line break of each of these, and positions would no longer be those of the text.
void TextView::set_text(const QString& text) {
  QString lines = text;
  lines.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
  lines.replace(u'\r', u'\n').replace(QChar::ParagraphSeparator, u'\n');
  pieces_ = TextPieces(std::move(lines), longest_);
  setPlainText(pieces_.shown());
}

bool TextView::find_text(const QString& words, bool backward) {
  QString text = pieces_.text();
  text.replace(QChar::Nbsp, u' ');
  const QTextCursor cursor = textCursor();
  const qsizetype begin = pieces_.original(cursor.selectionStart()), end = pieces_.original(cursor.selectionEnd());
  if (backward && begin == 0) return false;
  const qsizetype found = backward ? text.lastIndexOf(words, begin - 1, Qt::CaseInsensitive)
                                   : text.indexOf(words, end, Qt::CaseInsensitive);
  if (found >= 0) setTextCursor(cursor_of(static_cast<int>(found), static_cast<int>(words.size())));
  return found >= 0;
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
