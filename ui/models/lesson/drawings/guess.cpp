#include "ui/models/lesson/drawings/guess.h"

#include "ui/models/lesson/words.h"

namespace lookalike {
namespace {

constexpr double kEnd = 94, kText = 32, kWords = 54;  // at each end of the scale; of a text line; above the scale

QString number(double value) {
  return QString::number(value, 'g', 3);
}

QPointF place_of(const PlotFrame& scale, double value) {
  return {scale.x(value), scale.area.center().y()};
}

/// The line of words between the question and the scale.
QRectF words_room(const PlotFrame& scale) {
  return {scale.area.left() - kEnd + 8, scale.area.center().y() - kWords, scale.area.width() + 2 * kEnd - 16, kText};
}

void add_scale(Picture& picture, const PlotFrame& scale) {
  picture << Box{scale.area, {Tint::paper, Strength::strong}, {Tint::faint, 2}, 4};
  constexpr double kApart = 36, kWidth = 46;  // leaves room for a ring at the end
  const double y = scale.area.center().y() - kText / 2;
  picture << Label{
      {scale.area.left() - kApart - kWidth, y, kWidth, kText}, number(scale.left), kSmallType, Tint::faint};
  picture << Label{{scale.area.right() + kApart, y, kWidth, kText}, number(scale.right), kSmallType, Tint::faint};
}

Handle handle_of(const PlotFrame& scale, const Guess& guess, std::optional<double> guessed) {
  Handle handle{QStringLiteral("guess"), tr("Click or drag to your guess, then take the next step."),
                Handle::Kind::drag};
  handle.area = scale.area.adjusted(-34, -22, 34, 22);
  handle.from = scale.area.left(), handle.to = scale.area.right();
  handle.least = guess.least, handle.most = guess.most;
  handle.value = guessed.value_or(guess.least), handle.step = guess.step;
  handle.takes_press = true;
  return handle;
}

/// A clickable scale. It has no marker at first, which would hint at an answer.
void add_open(Picture& picture, const PlotFrame& scale, const Guess& guess, std::optional<double> guessed) {
  const Handle handle = handle_of(scale, guess, guessed);
  if (!guessed) {
    picture << Label{words_room(scale), tr("click the scale"), kSmallType, Tint::faint} << handle;
    return;
  }
  const QPointF at = place_of(scale, *guessed);
  add_grip(picture, at, Tint::guess, handle);
  picture.handles.back().area = handle.area;
  picture << bold_label({at.x() - 60, at.y() - kWords, 120, kText}, number(*guessed), kSmallType, Tint::guess);
}

void add_answer(Picture& picture, const PlotFrame& scale, const Guess& guess, std::optional<double> guessed) {
  const QRectF all = words_room(scale), half(all.left(), all.top(), all.width() / 2, all.height());
  const auto mark = [&](const QRectF& room, double value, Tint tint, Shape shape, double size, const QString& words) {
    picture << Marker{place_of(scale, value), shape, tint, size};
    picture << bold_label(room, words, kSmallType, tint);
  };
  if (guessed) mark(half, *guessed, Tint::guess, Shape::diamond, 34, tr("\u25C6 guess %1").arg(number(*guessed)));
  mark(guessed ? half.translated(half.width(), 0) : all, guess.answer, Tint::found, Shape::circle, 24,
       tr("\u25CF answer %1").arg(guess.step < 1 ? similarity_text(guess.answer) : number(guess.answer)));
}

}  // namespace

void add_guess(SceneFrame& frame, const QRectF& room, const Guess& guess, const Guesses& made, bool asks) {
  Picture& picture = frame.picture;
  const std::optional<double> guessed = made.of(guess);
  const QRectF line(room.left() + kEnd, room.bottom() - 32, room.width() - 2 * kEnd, 8);
  const PlotFrame scale{line, guess.least, guess.most};
  const QRectF question(room.left() + 16, room.top() + 6, room.width() - 32,
                        line.center().y() - kWords - room.top() - 8);
  picture << Box{room, {Tint::guess}, {Tint::guess, 2, Dash::dashed}, 12};
  picture << wrapping_label(question, guess.question, kSmallType, Tint::text, Align::centre);
  add_scale(picture, scale);
  guess.open ? add_open(picture, scale, guess, guessed) : add_answer(picture, scale, guess, guessed);
  frame.asks = asks && !guessed;
}

}  // namespace lookalike
