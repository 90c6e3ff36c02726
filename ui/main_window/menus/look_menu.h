#pragma once

#include <QObject>

class QMenu;

namespace lookalike {

/// Light or dark, and the type size; the settings store both.
class LookMenu final : public QObject {
  Q_OBJECT

 public:
  explicit LookMenu(QObject* parent);

  void add_to(QMenu* menu);

 signals:
  /// The application's type size changed, in points.
  void font_points_changed(double points);

 private:
  void set_font_scale(double scale);

  double scale_ = 1;
};

}  // namespace lookalike
