#pragma once

#include <QWidget>

#include "core/experiment/scale/scale_forecast.h"
#include "ui/session/worker.h"

class QDoubleSpinBox;
class QLabel;

namespace lookalike {

class Session;

/// Tells what the recipe of the latest run will find and cost in a larger corpus.
class ScalePanel final : public QWidget {
  Q_OBJECT

 public:
  explicit ScalePanel(Session& session, QWidget* parent = nullptr);

  /// Tells it for the latest run, once more.
  void ask();
  void cancel() { request_.cancel(); }

 signals:
  /// The text is another one.
  void told();

 private:
  void take(const Result<ScaleForecast>& forecast);

  Session& session_;
  QDoubleSpinBox* millions_;
  QLabel *label_, *text_;
  Worker worker_;
  LatestRequest request_;
};

}  // namespace lookalike
