#include <algorithm>
#include <memory>

#include "app/cli/commands/lookup.h"
#include "app/cli/terminal.h"
#include "core/corpus/load.h"
#include "core/query/neighbours/cross_pairs.h"
#include "core/query/neighbours/neighbours.h"
#include "core/system/whole_file.h"

namespace lookalike::cli {
namespace {

struct QueryCommand {
  LookupCommand lookup;
  std::string text_file, texts;
};

// An unreadable text is bad usage: the corpus is not to blame.
Result<std::string> read_text(const std::string& path) {
  auto bytes = read_whole_stream(path == "-" ? "/dev/stdin" : path);
  auto text = bytes.and_then([](const std::string& b) { return decode_text(b); });
  if (!text) {
    text.error().code = ErrorCode::bad_usage;
    text.error().place.file = path;
  }
  return text;
}

int execute(const QueryCommand& command, Interrupts& interrupts) {
  const auto text = read_text(command.text_file);
  if (!text) return report(text.error());
  const auto look = [&](const RunResult& run, const Progress& progress) -> Lists {
    auto found = query_text(run, *text, command.lookup.count, progress);
    if (!found) return tl::unexpected(found.error());
    return std::vector<NamedNeighbours>{{"query", std::move(*found)}};
  };
  return look_up(command.lookup, {command.text_file}, look, interrupts);
}

constexpr const char* kTextsHeader = "text,text_id,rank,document,id,jaccard,estimate,bands\n";

/// The best pairs of each text, texts in their order.
std::vector<SimilarPair> best_of_each(std::vector<SimilarPair> pairs, std::size_t count) {
  std::ranges::stable_sort(pairs, [](const SimilarPair& x, const SimilarPair& y) { return x.b < y.b; });
  std::size_t rank = 0;
  const SimilarPair* before = nullptr;
  std::vector<SimilarPair> best;
  for (const SimilarPair& pair : pairs) {
    rank = before && before->b == pair.b ? rank + 1 : 1;
    before = &pair;
    if (rank <= count) best.push_back(pair);
  }
  return best;
}

std::string texts_csv(const std::vector<SimilarPair>& best, const SketchedCorpora& corpora, CsvCells cells) {
  std::string lines = kTextsHeader;
  std::size_t rank = 0;
  for (std::size_t i = 0; i < best.size(); ++i) {
    const SimilarPair& pair = best[i];
    rank = i > 0 && best[i - 1].b == pair.b ? rank + 1 : 1;
    lines += std::to_string(pair.b.value) + ',';
    append_csv_text(lines, corpora.second->corpus->label(pair.b).id, cells);
    lines += ',' + std::to_string(rank) + ',' + std::to_string(pair.a.value) + ',';
    append_csv_text(lines, corpora.first->corpus->label(pair.a).id, cells);
    lines += ',';
    append_number(lines, pair.jaccard);
    lines += ',';
    append_number(lines, pair.estimate());
    lines += ',' + std::to_string(pair.bands) + '\n';
  }
  return lines;
}

Result<std::string> answer_texts(const QueryCommand& command, const Progress& progress) {
  const CorpusCommand& corpus = command.lookup.corpus;
  const auto wanted = corpus.recipe();
  if (!wanted) return tl::unexpected(wanted.error());
  const Recipe& recipe = *wanted;
  auto indexed = corpus.load(recipe.sample, progress.part(0, 0.4, "read"));
  if (!indexed) return tl::unexpected(indexed.error());
  auto texts = corpus.load_other(command.texts, {}, progress.part(0.4, 0.5, "read"));
  if (!texts) return tl::unexpected(texts.error());
  Recipe whole = recipe;
  whole.sample = {};
  const auto corpora =
      sketch_both(std::move(*indexed), std::move(*texts), whole, corpus.engine(), progress.part(0.5, 0.9, "sign"));
  if (!corpora) return tl::unexpected(corpora.error());
  auto found = find_cross_pairs(*corpora, recipe.verify, progress.part(0.9, 1, "verify"));
  if (!found) return tl::unexpected(found.error());
  return texts_csv(best_of_each(std::move(found->pairs), command.lookup.count), *corpora, command.lookup.cells);
}

int execute_texts(const QueryCommand& command, Interrupts& interrupts) {
  const std::string texts = command.texts == "-" ? "/dev/stdin" : command.texts;
  const auto table =
      command.lookup.corpus.perform({command.lookup.output}, {texts}, interrupts,
                                    [&](const Progress& progress) { return answer_texts(command, progress); });
  return table ? show_table(command.lookup, *table) : report(table.error());
}

}  // namespace

void add_query(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<QueryCommand>();
  auto* sub = app.add_subcommand("query", "Find the documents in the corpus that are similar to a text");
  command->lookup.corpus.add_to(*sub);
  auto* group = sub->add_option_group("text", "Text to look for")->require_option(1);
  group->add_option("--text", command->text_file, "File with the text; - reads standard input")->type_name("FILE");
  group
      ->add_option("--texts", command->texts,
                   "File with many texts, read like the corpus: the documents in the corpus similar to each")
      ->type_name("FILE");
  sub->add_option("--count", command->lookup.count, "Maximum number of documents")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->lookup.add_output_to(*sub);
  sub->callback([command, &interrupts, &exit] {
    exit = command->texts.empty() ? execute(*command, interrupts) : execute_texts(*command, interrupts);
  });
}

}  // namespace lookalike::cli
