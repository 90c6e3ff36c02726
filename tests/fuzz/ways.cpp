#include "tests/fuzz/ways.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/preview.h"
#include "core/corpus/source_records.h"
#include "core/exchange/pairs/group_files.h"
#include "core/pipeline/engine.h"

namespace lookalike::fuzz {
namespace {

using Loaded = Result<CorpusPointer>;

Loaded load_on_one_core(const std::string& path, LoadOptions options) {
  const ThreadLimit one(1);
  options.copied_texts = 64;
  return load_corpus({path}, options, {});
}

/// Every file is mapped, and every second line or so begins a part.
Loaded load_in_small_parts(const std::string& path, const LoadOptions& options) {
  const PieceSizes sizes{.map_from = 1, .range_bytes = 64, .split_from = 1, .part_bytes = 48};
  return load_corpus({path}, options, sizes, {});
}

void demand_same_outcome(const Loaded& a, const Loaded& b) {
  demand(a.has_value() == b.has_value(), "both ways of loading succeed or fail");
  if (a)
    demand_same(**a, **b);
  else
    demand(to_string(a.error()) == to_string(b.error()), "both ways of loading fail for the same reason");
}

void demand_preview_agrees(const std::string& path, const LoadOptions& options, const Loaded& loaded) {
  const auto preview = preview_corpus(path, options, {});
  if (!loaded) return;
  demand_done(preview, "what can be loaded has a preview");
  demand(preview->problem.empty(), "a preview says no problem of what can be loaded: " + preview->problem);
  demand(preview->format == (*loaded)->report().format, "preview and loading detect the same format");
}

std::vector<GroupMember> every_second_dropped(const Corpus& corpus) {
  std::vector<GroupMember> members;
  for (std::size_t i = 1; i < corpus.size(); i += 2)
    members.push_back({DocumentIndex(i), DocumentIndex(i - 1), 1, LinkKind::direct});
  return members;
}

/// Such a field gets its missing quote when it is copied, and its lines may be rows then.
bool has_open_field(const Corpus& corpus) {
  return std::ranges::any_of(corpus.report().damage, [](const Damage& damage) {
    return damage.reason.find("the field extends to the end of the file") != std::string::npos;
  });
}

/// A pipe that holds all of the content, closed at its other end.
class FilledPipe {
 public:
  explicit FilledPipe(std::string_view content) {
    int ends[2];
    demand(pipe(ends) == 0, "the system has pipes");
    from_ = ends[0];
    fits_ = fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0 &&
            write(ends[1], content.data(), content.size()) == static_cast<ssize_t>(content.size());
    close(ends[1]);
  }
  ~FilledPipe() { close(from_); }
  FilledPipe(const FilledPipe&) = delete;
  FilledPipe& operator=(const FilledPipe&) = delete;

  bool fits() const { return fits_; }
  std::string path() const { return "/dev/fd/" + std::to_string(from_); }

 private:
  int from_ = -1;
  bool fits_ = false;
};

}  // namespace

void demand(bool holds, std::string_view promise, std::source_location where) {
  if (holds) return;
  std::fprintf(stderr, "%s:%u: broken: %.*s\n", where.file_name(), where.line(), static_cast<int>(promise.size()),
               promise.data());
  std::abort();
}

std::string temporary_file(const std::string& name) {
  static const std::filesystem::path folder = [] {
    auto made = std::filesystem::temp_directory_path() / ("lookalike-fuzz-" + std::to_string(getpid()));
    std::filesystem::create_directories(made);
    return made;
  }();
  return (folder / name).string();
}

std::string write_file(const std::string& name, std::string_view content) {
  const std::string path = temporary_file(name);
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(content.data(), static_cast<std::streamsize>(content.size()));
  file.close();
  demand(!file.fail(), "the temporary folder has room");
  return path;
}

void demand_same(const Corpus& a, const Corpus& b) {
  demand(a.size() == b.size(), "equal numbers of documents");
  for (std::size_t i = 0; i < a.size(); ++i) {
    const Document x = a[DocumentIndex(i)], y = b[DocumentIndex(i)];
    demand(x.text == y.text && x.id == y.id && x.title == y.title && x.details == y.details, "equal documents");
    const Place p = a.source(DocumentIndex(i)), q = b.source(DocumentIndex(i));
    demand(p.byte == q.byte && p.record == q.record, "equal places");
  }
  demand(a.report().damage_total == b.report().damage_total && a.report().skipped == b.report().skipped,
         "equal counts of damage");
  for (std::size_t i = 0; i < a.report().damage.size(); ++i)
    demand(a.report().damage[i].reason == b.report().damage[i].reason, "equal damage");
  demand(a.report().digest == b.report().digest && a.report().records == b.report().records, "equal digests");
  demand_done(a.check_texts(), "all texts can be read");
  demand_done(b.check_texts(), "all texts can be read");
}

CorpusPointer load_all_ways(const std::string& path, const LoadOptions& options) {
  const Loaded loaded = load_corpus({path}, options, {});
  demand_same_outcome(loaded, load_on_one_core(path, options));
  demand_same_outcome(loaded, load_in_small_parts(path, options));
  demand_preview_agrees(path, options, loaded);
  return loaded ? *loaded : nullptr;
}

void demand_same_from_pipe(const Corpus& corpus, std::string_view content, const LoadOptions& options) {
  const FilledPipe pipe(content);
  if (!pipe.fits()) return;
  LoadOptions streamed = options;
  streamed.streams = true;
  const auto loaded = load_corpus({pipe.path()}, streamed, {});
  demand_done(loaded, "a pipe can be loaded as its file can");
  demand_same(corpus, **loaded);
}

void demand_texts_in_column(const Corpus& corpus, const std::vector<std::string>& paths, const std::string& column) {
  const auto values = read_source_column(corpus, paths, column, {});
  demand_done(values, "the column of the texts can be read again");
  demand(values->size() == corpus.size(), "a value for each document");
  for (std::size_t i = 0; i < values->size(); ++i)
    demand((*values)[i] == corpus[DocumentIndex(i)].text, "the value is the text");
}

void demand_clean_corpus_reads_back(const Corpus& corpus, const std::vector<std::string>& paths,
                                    const LoadOptions& options, const std::string& ending, bool drop_some) {
  if (corpus.empty() || has_open_field(corpus)) return;
  const auto members = drop_some ? every_second_dropped(corpus) : std::vector<GroupMember>();
  const std::string clean = temporary_file("clean" + ending);
  const auto written = write_clean_corpus(corpus, paths, members, clean, {});
  if (!written) {
    demand(written.error().code == ErrorCode::wrong_content, "only tables of different kinds cannot be written");
    return;
  }
  const auto again = load_corpus({clean}, options, {});
  demand_done(again, "the clean corpus can be read");
  const std::size_t step = drop_some ? 2 : 1;
  demand((*again)->size() == (corpus.size() + step - 1) / step, "the clean corpus has every document that stays");
  for (std::size_t i = 0; i < (*again)->size(); ++i)
    demand((**again)[DocumentIndex(i)].text == corpus[DocumentIndex(i * step)].text, "texts read back unchanged");
}

}  // namespace lookalike::fuzz
