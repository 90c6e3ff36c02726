#include "ui/models/text/document_name.h"

#include <algorithm>
#include <optional>

#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

}  // namespace

QString document_name(const Document& document) {
  return to_qstring(document_name_bytes(document)).simplified();
}

/// The start of the word before the first difference of two texts; nothing if their compared beginnings are equal.
std::optional<std::size_t> first_difference(std::string_view a, std::string_view b) {
  constexpr std::size_t kFar = 20'000;  // bytes
  a = a.substr(0, kFar);
  b = b.substr(0, kFar);
  const auto [in_a, in_b] = std::ranges::mismatch(a, b);
  if (in_a == a.end() && in_b == b.end()) return {};
  auto at = static_cast<std::size_t>(in_a - a.begin());
  for (int words = 0; words < 2 && at > 0; ++words) {
    while (at > 0 && is_blank(a[at - 1])) --at;
    while (at > 0 && !is_blank(a[at - 1])) --at;
  }
  return at;
}

std::pair<QString, QString> pair_names(const Corpus& corpus, DocumentIndex a, DocumentIndex b) {
  std::pair names(document_name(document_to_name(corpus, a)), document_name(document_to_name(corpus, b)));
  if (names.first != names.second) return names;
  const Document left = corpus[a], right = corpus[b];
  const auto at = first_difference(left.text, right.text);
  if (!at) return names;
  const std::string_view rest = std::string_view(right.text).substr(std::min(*at, right.text.size()));
  QString words = to_qstring(rest.substr(0, kNameBytes)).simplified();
  if (rest.size() > kNameBytes) words.chop(1);  // the cut may have split a character
  names.second = QStringLiteral("\u2033 \u2026 ") + words;
  return names;
}

QString document_heading(const Corpus& corpus, DocumentIndex index) {
  return count_text(index.value) + u"  " + document_name(document_to_name(corpus, index));
}

QString document_title(const Corpus& corpus, DocumentIndex index) {
  const QString title = to_qstring(corpus.label(index).title).simplified();
  const QString name = document_name(document_to_name(corpus, index));
  return title.isEmpty() || title == name ? name : title + u'\n' + name;
}

}  // namespace lookalike
