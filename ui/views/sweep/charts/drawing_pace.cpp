#include "ui/views/sweep/charts/drawing_pace.h"

#include <QElapsedTimer>
#include <algorithm>
#include <utility>

namespace lookalike {
namespace {

constexpr int kDelay = 200;  // ms
constexpr int kShare = 10;   // at most one part in so many of the time is spent drawing

}  // namespace

DrawingPace::DrawingPace(std::function<void()> draw, QObject* parent) : QObject(parent), draw_(std::move(draw)) {
  due_.setSingleShot(true);
  due_.setInterval(kDelay);
  connect(&due_, &QTimer::timeout, this, &DrawingPace::draw);
}

void DrawingPace::ask() {
  if (!due_.isActive()) due_.start();
}

void DrawingPace::catch_up() {
  if (due_.isActive()) draw();
}

void DrawingPace::draw() {
  due_.stop();
  QElapsedTimer drawing;
  drawing.start();
  draw_();
  due_.setInterval(std::max(kDelay, kShare * static_cast<int>(drawing.elapsed())));
}

}  // namespace lookalike
