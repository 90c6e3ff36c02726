#include "core/exchange/pairs/verdict_files.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <unordered_map>

#include "core/base/bounded_json.h"
#include "core/base/csv_text.h"
#include "core/base/value_text.h"
#include "core/system/whole_file.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

tl::unexpected<Error> wrong(const std::string& sentence) {
  return failure(ErrorCode::wrong_content, sentence);
}

std::string optional_text(const Json& json, const std::string& name, std::size_t most) {
  return find_member(json, name) ? stored_text(text_member(json, name), most) : std::string();
}

Result<JudgedDocument> document_from(const Json& json, const std::string& name) {
  const std::string text = text_member(json, name);
  const auto digest = text_digest_from(text);
  if (!digest) return wrong("a verdict names a text " + in_quotes(text) + ", which is not a digest.");
  return JudgedDocument{*digest, optional_text(json, name + "_id", JudgedPair::kLongestId)};
}

Result<OtherVerdict> verdict_from(const Json& json) {
  const std::string name = text_member(json, "verdict");
  const auto verdict = verdict_named(name);
  if (!verdict) return wrong("there is no verdict " + in_quotes(name) + ".");
  return OtherVerdict{optional_text(json, "judge", JudgedPair::kLongestJudge), *verdict,
                      optional_text(json, "note", JudgedPair::kLongestNote)};
}

Result<JudgedPair> pair_from(const Json& json) {
  auto a = document_from(json, "a"), b = document_from(json, "b");
  if (!a || !b) return tl::unexpected(a ? b.error() : a.error());
  auto first = verdict_from(json);
  if (!first) return tl::unexpected(first.error());
  JudgedPair pair{std::move(*a), std::move(*b), first->verdict, std::move(first->note), std::move(first->judge)};
  if (!find_member(json, "others")) return pair;
  for (const Json& one : array_member(json, "others")) {
    auto other = verdict_from(one);
    if (!other) return tl::unexpected(other.error());
    const JudgedPair more{pair.a, pair.b, other->verdict, other->note, other->judge};
    pair = joined(std::move(pair), more);
  }
  return pair;
}

Json verdict_json(Verdict verdict, const std::string& note, const std::string& judge) {
  Json json{{"verdict", to_string(verdict)}, {"note", note}};
  if (!judge.empty()) json["judge"] = judge;
  return json;
}

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Finds documents by the cells of a row.
class DocumentFinder {
 public:
  DocumentFinder(const Corpus& corpus, const TextDigests& digests) : corpus_(corpus), digests_(digests) {
    for (std::size_t i = 0; i < corpus.size(); ++i) {
      const std::string_view id = corpus.label(DocumentIndex(i)).id;
      if (!id.empty()) by_id_[id].push_back(DocumentIndex(i));
    }
  }

  /// Errors: wrong_content, with a sentence.
  Result<JudgedDocument> find(std::string_view text, std::string_view id, std::string_view position) const {
    const bool is_named = !id.empty() || !position.empty();
    if (!text.empty() && (!is_named || text_digest_from(text))) return by_text(text, id);
    if (!is_named) return wrong("a document has neither digest nor id nor position.");
    const auto found = id.empty() ? by_position(position) : by_id(id, position);
    // Columns of the same names hold the texts themselves if pairs were written with their texts.
    if (!found || text.empty() || is_text_of(*found, text)) return found;
    return wrong(in_quotes(text) + " is neither the digest nor the text of the document.");
  }

 private:
  /// Spreadsheets may have got an apostrophe before the text.
  static bool is_text_of(const JudgedDocument& document, std::string_view text) {
    return text_digest(text) == document.text ||
           (text.starts_with('\'') && text_digest(text.substr(1)) == document.text);
  }

  static Result<JudgedDocument> by_text(std::string_view text, std::string_view id) {
    const auto digest = text_digest_from(text);
    if (!digest) return wrong(in_quotes(text) + " is not the digest of a text.");
    return JudgedDocument{*digest, stored_text(id, JudgedPair::kLongestId)};
  }

  JudgedDocument judged(DocumentIndex document) const {
    return {digests_[document], stored_text(corpus_.label(document).id, JudgedPair::kLongestId)};
  }

  // An ambiguous id is accepted if the documents' texts are equal or the position decides.
  Result<JudgedDocument> by_id(std::string_view id, std::string_view position) const {
    const auto found = by_id_.find(id);
    if (found == by_id_.end()) return wrong("no document has the id " + in_quotes(id) + ".");
    const auto& documents = found->second;
    const auto text_of = [this](DocumentIndex document) { return digests_[document]; };
    if (std::ranges::all_of(documents, [&](DocumentIndex other) { return text_of(other) == text_of(documents[0]); }))
      return judged(documents[0]);
    const auto place = number_from<std::uint32_t>(position);
    if (place && std::ranges::find(documents, DocumentIndex(*place)) != documents.end())
      return judged(DocumentIndex(*place));
    return wrong(std::to_string(documents.size()) + " documents have the id " + in_quotes(id) +
                 "; give the position in column a or b.");
  }

  Result<JudgedDocument> by_position(std::string_view position) const {
    const auto place = number_from<std::uint32_t>(position);
    if (!place || *place >= corpus_.size())
      return wrong("there is no document " + in_quotes(position) + "; positions run from 0 to " +
                   std::to_string(corpus_.size() - 1) + ".");
    return judged(DocumentIndex(*place));
  }

  const Corpus& corpus_;
  const TextDigests& digests_;
  std::unordered_map<std::string_view, std::vector<DocumentIndex>> by_id_;
};

char separator_of(std::string_view text) {
  const std::string_view header = text.substr(0, text.find_first_of("\r\n"));
  const auto count = [header](char separator) { return std::ranges::count(header, separator); };
  if (count('\t') > count(',')) return '\t';
  return count(';') > 0 && count(',') == 0 ? ';' : ',';
}

/// Iterates over the cells of each row.
class Rows {
 public:
  explicit Rows(std::string_view text) : text_(text), separator_(separator_of(text)) {}

  /// Returns false at the end; skips empty lines.
  bool next() {
    do {
      text_.remove_prefix(row_.length);
      row_.length = 0;
      if (text_.empty() || !read_csv_row(text_, {separator_}, true, row_)) return false;
      ++number_;
    } while (row_.blank());
    return true;
  }

  std::size_t number() const { return number_; }
  std::vector<std::string> cells() const {
    std::vector<std::string> cells;
    std::string storage;
    cells.reserve(row_.fields.size());
    for (const CsvField& field : row_.fields) cells.emplace_back(trimmed(csv_value(text_, field, storage)));
    return cells;
  }

 private:
  std::string_view text_;
  char separator_;
  CsvRow row_;
  std::size_t number_ = 0;
};

/// Positions of the columns to read.
struct Columns {
  using Column = std::optional<std::size_t>;
  Column verdict, note, judge;
  Column text[2], id[2], position[2];

  static Columns of(const std::vector<std::string>& header) {
    const auto column = [&](const std::string& name) {
      const auto found = std::ranges::find(header, name);
      return found == header.end() ? Column() : Column(found - header.begin());
    };
    Columns made;
    made.verdict = column("verdict");
    made.note = column("note");
    made.judge = column("judge");
    if (!made.note) made.note = column("'note");  // of Lookalike's earlier tables for spreadsheets
    for (const std::size_t side : {0, 1}) {
      const std::string name(1, "ab"[side]);
      made.text[side] = column(name + "_text");
      made.id[side] = column(name + "_id");
      made.position[side] = column(name);
    }
    return made;
  }

  bool names_documents() const {
    const auto both = [](const Column(&columns)[2]) { return columns[0] && columns[1]; };
    return both(text) || both(id) || both(position);
  }
};

std::string_view cell(const std::vector<std::string>& cells, const Columns::Column& column) {
  return column && *column < cells.size() ? std::string_view(cells[*column]) : std::string_view();
}

/// Makes judged pairs of rows.
class TableReader {
 public:
  TableReader(const Columns& columns, const DocumentFinder& finder) : columns_(columns), finder_(finder) {}

  void take(std::size_t row, const std::vector<std::string>& cells) {
    const std::string_view name = cell(cells, columns_.verdict);
    if (name.empty()) return void(++table_.unjudged);
    const auto verdict = verdict_named(name);
    if (!verdict)
      return skip(row, in_quotes(name) + " is not a verdict: use same, near, different or unsure, or 1 to 4.");
    auto a = document(cells, 0), b = document(cells, 1);
    if (!a || !b) return skip(row, (a ? b : a).error().message);
    if (a->text == b->text && same_position(cells)) return skip(row, "a document cannot be paired with itself.");
    JudgedPair pair{std::move(*a), std::move(*b), *verdict,
                    stored_text(without_apostrophe(cell(cells, columns_.note)), JudgedPair::kLongestNote),
                    stored_text(without_apostrophe(cell(cells, columns_.judge)), JudgedPair::kLongestJudge)};
    report_if_contradicted(row, pair);
    if (!judged_.add(std::move(pair)))
      skip(row, "there are more than " + std::to_string(Verdicts::kMost) + " verdicts.");
  }

  VerdictTable finish() {
    table_.pairs = judged_.pairs();
    return std::move(table_);
  }

 private:
  Result<JudgedDocument> document(const std::vector<std::string>& cells, std::size_t side) const {
    return finder_.find(cell(cells, columns_.text[side]), without_apostrophe(cell(cells, columns_.id[side])),
                        cell(cells, columns_.position[side]));
  }

  bool same_position(const std::vector<std::string>& cells) const {
    const auto& [column_a, column_b] = columns_.position;
    const std::string_view a = cell(cells, column_a), b = cell(cells, column_b);
    return !a.empty() && a == b;
  }

  void report_if_contradicted(std::size_t row, const JudgedPair& pair) {
    const JudgedPair* before = judged_.find(pair.a.text, pair.b.text);
    if (before && before->judge == pair.judge && before->verdict != pair.verdict)
      tell(row,
           "the pair was judged " + std::string(to_string(before->verdict)) + " in an earlier row; this one counts.");
  }

  void skip(std::size_t row, const std::string& sentence) {
    ++table_.left_out;
    tell(row, sentence);
  }

  void tell(std::size_t row, const std::string& sentence) {
    if (table_.problems.size() < VerdictTable::kMostProblems)
      table_.problems.push_back("Row " + std::to_string(row) + ": " + sentence);
  }

  const Columns& columns_;
  const DocumentFinder& finder_;
  Verdicts judged_;
  VerdictTable table_;
};

}  // namespace

Result<VerdictRows> write_verdicts_csv(const Verdicts& verdicts, const Corpus& corpus, const TextDigests& digests,
                                       const std::string& path, CsvCells cells) {
  NewFile file(path);
  std::string lines = std::string(kVerdictHeader) + '\n';
  VerdictRows written{0, 0, verdicts.size()};
  std::set<std::string_view> judges;
  for (const LocatedPair& located : locate(verdicts, digests, corpus)) {
    const JudgedPair& pair = verdicts.pairs()[located.number];
    // In the order in which the pair was judged.
    const bool swapped = digests[located.a] != pair.a.text;
    const auto [a, b] = swapped ? std::pair(located.b, located.a) : std::pair(located.a, located.b);
    const auto add = [&](const OtherVerdict& verdict) {
      lines += std::to_string(a.value) + ',' + std::to_string(b.value) + ',';
      append_csv_note(lines, pair.a.id, cells);
      lines += ',';
      append_csv_note(lines, pair.b.id, cells);
      lines.append(",").append(to_string(verdict.verdict)).append(",");
      append_csv_note(lines, verdict.note, cells);
      lines += ',' + to_string(pair.a.text) + ',' + to_string(pair.b.text) + ',';
      append_csv_note(lines, verdict.judge, cells);
      lines += '\n';
      ++written.rows;
      judges.insert(verdict.judge);
    };
    add({pair.judge, pair.verdict, pair.note});
    std::ranges::for_each(pair.others, add);
    --written.absent;
  }
  file.write(lines);
  written.judges = judges.size();
  const auto done = file.commit();
  return done ? Result<VerdictRows>(written) : tl::unexpected(done.error());
}

Result<VerdictTable> read_verdicts_csv(const std::string& path, const Corpus& corpus, const TextDigests& digests) {
  const auto bytes = read_whole_file(path);
  if (!bytes) return tl::unexpected(bytes.error());
  std::string_view text = *bytes;
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  Rows rows(text);
  const Columns columns = Columns::of(rows.next() ? rows.cells() : std::vector<std::string>());
  if (!columns.verdict || !columns.names_documents())
    return failure(
        ErrorCode::wrong_content,
        "This is not a table of verdicts: its first line must name the columns \"verdict\" and, for both "
        "documents, \"a\" and \"b\" (positions from 0), \"a_id\" and \"b_id\", or \"a_text\" and \"b_text\".",
        {path, {}, {}});
  const DocumentFinder finder(corpus, digests);
  TableReader reader(columns, finder);
  while (rows.next()) reader.take(rows.number(), rows.cells());
  return reader.finish();
}

Json to_json(const Verdicts& verdicts) {
  Json json = Json::array();
  for (const JudgedPair& pair : verdicts.pairs()) {
    Json one{{"a", to_string(pair.a.text)}, {"b", to_string(pair.b.text)}, {"a_id", pair.a.id}, {"b_id", pair.b.id}};
    one.update(verdict_json(pair.verdict, pair.note, pair.judge));
    for (const OtherVerdict& other : pair.others)
      one["others"].push_back(verdict_json(other.verdict, other.note, other.judge));
    json.push_back(std::move(one));
  }
  return json;
}

Result<Verdicts> verdicts_from(const std::vector<Json>& json) {
  if (json.size() > Verdicts::kMost) return wrong("it has more than " + std::to_string(Verdicts::kMost) + " verdicts.");
  Verdicts verdicts;
  for (const Json& one : json) {
    auto pair = pair_from(one);
    if (!pair) return tl::unexpected(pair.error());
    verdicts.add(std::move(*pair));
  }
  return verdicts;
}

}  // namespace lookalike
