#pragma once

#include <QPointer>
#include <QWidget>

namespace lookalike {

/// Property of a page: the widget of it that can be shown on the whole screen.
inline constexpr const char* kPresentable = "presentable";

/// Shows a widget on the whole screen, with type for the last row of a lecture hall; D changes between light and dark,
/// Esc, F5 or F11 puts it back to where it was.
class WholeScreen final : public QWidget {
  Q_OBJECT

 public:
  explicit WholeScreen(QWidget& shown);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  void change_colours();

  QPointer<QWidget> shown_;
  QPointer<QWidget> place_;  // stands in for it
};

}  // namespace lookalike
