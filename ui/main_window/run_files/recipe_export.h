#pragma once

#include "core/exchange/handoff/engines.h"
#include "ui/main_window/run_files/file_export.h"

namespace lookalike {

class Session;

/// Writes the recipe as a script or configuration for another engine, with what it found in the corpus that is open.
class RecipeExport final : public FileExport {
  Q_OBJECT

 public:
  RecipeExport(Session& session, HandoffEngine engine, QWidget* window)
      : FileExport(window), session_(session), engine_(engine) {}

 protected:
  Offer offer() const override;
  Write work() const override;

 private:
  Session& session_;
  HandoffEngine engine_;
};

}  // namespace lookalike
