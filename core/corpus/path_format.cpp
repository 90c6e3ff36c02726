#include "core/corpus/path_format.h"

#include <array>

#include "core/corpus/detect_format.h"
#include "core/corpus/member_walk.h"

namespace lookalike {
namespace {

constexpr int kMembersToJudgeBy = 64;
constexpr std::uint64_t kBytesToJudgeBy = std::uint64_t{64} << 20;

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

  std::array<int, 6> votes_{};
  CorpusFormat decided_ = CorpusFormat::automatic;
  int cast_ = 0;
};

}  // namespace

Result<CorpusFormat> guess_path_format(const FileList& list, const LoadOptions& options, const Progress& progress) {
  Votes votes;
  const Progress silent(progress.stop_token());
  ReadMeter meter(silent, 0);
  const MemberVisitor visitor{
      [&](Member& member) -> Result<bool> { return votes.add(guess_format(member.bytes, options)); },
      [](const std::string&, const Error&) {}};  // loading meets the same problem and tells of it
  const auto walked = walk_members(list, visitor, meter, kBytesToJudgeBy);
  if (!walked) return tl::unexpected(walked.error());
  return votes.result();
}

std::string describe(CorpusFormat format) {
  switch (format) {
    case CorpusFormat::newswire:
      return "newswire SGML";
    case CorpusFormat::reviews:
      return "a table (CSV or TSV)";
    case CorpusFormat::json_lines:
      return "JSON Lines";
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
