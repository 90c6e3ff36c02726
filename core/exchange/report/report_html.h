#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/exchange/command_text.h"
#include "core/experiment/evaluation/evaluation.h"
#include "core/query/groups/keepers.h"
#include "core/verdicts/located_verdicts.h"

namespace lookalike {

/// The arguments of the command that repeats a report, beside those that its other values determine.
struct ReportSource {
  std::vector<std::string> paths;  // the corpus, or a run file
  LoadOptions load = {};
  Recipe base = {};                         // of the run file
  std::vector<CommandOption> options = {};  // with verdicts
  std::string note = {};                    // a sentence about these files
};

/// "2026-11-27", in local time.
std::string date_of_today();

/// Everything that a report shows about a run. With `pairs` or a `group`: only these, and the corpus and recipe.
struct ReportSheet {
  std::string date = date_of_today();
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const EvaluationSummary> summary;  // of this run; null: no exact comparison
  std::string unmeasured;                            // why nothing was measured: a sentence
  VerdictView verdicts;                              // on texts of this corpus, perhaps none
  DocumentGroups groups;                             // of the run with these verdicts
  std::vector<GroupMember> members;                  // their documents and keepers
  VerdictEffects effects;                            // on these groups
  KeeperRule rule = KeeperRule::first;               // the rule that chose them, unless the user did
  DropRule drop = DropRule::all_but_keeper;
  double least = 0;  // weaker links were broken
  ReportSource source;
  std::string clean;  // path of the corpus without its duplicates; empty: not written
  std::vector<std::pair<DocumentIndex, DocumentIndex>> pairs = {};  // of different documents
  std::optional<std::size_t> group = {};                            // among `groups`
};

/// One HTML page that needs no other file, no network and no script, for screens (light and dark) and A4 paper: corpus,
/// counts, recall and precision with their limits and the verdicts they follow from, groups by size, S-curve and
/// similarities, recipe and command, documents that were not compared, the ten scored pairs nearest the threshold side
/// by side, verdicts with notes of every judge on these documents, and the documents that stay or go, with digests.
/// Equal input, including the date, gives equal bytes. Long lists are cut, with a note. Chosen pairs are side by side,
/// with the reasons why each was found or missed; a group is a table of its documents, and each one that goes beside
/// its keeper. O(bytes of texts + pairs). Errors: cancelled, unreadable, bad_usage (as explain_pair, or no such group).
Result<std::string> report_html(const ReportSheet& sheet, const Progress& progress);

}  // namespace lookalike
