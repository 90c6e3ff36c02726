#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/corpus/document.h"
#include "core/corpus/load_report.h"
#include "core/corpus/sample_options.h"

namespace lookalike {

class TextStore;

/// Compressed bytes of texts that memory had no room for: in a temporary file, or in memory all the same where that
/// could not take them.
struct SpilledBytes {
  std::uint64_t in_file = 0, in_memory = 0;
};

/// Documents in source order; immutable, so it is safe to read from any thread. Texts lie in a TextStore.
class Corpus {
 public:
  std::size_t size() const { return records_.size(); }
  bool empty() const { return records_.empty(); }
  /// A compressed text is decompressed, which takes up to some milliseconds unless the one before it was read last;
  /// where that cannot be done, a sentence says so in its place and `unread_texts` counts it.
  Document operator[](DocumentIndex index) const;
  /// All but the text. O(1).
  Document label(DocumentIndex index) const;

  /// How many texts could not be read so far, and why the first could not.
  std::uint64_t unread_texts() const;
  std::optional<Error> reading_error() const;
  /// The error of texts that are no longer in their mapped file. O(mapped files).
  std::optional<Error> lost_texts() const;

  /// File, byte offset and record number the document came from.
  Place source(DocumentIndex index) const;

  const LoadReport& report() const { return *report_; }

  /// Sum of the texts' lengths in bytes. O(size).
  std::uint64_t text_bytes() const;
  /// Bytes of memory that texts, ids, titles and names of files take; texts in mapped files take none. Documents left
  /// out by a sample count too, as their texts stay. O(files).
  std::uint64_t resident_bytes() const;
  /// O(files).
  SpilledBytes spilled_texts() const;

  /// The documents that loading with the same sample options would have kept, in source order; shares the texts.
  /// O(size log size).
  Corpus sample(const SampleOptions& options) const;

 private:
  friend class CorpusBuilder;
  struct Record {
    const char* label;  // id, title and details, one after the other
    union {
      const char* text;  // in memory or in a mapped file, where it may be quoted
      std::uint64_t byte_in_blocks;
    };
    std::uint64_t position;
    std::uint64_t byte;
    std::uint32_t id_length, title_length, details_length, text_length;
    std::uint32_t file, record;
    std::uint32_t quoted_length;  // 0, or bytes of the text as a field of a table
    std::uint32_t blocks;         // 0, or the number from 1 of the compressed blocks
  };
  static_assert(sizeof(Record) == 64);
  std::string decompressed(const Record& record) const;
  static std::string unquoted(const Record& record);
  void tell_if_lost(Document& document) const;

  std::vector<Record> records_;
  std::shared_ptr<const TextStore> texts_;
  std::shared_ptr<const std::vector<std::string>> files_;
  std::shared_ptr<const LoadReport> report_;
};

}  // namespace lookalike
