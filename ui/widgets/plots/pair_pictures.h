#pragma once

#include <QWidget>
#include <cstdint>
#include <vector>

namespace lookalike {

/// Two sets as overlapping circles, with areas and common area in proportion to the sets.
class VennPicture final : public QWidget {
  Q_OBJECT

 public:
  struct Counts {
    std::uint64_t left = 0, both = 0, right = 0;  // elements of only one set, or of both
  };

  explicit VennPicture(QWidget* parent = nullptr);

  void set_counts(const Counts& counts);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Counts counts_;
};

/// The distance of the centres of two circles of radius a and b with this common area, between internal and external
/// tangency. By bisection.
double circle_distance(double a, double b, double common);

/// The values of two signatures, band by band: a filled cell for equal values, a hollow one for different values, and a
/// frame around each band whose bucket the documents share.
class BandCells final : public QWidget {
  Q_OBJECT

 public:
  struct Band {
    std::vector<bool> agreeing;  // one per cell
    bool shared = false;
  };

  explicit BandCells(QWidget* parent = nullptr);

  /// Places as many bands side by side as fit. `text` is for screen readers.
  void set_bands(std::vector<Band> bands, const QString& text);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// Lengths in pixels.
  struct Layout {
    int label, cell, count, band_width, row_height, columns;
  };
  Layout lay_out(int width) const;
  int height_for(int width) const;
  void keep_height();
  void paint_band(QPainter& painter, const Layout& layout, std::size_t band) const;

  std::vector<Band> bands_;
};

}  // namespace lookalike
