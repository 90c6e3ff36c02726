#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/report_output.h"
#include "app/cli/terminal.h"
#include "core/base/parallel.h"
#include "core/corpus/load.h"
#include "core/exchange/runs/run_file.h"
#include "core/pipeline/engine.h"
#include "core/query/groups/keepers.h"

namespace lookalike::cli {

/// The options of every command that reads a corpus: the corpus, how to read it and the recipe.
class CorpusCommand {
 public:
  /// Adds the options to a subcommand; parsing fills in the values.
  void add_to(CLI::App& command);

  /// Refuses outputs, the report among them, that would replace one another or an input of the command, `more`
  /// included. Skips empty names.
  /// Errors: bad_usage, with both names, and those of recipe and run file.
  Result<void> check_outputs(const std::vector<std::string>& outputs, const std::vector<std::string>& more = {}) const;

  /// Runs `work` with a Progress once `outputs` and the `inputs` besides the corpus have passed check_outputs. Errors:
  /// those of that check and of the work.
  template <typename Work>
  auto perform(const std::vector<std::string>& outputs, const std::vector<std::string>& inputs, Interrupts& interrupts,
               const Work& work) const -> decltype(work(std::declval<const Progress&>())) {
    if (const auto safe = check_outputs(outputs, inputs); !safe) return tl::unexpected(safe.error());
    const std::stop_token stop = interrupts.begin();
    const ThreadLimit threads(threads_);
    return with_progress(!quiet_, stop, work);
  }

  /// The same, then prints the result as ReportOutput::print does. Returns the exit code.
  template <typename Work, typename Print>
  int execute(const std::vector<std::string>& outputs, const std::vector<std::string>& inputs, Interrupts& interrupts,
              const Work& work, const Print& print) const {
    const auto made = perform(outputs, inputs, interrupts, work);
    if (!made) return cli::report(made.error());
    figures_.print(quiet_, outputs, [&] { print(*made); });
    return Exit::done;
  }

  /// `base`, or if null the recipe of --recipe or --study, with every --set. It need not be valid: the sweep may
  /// replace invalid values. Errors: bad_usage.
  Result<Recipe> recipe_to_vary(const Recipe* base) const;

  /// The recipe to run. Errors: bad_usage, with every problem.
  Result<Recipe> recipe() const;

  /// Reads the corpus, or a sample of it. Errors: as load_corpus.
  Result<std::shared_ptr<const Corpus>> load(const SampleOptions& sample, const Progress& progress) const;

  /// Reads another corpus with this one's options, except for given columns. Errors: as load_corpus.
  Result<std::shared_ptr<const Corpus>> load_other(const std::string& path, const SampleOptions& sample,
                                                   const Progress& progress, const std::string& text_column = {},
                                                   const std::string& id_column = {}) const;

  /// Reads the corpus and runs the recipe over it. Errors: as load_corpus and Engine::run.
  Result<std::shared_ptr<const RunResult>> run(const Progress& progress) const;

  /// The run file given instead of a corpus; null if none exists. Errors: those of the run file.
  Result<const RunFile*> run_file() const;

  /// The corpus or run file as given.
  const std::vector<std::string>& given() const { return paths_; }

  /// The contents of a new run file. Errors: as recipe_to_vary.
  Result<RunFile> as_run_file(const RunResult& run) const;

  /// The verdicts of the run file; none if there is no such file. Errors: those of the run file.
  Result<Verdicts> saved_verdicts() const;

  /// The documents that the run file names as chosen keepers. Errors: those of the run file and find_keepers.
  Result<std::vector<DocumentIndex>> chosen_keepers(const Corpus& corpus, const Progress& progress) const;

  /// As write_clean_corpus. Errors: the same, and bad_usage (the name ends in that of another format).
  Result<void> write_clean(const Corpus& corpus, const std::vector<GroupMember>& members, const std::string& path,
                           const Progress& progress) const;

  /// The paths of the corpus. Errors: those of the run file.
  Result<std::vector<std::string>> paths() const;

  /// One more `--set`, after those of the user.
  void set(const std::string& key_and_value) { settings_.push_back(key_and_value); }

  /// Whether a `--set` names the key.
  bool sets(const std::string& key) const {
    return std::ranges::any_of(settings_, [&](const std::string& setting) { return setting.starts_with(key + '='); });
  }

  /// The figures that the command writes or prints as JSON.
  ReportOutput& figures() { return figures_; }
  const ReportOutput& figures() const { return figures_; }

  /// The options of runs over the corpus.
  const EngineOptions& engine() const { return engine_; }
  bool quiet() const { return quiet_; }
  /// Refuses work that reopens the corpus if a path is a pipe; `why` ends the sentence. Errors: bad_usage.
  Result<void> check_files(bool needed, const std::string& why) const;
  unsigned threads() const { return threads_; }

 private:
  Result<Recipe> base_recipe() const;
  Result<Recipe> read_base_recipe() const;
  Result<std::vector<std::string>> inputs() const;
  std::string apply_settings(Recipe& recipe) const;
  LoadOptions load_options(const SampleOptions& sample) const;

  std::vector<std::string> paths_, settings_;
  std::string format_ = "auto", text_column_, id_column_, title_column_, recipe_file_, study_;
  TableOptions table_;
  std::string encoding_;
  mutable std::shared_ptr<const RunFile> run_file_;  // read only once, because it may change
  mutable std::optional<Recipe> base_recipe_;
  bool strip_headers_ = false, quiet_ = false;
  unsigned threads_ = 0;
  EngineOptions engine_;
  ReportOutput figures_;
};

/// One line per remark on how the files were read, and one with the number of damaged records and the first.
std::string reading_sentences(const LoadReport& source);

/// A line on documents without shingles; empty if there are none.
std::string not_compared_sentence(std::uint64_t documents);

}  // namespace lookalike::cli
