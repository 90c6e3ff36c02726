#pragma once

#include <QTableView>
#include <vector>

#include "core/experiment/advice.h"
#include "ui/models/text/text_table.h"

namespace lookalike {

/// The settings to choose from, each with its cost; one is selected. For one goal, the suggestion and its neighbours;
/// for several goals, the suggestion for each.
class AlternativeTable final : public QTableView {
  Q_OBJECT

 public:
  explicit AlternativeTable(QWidget* parent = nullptr);

  /// Selects the setting suggested for `recall`; without advice, none.
  void show_advice(std::vector<Advice> advice, double recall);
  /// The selected setting; null if there are none. Valid until other alternatives are shown.
  const BandingAlternative* chosen() const;
  /// The advice that it belongs to; null if none exists.
  const Advice* advice() const;

 signals:
  void choice_changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fit();

  std::vector<Advice> advice_;
  TextTable model_;
};

}  // namespace lookalike
