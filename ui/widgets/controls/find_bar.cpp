#include "ui/widgets/controls/find_bar.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>
#include <tuple>

#include "ui/models/text/display_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/text_view.h"

namespace lookalike {

FindBar::FindBar(const QString& name, QWidget* parent)
    : QWidget(parent), line_(new QLineEdit(this)), outcome_(plain_label({})) {
  setObjectName(name);
  named(name + "_line", line_, tr("Find in text"), tooltip_of("find_line"));
  line_->setPlaceholderText(tr("Find in the text; Enter: next, Shift+Enter: previous, Esc: close"));
  line_->setClearButtonEnabled(true);
  row_of({{line_, 1}, outcome_}, this);
  outcome_->setObjectName(name + "_outcome");
  connect(line_, &QLineEdit::textChanged, this, &FindBar::refresh);
  setFocusProxy(line_);
  hide();
}

void FindBar::search_in(std::vector<TextView*> texts, TextView* first) {
  texts_ = std::move(texts);
  at_ = static_cast<std::size_t>(std::ranges::find(texts_, first) - texts_.begin());
  show();
  line_->setFocus(Qt::ShortcutFocusReason);
  line_->selectAll();
  refresh();
}

void FindBar::follow(TextView* text) {
  texts_ = {text};
  at_ = 0;
  refresh();
}

void FindBar::refresh() {
  hits_.clear();
  if (isHidden()) return;
  for (std::size_t i = 0; i < texts_.size(); ++i) {
    const std::vector<TextRange> found = texts_[i]->occurrences(line_->text());
    for (const TextRange& range : found) hits_.push_back({i, range});
    texts_[i]->set_hits(found);
  }
  say(line_->text().isEmpty() ? QString() : counts());
}

/// "12 hits: 5 left, 7 right"
QString FindBar::counts() const {
  if (hits_.empty()) return tr("\u26A0 not found");
  QString all = count_text(hits_.size(), tr("hit"), tr("hits"));
  if (texts_.size() != 2) return all;
  const auto left = static_cast<std::size_t>(std::ranges::count(hits_, std::size_t{0}, &Hit::text));
  return tr("%1: %2 left, %3 right").arg(all, count_text(left), count_text(hits_.size() - left));
}

/// Also announces it to screen readers.
void FindBar::say(const QString& outcome) {
  outcome_->setText(outcome);
  outcome_->setVisible(!outcome.isEmpty());
  line_->setAccessibleDescription(outcome);
}

bool FindBar::is_before(const Hit& hit, std::size_t text, int position) const {
  return std::tie(hit.text, hit.range.position) < std::tie(text, position);
}

/// Searches from the cursor through all texts and wraps around.
void FindBar::find(bool backward) {
  if (hits_.empty()) return;
  const QTextCursor cursor = texts_[at_]->textCursor();
  const TextPieces& pieces = texts_[at_]->pieces();
  const int from =
      pieces.original(backward || !cursor.hasSelection() ? cursor.selectionStart() : cursor.selectionEnd());
  const auto next = std::ranges::partition_point(hits_, [&](const Hit& hit) { return is_before(hit, at_, from); });
  const auto place = static_cast<std::size_t>(next - hits_.begin());
  const std::size_t all = hits_.size();
  show_hit(backward ? (place + all - 1) % all : place % all);
}

void FindBar::show_hit(std::size_t hit) {
  at_ = hits_[hit].text;
  const TextRange range = hits_[hit].range;
  texts_[at_]->uncover(range);
  texts_[at_]->setTextCursor(texts_[at_]->cursor_of(range.position, range.length));
  say(tr("%1 of %2").arg(count_text(hit + 1), counts()));
}

void FindBar::close() {
  hide();
  hits_.clear();
  for (TextView* text : texts_) text->set_hits({});
  if (!texts_.empty()) texts_[at_]->setFocus();
}

void FindBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    find(event->modifiers() & Qt::ShiftModifier);
  } else if (event->key() == Qt::Key_Escape) {
    close();
  } else {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace lookalike
