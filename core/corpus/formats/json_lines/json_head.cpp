#include "core/corpus/formats/json_lines/json_head.h"

#include "core/corpus/formats/json_lines/json_records.h"
#include "core/corpus/input/head_source.h"

namespace lookalike {
namespace {

// Makes a name available that the beginning lacks: the whole name, or the names between its commas.
void add_name(std::vector<std::string>& names, const std::string& chosen) {
  if (chosen.empty() || find_column(names, chosen)) return;
  for (std::size_t begin = 0; begin <= chosen.size();) {
    const std::size_t end = std::min(chosen.find(',', begin), chosen.size());
    const std::string name = chosen.substr(begin, end - begin);
    if (!find_column(names, name)) names.push_back(name);
    begin = end + 1;
  }
}

}  // namespace

JsonColumns json_columns(BufferedReader& bytes, const LoadOptions& options) {
  constexpr std::size_t kHeadBytes = std::size_t{64} << 10;
  const std::string_view view = bytes.peek(kHeadBytes);
  const bool whole = view.size() <= kHeadBytes && bytes.at_end() && !bytes.failure();
  JsonColumns json{{}, read_json_head(view.substr(0, kHeadBytes), whole, 0).columns};
  std::vector<std::string> names = json.found;
  for (const std::string& chosen : {options.text_column, options.id_column, options.title_column})
    add_name(names, chosen);
  if (!names_text(names, options)) names.emplace_back("text");
  json.columns = choose_columns(names, options).value();
  // Later records may have them.
  if (json.columns.id.empty() && !options.no_id) json.columns.id = {"id"};
  if (json.columns.title.empty() && !options.no_title) json.columns.title = {"title"};
  return json;
}

HeadRecords read_json_head(std::string_view head, bool whole, std::size_t most) {
  HeadRecords records;
  HeadSource source(head, whole);
  BufferedReader bytes(source);
  JsonRecords reader(bytes, {});
  records.take(reader, most);
  return records;
}

tl::unexpected<Error> no_text_field(const JsonColumns& json) {
  return failure(ErrorCode::wrong_content, "A field \"" + json.columns.text.front() +
                                               "\" with the text was expected in each line; the fields found are " +
                                               names_instead_of(json.columns.text.front(), json.found));
}

}  // namespace lookalike
