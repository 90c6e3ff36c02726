#pragma once

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QTransform>

#include "ui/models/lesson/scene.h"
#include "ui/widgets/plots/plot_picture.h"

class QPainter;

namespace lookalike {

/// Maps units of a picture of this size into the middle of a place, as large as it fits.
QTransform fitted(QSizeF units, const QRectF& place);

/// Draws a frame as a slide of kSlide units: title, picture, sentence and hint, and `foot` in a small line below.
void draw_slide(QPainter& painter, const SceneFrame& frame, const QString& foot, const QPalette& palette,
                const QFont& font);

/// Moves a stage into its place on the slide.
QTransform stage_on_slide();

/// A frame as a picture to be saved: a whole slide of 16:9, or the stage alone.
PlotPicture picture_of(const SceneFrame& frame, const QString& foot, bool whole_slide, const QPalette& palette,
                       const QFont& font);

/// A display list of this size as a picture to be saved.
PlotPicture picture_of(const Picture& picture, QSizeF units, const QPalette& palette, const QFont& font);

}  // namespace lookalike
