#include <gtest/gtest.h>
#include <utf8proc.h>

#include <random>

#include "core/base/utf8_text.h"
#include "core/text/tokens.h"

namespace lookalike {
namespace {

/// Tokens by the rules, one character at a time and without tables.
class PlainTokens {
 public:
  explicit PlainTokens(const TextOptions& options) : options_(options) {}

  std::string joined(std::string_view text) {
    tokens_.clear();
    open_.clear();
    const std::string normal = unicode() ? normalised(text) : std::string(text);
    text = normal;
    while (!text.empty()) text.remove_prefix(take(text));
    close();
    std::string all;
    for (const std::string& token : tokens_) all += (all.empty() ? "" : " ") + token;
    return all;
  }

 private:
  bool unicode() const { return options_.characters == Characters::unicode; }

  static std::string normalised(std::string_view text) {
    utf8proc_uint8_t* composed = nullptr;
    const auto length =
        utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()),
                     &composed, static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
    if (length < 0) return std::string(text);
    std::string normal(reinterpret_cast<const char*>(composed), static_cast<std::size_t>(length));
    std::free(composed);
    return normal;
  }

  std::size_t take(std::string_view text) {
    utf8proc_int32_t code = -1;
    const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                         static_cast<utf8proc_ssize_t>(text.size()), &code);
    if (length <= 0) {  // an invalid byte is kept if anything is kept
      options_.punctuation == Punctuation::split ? close() : void(open_ += text.front());
      return 1;
    }
    if (unicode() && std::u32string_view(U"\u00AD\u200B\u200C\u200D\u2060\uFEFF").find(static_cast<char32_t>(code)) !=
                         std::u32string_view::npos) {
    } else if (is_space(code)) {
      close();
    } else if (is_word(code) || keeps_others(code)) {
      append_utf8(static_cast<char32_t>(options_.letter_case == Case::lower ? utf8proc_tolower(code) : code), open_);
    } else if (options_.punctuation == Punctuation::split) {
      close();
    }
    return static_cast<std::size_t>(length);
  }

  // Python's string.punctuation is ASCII only.
  bool keeps_others(utf8proc_int32_t code) const {
    if (options_.punctuation == Punctuation::keep) return true;
    const auto category = utf8proc_category(code);
    if (unicode() && category >= UTF8PROC_CATEGORY_PC && category <= UTF8PROC_CATEGORY_PO) return false;
    return options_.punctuation == Punctuation::remove && (code < ' ' || code >= 0x7F);
  }

  bool is_word(utf8proc_int32_t code) const {
    if (code == '_') return options_.punctuation != Punctuation::remove;
    const auto category = utf8proc_category(code);
    if (unicode() && category >= UTF8PROC_CATEGORY_MN && category <= UTF8PROC_CATEGORY_ME) return true;
    return (category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO) ||
           (category >= UTF8PROC_CATEGORY_ND && category <= UTF8PROC_CATEGORY_NO);
  }

  static bool is_space(utf8proc_int32_t code) {
    if ((code >= '\t' && code <= '\r') || (code >= 0x1C && code <= ' ') || code == 0x85) return true;
    const auto category = utf8proc_category(code);
    return category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_ZL || category == UTF8PROC_CATEGORY_ZP;
  }

  void close() {
    if (!open_.empty() && !(options_.digits == Digits::drop && digits_only())) tokens_.push_back(open_);
    open_.clear();
  }

  bool digits_only() const {
    for (std::string_view rest = open_; !rest.empty();) {
      const Utf8Character character = first_character(rest);
      if (character.bytes == 0) return false;
      if (utf8proc_category(static_cast<utf8proc_int32_t>(character.value)) != UTF8PROC_CATEGORY_ND) return false;
      rest.remove_prefix(character.bytes);
    }
    return true;
  }

  TextOptions options_;
  std::vector<std::string> tokens_;
  std::string open_;
};

std::vector<TextOptions> all_options() {
  std::vector<TextOptions> all;
  for (const Characters characters : {Characters::unicode, Characters::python})
    for (const Case letter_case : {Case::lower, Case::keep})
      for (const Punctuation punctuation : {Punctuation::remove, Punctuation::split, Punctuation::keep})
        for (const Digits digits : {Digits::keep, Digits::drop})
          all.push_back({letter_case, characters, punctuation, digits});
  return all;
}

std::string tokens_of(std::string_view text, const TextOptions& options, ShingleUnit unit = ShingleUnit::word) {
  const auto table = tokenise(text, options, unit, load_stop_words("none").value(), {}).value();
  const TokenView view = (*table)[DocumentIndex(0)];
  return view.size() > 0 ? std::string(view.text) : std::string();
}

void expect_as_plain(std::string_view text, const std::string& what,
                     const std::vector<TextOptions>& each = all_options()) {
  for (const TextOptions& options : each)
    EXPECT_EQ(tokens_of(text, options), PlainTokens(options).joined(text)) << what;
}

TEST(UnicodeTokens, match_the_definition_for_every_code_point) {
  constexpr char32_t kBlock = 0x400;
  for (char32_t block = 0; block < 0x110000; block += kBlock) {
    std::string text = "\u00e9 ";  // so that no block is ASCII alone
    for (char32_t code = block; code < block + kBlock; ++code) {
      if (code >= 0xD800 && code < 0xE000) continue;
      text += 'A';
      append_utf8(code, text);
      text += "b ";
      append_utf8(code, text);
      text += ' ';
    }
    // Beyond the table, everything follows utf8proc, whatever the options are.
    expect_as_plain(text, "block " + std::to_string(block),
                    block < 0x10000 ? all_options() : std::vector<TextOptions>(1));
  }
}

TEST(UnicodeTokens, are_equal_for_text_that_looks_the_same) {
  const TextOptions reader;
  EXPECT_EQ(tokens_of("cafe\u0301 na\u00EFve", reader), "caf\u00E9 na\u00EFve");
  EXPECT_EQ(tokens_of("\u201CIt\u2019s\u201D \u2014 well\u2026", reader), tokens_of("\"It's\" -- well...", reader));
  EXPECT_EQ(tokens_of("\uFEFFco\u00ADop\u200Berate", reader), "cooperate");
  EXPECT_EQ(tokens_of("\u1112\u1161\u11AB", reader), "\uD55C");
  TextOptions split;
  split.punctuation = Punctuation::split;
  EXPECT_EQ(tokens_of("\u0939\u093F\u0928\u094D\u0926\u0940!", split), "\u0939\u093F\u0928\u094D\u0926\u0940");
  split.characters = Characters::python;
  EXPECT_EQ(tokens_of("\u0939\u093F\u0928\u094D\u0926\u0940!", split), "\u0939 \u0928 \u0926");
  EXPECT_EQ(tokens_of("caf\u00E9.", reader, ShingleUnit::character),
            tokens_of("cafe\u0301", reader, ShingleUnit::character));
}

TEST(UnicodeTokens, match_the_definition_for_bytes_that_are_not_utf8) {
  std::mt19937 random(7);
  for (int i = 0; i < 300; ++i) {
    std::string text;
    for (unsigned length = random() % 200; length > 0; --length)
      text += random() % 3 == 0 ? static_cast<char>(random() % 256)
                                : "\xD0\xB6\xE2\x82\xAC\xF0\x9F\x98\x80 a"[random() % 11];
    expect_as_plain(text, std::to_string(i));
  }
  expect_as_plain("\xD0", "cut after one byte");
  expect_as_plain("a \xE2\x82", "cut after two bytes");
  expect_as_plain("\xED\xA0\x80 \xE0\x80\x80 \xC0\x80", "surrogates and overlong forms");
}

TEST(UnicodeTokens, may_take_more_bytes_in_lower_case) {
  std::string text, lower;
  for (int i = 0; i < 1000; ++i) {
    append_utf8(0x23A, text);    // two bytes
    append_utf8(0x2C65, lower);  // three
  }
  EXPECT_EQ(tokens_of(text, {}), lower);
}

TEST(UnicodeTokens, of_characters_are_folded_like_words) {
  TextOptions python;
  python.characters = Characters::python;
  constexpr char32_t kBlock = 0x400;
  for (char32_t block = 0x80; block < 0x20000; block += kBlock) {
    std::string text, expected;
    for (char32_t code = block; code < block + kBlock; ++code) {
      const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(code));
      const bool space = category >= UTF8PROC_CATEGORY_ZS && category <= UTF8PROC_CATEGORY_ZP;
      if ((code >= 0xD800 && code < 0xE000) || space || code == 0x85) continue;
      append_utf8(code, text);
      append_utf8(static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(code))), expected);
    }
    EXPECT_EQ(tokens_of(text, python, ShingleUnit::character), expected) << std::uint32_t{block};
  }
}

TEST(Utf8Validation, follows_the_unicode_standard) {
  for (char32_t code = 0; code < 0x110000; ++code) {
    if (code >= 0xD800 && code < 0xE000) continue;
    std::string text;
    append_utf8(code, text);
    ASSERT_TRUE(is_utf8(text)) << std::uint32_t{code};
    for (std::size_t cut = 1; cut < text.size(); ++cut)
      ASSERT_FALSE(is_utf8(text.substr(0, cut))) << std::uint32_t{code};
  }
  for (const char* wrong : {"\xC0\x80", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF", "a\x80"})
    EXPECT_FALSE(is_utf8(wrong)) << wrong;
}

}  // namespace
}  // namespace lookalike
