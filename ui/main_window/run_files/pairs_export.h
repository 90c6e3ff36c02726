#pragma once

#include "ui/main_window/run_files/file_export.h"

namespace lookalike {

class Session;

/// Writes the pairs that the Pairs page lists, all of them.
class PairsExport final : public FileExport {
  Q_OBJECT

 public:
  PairsExport(Session& session, QWidget* window) : FileExport(window), session_(session) {}

 protected:
  Offer offer() const override;
  Write work() const override;

 private:
  Session& session_;
};

}  // namespace lookalike
