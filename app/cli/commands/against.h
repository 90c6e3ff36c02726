#pragma once

#include <string>

#include "app/cli/corpus_command.h"
#include "app/cli/interrupts.h"
#include "core/base/csv_text.h"

namespace lookalike::cli {

/// The pairs across two corpora: `run A --against B`.
struct Against {
  const CorpusCommand& corpus;  // A
  std::string other;            // B
  std::string pairs, candidates;
  CsvCells cells = CsvCells::as_they_are;
};

/// Finds, writes and prints them. Returns the exit code.
int run_against(const Against& against, Interrupts& interrupts);

}  // namespace lookalike::cli
