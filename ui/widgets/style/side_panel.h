#pragma once

#include <QScrollArea>

namespace lookalike {

/// A column beside a view, with vertical scrolling if it is too tall. `characters` wide, but at most half of its
/// parent; without them as wide as its content.
class SidePanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit SidePanel(QWidget* content, QWidget* parent = nullptr, int characters = 0);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  const int characters_;
  mutable int widest_ = 0;  // pixels, the most that its content has needed
};

/// Scrolls its content only below the content's minimum size. A plain scroll area would already scroll below the
/// preferred height of wrapped texts.
class MinimumSizeScrollArea final : public QScrollArea {
  Q_OBJECT

 public:
  explicit MinimumSizeScrollArea(QWidget* content, QWidget* parent = nullptr);
};

}  // namespace lookalike
