#include "core/diff/prose_words.h"

#include <utility>

#include "core/base/utf8_text.h"
#include "core/diff/mail_marks.h"
#include "core/text/normal_form.h"

namespace lookalike {
namespace {

StretchKind kind_of(const WordStretch& stretch) {
  if (stretch.same) return StretchKind::same;
  if (stretch.left_count == 0) return StretchKind::only_right;
  return stretch.right_count == 0 ? StretchKind::only_left : StretchKind::changed;
}

/// A single capital letter directly before the stop: "U.S.", "J. Smith".
bool is_initial(const TextWords& side, std::size_t stop) {
  if (stop == 0) return false;
  const TextSpan& before = side.words[stop - 1].span;
  const char letter = side.text[before.offset];
  return before.length == 1 && before.offset + 1 == side.words[stop].span.offset && letter >= 'A' && letter <= 'Z';
}

constexpr char32_t kFirstMark = 0x300, kSoftHyphen = 0xAD, kHyphen = 0x2010;

/// A code point and its length in bytes; a byte that starts no valid sequence has a code outside Unicode.
struct Character {
  char32_t code = 0;
  std::size_t length = 0;
};

constexpr char32_t kInvalid = 0x200000;

/// The character at `at`; length 0 at the end.
Character character_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) return {};
  const auto [code, length] = first_character(text.substr(at));
  return length > 0 ? Character{code, length} : Character{kInvalid + static_cast<unsigned char>(text[at]), 1};
}

using Kind = UnicodeTable::Kind;

Kind kind_of(char32_t c) {
  return c < kInvalid ? UnicodeTable::kind_of(c) : Kind::letter;
}

// Looks up only characters beyond ASCII, which makes a visible difference for a megabyte.
bool is_space(char32_t c) {
  return c < 0x80 ? c == ' ' || (c < 0x20 && c > 0) : kind_of(c) == Kind::space;
}
bool is_letter(char32_t c) {
  if (c < 0x80) return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
  const Kind kind = kind_of(c);
  return kind == Kind::letter || kind == Kind::mark;
}
bool is_ascii_letter(char c) {
  return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}
bool is_ascii_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_digit(char32_t c) {
  return c < 0x80 ? c >= '0' && c <= '9' : kind_of(c) == Kind::number || kind_of(c) == Kind::decimal;
}
bool is_hyphen(char32_t c) {
  return c == '-' || c == kHyphen || (c >= kSoftHyphen && typed_character(c) == kSoftHyphen);
}

/// "1,250.5", "15/16", "10:30"
bool is_sign_in_number(char32_t c) {
  return c == '.' || c == ',' || c == '/' || c == ':';
}

/// Han, Hiragana and Katakana, in the blocks of Unicode 15.
bool is_ideograph(char32_t c) {
  static constexpr std::pair<char32_t, char32_t> kBlocks[] = {
      {0x2E80, 0x2FDF}, {0x3005, 0x3007}, {0x3021, 0x3029},   {0x3038, 0x303B},  {0x3041, 0x3096}, {0x309D, 0x309F},
      {0x30A1, 0x30FA}, {0x30FD, 0x30FF}, {0x31F0, 0x31FF},   {0x3400, 0x4DBF},  {0x4E00, 0x9FFF}, {0xF900, 0xFAFF},
      {0xFF66, 0xFF6F}, {0xFF71, 0xFF9D}, {0x1AFF0, 0x1B16F}, {0x20000, 0x3FFFF}};
  return c >= 0x2E80 &&
         std::ranges::any_of(kBlocks, [c](const auto& block) { return c >= block.first && c <= block.second; });
}

bool in_word(char32_t c) {
  return (is_letter(c) || is_digit(c)) && !is_ideograph(c);
}

/// The first byte after the white space at `at` and after the quote marks of lines that begin in it; `at` itself
/// without a line break.
std::size_t after_line_break(std::string_view text, std::size_t at, const QuoteMarks& marks) {
  bool broken = false;
  std::size_t next = at;
  for (Character c = character_at(text, next); c.length > 0 && is_space(c.code); c = character_at(text, next)) {
    next += c.length;
    if (c.code != '\n') continue;
    broken = true;
    next += marks(text.substr(next));
  }
  return broken ? next : at;
}

/// The end of an address that starts at `at`: ASCII letters and digits with single signs between them, including an @
/// or two full stops; `at` itself if none exists, or if it is a number.
std::size_t address_end(std::string_view text, std::size_t at) {
  constexpr std::size_t kLongest = 255;  // bytes of a host name
  constexpr std::string_view kSigns = "@._-%!";
  const auto in_name = [text](std::size_t i) {
    return i < text.size() && (is_ascii_letter(text[i]) || is_ascii_digit(text[i]));
  };
  std::size_t end = at, stops = 0;
  bool has_letters = false;
  while (end - at < kLongest && in_name(end)) {
    has_letters = has_letters || is_ascii_letter(text[end]);
    const char sign = ++end < text.size() ? text[end] : '\0';
    if (kSigns.find(sign) == kSigns.npos || !in_name(end + 1)) continue;
    stops += sign == '@' ? 2 : sign == '.' ? 1 : 0;
    ++end;
  }
  return has_letters && stops >= 2 ? end : at;
}

/// The end of a mark and its repetitions: a dash or a rule is one word.
std::size_t marks_end(std::string_view text, std::size_t at, const Character& mark) {
  const std::string_view bytes = text.substr(at, mark.length);
  while (text.substr(at).starts_with(bytes)) at += mark.length;
  return at;
}

/// Reads one word from its first character and builds its key.
class WordReader {
 public:
  WordReader(std::string_view text, std::size_t at, const QuoteMarks& marks) : text_(text), at_(at), marks_(marks) {}

  /// Returns the byte after the word; `key` receives the identity of the word.
  std::size_t read(std::string& key) {
    for (Character c = character_at(text_, at_); c.length > 0; c = character_at(text_, at_)) {
      if (in_word(c.code)) {
        take(c, key);
      } else if (!pass_joint(c, key)) {
        break;
      }
    }
    if (has_marks_) key = normal_form(key).value_or(key);
    return at_;
  }

 private:
  void take(const Character& c, std::string& key) {
    key.append(text_, at_, c.length);
    has_marks_ = has_marks_ || (c.code >= kFirstMark && kind_of(c.code) == Kind::mark);
    last_ = c.code;
    at_ += c.length;
  }

  /// Reads a hyphen, an apostrophe or a sign inside a number; false if the word ends before it.
  bool pass_joint(const Character& joint, std::string& key) {
    const std::size_t after = at_ + joint.length;
    const std::size_t next_at = is_hyphen(joint.code) ? after_line_break(text_, after, marks_) : after;
    const Character next = character_at(text_, next_at);
    if (next.length == 0 || !in_word(next.code) || !joins(joint.code, next.code)) return false;
    if (is_hyphen(joint.code)) {
      if (typed_character(joint.code) != kSoftHyphen && !(is_letter(last_) && is_letter(next.code))) key += '-';
    } else {
      key += static_cast<char>(typed_character(joint.code));
    }
    at_ = next_at;
    return true;
  }

  bool joins(char32_t joint, char32_t next) const {
    if (is_hyphen(joint) || typed_character(joint) == '\'') return true;
    return is_sign_in_number(joint) && is_digit(last_) && is_digit(next);
  }

  std::string_view text_;
  std::size_t at_;
  const QuoteMarks& marks_;
  char32_t last_ = 0;
  bool has_marks_ = false;  // combining accents after their letters
};

/// Returns the byte after the word or mark that begins at `at` with `first`; `key` receives its identity.
std::size_t read_word(std::string_view text, std::size_t at, const Character& first, const QuoteMarks& marks,
                      std::string& key) {
  key.clear();
  std::size_t end = address_end(text, at);
  if (end == at && in_word(first.code)) return WordReader(text, at, marks).read(key);
  if (end == at) end = is_ideograph(first.code) ? at + first.length : marks_end(text, at, first);
  const char32_t typed = typed_character(first.code);
  if (typed < 0x80 && end == at + first.length)
    key = static_cast<char>(typed);
  else
    key.assign(text, at, end - at);
  return end;
}

}  // namespace

bool begins_line(const TextWords& side, std::size_t word) {
  if (word == 0 || word >= side.words.size()) return true;
  const TextSpan& before = side.words[word - 1].span;
  const std::size_t from = before.offset + before.length;
  return side.text.substr(from, side.words[word].span.offset - from).find('\n') != std::string_view::npos;
}

/// A quotation mark or bracket directly after a word: "so." and "(so.)"
bool closes(const TextWords& side, std::size_t word) {
  constexpr std::string_view kMarks[] = {"\"", "'", ")", "]", "\u201D", "\u2019", "\u00BB"};
  if (word == 0 || end_of(side.words[word - 1]) != side.words[word].span.offset) return false;
  const std::string_view from = side.text.substr(side.words[word].span.offset);
  return std::ranges::any_of(kMarks, [from](std::string_view mark) { return from.starts_with(mark); });
}

bool ends_sentence(const TextWords& side, std::size_t word) {
  while (closes(side, word)) --word;
  constexpr std::string_view kEnds[] = {".", "!", "?", "\u3002", "\uFF01", "\uFF1F"};  // the last are ideographic
  const std::string_view from = side.text.substr(side.words[word].span.offset);
  const bool ends = std::ranges::any_of(kEnds, [from](std::string_view end) { return from.starts_with(end); });
  return ends && !(from.starts_with('.') && is_initial(side, word));
}

bool begins_sentence(const TextWords& side, std::size_t word) {
  return begins_line(side, word) || (!closes(side, word) && ends_sentence(side, word - 1));
}

bool begins_paragraph(const TextWords& side, std::size_t word) {
  if (word == 0 || word >= side.words.size()) return true;
  const std::size_t from = end_of(side.words[word - 1]);
  const std::string_view between = side.text.substr(from, side.words[word].span.offset - from);
  return ends_sentence(side, word - 1) ? between.find('\n') != between.npos : between.find('\n') != between.rfind('\n');
}

TextSpan span_of(const Words& words, std::size_t first, std::size_t count) {
  if (count == 0) return {first == 0 ? 0 : words[first - 1].span.offset + words[first - 1].span.length, 0};
  const TextSpan last = words[first + count - 1].span;
  return {words[first].span.offset, last.offset + last.length - words[first].span.offset};
}

Stretch spans_of(const WordStretch& stretch, const Words& left, const Words& right) {
  return {kind_of(stretch), span_of(left, stretch.left, stretch.left_count),
          span_of(right, stretch.right, stretch.right_count)};
}

std::vector<ProseWord> split_prose(std::string_view text, WordIds& ids, const std::stop_token& stop) {
  const QuoteMarks quote_marks(text);
  std::vector<ProseWord> words;
  std::string key;
  for (std::size_t at = quote_marks(text); at < text.size();) {
    if (words.size() % 1024 == 0 && stop.stop_requested()) break;
    const Character c = character_at(text, at);
    std::size_t end = at + c.length;
    if (c.code == '\n') {
      end += quote_marks(text.substr(end));
    } else if (!is_space(c.code)) {
      const bool is_mark = !is_letter(c.code) && !is_digit(c.code);
      end = read_word(text, at, c, quote_marks, key);
      words.push_back({{at, end - at}, ids[key], is_mark});
    }
    at = end;
  }
  return words;
}

}  // namespace lookalike
