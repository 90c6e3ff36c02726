#include "ui/widgets/find_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

#include "ui/widgets/labels.h"

namespace lookalike {

FindBar::FindBar(QWidget* parent) : QWidget(parent), line_(new QLineEdit(this)), note_(faint_label({})) {
  line_->setObjectName("find_line");
  line_->setAccessibleName(tr("Find in text"));
  line_->setPlaceholderText(tr("Find in this text; Enter: next, Shift+Enter: previous, Esc: close"));
  line_->setToolTip(tr("Searches the text, of two the one that was clicked last, without regard to case."));
  line_->setClearButtonEnabled(true);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins({});
  layout->addWidget(line_);
  layout->addWidget(note_);
  note_->setObjectName("find_note");
  connect(line_, &QLineEdit::textChanged, note_, &QLabel::clear);
  setFocusProxy(line_);
  hide();
}

void FindBar::search_in(QPlainTextEdit* pane) {
  pane_ = pane;
  show();
  line_->setFocus(Qt::ShortcutFocusReason);
  line_->selectAll();
}

void FindBar::find(bool backward) {
  if (!pane_ || line_->text().isEmpty()) return;
  const QTextDocument::FindFlags flags = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
  note_->clear();
  if (pane_->find(line_->text(), flags)) return;
  const QTextCursor before = pane_->textCursor();
  pane_->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
  if (pane_->find(line_->text(), flags)) return note_->setText(tr("from the other end"));
  pane_->setTextCursor(before);
  note_->setText(tr("not in this text"));
}

void FindBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    find(event->modifiers() & Qt::ShiftModifier);
  } else if (event->key() == Qt::Key_Escape) {
    hide();
    if (pane_) pane_->setFocus();
  } else {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace lookalike
