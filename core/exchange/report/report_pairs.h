#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/pipeline/engine.h"
#include "core/text/stop_words.h"
#include "core/verdicts/located_verdicts.h"

namespace lookalike {

/// Pairs as HTML side by side, with scores, outcome and verdict; the words that they do not share are marked.
struct ReportPairs {
  const RunResult& run;
  const VerdictView& verdicts;  // on the run's corpus, with its digests
  const StopWords& stop_words;

  /// The ten scored pairs nearest the threshold.
  std::string nearest() const;
  /// The first 100 pairs, each with the reasons why it was found or missed, and the digests of its texts.
  std::string chosen(const std::vector<std::pair<DocumentIndex, DocumentIndex>>& pairs) const;
};

/// The title of a document, or its id.
std::string name_html(const Corpus& corpus, DocumentIndex document);

}  // namespace lookalike
