#include "ui/widgets/number_text.h"

#include <algorithm>
#include <cmath>

namespace lookalike {

QString grouped(std::uint64_t number) {
  QString text = QString::number(number);
  for (qsizetype at = text.size() - 3; at > 0; at -= 3) text.insert(at, QChar(0x2009));
  return text;
}

QString percent(double share) {
  const double from_end = 100 * std::min(std::abs(share), std::abs(1 - share));
  if (from_end == 0) return QString::number(100 * share, 'f', 0) + " %";
  const int digits = std::clamp(static_cast<int>(std::ceil(1 - std::log10(from_end))), 1, 8);
  return QString::number(100 * share, 'f', digits) + " %";
}

QString three_decimals(double value) {
  return QString::number(value, 'f', 3);
}

}  // namespace lookalike
