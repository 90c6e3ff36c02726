#pragma once

#include <QWidget>

#include "core/experiment/evaluation/pair_choice.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace lookalike {

/// Chooses the pairs to list. Greys out kinds without data.
class PairChooser final : public QWidget {
  Q_OBJECT

 public:
  explicit PairChooser(QWidget* parent = nullptr);

  /// Shows a choice without emitting a signal.
  void set_choice(const PairChoice& choice);
  /// Sets the sources to choose from; the run may be null.
  void set_sources(const PairSources& sources);

 signals:
  void chosen(const lookalike::PairChoice& choice);

 private:
  QDoubleSpinBox* make_end(const char* name, const QString& spoken);
  void enable(PairKind kind, bool enabled);
  void choose_kind();
  void show_range(bool visible);

  QComboBox* kind_;
  QDoubleSpinBox *from_, *to_;
  QLabel* until_;
  PairChoice choice_;
  double threshold_ = 0.5;
};

}  // namespace lookalike
