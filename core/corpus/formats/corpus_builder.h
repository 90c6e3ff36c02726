#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/corpus/load_options.h"

namespace lookalike {

class Corpus;
class MappedFile;
struct LoadOptions;

/// XXH3-128 over the XXH3-128 of every document, 16 bytes each in order. A document's hash covers its id and its text,
/// each preceded by its length in 8 bytes. So the documents can be hashed on several threads.
class CorpusDigest {
 public:
  enum class Hashes { streamed, stored };

  /// With `stored` the digest stores the documents' hashes, 16 bytes each, so that it can be appended to another
  /// digest.
  explicit CorpusDigest(Hashes hashes = Hashes::streamed);

  /// O(length of id and text).
  void add(std::string_view id, std::string_view text);
  /// Adds the bytes of a record, without trailing white space, in place of a document. O(length).
  void add_record(std::string_view bytes) { add({}, bytes.substr(0, bytes.find_last_not_of(" \t\r\n") + 1)); }
  /// Adds the documents of `part`, which stored their hashes. O(documents of the part).
  void append(const CorpusDigest& part);

  /// 32 hexadecimal digits; only for a streaming digest.
  std::string hex() const;

 private:
  using Hash = std::array<std::uint64_t, 2>;
  struct Free {
    void operator()(void* state) const;
  };
  using State = std::unique_ptr<void, Free>;

  static State new_state();
  void take(const Hash* hashes, std::size_t count);

  State document_, whole_;  // whole_: only for a streaming digest
  std::vector<Hash> hashes_;
};

/// Sizes, in bytes, that decide how reading is divided. They change the speed, never the result.
struct PieceSizes {
  std::uint64_t map_from = std::uint64_t{256} << 20;   // minimum for a table whose texts may stay in its file
  std::uint64_t range_bytes = std::uint64_t{4} << 20;  // consecutive files of a folder that one core reads
  std::uint64_t split_from = std::uint64_t{8} << 20;   // minimum for a file of records that is read in parts
  std::uint64_t part_bytes = std::uint64_t{16} << 20;  // maximum for such a part
};

/// `load_corpus` with other sizes, so that tests can read small files the way large ones are read.
Result<std::shared_ptr<const Corpus>> load_corpus(const std::vector<std::string>& paths, const LoadOptions& options,
                                                  const PieceSizes& sizes, const Progress& progress);

/// A text as written in a table: its bytes in the file. If `quoted`, they begin with a quote and must be unquoted.
struct WrittenText {
  std::uint64_t byte = 0;
  std::uint32_t length = 0;
  bool quoted = false;
};

/// One document from a loader; the text must be valid UTF-8.
struct DocumentFields {
  std::string_view id, title, details, text;
  std::uint64_t byte = 0;                             // offset of the record in its (decompressed) file
  std::uint64_t record = 0;                           // number of the record in its file, from 1
  std::optional<WrittenText> written = std::nullopt;  // if the file may be mapped
  std::string_view bytes = {};                        // of the record, if it can be copied
};

/// Collects documents and damage while a loader reads. Sampling happens here: a document that cannot be in the sample
/// is not stored, so memory stays proportional to the sample (times a logarithm).
class CorpusBuilder {
 public:
  /// Maps files of at least `sizes.map_from` bytes: texts found in them, quoted or not, are not copied.
  /// `room`: limit for texts copied into memory, in bytes.
  explicit CorpusBuilder(SampleOptions sample = {}, const PieceSizes& sizes = {},
                         std::uint64_t room = LoadOptions::kUnlimited);

  /// Starts the file that the following documents and damage come from; `path` names one that may be mapped.
  void begin_file(std::string name, const std::string& path = {});
  /// Returns false, without adding the document, if the corpus is full (2^32 - 2 documents).
  bool add(const DocumentFields& fields);

  /// An empty builder for the next records of the current file or after it, to be filled on any thread and then
  /// appended. Only whole corpora have parts: a sample depends on all previous documents.
  CorpusBuilder part() const;
  /// Appends a part's documents and damage as if they had been read here. `records_before` is added to its record
  /// numbers if the part begins inside a file and counts from 1. Returns false and appends nothing if the corpus would
  /// exceed its limit. O(documents and damage of the part); no text moves.
  bool append(CorpusBuilder&& part, std::uint64_t records_before = 0);

  /// A skipped record, the first of `records` in a row.
  void skip(std::uint64_t byte, std::uint64_t record, std::string reason, std::uint64_t records = 1);
  /// A record that was read despite a defect.
  void note(std::uint64_t byte, std::uint64_t record, std::string reason);
  /// A file that could not be read, wholly or from some point on: counted as one skipped record.
  void skip_file(std::string reason);
  /// The current file is truncated in this record or between two: counted as one skipped record.
  void truncate(std::optional<std::uint64_t> byte, std::optional<std::uint64_t> record, std::string reason);
  /// A file that is not part of the corpus, e.g. another table in the same archive: listed, and counted as `records`
  /// skipped records.
  void skip_record(std::string reason, std::uint64_t records = 0);
  /// A file that never belongs to a corpus, e.g. a README beside tables: named in a remark.
  void leave_aside(std::string file);
  /// A sentence on how files were read; listed once.
  void remark(std::string sentence);
  /// The options and file stamps, for rereading the files.
  void remember(const LoadOptions& options, std::vector<std::uint64_t> stamps);
  /// A record without text by design (a newswire item without BODY).
  void without_text() { ++report_.without_text; }

  const PieceSizes& sizes() const { return sizes_; }
  /// The current file, if it is mapped.
  const std::shared_ptr<const MappedFile>& mapped_file() const { return file_; }
  std::uint64_t documents() const { return report_.documents; }
  /// Counts and lists so far.
  const LoadReport& report() const { return report_; }

  /// `path` and `seconds` (wall time of reading) are for the report.
  Corpus finish(std::string path, CorpusFormat format, double seconds = 0);

 private:
  struct Keyed {
    std::uint64_t key;
    std::uint64_t position;
    bool operator<(const Keyed& other) const { return key != other.key ? key < other.key : position < other.position; }
  };
  void list_damage(Damage damage);
  std::string current_file() const { return files_.empty() ? std::string() : files_.back(); }
  void remark_aside();
  bool admit(std::uint64_t position);
  void keep_text(const DocumentFields& fields, Corpus::Record& record);
  std::string_view written_in_file(const DocumentFields& fields);
  void append_records(const CorpusBuilder& part, std::uint32_t records_before);
  void append_files(CorpusBuilder& part);
  void append_report(LoadReport&& part, std::uint64_t records_before);

  SampleOptions sample_;
  PieceSizes sizes_;
  std::shared_ptr<const MappedFile> file_;  // the current file, if it is mapped
  std::string unquoted_;
  std::vector<Keyed> chosen_;  // max-heap of the sample so far
  std::vector<Corpus::Record> records_;
  std::shared_ptr<TextStore> texts_;
  std::vector<std::string> files_;
  bool goes_on_ = false;            // for a part: files_[0] is the current file of the builder it will be appended to
  std::vector<std::string> aside_;  // some of the unrelated files
  std::uint64_t aside_total_ = 0;
  LoadReport report_;
  CorpusDigest digest_, records_digest_;
};

}  // namespace lookalike
