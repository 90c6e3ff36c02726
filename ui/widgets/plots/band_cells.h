#pragma once

#include <QWidget>
#include <vector>

namespace lookalike {

/// Values of two signatures, band by band: a filled cell where they agree, a hollow one where they differ, and a frame
/// around each band in which both fall into one bucket.
class BandCells final : public QWidget {
  Q_OBJECT

 public:
  struct Band {
    std::vector<bool> agreeing;  // a cell each
    bool shared = false;
  };

  explicit BandCells(QWidget* parent = nullptr);

  /// As many bands side by side as the width has room for. `text` is what a screen reader says.
  void set_bands(std::vector<Band> bands, const QString& text);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

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
