#pragma once

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QTransform>

#include "ui/models/lesson/scene.h"
#include "ui/widgets/plots/plot_picture.h"

class QPainter;

namespace lookalike {

/// The largest scale of a label's type, up to `most`, with which it fits; an enlarged one leaves a gap beside it.
double fit_of(const Label& label, const QFont& font, double most = 1);

/// The enlargement of each item's type, in 1..`most`: the same for labels of one size in a line or column, so that
/// tables and rows of words stay even.
std::vector<double> enlargements(const Picture& picture, const QFont& font, double most);

/// Draws a picture of the lesson in a palette's colours on any device; the painter's units are those of the picture.
/// Screen, PNG, SVG and PDF all use this function. Letters are enlarged by up to `letters`, as far as they fit.
void draw_picture(QPainter& painter, const Picture& picture, const QPalette& palette, const QFont& font,
                  double letters = 1);

/// Maps units of a picture of this size to a rectangle, centred and as large as possible.
QTransform fitted(QSizeF units, const QRectF& place);

/// A sentence whose lines do not break inside formulas, such as "t = 0.80" or "(1/b)^(1/r)".
QString unbroken(QString sentence);

/// Title, sentence, hint and foot of a slide.
Picture slide_words(const SceneFrame& frame, const QString& foot);

/// Draws a frame as a slide of kSlide units: title, picture, sentence, hint, and a small line with `foot` below. The
/// picture's letters are enlarged by up to `letters`, as far as they fit.
void draw_slide(QPainter& painter, const SceneFrame& frame, const QString& foot, const QPalette& palette,
                const QFont& font, double letters = 1);

/// Moves a stage to its place on the slide.
QTransform stage_on_slide();

/// A frame as a picture for saving: a whole 16:9 slide, or only the stage.
PlotPicture picture_of(const SceneFrame& frame, const QString& foot, bool whole_slide, const QPalette& palette,
                       const QFont& font);

/// A display list of this size as a picture for saving.
PlotPicture picture_of(const Picture& picture, QSizeF units, const QPalette& palette, const QFont& font);

}  // namespace lookalike
