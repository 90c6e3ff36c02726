#include "ui/views/corpus/token_pane.h"

#include <QEvent>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <algorithm>

#include "ui/widgets/style/palette.h"

namespace lookalike {

/// Neighbours alternate between two backgrounds, which separates tokens without a blank between them.
class TokenPane::Painter final : public QSyntaxHighlighter {
 public:
  explicit Painter(const TokenPane& pane) : QSyntaxHighlighter(pane.document()), pane_(pane) {}

  void set_marks(std::vector<TokenMark> marks) { marks_ = std::move(marks); }

 protected:
  void highlightBlock(const QString& text) override {
    const QTextCharFormat grounds[] = {ground(fill_colour(Hue::blue, pane_.palette())),
                                       ground(grid_colour(pane_.palette()))};
    const QTextCharFormat dropped = left_out();
    const int begin = pane_.pieces().original(currentBlock().position());
    const int end = begin + static_cast<int>(text.size());
    auto mark = std::ranges::upper_bound(marks_, begin, {}, [](const TokenMark& m) { return m.position + m.length; });
    for (; mark != marks_.end() && mark->position < end; ++mark) {
      const int from = std::max(mark->position, begin), to = std::min(mark->position + mark->length, end);
      setFormat(from - begin, to - from, mark->left_out ? dropped : grounds[(mark - marks_.begin()) % 2]);
    }
  }

 private:
  static QTextCharFormat ground(const QColor& colour) {
    QTextCharFormat format;
    format.setBackground(colour);
    return format;
  }
  QTextCharFormat left_out() const {
    QTextCharFormat format;
    format.setForeground(faint_text(pane_.palette()));
    format.setFontStrikeOut(true);
    return format;
  }

  const TokenPane& pane_;
  std::vector<TokenMark> marks_;
};

TokenPane::TokenPane(QWidget* parent) : TextView(kFlowing, parent) {
  setFrameShape(QFrame::NoFrame);
  painter_ = std::make_unique<Painter>(*this);
}

TokenPane::~TokenPane() = default;

void TokenPane::show_tokens(const TokenReading& reading) {
  const bool words = reading.unit == ShingleUnit::word;
  setWordWrapMode(words ? QTextOption::WrapAtWordBoundaryOrAnywhere : QTextOption::WrapAnywhere);
  painter_->set_marks(reading.marks);
  set_text(reading.text);
}

void TokenPane::changeEvent(QEvent* event) {
  TextView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && painter_) painter_->rehighlight();
}

}  // namespace lookalike
