#include "core/text/token_places.h"

#include <algorithm>

#include "core/base/entities.h"
#include "core/base/utf8_text.h"
#include "core/text/normal_form.h"
#include "core/text/tokeniser.h"

namespace lookalike {
namespace {

void extend(std::vector<TextPlace>& places, std::size_t begin, std::size_t end) {
  if (!places.empty() && places.back().end == begin)
    places.back().end = end;
  else
    places.push_back({begin, end});
}

/// The current token: its place, and its normalised text to look up.
struct OpenToken {
  TextPlace place;
  std::vector<char> text;
  bool open = false;

  void take(const TextPlace& character) {
    if (!open) place.begin = character.begin;
    open = true;
    place.end = character.end;
  }
};

// The end of the characters from `at` on that may compose with the preceding character.
std::size_t end_of_composition(std::string_view document, std::size_t at, Entities entities) {
  while (at < document.size()) {
    const std::string_view rest = document.substr(at);
    Utf8Character character = entities == Entities::decode ? first_entity(rest) : Utf8Character();
    if (character.bytes == 0) character = first_character(rest);
    if (character.bytes == 0 || !may_compose_backwards(character.value)) break;
    at += character.bytes;
  }
  return at;
}

// Number of characters of the text in normal form C; a byte that is not UTF-8 counts as one.
std::size_t composed_length(std::string_view text) {
  const auto composed = normal_form(text);
  return std::max<std::size_t>(1, count_characters(composed ? *composed : text));
}

}  // namespace

Tokeniser::Character Tokeniser::character_at(std::string_view document, std::size_t at) const {
  const auto byte = static_cast<unsigned char>(document[at]);
  if (const Utf8Character entity =
          options_.entities == Entities::decode ? first_entity(document.substr(at)) : Utf8Character();
      entity.bytes > 0) {
    std::string decoded;
    append_utf8(entity.value, decoded);
    Character character = character_at(decoded, 0);
    character.length = static_cast<std::uint8_t>(entity.bytes);
    if (entity.value == 0) character.kind = Class::drop;
    return character;
  }
  return byte < 0x80 ? Character{classes_[byte], 1, 1, {folded_[byte]}} : decode(document.substr(at));
}

TokenPlaces Tokeniser::places(std::string_view document, const Progress& progress) const {
  return unit_ == ShingleUnit::character ? character_places(document, progress) : word_places(document, progress);
}

TokenPlaces Tokeniser::word_places(std::string_view document, const Progress& progress) const {
  TokenPlaces places;
  OpenToken token;
  std::string storage;
  const bool composes = normal(plain_text(document, storage)).has_value();
  const auto close = [&] {
    if (!token.open) return;
    token.open = false;
    const std::string text(token.text.begin(), token.text.end());
    const bool kept = keeps(composes ? normal(text).value_or(text) : text);
    (kept ? places.tokens : places.left_out).push_back(token.place);
    token.text.clear();
  };
  std::size_t characters = 0;
  for (std::size_t at = 0; at < document.size();) {
    if ((++characters & 0xFFFF) == 0 && progress.cancelled()) break;
    const Character c = character_at(document, at);
    const std::size_t end = at + c.length;
    if (c.kind == Class::word) {
      token.take({at, end});
      append_character(c, token.text);
    } else {
      if (c.kind == Class::space) close();
      if (!is_white(document, at)) extend(places.dropped, at, end);
    }
    at = end;
  }
  close();
  return places;
}

TokenPlaces Tokeniser::character_places(std::string_view document, const Progress& progress) const {
  TokenPlaces places;
  std::string storage;
  const bool composes = normal(plain_text(document, storage)).has_value();
  bool after_space = false;
  for (std::size_t at = 0; at < document.size();) {
    if ((places.tokens.size() & 0xFFFF) == 0 && progress.cancelled()) break;
    const Character c = character_at(document, at);
    const bool begins = composes && c.kind == Class::word;
    const std::size_t end = begins ? end_of_composition(document, at + c.length, options_.entities) : at + c.length;
    if (c.kind != Class::word && !is_white(document, at)) extend(places.dropped, at, end);
    if (c.kind != Class::drop) {
      const bool again = c.kind == Class::space && after_space && options_.spaces != Spaces::underscore;
      const std::size_t length = begins ? composed_length(plain_text(document.substr(at, end - at), storage)) : 1;
      if (!again) places.tokens.insert(places.tokens.end(), length, {at, end});
      after_space = c.kind == Class::space;
    }
    at = end;
  }
  return places;
}

}  // namespace lookalike
