#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/evaluation/evaluation_summary.h"
#include "core/query/groups/keepers.h"
#include "core/verdicts/located_verdicts.h"

namespace lookalike {

/// Everything that a report shows of a run.
struct ReportSheet {
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const EvaluationSummary> summary;  // of this run; null: no exact comparison
  std::string unmeasured;                            // then the reason, a sentence
  VerdictView verdicts;                              // on texts of this corpus, perhaps none
  DocumentGroups groups;                             // of the run with these verdicts
  std::vector<GroupMember> members;                  // their documents and keepers
  KeeperRule rule = KeeperRule::first;               // that chose them, after any chosen by a person
  DropRule drop = DropRule::all_but_keeper;
  double least = 0;     // weaker links were broken
  std::string command;  // repeats the run
  std::string clean;    // path of the corpus without its duplicates; empty: not written
};

/// Writes one HTML file that needs no other file, no network and no script, for screens (light and dark) and A4 paper:
/// corpus, recipe and command, S-curve and similarities, counts, recall and precision with their limits, documents that
/// were not compared, groups by size, the ten scored pairs nearest the threshold side by side, verdicts with notes, and
/// the documents that stay and go, with digests. Equal input gives equal bytes: there is no date and no time in it.
/// Long lists are cut, and say so. O(bytes of texts + pairs). Errors: unwritable, cancelled, unreadable.
Result<void> write_report_html(const ReportSheet& sheet, const std::string& path, const Progress& progress);

}  // namespace lookalike
