#include "ui/models/lesson/guess_drawing.h"

#include <QCoreApplication>

#include "ui/models/lesson/sentence_text.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("Lesson", text);
}

QString number(double value) {
  return QString::number(value, 'g', 3);
}

void add_mark(Picture& picture, const PlotFrame& scale, double value, Tint tint, Shape shape, const QString& word) {
  const QPointF at(scale.x(value), scale.area.center().y());
  picture << Marker{at, shape, tint, 26};
  const double left = std::clamp(at.x() - 110, scale.area.left() - 40, scale.area.right() - 180);
  const double y = shape == Shape::diamond ? at.y() + 14 : at.y() - 46;
  picture << Label{{left, y, 220, 32}, word + u' ' + number(value), kSmallType, tint, Align::centre, true};
}

}  // namespace

void add_guess(Picture& picture, const QRectF& room, const lesson::Guess& guess, std::optional<double> guessed) {
  if (!guess.open && !guessed) return;
  constexpr double kEnd = 60, kLine = 34;
  const QRectF line(room.left() + kEnd, room.bottom() - 52, room.width() - 2 * kEnd, 8);
  const PlotFrame scale{line, guess.least, guess.most};
  picture << Box{room, {Tint::guess}, {Tint::guess, 2, Dash::dashed}, 12};
  picture << Label{{room.left() + 16, room.top() + 8, room.width() - 32, room.height() - 100},
                   sentence_text(guess.question),
                   kSmallType,
                   Tint::text,
                   Align::centre,
                   false,
                   false,
                   true};
  picture << Box{line, {Tint::paper, Strength::strong}, {Tint::faint, 2}, 4};
  for (const double end : {guess.least, guess.most})
    picture << Label{{scale.x(end) - 46, line.bottom() + 12, 92, kLine}, number(end), kSmallType, Tint::faint};
  if (guess.open) {
    const double at = guessed.value_or((guess.least + guess.most) / 2);
    Handle handle{QStringLiteral("guess"), tr("Drag your guess, then take the next step."), Handle::Kind::along_x};
    handle.from = line.left(), handle.to = line.right();
    handle.least = guess.least, handle.most = guess.most;
    handle.value = at, handle.step = guess.step;
    add_grip(picture, {scale.x(at), line.center().y()}, Tint::guess, handle);
    if (guessed)
      picture << Label{
          {scale.x(at) - 60, line.top() - 54, 120, kLine}, number(at), kType, Tint::guess, Align::centre, true};
    return;
  }
  add_mark(picture, scale, *guessed, Tint::guess, Shape::diamond, tr("guess"));
  add_mark(picture, scale, guess.answer, Tint::found, Shape::circle, tr("answer"));
}

}  // namespace lookalike
