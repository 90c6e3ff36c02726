#include "core/corpus/formats/path_loader.h"

#include "core/corpus/formats/foreign_format.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/path_format.h"
#include "core/corpus/formats/read_ranges.h"
#include "core/corpus/input/file_ranges.h"
#include "core/corpus/input/truncation.h"

namespace lookalike {

Result<void> PathLoader::load() {
  const std::uint64_t before = builder_.documents();
  without_text_before_ = builder_.report().without_text;
  for (const Damage& damage : list_.unreadable) {
    builder_.begin_file(damage.place.file);
    builder_.skip_file(damage.reason);
  }
  if (const auto read = read_files(); !read) return read;
  if (builder_.documents() > before || options_.format == CorpusFormat::text_files) return {};
  return tl::unexpected(problem_ ? *problem_ : nothing_found());
}

Result<void> PathLoader::read_files() {
  if (options_.sample.size != 0) return walk(list_);
  const auto ranges = split_files(list_, builder_.sizes().range_bytes);
  if (ranges.size() < 2) return walk(list_);
  return read_ranges(ranges.size(), builder_, problem_,
                     [&](std::size_t i, CorpusBuilder& builder, std::optional<Error>& problem) {
                       PathLoader loader(ranges[i], options_, builder, meter_);
                       auto walked = loader.walk(ranges[i]);
                       if (!problem) problem = loader.problem();
                       return walked;
                     });
}

Result<void> PathLoader::walk(const FileList& files) {
  const MemberVisitor visitor{
      [this](Member& member) { return visit(member); },
      [this](const std::string& place, const Error& error, bool truncated) { broken(place, error, truncated); },
      options_.encoding};
  const auto walked = walk_members(files, visitor, meter_);
  return walked ? Result<void>() : tl::unexpected(walked.error());
}

Result<bool> PathLoader::visit(Member& member) {
  const auto foreign = why_not_read(member, options_.format);
  const bool readable = !foreign && (!member.bytes.failure() || !member.bytes.view().empty());
  if (readable && !belongs(member, options_)) {
    builder_.leave_aside(member.place);
    if (const auto& failure = member.bytes.failure(); failure && failure->code != ErrorCode::cancelled)
      broken(member.place, {failure->code, truncation_reason(*failure), {}}, true);
    return true;
  }
  const bool may_be_mapped = options_.format == CorpusFormat::table;  // most of its texts are written unchanged
  builder_.begin_file(member.place, may_be_mapped ? member.path : std::string());
  if (!member.encoding_guess.empty()) builder_.remark(member.encoding_guess);
  const std::uint64_t before = builder_.documents();
  const auto& unread = member.bytes.failure();  // failure in the first bytes
  const auto done = foreign ? Result<void>(failure(ErrorCode::unreadable, *foreign))
                    : unread && member.bytes.view().empty()
                        ? tl::unexpected(*unread)
                        : format_of(options_.format).load(member, options_, builder_);
  if (!done) {
    Error error = done.error();
    if (error.code == ErrorCode::cancelled) return tl::unexpected(std::move(error));
    const Format& format = format_of(options_.format);
    const std::uint64_t records = format.records_in && !member.path.empty() ? format.records_in(member) : 0;
    builder_.skip_record("Skipped: " + error.message + (records == 0 ? "" : " " + lost_rows_message(records)), records);
    remember(member.place, std::move(error));
  } else if (member.bytes.failure() && builder_.documents() == before) {
    remember(member.place, *member.bytes.failure());
  }
  return true;
}

void PathLoader::broken(const std::string& place, const Error& error, bool truncated) {
  builder_.begin_file(place);
  truncated ? builder_.truncate(std::nullopt, std::nullopt, error.message) : builder_.skip_file(error.message);
  remember(place, error);
}

void PathLoader::remember(const std::string& place, Error error) {
  if (problem_) return;
  if (error.place == Place{}) error.place.file = place;
  problem_ = std::move(error);
}

Error PathLoader::nothing_found() const {
  Error error{ErrorCode::wrong_content,
              std::string(format_of(options_.format).description) + " was expected, but no record could be read.",
              {}};
  if (!list_.files.empty()) error.place.file = list_.files.front();
  const LoadReport& report = builder_.report();
  if (report.without_text > without_text_before_)
    error.message = "None of its " + std::to_string(report.without_text - without_text_before_) +
                    " newswire items has a BODY, so there is no text.";
  else if (!report.damage.empty())
    error.message += " The first problem: " + report.damage.front().reason;
  return error;
}

}  // namespace lookalike
