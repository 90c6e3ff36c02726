#pragma once

#include <qcustomplot.h>

#include <memory>

#include "core/experiment/evaluation/evaluation_summary.h"
#include "core/experiment/judging/judged_summary.h"

namespace lookalike {

/// Draws the corpus's own numbers in an S-curve plot: measured shares as points with 95 % intervals, and below them,
/// over the same similarities, how many pairs there are. The plot owns the parts.
class MeasuredDrawing {
 public:
  explicit MeasuredDrawing(QCustomPlot& plot);

  /// Null: nothing is known yet, and only axes are drawn.
  void draw(const std::shared_ptr<const EvaluationSummary>& summary);
  /// Draws which share of the judged pairs of a similarity a person called similar, with its 95 % interval; null: none.
  void draw_judged(const JudgedSummary* summary);
  /// Draws the measurements faintly when they belong to other settings than the curve.
  void set_outdated(bool outdated);
  /// Colours, widths and fonts of the plot's palette and font, after either changed.
  void restyle();
  /// The place of the histogram, in pixels.
  QRect rect() const { return below_->rect(); }

 private:
  void restyle_points();
  QCPErrorBars* add_intervals(QCPGraph* points);
  void draw_points(const std::vector<CurveBin>& curve, const VerifyOptions& verify);
  void set_bars(QCPBars* bars, const std::vector<SimilarityDistribution::Bin>& histogram,
                double (*height)(const SimilarityDistribution::Bin&));
  void draw_histogram(const std::vector<SimilarityDistribution::Bin>& histogram);
  QCPBars* add_bars(const QString& name);
  void follow_the_curve();

  QCustomPlot& plot_;
  QCPGraph* points_;
  QCPErrorBars* intervals_;
  QCPGraph* judged_;
  QCPErrorBars* judged_intervals_;
  QCPAxisRect* below_;
  QCPBars *known_, *sampled_, *unknown_;
  bool outdated_ = false;
};

}  // namespace lookalike
