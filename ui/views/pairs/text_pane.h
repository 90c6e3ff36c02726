#pragma once

#include <memory>

#include "ui/models/text/marked_text.h"
#include "ui/widgets/controls/text_view.h"

namespace lookalike {

class MarkPainter;

/// One of two texts: read-only plain text with its differences marked. Lines are counted as they are wrapped.
class TextPane : public TextView {
  Q_OBJECT

 public:
  TextPane(Side side, QWidget* parent);
  ~TextPane() override;

  void show_text(const QString& text);
  void set_marks(const std::vector<TextMark>& marks);
  /// Nothing is highlighted with a null pointer.
  void highlight(const TextMark* mark);

  int lines() const;
  int lines_on_screen() const;
  int line_of(int position) const;
  int position_of(int line) const;
  /// How far down each mark lies, in pixels of the viewport, if the whole text is squeezed into it; a text that fits is
  /// not squeezed. By characters instead of lines in a text that is too long to be laid out at once. O(text + marks).
  std::vector<int> overview(const std::vector<TextMark>& marks) const;
  int first_line() const;
  void set_first_line(int line);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void paint_highlight();
  bool lay_out_all() const;
  void lay_out_around(const QTextBlock& middle) const;

  Side side_;
  TextMark highlighted_;
  std::unique_ptr<MarkPainter> painter_;
};

}  // namespace lookalike
