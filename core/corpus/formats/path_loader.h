#pragma once

#include <optional>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Loads what one of the given paths holds; the options name the format. Ranges of files are read side by side unless a
/// sample is drawn; what comes of it is the same.
class PathLoader {
 public:
  PathLoader(const FileList& list, const LoadOptions& options, CorpusBuilder& builder, ReadMeter& meter)
      : list_(list), options_(options), builder_(builder), meter_(meter) {}

  /// Errors: cancelled; wrong_content or unreadable when there is no document, unless the format is text, where a file
  /// more or less is no reason to stop.
  Result<void> load();

  /// The first thing that went wrong with a whole file.
  const std::optional<Error>& problem() const { return problem_; }

 private:
  Result<void> read_files();
  Result<void> walk(const FileList& files);
  Result<bool> visit(Member& member);
  Result<void> read(Member& member);
  Result<void> read_newswire(Member& member);
  Result<void> read_table(Member& member);
  Result<void> read_json_lines(Member& member);
  Result<void> read_parquet(Member& member);
  Result<void> whole(const MappedFile& file, Result<void> read);
  void leave_out(const Member& member, const Error& error);
  void broken(const std::string& place, const Error& error, bool breaks_off);
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
