#include "ui/views/texts/mark_style.h"

#include <QCoreApplication>

namespace lookalike {
namespace {

QColor between(const QColor& a, const QColor& b, float share_of_b) {
  const auto mix = [share_of_b](float from, float to) { return from + (to - from) * share_of_b; };
  return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

QColor tint(Hue hue, const QPalette& palette, float share) {
  return between(palette.color(QPalette::Base), line_colour(hue, palette), share);
}

}  // namespace

Hue hue_of(Side side, StretchKind kind) {
  if (kind == StretchKind::moved) return Hue::purple;
  return side == Side::left ? Hue::blue : Hue::orange;
}

Qt::PenStyle line_style(StretchKind kind) {
  if (kind == StretchKind::moved) return Qt::DotLine;
  return kind == StretchKind::changed ? Qt::DashLine : Qt::SolidLine;
}

QString mark_name(StretchKind kind) {
  const auto tr = [](const char* text) { return QCoreApplication::translate("MarkStyle", text); };
  switch (kind) {
    case StretchKind::only_left:
      return tr("only left");
    case StretchKind::only_right:
      return tr("only right");
    case StretchKind::changed:
      return tr("changed");
    case StretchKind::moved:
      return tr("moved");
    case StretchKind::same:
      break;
  }
  return {};
}

QTextCharFormat mark_format(Side side, const TextMark& mark, const QPalette& palette) {
  const Hue hue = hue_of(side, mark.kind);
  QTextCharFormat format;
  if (mark.ignored) {
    format.setForeground(faint_text(palette));
    format.setUnderlineColor(faint_text(palette));
  } else {
    format.setBackground(tint(hue, palette, is_dark(palette) ? 0.26F : 0.16F));
    format.setUnderlineColor(line_colour(hue, palette));
  }
  if (!is_block(mark)) format.setUnderlineStyle(static_cast<QTextCharFormat::UnderlineStyle>(line_style(mark.kind)));
  return format;
}

QTextCharFormat letters_format(Side side, const QPalette& palette) {
  QTextCharFormat format;
  format.setBackground(tint(hue_of(side, StretchKind::changed), palette, is_dark(palette) ? 0.6F : 0.45F));
  format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
  return format;
}

QTextCharFormat current_letters_format(const QPalette& palette) {
  QTextCharFormat format;
  format.setBackground(palette.color(QPalette::Base));
  format.setForeground(palette.color(QPalette::Text));
  return format;
}

QColor connector_colour(Side side, const TextMark& mark, bool current, const QPalette& palette) {
  if (mark.ignored) return grid_colour(palette);
  return tint(hue_of(side, mark.kind), palette, current ? 0.7F : is_dark(palette) ? 0.3F : 0.2F);
}

QTextCharFormat current_format(Side side, const TextMark& mark, const QPalette& palette) {
  QTextCharFormat format;
  const QColor color = line_colour(hue_of(side, mark.kind), palette);
  if (is_block(mark)) {
    format.setBackground(tint(hue_of(side, mark.kind), palette, is_dark(palette) ? 0.4F : 0.28F));
  } else {
    format.setBackground(color);
    format.setForeground(palette.color(QPalette::Base));
  }
  return format;
}

QTextCharFormat shared_format(bool odd, const QPalette& palette) {
  const float share = is_dark(palette) ? 0.2F : 0.12F;
  QTextCharFormat format;
  format.setBackground(tint(Hue::green, palette, odd ? 1.7F * share : share));
  return format;
}

QTextCharFormat lit_format(const QPalette& palette) {
  QTextCharFormat format;
  format.setBackground(line_colour(Hue::green, palette));
  format.setForeground(palette.color(QPalette::Base));
  return format;
}

QTextCharFormat hit_format(const QPalette& palette) {
  constexpr QRgb kYellow = 0xfff0e442;  // undarkened, as a background for text
  QTextCharFormat format;
  format.setBackground(
      between(palette.color(QPalette::Base), QColor::fromRgb(kYellow), is_dark(palette) ? 0.4F : 0.7F));
  format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
  format.setUnderlineColor(palette.color(QPalette::Text));
  return format;
}

}  // namespace lookalike
