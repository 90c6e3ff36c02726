#pragma once

#include <QEvent>
#include <QLabel>
#include <algorithm>
#include <map>

namespace lookalike {

/// Labels never guess at HTML: what they show may come from documents, file names or messages.
QLabel* plain_label(const QString& text);
/// Plain text over as many lines as it needs; can be selected with the mouse.
QLabel* wrapped_label(const QString& text);
/// A label of less importance than its surroundings.
QLabel* faint_label(const QString& text);

/// A faint text in the middle of what has nothing to show yet.
QLabel* empty_label(const QString& text = {});
/// Title of a group of things.
QLabel* heading_label(const QString& text);

/// Keeps the text from widening its surroundings: it is wrapped at whatever width there is.
void take_any_width(QLabel* label);

/// A sentence that changes all the time and wraps: it keeps the height of the longest one so far, so that what is above
/// it stays where it is.
class GrowOnlyLabel final : public QLabel {
 public:
  explicit GrowOnlyLabel(QWidget* parent = nullptr) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
  }

  int heightForWidth(int width) const override {
    int& highest = highest_[width];
    highest = std::max(highest, QLabel::heightForWidth(width));
    return highest;
  }

 protected:
  void changeEvent(QEvent* event) override {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) highest_.clear();
    QLabel::changeEvent(event);
  }

 private:
  mutable std::map<int, int> highest_;  // height needed so far, by width
};

}  // namespace lookalike
