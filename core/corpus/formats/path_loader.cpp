#include "core/corpus/formats/path_loader.h"

#include "core/corpus/formats/file_parts.h"
#include "core/corpus/formats/foreign_format.h"
#include "core/corpus/formats/json_lines/json_lines_parts.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/newswire/newswire_parts.h"
#include "core/corpus/formats/parquet/parquet_loader.h"
#include "core/corpus/formats/path_format.h"
#include "core/corpus/formats/read_ranges.h"
#include "core/corpus/formats/table/table_parts.h"
#include "core/corpus/input/file_ranges.h"

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
      [this](const std::string& place, const Error& error, bool breaks_off) { broken(place, error, breaks_off); }};
  const auto walked = walk_members(files, visitor, meter_);
  return walked ? Result<void>() : tl::unexpected(walked.error());
}

Result<bool> PathLoader::visit(Member& member) {
  const bool belongs = lookalike::belongs(member, options_);
  if (!belongs && options_.format == CorpusFormat::newswire && !member.alone) return true;  // word lists lie beside it
  const bool may_be_mapped = options_.format == CorpusFormat::reviews;  // most of its texts are written as they are
  builder_.begin_file(member.place, may_be_mapped ? member.path : std::string());
  const std::uint64_t before = builder_.documents();
  const auto foreign = why_not_read(member, options_.format);
  const auto& unread = member.bytes.failure();  // in its first bytes, unless it belongs
  const auto done = foreign   ? Result<void>(failure(ErrorCode::wrong_content, *foreign))
                    : belongs ? read(member)
                    : unread  ? tl::unexpected(*unread)
                              : failure(ErrorCode::wrong_content, "It is not " + describe(options_.format) + ".");
  if (!done) {
    Error error = done.error();
    if (error.code == ErrorCode::cancelled) return tl::unexpected(std::move(error));
    builder_.leave_out("Left out: " + error.message);
    remember(member.place, std::move(error));
  } else if (member.bytes.failure() && builder_.documents() == before) {
    remember(member.place, *member.bytes.failure());
  }
  return true;
}

Result<void> PathLoader::read(Member& member) {
  switch (options_.format) {
    case CorpusFormat::newswire:
      return read_newswire(member);
    case CorpusFormat::reviews:
      return read_table(member);
    case CorpusFormat::json_lines:
      return read_json_lines(member);
    case CorpusFormat::parquet:
      return read_parquet(member);
    default:
      return load_text_file(member.bytes, member.id, options_, builder_);
  }
}

Result<void> PathLoader::read_newswire(Member& member) {
  const auto mapped = map_for_parts(member, options_, builder_);
  if (!mapped) return load_newswire(member.bytes, builder_);
  return whole(*mapped, load_newswire_parts(mapped->bytes(), member.bytes.offset(), builder_, member.meter));
}

Result<void> PathLoader::read_table(Member& member) {
  const auto mapped = map_for_parts(member, options_, builder_);
  if (!mapped) return load_table(member.bytes, options_, builder_);
  return whole(*mapped, load_table_parts(mapped->bytes(), member.bytes.offset(), options_, builder_, member.meter));
}

Result<void> PathLoader::read_json_lines(Member& member) {
  const auto mapped = map_for_parts(member, options_, builder_);
  if (!mapped) return load_json_lines(member.bytes, options_, builder_);
  return whole(*mapped,
               load_json_lines_parts(mapped->bytes(), member.bytes.offset(), options_, builder_, member.meter));
}

Result<void> PathLoader::read_parquet(Member& member) {
  const auto mapped = MappedFile::open(member.path);
  if (!mapped) return failure(ErrorCode::unreadable, "The file cannot be mapped into memory.");
  return whole(*mapped, load_parquet(mapped->bytes(), options_, builder_, member.meter));
}

// Missing bytes were read as NUL.
Result<void> PathLoader::whole(const MappedFile& file, Result<void> read) {
  if (file.shortened()) builder_.break_off(std::nullopt, std::nullopt, "The file was shortened while it was read.");
  return read;
}

void PathLoader::broken(const std::string& place, const Error& error, bool breaks_off) {
  builder_.begin_file(place);
  breaks_off ? builder_.break_off(std::nullopt, std::nullopt, error.message) : builder_.skip_file(error.message);
  remember(place, error);
}

void PathLoader::remember(const std::string& place, Error error) {
  if (problem_) return;
  if (error.place == Place{}) error.place.file = place;
  problem_ = std::move(error);
}

Error PathLoader::nothing_found() const {
  Error error{ErrorCode::wrong_content, describe(options_.format) + " was expected, but no record could be read.", {}};
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
