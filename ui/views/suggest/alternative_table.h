#pragma once

#include <QTableView>
#include <vector>

#include "core/experiment/forecast/banding_alternatives.h"
#include "ui/models/tables/text_table.h"

namespace lookalike {

/// The settings that a person can choose from, each with its price; one of them is chosen.
class AlternativeTable final : public QTableView {
  Q_OBJECT

 public:
  explicit AlternativeTable(QWidget* parent = nullptr);

  /// Chooses the suggested one; empty: none.
  void show_alternatives(std::vector<BandingAlternative> alternatives);
  /// The one that is chosen; null while there are none. Lives until other alternatives are shown.
  const BandingAlternative* chosen() const;

 signals:
  void choice_changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fit();

  std::vector<BandingAlternative> alternatives_;
  TextTable model_;
};

}  // namespace lookalike
