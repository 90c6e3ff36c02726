#pragma once

#include <QFontMetrics>
#include <QWidget>

#include "ui/models/reading/marked_text.h"

namespace lookalike {

class TextPane;

/// The margin of a text: bars beside long differences, arrows from moved passages to their counterparts, hooks before
/// the continuation of a file's line, and a line for each depth of quoted mail. A click acts on the text beside it.
class MarkGutter final : public QWidget {
  Q_OBJECT

 public:
  explicit MarkGutter(TextPane& pane);

  static int width_for(const QFontMetrics& type) { return type.height() + 2; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  std::vector<TextMark> seen_marks() const;
  void draw(QPainter& painter, const TextMark& mark, const QRect& extent) const;

  TextPane& pane_;
};

}  // namespace lookalike
