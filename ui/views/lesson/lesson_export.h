#pragma once

#include <QByteArray>
#include <QFont>
#include <QPalette>
#include <QToolButton>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "ui/models/lesson/scene.h"
#include "ui/session/worker.h"

class QAction;

namespace lookalike {

class LessonPlayer;
struct PlotPicture;

/// "3 Permutations \u00B7 step 2 of 9", and `corpus` if the scene shows it; `number` from 1, `step` from 0.
QString foot_of(const Scene& scene, int number, int step, const QString& corpus);

/// The lesson with the scenes' current values as a PDF, one slide per step, then notes and exercises; slides that show
/// the corpus name `corpus`. Needs no window, so any thread can call it; empty if stopped.
QByteArray lesson_pdf(const std::vector<std::shared_ptr<const Scene>>& scenes, const QString& corpus,
                      const QPalette& palette, const QFont& font, const std::stop_token& stop);

/// A button with a menu: copy the scene's picture or its formulas as LaTeX, save it as PNG or SVG, save the whole
/// lesson as PDF.
class LessonExport final : public QToolButton {
  Q_OBJECT

 public:
  /// `corpus` returns corpus and recipe for the captions of pictures.
  LessonExport(LessonPlayer& player, std::function<QString()> corpus, QWidget* parent = nullptr);

 private:
  QPalette palette_of_file() const;
  PlotPicture picture() const;
  QString file_name(const QString& ending) const;
  void copy_formulas();
  void save_lesson();

  LessonPlayer& player_;
  const std::function<QString()> corpus_;
  QAction *light_ = nullptr, *slide_ = nullptr;
  Worker worker_;
  LatestRequest request_;
};

}  // namespace lookalike
