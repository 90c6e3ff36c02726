#pragma once

#include "core/exchange/pair_files.h"
#include "core/query/pair_listing.h"
#include "ui/main_window/run_files/file_export.h"

namespace lookalike {

class Session;

/// Writes exactly the pairs that the Pairs page lists; where nothing but identical pairs is left out, all of them,
/// however many they are.
class PairsExport final : public FileExport {
  Q_OBJECT

 public:
  PairsExport(Session& session, QWidget* window, PairListing listing = {}, PairCells cells = {})
      : FileExport(window), session_(session), listing_(std::move(listing)), cells_(std::move(cells)) {}

 protected:
  Offer offer() const override;
  Write work() const override;

 private:
  Session& session_;
  PairListing listing_;
  PairCells cells_;
};

}  // namespace lookalike
