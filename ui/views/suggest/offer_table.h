#pragma once

#include <QTableView>
#include <vector>

#include "core/experiment/banding_offers.h"
#include "ui/models/text_table.h"

namespace lookalike {

/// The settings that a person can choose from, each with its price; one of them is chosen.
class OfferTable final : public QTableView {
  Q_OBJECT

 public:
  explicit OfferTable(QWidget* parent = nullptr);

  /// Chooses the suggested one; empty: none.
  void show_offers(std::vector<BandingOffer> offers);
  /// The one that is chosen; null while there are none. Lives until other offers are shown.
  const BandingOffer* chosen() const;

 signals:
  void choice_changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fit();

  std::vector<BandingOffer> offers_;
  TextTable model_;
};

}  // namespace lookalike
