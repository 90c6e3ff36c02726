#include "ui/main_window/run_files/documents_export.h"

#include "core/exchange/document_files.h"
#include "ui/main_window/run_files/export_name.h"
#include "ui/models/text/number_text.h"

namespace lookalike {

FileExport::Offer DocumentsExport::offer() const {
  const QString lines = tr("JSON Lines (*.jsonl *.jsonl.gz *.jsonl.zst)");
  return texts_ == DocumentTexts::as_read
             ? Offer{tr("Export documents"), export_name(corpus_, tr("documents"), QStringLiteral(".jsonl")), lines}
             : Offer{tr("Export tokens of documents"), export_name(corpus_, tr("tokens"), QStringLiteral(".jsonl")),
                     lines};
}

FileExport::Write DocumentsExport::work() const {
  return [run = run_, texts = texts_](const std::string& path, const Progress& progress) -> Result<QString> {
    const auto written = texts == DocumentTexts::as_read
                             ? write_documents(*run->corpus, path, progress)
                             : write_cleaned_documents(run->corpus, run->recipe, path, progress);
    if (!written) return tl::unexpected(written.error());
    return tr("%1 written to %2.")
        .arg(count_text(run->corpus->size(), tr("document"), tr("documents")), QString::fromStdString(path));
  };
}

}  // namespace lookalike
