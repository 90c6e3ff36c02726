#include "ui/models/lesson/lesson_scene.h"

#include <algorithm>
#include <optional>

namespace lookalike {
namespace {

constexpr double kEnd = 94, kText = 32, kWords = 54;  // at each end of the scale; of a text line; above the scale

QString number(double value) {
  return QString::number(value, 'g', 3);
}

void add_scale(Picture& picture, const PlotFrame& scale) {
  picture << Box(scale.area, {Tint::paper, Strength::strong}, {Tint::faint, 2}, 4);
  constexpr double kApart = 36, kWidth = 46;  // leaves room for a ring at the end
  const double y = scale.area.center().y() - kText / 2;
  picture << small_label({scale.area.left() - kApart - kWidth, y, kWidth, kText}, number(scale.left))
          << small_label({scale.area.right() + kApart, y, kWidth, kText}, number(scale.right));
}

/// A clickable scale. It has no marker at first, which would hint at an answer.
void add_open(Picture& picture, const PlotFrame& scale, const Guess& guess, const QRectF& words,
              std::optional<double> guessed) {
  Handle handle =
      drag("guess", tr("Click or drag to your guess, then take the next step."), scale, guessed.value_or(guess.least));
  handle.area = scale.area.adjusted(-34, -22, 34, 22);
  handle.step = guess.step;
  handle.takes_press = true;
  if (!guessed) {
    picture << small_label(words, tr("click the scale")) << handle;
    return;
  }
  const QPointF at(scale.x(*guessed), scale.area.center().y());
  add_grip(picture, at, Tint::guess, handle);
  picture.handles.back().area = handle.area;
  picture << bold_label({at.x() - 60, at.y() - kWords, 120, kText}, number(*guessed), kSmallType, Tint::guess);
}

void add_answer(Picture& picture, const PlotFrame& scale, const Guess& guess, const QRectF& all,
                std::optional<double> guessed) {
  const QRectF half(all.left(), all.top(), all.width() / 2, all.height());
  const auto mark = [&](const QRectF& room, double value, Tint tint, Shape shape, double size, const QString& words) {
    picture << Marker({scale.x(value), scale.area.center().y()}, shape, tint, size);
    picture << bold_label(room, words, kSmallType, tint);
  };
  if (guessed) mark(half, *guessed, Tint::guess, Shape::diamond, 34, tr("\u25C6 guess %1").arg(number(*guessed)));
  mark(guessed ? half.translated(half.width(), 0) : all, guess.answer, Tint::found, Shape::circle, 24,
       tr("\u25CF answer %1").arg(guess.step < 1 ? similarity_text(guess.answer) : number(guess.answer)));
}

}  // namespace

Input slider(const QString& id, const QString& label, const QString& tip, double value,
             const std::function<void(double)>& set, double least, double most, double step, int decimals) {
  return {{SceneControl::Kind::slider, id, label, tip, value, least, most, step, decimals, {}},
          [=](const QVariant& now) { set(std::clamp(now.toDouble(), least, most)); }};
}

void add_guess(SceneFrame& frame, const Guess& guess, const Guesses& made) {
  const QRectF& room = guess.room;
  if (room.isNull()) return;
  Picture& picture = frame.picture;
  const auto found = made.find({guess.question, guess.answer});
  const auto guessed = found == made.end() ? std::nullopt : std::optional(found->second);
  const QRectF line(room.left() + kEnd, room.bottom() - 32, room.width() - 2 * kEnd, 8);
  const PlotFrame scale{line, guess.least, guess.most};
  const double top = line.center().y() - kWords;
  const QRectF words(room.left() + 8, top, room.width() - 16, kText);
  picture << Box(room, {Tint::guess}, {Tint::guess, 2, Dash::dashed}, 12);
  picture << wrapping_label({room.left() + 16, room.top() + 6, room.width() - 32, top - room.top() - 8}, guess.question,
                            kSmallType, Tint::text, Align::centre);
  add_scale(picture, scale);
  (guess.open ? add_open : add_answer)(picture, scale, guess, words, guessed);
  frame.asks = guess.asks && !guessed;
  if (guess.asks) frame.hint += tr("Guess first: click the scale or drag along it, then take the next step.");
}

}  // namespace lookalike
