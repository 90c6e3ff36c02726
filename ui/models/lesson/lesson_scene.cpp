#include "ui/models/lesson/lesson_scene.h"

#include <algorithm>
#include <cmath>

namespace lookalike {
namespace {

constexpr double kEnd = 108, kLine = 28;  // at each end of the scale; of words
constexpr double kFoot = 26, kOver = 34;  // below the scale's middle; for the dots and grips over it
constexpr double kDot = 13, kStack = 15;  // of a dot; the most that a stack adds to it

QString number(double value) {
  return QString::number(value, 'g', 3);
}

void add_scale(Picture& picture, const PlotFrame& scale) {
  picture << Box(scale.area, {Tint::paper, Strength::strong}, {Tint::faint, 2}, 4);
  constexpr double kApart = 36, kWidth = 58;  // leaves room for a ring at the end
  const double y = scale.area.center().y() - kLine / 2;
  picture << small_label({scale.area.left() - kApart - kWidth, y, kWidth, kLine}, number(scale.left))
          << small_label({scale.area.right() + kApart, y, kWidth, kLine}, number(scale.right));
}

using Made = std::vector<double>;

/// A dot for each guess, above the scale; equal ones are stacked, and higher stacks counted.
void add_dots(Picture& picture, const PlotFrame& scale, const Made& made) {
  std::map<long, int> stacks;
  const auto column = [&](double guess) { return std::lround(scale.x(guess) / kDot); };
  for (const double guess : made) ++stacks[column(guess)];
  const int highest = std::ranges::max_element(stacks, {}, [](const auto& stack) { return stack.second; })->second;
  const double apart = std::min(kDot, kStack / std::max(1, highest - 1));
  stacks.clear();
  for (const double guess : made) {
    const double y = scale.area.top() - kDot / 2 - 2 - apart * stacks[column(guess)]++;
    picture << Marker({scale.x(guess), y}, Shape::circle, Tint::guess, kDot, false);
  }
  constexpr int kLow = 2;           // dots that are easy to count
  constexpr double kColumns = 4.6;  // that a number takes, beside its stack
  for (const auto& [place, count] : stacks) {
    const auto is_free = [&](double from) {
      return std::ranges::none_of(
          stacks, [&](const auto& other) { return other.first > from && other.first < from + kColumns + 1; });
    };
    const bool right = is_free(place);
    if (count <= kLow || (!right && !is_free(place - kColumns - 1))) continue;
    const double left = (place + (right ? 1.2 : -1.2 - kColumns)) * kDot;
    picture << small_label({left, scale.area.top() - kLine, kColumns * kDot, kLine}, tr("\u00D7 %1").arg(count),
                           right ? Align::left : Align::right);
  }
}

double median_of(Made made) {
  std::ranges::sort(made);
  return (made[(made.size() - 1) / 2] + made[made.size() / 2]) / 2;
}

QString guesses_text(const Made& made) {
  return made.size() == 1 ? tr("guess %1").arg(number(made.back()))
                          : tr("%1 guesses, median %2").arg(made.size()).arg(number(median_of(made)));
}

/// A clickable scale. It has no marker at first, which would hint at an answer.
void add_open(Picture& picture, const PlotFrame& scale, const Guess& guess, const QRectF& words, const Made& made) {
  Handle handle = drag("guess", tr("Click or drag to your guess, then take the next step."), scale,
                       made.empty() ? guess.least : made.back());
  handle.area = scale.area.adjusted(-34, -22, 34, 22);
  handle.step = guess.step;
  handle.takes_press = true;
  if (made.empty()) {
    picture << small_label(words, guess.closed ? QString() : tr("click the scale")) << handle;
    return;
  }
  const QPointF at(scale.x(made.back()), scale.area.center().y());
  if (made.size() > 1) {
    add_dots(picture, scale, made);
    picture << bold_label(words, guesses_text(made), kSmallType, Tint::guess) << handle;
    return;
  }
  add_grip(picture, at, Tint::guess, handle);
  picture.handles.back().area = handle.area;
  picture << bold_label({at.x() - 60, words.top(), 120, kLine}, number(made.back()), kSmallType, Tint::guess);
}

/// The answer in a line below the guesses.
void add_answer(Picture& picture, const PlotFrame& scale, const Guess& guess, const QRectF& words, const Made& made) {
  const bool dots = made.size() > 1;
  if (dots) add_dots(picture, scale, made);
  if (made.size() == 1)
    picture << Marker({scale.x(made.back()), scale.area.center().y()}, Shape::diamond, Tint::guess, 34);
  if (!made.empty())
    picture << bold_label(words.translated(0, -kLine),
                          (dots ? u'\u25CB' : u'\u25C6') + QString(u' ') + guesses_text(made), kSmallType, Tint::guess);
  const std::size_t first = picture.items.size();
  picture << Marker({scale.x(guess.answer), scale.area.center().y()}, Shape::circle, Tint::found, 24);
  if (guess.reveals) picture.move({.first = first, .from = {scale.area.left() - scale.x(guess.answer), 0}});
  picture << bold_label(
      words, tr("\u25CF answer %1").arg(guess.step < 1 ? similarity_text(guess.answer) : number(guess.answer)),
      kSmallType, Tint::found);
}

}  // namespace

Input slider(const QString& id, const QString& label, const QString& tip, double value,
             const std::function<void(double)>& set, double least, double most, double step, int decimals) {
  return {{SceneControl::Kind::slider, id, label, tip, value, least, most, step, decimals, {}},
          [=](const QVariant& now) { set(std::clamp(now.toDouble(), least, most)); }};
}

Input toggle(const QString& id, const QString& label, const QString& tip, bool& on) {
  return {{.kind = SceneControl::Kind::toggle, .id = id, .label = label, .tip = tip, .value = on},
          [&on](const QVariant& value) { on = value.toBool(); }};
}

Input more_steps(bool& on) {
  return toggle("more", tr("more steps"), tr("Show the steps that repeat as well, instead of a jump to the last."), on);
}

void add_hint(SceneFrame& frame, const QString& sentence) {
  frame.hint = QString(frame.hint + u' ' + sentence).trimmed();
}

void add_guess(SceneFrame& frame, const Guess& guess, const Guesses& made) {
  const QRectF& room = guess.room;
  if (room.isNull()) return;
  Picture& picture = frame.picture;
  const auto found = made.find({guess.question, guess.answer});
  const Made guesses = found == made.end() ? Made() : found->second;
  const double middle = room.bottom() - kFoot, words_top = middle - kOver - kLine;
  const PlotFrame scale{{room.left() + kEnd, middle - 4, room.width() - 2 * kEnd, 8}, guess.least, guess.most};
  const QRectF words(room.left() + 8, words_top, room.width() - 16, kLine);
  const double lowest = !guess.open && !guesses.empty() ? words_top - kLine : words_top;
  picture << Box(room, {Tint::guess}, {Tint::guess, 2, Dash::dashed}, 12);
  picture << wrapping_label({room.left() + 16, room.top() + 4, room.width() - 32, lowest - room.top() - 4},
                            guess.question, kSmallType, Tint::text, Align::centre);
  add_scale(picture, scale);
  (guess.open ? add_open : add_answer)(picture, scale, guess, words, guesses);
  if (guess.closed) std::erase_if(picture.handles, [](const Handle& handle) { return handle.id == u"guess"; });
  frame.asks = guess.asks && guesses.empty();
  if (guess.asks)
    add_hint(frame, tr("Guess first: click the scale, or press G, type a number and press Enter. Then "
                       "take the next step."));
}

}  // namespace lookalike
