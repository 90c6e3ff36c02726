#include "core/exchange/pairs/pair_files.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "core/base/json_text.h"
#include "core/corpus/corpus.h"
#include "core/exchange/pairs/line_file.h"
#include "core/exchange/path_text.h"
#include "core/query/containment.h"
#include "core/text/tokens.h"

namespace lookalike {
namespace {

/// The result of `text_of(position)` is valid until the next call.
template <typename TextOf>
Result<void> write_texts(const Corpus& corpus, const std::string& path, const Progress& progress,
                         const TextOf& text_of) {
  PackedFile file(path);
  const auto append = [&](std::string& lines, std::size_t i) {
    const DocumentIndex position(i);
    lines.append("{\"position\":").append(std::to_string(position.value)).append(",");
    append_document_fields(lines, corpus.label(position), text_of(position));
  };
  return write_lines(file, {}, corpus.size(), progress, append, [&] { return corpus.check_texts(); });
}

constexpr std::string_view kColumns[] = {"a",        "b",     "a_id",        "b_id",         "jaccard",
                                         "estimate", "bands", "containment", "kept_jaccard", "kept_estimate"};
constexpr std::size_t kExact = 5, kScored = 8, kChanged = 10;  // columns

using Columns = std::vector<std::string_view>;

/// A table has the first few of the columns, and optionally verdicts and texts.
Columns first_columns(std::size_t count, VerifyBy by, const PairCells& cells = {}) {
  Columns columns(std::begin(kColumns), std::begin(kColumns) + count);
  if (count >= kScored && by != VerifyBy::exact) columns[kScored - 1] = "containment_estimate";
  if (cells.has_verdicts()) columns.insert(columns.end(), {"verdict", "note"});
  if (cells.texts) columns.insert(columns.end(), {"a_text", "b_text"});
  return columns;
}

/// One line of a table, column by column.
class PairLine {
 public:
  PairLine(std::string& line, const Columns& columns, bool json, CsvCells cells)
      : line_(line), columns_(columns), json_(json), cells_(cells) {}

  void whole(std::uint64_t number) {
    begin();
    line_ += std::to_string(number);
  }
  void number(double number) {
    begin();
    json_ ? append_json_number(line_, number) : append_number(line_, number);
  }
  void text(std::string_view text) {
    begin();
    json_ ? append_json_text(line_, text) : append_csv_text(line_, text, cells_);
  }
  void note(std::string_view text) {
    begin();
    json_ ? append_json_text(line_, text) : append_csv_note(line_, text, cells_);
  }
  void end() { line_ += json_ ? "}\n" : "\n"; }

 private:
  void begin() {
    const char* const before = json_ && column_ == 0 ? "{" : column_ > 0 ? "," : "";
    line_ += before;
    if (json_) line_.append(1, '"').append(columns_[column_]).append("\":");
    ++column_;
  }

  std::string& line_;
  const Columns& columns_;
  const bool json_;
  const CsvCells cells_;
  std::size_t column_ = 0;
};

bool is_json_lines(std::string_view path) {
  for (const std::string_view packed : {".gz", ".zst"})
    if (has_ending(path, packed)) path.remove_suffix(packed.size());
  return has_ending(path, ".jsonl");
}

std::string header(const Columns& columns) {
  std::string line;
  for (const std::string_view column : columns) line.append(line.empty() ? "" : ",").append(column);
  return line + '\n';
}

// `for_each` visits the `count` pairs until its visitor returns false; `fill(line, pair)` adds the columns of a pair.
template <typename ForEach, typename Fill>
Result<void> write_table(const std::string& path, const Columns& columns, std::uint64_t count, CsvCells cells,
                         const Progress& progress, const ForEach& for_each, const Fill& fill) {
  PackedFile file(path);
  const bool json = is_json_lines(path);
  std::string lines = json ? std::string() : header(columns);
  double written = 0;
  for_each([&](const auto& pair) {
    PairLine line(lines, columns, json, cells);
    fill(line, pair);
    line.end();
    ++written;
    if (lines.size() < kLinesAtOnce) return true;
    file.write(lines);
    lines.clear();
    progress.at(written / static_cast<double>(count));
    return file.good() && !progress.cancelled();
  });
  if (progress.cancelled()) return cancelled();
  file.write(lines);
  return file.commit();
}

void add_documents(PairLine& line, const SimilarPair& pair, const Corpus& of_a, const Corpus& of_b) {
  line.whole(pair.a.value);
  line.whole(pair.b.value);
  line.text(of_a.label(pair.a).id);
  line.text(of_b.label(pair.b).id);
  line.number(pair.jaccard);
}

void add_scored(PairLine& line, const SimilarPair& pair, const RunResult& of_a, const RunResult& of_b) {
  add_documents(line, pair, *of_a.corpus, *of_b.corpus);
  line.number(pair.estimate());
  line.whole(pair.bands);
  line.number(containment(pair, *of_a.shingles, *of_b.shingles));
}

void add_changed(PairLine& line, const SimilarPair& pair, const SimilarPair& baseline, const RunResult& run) {
  add_scored(line, pair, run, run);
  line.number(baseline.jaccard);
  line.number(baseline.estimate());
}

void add_verdict(PairLine& line, const SimilarPair& pair, const Corpus& corpus, const VerdictView& verdicts) {
  const JudgedPair* judged = verdicts.of(corpus, pair.a, pair.b);
  line.text(judged ? to_string(judged->verdict) : std::string_view());
  line.note(judged ? std::string_view(judged->note) : std::string_view());
}

}  // namespace

Result<void> write_documents(const Corpus& corpus, const std::string& path, const Progress& progress) {
  Document document;  // owns a text made for the caller
  return write_texts(corpus, path, progress, [&](DocumentIndex position) {
    document = corpus[position];
    return document.text;
  });
}

Result<void> write_cleaned_documents(const std::shared_ptr<const Corpus>& corpus, const Recipe& recipe,
                                     const std::string& path, const Progress& progress) {
  const auto tokens = tokenise_on_demand(corpus, recipe.text, recipe.shingles.unit);
  if (!tokens) return tl::unexpected(tokens.error());
  TokenReader reader(**tokens);
  return write_texts(*corpus, path, progress, [&](DocumentIndex position) {
    const TokenView read = reader.read(position, progress);
    const bool is_compared = read.size() > 0 || recipe.shingles.short_texts == ShortTexts::whole;
    return is_compared ? read.text : std::string_view();
  });
}

Result<void> write_pairs(const PairStream& pairs, PairKind kind, const std::string& path, const Progress& progress,
                         const PairCells& cells) {
  using Both = std::pair<const SimilarPair&, const SimilarPair*>;
  const RunResult& run = *pairs.run;
  const Corpus& corpus = *run.corpus;
  const auto for_each = [&](const auto& visit) {
    pairs.for_each([&](const SimilarPair& pair, const SimilarPair* baseline) { return visit(Both(pair, baseline)); });
  };
  const auto fill = [&](PairLine& line, const Both& both) {
    both.second ? add_changed(line, both.first, *both.second, run) : add_scored(line, both.first, run, run);
    if (cells.has_verdicts()) add_verdict(line, both.first, corpus, cells.verdicts);
    if (!cells.texts) return;
    line.text(corpus[both.first.a].text);
    line.text(corpus[both.first.b].text);
  };
  const std::size_t count = kind == PairKind::changed ? kChanged : kScored;
  const auto written = write_table(path, first_columns(count, run.recipe.verify.by, cells), pairs.total, cells.cells,
                                   progress, for_each, fill);
  const auto read = corpus.check_texts();
  return read ? written : read;
}

Result<void> write_cross_pairs(std::span<const SimilarPair> pairs, const RunResult& first, const RunResult& second,
                               VerifyBy by, const std::string& path, const Progress& progress, CsvCells cells) {
  return write_table(
      path, first_columns(kScored, by), pairs.size(), cells, progress,
      [&](const auto& visit) { (void)std::ranges::all_of(pairs, visit); },
      [&](PairLine& line, const SimilarPair& pair) { add_scored(line, pair, first, second); });
}

Result<void> write_exact_pairs(const SimilarPairs& pairs, const Corpus& corpus, const std::string& path,
                               const Progress& progress, CsvCells cells) {
  return write_table(
      path, first_columns(kExact, VerifyBy::exact), pairs.count(), cells, progress,
      [&](const auto& visit) { pairs.for_each(visit); },
      [&](PairLine& line, const SimilarPair& pair) { add_documents(line, pair, corpus, corpus); });
}

}  // namespace lookalike
