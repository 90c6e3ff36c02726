#include "ui/views/lesson/lesson_pdf.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

#include "ui/views/lesson/slide.h"

namespace lookalike {
namespace {

constexpr double kPointsOfUnit = 0.6;  // a page of 960 x 540 points
constexpr int kResolution = 120;       // dots an inch, so that a dot is a unit

QString foot_of(const Scene& scene, int number, int step, const QString& corpus) {
  return QCoreApplication::translate("Lesson", "%1 %2 \u00B7 step %3 of %4%5")
      .arg(number)
      .arg(scene.name())
      .arg(step + 1)
      .arg(scene.steps())
      .arg(scene.shows_corpus() ? QStringLiteral(" \u00B7 ") + corpus : QString());
}

}  // namespace

QByteArray lesson_pdf(const std::vector<std::shared_ptr<const Scene>>& scenes, const QString& corpus,
                      const QPalette& palette, const QFont& font, const std::stop_token& stop) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setTitle(QCoreApplication::translate("Lesson", "How near-duplicates are found"));
  writer.setPageSize(QPageSize(kSlide * kPointsOfUnit, QPageSize::Point, QString(), QPageSize::ExactMatch));
  writer.setPageMargins({});
  writer.setResolution(kResolution);
  QPainter painter(&writer);
  bool is_first = true;
  for (std::size_t i = 0; i < scenes.size(); ++i)
    for (int step = 0; step < scenes[i]->steps(); ++step) {
      if (stop.stop_requested()) return {};
      if (!std::exchange(is_first, false)) writer.newPage();
      draw_slide(painter, scenes[i]->frame(step), foot_of(*scenes[i], static_cast<int>(i) + 1, step, corpus), palette,
                 font);
    }
  painter.end();
  return buffer.data();
}

}  // namespace lookalike
