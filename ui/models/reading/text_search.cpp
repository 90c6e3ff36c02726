#include "ui/models/reading/text_search.h"

#include <algorithm>
#include <cstring>

#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

constexpr char lower(char c) {
  return static_cast<char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
}

bool is_ascii(const QString& text) {
  return std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80; });
}

/// The bytes of id, title and text, kept apart by a byte that no typed word has.
void append_lower(std::string_view bytes, std::string& room) {
  const std::size_t begin = room.size();
  room.resize(begin + bytes.size() + 1);
  std::ranges::transform(bytes, room.begin() + static_cast<std::ptrdiff_t>(begin), lower);
  room.back() = '\n';
}

bool contains(const std::string& text, const std::string& word) {
  return memmem(text.data(), text.size(), word.data(), word.size()) != nullptr;
}

}  // namespace

TextSearch::TextSearch(const QString& words)
    : words_(words.simplified().split(u' ', Qt::SkipEmptyParts)), ascii_(is_ascii(words)) {
  if (!ascii_) return;
  for (const QString& word : words_) lower_.push_back(word.toLower().toStdString());
}

bool TextSearch::finds(const Document& document, std::string& room) const {
  return ascii_ ? finds_ascii(document, room) : finds_any(document);
}

bool TextSearch::finds_ascii(const Document& document, std::string& room) const {
  room.clear();
  for (const std::string_view part : {document.id, document.title, document.text}) append_lower(part, room);
  return std::ranges::all_of(lower_, [&](const std::string& word) { return contains(room, word); });
}

bool TextSearch::finds_any(const Document& document) const {
  const QString parts[] = {to_qstring(document.id), to_qstring(document.title), to_qstring(document.text)};
  return std::ranges::all_of(words_, [&](const QString& word) {
    return std::ranges::any_of(parts, [&](const QString& part) { return part.contains(word, Qt::CaseInsensitive); });
  });
}

}  // namespace lookalike
