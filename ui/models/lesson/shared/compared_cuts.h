#pragma once

#include <QStringList>
#include <cstdint>
#include <span>
#include <vector>

#include "core/lsh/theory/s_curve.h"
#include "ui/models/lesson/picture.h"

namespace lookalike::lesson {

/// A cut of signatures into bands, with the measures that a lesson compares.
struct ComparedCut {
  std::uint32_t hashes = 0;  // n
  LshOptions lsh;
  double rise = 0;              // (1/b)^(1/r)
  double slope = 0;             // at the steepest point
  ErrorAreas areas;             // at the threshold
  std::vector<double> heights;  // at s = 0, 0.005, ... 1
  bool operator==(const ComparedCut&) const = default;
};

/// A cut whose curve rises between 0 and 1 (`has_rise`), at a threshold t in [0, 1].
ComparedCut compared_cut(std::uint32_t hashes, const LshOptions& lsh, double threshold);

/// "20 x 5".
QString cut_text(std::uint32_t bands, std::uint32_t rows);

inline constexpr QSizeF kCutLegend(384, 128);  // of three cuts

/// The curves, each in the pen of its place, with a legend at this corner that names them with `names`. The last one
/// emerges from the one before.
void add_cut_curves(Picture& picture, const PlotFrame& frame, std::span<const ComparedCut> cuts,
                    const QStringList& names, QPointF legend);

/// A table of P(candidate | s) at s = 0.2, 0.3, ... 0.8 and at `similarity`, with a column for each cut.
void add_chance_table(Picture& picture, const QRectF& room, std::span<const ComparedCut> cuts, double similarity);

/// A table of n, cut, error areas and slope; below it the cost of hashing as bars from zero.
void add_error_table(Picture& picture, const QRectF& room, std::span<const ComparedCut> cuts);

/// Bars: the shares of pairs whose first 1, 2, ... values agree, each with a line at s^i and the range of 95 of 100
/// trials of that number of pairs. Dashed outlines show the share if one function makes all values.
void add_products(Picture& picture, const QRectF& plot, std::span<const double> shares, double similarity,
                  std::uint32_t pairs);

}  // namespace lookalike::lesson
