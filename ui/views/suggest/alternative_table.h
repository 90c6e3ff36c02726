#pragma once

#include <QTableView>
#include <vector>

#include "core/experiment/advice.h"
#include "ui/models/tables/text_table.h"

namespace lookalike {

/// The settings that a person can choose from, each with its price; one of them is chosen. For one goal the suggestion
/// and its neighbours, for several the suggestion for each.
class AlternativeTable final : public QTableView {
  Q_OBJECT

 public:
  explicit AlternativeTable(QWidget* parent = nullptr);

  /// Chooses the one suggested for `recall`; empty: none.
  void show_advice(std::vector<Advice> advice, double recall);
  /// The one that is chosen; null while there are none. Lives until other alternatives are shown.
  const BandingAlternative* chosen() const;
  /// What it is suggested by; null while there is none.
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
