#include "core/corpus/preview.h"

#include <algorithm>

#include "core/corpus/csv_row.h"
#include "core/corpus/file_list.h"
#include "core/corpus/json_fields.h"
#include "core/corpus/json_record.h"
#include "core/corpus/load_builtin.h"
#include "core/corpus/loaders.h"
#include "core/corpus/path_format.h"
#include "core/corpus/table_columns.h"
#include "core/corpus/utf8_text.h"

namespace lookalike {
namespace {

/// The bytes that are looked at; `whole` says that nothing follows.
struct Head {
  std::string_view bytes;
  bool whole = false;
};

Head head_of(ByteWindow& window, std::size_t length) {
  const std::string_view view = window.peek(length + 1);
  return {view.substr(0, length), view.size() <= length && !window.failure()};
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

std::string text_is_open(const char* what, std::string_view usual) {
  return std::string("Which ") + what + " holds the text cannot be told, because none is called \"" +
         std::string(usual) + "\". Choose it.";
}

// Of kinds that have none of their own.
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
      : list_(list), options_(options) {
    preview_.format = options.format;
    preview_.place = path;
  }

  Result<CorpusPreview> look(const Progress& progress);

 private:
  Result<bool> visit(Member& member);
  Result<void> read_table(const Head& head);
  void take_row(std::string_view data, const CsvRow& row);
  void choose_table_columns();
  Result<void> read_json(const Head& head);
  void take_fields();
  void choose_json_columns();
  Result<void> read_documents(Member& member, Head head);
  void take_documents();
  bool full() const { return preview_.records.size() == CorpusPreview::kMostRecords; }

  const FileList& list_;
  const LoadOptions& options_;  // they name the format
  CorpusPreview preview_;
  std::optional<Error> problem_;  // the first thing that went wrong with a whole file
  CorpusBuilder builder_;         // documents of kinds without columns
  std::vector<JsonField> fields_;
  std::vector<bool> holds_string_;  // a column
  std::size_t left_ = CorpusPreview::kMostBytes;
  bool more_ = false;  // than is shown
};

Result<CorpusPreview> Previewer::look(const Progress& progress) {
  const Progress silent(progress.stop_token());
  ReadMeter meter(silent, 0);
  const MemberVisitor visitor{[this](Member& member) { return visit(member); },
                              [this](const std::string& place, const Error& error) {
                                if (!problem_) problem_ = Error{error.code, error.message, {place, {}, {}}};
                              }};
  const auto walked = walk_members(list_, visitor, meter);
  if (!walked) return tl::unexpected(walked.error());
  take_documents();
  preview_.whole = !more_;
  if (!preview_.columns.empty()) return preview_;
  return tl::unexpected(problem_ ? *problem_ : no_document(builder_.report(), list_.files.front()));
}

// Tables and JSON Lines are shown as the first one is: the next may have other columns.
Result<bool> Previewer::visit(Member& member) {
  if (!belongs(member, options_)) return true;
  const Head head = head_of(member.bytes, left_);
  if (const auto& failure = member.bytes.failure(); failure && failure->code == ErrorCode::cancelled)
    return tl::unexpected(*failure);
  const bool table = options_.format == CorpusFormat::reviews, lines = options_.format == CorpusFormat::json_lines;
  const auto read = table ? read_table(head) : lines ? read_json(head) : read_documents(member, head);
  if (!read && !problem_) problem_ = Error{read.error().code, read.error().message, {member.place, {}, {}}};
  more_ |= !head.whole;
  left_ -= head.bytes.size();
  if (table || lines) preview_.place = member.place;
  if (!table && !lines) return left_ > 0 && builder_.documents() <= CorpusPreview::kMostRecords;
  more_ |= !member.alone;
  return preview_.columns.empty();
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
  choose_table_columns();
  if (preview_.records.empty() && head.whole) preview_.problem = "The table holds a header but no records.";
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

void Previewer::choose_table_columns() {
  auto chosen = choose_columns(preview_.columns, options_);
  const bool open = !chosen && options_.text_column.empty();
  if (open) {  // the others are known all the same
    LoadOptions any = options_;
    any.text_column = preview_.columns.front();
    chosen = choose_columns(preview_.columns, any);
    preview_.problem = text_is_open("column", kReviewText);
  }
  if (!chosen) {
    preview_.problem = chosen.error().message;
    return;
  }
  if (!open) preview_.text = chosen->text;
  preview_.id = chosen->id;
  preview_.title = chosen->title;
}

Result<void> Previewer::read_json(const Head& head) {
  std::string_view left = head.bytes;
  std::string cleaned;
  while (!full() && !left.empty()) {
    const std::size_t end = left.find('\n');
    if (end == std::string_view::npos && !head.whole) break;
    if (read_json_fields(clean_text(left.substr(0, end), cleaned).text, fields_)) take_fields();
    left.remove_prefix(std::min(left.size(), end == std::string_view::npos ? left.size() : end + 1));
  }
  more_ |= left.find_first_not_of(" \t\r\n") != std::string_view::npos;
  for (std::vector<std::string>& record : preview_.records) record.resize(preview_.columns.size());
  if (preview_.records.empty())
    return failure(ErrorCode::wrong_content, "JSON Lines was expected, but no record could be read.");
  choose_json_columns();
  return {};
}

void Previewer::take_fields() {
  std::vector<std::string> cells(preview_.columns.size());
  for (const JsonField& field : fields_) {
    const auto found = std::ranges::find(preview_.columns, field.name);
    const auto column = static_cast<std::size_t>(found - preview_.columns.begin());
    if (found == preview_.columns.end()) {
      preview_.columns.push_back(field.name);
      cells.emplace_back();
      holds_string_.push_back(false);
    }
    cells[column] = cell(field.value);
    if (field.is_string) holds_string_[column] = true;
  }
  preview_.records.push_back(std::move(cells));
}

void Previewer::choose_json_columns() {
  const auto column = [this](const std::string& name) -> std::optional<std::size_t> {
    const auto found = std::ranges::find(preview_.columns, name);
    if (found == preview_.columns.end()) return {};
    return static_cast<std::size_t>(found - preview_.columns.begin());
  };
  const JsonNames names = json_names(options_);
  preview_.text = column(names.text);
  preview_.id = column(names.id);
  preview_.title = column(names.title);
  if (!preview_.text)
    preview_.problem = options_.text_column.empty()
                           ? text_is_open("field", kJsonText)
                           : "A field \"" + names.text + "\" with the text was expected; the fields found are " +
                                 list_of_names(preview_.columns) + ".";
  else if (!holds_string_[*preview_.text])
    preview_.problem = "The field \"" + names.text + "\" holds no text in any of these records.";
}

Result<void> Previewer::read_documents(Member& member, Head head) {
  const bool newswire = options_.format == CorpusFormat::newswire;
  if (!newswire && !head.whole) head = {whole_characters(head.bytes), true};  // the beginning of a text is a text
  builder_.begin_file(member.place);
  HeadSource source(head);
  ByteWindow bytes(source);
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
