#include "core/corpus/formats/path_format.h"

#include <array>
#include <map>
#include <tuple>

#include "core/base/value_text.h"
#include "core/corpus/formats/file_names.h"
#include "core/corpus/formats/foreign_format.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/input/decoding_source.h"

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
    const int tables = of(CorpusFormat::table), lines = of(CorpusFormat::json_lines);
    const int texts = of(CorpusFormat::text_files);
    if (tables + lines + texts == 0) return CorpusFormat::automatic;
    if (texts > tables + lines) return CorpusFormat::text_files;
    return tables >= lines ? CorpusFormat::table : CorpusFormat::json_lines;
  }

 private:
  int& of(CorpusFormat format) { return votes_[static_cast<std::size_t>(format)]; }
  int of(CorpusFormat format) const { return votes_[static_cast<std::size_t>(format)]; }

  std::array<int, std::size(kCorpusFormats)> votes_{};
  CorpusFormat decided_ = CorpusFormat::automatic;
  int cast_ = 0;
};

bool begins_like_json(std::string_view head) {
  const std::size_t first = head.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && (head[first] == '{' || head[first] == '[');
}

// Blocks of lines such as "review/text: ...", as the older Amazon reviews of SNAP have.
bool holds_blocks(std::string_view head) {
  return head.starts_with("product/productId: ") && head.find("\nreview/text: ") != std::string_view::npos;
}

// Why a file that looks like a text is not one.
std::optional<std::string> why_no_text(Member& member) {
  const std::string asked = " To read the file as one text anyway, choose the format \"text\".";
  const std::string_view head = member.bytes.peek(kHeadBytes);
  if (names_records(member.place))
    return "Its name suggests records, but neither columns nor JSON objects were found." + asked;
  if (begins_like_json(head)) return "It begins like JSON, but no JSON object was found." + asked;
  if (holds_blocks(head))
    return "It contains reviews in blocks of lines such as \"review/text: \", which are not supported; write them as a "
           "table or as JSON Lines." +
           asked;
  return {};
}

/// Examines one member after another until it is known how to read them all.
class Judge {
 public:
  Judge(const LoadOptions& options) : options_(options) {}

  Result<bool> look(Member& member) {
    if (const auto why = why_not_read(member, options_.format)) {
      remember(member.place, Error{ErrorCode::unreadable, *why, {}});
      return votes_.add({}) && !member.alone;
    }
    const FormatGuess guess = guess_format(member, options_);
    if (member.bytes.failure()) remember(member.place, *member.bytes.failure());
    const bool asked_for = options_.format != CorpusFormat::automatic;
    if (!asked_for && member.alone && guess.format == CorpusFormat::text_files)
      if (const auto why = why_no_text(member)) return failure(ErrorCode::wrong_content, *why, {member.place, {}, {}});
    const CorpusFormat format = asked_for && member.alone ? options_.format : guess.format;
    if (!asked_for || format == options_.format) remember_text(member, format, guess.certain);
    if (accompanies_corpus(member.place) && !guess.certain && !member.alone) return votes_.add({});
    return votes_.add(guess) && !member.alone;  // nothing follows a single member
  }

  /// The first problem, which matters if nothing else could be read.
  void remember(const std::string& place, const Error& error) {
    if (!refused_) refused_ = Error{error.code, error.message, {place, {}, {}}};
  }

  Result<PathReading> result() const {
    const CorpusFormat format = options_.format != CorpusFormat::automatic ? options_.format : votes_.result();
    if (format == CorpusFormat::automatic && refused_) return tl::unexpected(*refused_);
    const auto found = texts_.find(format);
    PathReading reading{format, {}, false};
    if (found != texts_.end()) std::tie(reading.text_column, reading.longest) = found->second;
    return reading;
  }

 private:
  // The first file of a format determines the text column for all, or the first file with a common name for it.
  void remember_text(Member& member, CorpusFormat format, bool certain) {
    const Format& of = format_of(format);
    if (!options_.text_column.empty() || !of.head || (texts_.contains(format) && !certain)) return;
    constexpr std::size_t kRecordsToJudgeBy = 200;
    const auto head = of.head(member, options_, kRecordsToJudgeBy);
    if (!head) return;
    const auto usual = choose_columns(head->columns, options_);
    if (usual)
      texts_[format] = {usual->text.front(), false};
    else if (const auto longest = longest_texts(*head))
      texts_[format] = {*longest, true};
  }

  const LoadOptions& options_;
  Votes votes_;
  std::map<CorpusFormat, std::pair<std::string, bool>> texts_;  // name, and whether its texts are merely longest
  std::optional<Error> refused_;
};

}  // namespace

Result<PathReading> decide_reading(const FileList& list, const LoadOptions& options, const Progress& progress) {
  if (!options.encoding.empty() && !is_encoding(options.encoding))
    return failure(ErrorCode::bad_usage, "There is no encoding called " + in_quotes(options.encoding) + ".");
  if (options.format != CorpusFormat::automatic && !format_of(options.format).head)
    return PathReading{options.format, {}, false};
  Judge judge(options);
  const Progress silent(progress.stop_token());
  ReadMeter meter(silent, 0);
  const MemberVisitor visitor{[&](Member& member) { return judge.look(member); },
                              [&](const std::string& place, const Error& error, bool) { judge.remember(place, error); },
                              options.encoding};
  const auto walked = walk_members(list, visitor, meter, kBytesToJudgeBy);
  if (!walked) return tl::unexpected(walked.error());
  return judge.result();
}

bool belongs(Member& member, const LoadOptions& options) {
  if (member.alone) return true;
  if (options.format == CorpusFormat::text_files)
    return !options.detected || !names_records(member.place) ||
           guess_format(member, options).format == CorpusFormat::automatic;
  // The first items of a newswire file may lie beyond the examined bytes; then the name has to decide.
  if (options.format == CorpusFormat::newswire && names_newswire(member.place)) return true;
  return is_of_format(member, options);
}

Result<void> check_columns(CorpusFormat format, const LoadOptions& options, const std::string& paths) {
  if (options.text_column.empty() || format == CorpusFormat::automatic || format_of(format).head) return {};
  return failure(ErrorCode::wrong_content,
                 "A text column was given (\"" + options.text_column +
                     "\"), but neither a table nor JSON nor Parquet was found there.",
                 {paths, {}, {}});
}

}  // namespace lookalike
