#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/corpus/load_options.h"
#include "core/corpus/load_report.h"

namespace lookalike {

class TextStore;

/// One document as read: UTF-8 plain text. Views stay valid while any corpus that shares the texts exists, an `owned`
/// text while any copy of the document does.
struct Document {
  std::string_view id;       // as in the source; may be empty or repeated
  std::string_view title;    // empty if the source has none
  std::string_view details;  // for display only, e.g. "26-FEB-1987 15:01:01.79; cocoa"
  std::string_view text;
  std::shared_ptr<const std::string> owned = nullptr;  // a text made for the caller
};

/// Bytes of texts beyond the memory limit: in a temporary file, or kept in memory if the disk is full.
struct SpilledBytes {
  std::uint64_t in_file = 0, in_memory = 0;
};

/// Documents in source order; immutable, so threads share it. Texts are in a TextStore.
class Corpus {
 public:
  std::size_t size() const { return records_.size(); }
  bool empty() const { return records_.empty(); }
  /// If the file has lost the text, a sentence that says so replaces it. O(bytes of a quoted text).
  Document operator[](DocumentIndex index) const;
  /// The document without its text. O(1).
  Document label(DocumentIndex index) const;

  /// Call this after deriving a result from texts. O(mapped files). Errors: unreadable, if a file has lost texts.
  Result<void> check_texts() const;

  /// File, byte offset and record number the document came from.
  Place source(DocumentIndex index) const;

  const LoadReport& report() const { return *report_; }

  /// Sum of the texts' lengths in bytes. O(size).
  std::uint64_t text_bytes() const;
  /// Bytes of memory taken by texts, ids, titles and file names; texts in mapped files take none. Documents excluded by
  /// a sample count too, as their texts remain. O(files).
  std::uint64_t resident_bytes() const;
  /// O(files).
  SpilledBytes spilled_texts() const;

  /// The documents that loading with the same sample options would have selected, in source order; shares the texts.
  /// O(size log size).
  Corpus sample(const SampleOptions& options) const;

 private:
  friend class CorpusBuilder;
  struct Record {
    const char* label;  // id, title and details, concatenated
    const char* text;   // possibly quoted
    std::uint64_t position;
    std::uint64_t byte;
    std::uint32_t id_length, title_length, details_length, text_length;
    std::uint32_t file, record;
    std::uint32_t quoted_length;  // 0, or bytes of the text as a field of a table
  };
  static_assert(sizeof(Record) == 64);
  static std::string unquoted(const Record& record);
  void report_if_lost(Document& document) const;

  std::vector<Record> records_;
  std::shared_ptr<const TextStore> texts_;
  std::shared_ptr<const std::vector<std::string>> files_;
  std::shared_ptr<const LoadReport> report_;
};

}  // namespace lookalike
