#include "ui/main_window/run_files/pairs_export.h"

#include "ui/main_window/run_files/export_name.h"
#include "ui/models/tables/pair_rows.h"
#include "ui/models/text/pair_choice_text.h"
#include "ui/session/session.h"

namespace lookalike {

namespace {

/// The pairs of the page's list that are shown.
Result<PairStream> listed_pairs(const PairSources& sources, const PairChoice& choice, const PairListing& listing,
                                const VerdictView& verdicts, const Progress& progress) {
  auto chosen = choose_pairs(sources, choice, PairRows::kLimit, progress.part(0, 0.4, "list"), listing.identical);
  if (!chosen) return tl::unexpected(chosen.error());
  auto listed = list_positions(listing, *chosen->run, chosen->pairs, progress.part(0.4, 1, "list"), verdicts);
  if (!listed) return tl::unexpected(listed.error());
  const auto pairs = std::make_shared<const ChosenPairs>(std::move(*chosen));
  const auto positions = std::make_shared<const std::vector<std::uint32_t>>(std::move(*listed));
  return PairStream{pairs->run, positions->size(), [pairs, positions](const ChosenPairVisitor& visit) {
                      for (const std::uint32_t i : *positions)
                        if (!visit(pairs->pairs[i], pairs->baseline.empty() ? nullptr : &pairs->baseline[i])) return;
                    }};
}

}  // namespace

FileExport::Offer PairsExport::offer() const {
  const QString kind = choice_name(session_.pair_choice().kind);
  return {tr("Export %1").arg(kind), export_name(session_.paths(), kind, QStringLiteral(".csv")),
          tr("Tables (*.csv *.csv.gz *.csv.zst);;JSON Lines (*.jsonl *.jsonl.gz *.jsonl.zst)")};
}

FileExport::Write PairsExport::work() const {
  return [sources = session_.pair_sources(), choice = session_.pair_choice(), listing = listing_, cells = cells_,
          verdicts = session_.judging().view()](const std::string& path, const Progress& progress) -> Result<QString> {
    const Progress listing_them = progress.part(0, 0.6, "list");
    const auto pairs = listing.shows_all_different()
                           ? all_chosen_pairs(sources, choice, listing_them, listing.identical)
                           : listed_pairs(sources, choice, listing, verdicts, listing_them);
    if (!pairs) return tl::unexpected(pairs.error());
    const auto written = write_pairs(*pairs, choice.kind, path, progress.part(0.6, 1, "write"),
                                     PairCells{cells.cells, cells.texts, verdicts});
    if (!written) return tl::unexpected(written.error());
    return tr("%1 written to %2.").arg(choice_count(choice, pairs->total), QString::fromStdString(path));
  };
}

}  // namespace lookalike
