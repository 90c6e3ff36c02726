#include "core/text/tokeniser.h"

#include <utf8proc.h>

#include <cstring>

namespace lookalike {
namespace {

constexpr std::uint32_t kCancelInterval = 1 << 14;  // tokens between two looks at the stop token

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

bool is_space(char32_t code) {
  if (code == 0x85) return true;
  const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(code));
  return category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_ZL || category == UTF8PROC_CATEGORY_ZP;
}

bool is_word(char32_t code) {
  const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(code));
  return (category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO) ||
         (category >= UTF8PROC_CATEGORY_ND && category <= UTF8PROC_CATEGORY_NO);
}

void append_utf8(std::vector<char>& text, char32_t code) {
  utf8proc_uint8_t bytes[4];
  const auto length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(code), bytes);
  text.insert(text.end(), bytes, bytes + length);
}

// True when every character is a decimal digit, of any script.
bool digits_only(std::string_view token) {
  if (static_cast<unsigned char>(token.front()) >= '9' + 1 && static_cast<unsigned char>(token.front()) < 0x80)
    return false;
  while (!token.empty()) {
    const auto first = static_cast<unsigned char>(token.front());
    if (first < 0x80) {
      if (!ascii_digit(first)) return false;
      token.remove_prefix(1);
      continue;
    }
    utf8proc_int32_t code = -1;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(token.data()),
                                         static_cast<utf8proc_ssize_t>(token.size()), &code);
    if (length <= 0 || utf8proc_category(code) != UTF8PROC_CATEGORY_ND) return false;
    token.remove_prefix(static_cast<std::size_t>(length));
  }
  return true;
}

}  // namespace

Tokeniser::Tokeniser(const TextOptions& options, ShingleUnit unit, const StopWords& stop_words)
    : options_(options),
      unit_(unit),
      stop_words_(stop_words),
      keeps_all_(options.digits == Digits::keep && stop_words_.empty()),
      ascii_(options.letter_case == Case::lower) {
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

Tokeniser::Character Tokeniser::decode(std::string_view rest) const {
  utf8proc_int32_t code = -1;
  const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(rest.data()),
                                       static_cast<utf8proc_ssize_t>(rest.size()), &code);
  if (length <= 0) {
    const auto byte = static_cast<unsigned char>(rest.front());
    return {classify(false, false, false), byte, 1, true};
  }
  const auto point = static_cast<char32_t>(code);
  const auto folded = options_.letter_case == Case::lower ? static_cast<char32_t>(utf8proc_tolower(code)) : point;
  return {classify(is_space(point), is_word(point), false), folded, static_cast<std::uint8_t>(length), false};
}

void Tokeniser::append_character(const Character& character, std::vector<char>& text) {
  character.raw ? text.push_back(static_cast<char>(character.folded)) : append_utf8(text, character.folded);
}

/// White space to read by, whatever the options make of it.
bool Tokeniser::is_white(std::string_view document, std::size_t at) {
  const auto byte = static_cast<unsigned char>(document[at]);
  if (byte < 0x80) return ascii_space(byte);
  utf8proc_int32_t code = -1;
  utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(document.data() + at),
                   static_cast<utf8proc_ssize_t>(document.size() - at), &code);
  return code >= 0 && is_space(static_cast<char32_t>(code));
}

void Tokeniser::append(std::string_view document, std::vector<char>& text, std::vector<std::uint32_t>& starts,
                       const Progress& progress) const {
  if (unit_ == ShingleUnit::character)
    append_characters(document, text, starts, progress);
  else if (!append_ascii_words(document, text, starts))
    append_words(document, text, starts, progress);
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
  if (!keeps_all_) written = leave_out(words, first, written);
  text.resize(text_base + written.bytes);
  starts.resize(starts_base + written.tokens);
  return split.has_value();
}

TokensWritten Tokeniser::leave_out(char* words, std::uint32_t* starts, TokensWritten written) const {
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

void Tokeniser::append_words(std::string_view document, std::vector<char>& text, std::vector<std::uint32_t>& starts,
                             const Progress& progress) const {
  const std::size_t base = text.size();
  const std::size_t first = starts.size();
  std::size_t begin = base;  // where the current token starts
  bool open = false;
  const auto open_token = [&] {
    if (open) return;
    open = true;
    if (starts.size() > first) text.push_back(' ');
    begin = text.size();
  };
  const auto close_token = [&] {
    if (!open) return;
    open = false;
    const std::string_view token(text.data() + begin, text.size() - begin);
    if (keeps(token))
      starts.push_back(static_cast<std::uint32_t>(begin - base));
    else
      text.resize(starts.size() > first ? begin - 1 : begin);
  };
  std::uint32_t until_look = kCancelInterval;
  for (std::size_t i = 0; i < document.size();) {
    const auto byte = static_cast<unsigned char>(document[i]);
    switch (classes_[byte]) {
      case Class::word:
        open_token();
        text.push_back(folded_[byte]);
        [[fallthrough]];
      case Class::drop:
        ++i;
        break;
      case Class::space:
        close_token();
        ++i;
        if (--until_look == 0) {
          if (progress.cancelled()) return;
          until_look = kCancelInterval;
        }
        break;
      case Class::beyond_ascii: {
        const Character c = decode(document.substr(i));
        i += c.length;
        if (c.kind == Class::space) {
          close_token();
        } else if (c.kind == Class::word) {
          open_token();
          append_character(c, text);
        }
        break;
      }
    }
  }
  close_token();
}

void Tokeniser::append_characters(std::string_view document, std::vector<char>& text,
                                  std::vector<std::uint32_t>& starts, const Progress& progress) const {
  const std::size_t base = text.size();
  const bool underscore = options_.spaces == Spaces::underscore;
  bool after_space = false;
  std::uint32_t until_look = kCancelInterval;
  for (std::size_t i = 0; i < document.size();) {
    const auto byte = static_cast<unsigned char>(document[i]);
    const Character c = byte < 0x80 ? Character{classes_[byte], static_cast<char32_t>(folded_[byte]), 1, false}
                                    : decode(document.substr(i));
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
