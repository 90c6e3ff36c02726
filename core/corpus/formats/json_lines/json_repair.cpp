#include "core/corpus/formats/json_lines/json_repair.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/base/json_text.h"
#include "core/base/utf8_text.h"

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

constexpr char32_t kReplacement = 0xFFFD;

class Repair {
 public:
  explicit Repair(std::string_view object) : in_(object) {
    const std::size_t quote = object.find_first_of("'\"");
    python_ = quote != std::string_view::npos && object[quote] == '\'';
  }

  RepairedJson run() {
    while (!in_.empty()) step();
    return std::move(out_);
  }

 private:
  void step() {
    const char c = in_.front();
    if (c == '"' || c == '\'') return take_string();
    if (std::string_view("{}[](),: \t\r\n").find(c) == std::string_view::npos) return take_word();
    in_.remove_prefix(1);
    if (c == '}' || c == ']' || c == ')') drop_comma();
    out_.text += c == '(' ? '[' : c == ')' ? ']' : c;
  }

  void drop_comma() {
    const std::size_t last = out_.text.find_last_not_of(" \t\r\n");
    if (last != std::string::npos && out_.text[last] == ',') out_.text.erase(last);
  }

  void take_word() {
    const std::string_view word = in_.substr(0, in_.find_first_of("{}[](),: \t\r\n\"'"));
    in_.remove_prefix(word.size());
    const bool is_prefix = word.size() == 1 && !in_.empty() && (in_.front() == '"' || in_.front() == '\'');
    if (is_prefix && python_) return;  // u'...'
    out_.text += word == "True" ? "true" : word == "False" ? "false" : is_literal(word) ? word : "null";
  }

  static bool is_literal(std::string_view word) {
    if (word == "true" || word == "false") return true;
    const std::string_view digits = word.substr(word.starts_with('-') ? 1 : 0);
    return !digits.empty() && digits.front() >= '0' && digits.front() <= '9' &&
           digits.find_first_not_of("0123456789.eE+-") == std::string_view::npos;
  }

  void take_string() {
    const char quote = in_.front();
    const std::size_t begin = out_.text.size();
    replaced_ = false;
    in_.remove_prefix(1);
    std::string plain;
    while (!in_.empty() && in_.front() != quote) {
      if (in_.front() == '\\')
        take_escape(plain);
      else
        take_plain(plain, quote);
    }
    in_.remove_prefix(std::min<std::size_t>(1, in_.size()));
    append_json_text(out_.text, plain);
    if (replaced_) out_.mended.push_back(begin);
  }

  void take_plain(std::string& text, char quote) {
    const char stops[] = {quote, '\\'};
    const std::string_view piece = in_.substr(0, in_.find_first_of(std::string_view(stops, 2)));
    replaced_ |= std::ranges::any_of(piece, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
    text += piece;
    in_.remove_prefix(piece.size());
  }

  void take_escape(std::string& text) {
    const char kind = in_.size() > 1 ? in_[1] : '\0';
    in_.remove_prefix(std::min<std::size_t>(2, in_.size()));
    constexpr std::string_view kNames = "\"\\/'bfnrt", kMeanings = "\"\\/'\b\f\n\r\t";
    if (const std::size_t i = kNames.find(kind); i != std::string_view::npos && (python_ || kind != '\'')) {
      text += kMeanings[i];
    } else if (kind == 'u') {
      take_unit(text);
    } else if (python_ && (kind == 'x' || kind == 'U')) {
      append(text, hexadecimal(kind == 'x' ? 2 : 8));
    } else if (python_ && kind != '\n') {
      text += {'\\', kind};  // as Python does
    } else if (!python_) {
      append(text, {});
    }
  }

  // A UTF-16 code unit, or a pair that makes one character.
  void take_unit(std::string& text) {
    const auto first = hexadecimal(4);
    if (!first || *first < 0xD800 || *first > 0xDBFF || !in_.starts_with("\\u")) return append(text, first);
    const std::string_view before = in_;
    in_.remove_prefix(2);
    const auto second = hexadecimal(4);
    if (second && *second >= 0xDC00 && *second <= 0xDFFF)
      return append(text, 0x10000 + ((*first - 0xD800) << 10) + (*second - 0xDC00));
    in_ = before;
    append(text, {});
  }

  std::optional<char32_t> hexadecimal(std::size_t digits) {
    const std::string_view written = in_.substr(0, digits);
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), value, 16);
    const auto used = static_cast<std::size_t>(end - written.data());
    in_.remove_prefix(used);
    return error == std::errc() && used == digits ? std::optional<char32_t>(value) : std::nullopt;
  }

  void append(std::string& text, std::optional<char32_t> character) {
    const bool good = character && *character <= 0x10FFFF && (*character < 0xD800 || *character > 0xDFFF);
    append_utf8(good ? *character : kReplacement, text);
    replaced_ |= !good;
  }

  std::string_view in_;
  RepairedJson out_;
  bool python_ = false;    // the object is written in Python's syntax
  bool replaced_ = false;  // in the current string
};

}  // namespace

JsonExtent find_json_extent(std::string_view text, bool at_end) {
  return ExtentFinder(text).find(at_end);
}

RepairedJson repair_json(std::string_view object) {
  return Repair(object).run();
}

}  // namespace lookalike
