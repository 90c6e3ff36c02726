#include "ui/models/text/fitting_text.h"

namespace lookalike {
namespace {

constexpr qsizetype kLongestWord = 80;

/// Does not split surrogate pairs.
QString without_middle(const QString& text, qsizetype most) {
  if (text.size() <= most) return text;
  qsizetype head = most / 2;
  qsizetype tail = text.size() - (most - head - 1);
  if (text[head - 1].isHighSurrogate()) --head;
  if (text[tail].isLowSurrogate()) ++tail;
  return text.left(head) + QChar(0x2026) + text.mid(tail);
}

}  // namespace

QString fitting_text(const QString& text, qsizetype most) {
  QString fitting;
  for (qsizetype at = 0; at < text.size();) {
    qsizetype end = at;
    while (end < text.size() && !text[end].isSpace()) ++end;
    fitting += without_middle(text.mid(at, end - at), kLongestWord);
    if (end < text.size()) fitting += text[end];
    at = end + 1;
  }
  return without_middle(fitting, most);
}

}  // namespace lookalike
