#include "core/corpus/text_feed.h"

#include <utility>

namespace lookalike {
namespace {

constexpr std::size_t kMostCopied = std::size_t{64} << 20;  // bytes of a block

}  // namespace

void TextFeed::add(const WrittenText& text) {
  if (!follower_) return;
  block_.texts.push_back(text);
  if (block_.texts.size() == TextBlock::kDocuments) hand_on();
}

void TextFeed::add_copy(std::string text) {
  if (!follower_) return;
  block_.copied += text.size();
  if (block_.copied > kMostCopied) return abandon();
  add({block_.copies.emplace_back(std::move(text))});
}

void TextFeed::hand_on() {
  if (!follower_->take(std::exchange(block_, {}))) follower_ = nullptr;
  block_.texts.reserve(TextBlock::kDocuments);
}

void TextFeed::end(std::shared_ptr<const Corpus> corpus) {
  if (!follower_) return;
  if (!block_.texts.empty()) hand_on();
  if (follower_) std::exchange(follower_, nullptr)->end(std::move(corpus));
}

void TextFeed::abandon() {
  block_ = {};
  if (follower_) std::exchange(follower_, nullptr)->abandon();
}

}  // namespace lookalike
