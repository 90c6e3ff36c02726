#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/options.h"
#include "app/cli/report_output.h"
#include "app/cli/terminal.h"
#include "core/base/value_text.h"
#include "core/corpus/load.h"
#include "core/exchange/output_check.h"
#include "core/exchange/pairs/pair_files.h"
#include "core/exchange/runs/report_json.h"
#include "core/exchange/runs/run_file.h"
#include "core/experiment/evaluation/run_comparison.h"
#include "core/text/stop_words.h"

namespace lookalike::cli {
namespace {

struct CompareCommand {
  std::array<std::string, 2> files;
  std::string only_a, only_b, changed;
  ReportOutput figures;
  CsvCells cells = CsvCells::as_they_are;
  EngineOptions engine;
  unsigned threads = 0;
  bool quiet = false;
};

using CorpusPointer = std::shared_ptr<const Corpus>;

struct Compared {
  std::array<std::shared_ptr<const RunResult>, 2> runs;
  std::array<bool, 2> texts_changed{};  // since the run file was written
  RunComparison comparison;
};

LoadOptions options_of(const RunFile& file, const EngineOptions& engine) {
  LoadOptions options = file.load;
  options.copied_texts = engine.memory.texts();
  options.sample = file.recipe.sample;
  return options;
}

Result<RunFile> read_one(const std::string& path) {
  auto file = read_run_file(path);
  if (!file) return file;
  const auto wrong = problems(file->recipe);
  if (wrong.empty()) return file;
  return failure(ErrorCode::bad_usage, "The recipe cannot be run: " + wrong.front(), {path, {}, {}});
}

Result<CorpusPointer> load(const RunFile& file, const EngineOptions& engine, const Progress& progress) {
  return load_corpus(file.paths, options_of(file, engine), progress);
}

Result<void> check_outputs(const CompareCommand& command, const RunFile& a, const RunFile& b) {
  std::vector<std::string> inputs(command.files.begin(), command.files.end());
  for (const RunFile* file : {&a, &b}) {
    inputs.insert(inputs.end(), file->paths.begin(), file->paths.end());
    inputs.push_back(stop_word_file(file->recipe.text.stop_words).value_or(""));
  }
  return lookalike::check_outputs(inputs, {command.only_a, command.only_b, command.changed, command.figures.file()});
}

Result<Compared> compare(const CompareCommand& command, const Progress& progress) {
  const auto a = read_one(command.files[0]);
  if (!a) return tl::unexpected(a.error());
  const auto b = read_one(command.files[1]);
  if (!b) return tl::unexpected(b.error());
  if (const auto safe = check_outputs(command, *a, *b); !safe) return tl::unexpected(safe.error());
  const auto corpus_a = load(*a, command.engine, progress.part(0, 0.3, "read"));
  if (!corpus_a) return tl::unexpected(corpus_a.error());
  const bool same = a->paths == b->paths && options_of(*a, command.engine) == options_of(*b, command.engine);
  const auto corpus_b = same ? corpus_a : load(*b, command.engine, progress.part(0.3, 0.5, "read"));
  if (!corpus_b) return tl::unexpected(corpus_b.error());
  if (const auto comparable = same_documents(**corpus_a, a->recipe, **corpus_b, b->recipe); !comparable)
    return tl::unexpected(comparable.error());
  // The recipes share the engine, so stages on which they agree run once.
  Engine engine(*corpus_a, command.engine);
  const auto run_a = engine.run(a->recipe, progress.part(0.5, 0.7, "clean"));
  if (!run_a) return tl::unexpected(run_a.error());
  const auto run_b = engine.run(b->recipe, progress.part(0.7, 0.9, "clean"));
  if (!run_b) return tl::unexpected(run_b.error());
  auto comparison = compare_runs(**run_a, **run_b, progress.part(0.9, 1, "compare"));
  if (!comparison) return tl::unexpected(comparison.error());
  const auto changed = [](const RunFile& file, const Corpus& corpus) {
    return !file.digest.empty() && file.digest != corpus.report().digest;
  };
  return Compared{{*run_a, *run_b}, {changed(*a, **corpus_a), changed(*b, **corpus_b)}, std::move(*comparison)};
}

nlohmann::ordered_json comparison_json(const Compared& compared) {
  const RunComparison& found = compared.comparison;
  return {{"a", report_json(*compared.runs[0])},
          {"b", report_json(*compared.runs[1])},
          {"comparison",
           {{"pairs_a", compared.runs[0]->similar->count()},
            {"pairs_b", compared.runs[1]->similar->count()},
            {"only_a", found.only_a.size()},
            {"only_b", found.only_b.size()},
            {"both", found.both},
            {"changed", found.changed.size()}}}};
}

bool visited(const SimilarPair& pair, const ChosenPairVisitor& visit) {
  return visit(pair, nullptr);
}
bool visited(const std::pair<SimilarPair, SimilarPair>& changed, const ChosenPairVisitor& visit) {
  return visit(changed.first, &changed.second);
}

Result<void> write_outputs(const CompareCommand& command, const Compared& compared, const Progress& progress) {
  const RunComparison& found = compared.comparison;
  Result<void> done;
  const auto write = [&](const auto& pairs, PairKind kind, const auto& run, const std::string& path) {
    if (!done || path.empty()) return;
    const auto for_each = [&](const ChosenPairVisitor& visit) {
      (void)std::ranges::all_of(pairs, [&](const auto& pair) { return visited(pair, visit); });
    };
    done = write_pairs({run, pairs.size(), for_each}, kind, path, progress, {command.cells});
  };
  write(found.only_a, PairKind::only_baseline, compared.runs[0], command.only_a);
  write(found.only_b, PairKind::only_here, compared.runs[1], command.only_b);
  write(found.changed, PairKind::changed, compared.runs[0], command.changed);
  if (done && command.figures.wanted()) done = command.figures.write(comparison_json(compared));
  return done;
}

void print_run(char name, const std::string& path, const RunResult& run, bool texts_changed) {
  const Recipe& recipe = run.recipe;
  std::printf("%c  %s: k = %u, n = %u, %u x %u, t = %g: %s\n", name,
              printable(std::filesystem::path(path).filename().string()).c_str(), recipe.shingles.k,
              recipe.sketch.hashes, recipe.lsh.bands, recipe.lsh.rows, recipe.verify.threshold,
              counted(run.similar->count(), "similar pair").c_str());
  if (texts_changed) std::printf("   Note: the texts of the corpus have changed since this run was saved.\n");
}

void print_comparison(const CompareCommand& command, const Compared& compared) {
  for (std::size_t i = 0; i < 2; ++i)
    print_run("AB"[i], command.files[i], *compared.runs[i], compared.texts_changed[i]);
  const RunComparison& found = compared.comparison;
  std::printf("only in A  %s\n", grouped(found.only_a.size()).c_str());
  std::printf("only in B  %s\n", grouped(found.only_b.size()).c_str());
  std::printf("in both    %s, %s of them with a different similarity or estimate\n", grouped(found.both).c_str(),
              grouped(found.changed.size()).c_str());
}

int execute(const CompareCommand& command, Interrupts& interrupts) {
  const std::stop_token stop = interrupts.begin();
  const ThreadLimit threads(command.threads);
  const auto compared = with_progress(!command.quiet, stop, [&](const Progress& progress) -> Result<Compared> {
    auto made = compare(command, progress.part(0, 0.98, "read"));
    if (!made) return made;
    const auto written = write_outputs(command, *made, progress.part(0.98, 1, "write"));
    if (!written) return tl::unexpected(written.error());
    return made;
  });
  if (!compared) return report(compared.error());
  command.figures.print(command.quiet, {command.only_a, command.only_b, command.changed},
                        [&] { print_comparison(command, *compared); });
  return Exit::done;
}

}  // namespace

void add_compare(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<CompareCommand>();
  auto* sub = app.add_subcommand("compare", "Compare the similar pairs of two saved runs");
  sub->add_option("A", command->files[0], "Run file of the first run")->required()->type_name("A.lookalike");
  sub->add_option("B", command->files[1], "Run file of the second run, over the same documents")
      ->required()
      ->type_name("B.lookalike");
  add_output(*sub, "--only-a", command->only_a, std::string("Write the pairs that only A finds") + kPairFile,
             kPairEndings);
  add_output(*sub, "--only-b", command->only_b, std::string("Write the pairs that only B finds") + kPairFile,
             kPairEndings);
  add_output(*sub, "--changed", command->changed,
             "Write the pairs of both with different values, like --only-a: A's values, then B's as "
             "kept_jaccard,kept_estimate",
             kPairEndings);
  command->figures.add_to(*sub, "Write both runs and the counts as JSON");
  add_threads(*sub, command->threads);
  add_memory(*sub, command->engine.memory);
  add_quiet(*sub, command->quiet);
  add_spreadsheet(*sub, command->cells);
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
