#include "ui/models/lesson/shared/pairs_square.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/corpus/synthetic/load_builtin.h"
#include "ui/models/lesson/words.h"

namespace lookalike::lesson {
namespace {

constexpr double kPerSecond = 1e6;

std::vector<QPointF> corners_of(const QRectF& area) {
  return {area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft(), area.topLeft()};
}

/// All pairs as a square that fills in columns of a million pairs, one per second, while the picture moves.
void add_seconds(Picture& picture, const QRectF& square, std::uint64_t pairs, bool filled) {
  const double seconds = static_cast<double>(pairs) / kPerSecond, width = square.width() / seconds;
  picture << Box(square, {Tint::paper, Strength::strong}, {Tint::text, 3});
  for (double second = 0; second < seconds; ++second) {
    const double left = square.left() + second * width;
    const QRectF column(left, square.top(), std::min(width, square.right() - left), square.height());
    if (filled) {
      const QRectF empty(column.topLeft(), QSizeF(0, column.height()));
      picture << Polyline(corners_of(column), {Tint::first, 1}, {Tint::first});
      picture.move({.first = picture.items.size() - 1,
                    .shape = corners_of(empty),
                    .begin = second / seconds,
                    .end = std::min(1.0, (second + 1) / seconds)});
    } else {
      picture << Line(column.topLeft(), column.bottomLeft(), {Tint::grid, 2});
    }
  }
  if (filled) picture.seconds = seconds;
}

}  // namespace

std::uint64_t pairs_of(std::uint64_t documents) {
  if (documents == 0) return 0;
  return documents % 2 == 0 ? documents / 2 * (documents - 1) : (documents - 1) / 2 * documents;
}

QString comparing_time(std::uint64_t pairs) {
  constexpr double kHour = 3600, kDay = 24 * kHour;
  const double seconds = static_cast<double>(pairs) / kPerSecond;
  if (seconds < kHour) return seconds_text(seconds);
  return seconds < kDay ? tr("%1 hours").arg(rounded(seconds / kHour, 1))
                        : tr("%1 days").arg(rounded(seconds / kDay, 1));
}

QString pairs_sentence(bool filled) {
  const std::uint64_t documents = kBuiltinCorpusOptions.documents, pairs = pairs_of(documents);
  constexpr std::uint64_t kMillion = 1'000'000;
  if (!filled)
    return say(
        tr("Which of %1 documents are near-copies of one another? They make %2 pairs. At a million comparisons a "
           "second, the square fills in %3."),
        count_text(documents), count_text(pairs), comparing_time(pairs));
  return say(
      tr("That was %1. A million documents make %2 pairs, %3 such squares: %4. So a program must find the similar "
         "pairs without comparing all."),
      comparing_time(pairs), count_text(pairs_of(kMillion)), count_text((pairs_of(kMillion) + pairs / 2) / pairs),
      comparing_time(pairs_of(kMillion)));
}

void add_pairs(Picture& picture, bool filled) {
  const std::uint64_t documents = kBuiltinCorpusOptions.documents;
  add_seconds(picture, {80, 40, 560, 560}, pairs_of(documents), filled);
  const auto line = [&](double y, const QStringList& texts, Tint tint, bool bold) {
    constexpr std::array<double, 4> kColumns = {720, 960, 1300, 1540};
    for (std::size_t i = 0; i + 1 < kColumns.size(); ++i)
      picture << Label({kColumns[i], y, kColumns[i + 1] - kColumns[i], 56}, texts[static_cast<qsizetype>(i)], kType,
                       tint, Align::right, bold);
  };
  line(120, {tr("documents"), tr("pairs"), tr("time")}, Tint::faint, false);
  double y = 190;
  for (const std::uint64_t n : {documents, std::uint64_t{100'000}, std::uint64_t{1'000'000}}) {
    const bool is_known = n == documents || filled;
    line(y, {count_text(n), is_known ? count_text(pairs_of(n)) : "?", is_known ? comparing_time(pairs_of(n)) : "?"},
         is_known ? Tint::text : Tint::faint, n == documents);
    y += 72;
  }
  picture << small_label({720, y + 20, 820, 40}, tr("a column of the square: a million pairs, one second"),
                         Align::right);
}

void add_found_pairs(Picture& picture, const QRectF& square, std::uint64_t all, std::uint64_t candidates,
                     std::uint64_t similar) {
  constexpr double kApart = 240, kLeastSide = 2;  // of both squares; of a speck that can be seen
  const auto below = [](const QRectF& of, double line) {
    return QRectF(of.left() - 100, of.bottom() + 6 + line, of.width() + 200, 42);
  };
  picture << Box(square, {Tint::faint, Strength::soft, Pattern::lines}, {Tint::text, 3})
          << Label(below(square, 0), say(tr("all pairs: %1"), count_text(all)), kType);
  if (candidates == 0) return;
  const double side = square.width() * std::sqrt(static_cast<double>(candidates) / static_cast<double>(all));
  const double drawn = std::max(kLeastSide, side);
  const QRectF speck(square.right() - drawn, square.center().y() - drawn / 2, drawn, drawn);
  const QRectF large = square.translated(square.width() + kApart, 0);
  const double lit = large.height() * static_cast<double>(similar) / static_cast<double>(candidates);
  const QRectF found(large.left(), large.bottom() - lit, large.width(), lit);
  picture << Box(speck, {Tint::second, Strength::strong}, {Tint::second, 1})
          << Line(speck.topRight(), large.topLeft(), {Tint::second, 3, Dash::dashed})
          << Line(speck.bottomRight(), large.bottomLeft(), {Tint::second, 3, Dash::dashed});
  const auto grow = [&](const QRectF& area, Tint tint, Strength strength) {
    picture << Polyline(corners_of(area), {tint, 3}, {tint, strength});
    picture.move({.first = picture.items.size() - 1, .shape = corners_of(speck)});
  };
  grow(large, Tint::second, Strength::soft);
  if (similar > 0) grow(found, Tint::found, Strength::strong);
  picture << Label(below(large, 0),
                   say(tr("candidates: %1, enlarged %2 times"), count_text(candidates),
                       count_text(static_cast<std::uint64_t>(std::lround(square.width() / side)))),
                   kType)
          << Label(below(large, 42), say(tr("lit: %1 similar pairs"), count_text(similar)), kType, Tint::found,
                   Align::centre, true);
}

}  // namespace lookalike::lesson
