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
#include "core/corpus/repacked_texts.h"
#include "core/corpus/sample_options.h"
#include "core/corpus/stored_texts.h"
#include "core/corpus/text_arena.h"
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

/// Documents in source order; immutable, so it is safe to read from any thread. Texts lie in one shared arena, in a
/// mapped file, where they are stored, or packed in memory or a temporary file.
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
  /// Packed bytes of texts that memory had no room for. O(files).
  SpilledBytes spilled_texts() const;

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

}  // namespace lookalike
