#pragma once

#include <optional>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Loads the corpus files below one given path; the options name the format. Ranges of files are read in parallel
/// unless a sample is drawn, with the same result.
class PathLoader {
 public:
  PathLoader(const FileList& list, const LoadOptions& options, CorpusBuilder& builder, ReadMeter& meter)
      : list_(list), options_(options), builder_(builder), meter_(meter) {}

  /// Errors: cancelled; wrong_content or unreadable if there is no document, unless the format is text, where a single
  /// bad file is no reason to stop.
  Result<void> load();

  /// The first problem of a whole file.
  const std::optional<Error>& problem() const { return problem_; }

 private:
  Result<void> read_files();
  Result<void> walk(const FileList& files);
  Result<bool> visit(Member& member);
  void broken(const std::string& place, const Error& error, bool truncated);
  void remember(const std::string& place, Error error);
  Error nothing_found() const;

  const FileList& list_;
  const LoadOptions& options_;
  CorpusBuilder& builder_;
  ReadMeter& meter_;
  std::uint64_t without_text_before_ = 0;
  std::optional<Error> problem_;
};

}  // namespace lookalike
