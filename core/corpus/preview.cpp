#include "core/corpus/preview.h"

#include <algorithm>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"
#include "core/corpus/file_list.h"
#include "core/corpus/formats/foreign_format.h"
#include "core/corpus/formats/format.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/path_format.h"
#include "core/corpus/input/byte_source.h"
#include "core/corpus/synthetic/load_builtin.h"

namespace lookalike {
namespace {

std::string cell(std::string_view value) {
  return shorten(value, CorpusPreview::kCellBytes);
}

constexpr const char* kNoRecord = "No record could be read from the beginning, and the preview reads no further.";

void add_sentence(std::string& text, const std::string& sentence) {
  text += (text.empty() || sentence.empty() ? "" : " ") + sentence;
}

std::string damage_sentence(const HeadRecords& head) {
  const std::uint64_t count = head.damaged + head.mended;
  if (count == 0) return {};
  return "Of the first " + grouped(head.seen) + " records, " + grouped(count) + (count == 1 ? " is" : " are") +
         " damaged; the Corpus page lists the damage once they are open.";
}

// Column names of formats without columns.
void name_columns(CorpusPreview& preview) {
  preview.columns = {"id", "title", "text"};
  preview.id = 0;
  preview.title = 1;
  preview.text = 2;
}

/// Examines the members of one path.
class Previewer {
 public:
  /// `asked` are the options as requested, `options` those that name the format and the text.
  Previewer(const std::string& path, const FileList& list, const LoadOptions& asked, const LoadOptions& options)
      : list_(list), asked_(asked), options_(options), format_(format_of(options.format)) {
    preview_.format = options.format;
    preview_.place = path;
  }

  Result<CorpusPreview> look(const Progress& progress);

 private:
  Result<bool> visit(Member& member);
  Result<void> take_head(Member& member);
  void choose(const HeadRecords& head, bool more_follow);
  void choose_text(HeadRecords& head, bool more_follow);
  Result<bool> read_documents(Member& member);
  void take_documents();
  void name_columns_unseen();

  const FileList& list_;
  const LoadOptions &asked_, &options_;
  const Format& format_;
  CorpusPreview preview_;
  std::optional<Error> problem_;  // the first problem of a whole file
  CorpusBuilder builder_;         // documents of formats without columns
  std::size_t left_ = CorpusPreview::kMostBytes;
  bool more_ = false;        // there are more records than shown
  bool may_follow_ = false;  // unexamined files may have records, even if the examined ones have none
};

Result<CorpusPreview> Previewer::look(const Progress& progress) {
  const Progress silent(progress.stop_token());
  ReadMeter meter(silent, 0);
  const MemberVisitor visitor{[this](Member& member) { return visit(member); },
                              [this](const std::string& place, const Error& error, bool) {
                                if (!problem_) problem_ = Error{error.code, error.message, {place, {}, {}}};
                              },
                              options_.encoding};
  const auto came_to_end = walk_members(list_, visitor, meter, kBytesToJudgeBy);
  if (!came_to_end) return tl::unexpected(came_to_end.error());
  take_documents();
  may_follow_ |= !*came_to_end && left_ > 0;  // the budget ended the walk
  if (preview_.columns.empty() && may_follow_) name_columns_unseen();
  preview_.whole = !more_;
  if (!preview_.columns.empty()) return preview_;
  return tl::unexpected(problem_ ? *problem_ : no_document(builder_.report(), list_.files.front()));
}

// Shows the records of the first file only: the next may have other columns.
Result<bool> Previewer::visit(Member& member) {
  const auto foreign = why_not_read(member, options_.format);
  if (foreign && !problem_) problem_ = Error{ErrorCode::wrong_content, *foreign, {member.place, {}, {}}};
  if (foreign || !belongs(member, options_)) return true;
  if (!format_.head) return read_documents(member);
  const auto taken = take_head(member);
  if (const auto& failure = member.bytes.failure(); failure && failure->code == ErrorCode::cancelled)
    return tl::unexpected(*failure);
  if (!taken && !problem_) problem_ = Error{taken.error().code, taken.error().message, {member.place, {}, {}}};
  return preview_.columns.empty();
}

Result<void> Previewer::take_head(Member& member) {
  auto head = format_.head(member, options_, CorpusPreview::kMostRecords);
  const std::size_t seen = format_.packed ? 0 : std::min(member.bytes.view().size(), CorpusPreview::kMostBytes);
  const bool more_follow = !format_.packed && member.bytes.peek(CorpusPreview::kMostBytes + 1).size() > seen;
  may_follow_ |= more_follow;
  more_ |= more_follow || !member.alone || member.bytes.failure();
  left_ -= seen;
  if (!head) return tl::unexpected(head.error());
  preview_.place = member.place;
  more_ |= head->seen - head->damaged > head->records.size();
  choose_text(*head, more_follow);
  choose(*head, more_follow);
  add_sentence(preview_.note, member.encoding_guess);
  return {};
}

void Previewer::choose(const HeadRecords& head, bool more_follow) {
  preview_.columns = head.columns;
  preview_.dialect = head.dialect;
  for (const auto& record : head.records) {
    std::vector<std::string> cells(head.columns.size());
    for (std::size_t i = 0; i < record.size(); ++i) cells[i] = cell(record[i]);
    preview_.records.push_back(std::move(cells));
  }
  add_sentence(preview_.note, head.remark);
  add_sentence(preview_.note, damage_sentence(head));
  if (!preview_.records.empty()) return;
  if (more_follow)
    add_sentence(preview_.note, kNoRecord);
  else if (preview_.problem.empty())
    preview_.problem = std::string(format_.description) + " was found, but it contains no records.";
}

// A requested field that the beginning lacks stays chosen if the rest of the file may have it.
void Previewer::choose_text(HeadRecords& head, bool more_follow) {
  const bool named = !asked_.text_column.empty(), json = options_.format == CorpusFormat::json_lines;
  const bool may_come = json && more_follow && named && !names_text(head.columns, options_);
  if (json)  // later records may have them
    for (const std::string& name : {options_.id_column, options_.title_column})
      if (!name.empty() && !find_column(head.columns, name)) head.column_named(name);
  if (may_come) {
    head.column_named(options_.text_column);
    add_sentence(preview_.note, "None of the examined records has a field \"" + options_.text_column + "\".");
  }
  auto columns = choose_columns(head.columns, options_);
  if (!columns && !named) {  // id and title can still be found
    preview_.problem = "Choose the column that contains the text; none has a common name.";
    LoadOptions any = options_;
    any.text_column = head.columns.front();
    columns = choose_columns(head.columns, any);
    if (columns) columns->text.clear();
  }
  if (!columns) {
    preview_.problem = columns.error().message;
    return;
  }
  const auto index = [&head](const std::vector<std::string>& names) {
    return names.empty() ? std::nullopt : find_column(head.columns, names.front());
  };
  preview_.text = index(columns->text);
  for (std::size_t i = 1; i < columns->text.size(); ++i)
    preview_.joined.push_back(*find_column(head.columns, columns->text[i]));
  preview_.id = index(columns->id);
  preview_.title = index(columns->title);
  if (preview_.text && options_.text_detected)
    add_sentence(preview_.note, "The column with the longest texts was chosen, because none has a common name.");
  const bool seen_text = !preview_.text || head.records.empty() || head.holds_text[*preview_.text] || may_come;
  if (!seen_text)
    (more_follow ? preview_.note : preview_.problem) =
        "The column \"" + columns->text.front() + "\" contains no text in any of the examined records.";
}

Result<bool> Previewer::read_documents(Member& member) {
  const bool newswire = options_.format == CorpusFormat::newswire;
  const std::string_view view = member.bytes.peek(left_ + 1);
  if (const auto& failure = member.bytes.failure(); failure && failure->code == ErrorCode::cancelled)
    return tl::unexpected(*failure);
  std::string_view head = view.substr(0, left_);
  const bool cut = view.size() > left_, whole = !cut && !member.bytes.failure();
  const std::size_t seen = head.size();
  if (!newswire && !whole) head = whole_characters(head);  // a prefix of a text is a text
  builder_.begin_file(member.place);
  HeadSource source(head, whole || !newswire);
  BufferedReader bytes(source);
  const auto read = newswire ? load_newswire(bytes, builder_) : load_text_file(bytes, member.id, options_, builder_);
  if (!read && !problem_) problem_ = Error{read.error().code, read.error().message, {member.place, {}, {}}};
  may_follow_ |= cut && (newswire || !member.alone);
  more_ |= !whole || !member.alone;
  left_ -= seen;
  return left_ > 0 && builder_.documents() <= CorpusPreview::kMostRecords;
}

void Previewer::take_documents() {
  if (builder_.documents() == 0) return;
  name_columns(preview_);
  const Corpus corpus = builder_.finish(preview_.place, options_.format);
  more_ |= corpus.size() > CorpusPreview::kMostRecords;
  for (std::size_t i = 0; i < std::min(corpus.size(), CorpusPreview::kMostRecords); ++i) {
    const Document document = corpus[DocumentIndex(static_cast<std::uint32_t>(i))];
    preview_.records.push_back({cell(document.id), cell(document.title), cell(document.text)});
  }
}

// Only loading can find columns that the beginning lacks.
void Previewer::name_columns_unseen() {
  preview_.note = kNoRecord;
  more_ = true;
  if (!format_.head) return name_columns(preview_);
  const auto add = [this](const std::string& name, std::optional<std::size_t>& column) {
    if (name.empty()) return;
    column = find_column(preview_.columns, name).value_or(preview_.columns.size());
    if (*column == preview_.columns.size()) preview_.columns.push_back(name);
  };
  add(options_.text_column.empty() ? "text" : options_.text_column, preview_.text);
  add(options_.id_column, preview_.id);
  add(options_.title_column, preview_.title);
}

Result<CorpusPreview> preview_builtin(const std::string& path, const Progress& progress) {
  const auto corpus = load_builtin({}, progress);
  if (!corpus) return tl::unexpected(corpus.error());
  CorpusPreview preview;
  preview.format = CorpusFormat::builtin;
  preview.place = path;
  name_columns(preview);
  for (std::uint32_t i = 0; i < CorpusPreview::kMostRecords; ++i) {
    const Document document = (**corpus)[DocumentIndex(i)];
    preview.records.push_back({cell(document.id), cell(document.title), cell(document.text)});
  }
  return preview;
}

}  // namespace

Result<CorpusPreview> preview_corpus(const std::string& path, const LoadOptions& options, const Progress& progress) {
  if (path.empty()) return failure(ErrorCode::bad_usage, "There is nothing to open: no path was given.");
  if (path == kBuiltinCorpus) return preview_builtin(path, progress);
  if (options.format == CorpusFormat::builtin)
    return failure(ErrorCode::bad_usage, "The built-in corpus is opened alone, by the path \"builtin\".");
  const auto list = list_files(path, progress);
  if (!list) return tl::unexpected(list.error());
  const auto reading = decide_reading(*list, options, progress);
  if (!reading) return tl::unexpected(reading.error());
  LoadOptions decided = options;
  decided.detected = options.format == CorpusFormat::automatic;
  decided.format = reading->format == CorpusFormat::automatic ? CorpusFormat::text_files : reading->format;
  decided.text_detected = reading->longest;
  if (decided.text_column.empty()) decided.text_column = reading->text_column;
  if (const auto fit = check_columns(decided.format, options, path); !fit) return tl::unexpected(fit.error());
  return Previewer(path, *list, options, decided).look(progress);
}

}  // namespace lookalike
