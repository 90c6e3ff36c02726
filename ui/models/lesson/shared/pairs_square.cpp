#include "ui/models/lesson/shared/pairs_square.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/models/lesson/words.h"

namespace lookalike::lesson {
namespace {

constexpr double kPerSecond = 1e6;

std::vector<QPointF> corners_of(const QRectF& area) {
  return {area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft(), area.topLeft()};
}

/// The pairs of a column of the square: a million, or more if that would take more than a minute.
double pairs_of_column(double pairs) {
  constexpr double kMostColumns = 60, kFewerColumns = 15;
  return pairs <= kMostColumns * kPerSecond ? kPerSecond : pairs / kFewerColumns;
}

/// All pairs as a square that fills column by column, one per second, while the picture moves.
void add_columns(Picture& picture, const QRectF& square, double pairs, SquareStage stage) {
  const double columns = pairs / pairs_of_column(pairs), width = square.width() / columns;
  picture << Box(square, {Tint::paper, Strength::strong}, {Tint::none});
  for (double column = 0; column < columns - 1e-6; ++column) {
    const double left = square.left() + column * width;
    const QRectF area(left, square.top(), std::min(width, square.right() - left), square.height());
    if (stage != SquareStage::empty) {
      const QRectF empty(area.topLeft(), QSizeF(0, area.height()));
      picture << Polyline(corners_of(area), {Tint::first, 1}, {Tint::first});
      if (stage == SquareStage::fills)
        picture.move({.first = picture.items.size() - 1,
                      .shape = corners_of(empty),
                      .begin = column / columns,
                      .end = std::min(1.0, (column + 1) / columns)});
    } else {
      picture << Line(area.topLeft(), area.bottomLeft(), {Tint::grid, 2});
    }
  }
  picture << Box(square, {}, {Tint::text, 3});
  constexpr double kLeastSeconds = 0.3;
  if (stage == SquareStage::fills) picture.seconds = std::max(columns, kLeastSeconds);
}

/// The corpus, and two much larger ones.
std::vector<std::uint64_t> sizes_beside(std::uint64_t documents) {
  std::vector<std::uint64_t> sizes{documents};
  for (const std::uint64_t size : {100'000, 1'000'000, 1'000'000'000})
    if (size > 2 * documents && sizes.size() < 3) sizes.push_back(size);
  return sizes;
}

}  // namespace

std::uint64_t pairs_of(std::uint64_t documents) {
  if (documents == 0) return 0;
  return documents % 2 == 0 ? documents / 2 * (documents - 1) : (documents - 1) / 2 * documents;
}

QString comparing_time(std::uint64_t pairs) {
  constexpr double kHour = 3600, kDay = 24 * kHour, kYear = 365.25 * kDay;
  const double seconds = static_cast<double>(pairs) / kPerSecond;
  if (seconds < kHour) return seconds_text(seconds);
  if (seconds < kDay) return tr("%1 hours").arg(rounded(seconds / kHour, 1));
  return seconds < 3 * kYear ? tr("%1 days").arg(rounded(seconds / kDay, 1))
                             : tr("%1 years").arg(whole_text(seconds / kYear));
}

QString pairs_sentence(std::uint64_t documents, SquareStage stage) {
  const std::uint64_t pairs = pairs_of(documents), larger = sizes_beside(documents).back();
  if (stage == SquareStage::fills)
    return say(tr("All pairs are compared, column by column. How long would %1 documents take?"), count_text(larger));
  if (stage == SquareStage::empty)
    return say(
        tr("Which of %1 documents are near-copies of one another? They make %2 pairs. At a million comparisons a "
           "second, the square fills in %3."),
        count_text(documents), count_text(pairs), comparing_time(pairs));
  return say(
      tr("Comparing these pairs takes %1. %2 documents make %3 pairs, %4 such squares: %5. So a program must find the "
         "similar pairs without comparing all."),
      comparing_time(pairs), count_text(larger), count_text(pairs_of(larger)),
      count_text((pairs_of(larger) + pairs / 2) / pairs), comparing_time(pairs_of(larger)));
}

void add_pairs(Picture& picture, std::uint64_t documents, SquareStage stage) {
  const auto pairs = static_cast<double>(pairs_of(documents)), column = pairs_of_column(pairs);
  add_columns(picture, {80, 40, 560, 560}, pairs, stage);
  const auto line = [&](double y, const QStringList& texts, Tint tint, bool bold) {
    constexpr std::array<double, 4> kColumns = {690, 890, 1290, 1540};
    for (std::size_t i = 0; i + 1 < kColumns.size(); ++i)
      picture << Label({kColumns[i], y, kColumns[i + 1] - kColumns[i], 56}, texts[static_cast<qsizetype>(i)], kType,
                       tint, Align::right, bold);
  };
  line(120, {tr("documents"), tr("pairs"), tr("time")}, Tint::faint, false);
  double y = 190;
  for (const std::uint64_t n : sizes_beside(documents)) {
    const bool is_known = n == documents || stage == SquareStage::full;
    line(y, {count_text(n), is_known ? count_text(pairs_of(n)) : "?", is_known ? comparing_time(pairs_of(n)) : "?"},
         is_known ? Tint::text : Tint::faint, n == documents);
    y += 72;
  }
  picture << small_label({690, y + 20, 850, 40},
                         column > kPerSecond
                             ? say(tr("a column of the square: %1 pairs, %2; here in a second"), whole_text(column),
                                   comparing_time(static_cast<std::uint64_t>(column)))
                             : tr("a column of the square: a million pairs, one second"),
                         Align::right);
}

void add_found_pairs(Picture& picture, const QRectF& square, std::uint64_t all, std::uint64_t candidates,
                     std::uint64_t similar) {
  constexpr double kApart = 240, kLeastSide = 2;  // of both squares; of a speck that can be seen
  constexpr double kInside = 14;                  // of the speck, from the edge
  const auto below = [](const QRectF& of, double line) {
    return QRectF(of.left() - 100, of.bottom() + 6 + line, of.width() + 200, 42);
  };
  add_columns(picture, square, static_cast<double>(all), SquareStage::full);
  picture << Label(below(square, 0), say(tr("all pairs: %1"), count_text(all)), kType);
  const QRectF large = square.translated(square.width() + kApart, 0);
  if (candidates == 0) {
    picture << Label(large, tr("no candidates"), kLargeType, Tint::faint);
    return;
  }
  const double side = square.width() * std::sqrt(static_cast<double>(candidates) / static_cast<double>(all));
  const double drawn = std::max(kLeastSide, side);
  const QRectF speck(square.right() - drawn - std::min(kInside, square.width() - drawn),
                     square.center().y() - drawn / 2, drawn, drawn);
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
                   say(tr("candidates: %1, each side enlarged %2 times"), count_text(candidates),
                       count_text(static_cast<std::uint64_t>(std::lround(square.width() / side)))),
                   kType)
          << Label(below(large, 42), say(tr("filled: %1 similar pairs"), count_text(similar)), kType, Tint::found,
                   Align::centre, true);
}

}  // namespace lookalike::lesson
