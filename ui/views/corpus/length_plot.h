#pragma once

#include <qcustomplot.h>

#include <memory>
#include <optional>

#include "ui/models/tables/document_rows.h"

namespace lookalike {

/// The lengths of a run's documents: a bar for each bin, on a logarithmic scale. Bars are side by side at 0, 1, 2, ...,
/// with the edges of a bin labelled below it.
class LengthPlot final : public QCustomPlot {
  Q_OBJECT

 public:
  explicit LengthPlot(QWidget* parent = nullptr);

  /// Null: shows nothing.
  void set_lengths(std::shared_ptr<const LengthHistogram> lengths);
  /// Marks the bar of the shown document.
  void mark(std::optional<std::uint64_t> tokens);
  QByteArray csv() const;

 public slots:
  void reset_view();

 protected:
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QString summary() const;
  static QString general_tip();
  QString bin_text(int bin) const;
  int bins() const { return lengths_ ? static_cast<int>(lengths_->bins.size()) : 0; }
  void restyle();
  void draw_mark();
  void name_edges();
  void keep_in_bounds(QCPAxis* axis);

  std::shared_ptr<const LengthHistogram> lengths_;
  std::optional<std::uint64_t> marked_;
  double tallest_ = 1;
  QCPBars* bars_;
  QCPBars* mark_;
  QCPTextElement* caption_;
  QSharedPointer<QCPAxisTickerText> edges_;
  QCPAxisTicker* counts_ = nullptr;
};

}  // namespace lookalike
