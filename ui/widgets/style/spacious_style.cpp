#include "ui/widgets/style/spacious_style.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyleOptionTab>

#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

int character(const QStyleOption* option) {
  return (option ? option->fontMetrics : QFontMetrics(QFont())).averageCharWidth();
}

}  // namespace

SpaciousStyle::SpaciousStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int SpaciousStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  switch (metric) {
    case PM_FocusFrameHMargin:
    case PM_HeaderMargin:
      return character(option);
    case PM_TabBarTabHSpace:
      return 4 * character(option);
    case PM_TabBarTabVSpace:
      return 2 * character(option);
    case PM_TabBarTabShiftVertical:
      return 0;
    default:
      return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

void SpaciousStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                  const QWidget* widget) const {
  QProxyStyle::drawPrimitive(element, option, painter, widget);
  const bool is_box = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
  if (!is_box || option->state & State_HasFocus) return;
  painter->save();
  painter->setPen(QPen(faint_text(option->palette), 1));
  painter->setBrush(Qt::NoBrush);
  painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
  painter->restore();
}

void SpaciousStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
  if (element == CE_DockWidgetTitle && widget) painter->setFont(widget->font());  // a dock keeps its first one for it
  if (element != CE_TabBarTabShape) return QProxyStyle::drawControl(element, option, painter, widget);
  const bool selected = option->state & State_Selected;
  const bool hovered = option->state & State_MouseOver;
  if (!selected && !hovered) return;
  const int thickness = std::max(2, character(option) / 3);
  const QRect line(option->rect.left(), option->rect.bottom() - thickness + 1, option->rect.width(), thickness);
  painter->fillRect(line, selected ? line_colour(Hue::blue, option->palette) : grid_colour(option->palette));
}

}  // namespace lookalike
