#include "ui/views/lesson/slide.h"

#include <qcustomplot.h>

#include <algorithm>

#include "ui/views/lesson/picture_painter.h"

namespace lookalike {
namespace {

constexpr double kMargin = 60, kTop = 16, kTitle = 84, kStageTop = 106;       // units of the slide
constexpr double kSentenceTop = 754, kSentence = 80, kHint = 36, kFoot = 34;  // heights

void fill_background(QPainter& painter, QSizeF size, const QPalette& palette) {
  painter.fillRect(QRectF(QPointF(), size), palette.color(QPalette::Window));
}

}  // namespace

QTransform fitted(QSizeF units, const QRectF& place) {
  const double scale = std::min(place.width() / units.width(), place.height() / units.height());
  QTransform transform;
  transform.translate(place.center().x() - units.width() * scale / 2, place.center().y() - units.height() * scale / 2);
  transform.scale(scale, scale);
  return transform;
}

QTransform stage_on_slide() {
  return QTransform::fromTranslate(0, kStageTop);
}

void draw_slide(QPainter& painter, const SceneFrame& frame, const QString& foot, const QPalette& palette,
                const QFont& font) {
  fill_background(painter, kSlide, palette);
  painter.fillRect(QRectF(0, kSentenceTop - 6, kSlide.width(), kSlide.height()), palette.color(QPalette::Base));
  PicturePainter pictures(painter, palette, font);
  const double width = kSlide.width() - 2 * kMargin;
  double y = kSentenceTop;
  const auto line = [&](double height, const QString& text, double size, Tint tint) {
    pictures.draw(Label{{kMargin, y, width, height}, text, size, tint, Align::left, false, false, true});
    y += height;
  };
  pictures.draw(Label{{kMargin, kTop, width, kTitle}, frame.title, 44, Tint::text, Align::left, true, false, true});
  line(kSentence, frame.sentence, 33, Tint::text);
  line(kHint, frame.hint, kType, Tint::faint);
  pictures.draw(Label{{kMargin, kSlide.height() - kFoot, width, kFoot}, foot, 22, Tint::faint, Align::right});
  painter.save();
  painter.setTransform(stage_on_slide(), true);
  pictures.draw(frame.picture);
  painter.restore();
}

PlotPicture picture_of(const SceneFrame& frame, const QString& foot, bool whole_slide, const QPalette& palette,
                       const QFont& font) {
  if (!whole_slide) return picture_of(frame.picture, kStage, palette, font);
  return {kSlide.toSize(), [=](QCPPainter& painter) { draw_slide(painter, frame, foot, palette, font); }};
}

PlotPicture picture_of(const Picture& picture, QSizeF units, const QPalette& palette, const QFont& font) {
  return {units.toSize(), [=](QCPPainter& painter) {
            fill_background(painter, units, palette);
            PicturePainter(painter, palette, font).draw(picture);
          }};
}

}  // namespace lookalike
