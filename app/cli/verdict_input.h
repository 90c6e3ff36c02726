#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "app/cli/corpus_command.h"
#include "core/verdicts/located_verdicts.h"

namespace lookalike::cli {

/// The verdicts that a command reads: those of its run file, then those of the named files.
class VerdictInput {
 public:
  /// Adds the options `--verdicts` and `--judge`.
  void add_to(CLI::App& command, const std::string& meaning);

  /// The files to read.
  const std::vector<std::string>& files() const { return files_; }
  /// The judge of verdicts without a name.
  std::string judge() const { return judge_.empty() ? system_user() : judge_; }

  /// Digests texts only if verdicts are read or `digests` are wanted. Reports rejected verdicts on stderr. Errors:
  /// those of read_verdicts and the run file.
  Result<VerdictView> read(const CorpusCommand& command, const std::shared_ptr<const Corpus>& corpus,
                           const Progress& progress, bool digests = false) const;

 private:
  std::vector<std::string> files_;
  std::string judge_;
};

}  // namespace lookalike::cli
