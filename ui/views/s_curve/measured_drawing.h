#pragma once

#include <qcustomplot.h>

#include <memory>

#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/judging/judged_summary.h"

namespace lookalike {

/// Draws the corpus's own numbers in an S-curve plot: measured shares as points with 95 % intervals, and below them a
/// histogram of the pairs by similarity. The plot owns the parts.
class MeasuredDrawing {
 public:
  explicit MeasuredDrawing(QCustomPlot& plot);

  /// Null, before anything is measured: draws only axes.
  void draw(const std::shared_ptr<const EvaluationSummary>& summary);
  /// Draws the share of judged pairs that were judged similar, by similarity, with 95 % intervals; null: none.
  void draw_judged(const JudgedSummary* summary);
  /// Draws the measurements faintly if they belong to settings other than the curve.
  void set_outdated(bool outdated);
  /// Applies the plot's palette and font after a change of either.
  void restyle();
  /// The rectangle of the histogram, in pixels.
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
