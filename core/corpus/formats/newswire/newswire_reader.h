#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/input/buffered_reader.h"

namespace lookalike {

/// The parts of a <REUTERS> item as written, with entities; views of the item.
struct NewswireItem {
  std::string_view id, date, topics, title, body;
  bool has_id = false, has_body = false, body_closed = false;
};

/// Finds the parts of one item. `item` begins with "<REUTERS"; it may lack its end. O(size).
NewswireItem parse_newswire_item(std::string_view item);

/// End of the item at the start of `text`.
struct ItemEnd {
  enum class Kind { closed, next_item, open };
  Kind kind = Kind::open;
  std::size_t length = 0;  // of the item with its end tag, if any; for `open`: all of `text`
};
ItemEnd find_item_end(std::string_view text);

/// Position of the next "<REUTERS" tag; npos if none exists. O(distance).
std::size_t find_item(std::string_view text);

inline constexpr std::string_view kItemTag = "<REUTERS";

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
