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

double never_rising(double shown, double left) {
  return shown < 0 ? left : left < 0 ? shown : std::min(shown, left);
}

QString remaining_text(double seconds) {
  return seconds < 0 ? QString() : tr("%1 left").arg(about_text(seconds));
}

}  // namespace lookalike
