#include "ui/views/s_curve/curve_style.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <array>

#include "ui/models/text/display_text.h"
#include "ui/widgets/controls/building.h"

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

QString tr(const char* source) {
  return QCoreApplication::translate("CurveStyle", source);
}

struct Look {
  Hue hue;
  Qt::PenStyle dash;
};

constexpr std::array<Look, kRunLooks> kLooks{{{Hue::purple, Qt::DashLine},
                                              {Hue::orange, Qt::DotLine},
                                              {Hue::green, Qt::DashDotLine},
                                              {Hue::vermilion, Qt::DashDotDotLine},
                                              {Hue::sky, Qt::DashLine},
                                              {Hue::yellow, Qt::DashDotLine}}};

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

QPen CurveStyle::pen(const QPalette& palette, double unit) const {
  // A curve has hundreds of points with slight turns: round joins look the same and cost as much as all the rest.
  return QPen(line_colour(hue, palette), unit * weight, dash, Qt::FlatCap, Qt::BevelJoin);
}

std::vector<CurveStyle> own_curves(const CurveSettings& settings) {
  std::vector<CurveStyle> curves;
  if (settings.lsh.buckets > 0) {
    curves.push_back({settings, unlimited_of, tr("unlimited buckets"),
                      tr("Probability of becoming a candidate if different bands never shared a bucket."), Hue::sky,
                      Qt::DotLine, 1.5});
  }
  if (has_accepted_curve(settings)) {
    curves.push_back(
        {settings, accepted_of, tr("accepted"),
         tr("Probability of becoming a candidate, passing any first-m check, and being accepted by the estimate."),
         Hue::green, Qt::DashDotLine, 1.8});
  }
  if (settings.verify.prefix > 0) {
    curves.push_back({settings, passed_of, tr("passed the check"),
                      tr("Probability of becoming a candidate and passing the first-m check."), Hue::vermilion,
                      Qt::DashLine, 2});
  }
  curves.push_back({settings, candidate_of, tr("candidate"),
                    tr("Probability of becoming a candidate: sharing a bucket in at least one band."), Hue::blue,
                    Qt::SolidLine, 2.4});
  return curves;
}

CurveStyle ghost_curve(const CurveSettings& settings) {
  return {settings,
          passed_of,
          tr("suggested: ") + QString::fromStdString(curve_name(settings)),
          tr("The curve of the suggested setting."),
          Hue::green,
          Qt::DashLine,
          2.2};
}

CurveStyle run_curve(const NamedCurve& run) {
  const Look& look = kLooks[run.place % kLooks.size()];
  return {run.settings, passed_of, run.name, tr("One of the runs to compare."), look.hue, look.dash, 1.5, true};
}

double line_unit(const QFont& font) {
  return std::max(1.0, QFontMetricsF(font).height() / 15);
}

}  // namespace lookalike
