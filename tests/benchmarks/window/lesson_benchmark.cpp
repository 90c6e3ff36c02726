#include "tests/benchmarks/window/lesson_benchmark.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

#include "ui/models/lesson/scene.h"
#include "ui/views/lesson/picture_painter.h"

namespace lookalike {
namespace {

constexpr int kFrames = 100;  // of each motion

double processor_milliseconds() {
  return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Milliseconds of processor time of each frame of a motion, drawn as the slide show draws it.
std::vector<double> frame_times(const SceneFrame& frame, QSize size) {
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  std::vector<double> times;
  for (int i = -1; i < kFrames; ++i) {  // the first frame loads typefaces
    const double begin = processor_milliseconds();
    SceneFrame shown = frame;
    shown.picture = moving(frame.picture, static_cast<double>(std::max(i, 0)) / kFrames);
    QPainter painter(&image);
    painter.setTransform(fitted(kSlide, image.rect()));
    draw_slide(painter, shown, {}, QApplication::palette(), QApplication::font());
    painter.end();
    if (i >= 0) times.push_back(processor_milliseconds() - begin);
  }
  std::ranges::sort(times);
  return times;
}

}  // namespace

void measure_motions() {
  std::printf("%-26s%34s%34s\n", "", "1280 x 720", "1920 x 1080");
  std::printf("%-26s%10s%12s%12s%10s%12s%12s\n", "scene, step", "median", "95 %", "worst", "median", "95 %", "worst");
  for (const auto& scene : make_scenes())
    for (int step = 0; step < scene->steps(); ++step) {
      const SceneFrame frame = scene->frame(step);
      if (frame.picture.motions.empty()) continue;
      std::printf("%-20s%3d   ", qPrintable(scene->name()), step + 1);
      for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
        const auto times = frame_times(frame, size);
        std::printf("%10.1f%12.1f%12.1f", times[kFrames / 2], times[kFrames * 95 / 100], times.back());
      }
      std::printf("\n");
    }
}

}  // namespace lookalike
