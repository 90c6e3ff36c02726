#include <memory>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "app/cli/options.h"
#include "app/cli/verdict_input.h"
#include "core/base/value_text.h"
#include "core/exchange/report/report_html.h"
#include "core/exchange/result_tables.h"
#include "core/exchange/runs/report_json.h"

namespace lookalike::cli {
namespace {

struct ReportCommand {
  CorpusCommand corpus;
  VerdictInput verdicts;
  std::string output, clean;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
  std::uint32_t group = 0;  // from 1; 0: none
  std::string rule = "first";
  bool direct = false;
  double least = 0;

  bool whole() const { return pairs.empty() && group == 0; }
  Result<ReportSource> source(const RunResult& run) const;
  std::string chosen() const { return group > 0 ? "group " + grouped(group) : counted(pairs.size(), "pair"); }
};

Result<ReportSource> ReportCommand::source(const RunResult& run) const {
  const auto saved = corpus.run_file();
  if (!saved) return tl::unexpected(saved.error());
  ReportSource made;
  if (*saved) {
    made = {corpus.given(), {}, (*saved)->recipe};
  } else {
    const auto file = corpus.as_run_file(run);
    if (!file) return tl::unexpected(file.error());
    made = {file->paths, file->load};
  }
  for (const std::string& file : verdicts.files())
    made.options.push_back({"verdicts", name_in_command(file, made.paths)});
  if (const std::string judge = verdicts.judge(); !verdicts.files().empty() && !judge.empty())
    made.options.push_back({"judge", judge});
  return made;
}

/// Beyond what an exact comparison can afford, the report says why it has none.
Result<void> measure(ReportSheet& sheet, const Progress& progress) {
  const auto surveyed = survey(*sheet.run, {}, progress.part(0, 0.9, "join"));
  if (!surveyed && surveyed.error().code == ErrorCode::too_large) {
    sheet.unmeasured = surveyed.error().message;
    return {};
  }
  if (!surveyed) return tl::unexpected(surveyed.error());
  auto summary = summary_of(sheet.run, *surveyed, progress.part(0.9, 1, "evaluate"));
  if (!summary) return tl::unexpected(summary.error());
  sheet.summary = std::move(*summary);
  return {};
}

Result<void> group(const ReportCommand& command, ReportSheet& sheet, const Progress& progress) {
  const auto judged = judge_run(*sheet.run, sheet.verdicts, progress.part(0, 0.2, "group"));
  if (!judged) return tl::unexpected(judged.error());
  const auto forest = SimilarityForest::make(*judged, progress.part(0.2, 0.6, "group"));
  if (!forest) return tl::unexpected(forest.error());
  sheet.rule = keeper_rules().at(command.rule);
  sheet.drop = command.direct ? DropRule::direct : DropRule::all_but_keeper;
  sheet.least = command.least;
  sheet.groups = forest->groups_at(sheet.least);
  KeeperWishes wishes;
  auto keepers = command.corpus.chosen_keepers(*sheet.run->corpus, progress.part(0.6, 0.7, "read"));
  if (!keepers) return tl::unexpected(keepers.error());
  wishes.chosen = std::move(*keepers);
  auto members = choose_keepers(*judged, sheet.groups, sheet.least, sheet.rule, sheet.drop,
                                progress.part(0.7, 0.9, "group"), wishes);
  if (!members) return tl::unexpected(members.error());
  sheet.members = std::move(*members);
  const auto effects = verdict_effects(*sheet.run, *judged, sheet.members, sheet.least, sheet.rule, sheet.drop,
                                       progress.part(0.9, 1, "group"), wishes);
  if (!effects) return tl::unexpected(effects.error());
  sheet.effects = *effects;
  return {};
}

Result<ReportSheet> make(const ReportCommand& command, const Progress& progress) {
  ReportSheet sheet;
  auto run = command.corpus.run(progress.part(0, 0.3, "read"));
  if (!run) return tl::unexpected(run.error());
  sheet.run = *run;
  auto verdicts = command.verdicts.read(command.corpus, sheet.run->corpus, progress.part(0.3, 0.4, "read"), true);
  if (!verdicts) return tl::unexpected(verdicts.error());
  sheet.verdicts = std::move(*verdicts);
  auto source = command.source(*sheet.run);
  if (!source) return tl::unexpected(source.error());
  sheet.source = std::move(*source);
  sheet.clean = command.clean;
  for (const auto& [a, b] : command.pairs) sheet.pairs.emplace_back(a, b);
  if (command.group > 0) sheet.group = command.group - 1;
  Result<void> done;
  if (command.whole()) done = measure(sheet, progress.part(0.4, 0.8, "join"));
  if (done) done = group(command, sheet, progress.part(0.8, 0.85, "group"));
  if (done && !command.clean.empty())
    done =
        command.corpus.write_clean(*sheet.run->corpus, sheet.members, command.clean, progress.part(0.85, 0.9, "write"));
  if (done)
    done = report_html(sheet, progress.part(0.9, 1, "write")).and_then([&](const std::string& html) {
      return write_text(html, command.output);
    });
  if (done && command.corpus.figures().printed()) done = command.corpus.figures().write(report_json(**run));
  if (!done) return tl::unexpected(done.error());
  return sheet;
}

int execute(const ReportCommand& command, Interrupts& interrupts) {
  const auto files = command.corpus.check_files(!command.clean.empty(), "--clean reads its records again.");
  if (!files) return report(files.error());
  return command.corpus.execute(
      {command.output, command.clean}, command.verdicts.files(), interrupts,
      [&](const Progress& progress) { return make(command, progress); },
      [&](const ReportSheet& sheet) {
        const Corpus& corpus = *sheet.run->corpus;
        const std::string all =
            counted(corpus.size(), "document") + " and " + counted(sheet.run->report.counts.similar, "similar pair");
        const std::string effects = command.whole() ? effects_text(sheet.effects) : std::string();
        print(command.output + ": a report on " + (command.whole() ? all : command.chosen()) + "\n" +
              (effects.empty() ? "" : effects + "\n") + reading_sentences(corpus.report()));
      });
}

}  // namespace

void add_report(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<ReportCommand>();
  auto* sub = app.add_subcommand("report", "Write a run as one HTML page to share, with its evidence and verdicts");
  command->corpus.add_to(*sub);
  add_output(*sub, "-o,--output", command->output,
             "Write it here: one file, without scripts, for screen and paper; it contains documents' texts",
             {".html", ".htm"})
      ->required();
  auto* pair =
      sub->add_option("--pair", command->pairs,
                      "Only this pair, side by side with the reasons: positions of both documents from 0, e.g. "
                      "3,15; may be repeated");
  pair->delimiter(',')->allow_extra_args(false)->type_name("A,B");
  sub->add_option("--group", command->group, "Only this group, by its number from 1, the largest")
      ->check(CLI::PositiveNumber)
      ->excludes(pair);
  sub->add_option("--rule", command->rule, "Keeper of a group: the first, the longest, or the central document")
      ->check(CLI::IsMember(keeper_rules()))
      ->type_name("first|longest|central")
      ->capture_default_str();
  add_links(*sub, command->direct, command->least);
  add_clean(*sub, command->clean);
  command->corpus.figures().add_json_to(*sub);
  command->verdicts.add_to(*sub,
                           "Table or run file of verdicts, in addition to those of the run file; they also decide "
                           "links, as in groups; may be repeated");
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
