#include "core/corpus/formats/path_format.h"

#include <array>
#include <optional>

#include "core/corpus/formats/detect_format.h"
#include "core/corpus/formats/foreign_format.h"

namespace lookalike {
namespace {

constexpr int kMembersToJudgeBy = 64;

class Votes {
 public:
  /// Returns whether more votes are wanted.
  bool add(const FormatGuess& guess) {
    if (guess.certain) decided_ = guess.format;
    if (guess.format != CorpusFormat::automatic) ++of(guess.format);
    return !guess.certain && ++cast_ < kMembersToJudgeBy;
  }

  CorpusFormat result() const {
    if (decided_ != CorpusFormat::automatic) return decided_;
    const int tables = of(CorpusFormat::reviews), lines = of(CorpusFormat::json_lines);
    const int texts = of(CorpusFormat::text_files);
    if (tables + lines + texts == 0) return CorpusFormat::automatic;
    if (texts > tables + lines) return CorpusFormat::text_files;
    return tables >= lines ? CorpusFormat::reviews : CorpusFormat::json_lines;
  }

 private:
  int& of(CorpusFormat format) { return votes_[static_cast<std::size_t>(format)]; }
  int of(CorpusFormat format) const { return votes_[static_cast<std::size_t>(format)]; }

  std::array<int, std::size(kCorpusFormats)> votes_{};
  CorpusFormat decided_ = CorpusFormat::automatic;
  int cast_ = 0;
};

// The first items of a newswire file may lie behind more than is looked at; then the name has to tell.
bool is_sgml_name(std::string_view name) {
  return name.ends_with(".sgm") || name.ends_with(".sgml");
}

}  // namespace

Result<CorpusFormat> guess_path_format(const FileList& list, const LoadOptions& options, const Progress& progress) {
  Votes votes;
  const Progress silent(progress.stop_token());
  ReadMeter meter(silent, 0);
  std::optional<Error> problem;  // loading meets the same one and tells of it, unless there is no column to look for
  const auto remember = [&problem](const std::string& place, const Error& error) {
    if (!problem) problem = Error{error.code, error.message, {place, {}, {}}};
  };
  const MemberVisitor visitor{[&](Member& member) -> Result<bool> {
                                const FormatGuess guess = why_not_read(member, options.format)
                                                              ? FormatGuess{}
                                                              : guess_format(member.bytes, options);
                                if (member.bytes.failure()) remember(member.place, *member.bytes.failure());
                                return votes.add(guess) && !member.alone;  // nothing follows one that is alone
                              },
                              [&](const std::string& place, const Error& error, bool) { remember(place, error); }};
  const auto walked = walk_members(list, visitor, meter, kBytesToJudgeBy);
  if (!walked) return tl::unexpected(walked.error());
  const CorpusFormat format = votes.result();
  if (format == CorpusFormat::automatic && problem && !options.text_column.empty()) return tl::unexpected(*problem);
  return format;
}

bool belongs(Member& member, const LoadOptions& options) {
  if (member.alone || options.format == CorpusFormat::text_files) return true;
  if (guess_format(member.bytes, options).format == options.format) return true;
  return options.format == CorpusFormat::newswire && is_sgml_name(member.place);
}

Result<void> check_columns(CorpusFormat format, const LoadOptions& options, const std::string& paths) {
  if (options.text_column.empty() || has_columns(format)) return {};
  return failure(
      ErrorCode::wrong_content,
      "A text column was given (\"" + options.text_column +
          "\"), but this is no CSV, TSV, JSON Lines or Parquet file; columns are separated by commas or tabs.",
      {paths, {}, {}});
}

std::string describe(CorpusFormat format) {
  switch (format) {
    case CorpusFormat::newswire:
      return "newswire SGML";
    case CorpusFormat::reviews:
      return "a table (CSV or TSV)";
    case CorpusFormat::json_lines:
      return "JSON Lines";
    case CorpusFormat::parquet:
      return "Parquet";
    case CorpusFormat::text_files:
      return "text";
    case CorpusFormat::builtin:
      return "the built-in corpus";
    case CorpusFormat::automatic:
      break;
  }
  return "nothing known";
}

}  // namespace lookalike
