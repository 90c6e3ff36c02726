#include "ui/main_window/run_files/pairs_export.h"

#include "core/exchange/pair_files.h"
#include "ui/models/tables/pair_rows.h"
#include "ui/models/text/pair_choice_text.h"
#include "ui/session/session.h"

namespace lookalike {

namespace {

/// Writes what of the page's list passes, and says how many.
Result<std::uint64_t> write_passing(const PairSources& sources, const PairChoice& choice, const PairFilter& filter,
                                    const VerdictView& verdicts, const std::string& path, const Progress& progress) {
  const auto chosen = choose_pairs(sources, choice, PairRows::kLimit, progress.part(0, 0.3, "list"));
  if (!chosen) return tl::unexpected(chosen.error());
  const auto passing = filter_pairs(filter, *chosen->run, chosen->pairs, progress.part(0.3, 0.7, "filter"), verdicts);
  if (!passing) return tl::unexpected(passing.error());
  const auto pairs = std::make_shared<const ChosenPairs>(*chosen);
  const PairStream stream{pairs->run, passing->size(), [&](const ChosenPairVisitor& visit) {
                            for (const std::uint32_t i : *passing)
                              if (!visit(pairs->pairs[i], pairs->kept.empty() ? nullptr : &pairs->kept[i])) return;
                          }};
  const auto written = write_pairs(stream, choice.kind, path, progress.part(0.7, 1, "write"));
  return written ? Result<std::uint64_t>(stream.total) : tl::unexpected(written.error());
}

Result<std::uint64_t> write_all(const PairSources& sources, const PairChoice& choice, const std::string& path,
                                const Progress& progress) {
  const auto pairs = all_chosen_pairs(sources, choice, progress);
  if (!pairs) return tl::unexpected(pairs.error());
  const auto written = write_pairs(*pairs, choice.kind, path, progress);
  return written ? Result<std::uint64_t>(pairs->total) : tl::unexpected(written.error());
}

}  // namespace

FileExport::Offer PairsExport::offer() const {
  return {tr("Export %1").arg(choice_name(session_.pair_choice().kind)), QStringLiteral("pairs.csv"),
          tr("Tables (*.csv *.csv.gz *.csv.zst);;JSON Lines (*.jsonl *.jsonl.gz *.jsonl.zst)")};
}

FileExport::Write PairsExport::work() const {
  return [sources = session_.pair_sources(), choice = session_.pair_choice(), filter = filter_,
          verdicts = session_.judging().view()](const std::string& path, const Progress& progress) -> Result<QString> {
    const auto written = filter.passes_all() ? write_all(sources, choice, path, progress)
                                             : write_passing(sources, choice, filter, verdicts, path, progress);
    if (!written) return tl::unexpected(written.error());
    return tr("%1 written to %2.").arg(choice_count(choice, *written), QString::fromStdString(path));
  };
}

}  // namespace lookalike
