#pragma once

#include <deque>
#include <string>
#include <utility>

namespace lookalike {

/// Texts of a part of a corpus that stay where they are stored, held until the part is appended. All are let go where
/// they are more than a part should hold.
class TextsAtHand {
 public:
  static constexpr std::size_t kMost = std::size_t{32} << 20;  // bytes

  void add(std::string text) {
    bytes_ += text.size();
    texts_.push_back(std::move(text));
    if (!complete()) texts_.clear();
  }

  /// None was let go.
  bool complete() const { return bytes_ <= kMost; }

  /// The first that was not taken yet, in the order they were added.
  std::string take() {
    std::string text = std::move(texts_.front());
    texts_.pop_front();
    return text;
  }

  /// Those of another one behind them.
  void append(TextsAtHand&& other) {
    for (std::string& text : other.texts_) texts_.push_back(std::move(text));
    bytes_ += other.bytes_;
    if (!complete()) texts_.clear();
  }

 private:
  std::deque<std::string> texts_;
  std::size_t bytes_ = 0;
};

}  // namespace lookalike
