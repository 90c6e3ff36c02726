#pragma once

#include <archive.h>
#include <archive_entry.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/progress.h"
#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/loaders.h"
#include "core/corpus/load.h"
#include "tests/support/temporary_folder.h"

namespace lookalike::testing {

/// A document with everything a loader reports about it.
struct Read {
  std::string id, title, details, text;
  std::uint64_t byte = 0, record = 0;

  bool operator==(const Read&) const = default;
};

inline std::ostream& operator<<(std::ostream& out, const Read& read) {
  return out << '{' << read.id << '|' << read.title << '|' << read.details << '|' << read.text.substr(0, 200)
             << "} record " << read.record << " byte " << read.byte;
}

/// Damage in "file", the file name that `run_loader` uses.
inline Damage damage(std::uint64_t byte, std::uint64_t record, std::string reason, bool kept) {
  return {{"file", byte, record}, std::move(reason), kept};
}

/// Everything that loading produced.
struct Outcome {
  std::vector<Read> documents;
  std::vector<Damage> damage;
  std::uint64_t skipped = 0, without_text = 0;
  std::string error;  // empty when all went well

  bool operator==(const Outcome&) const = default;

  std::vector<std::string> texts() const {
    std::vector<std::string> texts;
    for (const Read& read : documents) texts.push_back(read.text);
    return texts;
  }
};

inline std::ostream& operator<<(std::ostream& out, const Outcome& outcome) {
  for (const Read& read : outcome.documents) out << read << '\n';
  for (const Damage& damage : outcome.damage) out << to_string(damage.place) << ": " << damage.reason << '\n';
  return out << outcome.skipped << " skipped, " << outcome.without_text << " without text " << outcome.error;
}

inline Outcome outcome_of(const Corpus& corpus) {
  Outcome outcome;
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const Document document = corpus[DocumentIndex(i)];
    const Place place = corpus.source(DocumentIndex(i));
    outcome.documents.push_back({std::string(document.id), std::string(document.title), std::string(document.details),
                                 std::string(document.text), place.byte.value_or(0), place.record.value_or(0)});
  }
  outcome.damage = corpus.report().damage;
  outcome.skipped = corpus.report().skipped;
  outcome.without_text = corpus.report().without_text;
  return outcome;
}

/// Returns the bytes in pieces of one size and, if `failure` is set, fails after the last one.
class PieceSource final : public ByteSource {
 public:
  PieceSource(std::string_view bytes, std::size_t piece, std::optional<Error> failure = {})
      : memory_(bytes), piece_(piece), failure_(std::move(failure)) {}

  Result<std::size_t> read(std::span<char> into) override {
    const auto length = memory_.read(into.first(std::min(into.size(), piece_)));
    if (*length == 0 && failure_) return tl::unexpected(*failure_);
    return length;
  }

 private:
  MemorySource memory_;
  std::size_t piece_;
  std::optional<Error> failure_;
};

using Loader = std::function<Result<void>(BufferedReader&, CorpusBuilder&)>;

inline Outcome run_loader(const Loader& loader, ByteSource& source, std::size_t chunk = BufferedReader::kChunk) {
  CorpusBuilder builder;
  builder.begin_file("file");
  BufferedReader bytes(source, chunk);
  const auto done = loader(bytes, builder);
  Outcome outcome = outcome_of(builder.finish("file", CorpusFormat::automatic));
  if (!done) outcome.error = done.error().message;
  return outcome;
}

inline Outcome run_loader(const Loader& loader, std::string_view content) {
  MemorySource source(content);
  return run_loader(loader, source);
}

inline Loader table_loader(LoadOptions options = {}) {
  return [options](BufferedReader& bytes, CorpusBuilder& builder) { return load_table(bytes, options, builder); };
}

inline Loader json_loader(LoadOptions options = {}) {
  return [options](BufferedReader& bytes, CorpusBuilder& builder) { return load_json_lines(bytes, options, builder); };
}

inline Loader text_loader(LoadOptions options = {}) {
  return [options](BufferedReader& bytes, CorpusBuilder& builder) {
    return load_text_file(bytes, "id", options, builder);
  };
}

/// The error code of loading that is stopped at its first progress; nothing if it finishes anyway.
inline std::optional<ErrorCode> end_of_stopped(const std::vector<std::string>& paths, const LoadOptions& options,
                                               const PieceSizes& sizes = {}) {
  struct Stop final : ProgressSink {
    std::stop_source stop;
    void report(const char*, double fraction) noexcept override {
      if (fraction > 0) stop.request_stop();
    }
  } sink;
  ProgressRoot root(sink, sink.stop.get_token());
  // The first report of a stage always passes the throttle, so the part reports a fraction above 0 at once.
  const auto corpus = load_corpus(paths, options, sizes, root.progress().part(0.1, 1, "read"));
  return corpus ? std::nullopt : std::optional(corpus.error().code);
}

struct Entry {
  std::string name, content;
};

/// The bytes that a source returns and, if it fails, its error message.
struct Drained {
  std::string bytes, error;

  bool operator==(const Drained&) const = default;
};

inline Drained drain(ByteSource& source, std::size_t room) {
  Drained drained;
  std::string buffer(room, ' ');
  for (;;) {
    const auto length = source.read(buffer);
    if (!length) drained.error = length.error().message;
    if (!length || *length == 0) return drained;
    drained.bytes.append(buffer, 0, *length);
  }
}

/// Writes an archive; `format` is one of libarchive's ARCHIVE_FORMAT_*, `filter` of its ARCHIVE_FILTER_*.
inline void write_archive(const std::string& path, int format, int filter, const std::vector<Entry>& entries,
                          const char* options = "") {
  archive* const out = archive_write_new();
  archive_write_set_format(out, format);
  archive_write_add_filter(out, filter);
  ASSERT_EQ(archive_write_set_options(out, options), ARCHIVE_OK);
  ASSERT_EQ(archive_write_open_filename(out, path.c_str()), ARCHIVE_OK);
  for (const Entry& file : entries) {
    archive_entry* const entry = archive_entry_new();
    archive_entry_set_pathname(entry, file.name.c_str());
    archive_entry_set_size(entry, static_cast<la_int64_t>(file.content.size()));
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_entry_set_perm(entry, 0644);
    archive_write_header(out, entry);
    archive_write_data(out, file.content.data(), file.content.size());
    archive_entry_free(entry);
  }
  ASSERT_EQ(archive_write_close(out), ARCHIVE_OK);
  archive_write_free(out);
}

inline void write_compressed(const std::string& path, int filter, std::string_view content) {
  write_archive(path, ARCHIVE_FORMAT_RAW, filter, {{"data", std::string(content)}});
}

inline Result<std::shared_ptr<const Corpus>> load(const std::vector<std::string>& paths,
                                                  const LoadOptions& options = {}, const PieceSizes& sizes = {}) {
  return load_corpus(paths, options, sizes, Progress());
}

/// The outcome of loading; an error becomes its message.
inline Outcome load_outcome(const std::vector<std::string>& paths, const LoadOptions& options = {},
                            const PieceSizes& sizes = {}) {
  const auto corpus = load(paths, options, sizes);
  if (corpus) return outcome_of(**corpus);
  Outcome outcome;
  outcome.error = to_string(corpus.error());
  return outcome;
}

/// A file of the real corpora; skips the test if they are missing.
inline std::string data_path(const std::string& name) {
  const char* const folder = std::getenv("LOOKALIKE_DATA");
  return folder == nullptr ? std::string() : (std::filesystem::path(folder) / name).native();
}

class RealData : public ::testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("LOOKALIKE_DATA") == nullptr) GTEST_SKIP() << "LOOKALIKE_DATA does not name the data folder";
  }
};

}  // namespace lookalike::testing
