#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/corpus/written_text.h"

namespace lookalike {

class Corpus;

/// Texts of documents that follow one another in a corpus that is being read: kDocuments of them, fewer at its end.
struct TextBlock {
  static constexpr std::size_t kDocuments = 256;

  std::vector<WrittenText> texts;
  std::deque<std::string> copies;  // of texts that do not stay where they were read
  std::size_t copied = 0;          // their bytes
};

/// About how much text there is, in bytes, and how much of it a corpus copies.
struct LikelyTexts {
  std::uint64_t bytes = 0, copied = 0;
};

/// Is given the texts of a whole corpus while it is read. Calls come one at a time, from any thread.
class TextFollower {
 public:
  virtual ~TextFollower() = default;

  /// What will follow, unless reading is asked to stop.
  virtual void begin(const LikelyTexts& likely, std::stop_token stop) = 0;
  /// The next block; texts that are not copied stay where they are until `abandon`, or as long as the corpus. False:
  /// the follower wants no more, as after `abandon`.
  virtual bool take(TextBlock block) = 0;
  /// That was all, of this corpus.
  virtual void end(std::shared_ptr<const Corpus> corpus) = 0;
  /// There will be no corpus, or a text is not at hand any more: none may be in use when this returns.
  virtual void abandon() = 0;
};

}  // namespace lookalike
