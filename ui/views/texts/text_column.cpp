#include "ui/views/texts/text_column.h"

#include <QVBoxLayout>

#include "core/corpus/corpus.h"
#include "ui/models/text/display_text.h"
#include "ui/views/texts/text_pane.h"
#include "ui/widgets/controls/two_line_label.h"

namespace lookalike {

TextColumn::TextColumn(Side side, QWidget* parent) : QWidget(parent) {
  heading_ = new TwoLineLabel(this);
  QFont bold;
  bold.setBold(true);
  heading_->setFont(bold);
  details_ = new ElidedLabel(this);
  pane_ = new TextPane(side, this);
  pane_->setObjectName(side == Side::left ? "left_text" : "right_text");
  pane_->setAccessibleName(side == Side::left ? tr("First document") : tr("Second document"));
  pane_->setToolTip(tr("One of the two documents; words of only one document are marked."));
  auto* layout = without_margins(new QVBoxLayout(this));
  layout->setSpacing(0);
  layout->addWidget(heading_);
  layout->addWidget(details_);
  layout->addWidget(pane_, 1);
}

void TextColumn::show_content(LineBreaks breaks) {
  heading_->set_text(content_.heading);
  details_->set_text(content_.details);
  display_ = to_qstring(display_text(content_.text, breaks));
  const bool joined = breaks == LineBreaks::joined;
  pane_->hook_every_line(!joined);
  pane_->set_quoted(joined ? quoted_lines(display_) : std::vector<QuotedLine>());
  pane_->show_text(display_);
  pane_->set_first_line(0);
}

void TextColumn::arrange(const std::vector<TextFold>& folds, const std::vector<TextGap>& gaps) {
  const int top = pane_->top(), cursor = pane_->pieces().original(pane_->textCursor().position());
  pane_->show_text(display_, folds, gaps);
  pane_->put_cursor(cursor);
  pane_->set_top(top);
}

void TextColumn::show_details(bool shown) {
  details_->setVisible(shown);
}

}  // namespace lookalike
