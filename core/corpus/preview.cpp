#include "core/corpus/preview.h"

#include <algorithm>
#include <unordered_map>

#include "core/base/csv_row.h"
#include "core/base/utf8_text.h"
#include "core/corpus/file_list.h"
#include "core/corpus/formats/foreign_format.h"
#include "core/corpus/formats/json_lines/json_fields.h"
#include "core/corpus/formats/json_lines/json_record.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/parquet/parquet_head.h"
#include "core/corpus/formats/path_format.h"
#include "core/corpus/formats/table/table_columns.h"
#include "core/corpus/synthetic/load_builtin.h"
#include "core/system/mapped_file.h"

namespace lookalike {
namespace {

/// The bytes that are looked at; `whole` says that nothing follows, `cut` that more could be read.
struct Head {
  std::string_view bytes;
  bool whole = false, cut = false;
};

Head head_of(BufferedReader& window, std::size_t length) {
  const std::string_view view = window.peek(length + 1);
  const bool cut = view.size() > length;
  return {view.substr(0, length), !cut && !window.failure(), cut};
}

/// Breaks off where there would be more, so that a loader leaves out the record that is cut.
class HeadSource final : public ByteSource {
 public:
  explicit HeadSource(const Head& head) : memory_(head.bytes), whole_(head.whole) {}

  Result<std::size_t> read(std::span<char> into) override {
    const auto length = memory_.read(into);
    if (*length == 0 && !whole_) return failure(ErrorCode::unreadable, "Only the beginning is read.");
    return length;
  }

 private:
  MemorySource memory_;
  bool whole_;
};

// Without the beginning of a character at its end.
std::string_view whole_characters(std::string_view text) {
  constexpr std::size_t kLongest = 4;
  for (std::size_t back = 1; back <= std::min(kLongest, text.size()); ++back) {
    const auto byte = static_cast<unsigned char>(text[text.size() - back]);
    if (byte < 0x80) break;
    if (byte >= 0xC0) return text.substr(0, text.size() - back);
  }
  return text;
}

std::string cell(std::string_view value) {
  std::string storage;
  return shorten(clean_text(value, storage).text, CorpusPreview::kCellBytes);
}

constexpr const char* kNoRecord = "No record could be read from the beginning, which is all that is looked at here.";

std::string text_is_open(const char* what, std::string_view usual) {
  return std::string("Choose the ") + what + " that holds the text; none is called \"" + std::string(usual) + "\".";
}

std::string not_met_yet(const std::string& field) {
  return "None of the records that were looked at has a field \"" + field + "\".";
}

std::string no_text_in(const std::string& field) {
  return "The field \"" + field + "\" holds no text in any of the records that were looked at.";
}

// Column names of kinds that have none of their own.
void name_columns(CorpusPreview& preview) {
  preview.columns = {"id", "title", "text"};
  preview.id = 0;
  preview.title = 1;
  preview.text = 2;
}

/// Looks through the members of one path.
class Previewer {
 public:
  Previewer(const std::string& path, const FileList& list, const LoadOptions& options)
      : list_(list), options_(options), names_(json_names(options)) {
    preview_.format = options.format;
    preview_.place = path;
  }

  Result<CorpusPreview> look(const Progress& progress);

 private:
  Result<bool> visit(Member& member);
  Result<void> read_table(const Head& head);
  void take_row(std::string_view data, const CsvRow& row);
  void choose_table_columns(std::string_view usual_text);
  Result<void> read_parquet(const Member& member);
  Result<void> read_json(const Head& head);
  void take_fields();
  std::optional<std::size_t> column_for(const std::string& name);
  std::size_t add_column(const std::string& name);
  std::optional<std::size_t> column_named(const std::string& name) const;
  void choose_json_columns(bool cut);
  void choose_text_field(bool cut);
  void choose_missing_text_field(bool may_follow);
  Result<void> read_documents(Member& member, Head head);
  void take_documents();
  void name_columns_unseen();
  bool full() const { return preview_.records.size() == CorpusPreview::kMostRecords; }

  const FileList& list_;
  const LoadOptions& options_;  // they name the format
  const JsonNames names_;
  CorpusPreview preview_;
  std::optional<Error> problem_;  // the first thing that went wrong with a whole file
  CorpusBuilder builder_;         // documents of kinds without columns
  // For JSON Lines:
  std::vector<JsonField> fields_;
  std::uint64_t objects_ = 0;                             // that were looked at, beyond those that are shown too
  std::unordered_map<std::string, std::size_t> columns_;  // by name
  std::vector<bool> holds_string_;                        // a column
  std::size_t left_ = CorpusPreview::kMostBytes;
  bool more_ = false;        // than is shown
  bool may_follow_ = false;  // records in what was not looked at, even if there are none in what was
};

Result<CorpusPreview> Previewer::look(const Progress& progress) {
  const Progress silent(progress.stop_token());
  ReadMeter meter(silent, 0);
  const MemberVisitor visitor{[this](Member& member) { return visit(member); },
                              [this](const std::string& place, const Error& error, bool) {
                                if (!problem_) problem_ = Error{error.code, error.message, {place, {}, {}}};
                              }};
  const auto came_to_end = walk_members(list_, visitor, meter, kBytesToJudgeBy);
  if (!came_to_end) return tl::unexpected(came_to_end.error());
  take_documents();
  may_follow_ |= !*came_to_end && left_ > 0;  // it was the budget that ended it
  if (preview_.columns.empty() && may_follow_) name_columns_unseen();
  preview_.whole = !more_;
  if (!preview_.columns.empty()) return preview_;
  return tl::unexpected(problem_ ? *problem_ : no_document(builder_.report(), list_.files.front()));
}

// Tables and JSON Lines are shown as the first one is: the next may have other columns.
Result<bool> Previewer::visit(Member& member) {
  if (!belongs(member, options_)) return true;
  if (options_.format == CorpusFormat::parquet && !why_not_read(member, options_.format)) {
    const auto read = read_parquet(member);
    if (!read && !problem_) problem_ = Error{read.error().code, read.error().message, {member.place, {}, {}}};
    return preview_.columns.empty();
  }
  const Head head = head_of(member.bytes, left_);
  if (const auto& failure = member.bytes.failure(); failure && failure->code == ErrorCode::cancelled)
    return tl::unexpected(*failure);
  const bool table = options_.format == CorpusFormat::reviews, lines = options_.format == CorpusFormat::json_lines;
  if (const auto foreign = why_not_read(member, options_.format)) {
    if (!problem_) problem_ = Error{ErrorCode::wrong_content, *foreign, {member.place, {}, {}}};
    return true;
  }
  const auto read = table ? read_table(head) : lines ? read_json(head) : read_documents(member, head);
  if (!read && !problem_) problem_ = Error{read.error().code, read.error().message, {member.place, {}, {}}};
  const bool one_text = member.alone && options_.format == CorpusFormat::text_files;
  may_follow_ |= head.cut && !one_text;
  more_ |= !head.whole;
  left_ -= head.bytes.size();
  if (table || lines) preview_.place = member.place;
  if (!table && !lines) return left_ > 0 && builder_.documents() <= CorpusPreview::kMostRecords;
  more_ |= !member.alone;
  return preview_.columns.empty() && left_ > 0;
}

Result<void> Previewer::read_table(const Head& head) {
  const char delimiter = delimiter_of(head.bytes);
  std::string_view left = head.bytes;
  CsvRow row;
  while (!full() && !left.empty() && read_csv_row(left, delimiter, head.whole, row)) {
    if (!row.blank()) take_row(left, row);
    left.remove_prefix(row.length);
  }
  more_ |= left.find_first_not_of("\r\n") != std::string_view::npos;
  if (preview_.columns.empty())
    return failure(ErrorCode::wrong_content, "A table was expected; there is no header line.");
  choose_table_columns(kReviewText);
  if (preview_.records.empty() && head.whole) preview_.problem = "The table holds a header but no records.";
  if (preview_.records.empty() && head.cut) preview_.note = kNoRecord;
  return {};
}

// The first row is the header; cells beyond its last name belong to no column.
void Previewer::take_row(std::string_view data, const CsvRow& row) {
  const bool header = preview_.columns.empty();
  const std::size_t count = header ? row.fields.size() : std::min(row.fields.size(), preview_.columns.size());
  std::vector<std::string> cells;
  std::string unquoted, cleaned;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string_view value = csv_value(data, row.fields[i], unquoted);
    cells.push_back(header ? std::string(clean_text(value, cleaned).text) : cell(value));
  }
  if (header) {
    preview_.columns = std::move(cells);
  } else {
    cells.resize(preview_.columns.size());
    preview_.records.push_back(std::move(cells));
  }
}

void Previewer::choose_table_columns(std::string_view usual_text) {
  LoadOptions named = options_;
  if (named.text_column.empty()) named.text_column = usual_text;
  auto chosen = choose_columns(preview_.columns, named);
  const bool open = !chosen && options_.text_column.empty();
  if (open) {  // the others are known all the same
    named.text_column = preview_.columns.front();
    chosen = choose_columns(preview_.columns, named);
    preview_.problem = text_is_open("column", usual_text);
  }
  if (!chosen) {
    preview_.problem = chosen.error().message;
    return;
  }
  if (!open) preview_.text = chosen->text;
  preview_.id = chosen->id;
  preview_.title = chosen->title;
}

Result<void> Previewer::read_parquet(const Member& member) {
  const auto file = MappedFile::open(member.path);
  if (!file) return failure(ErrorCode::unreadable, "The file cannot be mapped into memory.");
  auto head = read_parquet_head(file->bytes(), CorpusPreview::kMostRecords, cell);
  if (!head) return tl::unexpected(head.error());
  preview_.place = member.place;
  preview_.columns = std::move(head->columns);
  preview_.records = std::move(head->records);
  preview_.note = std::move(head->remarks);
  choose_table_columns(parquet_text_name(preview_.columns, options_));
  if (preview_.text && !head->hold_text[*preview_.text])
    preview_.problem = not_text_message(preview_.columns[*preview_.text]);
  if (head->rows == 0) preview_.problem = "The Parquet file holds no rows.";
  more_ |= head->rows > preview_.records.size() || !member.alone;
  return {};
}

Result<void> Previewer::read_json(const Head& head) {
  std::string_view left = head.bytes;
  std::string cleaned;
  while (!left.empty()) {
    const std::size_t end = left.find('\n');
    if (end == std::string_view::npos && !head.whole) break;
    if (read_json_fields(clean_text(left.substr(0, end), cleaned).text, names_, fields_)) take_fields();
    left.remove_prefix(std::min(left.size(), end == std::string_view::npos ? left.size() : end + 1));
  }
  more_ |= objects_ > preview_.records.size();
  if (objects_ == 0) return failure(ErrorCode::wrong_content, "JSON Lines was expected, but no record could be read.");
  choose_json_columns(head.cut);
  for (std::vector<std::string>& record : preview_.records) record.resize(preview_.columns.size());
  return {};
}

// A record behind those that are shown still tells its fields.
void Previewer::take_fields() {
  ++objects_;
  std::vector<std::string> cells;
  for (const JsonField& field : fields_) {
    const auto column = column_for(field.name);
    if (!column) continue;
    if (field.is_string) holds_string_[*column] = true;
    cells.resize(preview_.columns.size());
    if (!full()) cells[*column] = cell(field.value);
  }
  if (!full()) preview_.records.push_back(std::move(cells));
}

// None where there are more than anybody could choose from.
std::optional<std::size_t> Previewer::column_for(const std::string& name) {
  constexpr std::size_t kMostColumns = CorpusPreview::kMostRecords * kMostFields;
  if (const auto column = column_named(name)) return column;
  if (preview_.columns.size() >= kMostColumns && !names_.has(name)) return {};
  return add_column(name);
}

std::size_t Previewer::add_column(const std::string& name) {
  const std::size_t column = preview_.columns.size();
  preview_.columns.push_back(name);
  holds_string_.push_back(false);
  columns_.emplace(name, column);
  return column;
}

std::optional<std::size_t> Previewer::column_named(const std::string& name) const {
  const auto found = columns_.find(name);
  return found == columns_.end() ? std::nullopt : std::optional(found->second);
}

void Previewer::choose_json_columns(bool cut) {
  choose_text_field(cut);
  for (const std::string& name : {options_.id_column, options_.title_column})
    if (!name.empty()) column_for(name);
  if (names_.id) preview_.id = column_named(*names_.id);
  if (names_.title) preview_.title = column_named(*names_.title);
}

void Previewer::choose_text_field(bool cut) {
  preview_.text = column_named(names_.text);
  if (!preview_.text) return choose_missing_text_field(cut && objects_ < kRecordsToJudgeBy);
  if (!holds_string_[*preview_.text]) (cut ? preview_.note : preview_.problem) = no_text_in(names_.text);
}

// It can be chosen all the same where loading may yet meet it, but not without being asked for.
void Previewer::choose_missing_text_field(bool may_follow) {
  if (options_.text_column.empty()) {
    preview_.problem = text_is_open("field", kJsonText);
  } else if (may_follow) {
    preview_.note = not_met_yet(names_.text);
  } else {
    preview_.problem = "A field \"" + names_.text + "\" with the text was expected; the fields found are " +
                       list_of_names(preview_.columns) + ".";
  }
  if (!may_follow) return;
  const std::size_t column = add_column(names_.text);
  if (preview_.problem.empty()) preview_.text = column;
}

Result<void> Previewer::read_documents(Member& member, Head head) {
  const bool newswire = options_.format == CorpusFormat::newswire;
  if (!newswire && !head.whole)
    head = {whole_characters(head.bytes), true, false};  // the beginning of a text is a text
  builder_.begin_file(member.place);
  HeadSource source(head);
  BufferedReader bytes(source);
  return newswire ? load_newswire(bytes, builder_) : load_text_file(bytes, member.id, options_, builder_);
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

// Loading has to tell if the beginning does not.
void Previewer::name_columns_unseen() {
  preview_.note = kNoRecord;
  more_ = true;
  if (!has_columns(options_.format)) return name_columns(preview_);
  const bool table = options_.format == CorpusFormat::reviews;
  preview_.text = column_for(table && options_.text_column.empty() ? std::string(kReviewText) : names_.text);
  if (!options_.id_column.empty()) preview_.id = column_for(options_.id_column);
  if (!options_.title_column.empty()) preview_.title = column_for(options_.title_column);
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
  LoadOptions decided = options;
  if (options.format == CorpusFormat::automatic) {
    const auto format = guess_path_format(*list, options, progress);
    if (!format) return tl::unexpected(format.error());
    decided.format = *format == CorpusFormat::automatic ? CorpusFormat::text_files : *format;
  }
  if (const auto fit = check_columns(decided.format, options, path); !fit) return tl::unexpected(fit.error());
  return Previewer(path, *list, decided).look(progress);
}

}  // namespace lookalike
