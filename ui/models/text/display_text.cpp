#include "ui/models/text/display_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/value_text.h"

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

QString sentence_text(const std::string& sentence) {
  static const QRegularExpression number(
      QStringLiteral(R"("[^"]*"|(?<![\w.,/-])(?:\d{1,3}(?:,\d{3})+|\d{4,19})(?!\w|[.,/-]\w))"));
  QString text = QString::fromStdString(sentence);
  QRegularExpressionMatch found;
  for (qsizetype at = 0; (at = text.indexOf(number, at, &found)) >= 0;) {
    const QString shown =
        found.captured().startsWith(u'"') ? found.captured() : count_text(found.captured().remove(u',').toULongLong());
    text.replace(at, found.capturedLength(), shown);
    at += shown.size();
  }
  return text;
}

QString count_text(std::uint64_t count) {
  QString digits = QString::number(count);
  if (digits.size() <= 4) return digits;
  for (qsizetype place = digits.size() - 3; place > 0; place -= 3) digits.insert(place, QChar(0x202F));
  return digits;
}

QString count_text(std::uint64_t count, const QString& singular, const QString& plural) {
  return count_text(count) + u' ' + (count == 1 ? singular : plural);
}

QString rise_formula() {
  return QStringLiteral("(1/b)\u00B9\u141F\u02B3");  // raised 1, slash and r
}

QString decimal_text(double number, int decimals) {
  return to_qstring(decimal(number, decimals));
}

QString similarity_text(double similarity) {
  return std::isnan(similarity) ? QString(QChar(0x2013)) : decimal_text(similarity, 3);
}

QString percent_text(double share) {
  const double from_end = 100 * std::min(std::abs(share), std::abs(1 - share));
  if (from_end == 0) return decimal_text(100 * share, 0) + " %";
  if (share > 0.5 && from_end < 1e-4) return QStringLiteral("> 99.99 %");
  if (from_end < 1e-5) return QStringLiteral("< 0.00001 %");
  const int digits = std::clamp(static_cast<int>(std::ceil(1 - std::log10(from_end))), 1, 8);
  return decimal_text(100 * share, digits) + " %";
}

QString share_text(double share) {
  return percent_text(std::clamp(share, 0.0, 1.0)).chopped(2);
}

QString seconds_text(double seconds) {
  if (seconds < 0.00995) return QStringLiteral("%1 ms").arg(seconds * 1000, 0, 'f', 1);
  if (seconds < 0.9995) return QStringLiteral("%1 ms").arg(seconds * 1000, 0, 'f', 0);
  if (seconds < 59.95) return QStringLiteral("%1 s").arg(seconds, 0, 'f', seconds < 9.995 ? 2 : 1);
  const auto whole = std::llround(seconds);
  return QStringLiteral("%1 min %2 s").arg(whole / 60).arg(whole % 60, 2, 10, QChar(u'0'));
}

QString bytes_text(std::uint64_t bytes) {
  return to_qstring(byte_text(bytes));
}

QString to_qstring(std::string_view utf8) {
  QString text = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
  const auto turns = [](QChar c) { return (c >= u'\u202A' && c <= u'\u202E') || (c >= u'\u2066' && c <= u'\u2069'); };
  if (std::ranges::any_of(std::as_const(text), turns))
    std::ranges::replace_if(text, turns, QChar::ReplacementCharacter);
  return text;
}

QString whole_text(double number) {
  return count_text(static_cast<std::uint64_t>(std::llround(std::max(0.0, number))));
}

QString limits_text(const Estimate& estimate) {
  constexpr double kLeastTold = 0.05;  // pairs; a smaller number rounds to none
  if (estimate.limits.high < kLeastTold) return QCoreApplication::translate("EstimateText", "none");
  const QString low = whole_text(estimate.limits.low), high = whole_text(estimate.limits.high);
  return low == high ? low : QCoreApplication::translate("EstimateText", "%1 to %2").arg(low, high);
}

}  // namespace lookalike
