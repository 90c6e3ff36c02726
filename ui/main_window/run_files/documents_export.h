#pragma once

#include <memory>

#include "core/pipeline/engine.h"
#include "ui/main_window/run_files/file_export.h"

namespace lookalike {

enum class DocumentTexts { as_read, tokens };

/// Writes the documents of a run for another engine, at the positions that pairs name.
class DocumentsExport final : public FileExport {
  Q_OBJECT

 public:
  DocumentsExport(std::shared_ptr<const RunResult> run, DocumentTexts texts, QWidget* window)
      : FileExport(window), run_(std::move(run)), texts_(texts) {}

 protected:
  Offer offer() const override;
  Write work() const override;

 private:
  std::shared_ptr<const RunResult> run_;
  DocumentTexts texts_;
};

}  // namespace lookalike
