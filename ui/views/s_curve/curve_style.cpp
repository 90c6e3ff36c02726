#include "ui/views/s_curve/curve_style.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <array>

namespace lookalike {
namespace {

QString text(const char* source) {
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

QPen CurveStyle::pen(const QPalette& palette, double unit) const {
  // A curve has hundreds of points with slight turns: round joins look the same and cost as much as all the rest.
  return QPen(line_colour(hue, palette), unit * weight, dash, Qt::FlatCap, Qt::BevelJoin);
}

std::vector<CurveStyle> own_curves(const CurveSettings& settings) {
  std::vector<CurveStyle> curves;
  if (settings.lsh.buckets > 0) {
    curves.push_back({settings, unlimited_of, text("unlimited buckets"),
                      text("Probability of becoming a candidate if different bands never shared a bucket."), Hue::sky,
                      Qt::DotLine, 1.5});
  }
  if (has_accepted_curve(settings)) {
    curves.push_back(
        {settings, accepted_of, text("accepted"),
         text("Probability of becoming a candidate, passing any first-m check, and being accepted by the estimate."),
         Hue::green, Qt::DashDotLine, 1.8});
  }
  if (settings.verify.prefix > 0) {
    curves.push_back({settings, passed_of, text("passed the check"),
                      text("Probability of becoming a candidate and passing the first-m check."), Hue::vermilion,
                      Qt::DashLine, 2});
  }
  curves.push_back({settings, candidate_of, text("candidate"),
                    text("Probability of becoming a candidate: sharing a bucket in at least one band."), Hue::blue,
                    Qt::SolidLine, 2.4});
  return curves;
}

CurveStyle ghost_curve(const CurveSettings& settings) {
  return {settings,
          passed_of,
          text("suggested: ") + QString::fromStdString(curve_name(settings)),
          text("The curve of the suggested setting."),
          Hue::green,
          Qt::DashLine,
          2.2};
}

CurveStyle run_curve(const NamedCurve& run) {
  const Look& look = kLooks[run.place % kLooks.size()];
  return {run.settings, passed_of, run.name, text("One of the runs to compare."), look.hue, look.dash, 1.5, true};
}

double line_unit(const QFont& font) {
  return std::max(1.0, QFontMetricsF(font).height() / 15);
}

}  // namespace lookalike
