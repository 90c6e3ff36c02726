#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/mapped_file.h"
#include "core/base/progress.h"
#include "core/corpus/corpus_digest.h"
#include "core/corpus/repacked_texts.h"
#include "core/corpus/stored_texts.h"
#include "core/corpus/text_arena.h"
#include "core/corpus/text_feed.h"
#include "core/corpus/texts_at_hand.h"
#include "core/corpus/written_text.h"

namespace lookalike {

enum class CorpusFormat { automatic, newswire, reviews, json_lines, text_files, builtin };

/// The name used on the command line and in reports: "auto", "newswire", "reviews", "jsonl", "text", "builtin".
std::string_view to_string(CorpusFormat format);

/// One document as it was read: UTF-8 plain text. Views stay valid as long as any corpus that shares the arena lives,
/// that of a text that is `owned` as long as any copy of the document.
struct Document {
  std::string_view id;       // as in the source; may be empty or repeated
  std::string_view title;    // empty where the source has none
  std::string_view details;  // for display only, e.g. "26-FEB-1987 15:01:01.79; cocoa"
  std::string_view text;
  std::shared_ptr<const std::string> owned = nullptr;  // a text that does not lie in memory as it is
};

/// Something wrong in the source: the record was left out, or kept as well as it could be read.
struct Damage {
  Place place;
  std::string reason;  // a sentence
  bool kept = false;
  bool breaks_off = false;  // the file ends here before its content does

  bool operator==(const Damage&) const = default;
};

struct LoadReport {
  std::string path;  // what was opened, several paths joined by "; "
  CorpusFormat format = CorpusFormat::automatic;
  std::string digest;              // CorpusDigest of every document read, before sampling
  std::uint64_t documents = 0;     // good documents read, before sampling
  std::uint64_t skipped = 0;       // damaged records left out
  std::uint64_t without_text = 0;  // newswire items without BODY: no damage
  std::vector<Damage> damage;      // in source order, at most kMaxDamageListed
  std::uint64_t damage_total = 0;  // entries `damage` would have without that limit
  std::uint64_t broken_off = 0;    // files that end before their content does, listed in `damage` or not
  Place first_break;               // the first of them; nowhere when there is none
  double seconds = 0;              // wall time of reading

  static constexpr std::size_t kMaxDamageListed = 10'000;
};

/// Draw `size` documents without replacement; 0 means all of them.
struct SampleOptions {
  std::uint64_t size = 0;
  std::uint64_t seed = 42;

  bool operator==(const SampleOptions&) const = default;
};

/// Documents in source order; immutable, so it is safe to read from any thread. Texts lie in one shared arena, in a
/// mapped file, where they are stored, or packed in memory.
class Corpus {
 public:
  std::size_t size() const { return records_.size(); }
  bool empty() const { return records_.empty(); }
  /// A stored text is read again, which takes up to some milliseconds unless the one before it was read last; where
  /// that cannot be done, a sentence says so in its place and `unread_texts` counts it.
  Document operator[](DocumentIndex index) const;
  /// All but the text. O(1).
  Document label(DocumentIndex index) const;

  /// How many texts could not be read so far, and why the first could not.
  std::uint64_t unread_texts() const { return texts_->failures(); }
  std::optional<Error> reading_error() const { return texts_->first_error(); }
  /// The error of texts that are no longer in their mapped file. O(mapped files).
  std::optional<Error> lost_texts() const;

  /// File, byte offset and record number the document came from.
  Place source(DocumentIndex index) const;

  const LoadReport& report() const { return *report_; }

  /// Sum of the texts' lengths in bytes. O(size).
  std::uint64_t text_bytes() const;
  /// Bytes of memory that texts, ids, titles and names of files take; texts in mapped files take none, those that are
  /// stored what is needed to find them, those that are packed in memory what they are packed to. O(size + files).
  std::uint64_t resident_bytes() const;

  /// The documents that loading with the same sample options would have kept, in source order; shares the texts.
  /// O(size log size).
  Corpus sample(const SampleOptions& options) const;

 private:
  friend class CorpusBuilder;
  struct Record {
    const char* data;  // id, title and details, one after the other
    union {
      const char* text;         // behind them, or in a mapped file
      std::uint64_t text_byte;  // of the stored bytes
    };
    std::uint64_t position;
    std::uint64_t byte;
    std::uint32_t id_length, title_length, details_length, text_length;
    std::uint32_t written_length : 28;  // of what the text is made of
    Writing writing : 3;
    std::uint32_t unclean : 1;
    std::uint32_t file, record;
    std::uint32_t stored;  // 0, or the number from 1 of the stored bytes, or that of repacked texts and kRepacked

    static constexpr std::uint32_t kRepacked = std::uint32_t{1} << 31;
    WrittenText written_at(const char* bytes) const { return {{bytes, written_length}, writing, unclean != 0}; }
    void set_written(const WrittenText& written);
  };
  static_assert(sizeof(Record) == 64);
  const StoredBytes& stored_bytes(const Record& record) const;
  std::string read_stored(const Record& record) const;
  void tell_if_lost(Document& document) const;

  std::vector<Record> records_;
  std::shared_ptr<const TextArena> arena_;
  std::vector<std::shared_ptr<const MappedFile>> mapped_;
  std::vector<std::shared_ptr<const StoredBytes>> stored_;
  std::vector<std::shared_ptr<const RepackedTexts>> repacked_;
  std::shared_ptr<StoredTexts> texts_ = std::make_shared<StoredTexts>();
  std::shared_ptr<const std::vector<std::string>> files_;
  std::shared_ptr<const LoadReport> report_;
};

/// What a loader knows of one document; the text must be valid UTF-8.
struct DocumentFields {
  std::string_view id, title, details, text;
  std::uint64_t byte = 0;    // offset of the record in its (decompressed) file
  std::uint64_t record = 0;  // number of the record in its file, from 1
  /// Where in its (decompressed) file the text stands, if it does, and as what.
  std::optional<std::uint64_t> text_byte = std::nullopt;
  WrittenText written = {};
};

/// Collects documents and damage while a loader reads. Sampling happens here: a document that cannot be in the
/// sample is not stored, so memory stays proportional to the sample (times a logarithm).
class CorpusBuilder {
 public:
  /// Files of at least so many bytes are mapped: texts that stand in them as they are, are not copied.
  static constexpr std::uint64_t kMapFrom = std::uint64_t{256} << 20;

  /// `copied_texts` bytes of texts are copied at most. The others stay where they are stored, if they can be read again
  /// there, and are packed in memory otherwise.
  explicit CorpusBuilder(SampleOptions sample = {}, std::uint64_t map_from = kMapFrom,
                         std::uint64_t copied_texts = StoredTexts::kUnlimited);

  /// From now on `follower` is given every text; of a sample it is given none.
  void feed(TextFollower& follower, const LikelyTexts& likely, std::stop_token stop);

  /// Documents and damage that follow come from this file; `path` names one that may be mapped, `stored` is where its
  /// bytes can be read again.
  void begin_file(std::string name, const std::string& path = {}, StoredPlace stored = {});
  /// A text of so many bytes is not copied if it can be read again.
  bool leaves(std::size_t length) const;
  /// Returns false when the corpus is full (2^32 - 2 documents) and the document was not taken.
  bool add(const DocumentFields& fields);

  /// An empty builder for what follows in the current file or behind it, to be filled on any thread and then appended.
  /// Only whole corpora have parts: what is in a sample depends on all documents before.
  CorpusBuilder part() const;
  /// Takes what a part collected as if it had been read here. `records_before` is added to its record numbers: those of
  /// a part that begins inside a file and counts from 1. False, and nothing is taken, when the corpus would be
  /// overfull. O(documents and damage of the part); no text moves.
  bool append(CorpusBuilder&& part, std::uint64_t records_before = 0);

  /// A record that was left out.
  void skip(std::uint64_t byte, std::uint64_t record, std::string reason);
  /// A record that was kept although something is wrong with it.
  void note(std::uint64_t byte, std::uint64_t record, std::string reason);
  /// A whole file that could not be read, or whose rest could not: counted as one skipped record.
  void skip_file(std::string reason);
  /// The current file ends before its content does, in this record or between two: counted as one skipped record.
  void break_off(std::optional<std::uint64_t> byte, std::optional<std::uint64_t> record, std::string reason);
  /// A file that belongs to something else, e.g. another table in the same archive: listed, not counted.
  void leave_out(std::string reason);
  /// A record that is none by design (a newswire item without BODY).
  void without_text() { ++report_.without_text; }

  /// The current file, if it is mapped.
  const std::shared_ptr<const MappedFile>& mapped_file() const { return file_; }
  std::uint64_t documents() const { return report_.documents; }
  /// What was counted and listed so far.
  const LoadReport& report() const { return report_; }

  /// `path` and `seconds` (wall time of reading) are for the report.
  Corpus finish(std::string path, CorpusFormat format, double seconds = 0);
  /// Tells the follower that it has all texts of the corpus that was finished.
  void end_feed(std::shared_ptr<const Corpus> finished);

 private:
  struct Keyed {
    std::uint64_t key;
    std::uint64_t position;
    bool operator<(const Keyed& other) const { return key != other.key ? key < other.key : position < other.position; }
  };
  void list_damage(Damage damage);
  std::string current_file() const { return files_.empty() ? std::string() : files_.back(); }
  bool admit(std::uint64_t position);
  bool stays(const DocumentFields& fields, Corpus::Record& record);
  bool find_in_mapped_file(const DocumentFields& fields, Corpus::Record& record);
  bool find_stored(const DocumentFields& fields, Corpus::Record& record);
  bool repack(std::string_view text, Corpus::Record& record);
  bool goes_on_in_stored(const CorpusBuilder& part) const;
  void append_records(const CorpusBuilder& part, std::uint32_t records_before);
  void feed_on(const Corpus::Record& record, std::string stored_text);
  void append_texts(std::size_t first, TextsAtHand&& at_hand);
  void append_files(CorpusBuilder&& part);
  void append_report(LoadReport&& part, std::uint64_t records_before);

  SampleOptions sample_;
  std::uint64_t map_from_;
  std::shared_ptr<const MappedFile> file_;  // the current one, if it is mapped
  std::vector<std::shared_ptr<const MappedFile>> mapped_;
  StoredPlace place_;  // of the current file
  std::vector<std::shared_ptr<const StoredBytes>> stored_;
  std::shared_ptr<RepackedTexts> repack_;  // where texts are packed now, if any are
  std::uint32_t repack_number_ = 0;        // of it, from 1
  std::vector<std::shared_ptr<const RepackedTexts>> repacked_;
  std::shared_ptr<StoredTexts> texts_;
  std::vector<Keyed> chosen_;  // max-heap of the sample so far
  std::vector<Corpus::Record> records_;
  std::shared_ptr<TextArena> arena_ = std::make_shared<TextArena>();
  std::vector<std::string> files_;
  bool goes_on_ = false;  // a part: the first of `files_` is the current one of the builder it will be appended to
  LoadReport report_;
  CorpusDigest digest_;
  std::unique_ptr<TextFeed> feed_;      // goes before the texts do
  std::optional<TextsAtHand> at_hand_;  // of a part, if its texts will be fed
};

}  // namespace lookalike
