#include "ui/views/pairs/filter_line.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QTextCharFormat>
#include <algorithm>

#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

/// The beginnings of all conditions, and the words that join them.
const QStringList& offers() {
  static const QStringList all = {
      QStringLiteral("j>="),       QStringLiteral("j<"),           QStringLiteral("estimate>="),
      QStringLiteral("estimate<"), QStringLiteral("bands<"),       QStringLiteral("bands>="),
      QStringLiteral("words>"),    QStringLiteral("words<"),       QStringLiteral("id:"),
      QStringLiteral("doc:"),      QStringLiteral("group:"),       QStringLiteral("verdict:"),
      QStringLiteral("identical"), QStringLiteral("not "),         QStringLiteral("and "),
      QStringLiteral("or "),       QStringLiteral("containment>=")};
  return all;
}

}  // namespace

FilterLine::FilterLine(QWidget* parent) : QLineEdit(parent), completer_(new QCompleter(offers(), this)) {
  completer_->setWidget(this);
  completer_->setCaseSensitivity(Qt::CaseInsensitive);
  connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &FilterLine::complete);
  connect(this, &QLineEdit::textEdited, this, &FilterLine::offer);
}

int FilterLine::word_begin() const {
  int begin = cursorPosition();
  while (begin > 0 && !text()[begin - 1].isSpace() && text()[begin - 1] != u'(') --begin;
  return begin;
}

void FilterLine::offer() {
  const int begin = word_begin();
  completer_->setCompletionPrefix(text().mid(begin, cursorPosition() - begin));
  const bool known =
      completer_->completionCount() == 1 && completer_->currentCompletion().trimmed() == completer_->completionPrefix();
  if (completer_->completionPrefix().isEmpty() || completer_->completionCount() == 0 || known)
    return completer_->popup()->hide();
  completer_->popup()->setObjectName(QStringLiteral("pairs.filter.offers"));
  completer_->popup()->setAccessibleName(tr("Completions"));
  completer_->complete();
}

void FilterLine::complete(const QString& word) {
  const int begin = word_begin();
  setSelection(begin, cursorPosition() - begin);
  insert(word);
}

void FilterLine::take_completion() {
  const QModelIndex chosen = completer_->popup()->currentIndex();
  completer_->popup()->hide();
  complete(chosen.isValid() ? chosen.data().toString() : completer_->currentCompletion());
}

/// Catches Tab before it moves the focus out of the line.
bool FilterLine::event(QEvent* event) {
  const bool is_tab = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Tab;
  if (!is_tab || !completer_->popup()->isVisible()) return QLineEdit::event(event);
  take_completion();
  event->accept();
  return true;
}

/// The open list of completions takes these keys.
void FilterLine::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool of_list = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape;
  if (of_list && completer_->popup()->isVisible()) return event->ignore();
  QLineEdit::keyPressEvent(event);
}

/// A line edit accepts formats only from an input method event.
void FilterLine::mark(std::optional<qsizetype> position) {
  if (!position && !marked_) return;  // the user may be composing a character
  marked_ = position.has_value();
  QList<QInputMethodEvent::Attribute> attributes;
  if (position && !text().isEmpty()) {
    QTextCharFormat wrong;
    wrong.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wrong.setUnderlineColor(line_colour(Hue::vermilion, palette()));
    const int begin = static_cast<int>(std::min(*position, text().size() - 1));
    attributes.append(QInputMethodEvent::Attribute(QInputMethodEvent::TextFormat, begin - cursorPosition(),
                                                   static_cast<int>(text().size()) - begin, wrong));
  }
  QInputMethodEvent event({}, attributes);
  inputMethodEvent(&event);
}

}  // namespace lookalike
