#pragma once

#include "core/query/pair_filter.h"
#include "ui/main_window/run_files/file_export.h"

namespace lookalike {

class Session;

/// Writes the pairs that the Pairs page lists, all of them; with a filter, those of its list that pass.
class PairsExport final : public FileExport {
  Q_OBJECT

 public:
  PairsExport(Session& session, QWidget* window, PairFilter filter = {})
      : FileExport(window), session_(session), filter_(std::move(filter)) {}

 protected:
  Offer offer() const override;
  Write work() const override;

 private:
  Session& session_;
  PairFilter filter_;
};

}  // namespace lookalike
