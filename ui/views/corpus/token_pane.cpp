#include "ui/views/corpus/token_pane.h"

#include <QEvent>
#include <QSyntaxHighlighter>

#include "ui/widgets/palette.h"

namespace lookalike {

/// Neighbours alternate between two grounds, so that tokens without a blank between them can be told apart.
class TokenPane::Painter final : public QSyntaxHighlighter {
 public:
  explicit Painter(const TokenPane& pane) : QSyntaxHighlighter(pane.document()), pane_(pane) {}

  void set_marks(std::vector<TokenMark> marks) { marks_ = std::move(marks); }

 protected:
  void highlightBlock(const QString&) override {
    const QTextCharFormat grounds[] = {ground(Hue::blue), ground(Hue::orange)};
    const QTextCharFormat dropped = left_out();
    std::size_t kept = 0;
    for (const TokenMark& mark : marks_)
      setFormat(mark.position, mark.length, mark.left_out ? dropped : grounds[kept++ % 2]);
  }

 private:
  QTextCharFormat ground(Hue hue) const {
    QTextCharFormat format;
    format.setBackground(fill_color(hue, pane_.palette()));
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

TokenPane::TokenPane(QWidget* parent) : QPlainTextEdit(parent) {
  setReadOnly(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setTabChangesFocus(true);
  setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  setUndoRedoEnabled(false);
  setFrameShape(QFrame::NoFrame);
  painter_ = std::make_unique<Painter>(*this);
}

TokenPane::~TokenPane() = default;

void TokenPane::show_tokens(const TokenReading& reading) {
  painter_->set_marks(reading.marks);
  setPlainText(reading.line);
}

void TokenPane::changeEvent(QEvent* event) {
  QPlainTextEdit::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && painter_) painter_->rehighlight();
}

}  // namespace lookalike
