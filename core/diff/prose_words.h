#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/diff/prose_diff.h"

namespace lookalike {

/// A word or punctuation mark of a text. Words that read the same share an id.
struct ProseWord {
  TextSpan span;
  std::uint32_t id = 0;
  bool is_mark = false;  // neither letters nor digits
};

/// Gives equal words equal ids, in all texts that are split with it.
class WordIds {
 public:
  std::uint32_t operator[](const std::string& word) {
    return ids_.try_emplace(word, static_cast<std::uint32_t>(ids_.size())).first->second;
  }
  std::size_t size() const { return ids_.size(); }

 private:
  std::unordered_map<std::string, std::uint32_t> ids_;
};

/// Splits UTF-8 text into words and punctuation marks. A word continues after a hyphen at a line end; hyphens between
/// letters are not part of its identity; numbers keep their points, commas, slashes and colons. An
/// address ("jim@rand.org", "a.host.edu") is one word, and so is a run of equal marks without a blank. Combining
/// accents equal precomposed letters. Each ideograph is a word. Marks that quote a line of mail are not words. Returns
/// the words so far if stopped. O(bytes).
std::vector<ProseWord> split_prose(std::string_view text, WordIds& ids, const std::stop_token& stop = {});

using Words = std::vector<ProseWord>;

/// A text and its words for the comparison.
struct TextWords {
  std::string_view text;
  const Words& words;
};

/// The first word of a line, or the end of the text.
bool begins_line(const TextWords& side, std::size_t word);
/// A full stop (not of an initial), an exclamation or question mark, and a closing quotation mark or bracket after it.
bool ends_sentence(const TextWords& side, std::size_t word);
/// The first word of a line, or the first one after the end of a sentence.
bool begins_sentence(const TextWords& side, std::size_t word);
/// The first word of a line after a blank line, or after a line that ends a sentence.
bool begins_paragraph(const TextWords& side, std::size_t word);

/// The byte after the word.
inline std::size_t end_of(const ProseWord& word) {
  return word.span.offset + word.span.length;
}

/// A stretch of two texts, counted in words.
struct WordStretch {
  bool same = false;
  std::size_t left = 0, right = 0;              // first words
  std::size_t left_count = 0, right_count = 0;  // equal when same

  std::size_t longer() const { return std::max(left_count, right_count); }
  bool is_changed() const { return !same && left_count > 0 && right_count > 0; }
  bool is_one_sided() const { return !same && (left_count == 0 || right_count == 0); }
  /// Changed, and so long that any common words of the passages are a coincidence.
  bool is_unlike() const { return !same && std::min(left_count, right_count) >= 4 && left_count * right_count >= 256; }
};

/// From the beginning of a word to the end of another; for no words, an empty span after the word before `first`.
TextSpan span_of(const Words& words, std::size_t first, std::size_t count);

/// The stretch in bytes. A stretch that is not `same` becomes changed or one-sided.
Stretch spans_of(const WordStretch& stretch, const Words& left, const Words& right);

}  // namespace lookalike
