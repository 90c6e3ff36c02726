#include "ui/views/s_curve/theory_list.h"

#include <cmath>

#include "core/lsh/theory/s_curve.h"
#include "ui/models/text/number_text.h"
#include "ui/views/s_curve/s_curve_plot.h"

namespace lookalike {
namespace {

/// Small areas still distinguish settings.
QString area_text(double area) {
  return decimal_text(area, 5);
}

}  // namespace

TheoryList::TheoryList(QWidget* parent) : NumberList(parent) {
  candidate_ = add("p_candidate", tr("P(candidate)"));
  kept_ = add("p_kept", tr("P(passed)"));
  accepted_ = add("p_accepted", tr("P(accepted)"));
  missed_ = add("missed_share", tr("missed at most"));
  false_positive_ = add("false_positive_area", tr("false-candidate area"));
  false_negative_ = add("false_negative_area", tr("false-negative area"));
  steepest_ = add("steepest", tr("steepest at"));
}

void TheoryList::show_numbers(const SCurvePlot& plot) {
  const CurveSettings& settings = plot.settings();
  const double t = plot.threshold();
  const ErrorAreas areas = error_areas(settings.lsh, settings.verify.prefix, t);
  set_heading(tr("At t = %1").arg(similarity_text(t)));
  candidate_->setText(percent_text(candidate_of(settings, t)));
  kept_->setText(percent_text(passed_of(settings, t)));
  missed_->setText(percent_text(1 - passed_of(settings, t)));
  false_positive_->setText(area_text(areas.false_positive));
  false_negative_->setText(area_text(areas.false_negative));
  const auto& [bands, rows, buckets] = settings.lsh;
  steepest_->setText(has_rise(bands, rows) ? similarity_text(steepest_similarity(bands, rows))
                     : rows == 1           ? tr("0 (one row)")
                                           : tr("1 (one band)"));
  set_row_visible(kept_, settings.verify.prefix > 0);
  show_accepted(plot);
}

// Verification by signature does not accept all passed pairs.
void TheoryList::show_accepted(const SCurvePlot& plot) {
  const double t = plot.threshold();
  set_row_visible(accepted_, false);
  if (const Curve& accepted = plot.accepted(); !accepted.similarity.empty())
    false_negative_->setText(area_text(1 - t - area_under(piece_of(accepted, t, 1))));
  for (const CurveStyle& curve : plot.styles()) {
    if (curve.probability != accepted_of) continue;
    const double accepted = plot.value(curve, t);
    accepted_->setText(std::isnan(accepted) ? tr("computing") : percent_text(accepted));
    if (!std::isnan(accepted)) missed_->setText(percent_text(1 - accepted));
    set_row_visible(accepted_, true);
  }
}

}  // namespace lookalike
