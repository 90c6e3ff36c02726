#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QFont>
#include <QFontMetrics>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOptionTab>
#include <algorithm>
#include <array>

namespace lookalike {
namespace {

struct Shades {
  QRgb on_light, on_dark;
};

/// Okabe and Ito's colours, darkened on light backgrounds if necessary to keep lines and text readable.
constexpr std::array<Shades, 7> kShades{{
    {0xff0072b2, 0xff4aa8e0},  // blue
    {0xffb87800, 0xffe69f00},  // orange
    {0xff00805e, 0xff1fc296},  // green
    {0xffc04f00, 0xfff08a4b},  // vermilion
    {0xff2585b8, 0xff56b4e9},  // sky
    {0xffa8537f, 0xffdf93bb},  // purple
    {0xff8f8500, 0xfff0e442},  // yellow
}};

QColor mix(const QColor& a, const QColor& b, double share_of_b) {
  const auto blend = [share_of_b](float from, float to) { return static_cast<float>(from + (to - from) * share_of_b); };
  return QColor::fromRgbF(blend(a.redF(), b.redF()), blend(a.greenF(), b.greenF()), blend(a.blueF(), b.blueF()));
}

constexpr int kAroundTabs = 14;  // pixels above and below a tab's text together

int character(const QStyleOption* option) {
  return (option ? option->fontMetrics : QFontMetrics(QFont())).averageCharWidth();
}

/// Fusion with more space around texts in tables and tabs, and with an accent line on the current tab. Check boxes have
/// a frame that is also visible on dark backgrounds.
class SpaciousStyle final : public QProxyStyle {
 public:
  SpaciousStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
    switch (metric) {
      case PM_FocusFrameHMargin:
      case PM_HeaderMargin:
        return character(option);
      case PM_TabBarTabHSpace:
        return 4 * character(option);
      case PM_TabBarTabVSpace:
        return kAroundTabs;
      case PM_TabBarTabShiftVertical:
        return 0;
      default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
  }

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool is_box = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
    if (!is_box || option->state & State_HasFocus) return;
    painter->save();
    painter->setPen(QPen(faint_text(option->palette), 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    painter->restore();
  }

  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override {
    if (element == CE_DockWidgetTitle && widget)
      painter->setFont(widget->font());  // a dock's title keeps the dock's first font
    if (element != CE_TabBarTabShape) return QProxyStyle::drawControl(element, option, painter, widget);
    const bool selected = option->state & State_Selected;
    const bool hovered = option->state & State_MouseOver;
    if (!selected && !hovered) return;
    const int thickness = std::max(2, character(option) / 3);
    const QRect line(option->rect.left(), option->rect.bottom() - thickness + 1, option->rect.width(), thickness);
    painter->fillRect(line, selected ? line_colour(Hue::blue, option->palette) : grid_colour(option->palette));
  }
};

constexpr QRgb kAccent = 0xff0072b2;

struct Tones {
  QRgb window, base, alternate, button, text, placeholder, light, midlight, mid, dark, shadow, link;
};
constexpr Tones kLight{0xfff3f4f6, 0xffffffff, 0xfff7f8fa, 0xfffafbfc, 0xff1f2329, 0xff7a828c,
                       0xffffffff, 0xffe4e7eb, 0xffc9ced6, 0xffa9b0ba, 0xff7a828c, 0xff0072b2};
constexpr Tones kDark{0xff24272c, 0xff1b1d21, 0xff202328, 0xff30343a, 0xffe7e9ec, 0xff8d949e,
                      0xff4a4f57, 0xff3a3f46, 0xff34383f, 0xff15171a, 0xff0c0d0f, 0xff56b4e9};

QPalette palette_of(const Tones& tones) {
  QPalette palette;
  const auto set = [&palette](std::initializer_list<QPalette::ColorRole> roles, QRgb tone) {
    for (const QPalette::ColorRole role : roles) palette.setColor(role, QColor::fromRgb(tone));
  };
  set({QPalette::Window}, tones.window);
  set({QPalette::Base}, tones.base);
  set({QPalette::ToolTipBase, QPalette::AlternateBase}, tones.alternate);
  set({QPalette::Button}, tones.button);
  set({QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}, tones.text);
  set({QPalette::PlaceholderText}, tones.placeholder);
  set({QPalette::Light}, tones.light);
  set({QPalette::Midlight}, tones.midlight);
  set({QPalette::Mid}, tones.mid);
  set({QPalette::Dark}, tones.dark);
  set({QPalette::Shadow}, tones.shadow);
  set({QPalette::Highlight}, kAccent);
  set({QPalette::HighlightedText, QPalette::BrightText}, 0xffffffff);
  set({QPalette::Link}, tones.link);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, QColor::fromRgb(tones.placeholder));
  return palette;
}

bool desktop_is_dark() {
  static const bool dark = is_dark(QApplication::palette());
  return dark;
}

double desktop_points() {
  static const double points = QApplication::font().pointSizeF();
  return points;
}

}  // namespace

bool is_dark(const QPalette& palette) {
  return palette.color(QPalette::Text).lightness() > palette.color(QPalette::Base).lightness();
}

QColor line_colour(Hue hue, const QPalette& palette) {
  const Shades& shades = kShades[static_cast<std::size_t>(hue)];
  return QColor::fromRgb(is_dark(palette) ? shades.on_dark : shades.on_light);
}

QColor fill_colour(Hue hue, const QPalette& palette) {
  return mix(palette.color(QPalette::Base), line_colour(hue, palette), is_dark(palette) ? 0.28 : 0.18);
}

QColor faint_text(const QPalette& palette) {
  return mix(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.35);
}

QColor grid_colour(const QPalette& palette) {
  return mix(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.12);
}

QString to_string(Appearance appearance) {
  switch (appearance) {
    case Appearance::light:
      return QStringLiteral("light");
    case Appearance::dark:
      return QStringLiteral("dark");
    case Appearance::system:
      break;
  }
  return QStringLiteral("system");
}

Appearance appearance_from(const QString& name) {
  for (const Appearance appearance : {Appearance::light, Appearance::dark})
    if (to_string(appearance) == name) return appearance;
  return Appearance::system;
}

QPalette palette_of(Appearance appearance) {
  const bool dark = appearance == Appearance::dark || (appearance == Appearance::system && desktop_is_dark());
  return palette_of(dark ? kDark : kLight);
}

void apply_appearance(Appearance appearance) {
  if (!dynamic_cast<SpaciousStyle*>(QApplication::style())) QApplication::setStyle(new SpaciousStyle);
  QApplication::setPalette(palette_of(appearance));
}

void apply_font_scale(double scale) {
  QFont font = QApplication::font();
  const double points = desktop_points() * std::clamp(scale, 0.75, 2.0);
  if (points == font.pointSizeF()) return;
  font.setPointSizeF(points);
  QApplication::setFont(font);
}

double font_scale() {
  return QApplication::font().pointSizeF() / desktop_points();
}

}  // namespace lookalike
