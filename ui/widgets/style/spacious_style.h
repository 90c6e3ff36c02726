#pragma once

#include <QProxyStyle>

namespace lookalike {

/// Fusion with more room around texts in tables and tabs, and tabs that are marked by one line of the accent.
/// Boxes to tick have a frame that is seen on dark grounds as well.
class SpaciousStyle final : public QProxyStyle {
 public:
  SpaciousStyle();

  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
};

}  // namespace lookalike
