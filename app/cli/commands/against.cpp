#include "app/cli/commands/against.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <set>

#include "app/cli/terminal.h"
#include "core/base/resources.h"
#include "core/exchange/pairs/pair_files.h"
#include "core/query/neighbours/cross_pairs.h"

namespace lookalike::cli {
namespace {

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
  std::string text = grouped(first.size()) + " documents against " + grouped(second.size()) + "\n" +
                     grouped(found.similar.candidates) + " candidate pairs across the corpora, " +
                     grouped(found.similar.pairs.size()) + " similar pairs, " + grouped(matched(found.similar)) +
                     " documents of the second corpus with a match\n";
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

}  // namespace

int run_against(const Against& against, Interrupts& interrupts) {
  const std::string other = against.other == "-" ? "/dev/stdin" : against.other;
  return against.corpus.execute(
      {against.pairs, against.candidates}, {other}, interrupts,
      [&](const Progress& progress) { return find(against, progress); }, print_found);
}

}  // namespace lookalike::cli
