#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "app/cli/corpus_command.h"
#include "core/verdicts/located_verdicts.h"

namespace lookalike::cli {

/// The verdicts that a command reads: those of its run file and, on top of them, those of the files that are named.
class VerdictInput {
 public:
  /// Adds the option `--verdicts`.
  void add_to(CLI::App& command, const std::string& meaning);

  /// The files that are read.
  const std::vector<std::string>& files() const { return files_; }

  /// Texts are digested only where verdicts are read or `digests` are wanted. Verdicts that cannot be followed are told
  /// on stderr. Errors: those of read_verdicts and the run file.
  Result<VerdictView> read(const CorpusCommand& command, const std::shared_ptr<const Corpus>& corpus,
                           const Progress& progress, bool digests = false) const;

 private:
  std::vector<std::string> files_;
};

}  // namespace lookalike::cli
