#pragma once

#include <QFrame>

namespace lookalike {

/// One line of plain text, elided with "..." if it does not fit; the tooltip shows the whole text.
class ElidedLabel : public QFrame {
  Q_OBJECT

 public:
  explicit ElidedLabel(QWidget* parent = nullptr);

  void set_text(const QString& text);
  const QString& text() const { return text_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString text_;
};

}  // namespace lookalike
