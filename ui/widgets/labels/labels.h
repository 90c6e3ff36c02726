#pragma once

#include <QEvent>
#include <QLabel>
#include <algorithm>
#include <map>

namespace lookalike {

/// Labels never interpret HTML, because their texts may come from documents, file names or messages.
QLabel* plain_label(const QString& text);
/// Word-wrapped plain text; can be selected with the mouse.
QLabel* wrapped_label(const QString& text);
/// A label less prominent than its surroundings.
QLabel* faint_label(const QString& text);

/// A faint text in the middle of an empty view.
QLabel* empty_label(const QString& text = {});
/// Title of a group of things.
QLabel* heading_label(const QString& text);

/// Names a control, which its mnemonic focuses.
QLabel* label_for(QWidget* control, const QString& text);

/// Sets only the weight, so that the size follows the application's font.
void make_bold(QWidget* widget);

/// Wraps the text at the available width, so that it does not widen its surroundings.
void take_any_width(QLabel* label);

/// A wrapped sentence that changes often. Keeps the height of the longest one so far, so that the widgets above it do
/// not move.
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
