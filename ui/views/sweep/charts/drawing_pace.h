#pragma once

#include <QObject>
#include <QTimer>
#include <functional>

namespace lookalike {

/// Draws what changes faster than an eye follows: a moment after it is asked, and so seldom that at most a tenth of the
/// time is spent drawing.
class DrawingPace final : public QObject {
  Q_OBJECT

 public:
  explicit DrawingPace(std::function<void()> draw, QObject* parent = nullptr);

  /// There is something new.
  void ask();
  /// Draws now what was asked for and is not drawn yet.
  void catch_up();
  /// Draws now.
  void draw();

 private:
  std::function<void()> draw_;
  QTimer due_;
};

}  // namespace lookalike
