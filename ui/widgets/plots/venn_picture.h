#pragma once

#include <QWidget>
#include <cstdint>

namespace lookalike {

/// Two sets as overlapping circles, whose areas and common area are as large as the sets are.
class VennPicture final : public QWidget {
  Q_OBJECT

 public:
  struct Counts {
    std::uint64_t left = 0, both = 0, right = 0;  // elements that only one has, or both have
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

/// Distance of the centres of two circles of radius a and b that have this area in common, between touching inside and
/// outside. By bisection.
double circle_distance(double a, double b, double common);

}  // namespace lookalike
