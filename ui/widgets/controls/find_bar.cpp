#include "ui/widgets/controls/find_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include "ui/widgets/controls/text_view.h"
#include "ui/widgets/labels/labels.h"

namespace lookalike {

FindBar::FindBar(const QString& name, QWidget* parent)
    : QWidget(parent), line_(new QLineEdit(this)), outcome_(plain_label({})) {
  setObjectName(name);
  line_->setObjectName(name + "_line");
  line_->setAccessibleName(tr("Find in text"));
  line_->setPlaceholderText(tr("Find in this text; Enter: next, Shift+Enter: previous, Esc: close"));
  line_->setToolTip(tr("Searches the text, of two the one that was clicked last, without regard to case."));
  line_->setClearButtonEnabled(true);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins({});
  layout->addWidget(line_, 1);
  layout->addWidget(outcome_);
  outcome_->setObjectName(name + "_outcome");
  connect(line_, &QLineEdit::textChanged, this, [this] { say({}); });
  setFocusProxy(line_);
  hide();
}

void FindBar::search_in(TextView* pane) {
  pane_ = pane;
  show();
  line_->setFocus(Qt::ShortcutFocusReason);
  line_->selectAll();
  say({});
}

/// Also for those who do not see it.
void FindBar::say(const QString& outcome) {
  outcome_->setText(outcome);
  outcome_->setVisible(!outcome.isEmpty());
  line_->setAccessibleDescription(outcome);
}

void FindBar::find(bool backward) {
  if (!pane_ || line_->text().isEmpty()) return;
  if (pane_->find_text(line_->text(), backward)) return say({});
  const QTextCursor before = pane_->textCursor();
  pane_->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
  if (pane_->find_text(line_->text(), backward))
    return say(backward ? tr("from the end again") : tr("from the beginning again"));
  pane_->setTextCursor(before);
  say(tr("\u26A0 not found in this text"));
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
