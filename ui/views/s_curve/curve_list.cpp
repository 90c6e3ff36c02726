#include "ui/views/s_curve/curve_list.h"

#include <QLabel>
#include <QPainter>

#include "ui/models/text/fitting_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/labels/labels.h"

namespace lookalike {
namespace {

/// A short sample of the curve's line.
class Swatch final : public QWidget {
 public:
  explicit Swatch(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred); }

  void show_curve(const CurveStyle& curve) {
    curve_ = curve;
    update();
  }
  QSize sizeHint() const override { return {fontMetrics().height() * 5 / 2, fontMetrics().height()}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(curve_.pen(palette(), line_unit(font())));
    painter.drawLine(QPointF(0, height() / 2.0), QPointF(width(), height() / 2.0));
  }

 private:
  CurveStyle curve_;
};

QWidget* row_of_curve(const CurveStyle& curve, QWidget* parent) {
  auto* swatch = new Swatch(parent);
  swatch->show_curve(curve);
  QLabel* name = plain_label(fitting_text(curve.name));
  name->setWordWrap(true);
  QWidget* row = row_of({swatch, {name, 1}}, new QWidget(parent));
  row->setToolTip(curve.meaning);
  return row;
}

}  // namespace

CurveList::CurveList(QWidget* parent) : QWidget(parent), layout_(without_margins(new QVBoxLayout(this))) {}

void CurveList::show_curves(const std::vector<CurveStyle>& curves) {
  QStringList names;
  for (const CurveStyle& curve : curves) names += curve.name;
  if (names == names_) return;  // dragging the threshold must not rebuild rows
  names_ = names;
  while (QLayoutItem* item = layout_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  for (const CurveStyle& curve : curves) layout_->addWidget(row_of_curve(curve, this));
}

}  // namespace lookalike
