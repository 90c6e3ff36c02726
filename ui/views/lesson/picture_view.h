#pragma once

#include <QTransform>
#include <QVariantAnimation>
#include <QWidget>
#include <optional>

#include "ui/models/lesson/scene.h"

namespace lookalike {

/// Shows a frame of a scene, as its stage alone or as a whole slide, and makes its handles usable by mouse and
/// keyboard: Tab goes from handle to handle, Up and Down change the value (with Shift by ten steps), Space and Enter
/// click. After a mouse click the page handles Space and Enter again.
class PictureView final : public QWidget {
  Q_OBJECT

 public:
  enum class Extent { stage, slide };

  explicit PictureView(QWidget* parent = nullptr);

  void set_extent(Extent extent);
  /// Keeps the focus on the previous handle if the new frame has it too. With `moves`, plays its motions, unless
  /// the settings of the desktop (GNOME, KDE or GTK) turn animations off.
  void show_frame(const SceneFrame& frame, const QString& foot = {}, bool moves = false);
  /// Hides the picture behind a colour until the next frame, or shows it again if it is hidden.
  void hide_behind(const QColor& colour);
  bool is_moving() const { return motion_.state() == QAbstractAnimation::Running; }
  const SceneFrame& frame() const { return frame_; }
  /// The enlargement of letters, as far as they fit, by the scale of the window's type: 1 to 1.5.
  double letters() const;

  QSize minimumSizeHint() const override;

 signals:
  /// A handle was clicked, or moved to a value.
  void set(const QString& id, double value);
  /// The pointer moved.
  void pointed();

 protected:
  bool event(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  QTransform stage() const;
  QPointF units_of(QPointF pixels) const { return stage().inverted().map(pixels); }
  std::optional<std::size_t> handle_at(QPointF units) const;
  std::optional<std::size_t> find(const Handle& sought) const;
  void focus_handle(std::optional<std::size_t> handle, bool by_keyboard);
  void ask_gnome();
  void describe();
  void point_at(QPointF units);
  void draw_to(QPointF units);

  Extent extent_ = Extent::stage;
  SceneFrame frame_;
  QString foot_;
  QPointF pointer_{-1, -1};  // in units
  std::optional<std::size_t> focused_;
  bool by_keyboard_ = false;       // the focus came by Tab, so draw a frame
  std::optional<Handle> dragged_;  // by the mouse
  QColor curtain_;                 // hides the picture if valid
  bool gnome_animates_ = true;     // also on other desktops
  QVariantAnimation motion_;       // a share of the frame's motions
};

}  // namespace lookalike
