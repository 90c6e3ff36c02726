#include "core/corpus/load.h"

#include <algorithm>
#include <chrono>
#include <optional>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"
#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/file_parts.h"
#include "core/corpus/formats/foreign_format.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/path_format.h"
#include "core/corpus/input/archive_reader.h"
#include "core/corpus/input/buffered_reader.h"
#include "core/corpus/input/byte_source.h"
#include "core/corpus/input/decoding_source.h"
#include "core/corpus/input/file_ranges.h"
#include "core/corpus/input/file_source.h"
#include "core/corpus/input/member_walk.h"
#include "core/corpus/load_options.h"
#include "core/corpus/synthetic/load_builtin.h"

namespace lookalike {
namespace {

/// Loads the corpus files below one given path; the options name the format. Ranges of files are read in parallel
/// unless a sample is drawn, with the same result.
class PathLoader {
 public:
  PathLoader(const FileList& list, const LoadOptions& options, CorpusBuilder& builder, ReadMeter& meter)
      : list_(list), options_(options), builder_(builder), meter_(meter) {}

  /// Errors: cancelled; wrong_content or unreadable if there is no document, unless the format is text, where a single
  /// bad file is no reason to stop.
  Result<void> load() {
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

  /// The first problem of a whole file.
  const std::optional<Error>& problem() const { return problem_; }

 private:
  Result<void> read_files() {
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
  Result<void> walk(const FileList& files) {
    const MemberVisitor visitor{
        [this](Member& member) { return visit(member); },
        [this](const std::string& place, const Error& error, bool truncated) { broken(place, error, truncated); },
        options_.encoding};
    const auto walked = walk_members(files, visitor, meter_);
    return walked ? Result<void>() : tl::unexpected(walked.error());
  }
  Result<bool> visit(Member& member) {
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
      builder_.skip_record("Skipped: " + error.message + (records == 0 ? "" : " " + lost_rows_message(records)),
                           records);
      remember(member.place, std::move(error));
    } else if (member.bytes.failure() && builder_.documents() == before) {
      remember(member.place, *member.bytes.failure());
    }
    return true;
  }
  void broken(const std::string& place, const Error& error, bool truncated) {
    builder_.begin_file(place);
    truncated ? builder_.truncate(std::nullopt, std::nullopt, error.message) : builder_.skip_file(error.message);
    remember(place, error);
  }
  void remember(const std::string& place, Error error) {
    if (problem_) return;
    if (error.place == Place{}) error.place.file = place;
    problem_ = std::move(error);
  }
  Error nothing_found() const {
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

  const FileList& list_;
  const LoadOptions& options_;
  CorpusBuilder& builder_;
  ReadMeter& meter_;
  std::uint64_t without_text_before_ = 0;
  std::optional<Error> problem_;
};

using Clock = std::chrono::steady_clock;

std::uint64_t total_size(const std::vector<FileList>& lists) {
  std::uint64_t total = 0;
  for (const FileList& list : lists) total += size_of(list);
  return total;
}

// Estimated bytes of text, from the first file of each path. Parquet pages are compressed.
std::uint64_t likely_bytes(const std::vector<FileList>& lists, CorpusFormat format) {
  const auto is_packed = [format](const FileList& list) {
    return format_of(format).packed || looks_packed(list.files.front());
  };
  std::uint64_t bytes = 0;
  for (const FileList& list : lists)
    if (!list.files.empty()) bytes += size_of(list) * (is_packed(list) ? kUsualRatio : 1);
  return bytes;
}

// If the texts will not fit, all go into the temporary file, which leaves the memory to what is derived from them. The
// size of a sample is not known beforehand, so its texts stay in memory while there is room.
std::uint64_t room_for_texts(const std::vector<FileList>& lists, const LoadOptions& options) {
  const bool too_many = options.sample.size == 0 && likely_bytes(lists, options.format) > options.copied_texts;
  return too_many ? 0 : options.copied_texts;
}

Result<FileList> list_stream(const std::string& path, const Progress& progress) {
  auto stream = StreamInput::open(path, progress.stop_token());
  if (!stream) return failure(stream.error().code, stream.error().message, {path, {}, {}});
  return FileList{.files = {path}, .unreadable = {}, .stream = std::move(*stream)};
}

Result<std::vector<FileList>> list_all(const std::vector<std::string>& paths, const LoadOptions& options,
                                       const Progress& progress) {
  std::vector<FileList> lists;
  for (const std::string& path : paths) {
    auto list = options.streams && is_stream(path) ? list_stream(path, progress) : list_files(path, progress);
    if (!list) return tl::unexpected(std::move(list.error()));
    lists.push_back(std::move(*list));
  }
  share_root(lists);
  return lists;
}

// The options completed from the files: the one format of all paths, text if it cannot be inferred, and the column with
// the text.
Result<LoadOptions> decided(const std::vector<std::string>& paths, const std::vector<FileList>& lists,
                            const LoadOptions& options, const Progress& progress) {
  LoadOptions decided = options;
  decided.detected = options.format == CorpusFormat::automatic;
  std::size_t first = lists.size();
  for (std::size_t i = 0; i < lists.size(); ++i) {
    const auto reading = decide_reading(lists[i], options, progress);
    if (!reading) return tl::unexpected(reading.error());
    if (reading->format == CorpusFormat::automatic || (first < i && reading->format == decided.format)) continue;
    if (first < i)
      return failure(ErrorCode::wrong_content, "Only files of one kind can be opened together: \"" + paths[first] +
                                                   "\" looks like " + format_of(decided.format).description + ", \"" +
                                                   paths[i] + "\" like " + format_of(reading->format).description +
                                                   ".");
    decided.format = reading->format;
    decided.text_detected |= decided.text_column.empty() && reading->longest;
    if (decided.text_column.empty()) decided.text_column = reading->text_column;
    first = i;
  }
  if (decided.format == CorpusFormat::automatic) decided.format = CorpusFormat::text_files;
  return decided;
}

Result<void> read_in_a_row(std::span<const FileList> lists, const LoadOptions& options, CorpusBuilder& builder,
                           ReadMeter& meter, std::optional<Error>& problem) {
  for (const FileList& list : lists) {
    PathLoader loader(list, options, builder, meter);
    if (const auto loaded = loader.load(); !loaded) return loaded;
    if (!problem) problem = loader.problem();
  }
  return {};
}

Result<void> read_lists(const std::vector<FileList>& lists, const LoadOptions& options, CorpusBuilder& builder,
                        ReadMeter& meter, std::optional<Error>& problem) {
  const auto ranges = split_lists(lists, builder.sizes().range_bytes);
  if (options.sample.size != 0 || ranges.size() < 2) return read_in_a_row(lists, options, builder, meter, problem);
  return read_ranges(ranges.size(), builder, problem,
                     [&](std::size_t i, CorpusBuilder& part, std::optional<Error>& part_problem) {
                       return read_in_a_row(ranges[i], options, part, meter, part_problem);
                     });
}

/// Advice for a corpus that is one JSON object: its list at `path` may be meant as the documents.
std::string one_object_remark(const std::string& path) {
  std::string keys;  // of jq, which takes quoted ones as they are
  for (const char c : path) keys += c == '.' ? std::string("\".\"") : std::string(1, c);
  return "The corpus is one object, so the texts in its list \"" + path +
         "\" are one document. If each element is a document, write them as lines, for example with jq -c '.\"" + keys +
         "\"[]'.";
}

Result<std::shared_ptr<const Corpus>> load_lists(const std::vector<FileList>& lists, const std::string& path,
                                                 const LoadOptions& options, const PieceSizes& sizes,
                                                 const Progress& progress, Clock::time_point start) {
  CorpusBuilder builder(options.sample, sizes, room_for_texts(lists, options));
  builder.remember(options, stamps_of(lists));
  ReadMeter meter(progress, total_size(lists));
  std::optional<Error> problem;
  if (const auto read = read_lists(lists, options, builder, meter, problem); !read) return tl::unexpected(read.error());
  if (builder.documents() == 0) {
    if (problem) return tl::unexpected(*problem);
    return tl::unexpected(no_document(builder.report(), path));
  }
  progress.at(1);
  const std::chrono::duration<double> elapsed = Clock::now() - start;
  const bool is_one_object =
      options.format == CorpusFormat::json_lines && builder.documents() == 1 && builder.report().damage_total == 0;
  if (const std::size_t list = options.text_column.find("[]"); is_one_object && list != std::string::npos)
    builder.remark(one_object_remark(options.text_column.substr(0, list)));
  if (options.text_detected)
    builder.remark("No column has a common name for the text; \"" + options.text_column +
                   "\" was chosen, because it has the longest texts.");
  return std::make_shared<const Corpus>(builder.finish(path, options.format, elapsed.count()));
}

Result<void> add_all(const Corpus& corpus, CorpusBuilder& builder, const Progress& progress) {
  constexpr std::size_t kCheck = 1024;  // documents between checks of the stop token
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    if (i % kCheck == 0 && progress.cancelled()) return cancelled();
    const Document document = corpus[DocumentIndex(i)];
    if (!builder.add({document.id, document.title, document.details, document.text}))
      return failure(ErrorCode::too_large, "Both corpora together have too many documents.");
  }
  return corpus.check_texts();
}

}  // namespace

Result<std::shared_ptr<const Corpus>> load_corpus(const std::vector<std::string>& paths, const LoadOptions& options,
                                                  const Progress& progress) {
  return load_corpus(paths, options, {}, progress);
}

Result<std::shared_ptr<const Corpus>> load_corpus(const std::vector<std::string>& paths, const LoadOptions& options,
                                                  const PieceSizes& sizes, const Progress& progress) {
  const auto start = Clock::now();
  if (paths.empty()) return failure(ErrorCode::bad_usage, "There is nothing to open: no path was given.");
  if (paths.size() == 1 && paths[0] == kBuiltinCorpus) return load_builtin(options.sample, progress);
  if (options.format == CorpusFormat::builtin || std::ranges::find(paths, kBuiltinCorpus) != paths.end())
    return failure(ErrorCode::bad_usage, "The built-in corpus is opened alone, by the path \"builtin\".");

  const auto lists = list_all(paths, options, progress);
  if (!lists) return tl::unexpected(lists.error());
  const auto reading = decided(paths, *lists, options, progress);
  if (!reading) return tl::unexpected(reading.error());
  if (const auto fit = check_columns(reading->format, options, joined(paths, "; ")); !fit)
    return tl::unexpected(fit.error());
  for (const FileList& list : *lists)
    if (list.stream) list.stream->begin();
  return load_lists(*lists, joined(paths, "; "), *reading, sizes, progress, start);
}

Result<std::shared_ptr<const Corpus>> join(const Corpus& first, const Corpus& second, std::uint64_t copied_texts,
                                           const Progress& progress) {
  const bool fits = first.text_bytes() + second.text_bytes() <= copied_texts;
  CorpusBuilder builder({}, {}, fits ? copied_texts : 0);
  for (const Corpus* corpus : {&first, &second})
    if (const auto added = add_all(*corpus, builder, progress); !added) return tl::unexpected(added.error());
  return std::make_shared<const Corpus>(builder.finish(second.report().path, second.report().format));
}

Result<std::string> decode_text(std::string_view bytes) {
  MemorySource memory(bytes);
  DecodingSource decoded(memory);
  BufferedReader window(decoded);
  const std::string_view text = window.peek(kMostRecordBytes + 1);
  if (text.size() > kMostRecordBytes)
    return failure(ErrorCode::wrong_content, "The text is longer than " + std::to_string(kMostRecordBytes) +
                                                 " bytes, the maximum for a document.");
  std::string storage;
  return std::string(clean_text(text, storage).text);
}

}  // namespace lookalike
