#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ui/models/diff/prose_diff.h"

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

}  // namespace lookalike
