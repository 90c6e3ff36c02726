#include "ui/main_window/run_files/pairs_export.h"

#include "core/exchange/tables.h"
#include "ui/models/text/pair_choice_text.h"
#include "ui/session/session.h"

namespace lookalike {

FileExport::Offer PairsExport::offer() const {
  return {tr("Export %1").arg(choice_name(session_.pair_choice().kind)), QStringLiteral("pairs.csv"),
          tr("Tables (*.csv)")};
}

FileExport::Write PairsExport::work() const {
  return [sources = session_.pair_sources(), choice = session_.pair_choice()](
             const std::string& path, const Progress& progress) -> Result<QString> {
    const auto pairs = all_chosen_pairs(sources, choice, progress);
    if (!pairs) return tl::unexpected(pairs.error());
    const auto written = write_pairs_csv(*pairs, choice.kind, path, progress);
    if (!written) return tl::unexpected(written.error());
    return tr("%1 written to %2.").arg(choice_count(choice, pairs->total), QString::fromStdString(path));
  };
}

}  // namespace lookalike
