#include "core/text/tokeniser.h"

#include <utf8proc.h>

#include <cstring>

#include "core/base/entities.h"
#include "core/base/utf8_text.h"
#include "core/text/normal_form.h"

namespace lookalike {
namespace {

constexpr std::uint32_t kCancelInterval = 1 << 14;  // tokens between checks of the stop token
constexpr std::size_t kRare = 4;                    // bytes of a character beyond UnicodeTable

bool ascii_space(unsigned char c) {
  return c == ' ' || (c >= '\t' && c <= '\r') || (c >= 0x1C && c <= 0x1F);
}
bool ascii_digit(unsigned char c) {
  return c >= '0' && c <= '9';
}
bool ascii_word(unsigned char c) {
  return ascii_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool ascii_punctuation(unsigned char c) {
  return c > ' ' && c < 0x7F && (!ascii_word(c) || c == '_');
}

// Whether every character is a decimal digit, of any script.
bool digits_only(std::string_view token) {
  if (static_cast<unsigned char>(token.front()) >= '9' + 1 && static_cast<unsigned char>(token.front()) < 0x80)
    return false;
  while (!token.empty()) {
    const auto [code, bytes] = first_character(token);
    if (bytes == 1 ? !ascii_digit(static_cast<unsigned char>(code))
                   : bytes == 0 || UnicodeTable::kind_of(code) != UnicodeTable::Kind::decimal)
      return false;
    token.remove_prefix(bytes);
  }
  return true;
}

}  // namespace

Tokeniser::Tokeniser(const TextOptions& options, ShingleUnit unit, const StopWords& stop_words)
    : options_(options),
      unit_(unit),
      stop_words_(stop_words),
      keeps_all_(options.digits == Digits::keep && stop_words_.empty()),
      ascii_(options.letter_case == Case::lower),
      beyond_ascii_(UnicodeTable::get(options.letter_case)) {
  for (std::size_t kind = 0; kind < kinds_.size(); ++kind)
    kinds_[kind] = classify(static_cast<UnicodeTable::Kind>(kind));
  const bool lower = options.letter_case == Case::lower;
  for (int c = 0; c < 256; ++c) {
    const auto byte = static_cast<unsigned char>(c);
    classes_[c] =
        c >= 0x80 ? Class::beyond_ascii : classify(ascii_space(byte), ascii_word(byte), ascii_punctuation(byte));
    if (classes_[c] == Class::word) ascii_.set_word(byte);
    if (classes_[c] == Class::space) ascii_.set_space(byte);
    if (c < 0x80) folded_[c] = static_cast<char>(lower && c >= 'A' && c <= 'Z' ? c + 32 : c);
  }
}

Tokeniser::Class Tokeniser::classify(bool space, bool word, bool punctuation) const {
  if (space) return Class::space;
  if (options_.punctuation == Punctuation::split) return word ? Class::word : Class::space;
  if (options_.punctuation == Punctuation::remove && punctuation) return Class::drop;
  return Class::word;
}

// Characters beyond ASCII.
Tokeniser::Class Tokeniser::classify(UnicodeTable::Kind kind) const {
  using Kind = UnicodeTable::Kind;
  const bool unicode = options_.characters == Characters::unicode;
  if (unicode && kind == Kind::invisible) return Class::drop;
  const bool word = kind >= Kind::letter || (unicode && kind == Kind::mark);
  return classify(kind == Kind::space, word, unicode && kind == Kind::punctuation);
}

Tokeniser::Character Tokeniser::decode(std::string_view rest) const {
  const auto [code, bytes] = first_character(rest);
  if (bytes == 0 || bytes == kRare) return decode_rare(rest);
  const UnicodeTable::Entry& entry = beyond_ascii_[code];
  return {class_of(entry.kind), static_cast<std::uint8_t>(bytes), entry.bytes, entry.text};
}

// Four bytes, or invalid UTF-8.
Tokeniser::Character Tokeniser::decode_rare(std::string_view rest) const {
  const auto [code, bytes] = first_character(rest);
  if (bytes == 0) return {classify(false, false, false), 1, 1, {rest.front()}};
  Character character{class_of(UnicodeTable::kind_of(code)), static_cast<std::uint8_t>(bytes), 0, {}};
  const auto as_read = static_cast<utf8proc_int32_t>(code);
  const auto folded = options_.letter_case == Case::lower ? utf8proc_tolower(as_read) : as_read;
  character.folded_length = static_cast<std::uint8_t>(
      utf8proc_encode_char(folded, reinterpret_cast<utf8proc_uint8_t*>(character.folded.data())));
  return character;
}

void Tokeniser::append_character(const Character& character, std::vector<char>& text) {
  text.insert(text.end(), character.folded.begin(), character.folded.begin() + character.folded_length);
}

/// White space for a reader, independent of the options.
bool Tokeniser::is_white(std::string_view document, std::size_t at) {
  const auto byte = static_cast<unsigned char>(document[at]);
  if (byte < 0x80) return ascii_space(byte);
  const auto [code, bytes] = first_character(document.substr(at));
  return bytes > 0 && UnicodeTable::kind_of(code) == UnicodeTable::Kind::space;
}

void Tokeniser::append(std::string_view document, std::vector<char>& text, std::vector<std::uint32_t>& starts,
                       const Progress& progress) const {
  const std::size_t before = starts.size();
  std::string decoded;
  const std::string_view plain = plain_text(document, decoded);
  if (unit_ == ShingleUnit::character || !append_ascii_words(plain, text, starts)) {
    const auto normalised = normal(plain);
    const std::string_view read = normalised ? std::string_view(*normalised) : plain;
    unit_ == ShingleUnit::character ? append_characters(read, text, starts, progress)
                                    : append_words(read, text, starts, progress);
  }
  if (starts.size() == before) text.insert(text.end(), document.begin(), document.end());
}

std::string_view Tokeniser::plain_text(std::string_view text, std::string& storage) const {
  return options_.entities == Entities::keep ? text : decode_entities(text, storage, ControlReferences::keep);
}

std::optional<std::string> Tokeniser::normal(std::string_view text) const {
  return options_.characters == Characters::unicode ? normal_form(text) : std::nullopt;
}

bool Tokeniser::keeps(std::string_view token) const {
  if (options_.digits == Digits::drop && digits_only(token)) return false;
  return stop_words_.empty() || !stop_words_.contains(token);
}

bool Tokeniser::append_ascii_words(std::string_view document, std::vector<char>& text,
                                   std::vector<std::uint32_t>& starts) const {
  const std::size_t text_base = text.size(), starts_base = starts.size();
  text.resize(text_base + most_token_bytes(document.size()));
  starts.resize(starts_base + most_tokens(document.size()));
  char* const words = text.data() + text_base;
  std::uint32_t* const first = starts.data() + starts_base;
  const auto split = split_ascii(document, ascii_, words, first);
  TokensWritten written = split.value_or(TokensWritten{});
  if (!keeps_all_) written = drop(words, first, written);
  text.resize(text_base + written.bytes);
  starts.resize(starts_base + written.tokens);
  return split.has_value();
}

TokensWritten Tokeniser::drop(char* words, std::uint32_t* starts, TokensWritten written) const {
  TokensWritten kept;
  for (std::size_t i = 0; i < written.tokens; ++i) {
    const std::size_t begin = starts[i];
    const std::size_t end = i + 1 < written.tokens ? starts[i + 1] - 1 : written.bytes;
    if (!keeps({words + begin, end - begin})) continue;
    if (kept.tokens > 0) words[kept.bytes++] = ' ';
    std::memmove(words + kept.bytes, words + begin, end - begin);
    starts[kept.tokens++] = static_cast<std::uint32_t>(kept.bytes);
    kept.bytes += end - begin;
  }
  return kept;
}

namespace {

/// Writes tokens joined by one space into memory with enough room.
class WordWriter {
 public:
  WordWriter(char* text, std::uint32_t* starts) : text_(text), starts_(starts) {}

  /// Adds `count` bytes to the open token, or opens one; may overwrite up to four bytes.
  void add(const std::array<char, 4>& bytes, std::size_t count) {
    open();
    std::memcpy(text_ + written_.bytes, bytes.data(), bytes.size());
    written_.bytes += count;
  }
  void add(char byte) {
    open();
    text_[written_.bytes++] = byte;
  }
  /// Ends the open token; drops it unless `keeps(token)`.
  template <typename Keeps>
  void close(const Keeps& keeps) {
    if (!open_) return;
    open_ = false;
    if (keeps(std::string_view(text_ + begin_, written_.bytes - begin_)))
      starts_[written_.tokens++] = static_cast<std::uint32_t>(begin_);
    else
      written_.bytes = written_.tokens > 0 ? begin_ - 1 : begin_;
  }
  TokensWritten written() const { return written_; }

 private:
  void open() {
    if (open_) return;
    open_ = true;
    if (written_.tokens > 0) text_[written_.bytes++] = ' ';
    begin_ = written_.bytes;
  }

  char* text_;
  std::uint32_t* starts_;
  TokensWritten written_;
  std::size_t begin_ = 0;  // start of the open token
  bool open_ = false;
};

// Lower case may take three bytes in place of two, and four are written at a time.
constexpr std::size_t most_folded_bytes(std::size_t text) {
  return text + text / 2 + 4;
}

}  // namespace

void Tokeniser::append_words(std::string_view document, std::vector<char>& text, std::vector<std::uint32_t>& starts,
                             const Progress& progress) const {
  const std::size_t text_base = text.size(), starts_base = starts.size();
  text.resize(text_base + most_folded_bytes(document.size()));
  starts.resize(starts_base + most_tokens(document.size()));
  const TokensWritten written =
      split_words(document, WordWriter(text.data() + text_base, starts.data() + starts_base), progress);
  text.resize(text_base + written.bytes);
  starts.resize(starts_base + written.tokens);
}

template <typename Writer>
TokensWritten Tokeniser::split_words(std::string_view document, Writer words, const Progress& progress) const {
  const auto keeps = [this](std::string_view token) { return keeps_all_ || this->keeps(token); };
  std::uint32_t until_look = kCancelInterval;
  for (std::size_t i = 0; i < document.size();) {
    const auto byte = static_cast<unsigned char>(document[i]);
    Class kind = classes_[byte];
    if (kind != Class::beyond_ascii) {
      ++i;
      if (kind == Class::word) words.add(folded_[byte]);
    } else if (const auto [code, bytes] = first_character(document.substr(i)); bytes > 0 && bytes < kRare) {
      // Building a Character and taking it apart would cost more than everything else here.
      const UnicodeTable::Entry& entry = beyond_ascii_[code];
      i += bytes;
      kind = class_of(entry.kind);
      if (kind == Class::word) words.add(entry.text, entry.bytes);
    } else {
      const Character c = decode_rare(document.substr(i));
      i += c.length;
      kind = c.kind;
      if (kind == Class::word) words.add(c.folded, c.folded_length);
    }
    if (kind != Class::space) continue;
    words.close(keeps);
    if (--until_look > 0) continue;
    if (progress.cancelled()) return words.written();
    until_look = kCancelInterval;
  }
  words.close(keeps);
  return words.written();
}

void Tokeniser::append_characters(std::string_view document, std::vector<char>& text,
                                  std::vector<std::uint32_t>& starts, const Progress& progress) const {
  const std::size_t base = text.size();
  const bool underscore = options_.spaces == Spaces::underscore;
  bool after_space = false;
  std::uint32_t until_look = kCancelInterval;
  for (std::size_t i = 0; i < document.size();) {
    const auto byte = static_cast<unsigned char>(document[i]);
    const Character c = byte < 0x80 ? Character{classes_[byte], 1, 1, {folded_[byte]}} : decode(document.substr(i));
    i += c.length;
    if (c.kind == Class::drop || (c.kind == Class::space && !underscore && after_space)) continue;
    after_space = c.kind == Class::space;
    starts.push_back(static_cast<std::uint32_t>(text.size() - base));
    if (after_space)
      text.push_back(underscore ? '_' : ' ');
    else
      append_character(c, text);
    if (--until_look == 0) {
      if (progress.cancelled()) return;
      until_look = kCancelInterval;
    }
  }
}

}  // namespace lookalike
