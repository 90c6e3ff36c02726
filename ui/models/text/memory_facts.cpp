#include "ui/models/text/memory_facts.h"

#include <QCoreApplication>

#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("MemoryFacts", text);
}

MemoryFact fact(const char* name, std::uint64_t bytes, std::uint64_t documents, const char* meaning) {
  const QString each = documents > 0 ? count_text(bytes / documents) : QString();
  return {tr(name), bytes_text(bytes), each, tr(meaning)};
}

}  // namespace

std::vector<MemoryFact> memory_facts(const RunResult& run) {
  const CachedBytes& kept = run.report.cached;
  const std::uint64_t documents = run.report.counts.documents;
  std::vector<MemoryFact> facts = {
      fact("texts", kept.text, documents, "Ids, titles and texts, compressed where they are many."),
      fact("tokens", kept.tokens, documents,
           run.tokens->kept() ? "The words of the texts, so that another k does not cut the texts again."
                              : "Cut again from the texts when they are needed: too large for the memory allowed."),
      fact("shingles", kept.shingles, documents,
           run.shingles->kept() ? "A hash of 8 bytes for each different shingle."
                                : "Made again from the texts when they are needed: too large for the memory allowed."),
      fact("signatures", kept.signatures, documents, "The MinHash values, 4 bytes for each of n."),
      fact("bands", kept.bands, documents, "Which documents share a band."),
      fact("kept in all", kept.total(), documents, "All of the above."),
  };
  if (const std::uint64_t on_disk = run.corpus->spilled_texts().in_file; on_disk > 0)
    facts.push_back(fact("temporary file", on_disk, documents, "Compressed texts on disk, beside those in memory."));
  facts.push_back(
      fact("peak memory", run.report.peak_bytes, 0, "The most that the program had in memory so far, files included."));
  return facts;
}

}  // namespace lookalike
