#include "app/cli/verdict_input.h"

#include <algorithm>

#include "core/exchange/runs/run_file.h"

namespace lookalike::cli {
namespace {

constexpr std::size_t kProblemsShown = 10;

void report_problems(const std::string& path, const VerdictTable& table) {
  const std::size_t shown = std::min(table.problems.size(), kProblemsShown);
  for (std::size_t i = 0; i < shown; ++i) warn(path + ": " + table.problems[i]);
  if (table.problems.size() > shown)
    warn(path + ": ... and " + grouped(table.problems.size() - shown) + " more such rows.");
}

}  // namespace

void VerdictInput::add_to(CLI::App& command, const std::string& meaning) {
  command.add_option("--verdicts", files_, meaning)->type_name("FILE")->allow_extra_args(false);
  command
      .add_option("--judge", judge_,
                  "Who judged, for verdicts of --verdicts files without a name (default: the system user)")
      ->type_name("NAME");
}

Result<VerdictView> VerdictInput::read(const CorpusCommand& command, const std::shared_ptr<const Corpus>& corpus,
                                       const Progress& progress, bool digests) const {
  auto saved = command.saved_verdicts();
  if (!saved) return tl::unexpected(saved.error());
  auto verdicts = std::make_shared<Verdicts>(std::move(*saved));
  VerdictView view;
  view.corpus = corpus;
  if (digests || !files_.empty()) {
    auto made = digest_texts(*corpus, progress);
    if (!made) return tl::unexpected(made.error());
    view.digests = std::move(*made);
  }
  for (const std::string& path : files_) {
    auto table = read_verdicts(path, *corpus, *view.digests);
    if (!table) return tl::unexpected(table.error());
    report_problems(path, *table);
    for (JudgedPair& pair : table->pairs) {
      if (pair.judge.empty()) pair.judge = judge();
      if (!verdicts->add(std::move(pair)))
        return failure(ErrorCode::too_large, "There are more than " + grouped(Verdicts::kMost) + " verdicts.",
                       {path, {}, {}});
    }
  }
  view.verdicts = std::move(verdicts);
  return view;
}

}  // namespace lookalike::cli
