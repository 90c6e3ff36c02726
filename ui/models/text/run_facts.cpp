#include "ui/models/text/run_facts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStringList>
#include <algorithm>
#include <iterator>

#include "core/corpus/load.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("RunFacts", text);
}

Fact count_fact(const QString& name, std::uint64_t count, const QString& meaning) {
  return {name, count_text(count), meaning};
}

MemoryFact fact(const QString& name, std::uint64_t bytes, std::uint64_t documents, const QString& meaning) {
  const QString each = documents > 0 ? count_text(bytes / documents) : QString();
  return {name, bytes_text(bytes), each, meaning};
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
      count_fact(tr("documents"), counts.documents, tr("Documents in the sample of this run.")),
      count_fact(tr("tokens"), counts.tokens, tr("Words or characters after cleaning, over all documents.")),
      count_fact(tr("shingles"), counts.shingles, tr("Distinct shingles of each document, summed over the documents.")),
      count_fact(tr("candidate pairs"), counts.candidates,
                 tr("Pairs that share a bucket in a band; only these are compared.")),
      count_fact(tr("similar pairs"), counts.similar, tr("Pairs that passed verification at the threshold.")),
      count_fact(tr("documents with a match"), counts.documents_with_match,
                 tr("Documents in at least one similar pair.")),
      count_fact(tr("documents without shingles"), counts.without_shingles,
                 tr("Too short for a single shingle of length k.")),
      count_fact(tr("items without text"), counts.without_text, tr("Items of the source that have no text by design.")),
      count_fact(tr("damaged records"), counts.skipped,
                 tr("Skipped records of the source; the Corpus page lists the reasons.")),
  };
}

std::vector<StageTime> stage_times(const StageSeconds& seconds, const std::string& kernel) {
  const QString sign =
      kernel.empty() ? tr("Computing the MinHash signatures.")
                     : tr("Computing the MinHash signatures with the %1 kernel.").arg(QString::fromStdString(kernel));
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
  const QStringList all{tr("sample"), tr("clean"), tr("shingle"), tr("sign"), tr("band"), tr("verify"), tr("select")};
  return tr("recomputes: ") + all.mid(static_cast<int>(first)).join(u", ");
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

QString corpus_stem(const std::vector<std::string>& paths) {
  const QString file = paths.empty() ? QString() : QFileInfo(QString::fromStdString(paths.front())).fileName();
  return file.section(u'.', 0, file.startsWith(u'.') ? 1 : 0);
}

QString run_name(const std::vector<std::string>& paths, const Recipe& recipe, const QString& ending) {
  QString threshold = QString::number(recipe.verify.threshold, 'f', 3);
  if (threshold.endsWith(u'0')) threshold.chop(1);
  const QString bands = QString::number(recipe.lsh.bands), rows = QString::number(recipe.lsh.rows);
  const QString name =
      QStringLiteral("%1 %2x%3 t%4%5").arg(corpus_stem(paths), bands, rows, threshold, ending).trimmed();
  if (paths.empty() || paths.front() == kBuiltinCorpus) return name;
  return QFileInfo(QString::fromStdString(paths.front())).dir().filePath(name);
}

QString corpus_line(const std::vector<std::string>& paths, const Recipe& recipe) {
  return paths.empty() ? recipe_line(recipe) : corpus_name(paths) + u": " + recipe_line(recipe);
}

std::vector<MemoryFact> memory_facts(const RunResult& run) {
  const CachedBytes& kept = run.report.cached;
  const std::uint64_t documents = run.report.counts.documents;
  std::vector<MemoryFact> facts = {
      fact(tr("texts"), kept.text, documents, tr("Ids, titles and texts, except those in files.")),
      fact(tr("tokens"), kept.tokens, documents,
           run.tokens->stored() ? tr("The tokens of the texts, so that a change of k need not split the texts again.")
                                : tr("Split again from the texts when needed: too large for the allowed memory.")),
      fact(tr("shingles"), kept.shingles, documents,
           run.shingles->stored() ? tr("A hash of 8 bytes for each different shingle.")
                                  : tr("Built again from the texts when needed: too large for the allowed memory.")),
      fact(tr("signatures"), kept.signatures, documents, tr("The MinHash values, 4 bytes each, n per document.")),
      fact(tr("bands"), kept.bands, documents, tr("The buckets of each band.")),
      fact(tr("all stages"), kept.total(), documents, tr("All of the above.")),
  };
  if (const std::uint64_t on_disk = run.corpus->spilled_texts().in_file; on_disk > 0)
    facts.push_back(fact(tr("temporary file"), on_disk, documents, tr("Texts on disk, besides those in memory.")));
  facts.push_back(fact(tr("peak memory"), run.report.peak_bytes, 0,
                       tr("The maximum memory of the program so far, with mapped files.")));
  return facts;
}

}  // namespace lookalike
