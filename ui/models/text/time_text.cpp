#include "ui/models/text/time_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("TimeText", text);
}

}  // namespace

QString whole_seconds_text(double seconds) {
  const auto whole = std::llround(seconds);
  return whole < 60 ? QStringLiteral("%1 s").arg(whole) : seconds_text(static_cast<double>(whole));
}

QString about_text(double seconds) {
  return seconds < 1 ? tr("less than 1 s") : tr("about %1").arg(whole_seconds_text(seconds));
}

double never_rising(double& shown, double left) {
  constexpr double kWrong = 2;  // times the shown value
  if (left >= 0 && (shown < 0 || left < shown)) shown = left;
  return left > kWrong * std::max(shown, 1.0) ? -1 : shown;
}

QString remaining_text(double seconds) {
  return seconds < 0 ? QString() : tr("%1 left").arg(about_text(seconds));
}

}  // namespace lookalike
