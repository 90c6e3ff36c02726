#include <algorithm>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "app/cli/options.h"
#include "app/cli/verdict_input.h"
#include "core/base/value_text.h"
#include "core/exchange/pairs/verdict_files.h"
#include "core/exchange/runs/report_json.h"

namespace lookalike::cli {
namespace {

struct VerdictsCommand {
  CorpusCommand corpus;
  VerdictInput input;
  std::string table, save;
  CsvCells cells = CsvCells::as_they_are;
};

struct Judged {
  std::shared_ptr<const RunResult> run;
  VerdictView view;
  std::shared_ptr<const JudgedSummary> summary;
};

Result<Judged> judge(const VerdictsCommand& command, const Progress& progress) {
  Judged judged;
  auto run = command.corpus.run(progress.part(0, 0.8, "read"));
  if (!run) return tl::unexpected(run.error());
  judged.run = std::move(*run);
  auto view = command.input.read(command.corpus, judged.run->corpus, progress.part(0.8, 0.9, "evaluate"), true);
  if (!view) return tl::unexpected(view.error());
  judged.view = std::move(*view);
  auto summary = summarise_verdicts(*judged.run, judged.view, progress.part(0.9, 1, "evaluate"));
  if (!summary) return tl::unexpected(summary.error());
  judged.summary = std::move(*summary);
  return judged;
}

Result<void> save_run(const VerdictsCommand& command, const Judged& judged) {
  auto file = command.corpus.as_run_file(*judged.run);
  if (!file) return tl::unexpected(file.error());
  file->verdicts = *judged.view.verdicts;
  return write_run_file(*file, command.save);
}

Result<void> write_outputs(const VerdictsCommand& command, const Judged& judged) {
  Result<void> done;
  if (!command.table.empty()) {
    const auto written = write_verdicts_csv(*judged.view.verdicts, *judged.run->corpus, *judged.view.digests,
                                            command.table, command.cells);
    if (!written) return tl::unexpected(written.error());
  }
  if (!command.save.empty()) done = save_run(command, judged);
  if (done && command.corpus.figures().wanted()) done = command.corpus.figures().write(judged_json(*judged.summary));
  return done;
}

void print_progress(const JudgedSummary& summary) {
  const VerdictCounts& counts = summary.counts;
  std::printf("%s judged: %s same, %s near, %s different, %s unsure\n", counted(counts.all(), "pair").c_str(),
              grouped(counts.same).c_str(), grouped(counts.near).c_str(), grouped(counts.different).c_str(),
              grouped(counts.unsure).c_str());
  if (summary.absent > 0)
    std::printf("%s more on texts that are not among these documents\n", grouped(summary.absent).c_str());
  std::printf("%s\n", kVerdictDefinition);
}

void print_precision(const JudgedSummary& summary) {
  const Confusion& against = summary.against;
  if (const auto recall = against.recall_of_all(); recall && summary.tells_recall())
    std::printf("recall among the judged: %s (%s of %s similar pairs found)\n", percent(*recall).c_str(),
                grouped(against.true_positives).c_str(),
                grouped(against.true_positives + against.false_negatives).c_str());
  if (!summary.precision) return;
  const JudgedSummary::Precision& precision = *summary.precision;
  std::printf("precision of the run: %s (%s), of %s\n", percent(precision.share).c_str(),
              limits_text(precision.limits).c_str(), covered_text(precision).c_str());
}

/// Pairs as `explain --pair` takes them.
void print_disputed(const VerdictView& view) {
  constexpr std::size_t kMostPrinted = 20;
  std::string lines;
  std::size_t disputed = 0;
  for (const LocatedPair& at : locate(*view.verdicts, *view.digests, *view.corpus)) {
    const JudgedPair& pair = view.verdicts->pairs()[at.number];
    if (pair.disputed() && ++disputed <= kMostPrinted)
      lines += "  " + std::to_string(at.a.value) + "," + std::to_string(at.b.value) + " (ids " + pair.a.id + ", " +
               pair.b.id + "): " + verdicts_text(pair) + "\n";
  }
  if (disputed > kMostPrinted) lines += "  and " + grouped(disputed - kMostPrinted) + " more; --table writes all\n";
  if (disputed > 0) print("in dispute, by position:\n" + lines);
}

void print_strata(const JudgedSummary& summary) {
  if (const std::string counting = counting_sentence(summary); !counting.empty()) print(counting + "\n");
  std::printf(
      "\nsimilarity         pairs  judged  similar  different  unsure  counted  share similar (95 %% limits)\n");
  for (const JudgedStratum& stratum : summary.strata) {
    const VerdictCounts& counts = stratum.of_accepted;
    if (stratum.accepted == 0 && counts.all() == 0) continue;
    std::printf("%-12s %12s %7s %8s %10s %7s %8s", stratum.name().c_str(), grouped(stratum.accepted).c_str(),
                grouped(counts.all()).c_str(), grouped(counts.similar()).c_str(), grouped(counts.different).c_str(),
                grouped(counts.unsure).c_str(), grouped(stratum.counted.decided()).c_str());
    if (const auto share = stratum.counted.share())
      std::printf("  %s (%s)", percent(*share).c_str(), limits_text(stratum.limits()).c_str());
    std::printf("\n");
  }
}

void print_summary(const Judged& judged) {
  const JudgedSummary& summary = *judged.summary;
  print_progress(summary);
  for (const Agreement& agreement : summary.agreements) print(to_string(agreement) + "\n");
  print_disputed(judged.view);
  if (summary.counts.all() == 0) return;
  print_precision(summary);
  print_strata(summary);
  if (summary.precision) std::printf("\n%s\n", limits_sentence(summary).c_str());
}

int execute(const VerdictsCommand& command, Interrupts& interrupts) {
  const auto files = command.corpus.check_files(!command.save.empty(), "--save names a corpus to open again.");
  if (!files) return report(files.error());
  const auto work = [&](const Progress& progress) {
    auto judged = judge(command, progress);
    const auto written = judged ? write_outputs(command, *judged) : Result<void>();
    return written ? judged : tl::unexpected(written.error());
  };
  return command.corpus.execute({command.table, command.save}, command.input.files(), interrupts, work, print_summary);
}

}  // namespace

void add_verdicts(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<VerdictsCommand>();
  auto* sub = app.add_subcommand("verdicts", "Read, write and count a person's verdicts on pairs");
  command->corpus.add_to(*sub);
  command->input.add_to(
      *sub,
      "Read verdicts from this CSV or .lookalike file, in addition to those of the run file: columns verdict "
      "(same, near, different, unsure or 1 to 4), note, and a,b (positions from 0), a_id,b_id or "
      "a_text,b_text (digests, or texts beside the others); judge; may be repeated; if a judge gave two verdicts on a "
      "pair, the later one counts; if there are two judges, the first one's verdict counts");
  add_output(*sub, "--table", command->table,
             "Write the verdicts on these documents as CSV: " + std::string(kVerdictHeader), kCsvEnding);
  add_output(*sub, "--save", command->save, "Write corpus, recipe and verdicts as a .lookalike file for the window",
             kRunFileEnding);
  command->corpus.figures().add_to(*sub, "Write counts, recall and precision as JSON");
  add_spreadsheet(*sub, command->cells);
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
