#pragma once

#include <QWidget>
#include <cstdint>

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

}  // namespace lookalike
