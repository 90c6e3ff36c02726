#include "ui/models/text/text_pieces.h"

#include <algorithm>

namespace lookalike {
namespace {

constexpr int kLongestCharacter = 32;  // units that are looked through for the begin of a character and its marks

bool is_blank(QChar c) {
  return c == u' ' || c == u'\t';
}

bool ends_sentence(QChar c) {
  return c == u'.' || c == u'!' || c == u'?';
}

/// The position at or before `at` that parts no surrogates and no letter from its accents.
qsizetype between_characters(QStringView text, qsizetype at) {
  for (qsizetype i = at; i > at - kLongestCharacter; --i)
    if (!text[i].isLowSurrogate() && !text[i].isMark()) return i;
  return text[at].isLowSurrogate() ? at - 1 : at;
}

/// The end of the piece from `begin` on, in a paragraph that ends at `end`.
qsizetype piece_end(QStringView text, qsizetype begin, qsizetype end, qsizetype longest) {
  const qsizetype stop = std::min(end, begin + longest);
  qsizetype word = begin;
  for (qsizetype i = begin; i < stop; ++i) {
    if (is_blank(text[i])) {
      word = i + 1;
      if (stop < end && i >= begin + longest / 2 && ends_sentence(text[i - 1])) return word;
    } else if (i - word >= kLongestRun) {
      return between_characters(text, i);
    }
  }
  if (stop == end) return end;
  return word > begin ? word : between_characters(text, stop);
}

}  // namespace

TextPieces::TextPieces(QString text, int longest) : text_(std::move(text)) {
  for (qsizetype begin = 0; begin < text_.size();) {
    const qsizetype line_break = text_.indexOf(u'\n', begin);
    const qsizetype end = line_break < 0 ? text_.size() : line_break;
    for (qsizetype piece = piece_end(text_, begin, end, longest); piece < end;
         piece = piece_end(text_, piece, end, longest))
      breaks_.push_back(static_cast<int>(piece));
    begin = end + 1;
  }
}

QString TextPieces::shown() const {
  if (breaks_.empty()) return text_;
  QString shown;
  shown.reserve(text_.size() + static_cast<qsizetype>(breaks_.size()));
  qsizetype begin = 0;
  for (const int end : breaks_) {
    shown += QStringView(text_).mid(begin, end - begin);
    shown += u'\n';
    begin = end;
  }
  return shown += QStringView(text_).mid(begin);
}

int TextPieces::shown(int position) const {
  return position + static_cast<int>(std::ranges::upper_bound(breaks_, position) - breaks_.begin());
}

int TextPieces::shown_end(int position) const {
  return position + static_cast<int>(std::ranges::lower_bound(breaks_, position) - breaks_.begin());
}

int TextPieces::original(int shown) const {
  const auto later = std::ranges::partition_point(
      breaks_, [&](const int& at) { return at + static_cast<int>(&at - breaks_.data()) < shown; });
  return shown - static_cast<int>(later - breaks_.begin());
}

}  // namespace lookalike
