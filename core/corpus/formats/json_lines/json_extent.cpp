#include "core/corpus/formats/json_lines/json_extent.h"

#include <algorithm>

namespace lookalike {
namespace {

constexpr char kRecordSeparator = '\x1E';

bool ends_line(char c) {
  return c == '\n' || c == '\r';
}

/// Reads an object byte by byte.
class ExtentFinder {
 public:
  explicit ExtentFinder(std::string_view text) : text_(text) {}

  JsonExtent find(bool at_end) {
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == kRecordSeparator) return {JsonExtent::End::broken, at_};
      if (ends_line(c)) {
        if (first_line_ == 0) first_line_ = at_ + 1;
        if (at_ + 1 == text_.size() && !at_end) return {};
        if (is_cut_off()) return broken();
      } else if (quote_ != '\0') {
        step_in_string(c);
      } else if (step(c)) {
        return {JsonExtent::End::whole, at_ + 1};
      }
    }
    return at_end ? broken() : JsonExtent{};
  }

 private:
  void step_in_string(char c) {
    if (c == '\\') ++at_;
    if (c == quote_) quote_ = '\0';
  }

  // Takes one character; true if the object ends with it.
  bool step(char c) {
    if (c == '"' || c == '\'') quote_ = c;
    if (c == '{') ++depth_;
    if (c == '}' && --depth_ == 0) return true;
    if (c != ' ' && c != '\t') last_ = c;
    return false;
  }

  bool is_cut_off() const {
    if (at_ + 1 >= text_.size() || text_[at_ + 1] != '{') return false;
    return quote_ != '\0' || (last_ != ':' && last_ != ',' && last_ != '[');
  }

  // Limits how much is read again, so that no file can make it expensive.
  JsonExtent broken() const {
    constexpr std::size_t kReadAgain = std::size_t{64} << 10;
    const bool from_next_line = first_line_ > 0 && at_ - first_line_ <= kReadAgain;
    return {JsonExtent::End::broken, from_next_line ? first_line_ : std::min(at_, text_.size())};
  }

  std::string_view text_;
  std::size_t at_ = 0, first_line_ = 0;
  std::size_t depth_ = 0;
  char quote_ = '\0', last_ = '\0';
};

}  // namespace

JsonExtent find_json_extent(std::string_view text, bool at_end) {
  return ExtentFinder(text).find(at_end);
}

}  // namespace lookalike
