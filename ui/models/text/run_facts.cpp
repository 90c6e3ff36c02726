#include "ui/models/text/run_facts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>
#include <algorithm>
#include <iterator>

#include "core/corpus/load.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"

namespace lookalike {
namespace {

constexpr const char* kStageNames[] = {"sample", "clean", "shingle", "sign", "band", "verify", "select"};

QString tr(const char* text) {
  return QCoreApplication::translate("RunFacts", text);
}

Fact count_fact(const char* name, std::uint64_t count, const char* meaning) {
  return {tr(name), count_text(count), tr(meaning)};
}

MemoryFact fact(const char* name, std::uint64_t bytes, std::uint64_t documents, const char* meaning) {
  const QString each = documents > 0 ? count_text(bytes / documents) : QString();
  return {tr(name), bytes_text(bytes), each, tr(meaning)};
}

}  // namespace

double work_saved(const RunCounts& counts) {
  const double documents = static_cast<double>(counts.documents);
  const double pairs = documents * (documents - 1) / 2;
  return pairs > 0 ? 1 - static_cast<double>(counts.candidates) / pairs : 0;
}

std::vector<Fact> count_facts(const RunResult& run) {
  const RunCounts& counts = run.report.counts;
  return {
      count_fact("documents", counts.documents, "Documents in the sample of this run."),
      count_fact("tokens", counts.tokens, "Words or characters after cleaning, over all documents."),
      count_fact("shingles", counts.shingles, "Different shingles of each document, summed over the documents."),
      count_fact("candidate pairs", counts.candidates, "Pairs that share a bucket in a band; only these are compared."),
      count_fact("similar pairs", counts.similar, "Pairs that passed verification at the threshold."),
      count_fact("documents with a match", counts.documents_with_match, "Documents in at least one similar pair."),
      count_fact("documents without shingles", counts.without_shingles, "Too short for a single shingle of length k."),
      count_fact("items without text", counts.without_text, "Items of the source that have no text by design."),
      count_fact("damaged records", counts.skipped,
                 "Skipped records of the source; the Corpus page lists the reasons."),
  };
}

std::vector<StageTime> stage_times(const StageSeconds& seconds, const std::string& kernel) {
  const QString sign =
      kernel.empty() ? tr("Computing the MinHash signatures.")
                     : tr("Computing the MinHash signatures with the kernel %1.").arg(QString::fromStdString(kernel));
  std::vector<StageTime> times = {
      {tr("read"), tr("Decompressing and parsing files."), seconds.read},
      {tr("clean"), tr("Normalising the texts and splitting them into tokens."), seconds.clean},
      {tr("shingle"), tr("Building each document's set of shingles."), seconds.shingle},
      {tr("sign"), sign, seconds.sign},
      {tr("band"), tr("Finding documents that share a bucket in a band."), seconds.band},
      {tr("verify"), tr("Comparing the candidate pairs."), seconds.verify},
  };
  double sum = 0;
  for (const StageTime& time : times) sum += time.seconds;
  for (std::size_t stage = 0; stage < times.size(); ++stage) {
    times[stage].share = sum > 0 ? times[stage].seconds / sum : 0;
    times[stage].stage = stage;
  }
  return times;
}

std::vector<Fact> recipe_facts(const Recipe& recipe) {
  std::vector<Fact> facts;
  for (const Parameter& parameter : parameters()) {
    const QString key = tr("On the command line: %1.").arg(to_qstring(parameter.key));
    facts.push_back({parameter_label(parameter), QString::fromStdString(parameter.get(recipe)),
                     parameter_meaning(parameter) + u'\n' + key});
  }
  return facts;
}

double seconds_from(const StageSeconds& s, Stage first) {
  // Sampling counts as cleaning and selection as verification; selection alone takes almost no time.
  const double stages[] = {s.clean, s.clean, s.shingle, s.sign, s.band, s.verify};
  double sum = 0;
  for (std::size_t i = std::max<std::size_t>(1, static_cast<std::size_t>(first)); i < std::size(stages); ++i)
    sum += stages[i];
  return sum;
}

QString redone_stages(Stage first) {
  QStringList names;
  for (int stage = static_cast<int>(first); stage <= static_cast<int>(Stage::select); ++stage)
    names << tr(kStageNames[stage]);
  return tr("recomputes: ") + names.join(u", ");
}

QString band_arithmetic(const Recipe& recipe) {
  const std::uint64_t used = std::uint64_t{recipe.lsh.bands} * recipe.lsh.rows;
  const std::uint64_t hashes = recipe.sketch.hashes;
  const QString product = QStringLiteral("%1 \u00D7 %2 = %3").arg(recipe.lsh.bands).arg(recipe.lsh.rows).arg(used);
  if (used == hashes) return product + tr(", none unused");
  if (used < hashes) return product + tr(" of %1, %2 unused").arg(hashes).arg(hashes - used);
  return product + tr(", %1 more than n").arg(used - hashes);
}

QString recipe_line(const Recipe& recipe) {
  const QString unit = recipe.shingles.unit == ShingleUnit::word ? tr("words") : tr("characters");
  const QString line = QStringLiteral("%1, k = %2, n = %3, b \u00D7 r = %4 \u00D7 %5, t = %6")
                           .arg(unit)
                           .arg(recipe.shingles.k)
                           .arg(recipe.sketch.hashes)
                           .arg(recipe.lsh.bands)
                           .arg(recipe.lsh.rows)
                           .arg(similarity_text(recipe.verify.threshold));
  return recipe.sample.size == 0 ? line : line + QString(tr(", sample of ") + count_text(recipe.sample.size));
}

QString corpus_name(const std::vector<std::string>& paths) {
  QStringList names;
  for (const std::string& path : paths)
    names << (path == kBuiltinCorpus ? tr("built-in corpus") : QFileInfo(QString::fromStdString(path)).fileName());
  return names.size() > 2 ? tr("%1 and %2 more").arg(names.front()).arg(names.size() - 1) : names.join(u", ");
}

QString corpus_line(const std::vector<std::string>& paths, const Recipe& recipe) {
  return paths.empty() ? recipe_line(recipe) : corpus_name(paths) + u": " + recipe_line(recipe);
}

std::vector<MemoryFact> memory_facts(const RunResult& run) {
  const CachedBytes& kept = run.report.cached;
  const std::uint64_t documents = run.report.counts.documents;
  std::vector<MemoryFact> facts = {
      fact("texts", kept.text, documents, "Ids, titles and texts, except those in files."),
      fact("tokens", kept.tokens, documents,
           run.tokens->stored() ? "The tokens of the texts, so that a change of k need not split the texts again."
                                : "Split again from the texts when needed: too large for the allowed memory."),
      fact("shingles", kept.shingles, documents,
           run.shingles->stored() ? "A hash of 8 bytes for each different shingle."
                                  : "Built again from the texts when needed: too large for the allowed memory."),
      fact("signatures", kept.signatures, documents, "The MinHash values, 4 bytes each, n per document."),
      fact("bands", kept.bands, documents, "The buckets of each band."),
      fact("all stages", kept.total(), documents, "All of the above."),
  };
  if (const std::uint64_t on_disk = run.corpus->spilled_texts().in_file; on_disk > 0)
    facts.push_back(fact("temporary file", on_disk, documents, "Texts on disk, besides those in memory."));
  facts.push_back(
      fact("peak memory", run.report.peak_bytes, 0, "The maximum memory of the program so far, with mapped files."));
  return facts;
}

}  // namespace lookalike
