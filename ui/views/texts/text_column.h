#pragma once

#include <QWidget>
#include <string>

#include "ui/models/reading/marked_text.h"
#include "ui/models/reading/text_pieces.h"

namespace lookalike {

class ElidedLabel;
class TextPane;
class TwoLineLabel;

/// One of two documents: heading, details and text.
class TextColumn final : public QWidget {
  Q_OBJECT

 public:
  struct Content {
    std::string text;  // valid UTF-8
    QString heading, details;
  };

  TextColumn(Side side, QWidget* parent);

  TextPane* pane() const { return pane_; }
  const Content& content() const { return content_; }
  void set_content(Content content) { content_ = std::move(content); }
  /// Shows the content from its first line.
  void show_content(LineBreaks breaks);
  /// Shows it with other folds and gaps; the same words stay on top, and the cursor keeps its place.
  void arrange(const std::vector<TextFold>& folds, const std::vector<TextGap>& gaps);
  void show_details(bool shown);
  /// The heading takes two lines if it or that of the other text needs them.
  TwoLineLabel* heading() const { return heading_; }

 private:
  TwoLineLabel* heading_;
  ElidedLabel* details_;
  TextPane* pane_;
  Content content_;
  QString display_;  // the displayed text
};

}  // namespace lookalike
