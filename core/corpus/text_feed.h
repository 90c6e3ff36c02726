#pragma once

#include <stop_token>
#include <string>
#include <utility>

#include "core/corpus/text_block.h"

namespace lookalike {

/// Hands texts on to a follower in blocks. Whoever drops it before `end` has the follower abandon the corpus.
class TextFeed {
 public:
  TextFeed(TextFollower& follower, const LikelyTexts& likely, std::stop_token stop) : follower_(&follower) {
    follower.begin(likely, std::move(stop));
  }
  ~TextFeed() { abandon(); }
  TextFeed(const TextFeed&) = delete;
  TextFeed& operator=(const TextFeed&) = delete;

  /// A text that stays where it is.
  void add(const WrittenText& text);
  /// Another one. A block that becomes too large ends it all.
  void add_copy(std::string text);
  /// The texts are complete.
  void end(std::shared_ptr<const Corpus> corpus);
  /// The follower is given no more.
  void abandon();

 private:
  void hand_on();

  TextFollower* follower_;  // null when it has all or was abandoned
  TextBlock block_;
};

}  // namespace lookalike
