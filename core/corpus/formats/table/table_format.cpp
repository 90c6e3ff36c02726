#include "core/corpus/formats/format.h"

#include <algorithm>

#include "core/corpus/formats/file_names.h"
#include "core/corpus/formats/file_parts.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/formats/table/table_parts.h"
#include "core/corpus/formats/table/table_records.h"
#include "core/corpus/input/byte_source.h"

namespace lookalike {
namespace {

// A header line is not prose: names are short and have no leading blanks.
bool could_be_header(const TableDialect& dialect) {
  constexpr std::size_t kLongestName = 100;
  const auto bad = [](const std::string& name) { return name.size() > kLongestName || name.ends_with(" (2)"); };
  return dialect.names.size() > 1 && dialect.header && !dialect.padded && !dialect.csv.blanks &&
         std::ranges::none_of(dialect.names, bad);
}

// Names with which only a table of reviews begins.
bool is_of_reviews(const std::vector<std::string>& names) {
  return std::ranges::any_of(names, [](const std::string& name) { return name.starts_with("review/"); });
}

std::optional<FormatGuess> looks_like(const FileHead& head, const LoadOptions& options) {
  constexpr double kMostRecords = 0.8;
  const bool is_named = names_table(head.name);
  const TableDialect dialect = detect_dialect(head.bytes, head.whole, options);
  const bool text_found = names_text(dialect.names, options);
  const bool asked_for = text_found && !options.text_column.empty();
  if (is_named || asked_for || (text_found && is_of_reviews(dialect.names)))
    return FormatGuess{CorpusFormat::table, text_found};
  // A line of names alone may be anything.
  if (!could_be_header(dialect) || head.bytes.find('\0') != std::string_view::npos || dialect.records < 2 ||
      dialect.agreement < kMostRecords)
    return {};
  return FormatGuess{CorpusFormat::table, text_found};
}

Result<void> load(Member& member, const LoadOptions& options, CorpusBuilder& builder) {
  const auto mapped = map_for_parts(member, options, builder);
  if (!mapped) return load_table(member.bytes, options, builder);
  return whole(*mapped, load_table_parts(mapped->bytes(), member.bytes.offset(), options, builder, member.meter),
               builder);
}

Result<HeadRecords> head(Member& member, const LoadOptions& options, std::size_t most) {
  const std::string_view view = member.bytes.peek(kHeadBytes + 1);
  HeadSource source(view.substr(0, kHeadBytes), view.size() <= kHeadBytes && !member.bytes.failure());
  BufferedReader bytes(source);
  std::string header;
  auto dialect = read_table_header(bytes, options, header);
  if (!dialect) return tl::unexpected(dialect.error());
  HeadRecords records;
  records.columns = dialect->names;
  records.holds_text.assign(records.columns.size(), false);
  records.remark = table_remark(*dialect);
  records.dialect = {dialect->csv.separator, dialect->csv.quote, dialect->csv.backslash, dialect->header};
  TableLayout layout{std::move(*dialect), {}};
  layout.want(records.columns);
  TableRecords reader(bytes, std::move(layout));
  records.take(reader, most);
  return records;
}

Result<RecordCopies> copies(Member& member, const LoadOptions& options, const std::vector<std::string>* names) {
  RecordCopies made;
  auto dialect = read_table_header(member.bytes, options, made.header);
  if (!dialect) return tl::unexpected(dialect.error());
  made.way = table_remark(*dialect);
  TableLayout layout{std::move(*dialect), {}};
  if (!names) {
    layout.want(layout.dialect.names);
    layout.named = true;
  } else {
    for (const std::string& name : *names)
      if (!find_column(layout.dialect.names, name)) return no_such_column(name, layout.dialect.names);
    layout.want(*names);
  }
  made.records = std::make_unique<TableRecords>(member.bytes, std::move(layout));
  return made;
}

}  // namespace

const Format kTable{CorpusFormat::table, "a table (CSV or TSV)", false, looks_like, load, head, copies, nullptr};

}  // namespace lookalike
