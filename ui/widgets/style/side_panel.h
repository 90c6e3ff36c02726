#pragma once

#include <QScrollArea>

namespace lookalike {

/// A column beside a view, scrolled vertically where it is too high. As wide as `characters` say, but at most half of
/// its parent; without them as its content needs.
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
  mutable int widest_ = 0;  // pixels its content needed so far
};

/// Scrolls its content only where there is less room than the least it can do with. A plain scroll area would begin to
/// scroll at the height that texts which are wrapped would like to have.
class MinimumSizeScrollArea final : public QScrollArea {
  Q_OBJECT

 public:
  explicit MinimumSizeScrollArea(QWidget* content, QWidget* parent = nullptr);
};

}  // namespace lookalike
