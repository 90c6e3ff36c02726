#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/pipeline/engine.h"
#include "ui/main_window/run_files/file_export.h"

namespace lookalike {

enum class DocumentTexts { as_read, tokens };

/// Writes the documents of a run for another engine, at the positions that pairs name.
class DocumentsExport final : public FileExport {
  Q_OBJECT

 public:
  /// `corpus` is what the name that is proposed is made of.
  DocumentsExport(std::shared_ptr<const RunResult> run, DocumentTexts texts, std::vector<std::string> corpus,
                  QWidget* window)
      : FileExport(window), run_(std::move(run)), texts_(texts), corpus_(std::move(corpus)) {}

 protected:
  Offer offer() const override;
  Write work() const override;

 private:
  std::shared_ptr<const RunResult> run_;
  DocumentTexts texts_;
  std::vector<std::string> corpus_;
};

}  // namespace lookalike
