#include <algorithm>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "app/cli/options.h"
#include "app/cli/terminal.h"
#include "app/cli/verdict_input.h"
#include "core/base/csv_text.h"
#include "core/base/resources.h"
#include "core/base/value_text.h"
#include "core/exchange/pairs/pair_files.h"
#include "core/exchange/result_tables.h"
#include "core/exchange/runs/report_json.h"
#include "core/query/filter/pair_filter.h"
#include "core/query/neighbours/cross_pairs.h"
#include "core/text/normal_form.h"

namespace lookalike::cli {
namespace {

/// The pairs across two corpora: `run A --against B`.
struct Against {
  const CorpusCommand& corpus;  // A
  std::string other;            // B
  std::string pairs, candidates;
  CsvCells cells = CsvCells::as_they_are;
};

constexpr std::size_t kPairsShown = 10;

struct Found {
  SketchedCorpora corpora;
  CrossPairs similar;
  bool exact = true;  // similarities are exact, not estimates
};

Result<SketchedCorpora> sketch(const Against& against, const Recipe& recipe, const Progress& progress) {
  auto first = against.corpus.load(recipe.sample, progress.part(0, 0.3, "read"));
  if (!first) return tl::unexpected(first.error());
  auto second = against.corpus.load_other(against.other, recipe.sample, progress.part(0.3, 0.6, "read"));
  if (!second) return tl::unexpected(second.error());
  return sketch_both(std::move(*first), std::move(*second), recipe, against.corpus.engine(),
                     progress.part(0.6, 1, "sign"));
}

Result<void> write_candidates(const Against& against, const SketchedCorpora& corpora, const Progress& progress) {
  if (against.candidates.empty()) return {};
  const auto all = find_cross_pairs(corpora, {1, VerifyBy::none, 0}, progress.part(0, 0.7, "verify"));
  if (!all) return tl::unexpected(all.error());
  return write_cross_pairs(all->pairs, *corpora.first, *corpora.second, VerifyBy::none, against.candidates,
                           progress.part(0.7, 1, "write"), against.cells);
}

std::size_t matched(const CrossPairs& found) {
  std::set<DocumentIndex> documents;
  for (const SimilarPair& pair : found.pairs) documents.insert(pair.b);
  return documents.size();
}

nlohmann::ordered_json source_json(const LoadReport& source, std::size_t documents) {
  return {{"path", source.path},
          {"format", to_string(source.format)},
          {"digest", source.digest},
          {"documents", documents},
          {"skipped", source.skipped}};
}

nlohmann::ordered_json against_json(const Found& found, const Recipe& recipe) {
  const Corpus &first = *found.corpora.first->corpus, &second = *found.corpora.second->corpus;
  return {{"version", version()},
          {"corpus", source_json(first.report(), first.size())},
          {"against", source_json(second.report(), second.size())},
          {"recipe", to_json(recipe)},
          {"counts",
           {{"candidates", found.similar.candidates},
            {"similar", found.similar.pairs.size()},
            {"against_with_match", matched(found.similar)}}}};
}

Result<Found> find(const Against& against, const Progress& progress) {
  const auto wanted = against.corpus.recipe();
  if (!wanted) return tl::unexpected(wanted.error());
  const Recipe& recipe = *wanted;
  auto corpora = sketch(against, recipe, progress.part(0, 0.7, "read"));
  if (!corpora) return tl::unexpected(corpora.error());
  if (const auto done = write_candidates(against, *corpora, progress.part(0.7, 0.8, "verify")); !done)
    return tl::unexpected(done.error());
  auto similar = find_cross_pairs(*corpora, recipe.verify, progress.part(0.8, 0.9, "verify"));
  if (!similar) return tl::unexpected(similar.error());
  Found found{std::move(*corpora), std::move(*similar), recipe.verify.by == VerifyBy::exact};
  Result<void> written;
  if (!against.pairs.empty())
    written = write_cross_pairs(found.similar.pairs, *found.corpora.first, *found.corpora.second, recipe.verify.by,
                                against.pairs, progress.part(0.9, 1, "write"), against.cells);
  if (written && against.corpus.figures().wanted())
    written = against.corpus.figures().write(against_json(found, recipe));
  return written ? Result<Found>(std::move(found)) : tl::unexpected(written.error());
}

void print_found(const Found& found) {
  const Corpus &first = *found.corpora.first->corpus, &second = *found.corpora.second->corpus;
  std::string text = counted(first.size(), "document") + " against " + grouped(second.size()) + "\n" +
                     counted(found.similar.candidates, "candidate pair") + " across the corpora, " +
                     counted(found.similar.pairs.size(), "similar pair") + ", " +
                     counted(matched(found.similar), "document") + " of the second corpus with a match\n";
  text += reading_sentences(first.report()) + reading_sentences(second.report());
  print(text);
  const std::size_t shown = std::min(kPairsShown, found.similar.pairs.size());
  if (shown > 0) std::printf("\n  jaccard  estimate  documents\n");
  for (std::size_t i = 0; i < shown; ++i) {
    const SimilarPair& pair = found.similar.pairs[i];
    std::printf(found.exact ? "    %.3f" : "        -", pair.jaccard);
    std::printf("     %.3f  %u \"%s\" of the first and %u \"%s\" of the second\n", pair.estimate(), pair.a.value,
                name_of(first, pair.a).c_str(), pair.b.value, name_of(second, pair.b).c_str());
  }
  if (shown < found.similar.pairs.size())
    std::printf("  ... and %s more; --pairs FILE.csv writes them all.\n",
                grouped(found.similar.pairs.size() - shown).c_str());
}

/// Finds, writes and prints them. Returns the exit code.
int run_against(const Against& against, Interrupts& interrupts) {
  const std::string other = against.other == "-" ? "/dev/stdin" : against.other;
  return against.corpus.execute(
      {against.pairs, against.candidates}, {other}, interrupts,
      [&](const Progress& progress) { return find(against, progress); }, print_found);
}

struct RunCommand {
  CorpusCommand corpus;
  std::string pairs, candidates, signatures, save, against;
  PairListing listing;
  PairCells cells;

  bool only_signatures() const {
    return !signatures.empty() && pairs.empty() && candidates.empty() && !corpus.figures().wanted() && save.empty();
  }
};

void print_pairs(const RunResult& run) {
  const auto pairs = run.similar->first(kPairsShown);
  if (pairs.empty()) return;
  std::printf("\n  jaccard  estimate  documents\n");
  for (const SimilarPair& pair : pairs) {
    if (run.recipe.verify.by == VerifyBy::exact)
      std::printf("    %.3f", pair.jaccard);
    else
      std::printf("        -");
    std::printf("     %.3f  %u \"%s\" and %u \"%s\"\n", pair.estimate(), pair.a.value,
                name_of(*run.corpus, pair.a).c_str(), pair.b.value, name_of(*run.corpus, pair.b).c_str());
  }
  if (run.similar->count() > pairs.size())
    std::printf("  ... and %s more; --pairs FILE.csv writes them all.\n",
                grouped(run.similar->count() - pairs.size()).c_str());
}

void print_memory(const RunResult& run) {
  const CachedBytes& cached = run.report.cached;
  const auto each = [&run](std::uint64_t bytes) { return grouped(bytes / run.report.counts.documents); };
  std::printf("%s bytes cached per document: texts %s, tokens %s, shingles %s, signatures %s, bands %s%s\n",
              each(cached.total()).c_str(), each(cached.text).c_str(), each(cached.tokens).c_str(),
              each(cached.shingles).c_str(), each(cached.signatures).c_str(), each(cached.bands).c_str(),
              run.tokens->stored() ? "" : "; tokens are recomputed rather than cached");
}

void print_summary(const RunResult& run) {
  const auto& [counts, seconds, peak, cached, kernel, warnings] = run.report;
  const LoadReport& source = run.corpus->report();
  std::printf("%s (%s), %s, %s\n", counted(counts.documents, "document").c_str(),
              std::string(to_string(source.format)).c_str(), counted(counts.tokens, "token").c_str(),
              counted(counts.shingles, "shingle").c_str());
  std::printf("%s, %s, %s with a match\n", counted(counts.candidates, "candidate pair").c_str(),
              counted(counts.similar, "similar pair").c_str(),
              counted(counts.documents_with_match, "document").c_str());
  std::printf("%.2f s: read %.2f, clean %.2f, shingle %.2f, sign %.2f, band %.2f, verify %.2f; peak %s\n",
              seconds.total, seconds.read, seconds.clean, seconds.shingle, seconds.sign, seconds.band, seconds.verify,
              byte_text(peak).c_str());
  if (counts.documents) print_memory(run);
  if (!kernel.empty()) std::printf("Signatures by the kernel %s\n", kernel.c_str());
  if (counts.without_text) std::printf("%s without a text\n", counted(counts.without_text, "item").c_str());
  std::fputs(not_compared_sentence(counts.without_shingles).c_str(), stdout);
  std::fputs(printable(reading_sentences(source)).c_str(), stdout);
  for (const std::string& warning : warnings) std::printf("Note: %s\n", printable(warning).c_str());
  print_pairs(run);
}

/// Verdicts of the run file; digests texts only if there are any, or if the filter needs them.
Result<VerdictView> verdicts_on(const RunCommand& command, const RunResult& run, const Progress& progress) {
  const auto saved = command.corpus.saved_verdicts();
  if (!saved) return tl::unexpected(saved.error());
  if (saved->empty() && !command.listing.filter.asks_verdicts()) return VerdictView();
  return VerdictInput().read(command.corpus, run.corpus, progress, true);
}

Result<void> write_similar(const RunCommand& command, const std::shared_ptr<const RunResult>& run,
                           const Progress& progress) {
  auto verdicts = verdicts_on(command, *run, progress.part(0, 0.2, "list"));
  if (!verdicts) return tl::unexpected(verdicts.error());
  const auto pairs = listed_pairs({run, nullptr, nullptr}, {}, command.listing, run->similar->count(),
                                  progress.part(0.2, 0.5, "list"), *verdicts);
  if (!pairs) return tl::unexpected(pairs.error());
  const PairCells cells{command.cells.cells, command.cells.texts, std::move(*verdicts)};
  return write_pairs(*pairs, PairKind::similar, command.pairs, progress.part(0.5, 1, "write"), cells);
}

Result<void> write_signatures(const RunCommand& command, Engine& engine, const Recipe& recipe,
                              const Progress& progress) {
  if (command.signatures.empty()) return {};
  const auto sketched = engine.sketch(recipe, progress.part(0, 0.9, "sign"));
  if (!sketched) return tl::unexpected(sketched.error());
  return write_signatures_npy(*(*sketched)->signatures, command.signatures, progress.part(0.9, 1, "write"));
}

// Writes the similar pairs of a run that verifies nothing: its candidates.
Result<void> write_candidates(const RunCommand& command, Engine& engine, Recipe recipe, const Progress& progress) {
  if (command.candidates.empty()) return {};
  recipe.verify.by = VerifyBy::none;
  recipe.verify.prefix = 0;
  const auto run = engine.run(recipe, progress.part(0, 0.7, "sign"));
  if (!run) return tl::unexpected(run.error());
  const auto pairs = all_chosen_pairs({*run, nullptr, nullptr}, {}, progress);
  if (!pairs) return tl::unexpected(pairs.error());
  return write_pairs(*pairs, PairKind::similar, command.candidates, progress.part(0.7, 1, "write"),
                     {command.cells.cells});
}

Result<void> write_outputs(const RunCommand& command, const std::shared_ptr<const RunResult>& result,
                           const Progress& progress) {
  const RunResult& run = *result;
  Result<void> done;
  if (!command.pairs.empty()) done = write_similar(command, result, progress);
  if (done && command.corpus.figures().wanted()) done = command.corpus.figures().write(report_json(run));
  if (!done || command.save.empty()) return done;
  const auto file = command.corpus.as_run_file(run);
  return file ? write_run_file(*file, command.save) : Result<void>(tl::unexpected(file.error()));
}

using Run = std::shared_ptr<const RunResult>;

// Signatures are written for any number of pairs: null if the pairs are too many and were not requested.
Result<Run> run_and_write(const RunCommand& command, const Progress& progress) {
  const auto recipe = command.corpus.recipe();
  if (!recipe) return tl::unexpected(recipe.error());
  auto corpus = command.corpus.load(recipe->sample, progress.part(0, 0.36, "read"));
  if (!corpus) return tl::unexpected(corpus.error());
  if (const std::string hint = few_blanks_sentence(**corpus, recipe->shingles.unit); !hint.empty())
    warn(hint + " Add --set shingles.unit=character --set shingles.k=" + std::to_string(kCharactersWithoutBlanks) +
         ".");
  Engine engine(std::move(*corpus), command.corpus.engine());
  auto written = write_signatures(command, engine, *recipe, progress.part(0.36, 0.7, "sign"));
  if (written) written = write_candidates(command, engine, *recipe, progress.part(0.7, 0.8, "verify"));
  if (!written) return tl::unexpected(written.error());
  const auto run = engine.run(*recipe, progress.part(command.signatures.empty() ? 0.36 : 0.8, 0.9, "clean"));
  if (!run && run.error().code == ErrorCode::too_large && command.only_signatures()) {
    warn("The signatures are written. " + run.error().message);
    return Run();
  }
  if (!run) return run;
  written = write_outputs(command, *run, progress.part(0.9, 1, "write"));
  return written ? run : tl::unexpected(written.error());
}

int execute(const RunCommand& command, Interrupts& interrupts) {
  if (!command.against.empty())
    return run_against({command.corpus, command.against, command.pairs, command.candidates, command.cells.cells},
                       interrupts);
  if (const auto files = command.corpus.check_files(!command.save.empty(), "--save names a corpus to open again.");
      !files)
    return report(files.error());
  return command.corpus.execute(
      {command.pairs, command.candidates, command.signatures, command.save}, {}, interrupts,
      [&](const Progress& progress) { return run_and_write(command, progress); },
      [](const Run& run) {
        if (run) print_summary(*run);
      });
}

/// Options for the selection and format of the written pairs.
void add_listing(CLI::App& sub, CLI::Option* pairs, RunCommand& command) {
  const auto read = [&command](const std::string& text) {
    auto filter = PairFilter::parse(text);
    if (!filter) throw CLI::ValidationError("--filter", to_string(filter.error()));
    command.listing.filter = std::move(*filter);
  };
  sub.add_option_function<std::string>(
         "--filter", read,
         "Write only the pairs that pass, e.g. \"j<0.95 words>10 group:1 wheat\"; see the window's help")
      ->needs(pairs);
  sub.add_flag_callback(
         "--without-identical", [&command] { command.listing.identical = IdenticalPairs::without; },
         "Exclude pairs of documents with equal shingle sets")
      ->needs(pairs);
  sub.add_flag("--one-a-group", command.listing.one_a_group,
               "Write only the first of all pairs connected by shared documents")
      ->needs(pairs);
  sub.add_option("--sample", command.listing.sample, "Write this many pairs at random from each stratum of 0.05")
      ->check(CLI::PositiveNumber)
      ->needs(pairs);
  sub.add_flag("--texts", command.cells.texts, "Add two columns with the whole texts")->needs(pairs);
}

}  // namespace

void add_run(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<RunCommand>();
  auto* sub = app.add_subcommand("run", "Find the similar pairs of a corpus");
  command->corpus.add_to(*sub);
  auto* pairs =
      add_output(*sub, "--pairs", command->pairs, std::string("Write the similar pairs") + kPairFile, kPairEndings);
  add_listing(*sub, pairs, *command);
  add_output(*sub, "--candidates", command->candidates, "Write all candidates, unverified, like --pairs", kPairEndings);
  add_output(*sub, "--signatures", command->signatures,
             "Write the signatures as a NumPy array, for any number of pairs", {".npy"});
  command->corpus.figures().add_to(*sub, "Write counts, times and the recipe as JSON");
  add_output(*sub, "--save", command->save, "Write corpus, recipe and verdicts as a .lookalike file for the window",
             kRunFileEnding);
  auto* against =
      sub->add_option(
             "--against", command->against,
             "Find only pairs of a document of this other corpus and one of CORPUS, read and sampled alike: a is in "
             "CORPUS, b in the other")
          ->type_name("CORPUS");
  for (const char* of_one_corpus :
       {"--filter", "--without-identical", "--one-a-group", "--sample", "--texts", "--signatures", "--save"})
    against->excludes(sub->get_option(of_one_corpus));
  add_spreadsheet(*sub, command->cells.cells);
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
