#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/formats/newswire/newswire_item.h"
#include "core/corpus/input/buffered_reader.h"

namespace lookalike {

/// Reads <REUTERS> items of a file or of a part of one; buffers live as long as the reader.
class NewswireReader {
 public:
  /// `records` is the number of items before `bytes`.
  NewswireReader(BufferedReader& bytes, CorpusBuilder& builder, std::uint64_t records = 0)
      : bytes_(bytes), builder_(builder), record_(records) {}

  /// Reads the items that begin before that offset in the file, with the text after them; leaves the window at the
  /// start of the next item, or at the end.
  void read(std::uint64_t until = std::numeric_limits<std::uint64_t>::max());
  /// Call at the end of the file. Errors: cancelled.
  Result<void> finish();

  /// Number of the last record.
  std::uint64_t records() const { return record_; }

 private:
  bool next_item(std::uint64_t until);
  bool find_start();
  void pass_over(std::size_t length);
  void skip_long_item();
  void take_item(std::string_view item);
  void add(const NewswireItem& item);
  std::string_view text_of(std::string_view raw, int storage);
  std::string_view details_of(const NewswireItem& item);
  std::string remarks_on(const NewswireItem& item) const;

  BufferedReader& bytes_;
  CorpusBuilder& builder_;
  ItemEnd end_;
  std::uint64_t record_ = 0;
  bool without_nul_ = false, full_ = false;
  std::string decoded_[4], cleaned_[4], title_, details_;
};

}  // namespace lookalike
