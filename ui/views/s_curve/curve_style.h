#pragma once

#include <QPen>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/models/s_curve/curve_samples.h"
#include "ui/widgets/style/theme.h"

class QVBoxLayout;

namespace lookalike {

/// One curve of the plot: its function, name and style.
struct CurveStyle {
  CurveSettings settings;
  Probability probability = candidate_of;
  QString name;
  QString meaning;  // one sentence
  Hue hue = Hue::blue;
  Qt::PenStyle dash = Qt::SolidLine;
  double weight = 1;           // relative width
  bool named_at_line = false;  // its name is drawn beside it

  /// `unit` is the width of a thin line in pixels.
  QPen pen(const QPalette& palette, double unit) const;
};

/// The curves of the current settings, the most important last so that it is drawn on top.
std::vector<CurveStyle> own_curves(const CurveSettings& settings);

/// The curve of suggested settings.
CurveStyle ghost_curve(const CurveSettings& settings);

/// Settings to draw beside the recipe's curve, and the curve's name.
struct NamedCurve {
  CurveSettings settings;
  QString name;
  std::size_t place = 0;  // in the list of runs

  bool operator==(const NamedCurve&) const = default;
};

/// The curve of a run; its place in the list sets hue and dash, and the first kRunLooks differ.
CurveStyle run_curve(const NamedCurve& run);
inline constexpr std::size_t kRunLooks = 6;

/// Width of a thin line that suits a font.
double line_unit(const QFont& font);

/// The key of the plot: a line sample and a name for each curve.
class CurveList : public QWidget {
  Q_OBJECT

 public:
  explicit CurveList(QWidget* parent = nullptr);

  void show_curves(const std::vector<CurveStyle>& curves);

 private:
  QVBoxLayout* layout_;
  QStringList names_;
};

}  // namespace lookalike
