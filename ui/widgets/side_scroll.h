#pragma once

#include <QScrollArea>

namespace lookalike {

/// A column beside a view: as wide as its content needs, scrolled vertically where it is too high.
class SideScroll : public QScrollArea {
  Q_OBJECT

 public:
  explicit SideScroll(QWidget* content, QWidget* parent = nullptr);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace lookalike
